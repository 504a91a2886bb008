"""A match can end, and a deal can stand: what is told of books in which neither is so, and of none else."""

from __future__ import annotations

from pathlib import Path

import pytest

from courtpiece_spec.loading import compile_file


def told(tmp_path: Path, text: str) -> list[tuple[str, str]]:
    """The codes and messages of a book."""
    path = tmp_path / "mine.court"
    path.write_text(f"court 1\n{text}\n", "utf-8")
    return [(each.code, each.message) for each in compile_file(path).diagnostics]


def scored(rows: str, parent: str = "single_sir", more: str = "") -> str:
    return f'variant mine "Mine" extends {parent} {{\n  replace score points, {rows}\n{more}\n}}'


@pytest.mark.parametrize(
    ("text", "most"),
    [
        (scored("first match { any: otherwise -> 1 from winner }"), 0),
        (scored("first match { any: otherwise -> 1 from loser }"), 0),
        (scored("first match { any: otherwise -> 9, scores start over }"), 9),
        # what is gained beside it is lost again each time
        (scored("first match, plus { any: otherwise -> 4, scores start over\n b: plus when court -> 3 }"), 7),
    ],
)
def test_a_target_that_nobody_reaches(tmp_path: Path, text: str, most: int) -> None:
    ((code, message),) = told(tmp_path, text)
    assert code == "CP604"
    assert f"no side ever has more than {most} points, and 10 end it" in message


@pytest.mark.parametrize(
    "text",
    [
        scored("first match { any: otherwise -> 10, scores start over }"),
        # a Court takes all away, and an ordinary win brings one
        scored("first match { court: when court -> 9, scores start over\n win: otherwise -> 1 }"),
        # loser pays, winner gains
        scored("first match { any: otherwise -> 1 from loser to winner }"),
        # what is held over comes to the winner of the next round
        scored("first match { any: otherwise -> 1 held over }"),
        # tokens are only lost, but after eight rounds the match is over
        scored(
            "first match { any: otherwise -> 1 from loser }",
            more="  replace match {\n over: after 8 rounds\n won: most points }",
        ),
        # the rounds won end the match, whatever is paid
        scored(
            "first match { any: otherwise -> 1 from loser }",
            more="  replace match.won: first side to 5 rounds",
        ),
    ],
)
def test_a_match_that_can_end(tmp_path: Path, text: str) -> None:
    assert told(tmp_path, text) == []


def test_sides_that_are_always_level(tmp_path: Path) -> None:
    rows = (
        "sum {\n a: when winner.won >= 7 -> 1 to dealer_side\n b: when winner.won >= 7 -> 1 to caller_side }"
    )
    ends = told(tmp_path, scored(rows))
    assert ends == [], "without a tie clause the match is drawn"
    goes_on = told(tmp_path, scored(rows, more="  add match { tie: higher total, else one more round }"))
    assert [code for code, _ in goes_on] == ["CP604"]
    assert "stay level" in goes_on[0][1]


def test_a_tie_clause_matters_where_both_sides_are_paid(tmp_path: Path) -> None:
    rows = "sum {\n a: when winner.won >= 7 -> 2\n b: when winner.won >= 7 -> 1 to caller_side\n"
    both = scored(rows + " c: when winner.won >= 7 -> 1 to dealer_side }")
    assert told(tmp_path, f'{both}\nvariant tied "Tied" = mine with tie_deciding_round') == []
    one = scored("first match { any: otherwise -> 1 }")
    found = told(tmp_path, f'{one}\nvariant tied "Tied" = mine with tie_deciding_round')
    assert [code for code, _ in found] == ["CP310"]


def dealt(step: str) -> str:
    return f'variant mine "Mine" extends single_sir {{ add round {{ redeal: {step} }} after round.rest }}'


@pytest.mark.parametrize("number", [3, 4])
def test_thirteen_trumps_in_four_hands_are_more_than_three_in_one(tmp_path: Path, number: int) -> None:
    found = told(tmp_path, dealt(f"a new deal if any hand holds {number} or more trumps"))
    assert [code for code, _ in found] == ["CP607"]


@pytest.mark.parametrize(
    "step",
    [
        "a new deal if any hand holds 5 or more trumps",  # in a third of all deals nobody does
        "a new deal if any hand holds 4 or more trumps, at most 3 times",
        "caller may ask for a new deal holding 1 or more trumps",
    ],
)
def test_deals_that_stand_at_last(tmp_path: Path, step: str) -> None:
    assert told(tmp_path, dealt(step)) == []
