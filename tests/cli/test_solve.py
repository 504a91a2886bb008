"""`courtpiece solve`."""

import json
import subprocess
import sys
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from pathlib import Path
from typing import Any

import pytest

from courtpiece_spec.cli.exits import ExitCode
from courtpiece_spec.solving import dds
from courtpiece_spec.solving.rates import Rates, Sampling
from tests.cli.house import Courtpiece, process
from tests.records.house import rounds

PACK = (
    "2S3S4S5S6S"  # N, who calls on these five
    "2H3H4H5H6H"
    "2D3D4D5D6D"
    "2C3C4C5C6C"
    "7S8S9STS"
    "7H8H9HTH"
    "7D8D9DTD"
    "7C8C9CTC"
    "JSQSKSAS"
    "JHQHKHAH"
    "JDQDKDAD"
    "JCQCKCAC"
)
"""Anticlockwise from N, each player gets a whole suit."""


def record(actions: str, **more: Any) -> dict[str, Any]:
    return {
        "format": "courtpiece-record/1",
        "book": "single_sir",
        "setup": {"dealer": 3},
        "pack": PACK,
        "actions": actions,
    } | more


def written(path: Path, *records: object) -> Path:
    path.write_text("".join(json.dumps(each) + "\n" for each in records), "utf-8")
    return path


@pytest.fixture
def without_endplay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dds, "find_spec", lambda _: None)


def test_a_round_of_whole_suits(courtpiece: Courtpiece, tmp_path: Path) -> None:
    """N has all spades, and has named them: all thirteen tricks are N's."""
    ran = courtpiece("solve", written(tmp_path / "r", record("0:call=S")))
    assert (ran.code, ran.err) == (ExitCode.OK, "")
    assert ran.out.startswith(
        "Single Sir (single_sir), round 1: E deals\ntrick 1, N is to lead; trump ♠ spades\n"
    )
    assert "♠ A K Q J 10 9 8 7 6 5 4 3 2" in ran.out
    assert "collected: N-S 0, W-E 0\nwith best play: N-S 13, W-E 0 of 13 tricks: N-S win\n" in ran.out
    assert "the caller's side, N-S, needs 7 tricks: it wins with best play\n" in ran.out
    assert "N may play\n  N-S 13, W-E 0 (best): A♠ K♠ Q♠ J♠ 10♠ 9♠ 8♠ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠\n" in ran.out
    assert "mistakes" not in ran.out  # nothing has been played


def test_a_lead_that_is_ruffed(courtpiece: Courtpiece, tmp_path: Path) -> None:
    """Hearts are named, which W holds: N leads a spade, and W may ruff, or S lead on after a discard."""
    ran = courtpiece("solve", "--json", written(tmp_path / "r", record("0:call=H 0:AS")))
    (found,) = ran.lines
    assert ran.code == ExitCode.OK
    assert found["par"] == [0, 13]
    assert (found["turn"], found["trump"], found["caller_side"]) == (1, "H", 0)
    assert (found["winner"], found["needed"], found["can_win"]) == (1, [7, 7], [True, True])
    assert {each["card"]: each["cost"] for each in found["cards"]} == {
        f"{rank}H": 0 for rank in "23456789TJQKA"
    }
    assert found["solver"] == "dds"
    assert (found["line"], found["mistakes"], found["judged"]) == (1, [], 1)


def test_a_caller_who_needs_help_and_a_round_that_is_over(courtpiece: Courtpiece, tmp_path: Path) -> None:
    """Hearts are trump, and W's hearts take six tricks: with a seventh the round would be over."""
    tricks = [
        "0:AS 1:AH 2:2D 3:2C",
        "1:KH 2:3D 3:3C 0:2S",
        "1:QH 2:4D 3:4C 0:3S",
        "1:JH 2:5D 3:5C 0:4S",
        "1:TH 2:6D 3:6C 0:5S",
        "1:9H 2:7D 3:7C 0:6S",
    ]
    six = written(tmp_path / "six", record(" ".join(["0:call=H", *tricks])))
    ran = courtpiece("solve", six)
    assert "with best play: N-S 0, W-E 13 of 13 tricks: W-E win\n" in ran.out
    assert "the caller's side, N-S, needs 7 tricks: it can win only if the others err\n" in ran.out
    assert "mistakes: none" in ran.out
    over = written(tmp_path / "over", record(" ".join(["0:call=H", *tricks, "1:8H 2:8D 3:8C 0:7S"])))
    ran = courtpiece("solve", over)
    assert ran.code == ExitCode.OK
    assert "the round is over: W-E win; N-S 0, W-E 7\n" in ran.out
    assert "mistakes: none" in ran.out
    (found,) = courtpiece("solve", over, "--json").lines
    assert (found["over"], found["par"], found["cards"]) == (True, None, [])


