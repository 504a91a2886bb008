"""Records whose form is wrong: each answered with `at: null` and the essential words."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtpiece_spec.cards import FULL_PACK, cards_in
from courtpiece_spec.records.reading import LONGEST
from tests.records.house import fault, good, judge, judge_text, rounds

PACK = "".join(map(str, cards_in(FULL_PACK)))
TEXT = json.dumps(good())


def test_the_record_that_the_tests_spoil_is_right() -> None:
    assert judge(good()).ok
    assert judge_text(TEXT).ok
    assert judge_text(TEXT.encode() + b"\r\n").ok


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        (TEXT[:-1], "not JSON"),
        (TEXT[: len(TEXT) // 2], "not JSON"),
        (TEXT + TEXT, "not JSON: Extra data"),
        ("\ufeff" + TEXT, "byte-order mark"),
        (b"\xff\xfe{\x00", "not UTF-8: byte 1 is 0xff"),
        (TEXT.encode()[:40] + b"\x80", "not UTF-8: byte 41 is 0x80"),
        ("\0" * 100, "not JSON"),
        ("[" * 50_000, "nested too deeply"),
        ("[" * 50_000 + "]" * 50_000, "nested too deeply"),
        ('{"a":' * 100 + "1" + "}" * 100, "nested too deeply"),
        (" " * LONGEST + "{}", f"longer than {LONGEST} bytes"),
        (TEXT.replace('"dealer": 3', '"dealer": NaN'), "NaN is no number"),
        (TEXT.replace('"dealer": 3', '"dealer": -Infinity'), "-Infinity is no number"),
        (TEXT.replace('"dealer": 3', '"dealer": 1e400'), "1e400 is beyond all measure"),
        (TEXT.replace('"dealer": 3', '"dealer": -1e400'), "beyond all measure"),
        (TEXT.replace('"dealer": 3', '"dealer": ' + "9" * 5_000), "thousands of digits"),
        (TEXT.replace('"dealer": 3', '"dealer": ' + "9" * 4_000), "`dealer` must be a seat"),
        (TEXT.replace('"dealer": 3', '"dealer": 3, "dealer": 3'), '"dealer" stands there twice'),
        (TEXT.replace('"pack"', '"book": "kachuha", "pack"'), '"book" stands there twice'),
        ("[]", "a JSON object, not a list"),
        ("null", "a JSON object, not null"),
        ("true", "not true or false"),
        ('"x"', "not a string"),
        ("1e3", "not a number"),
    ],
    ids=range(26),
)
def test_text(text: str | bytes, words: str) -> None:
    assert words in fault(judge_text(text))


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"format": None}, "`format` is missing"),
        ({"format": "courtpiece-record/2"}, '`format` is "courtpiece-record/2"'),
        ({"format": 1}, "`format` is 1"),
        ({"note": "x"}, '"note" is no key of a record'),
        ({"Pack": PACK}, '"Pack" is no key'),
        ({"book": None}, "`book` is missing"),
        ({"setup": None}, "`setup` is missing"),
        ({"pack": None}, "`pack` is missing"),
        ({"actions": None}, "`actions` is missing"),
        # the book
        ({"book": 7}, "`book` must be an id"),
        ({"book": "single_sri"}, "no book `single_sri`; did you mean `single_sir`?"),
        (
            {"book": "night"},
            "`book`: there is no book `night`; one of your own is known by `--book FILE.court`",
        ),
        ({"book": "single_sir with dear(3)"}, "one of your own is known by `--book FILE.court`"),
        ({"book": "court_piece"}, "court_piece is a family"),
        # the setup
        ({"setup": []}, "`setup` is a JSON object, not []"),
        ({"setup": {}}, "`dealer` is missing"),
        ({"setup": {"dealer": 4}}, "`dealer` must be a seat, 0 to 3, not 4"),
        ({"setup": {"dealer": -1}}, "`dealer` must be a seat"),
        ({"setup": {"dealer": True}}, "`dealer` must be a seat, 0 to 3, not true"),
        ({"setup": {"dealer": 1.0}}, "`dealer` must be a seat, 0 to 3, not 1.0"),
        ({"setup": {"dealer": "1"}}, "`dealer` must be a seat"),
        ({"setup": {"dealer": None}}, "`dealer` must be a seat, 0 to 3, not null"),
        ({"setup": {"dealer": 1, "seed": 4}}, '"seed" is no key of this book\'s setup'),
        ({"setup": {"dealer": 1, "streak": [0, 0]}}, '"streak" is no key'),
        ({"setup": {"dealer": 1, "held_over": 2}}, '"held_over" is no key'),
        ({"setup": {"dealer": 1, "round": 0}}, "`round` must be a number from 1, not 0"),
        ({"setup": {"dealer": 1, "round": 10**12}}, "`round` must be"),
        ({"setup": {"dealer": 1, "redeals": -1}}, "`redeals` must be"),
        ({"setup": {"dealer": 1, "score": [1]}}, "`score` must be a list of 2 whole numbers"),
        ({"setup": {"dealer": 1, "score": [1, True]}}, "`score` must be a list of 2 whole numbers"),
        ({"setup": {"dealer": 1, "score": 3}}, "`score` must be"),
        (
            {"setup": {"dealer": 1, "score": [99, 0]}},
            "setup: no round is played with the score [99, 0]: the match is over",
        ),
        ({"setup": {"dealer": 1, "score": [0, 10]}}, "no round is played with the score [0, 10]"),
        (
            {"setup": {"dealer": 1, "score": [-1, 0]}},
            "setup: no match comes to the score [-1, 0]: nothing takes points away",
        ),
        # the pack
        ({"pack": 3}, "`pack` is one string of cards, not a number"),
        ({"pack": [PACK]}, "`pack` is one string of cards, not a list"),
        ({"pack": ""}, "the pack has 0 cards"),
        ({"pack": PACK[:-1]}, "odd number of letters (103)"),
        ({"pack": PACK[2:]}, "the pack has 51 cards: 2S is missing"),
        ({"pack": PACK + "2S"}, "the pack has 53 cards: 2S is there twice"),
        ({"pack": PACK[2:] + "3S"}, "the pack has 52 cards: 2S is missing, 3S is there twice"),
        ({"pack": PACK[4:] + "3S3S"}, "2S is missing, 3S is there twice"),
        ({"pack": PACK[:-2] + "1H"}, "card 52 is '1H', which is not a card"),
        ({"pack": PACK.lower()}, "card 1 is '2s', which is not a card; write 2S: letters are large"),
        ({"pack": "10" + PACK[2:]}, "card 1 is '10', which is not a card; the ten is T"),
        ({"pack": "10S" + PACK[2:]}, "an odd number of letters (105): each card takes two, and the ten is T"),
        # the form of the tokens
        ({"actions": ["0:call=H"]}, "`actions` is one string of tokens, not a list"),
        ({"actions": " 0:call=H"}, "one too many before the 1st"),
        ({"actions": "0:call=H  0:AH"}, "one too many before the 2nd"),
        ({"actions": "0:call=H "}, "one too many before the 2nd"),
        ({"actions": "0:call=H\t0:AH"}, "the 1st token"),
        ({"actions": "0"}, "not SEAT:ACTION"),
        ({"actions": "0:"}, "not SEAT:ACTION"),
        ({"actions": ":AH"}, "'' is no seat of this table"),
        ({"actions": "00:AH"}, "'00' is no seat of this table (0 to 3)"),
        ({"actions": "4:AH"}, "'4' is no seat of this table (0 to 3)"),
        ({"actions": "٠:AH"}, "is no seat of this table"),
        ({"actions": "0:call=H 0:ah"}, "the 2nd token: '0:ah': 'ah' is neither a card nor a known action"),
        ({"actions": "0:10H"}, "neither a card nor a known action"),
        ({"actions": "0:call"}, "call takes a suit, `none` or a mode after it"),
        ({"actions": "0:call="}, "is not a suit"),
        ({"actions": "0:call=X"}, "'X' is not a suit"),
        ({"actions": "0:hide=H"}, "'H' is not a card"),
        ({"actions": "0:write=none"}, "'none' is not a suit"),
        ({"actions": "0:bid=07"}, "'07' is not a number of tricks"),
        ({"actions": "0:bid=999"}, "not a number of tricks"),
        ({"actions": "0:reveal=H"}, "reveal takes nothing after it"),
        ({"actions": "0:drop"}, "drop takes a card"),
        ({"actions": "-:AH"}, "chance plays no card"),
        ({"actions": "-:call=H"}, "chance only picks"),
        ({"actions": "0:pick=7H"}, "only chance picks"),
        # what it says of its end
        ({"result": 3}, "`result` is a JSON object, not a number"),
        ({"result": {"loser": 1}}, '"loser" is no field of a result'),
    ],
    ids=str,
)
def test_record(changes: dict[str, Any], words: str) -> None:
    data = good() | changes if "setup" not in changes or changes["setup"] else good(**changes)
    data = {key: value for key, value in data.items() if value is not None}
    assert words in fault(judge(data))


@pytest.mark.parametrize("value", [[], {}])
def test_empty_setup_is_not_a_missing_one(value: Any) -> None:
    assert "`setup`" in fault(judge(good() | {"setup": value})) or "dealer" in fault(
        judge(good() | {"setup": value})
    )


def test_faults_are_told_in_the_order_of_reading() -> None:
    """Each of these is wrong in everything behind the part that is named too."""
    data: dict[str, Any] = {"format": 0, "book": 0, "setup": 0, "pack": 0, "actions": 0, "result": 0}
    right = good()
    for key, words in (
        ("format", "`format`"),
        ("book", "`book`"),
        ("setup", "`setup`"),
        ("pack", "`pack`"),
        ("actions", "`actions`"),
        ("result", "`result`"),
    ):
        assert words in fault(judge(data))
        data[key] = right[key]
    assert judge(data).ok


def test_malformed_token_is_told_before_an_illegal_one() -> None:
    """The form of every token is read before the first is played."""
    assert "the 3rd token" in fault(judge(good(actions="3:AH 3:AH 0:jump")))


def test_card_of_another_pack_is_told() -> None:
    """A token may only name cards of the book's pack: shown with a book of fewer cards."""
    from courtpiece_spec.engine import Game
    from courtpiece_spec.records.reading import Fault, read_actions, read_pack
    from tests.records.house import book
    from tests.records.test_drawing import three_players

    game = Game(three_players(book("kachuha")))
    read = read_actions("0:2S", game)
    assert isinstance(read, Fault)
    assert "2S is no card of this book's pack" in read.message
    pack = read_pack("2S", game)
    assert isinstance(pack, Fault)
    assert "2S is no card of this book's pack" in pack.message


