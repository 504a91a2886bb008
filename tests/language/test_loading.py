"""What a person may write where a book is wanted."""

from __future__ import annotations

from pathlib import Path

import pytest

from courtpiece_spec import shelf
from courtpiece_spec.book.tables import Gain, Row
from courtpiece_spec.language.compile import read_declarations
from courtpiece_spec.language.source import Source
from courtpiece_spec.loading import (
    Folders,
    NotLoaded,
    Shelf,
    bundled,
    bundled_options,
    compile_file,
    headers,
    load,
    prove_book,
)
from tests.language.helpers import loaded

CLUB = """court 1
option dear(price: number) "Dear" amends single_sir { replace score.goon: when goon_court -> price }
variant club_night "Club night" = double_sir with dear(6) { also "Thursday" }
"""


@pytest.fixture
def club(tmp_path: Path) -> Path:
    path = tmp_path / "club.court"
    path.write_text(CLUB, "utf-8")
    return path


def refused(reference: str, **more: object) -> NotLoaded:
    found = load(reference, **more)  # type: ignore[arg-type]
    assert isinstance(found, NotLoaded)
    return found


def test_bundled_ids_are_sorted_and_apart() -> None:
    ids, options = bundled(), bundled_options()
    assert list(ids) == sorted(ids)
    assert list(options) == sorted(options)
    assert {"court_piece", "single_sir", "double_sir", "hakem"} <= set(ids)
    assert "pile" in options
    assert not set(ids) & set(options)


def test_an_index_is_read_without_parsing() -> None:
    text = (
        'family one_a "variant no \\"" { } # variant two_b "B"\nvariant  three_c\n"C" extends option_x { }\n'
        'option four_d(n: number in {1, 2}, those: tricks) "D" amends x { also "option e" }'
    )
    assert list(headers(text)) == [("family", "one_a"), ("variant", "three_c"), ("option", "four_d")]


def test_only_the_files_that_are_needed_are_parsed() -> None:
    shelf = Shelf()
    assert shelf.find("hakem") is not None
    assert shelf.find("nobody") is None
    assert shelf.find("hakem") is shelf.find("hakem")
    assert len(shelf._read) == 1
    assert {"hakem", "pile"} <= set(shelf.ids())


def test_an_id_with_options_in_any_spelling() -> None:
    book = loaded("single_sir  with   pile")
    assert book.id == "single_sir with pile"
    assert book.title == "Single Sir with Double"
    assert book.version == loaded("single_sir").version


@pytest.mark.parametrize(
    ("reference", "message", "way_out"),
    [
        (
            "Single Sir",
            "`Single Sir` is no id of a book: the id of a book is expected, found `Single Sir`",
            None,
        ),
        ("", "`` is no id of a book: the id of a book is expected, found the end", None),
        ("singel_sir", "there is no book `singel_sir`", "did you mean `single_sir`?"),
        ("single_sir with pil", "there is no option `pil`", "did you mean `pile`?"),
        ("pile", "`pile` is an option, and a book is needed", "an option is used as `single_sir with pile`"),
        ("single_sir with pile(2)", "`pile` takes no arguments, not 1", "write `pile`"),
        ("nowhere.court", "nowhere.court cannot be read: no such file or directory", None),
        ("nowhere.court#x", "nowhere.court cannot be read: no such file or directory", None),
    ],
)
def test_what_is_no_book_is_a_value_that_says_so(reference: str, message: str, way_out: str | None) -> None:
    found = refused(reference)
    assert (found.message, found.help) == (message, way_out)


def test_a_file_with_one_book(club: Path) -> None:
    book = loaded(str(club))
    assert (book.id, book.also) == ("club_night", ("Thursday",))
    assert loaded(f"{club}#club_night") == book
    assert loaded(f"{club}#club_night with ace_on_ace").options[0].id == "ace_on_ace"
    with_option = loaded(f"{club}#single_sir with dear(5)")
    assert with_option.id == "single_sir with dear(5)"
    assert refused(f"{club}#club_nigth").help == "did you mean `club_night`?"


def test_extra_files_are_known_by_their_ids(club: Path) -> None:
    assert refused("club_night").message == "there is no book `club_night`"
    found = load("club_night", extra_files=[club])
    assert not isinstance(found, NotLoaded)
    assert found.id == "club_night"


def test_files_beside_are_known(club: Path) -> None:
    other = club.with_name("other.court")
    other.write_text(
        'court 1\nvariant late "Late" extends club_night { replace match.won: first side to 3 points }',
        "utf-8",
    )
    assert loaded(str(other)).lineage[0] == "club_night"


def test_a_file_beside_may_hide_a_bundled_book(club: Path) -> None:
    own = club.with_name("own.court")
    own.write_text('court 1\nvariant single_sir "Ours" extends court_piece { }', "utf-8")
    found = refused("single_sir", extra_files=[own])
    assert [each.code for each in found.diagnostics] == ["CP504"]