def test_a_line_and_stdin(courtpiece: Courtpiece, tmp_path: Path) -> None:
    path = written(tmp_path / "r", record("0:call=S"), record("0:call=H 0:AS"))
    text = path.read_bytes()
    (found,) = courtpiece("solve", "-", "--line", "2", "--json", "-j", "1", stdin=text).lines
    assert (found["line"], found["trump"]) == (2, "H")
    assert courtpiece("solve", path, "--line", "2", "--json").lines == [found]


def test_mistakes_of_a_random_round_add_up(courtpiece: Courtpiece, tmp_path: Path) -> None:
    """From par at the first card, less what was lost and more what the others lost, to the tricks at the end.

    In Hakem all cards are played, so that the last trick shows who was right.
    """
    for played in rounds("hakem", 3, seed=1):
        (found,) = courtpiece("solve", written(tmp_path / "r", played), "--json").lines
        first = played["actions"].split(" ")[:1]
        (start,) = courtpiece(
            "solve", written(tmp_path / "s", played | {"actions": first[0], "result": {}}), "--json"
        ).lines
        lost = [0, 0]
        for each in found["mistakes"]:
            side = int(each["token"][0]) % 2
            lost[side] += each["cost"]
        assert (
            start["par"][0] - lost[0] + lost[1] == found["collected"][0] == played["result"]["collected"][0]
        )
        assert found["judged"] == found["choices"]
        assert sum(lost) > 0


def test_a_round_that_has_not_begun(courtpiece: Courtpiece, tmp_path: Path) -> None:
    ran = courtpiece("solve", written(tmp_path / "r", record("")))
    words = "no card is to be played yet: N is to act; record the round on until trump is settled"
    assert (ran.code, ran.out) == (ExitCode.USAGE, "")
    assert words in ran.err


def test_a_pile_is_solved_from_some_cards_on(courtpiece: Courtpiece, tmp_path: Path) -> None:
    begun = written(tmp_path / "r", record("0:call=S", book="double_sir"))
    ran = courtpiece("solve", begun)
    assert ran.code == ExitCode.USAGE
    assert (
        "double_sir is not played as bridge is (tricks are collected in pairs), so only endings of" in ran.err
    )
    assert "now there are 52: record the round on" in ran.err
    played = rounds("double_sir", 1, seed=2)[0]
    tokens = played["actions"].split(" ")[: 1 + 4 * 7]
    late = played | {"actions": " ".join(tokens)}
    del late["result"]
    ran = courtpiece("solve", written(tmp_path / "r", late), "--json")
    (found,) = ran.lines
    assert found["solver"] == "search"
    assert sum(found["par"]) == 13
    assert found["judged"] < found["choices"]
    assert "only endings of at most" in found["not_judged"]


def test_a_record_that_is_wrong_is_drawn_as_an_audit_draws_it(courtpiece: Courtpiece, tmp_path: Path) -> None:
    revoked = written(tmp_path / "r", record("0:call=S 0:AS 1:AH 1:KH"))
    ran, audited = courtpiece("solve", revoked), courtpiece("audit", revoked)
    assert ran.code == audited.code == ExitCode.DIFFERENCE
    assert ran.out.strip() in audited.out
    assert courtpiece("solve", revoked, "--json").lines == courtpiece("audit", revoked, "--json").lines
    assert courtpiece("solve", "-", stdin=b"no record\n").code == ExitCode.DIFFERENCE


