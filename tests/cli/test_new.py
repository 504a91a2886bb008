"""`courtpiece new`."""

import re
from pathlib import Path

import pytest

from courtpiece_spec.book import Book
from courtpiece_spec.book.serial import behaviour_hash
from courtpiece_spec.cli.exits import ExitCode
from courtpiece_spec.language.compile import compile_text
from courtpiece_spec.language.format import format_text
from courtpiece_spec.language.source import Source
from courtpiece_spec.loading import TRIAL, Shelf, bundled, compile_file, load
from tests.cli.house import Courtpiece
from tests.records.house import book

PARENTS = [name for name in bundled() if book(name).kind == "variant" and not book(name).legs]


@pytest.mark.parametrize("parent", [*PARENTS, "double_sir with ace_on_ace, blocked_tricks({2, 12})"])
def test_what_is_written_checks(courtpiece: Courtpiece, tmp_path: Path, parent: str) -> None:
    path = tmp_path / "club.court"
    ran = courtpiece("new", "club", "--from", parent, "-o", path)
    assert (ran.code, ran.out) == (ExitCode.OK, "")
    assert ran.err == f"wrote {path}; next: courtpiece check {path}\n"
    text = path.read_text("utf-8")
    assert format_text(Source("text", text)) == text
    made = compile_file(path)
    assert made.diagnostics == ()
    assert behaviour_hash(made.books["club"]) == behaviour_hash(book(parent)), "it differs in nothing yet"
    for words in ("also ", "courtpiece check", "courtpiece audit --book", "An option is used"):
        assert words in text


@pytest.mark.parametrize("parent", PARENTS)
def test_its_remarks_become_rules(courtpiece: Courtpiece, parent: str) -> None:
    """With its hash taken away, every remark that looks like a rule is one."""
    text = courtpiece("new", "club", "--from", parent, "-o", "-").out
    head, body = text.split("is a remark.", 1)
    rules = []
    for block in body.split("\n\n"):
        lines = [line[4:] for line in block.splitlines() if line.startswith("  # ")][1:]
        if lines and re.match(r"replace|ruling|example", lines[0]):
            rules.append("\n".join(lines))
    assert len(rules) >= 3
    for rule in rules:
        text = f'court 1\nvariant club "Club" extends {parent} {{\n{rule}\n}}\n'
        assert compile_text(text, "club.court", library=Shelf(), trial=TRIAL).diagnostics == (), rule
    option = re.search(r"# (variant club .*) \{", body)
    assert option is not None
    assert compile_text("court 1 " + option[1], "club.court", library=Shelf()).diagnostics == ()
    assert "club" in head


def test_without_output_it_is_named_after_the_variant(
    courtpiece: Courtpiece, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert courtpiece("new", "my_club", "--from", "hakem", "--title", "Der Klub").code == ExitCode.OK
    found = load("my_club.court")
    assert isinstance(found, Book)
    assert (found.id, found.title, found.lineage[0]) == ("my_club", "Der Klub", "hakem")


def test_nothing_is_overwritten(courtpiece: Courtpiece, ours: Path) -> None:
    before = ours.read_bytes()
    ran = courtpiece("new", "club", "--from", "hakem", "-o", ours)
    assert (ran.code, ran.out) == (ExitCode.USAGE, "")
    assert "is there already and was left alone" in ran.err
    assert ours.read_bytes() == before


def test_a_parent_in_a_file(courtpiece: Courtpiece, ours: Path, tmp_path: Path) -> None:
    path = ours.with_name("club.court")
    assert courtpiece("new", "club", "--from", ours, "-o", path).code == ExitCode.OK
    assert compile_file(path).diagnostics == ()
    ran = courtpiece("new", "club", "--from", f"{ours}#ours", "-o", tmp_path / "far.court")
    assert ran.code == ExitCode.USAGE
    assert "finds `ours` only in its own folder" in ran.err
    assert not (tmp_path / "far.court").exists()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Club Night", "did you mean `club_night`?"),
        ("7up", "did you mean `my_7up`?"),
        ("Üben", "did you mean `ben`?"),
        ("", "did you mean `my_rung`?"),
        ("!!!", "did you mean `my_rung`?"),
        ("takes", "`takes` is a word of the language; did you mean `my_takes`?"),
        ("Takes", "did you mean `takes_rules`?"),
        ("pile", "there is a bundled book or option `pile`"),
        ("hakem", "there is a bundled book or option `hakem`"),
        ("../x", "did you mean `x`?"),
        ("a\u202eb", "did you mean `a_b`?"),
    ],
)
def test_names(courtpiece: Courtpiece, tmp_path: Path, name: str, words: str) -> None:
    ran = courtpiece("new", name, "--from", "hakem", "-o", tmp_path / "x.court")
    assert (ran.code, ran.out) == (ExitCode.USAGE, "")
    assert words in ran.err
    assert not (tmp_path / "x.court").exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--from", "single_sri"), "did you mean `single_sir`?"),
        (("--from", "court_piece"), "is a family"),
        (("--from", "pile"), "is an option"),
        (("--from", "gone.court"), "gone.court cannot be read"),
        (("--from", "hakem", "--title", 'A "quoted" title'), "a title is one line"),
        (("--from", "hakem", "--title", "two\nlines"), "a title is one line"),
        (("--from", "hakem", "--title", " "), "a title is one line"),
        (("--from", "hakem", "-o", "x.txt"), "ends in .court"),
        ((), "Missing option '--from'"),
    ],
)
def test_bad_input(
    courtpiece: Courtpiece,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    words: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = courtpiece("new", "club", *arguments)
    assert (ran.code, ran.out) == (ExitCode.USAGE, "")
    assert words in ran.err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there(courtpiece: Courtpiece, tmp_path: Path) -> None:
    ran = courtpiece("new", "club", "--from", "hakem", "-o", tmp_path / "gone" / "club.court")
    assert ran.code == ExitCode.USAGE
    assert "cannot write" in ran.err
