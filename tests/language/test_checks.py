"""Sound books that look odd: the checks keep silent about them."""

from __future__ import annotations

import pytest

from courtpiece_spec.book.conditions import Compare
from courtpiece_spec.book.levels import FirstTo
from courtpiece_spec.book.tables import HitPolicy, ScoreTable
from courtpiece_spec.language.checks.lets import below
from courtpiece_spec.language.checks.scope import Scope
from courtpiece_spec.language.compile import compile_text, read_declarations
from courtpiece_spec.language.compose import Composer
from courtpiece_spec.language.diagnostic import Diagnostic, Severity
from courtpiece_spec.language.source import Source
from tests.language.helpers import compiled, shelf, sound

BID = "bid: each in turn bids once, 7 to 13, or passes, the first may not pass"
PLAY = "call: caller names trump  play: until hands are empty"


def ours(body: str) -> str:
    return f'variant ours "Ours" extends single_sir {{ {body} }}'


@pytest.mark.parametrize(
    "steps",
    [
        f"first: 5 to each  rest: when trump is unset, 4 to each  more: 8 to each  {PLAY}",
        f"{BID}  one_by_one: 13 to bidder  rest: 13 to the others  {PLAY}",
        f"all: 13 to each  {BID}  drop: bidder discards 3  others: the others discard 3  {PLAY}",
        f"a1: 13 to caller  a2: 13 to partner of caller  a3: 13 to partner of dealer a4: 13 to dealer {PLAY}",
        f"a1: 13 to caller  a2: 13 to left of caller  a3: 13 to right of caller  a4: 13 to seat 2  {PLAY}",
        f"some: 5 to each  rest: the rest of the pack is set aside  {PLAY}",
        f"all: 1 to each, until the pack is gone drop: caller discards 1 rest: the others discard 1  {PLAY}",
    ],
)
def test_deals_that_add_up(steps: str) -> None:
    sound(
        ours(
            f"remove let replace score points {{ win: otherwise -> 1 }} replace round {{ {steps} }} "
            "replace next dealer { turn: otherwise -> right of dealer }"
        )
    )


@pytest.mark.parametrize(
    ("steps", "words"),
    [
        (f"a1: 13 to caller  a2: 13 to left of caller  a3: 13 to dealer  {PLAY}", "39 cards"),
        (f"all: 13 to each  drop: caller discards 1  {PLAY}", "they have"),
    ],
)  # fmt: skip
def test_deals_that_do_not(steps: str, words: str) -> None:
    text = ours(
        f"remove let replace score points {{ win: otherwise -> 1 }} replace round {{ {steps} }} "
        "replace next dealer { turn: otherwise -> right of dealer }"
    )
    found = compiled(text).diagnostics
    assert [each.code for each in found] == ["CP511"]
    assert words in found[0].message


@pytest.mark.parametrize(
    "body",
    [
        f"add round {{ {BID} }} after round.call  replace score.goon: when goon_court -> bid",
        f"add round {{ {BID} }} replace score.goon: when winner.won > bid -> 2 times bid to bidder_side",
        "remove next_dealer  next caller { stay: otherwise -> caller }",
        "decide after each trick { seven: when side.collected >= 7 -> side }",
        "decide at the end, unique { most: when side.most_tricks -> side }",
        "replace score points, unique { goon: when goon_court -> 4; other: when not goon_court -> 1 }",
        "counter kothi of side  replace score.goon: when winner.kothi in {0, 40} -> 1 kothi to loser",
        "counter misses of table  replace score.goon: when misses >= 40 -> 1 misses, misses starts over",
        "replace play.lead: holder of AS",
        "replace roles.eldest: seat 2",
        "foul revoke { any: otherwise -> 1 from offender to opponents, a new deal, at most twice a round }",
        "let far = trick.taker is trick.taker  replace round.play: until far",
        "foul talk { his: when offending_player is dealer -> 1 from offender; free: otherwise -> nothing }",
        "foul talk { his: when caller is offending_player -> 1 from offender; free: otherwise -> nothing }",
        "add score { shy: when cut_declined -> 1 } before score.goon",
        """foul revoke { lost: otherwise -> nothing, the round is lost }
        add score { cheap: when forfeited -> 1 } before score.goon""",
        """add play { concede: a side may when both sides have a trick }
        add score { shy: when conceded -> 1 } before score.goon""",
    ],
)
def test_sound(body: str) -> None:
    sound(ours(body))