# ---------------------------------------------------------------------- streaks
@pytest.mark.parametrize(
    ("dealer", "streak", "fits"),
    [
        (0, [0, 0], True),
        (0, [0, 6], True),
        (1, [6, 0], True),
        (0, [0, 7], False),
        (0, [1, 0], False),
        (1, [0, 1], False),
        (0, [1, 1], False),
        (0, [0, 10**9], False),
    ],
)
def test_streak_must_be_able_to_come_up(dealer: int, streak: list[int], fits: bool) -> None:
    data = rounds("single_sir_courts", 1, result=False)[0] | {"actions": ""}
    verdict = judge(data | {"setup": {"dealer": dealer, "streak": streak}})
    assert verdict.ok is fits
    if not fits:
        assert f"no match comes to the streak {streak}" in fault(verdict)


@pytest.mark.parametrize("streak", [[0, -1], [0], [0, 0, 0], [0, "1"], [0, 1.0], "00", None, [0, None]])
def test_streak_must_be_a_count_for_each_side(streak: Any) -> None:
    data = rounds("single_sir_courts", 1, result=False)[0]
    verdict = judge(data | {"setup": {"dealer": 0, "streak": streak}})
    assert "`streak` must be a list of 2 whole numbers from 0" in fault(verdict)


# ---------------------------------------------------------------------- results
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("winner", None),
        ("winner", True),
        ("score", [0, 9]),
        ("score", [False, 2.0]),
        ("collected", []),
        ("winners", "x"),
        ("next_dealer", 7),
        ("trump", "h"),
        ("over", 1),
        ("counters", {"tokens": [0, 0]}),
    ],
)
def test_result_that_differs_is_told_field_by_field(field: str, value: Any) -> None:
    told = good()["result"]
    answer = judge(good(result=told | {field: value})).answer
    book = judge(good()).answer.get(field)
    assert answer["ok"] is False
    assert answer["at"] is None
    assert answer["differs"] == {field: {"record": value, "book": book}}
    assert field in answer["message"]


