"""Conditions and amounts: does each fact exist, is it of the right type, does it hold where it is used?"""

from __future__ import annotations

from collections.abc import Iterator

from courtpiece_spec.book.conditions import (
    Compare,
    Comparison,
    EarlierBeforeReveal,
    Fact,
    IsIn,
    IsSame,
    SetThisTrick,
    Truth,
    WinningCard,
    WinningCards,
)
from courtpiece_spec.book.node import Node, parts
from courtpiece_spec.book.table import Cuts
from courtpiece_spec.book.tables import RoundIsLost, Row, TimesFact
from courtpiece_spec.book.vocabulary import FactType, Holds, Term
from courtpiece_spec.language.checks.lets import below, check_lets
from courtpiece_spec.language.checks.moments import ROWS, Judged, Moment, conditions
from courtpiece_spec.language.checks.near import report_unknown
from courtpiece_spec.language.checks.scope import Meaning, Scope
from courtpiece_spec.language.declarations import Written
from courtpiece_spec.language.diagnostic import Related
from courtpiece_spec.language.paths import section_of

WORDS = {
    FactType.NUMBER: "a number",
    FactType.TRUTH: "true or false",
    FactType.SIDE: "a side",
    FactType.SEAT: "a player",
}

AFTERWARDS = frozenset({Moment.SCORE, Moment.NEXT, Moment.ANY})
"""Moments at which the round is decided."""
INSIDE = frozenset({
    Moment.STEP, Moment.PLAY, Moment.CONCEDE, Moment.COLLECT, Moment.DECIDE, Moment.FOUL, Moment.ANY,
})  # fmt: skip
"""Moments within a round."""

STEPS_SAID = {
    "bid": "bids", "promise": "promises", "may_go_on": "may go on", "may_change_trump": "may change trump",
    "may_redeal": "may ask for a new deal",
}  # fmt: skip


def check_facts(scope: Scope) -> None:
    """Check every condition and amount of a book."""
    for written in scope.made.clauses:
        for judged in conditions(written):
            _Checking(scope, judged).condition()
        _amounts(scope, written)
    check_lets(scope)