def test_a_bonus_row_makes_a_table_of_first_matches_pay_bonuses() -> None:
    book = sound(ours("add score { lucky: plus when winner.won = 8 -> 1 }"))["ours"]
    assert book.rule("score") == ScoreTable("points", HitPolicy.FIRST_MATCH_PLUS)
    summed = compiled(
        ours(
            "replace score points, sum { win: when winner.won >= 7 -> 1 } "
            "add score { lucky: plus when winner.won = 8 -> 1 }"
        )
    )
    assert [each.code for each in summed.diagnostics] == ["CP510"]


def test_a_target_of_the_same_unit() -> None:
    assert sound(ours("replace match.won: first side to 7 of the same"))["ours"].rule("match.won") == FirstTo(
        7, "points"
    )
    text = (
        'variant longest "M" extends single_sir { replace match { won: most rounds; over: after 8 rounds } } '
        'variant ours "O" extends longest { replace match.won: first side to 7 of the same }'
    )
    assert sound(text)["ours"].rule("match.won") == FirstTo(7, "points")


def test_a_chain_of_lets_that_leads_into_a_circle() -> None:
    """The circle is told once, from the first of its own."""
    found = compiled(
        ours("let in_a = in_c  let in_b = in_c  let in_c = in_b  let in_d = in_a and in_b")
    ).diagnostics
    assert [(each.code, each.message) for each in found] == [
        ("CP222", "`in_b` is defined by itself: `in_b` → `in_c` → `in_b`")
    ]


def test_circles_that_share_a_let_are_told_once() -> None:
    found = compiled(ours("let in_a = in_b and in_c  let in_b = in_a  let in_c = in_a")).diagnostics
    assert [(each.code, each.message) for each in found] == [
        ("CP222", "`in_a` is defined by itself: `in_a` → `in_b` → `in_a`")
    ]


def test_a_chain_of_lets_that_is_no_circle() -> None:
    sound(ours("let odd_a = odd_b and odd_c  let odd_b = odd_c  let odd_c = winner.won = 8"))
    found = compiled(
        ours("let odd_a = odd_b  let odd_b = odd_c and odd_b  let odd_c = winner.won = 8")
    ).diagnostics
    assert [(each.code, each.message) for each in found] == [
        ("CP222", "`odd_b` is defined by itself: `odd_b` → `odd_b`")
    ]


def test_each_let_is_looked_into_once() -> None:
    """Nine facts in nine steps that double: written out they would be 512."""
    lets = "".join(f" let l{n} = l{n - 1} and l{n - 1}" for n in range(1, 10))
    text = ours(f"let l0 = winner.won = 8{lets} add score {{ extra: when l9 -> 3 }} before score.court")
    declared, _ = read_declarations(Source("a.court", f"court 1\n{text}"))
    assert declared is not None
    (decl,) = declared.decls
    made = Composer(declared.decls, shelf()).named(decl.name)
    assert made is not None
    scope = Scope(made)
    found = [str(each.fact) for each in below(scope, scope.lets["l9"]) if isinstance(each, Compare)]
    assert found == ["winner.won"]


def test_without_a_library_only_the_text_itself_is_known() -> None:
    text = 'court 1\nvariant ours "Ours" extends single_sir { }'
    assert [each.code for each in compile_text(text, "a.court").diagnostics] == ["CP201"]
    assert compile_text('court 1\nfamily root "Root" { }', "a.court").ok


def test_as_json() -> None:
    made = compile_text('court 1\nvariant ours "Ours" extends single_sir { }', "a.court")
    assert made.diagnostics[0].as_json() == {
        "code": "CP201",
        "severity": "error",
        "file": "a.court",
        "line": 2,
        "column": 29,
        "end_line": 2,
        "end_column": 39,
        "message": "there is no book `single_sir`",
    }
    told = Diagnostic("CP310", "m", made.diagnostics[0].at, "h", severity=Severity.WARNING)
    assert told.as_json()["help"] == "h"
    assert told.as_json()["severity"] == "warning"
