"""`courtpiece replay`."""

import json
from pathlib import Path

import pytest

from courtpiece_spec.cards import cards_from_text
from courtpiece_spec.cli.exits import ExitCode
from tests.cli.house import Courtpiece
from tests.records.house import CASES, book, played, rounds


def written(path: Path, *records: object) -> Path:
    path.write_text("".join(json.dumps(record) + "\n" for record in records), "utf-8")
    return path


@pytest.mark.parametrize("name", played())
def test_every_book_is_drawn(courtpiece: Courtpiece, tmp_path: Path, name: str) -> None:
    record = next(each for each in rounds(name, 9) if each["result"]["winners"])
    ran = courtpiece("replay", written(tmp_path / "r", record))
    assert (ran.code, ran.err) == (ExitCode.OK, "")
    tricks = len(record["result"]["winners"])
    assert ran.out.count("takes it:") == tricks
    assert f"\ntrick {tricks}, " in ran.out
    assert f"trick {tricks + 1}" not in ran.out
    assert "the next dealer is" in ran.out
    legs = book(name).legs  # the first round of a cycle is played by its first book
    assert f"clause:  {legs[0].book.id if legs else name}/score." in ran.out


def test_a_round_is_told_as_it_went(courtpiece: Courtpiece, tmp_path: Path) -> None:
    """The second case: seven tricks by the caller's side, in single_sir_courts."""
    record = json.loads(CASES.read_text("utf-8").splitlines()[1])["record"]
    out = courtpiece("replay", written(tmp_path / "r", record)).out
    assert out.startswith(
        "Single Sir, courts (single_sir_courts), round 1: N deals\nW names trump: ♥ hearts; holding "
    )
    assert (
        "trick 1, W leads\n"
        "           N 8♥\n"
        "  W K♥              E 9♥\n"
        "           S 5♥\n"
        "  W takes it: N-S 0, W-E 1\n"
    ) in out
    assert "\nW-E win: N-S 0, W-E 1 courts; trump ♥ hearts; the next dealer is S\n" in out
    assert "  clause:  single_sir_courts/score.court: " in out
    assert "  clause:  single_sir_courts/next_dealer.court: " in out


def test_a_line_is_chosen(courtpiece: Courtpiece, tmp_path: Path) -> None:
    path = tmp_path / "r"
    path.write_text("\n" + "".join(json.dumps(each) + "\n" for each in rounds("kachuha", 2)), "utf-8")
    assert "round 1:" in courtpiece("replay", path).out
    assert "round 2:" in courtpiece("replay", path, "--line", "3").out
    for line in ("1", "4"):
        ran = courtpiece("replay", path, "--line", line)
        assert (ran.code, ran.out) == (ExitCode.USAGE, "")
        assert f"holds no record at line {line}" in ran.err


def test_stdin(courtpiece: Courtpiece) -> None:
    record = json.dumps(rounds("hakem", 1)[0]).encode()
    assert "Hakem (hakem)" in courtpiece("replay", "-", stdin=record).out
    assert courtpiece("replay", "-").err == "courtpiece: stdin holds no record\n"


def test_unfinished_round_shows_the_trick_on_the_table(courtpiece: Courtpiece, tmp_path: Path) -> None:
    record = rounds("single_sir", 1, result=False)[0]
    tokens = record["actions"].split(" ")
    ran = courtpiece("replay", written(tmp_path / "r", record | {"actions": " ".join(tokens[:7])}))
    assert ran.code == ExitCode.OK
    assert ran.out.count("takes it") == 1
    assert "\ntrick 2, " in ran.out
    assert "unfinished: " in ran.out
    assert "is to act" in ran.out


def test_refused_round_is_drawn_up_to_there(courtpiece: Courtpiece, tmp_path: Path) -> None:
    record = rounds("single_sir", 1, result=False)[0]
    tokens = record["actions"].split(" ")
    ran = courtpiece(
        "replay", written(tmp_path / "r", record | {"actions": " ".join([*tokens[:7], tokens[1]])})
    )
    assert ran.code == ExitCode.DIFFERENCE
    assert f"the 3rd card of trick 2, token {tokens[1]}, is refused: " in ran.out
    assert "clause:  single_sir/play." in ran.out
    assert "✗" in ran.out
    seen = courtpiece("replay", tmp_path / "r", "--view", "N")
    assert seen.code == ExitCode.DIFFERENCE
    assert "✗" not in seen.out
    assert "clause:  single_sir/play." in seen.out