def test_a_broken_file_beside_is_told(club: Path) -> None:
    club.write_bytes(b'court 1\nvariant club_night "C" extends single_sir { \xff }')
    other = club.with_name("other.court")
    other.write_text('court 1\nvariant late "Late" extends cards_club { }', "utf-8")
    assert [each.code for each in compile_file(other).diagnostics] == ["CP201"]
    club.write_text('court 1\nvariant cards_club "C" extends single_sir { replace }', "utf-8")
    codes = {(each.code[:3], Path(each.at.file).name) for each in compile_file(other).diagnostics}
    assert codes == {("CP2", "other.court"), ("CP1", "club.court")}


def test_a_file_that_changes_while_it_is_read(club: Path) -> None:
    shelf = Shelf([club])
    club.write_bytes(b"\xff")
    assert shelf.find("club_night") is None
    assert [each.code for each in shelf.problems] == ["CP102"]


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    path = tmp_path / "binary.court"
    path.write_bytes(b"court 1\n\xff\xfe")
    found = refused(str(path))
    assert [(each.code, each.at.line, each.at.column) for each in found.diagnostics] == [("CP102", 2, 1)]
    assert found.message == f"{path} has errors"


def test_a_file_with_several_books_or_none(tmp_path: Path) -> None:
    path = tmp_path / "two.court"
    path.write_text(
        'court 1\nvariant one_a "A" extends kachuha { } variant one_b "B" extends kachuha { }', "utf-8"
    )
    found = refused(str(path))
    assert found.message == f"{path} declares 2 books"
    assert found.help == f"name one: {path}#one_a or #one_b"
    many = " ".join(f'variant one_{letter} "A" extends kachuha {{ }}' for letter in "abcdefghi")
    path.write_text(f"court 1\n{many}", "utf-8")
    named = ", ".join(f"#one_{letter}" for letter in "abcdefgh")
    assert refused(str(path)).help == f"name one: {path}{named} or another of its 9 books"
    path.write_text(
        'court 1\noption dear "D" amends single_sir { replace match.won: first side to 3 points }', "utf-8"
    )
    assert refused(str(path)).message == f"{path} declares no book"


def test_a_family_alone_may_be_loaded(tmp_path: Path) -> None:
    path = tmp_path / "family.court"
    path.write_text('court 1\nfamily root "Own" { table { deals: clockwise } }', "utf-8")
    assert loaded(str(path)).kind == "family"


def test_a_variant_and_its_family_are_one_book(tmp_path: Path) -> None:
    path = tmp_path / "own.court"
    path.write_text(
        'court 1\nfamily root "Own" { table { deals: clockwise } } variant mine "M" extends kachuha { }',
        "utf-8",
    )
    assert loaded(str(path)).id == "mine"


def test_worked_examples_of_a_file_are_run(tmp_path: Path) -> None:
    path = tmp_path / "own.court"
    path.write_text(
        'court 1\nvariant mine "M" extends kachuha {\n'
        '  example odd "Odd" { trump clubs; trick N 7D, E AS, S 9D, W 2D -> E }\n}',
        "utf-8",
    )
    found = refused(str(path))
    assert [(each.code, each.at.line) for each in found.diagnostics] == [("CP513", 3)]
    assert found.diagnostics[0].message.startswith("the example `odd` fails: ")


def test_books_of_a_file_are_proved(tmp_path: Path) -> None:
    path = tmp_path / "own.court"
    path.write_text(
        'court 1\nvariant mine "M" extends kachuha {\n  replace score.win: when loser.won >= 1 -> 1\n}',
        "utf-8",
    )
    found = refused(str(path))
    assert [(each.code, each.at.line) for each in found.diagnostics] == [("CP601", 3)]


def test_an_option_that_breaks_a_book_is_told_at_the_id() -> None:
    found = refused("kachuha with pile")
    assert [(each.code, each.at.file) for each in found.diagnostics] == [("CP311", "the id")] * len(
        found.diagnostics
    )


def test_what_a_bundled_option_fits_is_told_where_it_does_not() -> None:
    found = refused("kachuha with pile").diagnostics[0]
    fitting = "`bavney_rang`, `be_ranga`, `card_room`, `hidden_rung`, `rang`, `single_sir`"
    assert found.help == f"it fits {fitting} and `single_sir_courts`"


def test_an_option_of_a_file_is_told_by_the_book_that_it_is_written_for(tmp_path: Path) -> None:
    path = tmp_path / "own.court"
    path.write_text(
        'court 1\noption pile "P" amends single_sir {\n  replace let court = winner.won = 13\n}\n'
        'variant mine "M" = kachuha with pile',
        "utf-8",
    )
    (found,) = [each for each in refused(str(path)).diagnostics if each.code == "CP311"]
    assert found.help == "it is written for `single_sir`"


@pytest.mark.parametrize("name", bundled())
def test_bundled_books_load_without_a_word(name: str) -> None:
    book = loaded(name)
    assert book.id == name
    if book.section("round"):
        assert prove_book(book) == ()


