"""The tables from which repair speaks: they know the grammar, and no name of a terminal reaches a person."""

from __future__ import annotations

import re
from typing import Final

import pytest
from lark import Lark

from courtpiece_spec.language.alternatives import alternatives, either
from courtpiece_spec.language.codes import CODES, say
from courtpiece_spec.language.diagnostic import Severity
from courtpiece_spec.language.expected import GROUPS, TERMINALS, called, expected, noun_for
from courtpiece_spec.language.legible import DEEPEST, decode, fatal, inspect, name_of
from courtpiece_spec.language.machine import END, Machine, Stack
from courtpiece_spec.language.misprints import SIGNS, misprints, small
from courtpiece_spec.language.parse import OPTIONS, grammar_text, parser
from courtpiece_spec.language.repair import diagnose
from courtpiece_spec.language.situation import AMENDING
from courtpiece_spec.language.source import Source
from courtpiece_spec.language.spelling import DECLARING, FILLERS
from courtpiece_spec.language.suggest import NUMBERS, ORDINALS, RANKS, REASONS, SYNONYMS, close

MACHINE: Final = Machine(parser())


def stack_after(text: str) -> Stack:
    """Where a parser stands after a text."""
    stack = MACHINE.start
    for token in MACHINE.lex(text):
        following = MACHINE.advance(stack, token.type)
        assert following is not None, token
        stack = following
    return stack


# ---------------------------------------------------------------------- the grammar is known
def test_every_terminal_has_words() -> None:
    assert set(TERMINALS) == MACHINE.others


def test_every_group_is_a_rule() -> None:
    assert {rule for rule, _ in GROUPS} <= set(MACHINE.firsts)


@pytest.mark.parametrize("terminal", TERMINALS)
def test_examples_are_what_they_stand_for(terminal: str) -> None:
    """The first example stands in for a missing token, so it must be one itself."""
    noun = TERMINALS[terminal]
    assert noun.such
    for example in (*noun.such, *noun.words):
        assert MACHINE.terminal(example) == terminal


def test_examples_of_groups_begin_as_the_group_does() -> None:
    for rule, noun in GROUPS:
        for example in noun.such:
            assert MACHINE.terminal(example) in MACHINE.firsts[rule], (rule, example)


def test_words_with_a_part_of_their_own_are_words_of_the_language() -> None:
    assert set(AMENDING) <= set(MACHINE.words)
    assert set(MACHINE.words) >= DECLARING


def test_sections_and_their_keys() -> None:
    sections = {"table", "pack", "roles", "trump", "play", "collect", "set", "match", "ruling"}
    assert sections <= set(MACHINE.sections)
    assert set(MACHINE.sections["play"]) >= {"lead", "follow", "void", "takes", "next"}
    assert "power" not in MACHINE.sections["play"]
    for keys in MACHINE.sections.values():
        assert {MACHINE.keys[terminal] for terminal in keys.values()} == set(keys)


def test_every_synonym_leads_to_words_of_the_language() -> None:
    for word, meanings in SYNONYMS.items():
        for meaning in meanings:
            assert word != meaning
            assert MACHINE.read(meaning), meaning
            assert all(token.type != MACHINE.name for token in MACHINE.read(meaning)), meaning
    assert all(meaning in SYNONYMS[word] for word, meaning in REASONS)


def test_a_table_that_was_not_loaded_from_a_file_is_read_as_well() -> None:
    fresh = Machine(Lark(grammar_text(), **OPTIONS))
    assert fresh.sections == MACHINE.sections
    assert fresh.firsts == MACHINE.firsts
    assert (fresh.others, fresh.ignored, fresh.words) == (MACHINE.others, MACHINE.ignored, MACHINE.words)


# ---------------------------------------------------------------------- words for people
STATES: Final = [
    "",
    "court 1",
    "variant",
    'variant x "X"',
    'variant x "X" extends y {',
    'variant x "X" extends y { replace',
    'variant x "X" extends y { add play { lead:',
    'variant x "X" extends y { round { a:',
    'variant x "X" extends y { round { a: when',
    'variant x "X" extends y { round { a: when b',
    'variant x "X" extends y { score points { a: otherwise ->',
    'variant x "X" extends y { score',
    'variant x "X" extends y { example e "E" {',
    'variant x "X" extends y { example e "E" { trick N',
    'variant x "X" extends y { add pack { rank:',
    'variant x "X" = y with z(',
]


@pytest.mark.parametrize("text", STATES)
def test_no_name_of_a_terminal_is_shown(text: str) -> None:
    phrase = expected(MACHINE, stack_after(text))
    assert phrase
    names = set(TERMINALS) | set(MACHINE.keys) | set(MACHINE.signs) | {END}
    shown = set(re.findall(r"[A-Z_$]{3,}", re.sub(r"`[^`]*`", "", phrase)))
    assert not shown & names
    assert phrase.count(", ") < 20


def test_what_is_expected() -> None:
    lead = stack_after('variant x "X" extends y { add play { lead:')
    assert expected(MACHINE, lead) == "a player such as `caller` or `right of dealer`"
    condition = stack_after('variant x "X" extends y { let odd =')
    assert expected(MACHINE, condition).startswith("a condition such as ")
    assert expected(MACHINE, stack_after('variant x "X"')) == "`=` or `extends`"
    assert "the end of the file" in expected(MACHINE, stack_after(""))


def test_a_missing_name_is_called_by_its_place() -> None:
    lead = stack_after('variant x "X" extends y { add play { lead:')
    noun = noun_for(MACHINE, MACHINE.accepted(lead)[MACHINE.name], MACHINE.name)
    assert noun is not None
    assert noun.noun == "a player"
    plain = stack_after("variant")
    assert noun_for(MACHINE, MACHINE.accepted(plain)[MACHINE.name], MACHINE.name) is None


