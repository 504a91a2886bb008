"""The audit in blocks answers as the audit of single records, for every case and for spoilt lines."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from courtpiece_spec.book import Book
from courtpiece_spec.kernel import kernel_for
from courtpiece_spec.records.library import Library
from tests.records.bulk.house import counts, in_blocks, one_by_one, oracle, records
from tests.records.house import CASES, OURS, counted, library, played, rounds

LINES = [json.dumps(json.loads(line)["record"]) for line in CASES.read_text("utf-8").splitlines()]
OTHERS = [
    json.dumps(json.loads(line)["record"])
    for line in (CASES.parent / "single_sir.jsonl").read_text("utf-8").splitlines()
    if "record" in json.loads(line)
]


def in_python(book: Book) -> Any:
    """A book's kernel as plain Python: to compile them all takes minutes."""
    return kernel_for(book, compiled=False)


@pytest.mark.parametrize("make", [oracle, in_python], ids=["engine", "kernel"])
def test_every_case(make: Any) -> None:
    text = "\n".join([*LINES, *OTHERS]).encode()
    assert in_blocks(text, library(), make) == one_by_one(text, library())


def test_the_cases_come_to_the_kernel_and_not_only_to_the_engine() -> None:
    """285 cases, of which the right ones are judged in arrays: nothing is left aside without need."""
    wanted = [json.loads(line)["expect"] for line in CASES.read_text("utf-8").splitlines()]
    right, _, doubts = counts("\n".join(LINES).encode(), library())
    ok = [number for number, each in enumerate(wanted, start=1) if each["ok"]]
    assert right == len(set(ok) - set(doubts))
    # Among the right ones doubtful are only new deals, irregularities and books said as objects in full.
    for number in set(ok) & set(doubts):
        record = json.loads(LINES[number - 1])
        assert any(word in record["actions"] for word in (":redeal", ":foul=", ":concede")), record


@pytest.mark.parametrize("name", played())
def test_random_rounds_of_every_book(name: str) -> None:
    text = records(name, 12)
    cut = [json.loads(line) for line in records(name, 4, seed=3, result=False).splitlines()]
    for number, record in enumerate(cut):
        record["actions"] = " ".join(record["actions"].split(" ")[: 13 * number])
    data = (text + "".join(json.dumps(record) + "\n" for record in cut)).encode()
    assert in_blocks(data, library()) == one_by_one(data, library())


@pytest.mark.parametrize("name", played())
def test_changed_rounds_of_every_book(name: str) -> None:
    """Tokens left out, doubled, swapped, with another seat or card: a kernel may not take one for right."""
    draw = random.Random(name)
    lines = []
    for line in records(name, 10, seed=4, result=False).splitlines():
        record = json.loads(line)
        for _ in range(12):
            tokens = record["actions"].split(" ")
            place = draw.randrange(len(tokens))
            other = draw.randrange(len(tokens))
            match draw.randrange(6):
                case 0:
                    del tokens[place]
                case 1:
                    tokens.insert(place, tokens[other])
                case 2:
                    tokens[place], tokens[other] = tokens[other], tokens[place]
                case 3:
                    tokens[place] = draw.choice("0123") + tokens[place][1:]
                case 4:
                    tokens[place] = tokens[place][:2] + tokens[other][2:]
                case 5:
                    words = [
                        "pass",
                        "reveal",
                        "redeal",
                        "call=H",
                        "call=none",
                        "bid=9",
                        "go_on",
                        "keep",
                        "stop",
                    ]
                    tokens.insert(place, f"{draw.choice('0123')}:{draw.choice(words)}")
            lines.append(json.dumps(record | {"actions": " ".join(tokens)}))
    data = "\n".join(lines).encode()
    assert in_blocks(data, library(), in_python) == one_by_one(data, library())


def test_unfinished_rounds_are_counted() -> None:
    record = rounds("single_sir", 1, result=False)[0]
    text = "\n".join([json.dumps(record), json.dumps(record | {"actions": ""}), json.dumps(record)])
    assert counts(text.encode(), library()) == (3, 1, [])


@pytest.mark.parametrize(
    ("change", "doubtful"),
    [
        (lambda line: line, False),
        (lambda line: line.replace(", ", ",").replace(": ", ":"), False),  # as other programs write JSON
        (lambda line: line + "\r", False),
        (lambda line: line + "  ", True),
        (lambda line: " " + line, True),
        (lambda line: line.replace("single_sir", "single\\u005fsir"), True),
        (lambda line: json.dumps(dict(reversed(json.loads(line).items()))), True),  # another order of keys
        (lambda line: line.replace(': "single_sir"', ': {"id": "single_sir"}'), False),
        (lambda line: line.replace(': "single_sir"', ': {"id": "single_sir", "id": "single_sir"}'), True),
        (lambda line: line.replace(': "single_sir"', ': {"id": "single_sir", "hash": "x"}'), True),
        (lambda line: line.replace('{"dealer": 0}', '{"dealer": 0, "round": 1, "score": [0, 0]}'), False),
        (lambda line: line.replace('{"dealer": 0}', '{"round": 1, "dealer": 0}'), False),
        (lambda line: line.replace('{"dealer": 0}', '{"dealer": 0, "dealer": 0}'), True),
        (lambda line: line.replace('{"dealer": 0}', '{"dealer": -0}'), True),
        (lambda line: line.replace('{"dealer": 0}', '{"dealer": 0.0}'), True),
        (lambda line: line.replace('{"dealer": 0}', '{"dealer": 00}'), True),
        (lambda line: line.replace('{"dealer": 0}', '{"dealer": 0, "streak": [0, 0]}'), True),
        (lambda line: line.replace('{"dealer": 0}', '{"dealer": 0, "score": [99, 0]}'), True),
        (lambda line: line.replace('"result": {', '"result": {}, "result": {'), True),
        (lambda line: line[: line.index(', "result"')] + "}", False),
        (lambda line: line[: line.index(', "result"')] + ', "result": {}}', False),
        (lambda line: line[: line.index(', "result"')] + ', "result": {"over": true}}', False),
        (lambda line: line[: line.index(', "result"')] + ', "result": {"over": false}}', True),
        (lambda line: line[: line.index(', "result"')] + ', "result": {"winner": null}}', True),
        (lambda line: line[: line.index(', "result"')] + ', "result": {"counters": null}}', True),
    ],
    ids=range(25),
)
def test_ways_of_writing_a_record(change: Any, doubtful: bool) -> None:
    """Usual ones are read in blocks; all are answered the same."""
    made = (rounds("single_sir", 1, seed=seed)[0] for seed in range(40))
    plain = json.dumps(next(record for record in made if record["setup"] == {"dealer": 0}))
    line = change(plain)
    assert line != plain or not doubtful
    data = line.encode()
    assert in_blocks(data, library()) == one_by_one(data, library())
    assert bool(counts(data, library())[2]) is doubtful


