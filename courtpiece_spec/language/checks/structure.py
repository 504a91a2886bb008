"""What a book must have to be played, and clauses that need others."""

from __future__ import annotations

from courtpiece_spec.book.conditions import EarlierBeforeReveal
from courtpiece_spec.book.levels import FirstLoses, FirstTo, MostWins, OverAfter, StartWith, WorthWon
from courtpiece_spec.book.node import kind_name, parts
from courtpiece_spec.book.play import (
    AfterReveal,
    FaceDown,
    FirstVoidSetsTrump,
    FromStart,
    HiddenInHand,
    HiddenOutOfHand,
    LastTakesPile,
    MayDemand,
    MayReveal,
    MustFaceDown,
    MustReveal,
    MustRevealTrumping,
    Never,
    OnlyAfterReveal,
    Power,
    ReturnToHand,
    ShownAfter,
    ShownWhenVoid,
    TricksRunning,
    WholeTrick,
)
from courtpiece_spec.book.steps import (
    LayBlindTrump,
    LayDownTrump,
    MayChangeTrump,
    PlayTricks,
    PlayUntil,
    Step,
)
from courtpiece_spec.book.tables import ScoreTable
from courtpiece_spec.language.checks.scope import Scope
from courtpiece_spec.language.checks.units import same_unit
from courtpiece_spec.language.diagnostic import Related

NEEDED = {
    "table.players": "table { players: 4, partners opposite }",
    "pack.cards": "pack { cards: 52 }",
    "pack.rank": "pack { rank: A K Q J T 9 8 7 6 5 4 3 2 }",
    "roles.dealer": "roles { dealer: first at random }",
    "trump.power": "trump { power: at once }",
    "play.lead": "play { lead: right of dealer }",
    "play.follow": "play { follow: must follow suit if able }",
    "play.void": "play { void: may play any card }",
    "play.takes": "play { takes: highest trump, else highest of the suit led }",
    "play.next": "play { next: taker of the trick }",
    "collect.take": "collect { take: each trick at once }",
    "score": "score points { win: otherwise -> 1 }",
}
"""What every book that is played has, with a way to write it."""

HIDDEN_RULES = (
    MayDemand,
    MayReveal,
    MustReveal,
    MustRevealTrumping,
    ShownWhenVoid,
    ShownAfter,
    ReturnToHand,
    HiddenInHand,
    FaceDown,
    MustFaceDown,
)
"""Clauses that speak of a trump not yet exposed."""

OF_A_CARD = (HiddenInHand, HiddenOutOfHand, MustReveal, ReturnToHand)
"""Clauses that speak of the card laid down for it: where it is, where it goes, its owner's last card."""

TRUMP_STEPS = frozenset({
    "name_trump", "may_name_trump", "lay_up_trump", "lay_down_trump", "write_trump", "lay_blind_trump",
    "random_card_sets_trump", "nth_card_sets_trump",
})  # fmt: skip


def check_structure(scope: Scope) -> None:
    """Check what is missing, and what stands there for nothing."""
    if scope.is_played:
        _needed(scope)
        _plays(scope)
        _level(scope, "match")
        _trump(scope)
        _changes(scope)
    elif scope.made.lineage:
        scope.report(
            "CP504",
            "the book has no `round`",
            scope.name_at,
            "write the steps of a round: `round { first: 5 to each … }`",
        )
    _pile(scope)
    _hidden(scope)
    if scope.section("set"):
        _level(scope, "set")
        _counted_in_sets(scope)


def _needed(scope: Scope) -> None:
    for path, example in NEEDED.items():
        if path not in scope.clauses:
            scope.report(
                "CP504", f"the book does not say `{path}`", scope.name_at, f"write for example `{example}`"
            )
    if scope.primary is None:
        at = next(iter(scope.roles.values())).name_at if scope.roles else scope.name_at
        scope.report("CP504", "no role is found first", at, "let one be: `dealer: first at random`")
    elif f"next_{scope.primary}" not in scope.clauses:
        tables = [role for role in scope.roles if f"next_{role}" in scope.clauses]
        if not tables:
            scope.report(
                "CP504",
                f"the book does not say who is `{scope.primary}` next",
                scope.name_at,
                f"write `next {scope.primary} {{ turn: otherwise -> right of {scope.primary} }}`",
            )


def _plays(scope: Scope) -> None:
    if not any(isinstance(action, PlayTricks | PlayUntil) for _, _, action in scope.actions()):
        scope.report(
            "CP504",
            "no trick is played",
            scope.steps[-1].name_at,
            "add a step such as `play: until hands are empty`",
        )


def _level(scope: Scope, level: str) -> None:
    """A match can end, and somebody has won it then."""
    over, won = scope.rule(f"{level}.over"), scope.rule(f"{level}.won")
    if over is None and won is None and scope.rule(f"{level}.lost") is None:
        head = scope.rule("score")
        unit = head.unit if isinstance(head, ScoreTable) else "points"
        scope.report(
            "CP504",
            f"the {level} never ends",
            scope.name_at,
            f"write `{level} {{ won: first side to 10 {unit} }}` or `{level} {{ over: by agreement }}`",
        )
    elif isinstance(won, WorthWon) and level == "match":
        worth = f"{won.number} {won.unit}"
        scope.report(
            "CP504",
            f"nobody wins the match by `{worth}`, which says what something is worth",
            scope.clauses["match.won"].name_at,
            f"write `won: first side to {worth}`",
        )
    elif isinstance(won, FirstTo) and _has_from_the_start(scope, won):
        scope.report(
            "CP405",
            f"each side has {won.number} {won.unit} from the start",
            scope.clauses[f"{level}.won"].name_at,
            "take a higher number, or a lower one in `match.start`",
        )
    elif isinstance(won, MostWins) and over is None and scope.rule(f"{level}.lost") is None:
        scope.report(
            "CP504",
            f"the {level} never ends: it is won by most, and nothing says when it is over",
            scope.clauses[f"{level}.won"].name_at,
            "add `over: after 8 rounds`",
        )
    elif isinstance(over, OverAfter) and won is None:
        scope.report(
            "CP504",
            f"nobody wins the {level} that is over `after {over.number} {over.unit}`",
            scope.clauses[f"{level}.over"].name_at,
            "add `won: most points`",
        )