def test_phrases() -> None:
    assert alternatives([]) == ""
    assert alternatives(["a"]) == "a"
    assert alternatives(["a", "b", "c"]) == "a, b or c"
    assert alternatives(["a such as `x` or `y`", "b"]) == "a such as `x` or `y`, or b"
    assert either(("a", "b")) == "`a` or `b`"
    assert called(MACHINE, MACHINE.terminal("lead:")) == "`lead:`"
    assert called(MACHINE, MACHINE.terminal("}")) == "`}`"


# ---------------------------------------------------------------------- the machine
def test_what_cannot_come_has_no_stack() -> None:
    assert MACHINE.advance(MACHINE.start, MACHINE.terminal("}")) is None
    assert MACHINE.before(stack_after("variant"), MACHINE.terminal("{")) is None
    assert MACHINE.advance(MACHINE.start, END) is not None


def test_accepted_is_what_lark_accepts() -> None:
    for text in STATES[1:]:
        parsing = parser().parse_interactive()
        for token in MACHINE.lex(text):
            parsing.feed_token(token)
        accepts: set[str] = parsing.accepts()  # type: ignore[no-untyped-call]
        assert set(MACHINE.accepted(stack_after(text))) == accepts


def test_words_and_names() -> None:
    assert MACHINE.knows("anticlockwise")
    assert MACHINE.knows("must")
    assert not MACHINE.knows("goon")
    assert not MACHINE.knows("two words")
    assert not MACHINE.knows("$")
    assert MACHINE.terminal("$") == ""


# ---------------------------------------------------------------------- likeness
@pytest.mark.parametrize(
    ("word", "words", "found"),
    [
        ("folow", ["follow", "flow_of_cards", "void"], "follow"),
        ("rigth", ["right", "left"], "right"),
        ("fo", ["of", "on"], "of"),
        ("te", ["to", "the"], None),
        ("hte", ["the", "hat"], "the"),
        ("xyzzy", ["right", "left"], None),
        ("right", ["right"], None),
        ("a", [], None),
    ],
)
def test_close(word: str, words: list[str], found: str | None) -> None:
    assert close(word, words) == found


def test_numbers_in_words() -> None:
    assert (NUMBERS["zero"], NUMBERS["seven"], NUMBERS["twenty"], ORDINALS["thirteenth"]) == (0, 7, 20, 13)
    assert (RANKS["ten"], RANKS["ace"], RANKS["two"], RANKS["knave"]) == ("T", "A", "2", "J")


# ---------------------------------------------------------------------- signs
def test_every_sign_has_its_plain_one() -> None:
    for signs, plain in SIGNS.items():
        for sign in signs:
            edits = list(misprints(f"a{sign}b", MACHINE.knows))
            assert [(edit.start, edit.end, edit.put) for edit in edits] == [(1, 2, plain)]


def test_small() -> None:
    assert small("GoonCourt") == "goon_court"
    assert small("WHEN") == "when"


def test_misprints_in_texts_and_remarks_are_none() -> None:
    text = 'also "“a” → b، // ؛ ۷" # – “x” && ۷\n'
    assert list(misprints(text, MACHINE.knows)) == []


# ---------------------------------------------------------------------- bytes and characters
def test_decode() -> None:
    assert decode("رنگ".encode(), "a") == ("رنگ", None)
    text, problem = decode(b"court 1\n\xff", "a.court")
    assert text is None
    assert problem is not None
    assert (problem.code, problem.at.line, problem.at.column) == ("CP102", 2, 1)


def test_inspect() -> None:
    assert inspect('variant x "X" # \u200c\u200e\u200f\t\r\n', "a") == ()
    depth = inspect("({" * (DEEPEST // 2) + "(", "a")
    assert [(each.code, each.at.column) for each in depth] == [("CP105", DEEPEST + 1)]
    assert inspect("({" * (DEEPEST // 2) + '"((((" # ((((', "a") == ()
    assert inspect("){" * DEEPEST + "}" * 9, "a") == ()
    turned = inspect("variant \u202ex\u2069", "a")
    assert [each.code for each in turned] == ["CP104", "CP104"]
    assert not fatal(turned)
    assert fatal(inspect("\x00", "a"))
    assert fatal(inspect("", "a"))
    assert fatal(inspect("(" * 300, "a"))


def test_names_of_characters() -> None:
    assert name_of("\u202e") == "U+202E, right-to-left override"
    assert name_of("\x00") == "U+0000"


# ---------------------------------------------------------------------- codes
def test_codes_have_titles_and_paragraphs() -> None:
    titles = [code.title for code in CODES.values()]
    assert len(set(titles)) == len(titles)
    for name, code in CODES.items():
        assert re.fullmatch(r"CP\d{3}", name)
        assert not code.title.endswith(".")
        assert "\n" not in code.explanation
        assert code.explanation.endswith((".", ".)")), name


def test_say_takes_the_severity_of_the_table() -> None:
    place = Source("a", "x").span(0, 1)
    assert say("CP107", "x", place).severity is Severity.NOTE
    assert say("CP131", "x", place).severity is Severity.ERROR


def test_fillers_are_words_that_can_stand_somewhere() -> None:
    assert all(MACHINE.read(word) for word in FILLERS)


def test_every_code_of_repair_is_in_the_table() -> None:
    """What repair tells is told by `say`, which knows no other codes."""
    with pytest.raises(KeyError):
        say("CP999", "x", Source("a", "x").span(0, 1))
    assert diagnose("folow", "a", parser()).diagnostics[0].code in CODES
