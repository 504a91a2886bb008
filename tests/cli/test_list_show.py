"""`courtpiece list` and `courtpiece show`."""

import json
from pathlib import Path

import pytest

import courtpiece_spec
from courtpiece_spec.book.serial import behaviour_hash, from_json
from courtpiece_spec.cli.exits import ExitCode
from courtpiece_spec.loading import bundled, bundled_options
from tests.cli.house import Courtpiece
from tests.records.house import book


def test_list_json(courtpiece: Courtpiece) -> None:
    ran = courtpiece("list", "--json")
    assert (ran.code, ran.err) == (ExitCode.OK, "")
    (rows,) = ran.lines
    by_id = {row["id"]: row for row in rows}
    assert set(by_id) == {*bundled(), *bundled_options()}
    assert len(rows) == len(by_id)
    assert all(row["title"] and row["kind"] in ("family", "variant", "cycle", "option") for row in rows)
    assert by_id["court_piece"]["kind"] == "family"
    assert by_id["single_sir"] == {
        "id": "single_sir",
        "title": "Single Sir",
        "kind": "variant",
        "extends": "court_piece",
        "options": [],
        "version": "1.0",
        "also": ["Single Sar", "Rung", "Rang", "Coat Piece"],
        "played_in": ["Pakistan", "India"],
        "hash": behaviour_hash(book("single_sir")),
    }
    assert by_id["pile"] == {
        "id": "pile",
        "title": "Double",
        "kind": "option",
        "amends": "single_sir",
        "parameters": [],
    }


def test_list_for_people_has_a_line_each(courtpiece: Courtpiece, ours: Path) -> None:
    lines = courtpiece("list").out.splitlines()
    assert len(lines) == len(bundled()) + len(bundled_options())
    assert lines[0].startswith("court_piece ")
    assert any(line.split()[:3] == ["double_sir", "Double", "Sir"] for line in lines)
    more = courtpiece("list", "--book", ours).out.splitlines()
    assert [line.split()[0] for line in more if line not in lines] == ["ours"]


@pytest.mark.parametrize("name", [*bundled(), "single_sir with pile"])
def test_show_json_is_the_compiled_book(courtpiece: Courtpiece, name: str) -> None:
    (data,) = courtpiece("show", name, "--json").lines
    assert from_json(data) == book(name)
    assert [clause["id"] for clause in data["clauses"]] == [
        f"{name}/{clause.path}" for clause in book(name).clauses
    ]


def test_id_of_a_clause_must_be_its_own(courtpiece: Courtpiece) -> None:
    (data,) = courtpiece("show", "hakem", "--json").lines
    data["clauses"][0]["id"] = "x/y"
    with pytest.raises(ValueError, match="has the id 'x/y'"):
        from_json(data)


@pytest.mark.parametrize("name", [*bundled(), "single_sir with pile"])
def test_show_tells_every_clause(courtpiece: Courtpiece, name: str) -> None:
    ran = courtpiece("show", name)
    assert (ran.code, ran.err) == (ExitCode.OK, "")
    found = book(name)
    lines = ran.out.splitlines()
    for clause in found.clauses:
        (line,) = [line for line in lines if line.startswith(f"  {name}/{clause.path}: ")]
        sources = f", after {', '.join(clause.cites)}" if clause.cites else ""
        assert line.endswith(f"({clause.written_in}{sources})")
        assert "@" not in line
    for ruling in found.rulings:
        assert f"    here:    {ruling.here}" in lines
        assert all(f"    instead: {other}" in lines for other in ruling.instead)
    for example in found.examples:
        assert any(line.startswith(f"  {example.id}: {example.title} (") for line in lines)


@pytest.mark.parametrize(
    "line",
    [
        (
            "  double_sir/play.follow: Whoever holds a card of the suit led must follow suit."
            " (court_piece, after A21, A22, B7, C8)\n    | must follow suit if able\n"
        ),
        "\n    | two new tricks after each collection\n",
        "\n    | winner.collected = 13\n",
        (
            "  double_sir/score.court: A Court is worth 3 points. [Court] (single_sir, after B23, B29, B30)"
            "\n    | when court -> 3\n"
        ),
    ],
)
def test_rules_read_as_sentences_and_as_written(courtpiece: Courtpiece, line: str) -> None:
    assert line in courtpiece("show", "double_sir").out


