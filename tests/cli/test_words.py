"""`courtpiece words`."""

from courtpiece_spec.cli.exits import ExitCode
from courtpiece_spec.rulebook.words import words
from tests.cli.house import Courtpiece


def test_for_people(courtpiece: Courtpiece) -> None:
    ran = courtpiece("words")
    assert (ran.code, ran.err) == (ExitCode.OK, "")
    lines = ran.out.splitlines()
    assert lines[0] == "what is known of a side (SIDE is winner, loser, caller_side …)"
    at = lines.index("  SIDE.streak  number, once the round is decided")
    assert lines[at + 1 : at + 3] == [
        "      rounds that the side has won running, this one included",
        "      score { third: plus when winner.streak >= 3 -> 1 }",
    ]
    assert "  runs start over" in lines
    assert all(f"      {each.example}" in lines for each in words())


def test_for_programs(courtpiece: Courtpiece) -> None:
    (rows,) = courtpiece("words", "--json").lines
    assert [row["form"] for row in rows] == [each.form for each in words()]
    (row,) = courtpiece("words", "captured", "--json").lines[0]
    assert row == {
        "group": "what is known of a side (SIDE is winner, loser, caller_side …)",
        "form": "SIDE.captured(RANK)",
        "type": "number",
        "holds": "always",
        "meaning": "cards of a rank among the tricks that count for the side",
        "example": "score { tens: when winner.captured(ten) = 4 -> 3 }",
    }


def test_only_some(courtpiece: Courtpiece) -> None:
    out = courtpiece("words", "winning card", "STREAK").out
    assert "the winning card is an ACE" in out
    assert "SIDE.streak" in out
    assert "SIDE.won" not in out


def test_a_word_that_is_none(courtpiece: Courtpiece) -> None:
    ran = courtpiece("words", "streak", "captrued")
    assert (ran.code, ran.out) == (ExitCode.USAGE, "")
    assert "`captrued` is no word of conditions or outcomes; did you mean `captured`?" in ran.err
    assert "see `courtpiece words`" in courtpiece("words", "zzzzz").err
