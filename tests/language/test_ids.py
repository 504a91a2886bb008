"""Ids with options have one way to be written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtpiece_spec.book import Use
from courtpiece_spec.language.ids import BadId, BookId, canonical, parse_id


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("single_sir", "single_sir"),
        ("  single_sir ", "single_sir"),
        ("double_sir with pile", "double_sir with pile"),
        (
            "double_sir   with blocked_tricks( {12,2 ,2} ),ace_on_ace",
            "double_sir with ace_on_ace, blocked_tricks({2, 12})",
        ),
        ("hakem with target(9)", "hakem with target(9)"),
        ("hakem with odd(1,{3},2)", "hakem with odd(1, {3}, 2)"),
    ],
)
def test_canonical(text: str, expected: str) -> None:
    assert canonical(text) == expected


def test_parts() -> None:
    found = parse_id("double_sir with blocked_tricks({12, 2})")
    assert found == BookId("double_sir", (Use("blocked_tricks", (("1", (2, 12)),)),))


@pytest.mark.parametrize(
    ("text", "offset", "words"),
    [
        ("", 0, "the id of a book is expected, found the end"),
        ("  ", 2, "the id of a book is expected, found the end"),
        ("Single", 0, "the id of a book is expected, found `Single`"),
        ("a b", 2, "`with` is expected, found `b`"),
        ("a with", 6, "the id of an option is expected, found the end"),
        ("a with 3", 7, "the id of an option is expected, found `3`"),
        ("a with b,", 9, "the id of an option is expected, found the end"),
        ("a with b c", 9, "a comma or the end is expected, found `c`"),
        ("a with b(", 9, "a number is expected, found the end"),
        ("a with b(c)", 9, "a number is expected, found `c)`"),
        ("a with b(1", 10, "`,` or `)` is expected, found the end"),
        ("a with b({1", 11, "`,` or `}` is expected, found the end"),
        ("a with b({})", 10, "a number is expected, found `})`"),
        ("a with b(12345678)", 9, "a smaller number is expected, found `12345678)`"),
        ("a with b, b", 11, "the option b is named twice"),
        ("a ☃", 2, "`with` is expected, found `☃`"),
        ("a with b ☃", 9, "a comma or the end is expected, found `☃`"),
    ],
)
def test_bad_ids_are_values_with_a_place(text: str, offset: int, words: str) -> None:
    assert parse_id(text) == BadId(words, offset)
    assert canonical(text) == BadId(words, offset)


NAMES = st.from_regex(r"[a-z][a-z0-9_]{0,8}", fullmatch=True)
ARGUMENTS = st.one_of(
    st.integers(0, 999_999), st.sets(st.integers(0, 99), min_size=1).map(lambda s: tuple(sorted(s)))
)


@given(NAMES, st.dictionaries(NAMES, st.lists(ARGUMENTS, max_size=3), max_size=4))
def test_what_is_written_is_read_again(book: str, options: dict[str, list[int | tuple[int, ...]]]) -> None:
    uses = tuple(
        Use(name, tuple((str(number + 1), value) for number, value in enumerate(options[name])))
        for name in sorted(options)
    )
    made = BookId(book, uses)
    assert parse_id(str(made)) == made


@given(st.text())
def test_any_text_is_an_id_or_a_value_that_says_why_not(text: str) -> None:
    found = parse_id(text)
    if isinstance(found, BadId):
        assert 0 <= found.offset <= len(text)
    else:
        assert canonical(str(found)) == str(found)