def test_malformed_and_differing_records(courtpiece: Courtpiece, tmp_path: Path) -> None:
    ran = courtpiece("replay", written(tmp_path / "r", {"format": "x"}))
    assert ran.code == ExitCode.DIFFERENCE
    assert "line 1: `format` is" in ran.out
    record = rounds("single_sir", 1)[0]
    ran = courtpiece("replay", written(tmp_path / "r", record | {"result": {"score": [9, 9]}}))
    assert ran.code == ExitCode.DIFFERENCE
    assert "the next dealer" in ran.out
    assert "score: the record says [9, 9], the book " in ran.out


def test_new_deal_and_counters_are_told(courtpiece: Courtpiece, tmp_path: Path) -> None:
    record = rounds("single_sir_courts", 2, result=False)[1]
    record["setup"] |= {"redeals": 2, "score": [3, 4]}
    out = courtpiece("replay", written(tmp_path / "r", record)).out
    assert ", new deal 2; score N-S 3, W-E 4; won running " in out.splitlines()[0]


# ---------------------------------------------------------------------- what a seat knows
@pytest.mark.parametrize("seat", range(4))
def test_a_view_tells_nothing_that_others_could_change(
    courtpiece: Courtpiece, tmp_path: Path, seat: int
) -> None:
    """Another hidden card looks the same to everybody but the caller."""
    record = rounds("hidden_rung", 1, seed=2, result=False)[0]
    hide = record["actions"].split(" ")[0]
    caller, card = int(hide[0]), hide.partition("=")[2]
    pack = [str(each) for each in cards_from_text(record["pack"])]
    first_five = pack[:5]
    other = next(each for each in first_five if each != card)
    name = "NWSE"[seat]
    drawn = [
        courtpiece(
            "replay", written(tmp_path / "r", record | {"actions": f"{caller}:hide={each}"}), "--view", name
        ).out
        for each in (card, other)
    ]
    assert (drawn[0] == drawn[1]) is (seat != caller)
    assert ("hidden trump: ?" in drawn[0]) is (seat != caller)
    assert f"as {name} knows it" in drawn[0]


def test_a_view_shows_one_hand(courtpiece: Courtpiece, tmp_path: Path) -> None:
    path = written(tmp_path / "r", rounds("single_sir", 1)[0])
    before, hands = courtpiece("replay", path, "--view", "s").out.partition("trick 1")[0].split("\n\n")[:2]
    assert [hands.count(suit) for suit in "♠♥♦♣"] == [1] * 4
    assert "holding" not in before
    everybody = courtpiece("replay", path).out
    assert [everybody.split("\n\n")[1].count(suit) for suit in "♠♥♦♣"] == [4] * 4
    assert "holding" in everybody


def test_unknown_seat(courtpiece: Courtpiece, tmp_path: Path) -> None:
    ran = courtpiece("replay", written(tmp_path / "r", rounds("single_sir", 1)[0]), "--view", "Q")
    assert (ran.code, ran.out) == (ExitCode.USAGE, "")
    assert "it has N, W, S, E" in ran.err


@pytest.mark.parametrize("name", ["gone", "."])
def test_unreadable_file(courtpiece: Courtpiece, tmp_path: Path, name: str) -> None:
    ran = courtpiece("replay", tmp_path / name)
    assert (ran.code, ran.out) == (ExitCode.USAGE, "")
    assert "cannot be read" in ran.err


def test_what_is_held_is_told_after_a_discard_and_a_draw(courtpiece: Courtpiece, tmp_path: Path) -> None:
    record = rounds("hokm_two_discards", 1)[0]
    path = written(tmp_path / "r", record)
    caller = (record["setup"]["dealer"] + 1) % 2
    lines = courtpiece("replay", path, "--view", f"P{caller + 1}").out.splitlines()
    first = next(line for line in lines if line.startswith(f"P{caller + 1} discards "))
    dropped, held = first.partition(" discards ")[2].split("; holding ")
    assert dropped not in held.split()
    assert len(held.split()) == 4
    own = [line for line in lines if " the card drawn" in line and f"P{caller + 1} " in line]
    others = [line for line in lines if " the card drawn" in line and f"P{caller + 1} " not in line]
    assert len(own) == 11
    for line in own:
        taken, _, rest = line.partition(": takes ")[2].partition(", puts away ")
        away, held = rest.split("; holding ")
        assert taken in held.split()
        assert away not in held.split()
    assert others
    assert not any("takes" in line for line in others)