class _Checking:
    """One condition; a `let` inside it is checked for the moment at which the condition is judged."""

    def __init__(self, scope: Scope, judged: Judged) -> None:
        self.scope, self.moment, self.written = scope, judged.moment, judged.written
        self.top = judged.condition

    def condition(self) -> None:
        """Check it."""
        for node in parts(self.top):
            match node:
                case Compare():
                    self._compare(node)
                case IsIn():
                    self._is_in(node)
                case IsSame():
                    self._is_same(node)
                case Truth():
                    self._truth(node)
                case WinningCards() | EarlierBeforeReveal() | SetThisTrick() | WinningCard():
                    self._special(node)

    def amount(self, fact: Fact) -> None:
        """Check a fact that is paid."""
        meaning = self._known(fact)
        if meaning is not None:
            self._is(fact, meaning, FactType.NUMBER, "paid")

    # ------------------------------------------------------------------ kinds of conditions
    def _compare(self, node: Compare) -> None:
        meaning = self._known(node.fact)
        if meaning is None or not self._is(node.fact, meaning, FactType.NUMBER, "compared with a number"):
            return
        if isinstance(node.value, Fact):
            right = self._known(node.value)
            if right is not None and (right.term is None or right.term.name != "bid"):
                self.scope.report(
                    "CP413",
                    f"`{node.value}` cannot stand here: numbers are compared with constants, or with `bid`",
                    node.value.at,
                    f"write a number, as in `{node.fact} {node.comparison.value} 7`",
                )
            return
        if meaning.counter is not None:
            return
        low, high = number_range(self.scope, meaning.term)
        holds = {_holds(node.comparison, value, node.value) for value in _samples(low, high, node.value)}
        if len(holds) == 1:
            words = "always" if holds == {True} else "never"
            self.scope.report(
                "CP406",
                f"`{node.fact} {node.comparison.value} {node.value}` is {words} so",
                node.at,
                _range_said(node.fact, low, high),
            )

    def _is_in(self, node: IsIn) -> None:
        meaning = self._known(node.fact)
        if meaning is None or not self._is(
            node.fact, meaning, FactType.NUMBER, "looked up in a set of numbers"
        ):
            return
        if meaning.counter is not None:
            return
        low, high = number_range(self.scope, meaning.term)
        outside = [value for value in node.values if value < low or (high is not None and value > high)]
        if outside:
            self.scope.report(
                "CP406", f"`{node.fact}` is never {outside[0]}", node.at, _range_said(node.fact, low, high)
            )

    def _is_same(self, node: IsSame) -> None:
        left, right = self._party(node.left, node.right), self._party(node.right, node.left)
        if left is None or right is None:
            return
        for fact, meaning in ((node.left, left), (node.right, right)):
            if meaning.type in (FactType.NUMBER, FactType.TRUTH):
                way_out = (
                    "write `=` between numbers" if meaning.type is FactType.NUMBER else "leave `is …` out"
                )
                self.scope.report(
                    "CP402",
                    f"`{fact}` is {WORDS[meaning.type]}, and `is` compares sides or players",
                    fact.at,
                    way_out,
                )
                return
        if left.type is not right.type:
            self.scope.report(
                "CP402",
                f"`{node.left}` is {WORDS[left.type]} and `{node.right}` is "
                f"{WORDS[right.type]}: they are never the same",
                node.at,
            )

    def _truth(self, node: Truth) -> None:
        meaning = self._known(node.fact)
        if meaning is None:
            return
        if meaning.let is not None:
            self._through(node, meaning.let)
        else:
            self._is(node.fact, meaning, FactType.TRUTH, "a condition by itself")

    def _through(self, node: Truth, let: Written) -> None:
        """What a `let` says must hold where the `let` is used."""
        if self.moment is Moment.ANY:
            return
        for inner in below(self.scope, let):
            meaning = self.scope.meaning(inner) if isinstance(inner, Fact) else None
            wrong = self._misplaced(inner, meaning)
            if wrong is not None:
                what = f" speaks of `{inner}`, which" if isinstance(inner, Fact) else ""
                related = () if inner.at is None else (Related(inner.at, "it is said here"),)
                self.scope.report("CP403", f"`{node.fact}`{what} {wrong}", node.at, None, related)
                return

    def _special(self, node: Node) -> None:
        wrong = self._misplaced(node, None)
        if wrong is not None:
            self.scope.report("CP403", f"this {wrong}", node.at)

    # ------------------------------------------------------------------ facts
    def _party(self, fact: Fact, other: Fact) -> Meaning | None:
        """What stands on a side of `is`; a role is a player where the other side is one."""
        beside = self.scope.meaning(other)
        if (
            beside is not None
            and beside.type is FactType.SEAT
            and not fact.subject
            and self.scope.has_role(fact.name)
        ):
            return Meaning(FactType.SEAT, role=fact.name)
        return self._known(fact)

    def _known(self, fact: Fact) -> Meaning | None:
        meaning = known(self.scope, fact)
        if meaning is not None:
            wrong = self._misplaced(fact, meaning)
            if wrong is not None:
                self.scope.report("CP403", f"`{fact}` {wrong}", fact.at, _instead(fact, self.moment))
                return None
        return meaning

    def _is(self, fact: Fact, meaning: Meaning, wanted: FactType, use: str) -> bool:
        if meaning.type is wanted:
            return True
        way_out = {
            FactType.TRUTH: f"write `{fact}` or `not {fact}` alone",
            FactType.NUMBER: f"compare it, as in `{fact} >= 7`",
            FactType.SIDE: f"write `{fact} is …`, or one of its facts, as in `{fact}.won`",
            FactType.SEAT: f"write `{fact} is …`",
        }[meaning.type]
        self.scope.report("CP401", f"`{fact}` is {WORDS[meaning.type]} and cannot be {use}", fact.at, way_out)
        return False

    def _misplaced(self, node: Node, meaning: Meaning | None) -> str | None:
        """Why something does not exist at this moment, if it does not."""
        moment = self.moment
        match node:
            case WinningCards() | EarlierBeforeReveal():
                if moment not in (Moment.COLLECT, Moment.ANY):
                    return "speaks of a pair of tricks and belongs in `collect { except … }`"
            case SetThisTrick() | WinningCard():
                if moment not in INSIDE:
                    return f"speaks of the trick just played, and there is none {moment.value}"
        if meaning is None:
            return None
        for term in (meaning.term, meaning.side):
            if term is None:
                continue
            if term.name == "side" and moment not in (Moment.DECIDE, Moment.CONCEDE, Moment.ANY):
                return "is the side that a row of `decide` is judged for"
            if term.holds is Holds.DECIDED and moment not in AFTERWARDS:
                return f"exists only once the round is decided, not {moment.value}"
            if term.holds is Holds.PLAY and moment not in INSIDE:
                return f"exists only {term.holds.value}, not {moment.value}"
            if term.holds is Holds.FOUL and moment not in (Moment.FOUL, Moment.ANY):
                return "exists only in a table of `foul`"
        return None


def _instead(fact: Fact, moment: Moment) -> str | None:
    if moment in (Moment.STEP, Moment.PLAY, Moment.CONCEDE) and (fact.subject or fact.name) in (
        "winner",
        "loser",
    ):
        return "write `a side has 7 tricks` or `both sides have a trick`"
    if moment is Moment.DECIDE and (fact.subject or fact.name) in ("winner", "loser"):
        return "write `side`: each row is tried for both sides"
    return None