def _has_from_the_start(scope: Scope, won: FirstTo) -> bool:
    start = scope.rule("match.start")
    return isinstance(start, StartWith) and same_unit(start.unit, won.unit) and start.number >= won.number


def _counted_in_sets(scope: Scope) -> None:
    """What a set is worth decides the match."""
    worth, won, lost = scope.rule("set.won"), scope.rule("match.won"), scope.rule("match.lost")
    if not isinstance(worth, WorthWon):
        return
    units = won.units if isinstance(won, MostWins) else ()
    units += tuple(rule.unit for rule in (won, lost) if isinstance(rule, FirstTo | FirstLoses))
    if units and not any(same_unit(worth.unit, unit) for unit in units):
        path = "match.won" if "match.won" in scope.clauses else "match.lost"
        scope.report(
            "CP523",
            f"a set is worth {worth.unit}, and the match is decided by {' and '.join(units)}",
            scope.clauses[path].name_at,
            f"write `won: most {worth.unit}`, or remove `set`",
            (Related(scope.clauses["set.won"].at, "it is said here"),),
        )


# ---------------------------------------------------------------------- trump
def _changes(scope: Scope) -> None:
    """Trump is changed when there is one for sure, unless the step asks for that."""
    sure = False
    for _, written, action in scope.actions():
        step = written.clause.rule
        assert isinstance(step, Step)
        if isinstance(action, MayChangeTrump) and not sure and step.when is None:
            scope.report(
                "CP524",
                "perhaps there is no trump yet to change",
                written.name_at,
                "put the step behind one that surely makes a trump, or begin it with `when trump is set,`",
            )
        kind = kind_name(type(action))
        sure = sure or (step.when is None and kind in TRUMP_STEPS and kind != "may_name_trump")


def _trump(scope: Scope) -> None:
    power = scope.rule("trump.power")
    never = isinstance(power, Power) and isinstance(power.since, Never)
    makers = [written for _, written, action in scope.actions() if kind_name(type(action)) in TRUMP_STEPS]
    first_void = isinstance(scope.rule("trump.set"), FirstVoidSetsTrump)
    if not never and not makers and not first_void and "trump.power" in scope.clauses:
        scope.report(
            "CP504",
            "nothing makes a trump",
            scope.clauses["trump.power"].name_at,
            "write `power: never`, or a step such as `call: caller names trump`",
        )
    if never and makers:
        scope.report(
            "CP515",
            "a trump is chosen here that never counts",
            makers[0].name_at,
            "take the step away, or change `trump.power`",
            (Related(scope.clauses["trump.power"].at, "it is said here"),),
        )


def _hidden(scope: Scope) -> None:
    """Clauses about a hidden trump belong to books that hide one; and a hidden card must come out at last."""
    if not scope.hides_trump:
        for written in (*scope.section("trump"), *scope.section("play.face_down"), *scope.section("collect")):
            rule = written.clause.rule
            late = isinstance(rule, Power) and isinstance(
                rule.since, AfterReveal | OnlyAfterReveal | WholeTrick | FromStart
            )
            late = late or any(isinstance(node, EarlierBeforeReveal) for node in parts(rule))
            if (late or isinstance(rule, HIDDEN_RULES)) and scope.is_played:
                scope.report(
                    "CP404",
                    "this speaks of a hidden trump, and no step of the round hides one",
                    written.at,
                    "write `caller lays a card face down as trump`, or take this away",
                )
        return
    laid = [
        written for _, written, action in scope.actions() if isinstance(action, LayDownTrump | LayBlindTrump)
    ]
    for written in () if laid else scope.section("trump"):
        if isinstance(written.clause.rule, OF_A_CARD):
            scope.report(
                "CP404",
                "this speaks of a hidden card, and nobody lays one down: trump is only written",
                written.at,
                "write `caller lays a card face down as trump`, or take this away",
            )
    in_hand = isinstance(scope.rule("trump.hidden"), HiddenInHand)
    comes_out = any(
        isinstance(written.clause.rule, MustReveal | ShownAfter) for written in scope.section("trump")
    )
    if laid and not in_hand and not comes_out:
        scope.report(
            "CP514",
            "the hidden card may never be played: nobody has to expose it",
            laid[0].name_at,
            "add to `trump`: `reveal last_card: caller must when no other card is left`",
        )
    if laid and not in_hand and "trump.return" not in scope.clauses:
        scope.report(
            "CP514",
            "the exposed card goes back to nobody's hand",
            laid[0].name_at,
            "add to `trump`: `return: to the hand of caller`",
        )


def _pile(scope: Scope) -> None:
    """Clauses about a pile belong to books with a pile."""
    if isinstance(scope.rule("collect.take"), TricksRunning):
        return
    for written in scope.section("collect"):
        if written.path != "collect.take" and scope.is_played:
            what = "a pile" if isinstance(written.clause.rule, LastTakesPile) else "collecting from a pile"
            scope.report(
                "CP512",
                f"this speaks of {what}, and there is none: each trick is taken at once",
                written.at,
                "use the option `pile`, or take this away",
            )
