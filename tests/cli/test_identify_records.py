"""`courtpiece identify --records`: which books recorded rounds follow, whatever book they name."""

import json
from pathlib import Path

import pytest

from courtpiece_spec.cli.exits import ExitCode
from courtpiece_spec.conformance.drivers.candidates import candidates
from courtpiece_spec.conformance.drivers.following import sits_at
from tests.cli.house import Courtpiece
from tests.records.house import rounds


def written(path: Path, *records: object) -> str:
    path.write_text("".join(json.dumps(record) + "\n" for record in records), "utf-8")
    return str(path)


@pytest.mark.parametrize("name", ["hokm_three", "omi", "hokm_two_stock"])
def test_rounds_are_known_by_how_they_are_played(courtpiece: Courtpiece, tmp_path: Path, name: str) -> None:
    file = written(tmp_path / "r", *(each | {"book": "single_sir"} for each in rounds(name, 6)))
    ran = courtpiece("identify", "--records", file)
    assert (ran.code, ran.out.splitlines()[0]) == (ExitCode.OK, f"6 rounds follow {name}")


def test_an_option_is_found_where_no_plain_book_fits(courtpiece: Courtpiece, tmp_path: Path) -> None:
    """Hokm for two in which either player discards two cards less: its pack is of fifty cards."""
    own = rounds("hokm_two_discards with both_discard_two", 3)
    ran = courtpiece("identify", "--records", written(tmp_path / "r", *own))
    assert (ran.code, ran.out) == (ExitCode.OK, "3 rounds follow hokm_two_discards with both_discard_two\n")


def test_what_each_book_refuses_first_is_told(courtpiece: Courtpiece, tmp_path: Path) -> None:
    good, bad = rounds("omi", 2)
    file = written(tmp_path / "r", good, bad | {"result": bad["result"] | {"score": [9, 9]}})
    ran = courtpiece("identify", "--records", file)
    assert ran.code == ExitCode.DIFFERENCE
    first, second, *_ = ran.out.splitlines()
    assert first == "2 rounds follow none of the known books, also with one option"
    assert second == "  omi: 1 of 2; line 2: the result differs in score"
    lines = [
        json.loads(line) for line in courtpiece("identify", "--records", file, "--json").out.splitlines()
    ]
    assert lines[0]["right"] == 1
    assert lines[0]["refused"] == {"line": 2, "message": "the result differs in score"}


def test_only_books_of_the_table_are_asked() -> None:
    fits = sits_at([(1, rounds("hokm_three", 1)[0])])
    assert [each.name for each in candidates(fits=fits, plain=True)] == ["hokm_three"]
    begun = {"pack": rounds("hokm_three", 1)[0]["pack"], "actions": ""}
    assert fits(next(iter(candidates(fits=sits_at([(1, begun)]), plain=True))))
    assert not candidates(fits=sits_at([(1, [])]), plain=True)


def test_a_file_in_place_of_a_program(courtpiece: Courtpiece, tmp_path: Path) -> None:
    file = written(tmp_path / "rounds.jsonl", *rounds("omi", 1))
    ran = courtpiece("identify", file)
    assert ran.code == ExitCode.USAGE
    assert f"which books its rounds follow tells `courtpiece identify --records {file}`" in ran.err
    assert "asks no program" in courtpiece("identify", "--records", file, "--", "cat").err
    for text, words in (("", "holds no record"), ("{", "line 1: ")):
        (tmp_path / "broken").write_text(text, "utf-8")
        ran = courtpiece("identify", "--records", tmp_path / "broken")
        assert ran.code == ExitCode.USAGE
        assert words in ran.err
    odd = written(tmp_path / "odd", [])
    assert "no known book has the cards and players" in courtpiece("identify", "--records", odd).out