def test_a_link_that_leads_round_and_round_is_passed_over(tmp_path: Path) -> None:
    """A neighbour that nobody names must not keep a good file from being read."""
    (tmp_path / "a.court").symlink_to(tmp_path / "b.court")
    (tmp_path / "b.court").symlink_to(tmp_path / "a.court")
    mine = tmp_path / "mine.court"
    mine.write_text('court 1\nvariant mine "Mine" extends single_sir {}\n', "utf-8")
    assert compile_file(mine).ok


def test_many_books_of_a_folder_are_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty books, each made from the one before: every file is looked into once, every text parsed once."""
    text = 'court 1\nvariant book_{0} "Book" extends {1} {{ replace score.goon: when goon_court -> {0} }}\n'
    files = [tmp_path / f"book_{number}.court" for number in range(3, 23)]
    for number, file in enumerate(files, 3):
        file.write_text(text.format(number, "single_sir" if number == 3 else f"book_{number - 1}"), "utf-8")
    looked_into: list[str] = []
    parsed: list[str] = []

    def entries(file: Path, shown: str) -> object:
        looked_into.append(file.name)
        return entries_of(file, shown)

    def declarations(source: Source) -> object:
        parsed.append(source.file)
        return declarations_of(source)

    entries_of, declarations_of = shelf.entries_of, read_declarations
    monkeypatch.setattr(shelf, "entries_of", entries)
    monkeypatch.setattr(shelf, "read_declarations", declarations)
    folders = Folders()
    assert all(compile_file(file, folders=folders).diagnostics == () for file in files)
    assert sorted(looked_into) == sorted(file.name for file in files)
    assert len(parsed) == len(set(parsed)), "what a neighbour declares is parsed once for all"


def test_a_file_read_again_is_read_as_it_is_now(tmp_path: Path) -> None:
    club, late = tmp_path / "club.court", tmp_path / "late.court"
    late.write_text('court 1\nvariant late "Late" extends club { }', "utf-8")
    for points in (3, 4):
        rule = f"replace score.goon: when goon_court -> {points}"
        club.write_text(f'court 1\nvariant club "Club" extends single_sir {{ {rule} }}', "utf-8")
        score = loaded(f"{late}#late").rule("score.goon")
        assert isinstance(score, Row)
        assert score.outcome == Gain(points)


def test_a_long_line_of_files_is_told(tmp_path: Path) -> None:
    """A hundred books may extend one another, whether they stand in one file or in many."""
    for number in range(103):
        parent = f"book_{number - 1}" if number else "single_sir"
        text = f'court 1\nvariant book_{number} "Book" extends {parent} {{ }}'
        (tmp_path / f"book_{number}.court").write_text(text, "utf-8")
    assert compile_file(tmp_path / "book_80.court").diagnostics == ()
    (told,) = compile_file(tmp_path / "book_102.court").diagnostics
    assert told.code == "CP224"


SHORT = """ replace round.first: 4 to each
 replace round.rest: 4 to each
 replace round.play: until a side has 5 tricks"""
MINE = 'variant mine "Mine" extends single_sir {'


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        (f'{MINE}\n also "Us"\n remove score.caller_wins }}', "CP601", 4),
        (f'{MINE}\n also "Us"\n replace round.play: until a side has 6 tricks }}', "CP602", 4),
        ('option few "Few" amends single_sir {\n remove score.caller_wins }', "CP601", 3),
        (f'{MINE}\n also "Us"\n replace score.caller_wins: when court -> 1 }}', "CP601", 4),
        # how the cards are dealt does not keep a side from seven tricks; when the round is over does
        (
            f"{MINE}\n replace pack.cards: 32\n replace pack.rank: A K Q J T 9 8 7\n{SHORT} }}",
            "CP602",
            7,
        ),
    ],
)
def test_a_proof_points_at_the_line_that_made_the_trouble(
    tmp_path: Path, text: str, code: str, line: int
) -> None:
    path = tmp_path / "mine.court"
    path.write_text(f"court 1\n{text}\n", "utf-8")
    first = compile_file(path).diagnostics[0]
    assert (first.code, first.at.line) == (code, line)


def test_a_proof_points_at_the_option_that_made_the_trouble(tmp_path: Path) -> None:
    few, mine = tmp_path / "few.court", tmp_path / "mine.court"
    few.write_text('court 1\noption few "Few" amends single_sir { remove score.caller_wins }\n', "utf-8")
    mine.write_text('court 1\nvariant mine "M" = single_sir with pile,\n few { also "Ours" }\n', "utf-8")
    first = compile_file(mine).diagnostics[0]
    assert (first.code, first.at.line, first.at.column) == ("CP601", 3, 2)


def test_a_fault_that_a_book_only_inherits_is_told_at_its_name(tmp_path: Path) -> None:
    few, mine = tmp_path / "few.court", tmp_path / "mine.court"
    few.write_text('court 1\nvariant few "F" extends single_sir { remove score.caller_wins }\n', "utf-8")
    mine.write_text('court 1\nvariant mine "M" extends few {\n also "Ours" }\n', "utf-8")
    (told,) = compile_file(mine).diagnostics
    assert (told.code, told.at.line, told.at.column, told.at.end_column) == ("CP601", 2, 9, 13)
