"""At tables of two, three and six nobody's name is a bare figure, which could be taken for a count."""

import json
import re
from pathlib import Path

import pytest

from courtpiece_spec.cli.exits import ExitCode
from courtpiece_spec.conformance.drawing import seat_name
from courtpiece_spec.conformance.scene import Course, Scene
from courtpiece_spec.conformance.wording import course_rows, value_words
from courtpiece_spec.seats import Direction, seat_names, shown_names, wins, with_number
from tests.cli.house import Courtpiece
from tests.records.house import rounds

TABLES = {"hokm_two": "P2", "hokm_three": "P3", "mendikot_six": "P6"}
FIGURE_AS_NAME = re.compile(
    r"(?m)^ *[1-6]  |\b[1-6](-[1-6])* (wins?\b|takes it|leads|deals|plays|may play)|\b\d+ \d+\b"
)


def written(path: Path, name: str) -> Path:
    record = next(each for each in rounds(name, 12) if each["result"]["winner"] is not None)
    path.write_text(json.dumps(record) + "\n", "utf-8")
    return path


@pytest.mark.parametrize("name", TABLES)
def test_players_have_names_in_what_people_read(courtpiece: Courtpiece, tmp_path: Path, name: str) -> None:
    path = written(tmp_path / "r", name)
    broken = tmp_path / "broken"
    record = json.loads(path.read_text("utf-8"))
    tokens = record["actions"].split()
    played = next(number for number, token in enumerate(tokens) if re.fullmatch(r"\d:\w\w", token))
    again = [*tokens[: played + 1], tokens[played], *tokens[played + 1 :]]
    broken.write_text(json.dumps(record | {"actions": " ".join(again)}), "utf-8")
    for asked in (("replay", path), ("solve", path), ("audit", broken)):
        out = courtpiece(*asked).out
        assert TABLES[name] in out
        plain = re.sub(r"[♠♥♦♣] ([AKQJ\d]+ ?)+", "", out)  # the cards of a hand are figures too
        assert FIGURE_AS_NAME.search(plain) is None, out


def test_the_rows_of_a_round_for_two(courtpiece: Courtpiece, tmp_path: Path) -> None:
    path = written(tmp_path / "r", "hokm_two")
    winner = json.loads(path.read_text("utf-8"))["result"]["winner"] + 1
    out = courtpiece("replay", path).out
    assert re.search(rf"\nP{winner} wins: P1: \d, P2: \d points; trump ", out)
    assert re.search(r"\n  P1  \S+\n  P2  \S+\n  P[12] takes it: P1: \d, P2: \d\n", out)


def test_a_seat_is_named_either_way(courtpiece: Courtpiece, tmp_path: Path) -> None:
    path = written(tmp_path / "r", "hokm_three")
    for said in ("2", "p2", "P2"):
        assert "as P2 knows it" in courtpiece("replay", path, "--view", said).out
    ran = courtpiece("replay", path, "--view", "N")
    assert (ran.code, ran.err) == (
        ExitCode.USAGE,
        "courtpiece: there is no seat 'N' at this table: it has P1, P2, P3\n",
    )


def test_reports_name_players_and_sides_alike() -> None:
    two = Scene(players=2, courses=(Course(takers=(0, 1, 0), winner=0, collected=(7, 2), dealer=1),))
    assert dict(course_rows(two)) == {
        "dealer": "P2",
        "taken by": "P1 P2 P1",
        "won by": "P1 (P1: 7, P2: 2), who first lost trick 2 to P2",
    }
    assert value_words("play", "collected", [5, 7], two) == "[5, 7]  (P1: 5, P2: 7)"
    six = Scene(players=6)
    assert value_words("match", "winner", 1, six) == "1  (P2/P4/P6)"
    assert value_words("play", "collected", [5, 3], six) == "[5, 3]  (P1/P3/P5: 5, P2/P4/P6: 3)"
    assert seat_name(1, 2) == "P2"


def test_books_still_call_players_by_numbers_and_four_by_the_compass() -> None:
    assert seat_names(3, Direction.CLOCKWISE) == ("1", "2", "3")
    assert shown_names(3, Direction.CLOCKWISE) == ("P1", "P2", "P3")
    assert shown_names(4, Direction.CLOCKWISE) == seat_names(4, Direction.CLOCKWISE) == tuple("NESW")
    assert with_number("N-S", 3) == "N-S 3"
    assert with_number("P1-P3", 3) == "P1-P3: 3"
    assert wins("N-S", several=True) == "N-S win"
    assert wins("P2", several=False) == "P2 wins"