@pytest.mark.usefixtures("without_endplay")
def test_without_endplay_endings_are_solved(courtpiece: Courtpiece, tmp_path: Path) -> None:
    ran = courtpiece("solve", written(tmp_path / "r", record("0:call=S")))
    assert ran.code == ExitCode.USAGE
    assert "pip install 'courtpiece-spec[solve]'" in ran.err
    assert ran.err.count("\n") == 1
    played = rounds("hakem", 1, seed=1)[0]
    tokens = played["actions"].split(" ")[: 1 + 4 * 8 + 2]
    late = {**played, "actions": " ".join(tokens)}
    del late["result"]
    (found,) = courtpiece("solve", written(tmp_path / "r", late), "--json", "-j", "2").lines
    assert found["solver"] == "search"
    ran = courtpiece("solve", "single_sir", "--deals", "3")
    assert (ran.code, ran.out) == (ExitCode.USAGE, "")
    assert ran.err == (
        "courtpiece: whole rounds need a solver of bridge hands; to have one: "
        "pip install 'courtpiece-spec[solve]'\n"
    )


def test_both_solvers_tell_the_same(
    courtpiece: Courtpiece, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = rounds("hakem", 1, seed=6)[0]
    late = {**played, "actions": " ".join(played["actions"].split(" ")[: 1 + 4 * 8 + 1])}
    del late["result"]
    path = written(tmp_path / "r", late)
    (one,) = courtpiece("solve", path, "--json").lines
    monkeypatch.setattr(dds, "find_spec", lambda _: None)
    (two,) = courtpiece("solve", path, "--json").lines
    assert (one["solver"], two["solver"]) == ("dds", "search")
    assert (one["par"], one["cards"]) == (two["par"], two["cards"])


# ---------------------------------------------------------------------- random deals
def test_rates_do_not_depend_on_the_cores(courtpiece: Courtpiece) -> None:
    one = courtpiece("solve", "single_sir", "--deals", "12", "--seed", "5", "-j", "1", "--json")
    two = courtpiece("solve", "single_sir", "--deals", "12", "--seed", "5", "-j", "2", "--json")
    assert one.lines == two.lines
    (found,) = one.lines
    assert (found["deals"], found["interrupted"]) == (12, False)
    best, longest = found["best_trump"], found["longest_suit"]
    assert 0 < longest["wins"] <= best["wins"] <= 12
    assert best["low"] < best["rate"] == best["wins"] / 12 < best["high"] or best["wins"] == 12
    words = courtpiece("solve", "single_sir", "--deals", "12", "--seed", "5").out
    assert f"{best['wins'] / 12:.2%}" in words
    assert f"{longest['low']:.2%} to {longest['high']:.2%} (95 % confidence)" in words


def test_a_trump_that_nobody_names_has_one_rate(courtpiece: Courtpiece) -> None:
    ran = courtpiece("solve", "hakem with no_trump", "--deals", "5", "--json")
    (found,) = ran.lines
    assert found["best_trump"] is None
    assert found["as_dealt"]["wins"] <= 5
    assert "as the cards are dealt" in courtpiece("solve", "hakem with no_trump", "--deals", "5").out


def test_a_round_that_is_dealt_anew(courtpiece: Courtpiece, tmp_path: Path) -> None:
    """N holds nothing above a six among the first five cards, and asks for a new deal."""
    book = "single_sir with redeal_below_ten(2)"
    ran = courtpiece("solve", written(tmp_path / "r", record("0:redeal", book=book)))
    assert (ran.code, ran.err) == (ExitCode.OK, "")
    assert "the round is over: the cards are dealt anew" in ran.out


def test_an_endplay_that_does_not_run_here(courtpiece: Courtpiece, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its library may be made for another kind of machine: then all is as without it."""
    monkeypatch.setattr(dds, "_binding", lambda: None)
    ran = courtpiece("solve", "single_sir", "--deals", "3")
    assert ran.code == ExitCode.USAGE
    assert "whole rounds need a solver of bridge hands" in ran.err


def test_a_library_that_cannot_be_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "_dds"
    folder.mkdir()
    (folder / "__init__.py").write_text("raise RuntimeError('made for another machine')\n", "utf-8")
    spec = ModuleSpec("endplay", None, is_package=True)
    spec.submodule_search_locations = [str(tmp_path)]
    monkeypatch.setattr(dds, "find_spec", lambda _: spec)
    assert dds._binding.__wrapped__() is None


def test_an_interrupt_keeps_what_is_there(courtpiece: Courtpiece, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Sampling.run

    def stopped(self: Sampling, deals: int) -> Iterator[Rates]:
        yield next(whole(self, deals))
        raise KeyboardInterrupt

    monkeypatch.setattr(Sampling, "run", stopped)
    ran = courtpiece("solve", "single_sir", "--deals", "120", "--json")
    assert ran.code == ExitCode.INTERRUPTED
    (found,) = ran.lines
    assert (found["interrupted"], found["deals"]) == (True, 50)
    assert courtpiece("solve", "single_sir", "--deals", "120").out.startswith("single_sir: 50 random deals")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["single_sir"], "single_sir is a book: say how many of its deals are to be solved, such as --deals"),
        (["single_sir", "--deals", "0"], "0 is not in the range 1<=x<=1000000"),
        (["single_sir", "--deals", "-4"], "-4 is not in the range"),
        (["single_sir", "--deals", str(10**18)], "is not in the range"),
        (["single_sir", "--deals", "1e18"], "is not a valid integer"),
        (["single_sir", "--deals", "3", "-j", "0"], "0 is not in the range"),
        (["single_sir", "--deals", "3", "--line", "1"], "--line belongs to a file of records"),
        (["singel_sir", "--deals", "3"], "did you mean `single_sir`?"),
        (["court_piece", "--deals", "3"], "court_piece is a family"),
        (["mixed_evening", "--deals", "3"], "is a cycle: name one of its books, hakem, badam_satti"),
        (["hidden_rung", "--deals", "3"], "the trump is hidden and not exposed"),
        (["-", "--deals", "3"], "stdin is no book"),
        (["nowhere.jsonl"], "nowhere.jsonl cannot be read: no such file"),
        (["-"], "stdin holds no record"),
        (["-", "--line", "0"], "0 is not in the range"),
    ],
)
def test_wrong_usage(courtpiece: Courtpiece, arguments: list[str], words: str) -> None:
    ran = courtpiece("solve", *arguments)
    assert (ran.code, ran.out) == (ExitCode.USAGE, "")
    assert words in ran.err


def test_files_that_are_no_books_or_no_records(courtpiece: Courtpiece, tmp_path: Path, ours: Path) -> None:
    records = written(tmp_path / "r.jsonl", record("0:call=S"))
    assert "is no book" in courtpiece("solve", records, "--deals", "3").err
    assert "is a book" in courtpiece("solve", ours).err
    assert courtpiece("solve", ours, "--deals", "2").code == ExitCode.OK
    assert courtpiece("solve", records, "--line", "2").code == ExitCode.USAGE


def test_nothing_heavy_comes_along() -> None:
    """Of endplay only the binding is loaded: no matplotlib, whose cache of fonts would speak on stderr."""
    code = (
        "import sys; from courtpiece_spec.cli import main;"
        "main.run(['solve', 'single_sir', '--deals', '1', '--json']);"
        "print('matplotlib' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.endswith("False\n")
    assert ran.stderr == ""


def test_the_help_names_both_uses() -> None:
    out = process("solve", "--help").stdout.decode()
    assert "courtpiece solve single_sir --deals 1000" in out
    assert "courtpiece solve rounds.jsonl --line 3" in out


def test_where_tricks_alone_do_not_decide_that_is_told(courtpiece: Courtpiece, tmp_path: Path) -> None:
    words = "  counted in tricks, which alone do not decide a round of {}\n"
    for name, told in (("mendikot", True), ("dehla_pakad_called", True), ("omi", False)):
        ran = courtpiece("solve", written(tmp_path / name, rounds(name, 1)[0]))
        assert "mistakes: " in ran.out
        assert (words.format(name) in ran.out) is told