def test_every_field_that_differs_is_told() -> None:
    answer = judge(good(result={"score": [9, 9], "trump": None, "over": True})).answer
    assert set(answer["differs"]) == {"score", "trump"}


def test_empty_result_says_nothing_wrong() -> None:
    assert judge(good(result={})).ok


# ---------------------------------------------------------------------- whatever it is
_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@given(st.sampled_from(["format", "book", "setup", "pack", "actions", "result", "more"]), _JSON)
def test_any_value_is_answered(key: str, value: Any) -> None:
    """Property: whatever stands in a record, the audit answers with a line that can be printed as JSON."""
    text = json.dumps(good() | {key: value})
    assert json.dumps(judge_text(text).answer, allow_nan=False)


@given(st.data())
def test_any_spoilt_line_is_answered(data: st.DataObject) -> None:
    """Property: a line with some bytes lost or changed is answered, and never raises."""
    line = bytearray(TEXT.encode())
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(line)))
        end = data.draw(st.integers(start, min(len(line), start + 6)))
        line[start:end] = data.draw(st.binary(max_size=4) | st.sampled_from([b"0:", b" ", b'"', b"AH", b"3"]))
    answer = judge_text(bytes(line)).answer
    assert json.dumps(answer, allow_nan=False)
    assert answer["ok"] or answer["message"]