def known(scope: Scope, fact: Fact) -> Meaning | None:
    """What a fact stands for; one that is unknown or lacks its step is reported."""
    meaning = scope.meaning(fact)
    if meaning is None:
        report_unknown(scope, fact)
        return None
    for term in (meaning.term, meaning.side):
        if term is not None and term.needs and not scope.kinds.intersection(term.needs):
            needed = " or ".join(f"`{STEPS_SAID[kind]}`" for kind in term.needs)
            scope.report(
                "CP404",
                f"`{fact}` never happens: no step of the round {needed}",
                fact.at,
                "add such a step, or take this away",
            )
            return None
    if not _argument_fits(scope, fact, meaning.term):
        return None
    if meaning.role is not None and meaning.term is not None and meaning.term.name == "term":
        _has_terms(scope, fact, meaning.role)
    if meaning.term is not None and meaning.term.name == "cut_declined":
        cuts = scope.rule("roles.cuts")
        if not (isinstance(cuts, Cuts) and cuts.may_decline):
            scope.report(
                "CP404",
                "`cut_declined` never happens: nobody may decline to cut",
                fact.at,
                "write `cuts: …, may decline`",
            )
    if meaning.term is not None and meaning.term.name == "conceded" and scope.rule("play.concede") is None:
        scope.report(
            "CP404",
            "`conceded` never happens: no side may give up",
            fact.at,
            "write `concede: a side may when …` in `play`",
        )
    if meaning.term is not None and meaning.term.name == "forfeited" and not _round_is_lost(scope):
        scope.report(
            "CP404",
            "`forfeited` never happens: no irregularity loses the round",
            fact.at,
            "write `the round is lost` in a row of `foul`",
        )
    if meaning.side is not None and meaning.side.name == "loser" and scope.sides > 2:
        scope.report(
            "CP412",
            f"there are {scope.sides} sides, so there is no one `loser`",
            fact.at,
            "say it of the `winner`, or of a role's side such as `dealer_side`",
        )
    return meaning


def _round_is_lost(scope: Scope) -> bool:
    """Whether some irregularity loses the round."""
    rules = (written.clause.rule for written in scope.section("foul"))
    return any(isinstance(effect, RoundIsLost) for rule in rules for effect in getattr(rule, "effects", ()))


def _argument_fits(scope: Scope, fact: Fact, term: Term | None) -> bool:
    wants = term is not None and term.argument
    if wants and fact.argument is None:
        scope.report("CP407", f"`{fact}` of which rank?", fact.at, f"write `{fact}(tens)`")
        return False
    if not wants and fact.argument is not None:
        bare = str(fact).partition("(")[0]
        scope.report("CP407", f"`{bare}` takes nothing in brackets", fact.at, f"write `{bare}`")
        return False
    return True


def _has_terms(scope: Scope, fact: Fact, role: str) -> None:
    if role != scope.primary:
        way_out = None if scope.primary is None else f"write `{scope.primary}.term`"
        scope.report("CP408", f"`{role}` has no terms: it follows from another role", fact.at, way_out)


# ---------------------------------------------------------------------- ranges
def number_range(scope: Scope, term: Term | None) -> tuple[int, int | None]:
    """The least and the greatest value of a fact in this book; None for no bound."""
    assert term is not None, "only counters are numbers without an entry in the vocabulary"
    if term.name in ("won", "collected", "opening_run", "number", "bid"):
        return term.low, scope.tricks
    return term.low, term.high


def _samples(low: int, high: int | None, value: int) -> Iterator[int]:
    top = max(low, value) + 1 if high is None else high
    yield low
    yield top
    yield from (each for each in (value - 1, value, value + 1) if low <= each <= top)


def _holds(comparison: Comparison, left: int, right: int) -> bool:
    return {
        Comparison.EQUAL: left == right,
        Comparison.UNEQUAL: left != right,
        Comparison.LESS: left < right,
        Comparison.AT_MOST: left <= right,
        Comparison.MORE: left > right,
        Comparison.AT_LEAST: left >= right,
    }[comparison]


def _range_said(fact: Fact, low: int, high: int | None) -> str:
    return f"`{fact}` is {low} or more" if high is None else f"`{fact}` goes from {low} to {high}"


# ---------------------------------------------------------------------- amounts
def _amounts(scope: Scope, written: Written) -> None:
    """Facts that rows pay."""
    rule = written.clause.rule
    if not isinstance(rule, Row):
        return
    for node in parts(rule.outcome):
        fact = node.fact if isinstance(node, TimesFact) else getattr(node, "amount", None)
        if isinstance(fact, Fact):
            _Checking(scope, Judged(Truth(fact), ROWS[section_of(written.path)], written)).amount(fact)
