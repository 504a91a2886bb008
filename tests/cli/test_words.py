"""`courtpiece words`."""

import re
from typing import get_args

import pytest

from courtpiece_spec.book import kind_name
from courtpiece_spec.book.steps import StepAction
from courtpiece_spec.cli.exits import ExitCode
from courtpiece_spec.language.parse import parse
from courtpiece_spec.language.source import Source
from courtpiece_spec.records.forms import SECTIONS, forms
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
        "form": "SIDE.captured (RANK)",
        "type": "number",
        "holds": "always",
        "meaning": "cards of a rank among the tricks that count for the side",
        "example": "score { tens: when winner.captured (tens) = 4 -> 3 }",
    }


def test_only_some(courtpiece: Courtpiece) -> None:
    out = courtpiece("words", "winning card", "STREAK").out
    assert "the winning card is an ACE" in out
    assert "SIDE.streak" in out
    assert "SIDE.won" not in out


def test_a_word_that_is_none(courtpiece: Courtpiece) -> None:
    ran = courtpiece("words", "streak", "captrued")
    assert (ran.code, ran.out) == (ExitCode.USAGE, "")
    assert "`captrued` is no word of clauses, conditions or outcomes; did you mean `captured`?" in ran.err
    assert "see `courtpiece words`" in courtpiece("words", "zzzzz").err


@pytest.mark.parametrize("word", ["tens", "ten", "kings"])
def test_ranks_are_found_where_any_may_stand(courtpiece: Courtpiece, word: str) -> None:
    assert "SIDE.captured (RANK)" in courtpiece("words", word).out


# ---------------------------------------------------------------------- clauses
def test_the_path_of_a_clause_tells_what_may_stand_there(courtpiece: Courtpiece) -> None:
    assert courtpiece("words", "play.follow").out.splitlines() == [
        "what may stand in play.follow",
        "  follow: must follow suit if able",
        "      Whoever holds a card of the suit led must follow suit.",
        "      play { follow: must follow suit if able }",
    ]


def test_a_section_tells_all_its_forms(courtpiece: Courtpiece) -> None:
    out = courtpiece("words", "round").out
    assert "NAME: [when CONDITION,] PLAYER lays a card face down as trump" in out
    assert "round { hide: caller lays a card face down as trump }" in out
    for section in SECTIONS:
        assert f"what may stand in {section}" in courtpiece("words", section).out


def test_a_path_with_a_name_of_the_authors(courtpiece: Courtpiece) -> None:
    assert "next caller {" in courtpiece("words", "next_caller.rotate").out
    out = courtpiece("words", "trump.reveal.void_player").out
    assert "(a void player | a void opponent of PLAYER) may demand it" in out
    assert "trump.power" not in out


@pytest.mark.parametrize("said", ["redeal", "new deal", "may ask for a new deal"])
def test_words_of_a_clause_find_it(courtpiece: Courtpiece, said: str) -> None:
    out = courtpiece("words", said).out
    assert "PLAYER may ask for a new deal holding (no RANK … | nothing above RANK |" in out
    assert "round { redeal: caller may ask for a new deal holding " in out


def test_every_kind_of_clause_has_its_form() -> None:
    """Each kind that a book's clauses may be, with the words of the grammar and nothing of its machinery."""
    told = {each.names[1] for each in forms()}
    steps = {kind_name(each) for each in get_args(StepAction)}
    assert steps <= told
    for each in forms():
        assert not re.search(r"\bK_|_who|\bcites\b|\blabel|[a-z]_[a-z]+ \|", each.form), each


def test_each_example_is_of_its_kind_and_can_be_read() -> None:
    shown = [each for each in forms() if each.example]
    assert len(shown) > 40
    for each in shown:
        add = "" if each.names[0] in ("let", "counter", "custom") else "add "
        text = f'court 1\nvariant mine "Mine" extends single_sir {{ {add}{each.example} }}'
        tree = parse(Source("mine.court", text))
        assert not isinstance(tree, tuple), (each.example, tree)