def test_records_of_several_books_keep_their_order(tmp_path: Path) -> None:
    """Also those of one's own, a cycle, and books that are not known."""
    file = tmp_path / "ours.court"
    file.write_text(OURS, "utf-8")
    own = Library.of([file])
    names = ["single_sir", "friendly", "mixed", "kachuha", "double_sir with blocked({2})", "hakem"]
    texts = [records(name, 5, file=file).splitlines() for name in names]
    lines = [text[number] for number in range(5) for text in texts]
    lines[7] = lines[7].replace("single_sir", "single_sri")
    lines[9] = "x"
    lines.insert(11, "")
    data = "\n".join(lines).encode()
    found = in_blocks(data, own)
    assert found == one_by_one(data, own)
    assert [json.loads(line)["line"] for line in found] == [*range(1, 12), *range(13, 32)]


def test_counters_are_told_and_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    """single_sir with a counter for each side, from 3, and one of the table."""
    from courtpiece_spec.records import library as shelves
    from courtpiece_spec.records.writing import line_of, random_records

    monkeypatch.setattr(shelves, "load", lambda *_, **__: counted())
    own = Library.of()
    made = random_records(counted(), 5, with_result=True)
    lines = [line_of(next(made) | {"book": "single_sir"}) for _ in range(8)]
    lines.append(lines[0].replace('"pot": 0', '"pot": 1'))
    lines.append(lines[0].replace(', "pot": 0', ""))
    data = "\n".join(lines).encode()
    assert "tokens" in lines[0]
    assert in_blocks(data, own, oracle) == one_by_one(data, own)
    assert counts(data, own, oracle) == (8, 0, [9, 10])


# ---------------------------------------------------------------------- spoilt lines
BASIS = [
    json.dumps(rounds("single_sir", 2)[1]),
    json.dumps(rounds("single_sir_courts", 2)[1]),
    json.dumps(rounds("hidden_rung", 1, result=False)[0]),
    json.dumps(rounds("single_sir", 1, result=False)[0] | {"actions": ""}),
]
PIECES = [
    b"0:",
    b" ",
    b'"',
    b"AH",
    b"3",
    b"{",
    b"}",
    b"\\",
    b", ",
    b"\xc3\xa9",
    b"\r",
    b"[",
    b"]",
    b"-",
    b"true",
]


@st.composite
def spoilt(draw: st.DrawFn) -> bytes:
    """A line with some bytes changed, cut, doubled or put in."""
    line = bytearray(draw(st.sampled_from(BASIS)).encode())
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(line)))
        end = draw(st.integers(start, min(len(line), start + 8)))
        match draw(st.sampled_from(["cut", "double", "put", "change"])):
            case "cut":
                del line[start:end]
            case "double":
                line[start:start] = line[start:end]
            case "put":
                line[start:end] = draw(st.sampled_from(PIECES))
            case _:
                line[start:end] = draw(st.binary(min_size=1, max_size=3))
    return bytes(line)


@settings(max_examples=300)
@given(st.lists(spoilt(), min_size=1, max_size=6))
def test_spoilt_lines_are_answered_the_same(lines: list[bytes]) -> None:
    """Property: whatever bytes stand in a file of lines, both ways answer the same, line for line."""
    data = b"\n".join([b"", *lines])  # the first bytes of a file say of what kind it is
    assert in_blocks(data, library()) == one_by_one(data, library())


_VALUES = st.sampled_from(
    ["0", "1", "3", "4", "-1", "7", "[0, 0]", "[0, 6]", "[6, 0]", "[9, 9]", "true", "false", "null", "1.0"]
) | st.integers(-(10**10), 10**10).map(str)
_KEYS = st.sampled_from(
    ["dealer", "round", "redeals", "score", "streak", "term", "term_won", "held_over", "cut_declined", "x"]
)


@settings(max_examples=300)
@given(
    st.sampled_from(played()),
    st.lists(st.tuples(_KEYS, _VALUES), max_size=4),
    st.booleans(),
)
def test_setups_are_judged_the_same(name: str, pairs: list[tuple[str, str]], dealer: bool) -> None:
    """Property: the same setups are refused, with the same words."""
    said = [("dealer", "1")] * dealer + pairs
    setup = "{" + ", ".join(f'"{key}": {value}' for key, value in said) + "}"
    record = json.dumps(rounds(name, 1, result=False)[0] | {"setup": None, "actions": ""})
    data = record.replace('"setup": null', f'"setup": {setup}').encode()
    assert in_blocks(data, library()) == one_by_one(data, library())
