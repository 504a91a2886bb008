"""Files that lie beside a book: whose rules they change, and that it is said."""

from __future__ import annotations

import warnings
from pathlib import Path

import pytest

from courtpiece_spec import BookWarning
from courtpiece_spec.book.tables import Gain, Row
from courtpiece_spec.loading import NotLoaded, Shelf, compile_file, load
from tests.language.helpers import loaded

NIGHT = 'court 1\nvariant night "Night" extends single_sir { also "Tuesday" }\n'
PLAIN = 'court 1\nvariant night "Night" extends kachuha { }\n'


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Single Sir as it is bundled, but a Court is worth 5, the id left as it is."""
    decl = Shelf().find("single_sir")
    assert decl is not None
    old = 'court "Court":     when court                 -> 3'
    assert old in decl.source.text
    return write(tmp_path, "copy.court", decl.source.text.replace(old, old[:-1] + "5"))


def court(book: object) -> object:
    rule = book.rule("score.court")  # type: ignore[attr-defined]
    assert isinstance(rule, Row)
    return rule.outcome


def test_a_neighbour_that_hides_a_bundled_book_is_told(copy: Path) -> None:
    night = write(copy.parent, "night.court", NIGHT)
    with pytest.warns(BookWarning) as told:
        book = loaded(str(night))
    assert {str(each.message) for each in told} == {
        f"single_sir is taken from {copy}, which hides the bundled one"
    }
    assert court(book) == Gain(5)


def test_a_book_that_is_not_made_of_the_hidden_one_is_read_in_silence(copy: Path) -> None:
    night = write(copy.parent, "night.court", PLAIN)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert loaded(str(night)).lineage[0] == "kachuha"
        assert court(loaded("single_sir")) == Gain(3)
        assert court(loaded(f"{copy}#single_sir")) == Gain(5), "the file itself is what was asked for"
        extended = load("single_sir", extra_files=[copy])
        assert court(extended) == Gain(5), "and so is what --book names"


def test_an_id_of_a_named_file_is_made_as_where_it_stands(copy: Path) -> None:
    """What `check` finds of a file is what records that name its book are judged by."""
    night = write(copy.parent, "night.court", NIGHT)
    with pytest.warns(BookWarning):
        assert court(load("night", extra_files=[night])) == Gain(5)


def test_a_parent_beside_a_named_file_is_found(tmp_path: Path) -> None:
    write(tmp_path, "base.court", 'court 1\nvariant base "Base" extends single_sir { also "B" }\n')
    night = write(tmp_path, "night.court", 'court 1\nvariant night "Night" extends base { also "N" }\n')
    book = load("night", extra_files=[night])
    assert not isinstance(book, NotLoaded)
    assert book.lineage[:2] == ("base", "single_sir")
    assert isinstance(load("night with ace_on_ace", extra_files=[night]), NotLoaded)  # it has no pile


def test_two_neighbours_with_one_id_are_an_error_with_both_places(tmp_path: Path) -> None:
    first = write(tmp_path, "a.court", 'court 1\n\nvariant base "A" extends single_sir { }\n')
    second = write(tmp_path, "b.court", 'court 1\nvariant base "B" extends double_sir { }\n')
    late = write(tmp_path, "late.court", 'court 1\nvariant late "Late" extends base { also "L" }\n')
    (told,) = compile_file(late).diagnostics
    assert told.code == "CP210"
    assert told.message == f"the id `base` is there twice, in {first} and in {second}"
    assert (told.at.file, told.at.line, told.at.column) == (str(second), 2, 9)
    assert [(each.at.file, each.at.line) for each in told.related] == [(str(first), 3)]
    assert isinstance(load(str(late)), NotLoaded)
    assert isinstance(load(f"{late}#late with ace_on_ace"), NotLoaded)
    assert compile_file(first).ok, "each alone is as good as before"
    other = write(tmp_path, "other.court", NIGHT)
    assert compile_file(other).diagnostics == (), "and so is who asks for neither"


def test_two_named_files_with_one_id_are_an_error(tmp_path: Path) -> None:
    first = write(tmp_path, "a.court", NIGHT)
    second = write(tmp_path, "b.court", PLAIN)
    found = load("night", extra_files=[first, second])
    assert isinstance(found, NotLoaded)
    assert found.message == f"the id `night` is there twice, in {first} and in {second}"
    assert loaded(f"{first}#night").lineage[0] == "single_sir", "a file that is named is meant"


def test_a_file_named_twice_is_one(tmp_path: Path) -> None:
    night = write(tmp_path, "night.court", NIGHT)
    link = tmp_path / "link.court"
    link.symlink_to(night)
    book = load("night", extra_files=[night, night, link])
    assert not isinstance(book, NotLoaded), book


def test_the_bundled_books_are_no_strangers_to_one_another() -> None:
    """Where they lie in a folder, each file finds the others as neighbours."""
    folder = Path(__file__).parents[2] / "courtpiece_spec" / "books"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert compile_file(folder / "be_ranga.court").ok
