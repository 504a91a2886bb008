"""`courtpiece vectors`."""

import json
import sys
from pathlib import Path

import pytest

from courtpiece_spec.cli.exits import ExitCode
from courtpiece_spec.conformance.vectors.library import books, shipped
from tests.cli.house import Courtpiece

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"


def test_list_names_the_books(courtpiece: Courtpiece) -> None:
    ran = courtpiece("vectors", "list", "--json")
    assert ran.code == ExitCode.OK
    assert [row["book"] for row in ran.lines] == list(books())


def test_list_names_the_vectors_of_a_book(courtpiece: Courtpiece) -> None:
    ran = courtpiece("vectors", "list", "kachuha", "--json")
    assert [row["slug"] for row in ran.lines] == [vector.slug for vector in shipped("kachuha")]
    assert shipped("kachuha")[0].slug in courtpiece("vectors", "list", "kachuha").out


def test_export_writes_a_folder(courtpiece: Courtpiece, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    ran = courtpiece("vectors", "export", "single_sir", "-o", str(folder))
    assert ran.code == ExitCode.OK
    names = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert {"single_sir.jsonl", "manifest.json", "README.md", "LICENSE", "schemas/vector.json"} <= names
    assert json.loads((folder / "manifest.json").read_text())["books"][0]["count"] == len(
        shipped("single_sir")
    )


def test_export_into_a_file_is_refused(courtpiece: Courtpiece, tmp_path: Path) -> None:
    (tmp_path / "out").write_text("")
    assert courtpiece("vectors", "export", "-o", str(tmp_path / "out")).code == ExitCode.USAGE
    assert courtpiece("vectors", "export", "-o", str(tmp_path / "out" / "deeper")).code == ExitCode.USAGE


@pytest.mark.parametrize("name", ["README.md", "LICENSE", "manifest.json", "schemas/vector.json"])
def test_export_writes_over_no_foreign_file(courtpiece: Courtpiece, tmp_path: Path, name: str) -> None:
    (tmp_path / "schemas").mkdir()
    (tmp_path / name).write_text('{"format": "mine"}')
    ran = courtpiece("vectors", "export", "single_sir", "-o", str(tmp_path))
    assert ran.code == ExitCode.USAGE
    assert f"{tmp_path / name} is there already, and is not of an export: name another folder" in ran.err
    assert (tmp_path / name).read_text() == '{"format": "mine"}'
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == [Path(name).name]


def test_export_writes_over_an_earlier_export(courtpiece: Courtpiece, tmp_path: Path) -> None:
    for books_ in (["kachuha"], ["single_sir", "kachuha"]):
        ran = courtpiece("vectors", "export", *books_, "-o", str(tmp_path))
        assert ran.code == ExitCode.OK
    manifest = json.loads((tmp_path / "manifest.json").read_text())
    assert [each["book"] for each in manifest["books"]] == ["single_sir", "kachuha"]


def test_run_says_how_where_a_file_is_named(courtpiece: Courtpiece) -> None:
    ran = courtpiece("vectors", "run", "out/single_sir.jsonl", "--", "x")
    assert ran.code == ExitCode.USAGE
    assert "`vectors run` asks the vectors of a book by its name" in ran.err


@pytest.mark.parametrize("arguments", [("list",), ("score",), ("export", "-o", "out")])
def test_unknown_books_are_usage(courtpiece: Courtpiece, arguments: tuple[str, ...]) -> None:
    assert courtpiece("vectors", *arguments, "no_such_book").code == ExitCode.USAGE
    assert courtpiece("vectors", *arguments, "court_piece").code == ExitCode.USAGE


def test_run_asks_an_adapter(courtpiece: Courtpiece) -> None:
    right = [sys.executable, str(EXAMPLES / "single_sir_adapter.py")]
    ran = courtpiece("vectors", "run", "single_sir", "--level", "trick", "--json", "--", *right)
    assert ran.code == ExitCode.OK
    assert ran.lines[-1]["judged"] == {
        "trick": sum(vector.level == "trick" for vector in shipped("single_sir"))
    }
    wrong = [sys.executable, str(EXAMPLES / "single_sir_defect_adapter.py")]
    ran = courtpiece("vectors", "run", "single_sir", "--json", "--", *wrong)
    assert ran.code == ExitCode.DIFFERENCE
    assert ran.lines[-1]["differences"] > 0


def test_run_without_an_adapter(courtpiece: Courtpiece) -> None:
    assert courtpiece("vectors", "run", "single_sir").code == ExitCode.USAGE
    assert courtpiece("vectors", "run", "no_such_book", "--", "true").code == ExitCode.USAGE
    assert courtpiece("vectors", "run", "single_sir", "--", "/no/such/program").code == ExitCode.ADAPTER


def test_score_tells_clause_by_clause(courtpiece: Courtpiece, tmp_path: Path) -> None:
    name = "double_sir with ace_on_ace"
    ran = courtpiece("vectors", "score", name, "--json")
    assert ran.code == ExitCode.OK
    (row,) = ran.lines
    assert row["survivors"] == []
    assert row["mutants"] == row["told_apart"] + row["equivalent"]
    page = tmp_path / "score.md"
    ran = courtpiece("vectors", "score", name, "--markdown", str(page))
    assert ran.code == ExitCode.OK
    assert "collect.except.aces" in page.read_text()
