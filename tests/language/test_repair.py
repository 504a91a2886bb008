"""Repair: whatever the text, located messages and no exception; of a typical edit one message and a tree."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lark import Lark, Token, Tree, UnexpectedInput

import courtpiece_spec
from courtpiece_spec.language.codes import CODES, say
from courtpiece_spec.language.diagnostic import Severity
from courtpiece_spec.language.legible import MOST
from courtpiece_spec.language.parse import OPTIONS, grammar_text, parser
from courtpiece_spec.language.repair import Repaired, diagnose
from courtpiece_spec.language.source import Source

BOOKS: Final = sorted((Path(courtpiece_spec.__file__).parent / "books").glob("*.court"))
# Book by book, since a file of many is slow to mend again and again.
TEXTS: Final = [
    "court 1\n" + book
    for path in BOOKS
    for book in re.split(r"^(?=variant|option|family)", path.read_text("utf-8"), flags=re.MULTILINE)[1:]
]
TOKENS: Final = [list(parser().lex(text)) for text in TEXTS]
WORDS: Final = sorted({str(token) for tokens in TOKENS for token in tokens})
MUTATIONS: Final = 10_000 if settings().max_examples > 1_000 else 300
"""Examples of one property: ten thousand in `make proof`."""


def repaired(text: str) -> Repaired:
    return diagnose(text, "a.court", parser())


def codes(found: Repaired) -> list[str]:
    return [each.code for each in found.diagnostics]


def check_places(text: str, found: Repaired) -> None:
    """Every message is of a known code, in one line of words, and lies in the text."""
    lines = Source("a.court", text).text.split("\n")
    for each in found.diagnostics:
        at = each.at
        assert each.code in CODES
        assert each.severity is CODES[each.code].severity
        assert each.message
        assert "\n" not in each.message + str(each.help)
        for place in (at, *(other.at for other in each.related)):
            assert place.file == "a.court"
            assert 1 <= place.line <= place.end_line <= len(lines)
            assert 1 <= place.column <= len(lines[place.line - 1]) + 1
            assert (place.line, place.column) <= (place.end_line, place.end_column)
            assert place.end_column <= len(lines[place.end_line - 1]) + 1
    told = [each.at for each in found.diagnostics if each.code != "CP107"]
    assert told == sorted(told, key=lambda at: (at.line, at.column))
    assert len(told) <= MOST


# ---------------------------------------------------------------------- properties
@st.composite
def mutations(draw: st.DrawFn) -> tuple[str, int]:
    """A bundled text with one token lost, doubled, exchanged, put in or replaced; and the edit's line."""
    number = draw(st.integers(0, len(TEXTS) - 1))
    text, tokens = TEXTS[number], TOKENS[number]
    place = draw(st.integers(0, len(tokens) - 2))
    one, two = tokens[place], tokens[place + 1]
    start, end = _span(one)
    after_start, after_end = _span(two)
    word = draw(st.sampled_from(WORDS))
    edit = draw(st.sampled_from(["delete", "double", "swap", "insert", "replace", "letter"]))
    if edit == "letter":
        offset = draw(st.integers(start, end - 1))
        letter = draw(st.sampled_from(["", "x", "X", '"', "{", "}", ":", "é", "->", "\u200f"]))
        return text[:offset] + letter + text[offset + 1 :], one.line or 1
    between = text[end:after_start] or " "
    middle = {
        "delete": text[end:after_end],
        "double": f"{one} {one}{between}{two}",
        "swap": f"{two}{between}{one}",
        "insert": f"{word} {text[start:after_end]}",
        "replace": f"{word}{between}{two}",
    }[edit]
    return text[:start] + middle + text[after_end:], one.line or 1


def _span(token: Token) -> tuple[int, int]:
    assert token.start_pos is not None
    assert token.end_pos is not None
    return token.start_pos, token.end_pos


def parses(text: str) -> bool:
    try:
        parser().parse(text)
    except UnexpectedInput:
        return False
    return True


@settings(max_examples=MUTATIONS)
@given(mutations())
def test_property_a_changed_book_is_told_or_read(mutation: tuple[str, int]) -> None:
    """Located messages and no exception; a tree, unless the rest was not read, as the note then says."""
    text, _ = mutation
    found = repaired(text)
    check_places(text, found)
    if parses(text):
        assert isinstance(found.tree, Tree)
        assert codes(found) == []
    else:
        assert found.diagnostics
        assert (found.tree is None) == ("CP107" in codes(found))


