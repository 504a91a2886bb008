"""Bundled files are parsed once: what they declare is kept, and made again where anything has changed."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from lark import Token, Tree

from courtpiece_spec.kept import keep, place
from courtpiece_spec.language import remembered as module
from courtpiece_spec.language.compile import read_declarations
from courtpiece_spec.language.declarations import FileDecl, OptionDecl
from courtpiece_spec.language.remembered import remembered
from courtpiece_spec.language.source import Source

BOOKS = sorted(each.name for each in files("courtpiece_spec").joinpath("books").iterdir())
TEXT = (
    'court 1\noption high(n: number in {5, 7}) "High" amends single_sir '
    "{ replace score.goon: when goon_court -> n }\n"
)


def bundled(name: str) -> Source:
    return Source(name, (files("courtpiece_spec") / "books" / name).read_text("utf-8"))


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty cache folder."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the texts that are parsed."""
    names: list[str] = []

    def read(source: Source) -> Any:
        names.append(source.file)
        return read_declarations(source)

    monkeypatch.setattr(module, "read_declarations", read)
    return names


def whole(part: Any) -> Any:
    """A tree with all that it holds, in plain form: tokens are equal to bare texts."""
    if isinstance(part, Tree):
        return part.data, vars(part.meta), [whole(child) for child in part.children]
    if isinstance(part, Token):
        at = (part.start_pos, part.line, part.column, part.end_line, part.end_column, part.end_pos)
        return part.type, str(part), at
    return part


def shown(declared: FileDecl | None) -> Any:
    """All that a file declares, with every place and tree."""
    assert declared is not None

    def deep(value: Any) -> Any:
        if isinstance(value, Tree):
            return whole(value)
        if isinstance(value, tuple):
            return [deep(each) for each in value]
        if hasattr(value, "__attrs_attrs__"):
            return type(value), {each.name: deep(getattr(value, each.name)) for each in value.__attrs_attrs__}
        return value

    return deep(declared)


@pytest.mark.parametrize("name", [name for name in BOOKS if name.endswith(".court")])
def test_what_is_kept_is_what_the_text_declares(name: str, parsed: list[str]) -> None:
    """Each bundled file, down to the last place in the tree of an option."""
    source = bundled(name)
    fresh = shown(read_declarations(source)[0])
    assert shown(remembered(source)[0]) == fresh
    found, problems = remembered(source)
    assert parsed == [name], "the second time it is found"
    assert (shown(found), problems) == (fresh, ())


def test_a_changed_text_is_read_anew(parsed: list[str]) -> None:
    for points in ("7", "9", "9"):
        declared, _ = remembered(Source("high.court", TEXT.replace("7", points)))
        assert declared is not None
        option = declared.decls[0]
        assert isinstance(option, OptionDecl)
        assert option.parameters[0].allowed == (5, int(points))
    assert parsed == ["high.court"] * 2


@pytest.mark.parametrize(
    "changed", ["__init__.py", "seats.py", "book/node.py", "language/build.py", "grammar", "lark"]
)
def test_what_another_version_has_kept_is_not_read(
    changed: str, parsed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another version, the code as it is changed between two of them, another grammar or library."""
    source = Source("high.court", TEXT)
    module._reader.cache_clear()
    remembered(source)
    path = {
        "grammar": Path(__file__).parents[2] / "grammar" / "court.lark",
        "lark": Path(sys.modules["lark"].__file__ or ""),
    }.get(changed, Path(str(files("courtpiece_spec"))) / changed)
    before = path.read_bytes()
    read_bytes: Callable[[Path], bytes] = Path.read_bytes
    monkeypatch.setattr(
        Path, "read_bytes", lambda each: before + b" " if each.samefile(path) else read_bytes(each)
    )
    module._reader.cache_clear()
    remembered(source)
    remembered(source)
    assert parsed == ["high.court"] * 2, "once for each version"
    monkeypatch.undo()
    module._reader.cache_clear()


@pytest.mark.parametrize("data", [b"", b"no pickle", pickle.dumps(print)[:-4], b"cno_such_module\nthing\n."])
def test_a_pickle_that_cannot_be_read_is_made_again(data: bytes, parsed: list[str]) -> None:
    source = Source("high.court", TEXT)
    keep("declared-high.court", module._made_from(source), data)
    assert shown(remembered(source)[0]) == shown(read_declarations(source)[0])
    assert shown(remembered(source)[0]) == shown(read_declarations(source)[0])
    assert parsed == ["high.court"], "and kept"


@pytest.mark.parametrize(
    ("text", "series"),
    [
        ("court 1\nvariant {", "CP1"),  # cannot be parsed
        (
            'court 1\nvariant x "X" extends y { version "1" version "2" }',
            "CP2",
        ),  # is parsed, yet wrong
    ],
)
def test_nothing_is_kept_of_a_broken_text(text: str, series: str) -> None:
    for _ in range(2):
        _, problems = remembered(Source("broken.court", text))
        assert {each.code[:3] for each in problems} == {series}
    assert not place("declared-broken.court").exists()


def test_a_bundled_book_needs_neither_parser_nor_engine() -> None:
    """What a second `courtpiece check` of a bundled book does not import: most of what it took before."""
    script = (
        "import sys; from courtpiece_spec.cli.main import run; assert run(['check', 'hakem', '--json']) == 0;"
        "print(*sys.modules)"
    )
    first, second = (
        subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
        for _ in range(2)
    )
    assert "lark" in first.stdout.split()
    modules = set(second.stdout.splitlines()[-1].split())
    language = {"parse", "build", "repair", "phrases", "format", "amending"}
    assert not modules & {f"courtpiece_spec.language.{name}" for name in language}
    assert not {name for name in modules if name.startswith(("lark", "courtpiece_spec.engine", "numpy"))}
    assert not {name for name in modules if name.startswith(("courtpiece_spec.proofs", "rich", "cattrs"))}