def test_show_counts_the_rounds_of_a_cycle(courtpiece: Courtpiece) -> None:
    assert "\n  3 rounds of hakem\n  1 round of badam_satti\n" in courtpiece("show", "mixed_evening").out


def test_rule_of_a_file_is_read_from_it(courtpiece: Courtpiece, ours: Path) -> None:
    line = "    | when winner is dealer_side -> 7"
    for arguments in ([ours], [f"{ours}#ours"], ["ours", "--book", ours]):
        assert line in courtpiece("show", *arguments).out.splitlines()


def test_copy_of_a_bundled_book_is_read_from_its_file(courtpiece: Courtpiece, tmp_path: Path) -> None:
    """A file may have the name of a bundled one; its own text is shown, not the bundled."""
    path = tmp_path / "kachuha.court"
    rule = "replace match.won: first side to 9 rounds"
    text = f'court 1\n# one\n# two\nvariant mine "Mine" extends kachuha {{\n  {rule}\n}}\n'
    path.write_text(text, "utf-8")
    assert "    | first side to 9 rounds" in courtpiece("show", path).out.splitlines()


@pytest.mark.parametrize(
    ("reference", "code", "words"),
    [
        ("single_sri", ExitCode.USAGE, "did you mean `single_sir`?"),
        ("pile", ExitCode.USAGE, "is an option"),
        ("", ExitCode.USAGE, "is no id of a book"),
        ("gone.court", ExitCode.USAGE, "gone.court cannot be read"),
        ("kachuha with doubled", ExitCode.USAGE, "did you mean `doublee`?"),
    ],
)
def test_unknown_book(courtpiece: Courtpiece, reference: str, code: int, words: str) -> None:
    for more in ([], ["--json"]):
        ran = courtpiece("show", reference, *more)
        assert (ran.code, ran.out) == (code, "")
        assert words in ran.err


def test_broken_file(courtpiece: Courtpiece, broken: Path) -> None:
    ran = courtpiece("show", broken)
    assert (ran.code, ran.out) == (ExitCode.DIFFERENCE, "")
    assert f"{broken}:4:" in ran.err


def test_json_is_one_line(courtpiece: Courtpiece) -> None:
    out = courtpiece("list", "--json").out
    assert out.count("\n") == 1
    assert json.loads(out)


# ---------------------------------------------------------------------- --text
def test_the_text_of_a_bundled_book_is_its_file(courtpiece: Courtpiece) -> None:
    folder = Path(courtpiece_spec.__file__).parent / "books"
    for name, file in (("kachuha", "kachuha"), ("double_sir", "single_sir"), ("ace_on_ace", "pile_options")):
        ran = courtpiece("show", name, "--text")
        assert (ran.code, ran.err) == (ExitCode.OK, "")
        assert ran.out == (folder / f"{file}.court").read_text("utf-8")
    assert courtpiece("show", "kachuha with doublee", "--text").out.startswith("court 1\n")


def test_a_copied_text_is_a_book_that_hides_the_bundled_one(courtpiece: Courtpiece, tmp_path: Path) -> None:
    path = tmp_path / "mine.court"
    text = courtpiece("show", "kachuha", "--text").out.replace(
        "first side to 5 rounds", "first side to 9 rounds"
    )
    path.write_text(text, "utf-8")
    assert courtpiece("check", path).code == ExitCode.OK
    assert "    | first side to 9 rounds\n" in courtpiece("show", "kachuha", "--book", path).out
    assert courtpiece("show", "kachuha", "--text", "--book", path).out == text
    assert courtpiece("show", f"{path}#kachuha", "--text").out == text
    assert courtpiece("show", f"{path}#kachuha_doublee", "--text").out == text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("single_sri",), "did you mean `single_sir`?"),
        (("gone.court",), "gone.court cannot be read"),
        (("hakem", "--json"), "--json and --text do not go together"),
    ],
)
def test_no_text(courtpiece: Courtpiece, arguments: tuple[str, ...], words: str) -> None:
    ran = courtpiece("show", *arguments, "--text")
    assert (ran.code, ran.out) == (ExitCode.USAGE, "")
    assert words in ran.err


def test_a_file_without_the_book_has_no_text_of_it(courtpiece: Courtpiece, ours: Path) -> None:
    assert courtpiece("show", ours, "--text").out == ours.read_text("utf-8")
    assert "has no book `x`" in courtpiece("show", f"{ours}#x", "--text").err