def test_a_typical_edit_gives_one_message_near_it() -> None:
    """Of four tokens of every book: lost, or doubled."""
    one, near, all_of_them = 0, 0, 0
    for text, tokens in zip(TEXTS, TOKENS, strict=True):
        for token in tokens[:: max(1, len(tokens) // 4)]:
            start, end = _span(token)
            for broken in (text[:start] + text[end:], text[:end] + " " + text[start:]):
                if not parses(broken):
                    found = repaired(broken)
                    all_of_them += 1
                    one += len(found.diagnostics) == 1
                    near += abs(found.diagnostics[0].at.line - (token.line or 1)) <= 1
    assert all_of_them > 200
    assert one >= 0.9 * all_of_them
    assert near >= 0.95 * all_of_them


@given(st.text(st.characters(codec="utf-8"), max_size=200))
def test_property_any_text_is_told(text: str) -> None:
    check_places(text, repaired(text))


@given(st.lists(st.sampled_from([*WORDS, "\n", "“", "->", "=>", "10H", "é", "@"]), max_size=60))
def test_property_any_row_of_words_is_told(words: list[str]) -> None:
    text = " ".join(words)
    check_places(text, repaired(text))


# ---------------------------------------------------------------------- texts that are none
HUGE: Final = {
    "pairs of braces": "{}" * 500_000,
    "words": " ".join(f"w{number}" for number in range(100_000)),
    "words of the language": " ".join(sorted(set(" ".join(WORDS).split())) * 200),
    "words in a book": 'variant x "X" extends y { ' + " ".join(f"w{number}" for number in range(100_000)),
    "words in a condition": 'variant x "X" extends y { let z = ' + "a " * 100_000,
    "capitals": " ".join(f"Foo{number}" for number in range(100_000)),
    "labels in a section": 'variant x "X" extends y { play { ' + "a: " * 100_000,
    "quotes": '"' * 1_000_000,
    "curly quotes": "“" * 500_000,
    "at signs": "@" * 500_000,
    "one word": "a" * 1_000_000,
    "one number": "1" * 1_000_000,
    "one path": "a." * 500_000,
    "hyphens": "a-" * 500_000,
    "dashes": "-" * 1_000_000,
    "smart dashes": "–" * 500_000,
    "remarks of C": "/*" * 300_000,
    "colons": ":" * 500_000,
    "semicolons": 'variant x "X" extends y {' + ";" * 500_000,
    "titles": 'x "" ' * 100_000,
    "foreign words": "é " * 200_000,
}


@pytest.mark.timeout(300)  # one second at most where nothing else runs; what grows too fast takes hours
@pytest.mark.parametrize("text", HUGE.values(), ids=HUGE)
def test_huge_nonsense_comes_to_an_end(text: str) -> None:
    found = repaired(text)
    assert found.diagnostics
    check_places(text, found)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "CP106"),
        ("# nothing\n", "CP106"),
        ("{" * 1_000_000, "CP105"),
        ("let x = " + "(" * 1_000_000, "CP105"),
        ("\0" * 1_000_000, "CP103"),
        ("".join(map(chr, range(256))) * 4_000, "CP103"),
    ],
)
def test_what_is_no_text_is_not_parsed(text: str, code: str) -> None:
    found = repaired(text)
    assert code in codes(found)
    assert found.tree is None


def test_the_first_twenty_are_told_and_a_note() -> None:
    text = 'court 1\nvariant x "X" extends y {\n' + "".join(f"  also Name{n}\n" for n in range(40)) + "}\n"
    found = repaired(text)
    assert codes(found) == ["CP143"] * MOST + ["CP107"]
    assert [each.at.line for each in found.diagnostics[:3]] == [3, 4, 5]
    assert found.diagnostics[-1].severity is Severity.NOTE
    assert found.tree is None


def test_words_that_are_none_are_given_up_after_many() -> None:
    found = repaired('variant x "X" extends y { let z = a ' + "§ a " * 1_000 + "}")
    assert codes(found)[-1] == "CP107"
    assert found.tree is None


# ---------------------------------------------------------------------- the tree
def test_the_tree_is_that_of_the_mended_text() -> None:
    text = next(text for text in TEXTS if "4 to each" in text)
    found = repaired(text.replace("4 to each", "4 too each"))
    assert {each.code for each in found.diagnostics} == {"CP130"}
    assert found.tree == parser().parse(text)
    assert found.doubtful == frozenset()
    assert found.missing == frozenset()


def test_places_in_the_tree_are_those_of_the_text_as_written() -> None:
    text = "variant x “X” extends y {\n  replace play.lead： right of  dealer\n}\n"
    tree = repaired(text).tree
    assert isinstance(tree, Tree)
    dealer = next(token for token in tree.scan_values(lambda value: value == "dealer"))
    assert (dealer.line, dealer.column, dealer.end_column) == (2, 32, 38)


def test_a_parser_that_was_not_loaded_from_a_file_does_as_well() -> None:
    fresh = Lark(grammar_text(), **OPTIONS)
    text = 'variant x "X" extends y { replace play.lead: rigth of dealer }'
    assert diagnose(text, "a.court", fresh) == repaired(text)


# ---------------------------------------------------------------------- what later checks may say
DROPPED: Final = """\
variant ours "Ours" extends single_sir {
  let lucky = ? ? ?
  let twice_lucky = lucky
  power: at once
}
"""


@pytest.mark.parametrize(
    ("code", "message", "line", "admitted"),
    [
        ("CP205", "there is no fact `kourt`", 1, True),
        ("CP205", "there is no fact `kourt`", 2, False),
        ("CP205", "there is no fact `lucky`", 3, False),
        ("CP211", "this lucky thing is said twice", 3, True),
        ("CP504", "nothing makes a trump", 1, False),
    ],
)
def test_later_checks_keep_silent_of_what_was_left_out(
    code: str, message: str, line: int, admitted: bool
) -> None:
    found = Repaired(None, (), frozenset({2}), frozenset({"lucky"}))
    at = Source("a.court", DROPPED).span(0, 1)
    at = type(at)(at.file, line, 1, line, 2)
    assert found.admits(say(code, message, at)) is admitted


def test_what_is_left_out_is_known() -> None:
    found = repaired(DROPPED)
    assert {2, 4} <= found.doubtful
    assert "power" in found.missing
    assert Repaired(None, ()).admits(say("CP504", "nothing makes a trump", Source("a", "x").span(0, 1)))


@pytest.mark.parametrize("before", ["# about this file\n", "\n# one\n  # two\n\n", "\n\n"])
def test_remarks_may_stand_before_the_first_word(before: str) -> None:
    """A slip further down is told alone: the line `court 1` still is the first."""
    text = before + 'court 1\nvariant zz "Z" extends single_sir {\n  oops\n}\n'
    found = repaired(text)
    assert codes(found) == ["CP131"]
    assert found.diagnostics[0].at.line == text[: text.index("oops")].count("\n") + 1
