"""The plain parse, its cached tables, and texts that are none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from lark import Tree

from courtpiece_spec.kept import keep, place
from courtpiece_spec.language import parse as parsing
from courtpiece_spec.language.compile import compile_text
from courtpiece_spec.language.parse import (
    DEEPEST,
    LONGEST,
    TABLES,
    grammar_text,
    made_from,
    parse,
    parser,
    read,
)
from courtpiece_spec.language.source import Source
from tests.language.helpers import shelf

TEXT = 'court 1\nvariant ours "Ours" extends single_sir { also "Rung" }\n'


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty cache folder and a parser that is not yet made."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    parser.cache_clear()
    yield place(TABLES)
    parser.cache_clear()


def reads() -> None:
    assert isinstance(parse(Source("a.court", TEXT)), Tree)


def test_tables_are_kept_and_found_again(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reads()
    assert cache.is_file()
    assert [path.name for path in cache.parent.iterdir()] == [cache.name], "nothing half-written is left"
    parser.cache_clear()
    monkeypatch.setattr(parsing, "keep", lambda *_: pytest.fail("the kept tables were not found"))
    reads()


@pytest.mark.parametrize("broken", [b"", b"\x80\x04", b"no pickle at all", b"\x80\x04}."])
def test_tables_that_lark_cannot_read_are_built_again(cache: Path, broken: bytes) -> None:
    keep(TABLES, made_from(grammar_text()), broken)
    before = cache.read_bytes()
    reads()
    assert cache.read_bytes() != before


def test_a_folder_that_cannot_be_written_does_no_harm(cache: Path) -> None:
    cache.parent.parent.mkdir()
    cache.parent.write_text("a file where the folder should be")
    reads()


def test_another_grammar_has_other_tables() -> None:
    assert made_from("a: B") != made_from("a: C")


# ---------------------------------------------------------------------- texts that are none
NEVER = {
    "empty": "",
    "blank": " \n\t\n",
    "remarks": "# nothing\n",
    "first line only": "court 1\n",
    "open braces": "{" * 1_000_000,
    "closing braces": "}" * 1_000_000,
    "braces in a book": 'court 1\nvariant ours "A" extends b ' + "{" * 190_000,
    "brackets in a condition": 'court 1\nvariant ours "A" extends single_sir { let odd = ' + "(" * 100_000,
    "closed brackets": 'court 1\nvariant ours "A" extends single_sir { let odd = '
    + "(" * 9_000
    + "trump is set"
    + ")" * 9_000
    + " }",
    "not not not": 'court 1\nvariant ours "A" extends single_sir { let odd = '
    + "not " * 40_000
    + "trump is set }",
    "left of left": 'court 1\nvariant ours "A" extends single_sir { replace play.lead: '
    + "left of " * 20_000
    + "dealer }",
    "binary": "".join(map(chr, range(256))) * 700,
    "long": "court 1\n" + "# remark\n" * 20_000,
    "quotes": '"' * 190_000,
    "one word": "a" * 190_000,
    "labels": "a: " * 60_000,
}


@pytest.mark.timeout(300)  # one second at most where nothing else runs; what grows too fast takes hours
@pytest.mark.parametrize("text", NEVER.values(), ids=NEVER)
def test_bad_text_is_told(text: str) -> None:
    made = compile_text(text, "a.court", library=shelf())
    assert not made.ok
    assert made.books == {}


@pytest.mark.parametrize(
    "text",
    [
        "not " * (DEEPEST + 1) + "trump is set",
        "(" * 50 + "trump is set" + ")" * 50,
        "not " * 9 + "trump is set",
    ],
)
def test_depth(text: str) -> None:
    source = Source("a.court", f'court 1 variant ours "A" extends b {{ let odd = {text} }}')
    found = read(source)
    assert [each.code for each in found.diagnostics] == (["CP105"] if text.count("not") > DEEPEST else [])


def test_too_long() -> None:
    found = read(Source("a.court", " " * (LONGEST + 1)))
    assert found.tree is None
    assert [each.code for each in found.diagnostics] == ["CP101"]


def test_hidden_characters_are_told_though_the_text_parses() -> None:
    made = compile_text(TEXT.replace("Rung", "Ru\u202eng"), "a.court", library=shelf())
    assert [(each.code, each.at.line, each.at.column) for each in made.diagnostics] == [("CP104", 2, 50)]
    assert made.books == {}


def test_joiners_and_marks_of_direction_are_allowed_in_texts() -> None:
    made = compile_text(TEXT.replace("Rung", "می\u200cشود\u200f\u200e"), "a.court", library=shelf())
    assert made.ok


@pytest.mark.parametrize("change", [lambda text: "\ufeff" + text, lambda text: text.replace("\n", "\r\n")])
def test_mark_and_line_ends_change_nothing(change: object) -> None:
    assert callable(change)
    plain = compile_text(TEXT, "a.court", library=shelf())
    changed = compile_text(change(TEXT), "a.court", library=shelf())
    assert changed == plain
    assert plain.ok


def test_later_checks_speak_of_what_is_sound_in_a_broken_text() -> None:
    text = (
        'court 1\nvariant one_a "A" extends single_sir {\n  replace score.goon: whn court -> 4\n'
        "  replace score.court: when kourt -> 3\n}\n"
    )
    made = compile_text(text, "a.court", library=shelf())
    assert [(each.code, each.at.line) for each in made.diagnostics] == [("CP130", 3), ("CP205", 4)]
    assert made.books == {}


def test_words_that_cannot_be_names() -> None:
    assert parsing.is_reserved("trump")
    assert not parsing.is_reserved("kothi")
