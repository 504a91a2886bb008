"""From a record's `book` to a game."""

from pathlib import Path
from typing import Any

import pytest

from courtpiece_spec.book.serial import behaviour_hash
from courtpiece_spec.engine.matches import Match
from courtpiece_spec.records.library import Library, Shelved
from courtpiece_spec.records.reading import Fault
from tests.records.house import OURS, book

ONE = "double_sir with blocked({2, 12})"
TWO = "double_sir with blocked({2, 12}), stop_at(5, {3})"
HASH = behaviour_hash(book("single_sir"))


@pytest.fixture(scope="module")
def ours(tmp_path_factory: pytest.TempPathFactory) -> Library:
    path = tmp_path_factory.mktemp("books") / "ours.court"
    path.write_text(OURS, "utf-8")
    return Library.of([path])


def found(library: Library, said: Any) -> Shelved:
    shelf = library.shelf(said)
    assert isinstance(shelf, Shelved), shelf
    return shelf


@pytest.mark.parametrize(
    ("said", "id"),
    [
        ("single_sir", "single_sir"),
        ({"id": "single_sir"}, "single_sir"),
        ({"id": "single_sir", "version": "1.0", "hash": HASH, "options": {}}, "single_sir"),
        ("single_sir with pile", "single_sir with pile"),
        ({"id": "single_sir", "options": {"pile": True}}, "single_sir with pile"),
        (ONE, ONE),
        ({"id": "double_sir", "options": {"blocked": [12, 2]}}, ONE),
        ({"id": "double_sir", "options": {"blocked": {"blocked": [2, 12]}}}, ONE),
        (TWO, TWO),
        ({"id": "double_sir", "options": {"stop_at": {"few": 5, "late": [3]}, "blocked": [2, 12]}}, TWO),
    ],
    ids=str,
)
def test_a_book_is_found(ours: Library, said: Any, id: str) -> None:  # noqa: A002
    shelf = found(ours, said)
    assert shelf.book.id == id
    assert shelf is found(ours, id)


def test_a_game_is_made_once(ours: Library) -> None:
    assert ours.find("hakem") is ours.find({"id": "hakem"})


def test_a_cycle_is_a_match(ours: Library) -> None:
    cycle = ours.find("mixed")
    assert isinstance(cycle, Match)
    assert [cycle.game_of_round(number).book.id for number in range(1, 5)] == [
        "single_sir",
        "be_ranga",
        "be_ranga",
        "single_sir",
    ]


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (None, "`book` must be an id or an object with `id`, not null"),
        ([], "not []"),
        ("", "is no id of a book"),
        ("single_sri", "did you mean `single_sir`?"),
        ("Single Sir", "is no id of a book"),
        ("single_sir ", 'is written "single_sir"'),
        ("double_sir with blocked({12, 2})", "is written"),
        ("double_sir with blocked({2,12})", "is written"),
        ("double_sir with stop_at(5, {3}), blocked({2})", "is written"),
        ("double_sir with blocked({2}), blocked({2})", "twice"),
        ("double_sir with blokced({2})", "did you mean `blocked`?"),
        ("double_sir with blocked", "blocked"),
        ("pile", "is an option"),
        ("court_piece", "is a family"),
        ("./ours.court", "is no id of a book"),
        ("ours.court#friendly", "is no id of a book"),
        ("/etc/passwd", "is no id of a book"),
        ("x" * 2_000, "longer than 1000"),
        ({}, "`id` is missing"),
        ({"id": 3}, "`id` is 3"),
        ({"id": "single_sir with pile"}, "without options"),
        ({"id": "single_sir", "seed": 1}, '"seed" is no key of a book'),
        ({"id": "single_sir", "options": ["pile"]}, "`options` must be an object"),
        ({"id": "single_sir", "options": {"Pile": True}}, '"Pile" is no id of an option'),
        ({"id": "single_sir", "options": {"pile": False}}, "not false"),
        ({"id": "single_sir", "options": {"pile": 1}}, "takes no arguments"),
        ({"id": "double_sir", "options": {"blocked": []}}, "not []"),
        ({"id": "double_sir", "options": {"blocked": [2, 2]}}, "not [2, 2]"),
        ({"id": "double_sir", "options": {"blocked": [2, True]}}, "not [2, true]"),
        ({"id": "double_sir", "options": {"blocked": [2, 1.5]}}, "not [2, 1.5]"),
        ({"id": "double_sir", "options": {"blocked": {}}}, "not {}"),
        ({"id": "double_sir", "options": {"blocked": {"tricks": [2]}}}, "has the parameters `blocked`"),
        ({"id": "single_sir", "version": "0.9"}, 'is version 1.0 here, the record wants "0.9"'),
        ({"id": "single_sir", "version": 1.0}, "is version 1.0 here"),
        ({"id": "court_piece", "version": "1.0"}, "is a family"),
        ({"id": "friendly", "version": "1.0"}, "has no version here"),
        ({"id": "single_sir", "hash": "sha256:00"}, f'its hash is {HASH}, not "sha256:00"'),
        ({"id": "single_sir", "hash": HASH.upper()}, "plays otherwise here"),
        ({"id": "single_sir", "hash": None}, "plays otherwise here"),
    ],
    ids=lambda value: str(value)[:60],
)
def test_a_book_is_not_found(ours: Library, said: Any, words: str) -> None:
    shelf = ours.shelf(said)
    assert isinstance(shelf, Fault)
    assert words in shelf.message
    assert len(shelf.message) < 400


def test_a_file_of_the_library_that_is_gone_is_a_fault(tmp_path: Path) -> None:
    assert isinstance(Library.of([tmp_path / "gone.court"]).shelf("friendly"), Fault)


def test_what_is_remembered_is_bounded() -> None:
    library = Library.of()
    for number in range(400):
        library.shelf(f"book_{number}")
    assert len(library._known) <= 256
