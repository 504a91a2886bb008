"""Tokens of actions (record.md): their form, not whether they are legal."""

from __future__ import annotations

import pytest

from courtpiece_spec.engine import Malformed, parse_token

WELL_FORMED = [
    "2:AH",
    "0:call=H",
    "0:call=none",
    "0:call=naras",
    "0:hide=QD",
    "0:write=H",
    "1:reveal",
    "0:bid=9",
    "0:bid=10",
    "0:pass",
    "0:redeal",
    "1:go_on",
    "1:stop",
    "0:drop=2C",
    "0:keep",
    "0:leave",
    "2:down=4C",
    "1:foul=revoke",
    "1:concede",
    "-:pick=7H",
]


@pytest.mark.parametrize("token", WELL_FORMED)
def test_round_trip(token: str) -> None:
    action = parse_token(token, 4)
    assert not isinstance(action, Malformed)
    assert str(action) == action.token == token


@pytest.mark.parametrize(
    ("token", "words"),
    [
        ("", "is not SEAT:ACTION"),
        ("0", "is not SEAT:ACTION"),
        ("0:", "is not SEAT:ACTION"),
        ("4:AH", "no seat of this table (0 to 3)"),
        ("00:AH", "no seat of this table"),
        ("x:AH", "no seat of this table"),
        ("-:AH", "chance plays no card"),
        ("0:1H", "neither a card nor a known action"),
        ("0:10S", "'10S' is neither a card nor a known action; write TS: the ten is T"),
        ("0:qs", "'qs' is neither a card nor a known action; write QS: letters are large"),
        ("0:10s", "; write TS: the ten is T"),
        ("0:Q♠", "'Q♠' is neither a card nor a known action; write QS"),
        ("0:SQ", "; write QS"),
        ("0:hide=10S", "'10S' is not a card; write TS: the ten is T"),
        ("-:pick=qs", "'qs' is not a card; write QS: letters are large"),
        ("0:play", "neither a card nor a known action"),
        ("-:pass", "chance only picks"),
        ("0:pick=AH", "only chance picks"),
        ("0:bid", "bid takes a number after it"),
        ("0:pass=1", "pass takes nothing after it"),
        ("0:hide=XX", "'XX' is not a card"),
        ("0:bid=07", "is not a number of tricks"),
        ("0:bid=123", "is not a number of tricks"),
        ("0:bid=x", "is not a number of tricks"),
        ("0:bid=٣", "is not a number of tricks"),
        ("0:call=X Y", "is not a suit, `none` or a mode"),
        ("0:call=Naras", "is not a suit, `none` or a mode"),
        ("0:write=none", "is not a suit"),
        ("0:write=h", "is not a suit"),
        ("0:foul=1st", "is not a name"),
    ],
)
def test_malformed(token: str, words: str) -> None:
    found = parse_token(token, 4)
    assert isinstance(found, Malformed)
    assert words in found.message
    assert repr(token) in found.message


def test_seats_of_a_larger_table() -> None:
    assert not isinstance(parse_token("7:AH", 8), Malformed)
    assert isinstance(parse_token("7:AH", 6), Malformed)
