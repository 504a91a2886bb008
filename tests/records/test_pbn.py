"""Deals in Portable Bridge Notation, both ways."""

import io
import json
import random
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st

from courtpiece_spec.cards import CARDS, bit_set
from courtpiece_spec.cli.main import main
from courtpiece_spec.engine import Game, Setup
from courtpiece_spec.loading import NotLoaded, load
from courtpiece_spec.records import pbn
from courtpiece_spec.records.audit import audit_data
from courtpiece_spec.records.dealing import deal_of, not_for_pbn, pack_of_deal
from courtpiece_spec.records.library import Library
from courtpiece_spec.records.pbn import Deal, PbnFault, dumps, loads
from courtpiece_spec.records.reading import Fault, Record, read_record
from courtpiece_spec.records.writing import random_records
from courtpiece_spec.seats import SEATS

DEAL = "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"
"""The example of the standard."""


def game_of(name: str) -> Game:
    book = load(name)
    assert not isinstance(book, NotLoaded)
    return Game(book)


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    pack = draw(st.permutations(CARDS))
    hands = {seat: bit_set(pack[13 * at : 13 * at + 13]) for at, seat in enumerate("NESW")}
    return Deal(
        hands, draw(st.sampled_from((*"NESW", None))), draw(st.text('12[]{}"\\;% b', max_size=6)).strip()
    )


@given(st.lists(deals(), max_size=4))
def test_property_what_is_written_is_read_again(several: list[Deal]) -> None:
    read = loads(dumps(several))
    assert not isinstance(read, PbnFault)
    assert [deal.hands for deal in read] == [deal.hands for deal in several]
    assert [deal.dealer for deal in read] == [deal.dealer for deal in several]


@given(st.text(max_size=300) | st.text('[]Deal "N:AKQT.-{};%\n', max_size=300))
def test_property_no_text_is_too_much(text: str) -> None:
    assert isinstance(loads(text), tuple | PbnFault)


@given(st.integers(0, 500), st.sampled_from(["single_sir", "hakem", "kachuha", "hidden_rung", "be_ranga"]))
def test_property_a_deal_comes_back_through_every_book(seed: int, name: str) -> None:
    game = game_of(name)
    cards = list(CARDS)
    random.Random(seed).shuffle(cards)
    setup = Setup(SEATS[seed % 4])
    record = Record(game, setup, tuple(cards), ())
    deal = deal_of(record)
    assert isinstance(deal, Deal)
    assert deal.dealer == game.layout.names[seed % 4]
    pack = pack_of_deal(game, setup, deal)
    assert not isinstance(pack, str)
    assert set(pack) == set(cards)
    assert deal_of(Record(game, setup, pack, ())) == deal


def test_the_example_of_the_standard() -> None:
    read = loads(
        f'% PBN 2.1\n[Event "x"] {{a [Deal "no"] comment}}\n[Board "1"]\n[Dealer "S"]\n[Deal "{DEAL}"]\n'
    )
    assert not isinstance(read, PbnFault)
    (deal,) = read
    assert (deal.board, deal.dealer) == ("1", "S")
    assert pbn.hand_text(deal.hands["N"]) == ".63.AKQ987.A9732"
    assert pbn.hand_text(deal.hands["W"]) == "KQT2.AT.J6542.85"
    assert '[Deal "S:J973.J98742.3.K4 KQT2' in dumps(read)


def test_hands_go_clockwise_whoever_is_first() -> None:
    hands = DEAL[2:].split()
    turned = f"E:{' '.join(hands[1:] + hands[:1])}"
    first, second = (loads(f'[Deal "{text}"]') for text in (DEAL, turned))
    assert not isinstance(first, PbnFault)
    assert not isinstance(second, PbnFault)
    assert first[0].hands == second[0].hands


def test_sections_of_play_and_comments_are_passed_over() -> None:
    text = f"""\ufeff% PBN 2.1
[Board "7"] ; a comment [Deal "x"]
{{ a comment
over [Deal "y"] lines }} [Deal "{DEAL}"]
[Auction "N"]
1H Pass {{why}} 2H
[Play "W"]
AH 2H =1= *
[Board "8"]
[Deal ""]
[Deal "#"]
"""
    read = loads(text)
    assert not isinstance(read, PbnFault)
    assert [deal.board for deal in read] == ["7"]
    assert pbn.load(io.StringIO(text)) == read
    written = io.StringIO()
    pbn.dump(read, written)
    assert loads(written.getvalue()) == read


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[Dealer "X"]', "line 1: the dealer 'X' is none of N, E, S, W"),
        ('\n[Deal "AKQ"]', "line 2: the deal 'AKQ' does not begin with one of N: E: S: W:"),
        ('[Deal "N:AKQ.JT.9.2"]', "line 1: the deal has 1 hands, not four"),
        (f'[Deal "{DEAL[:-3]}"]', "the hand of W: 'KQT2.AT.J6542' has 3 suits, not four"),
        (f'[Deal "{DEAL[:-1]}"]', "the hand of W: it has 12 cards, not 13"),
        (
            f'[Deal "{DEAL.replace("KQT2", "KQ02")}"]',
            "the hand of W: '0' in 'KQ02.AT.J6542.85' is no rank; ten is T",
        ),
        (f'[Deal "{DEAL.replace("KQT2", "KKT2")}"]', "the hand of W: KS is there twice"),
        (f'[Deal "{DEAL.replace("KQT2", "AQT2")}"]', "AS is in the hands of E and W"),
        ('[Deal "N:- - - -"]', "the hand of N: it is not told, and all four are needed"),
        ("x" * (pbn.LONGEST + 1), "line 1: the file is longer than"),
    ],
)
def test_what_is_wrong_is_told(text: str, message: str) -> None:
    fault = loads(text)
    assert isinstance(fault, PbnFault)
    assert message in str(fault)


def test_only_whole_deals_are_written() -> None:
    with pytest.raises(ValueError, match="four hands of thirteen"):
        dumps([Deal({"N": 1})])


def test_other_tables_have_no_word_in_pbn() -> None:
    for name, words in (
        ("tests/language/samples/omi.court", "is played with 32"),
        ("tests/language/samples/hokm.court#hokm_two", "is played by 2"),
    ):
        book = load(name)
        assert not isinstance(book, NotLoaded), book.message
        said = not_for_pbn(Game(book), Setup(SEATS[0]))
        assert said is not None
        assert words in said


# ---- commands -------------------------------------------------------------------------------------------


def courtpiece(*arguments: str, text: str | None = None) -> Result:
    return CliRunner().invoke(main, arguments, input=text)


def test_records_become_deals_and_deals_records(tmp_path: Path) -> None:
    book = load("single_sir")
    assert not isinstance(book, NotLoaded)
    records = [next(random_records(book, seed)) for seed in range(3)]
    lines = "".join(json.dumps(record) + "\n" for record in records)
    told = courtpiece("deal", "-", text=lines)
    assert told.exit_code == 0
    file = tmp_path / "deals.pbn"
    file.write_text(told.stdout, "utf-8")
    played = courtpiece("record", "hakem", "--pbn", str(file), "--result")
    assert played.exit_code == 0
    again = [json.loads(line) for line in played.stdout.splitlines()]
    assert len(again) == 3
    find = Library.of(()).find
    for before, after in zip(records, again, strict=True):
        assert audit_data(after, find).ok
        one, other = read_record(before, find), read_record(after, find)
        assert not isinstance(one, Fault)
        assert not isinstance(other, Fault)
        first, second = deal_of(one), deal_of(other)
        assert isinstance(first, Deal)
        assert isinstance(second, Deal)
        assert first.hands == second.hands
        assert first.dealer == second.dealer
    assert len(courtpiece("record", "hakem", "--pbn", str(file), "-n", "2").stdout.splitlines()) == 2
    output = tmp_path / "again.pbn"
    assert courtpiece("deal", "-", "-o", str(output), text=lines).exit_code == 0
    assert output.read_text("utf-8") == told.stdout


def test_files_that_are_none(tmp_path: Path) -> None:
    empty, bad, binary = (tmp_path / name for name in ("empty.pbn", "bad.pbn", "binary.pbn"))
    empty.write_text('[Event "x"]\n', "utf-8")
    bad.write_text('[Deal "N:"]', "utf-8")
    binary.write_bytes(b"\xff\xfe")
    for file, code, words in (
        (empty, 2, "holds no deal"),
        (bad, 1, "line 1: the deal has 0 hands"),
        (binary, 2, "not UTF-8"),
        (tmp_path / "none.pbn", 2, "cannot be read"),
    ):
        said = courtpiece("record", "single_sir", "--pbn", str(file))
        assert said.exit_code == code
        assert words in said.stderr
    said = courtpiece("deal", "-", text="{}\n")
    assert said.exit_code == 1
    assert "line 1" in said.stderr
    fine = tmp_path / "fine.pbn"
    fine.write_text(f'[Deal "{DEAL}"]', "utf-8")
    said = courtpiece("record", "tests/language/samples/omi.court", "--pbn", str(fine))
    assert said.exit_code == 2
    assert "PBN knows" in said.stderr
