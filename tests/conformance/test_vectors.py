"""The shipped vectors: right, well formed, whole, and made the same way every time."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from attrs import evolve

from courtpiece_spec.book import Book
from courtpiece_spec.book.about import ExampleTrick
from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.bench import GameReference
from courtpiece_spec.conformance.drivers.run import run_vectors
from courtpiece_spec.conformance.findings import FaultCase
from courtpiece_spec.conformance.inside import EngineAdapter
from courtpiece_spec.conformance.judge import Tally
from courtpiece_spec.conformance.levels.comparing import compare
from courtpiece_spec.conformance.making.__main__ import File, make_file, write
from courtpiece_spec.conformance.making.draft import Maker
from courtpiece_spec.conformance.outcomes import Answer
from courtpiece_spec.conformance.vectors import register
from courtpiece_spec.conformance.vectors.export import exported
from courtpiece_spec.conformance.vectors.form import (
    Vector,
    VectorError,
    canonical,
    fault_of,
    read_vector,
    schema,
)
from courtpiece_spec.conformance.vectors.library import books, file_name, folder, shipped, silent, text_of
from courtpiece_spec.engine import Game
from courtpiece_spec.engine.matches import Match
from courtpiece_spec.loading import bundled, bundled_options, load

BOOKS = books()
MOST_BYTES = 400_000


def book_of(name: str) -> Book:
    book = load(name)
    assert isinstance(book, Book)
    return book


@cache
def adapter_of(name: str) -> EngineAdapter:
    book = book_of(name)
    match = Match(book)
    return EngineAdapter(match.game, match) if book.legs else EngineAdapter(Game(book))


@pytest.mark.parametrize("name", BOOKS)
def test_the_engine_answers_each_vector(name: str) -> None:
    adapter = adapter_of(name)
    vectors = shipped(name)
    assert vectors
    for vector in vectors:
        message = adapter.ask(vector.given).message
        assert not compare(vector.level, vector.own, message), vector.slug
        assert "error" not in message, vector.slug
        assert protocol.check(vector.level, message) is None
        assert protocol.check(vector.level, {"id": "", **vector.own}) is None
        assert protocol.check_request(vector.given) is None


@pytest.mark.parametrize("name", BOOKS)
def test_other_readings_are_those_of_their_books(name: str) -> None:
    for vector in shipped(name):
        for reading in vector.any_of:
            message = adapter_of(reading.reading).ask(vector.given).message
            assert not compare(vector.level, reading.expect, message), vector.slug


def test_every_bundled_book_and_option_has_vectors() -> None:
    families = {name for name in bundled() if book_of(name).kind == "family"}
    assert set(bundled()) - families <= set(BOOKS)
    written = {name.partition("(")[0] for each in BOOKS for name in each.split(" with ")[1:]}
    written |= {use.id for each in BOOKS for use in book_of(each).options}
    assert set(bundled_options()) == written | set(silent())
    assert not written & set(silent())


def test_slugs_are_unique_and_files_modest() -> None:
    seen: set[str] = set()
    for name in BOOKS:
        slugs = [vector.slug for vector in shipped(name)]
        assert len(slugs) == len(set(slugs))
        assert not seen & set(slugs), name
        seen |= set(slugs)
        assert len((folder() / file_name(name)).read_bytes()) < MOST_BYTES


def test_lines_fit_the_schema() -> None:
    check = jsonschema.Draft202012Validator(schema())
    for name in BOOKS:
        for line in (folder() / file_name(name)).read_text("utf-8").splitlines()[::17]:
            check.validate(json.loads(line))


@pytest.mark.parametrize("name", [name for name in BOOKS if " with " not in name])
def test_tricks_are_led_from_every_seat_with_every_suit(name: str) -> None:
    groups: dict[str, set[tuple[int, str]]] = defaultdict(set)
    for vector in shipped(name):
        if vector.level == "trick":
            base, _, __ = vector.slug.rpartition(".seat")
            suit = vector.given["trump"] or vector.given["plays"][0][1][1]
            groups[base].add((vector.given["plays"][0][0], suit))
    players = 4 if name == "mixed_evening" else Game(book_of(name)).layout.players
    everything = {(seat, suit) for seat in range(players) for suit in "SHDC"}
    shown = any(
        isinstance(each, ExampleTrick) for example in book_of(name).examples for each in example.statements
    )
    # A trick does not say of which book of a cycle it is; where no trick is worked out there need be none.
    if name != "mixed_evening" and shown:
        assert groups
    if book_of(name).rule("pack.top") is None:
        assert all(found == everything for found in groups.values()), groups
    else:  # one card is unlike all others, and so the suits are not alike
        assert all({seat for seat, _ in found} == set(range(4)) for found in groups.values()), groups


@pytest.mark.parametrize(
    ("name", "shapes"),
    [("hokm_three", 8), ("hokm_two", 6), ("hokm_two_discards", 6), ("hokm_two_stock", 6)],
)
def test_tables_of_two_and_three_are_asked_for_tricks(name: str, shapes: int) -> None:
    layout = Game(book_of(name)).layout
    pack = {str(card) for card in layout.pack}
    tricks = [vector for vector in shipped(name) if vector.level == "trick"]
    assert len(tricks) == shapes * layout.players * 4
    for vector in tricks:
        plays, trump = vector.given["plays"], vector.given["trump"]
        assert {card for _, card in plays} <= pack
        assert len({seat for seat, _ in plays}) == layout.players
        able = [play for play in plays if play[1][1] == trump] or [
            play for play in plays if play[1][1] == plays[0][1][1]
        ]
        assert vector.own["winner"] == max(able, key=lambda play: "23456789TJQKA".index(play[1][0]))[0]


def test_a_refusal_has_one_fault() -> None:
    """Whatever is refused is the last token."""
    count = 0
    for name in BOOKS:
        for vector in shipped(name):
            if vector.level == "play" and "refused" in vector.own:
                count += 1
                assert vector.own["accepted"] == len(vector.given["record"]["actions"].split()) - 1
    assert count > 100


def test_scores_pass_the_target_by_more_than_one() -> None:
    assert any("passed_by_2" in vector.slug for vector in shipped("single_sir"))


@pytest.mark.parametrize("name", ["kachuha", "single_sir with redeal_below_jack(2)", "hokm_three"])
def test_making_again_gives_the_same_bytes(name: str, tmp_path: Path) -> None:
    assert write(make_file(name), tmp_path) == []
    assert (tmp_path / file_name(name)).read_bytes() == (folder() / file_name(name)).read_bytes()


def test_what_is_shipped_stays_as_long_as_it_is_right() -> None:
    """The search may come to find something else another time, or nothing."""
    book = book_of("kachuha")
    first, second = [vector for vector in shipped("kachuha") if ".round." in vector.slug][:2]
    rest = first.slug.partition("/")[2]

    found = Maker(book, [first, second]).add(rest, second.given, ["score.win"], "Found another time.")
    assert found is not None
    assert found.given == first.given

    nothing_found = Maker(book, [first, second])
    nothing_found.keep()
    assert list(nothing_found.vectors.values()) == [first, second]

    wrong = Maker(book, [evolve(first, expect={**first.own, "winners": []})])
    wrong.keep()
    assert not wrong.vectors
    instead = wrong.add(rest, second.given, ["score.win"], "Found another time.")
    assert instead is not None
    assert instead.given == second.given


def test_what_costs_once_a_round_is_asked_twice() -> None:
    """TC7: a wrong claim costs 5, and the side that did not make it has 2 for the round."""
    (vector,) = [each for each in shipped("troefcall") if each.slug.endswith(".once_more")]
    assert vector.given["record"]["actions"].count("1:foul=false_claim") == 2
    assert vector.own["result"]["score"] == [5 + 2, 0]


# ---------------------------------------------------------------------- slugs stay
def test_no_slug_is_lost_changed_or_used_again() -> None:
    """If this fails: what has to go is marked as retired in `slugs.txt`; a changed meaning is a new slug."""
    vectors = [vector for name in BOOKS for vector in shipped(name)]
    known = register.registered()
    assert register.broken(known, vectors) == []
    entered = {slug for slug, entry in known.items() if not entry.retired}
    assert {vector.slug for vector in vectors} == entered, "new slugs are entered by `...conformance.making`"
    books_of_slugs = {slug.partition("/")[0] for slug in known}
    assert books_of_slugs == {vector.slug.partition("/")[0] for vector in vectors}, "a whole book is lost"


def slug_and(change: str) -> tuple[dict[str, register.Entry], list[Vector]]:
    vectors = list(shipped("kachuha")[:3])
    known = register.extended({}, vectors)
    first = vectors[0]
    match change:
        case "lost":
            del vectors[0]
        case "changed":
            vectors[0] = evolve(first, expect={**first.own, "winner": 9})
        case "used again":
            known[first.slug] = evolve(known[first.slug], retired="0.2.0: contradicts C7")
        case "retired":
            known[first.slug] = evolve(known[first.slug], retired="0.2.0: contradicts C7")
            del vectors[0]
        case "other words":
            vectors[0] = evolve(first, note="Other words.", sources=())
    return known, vectors


@pytest.mark.parametrize("change", ["lost", "changed", "used again"])
def test_a_broken_promise_is_told_and_nothing_is_written(change: str, tmp_path: Path) -> None:
    known, vectors = slug_and(change)
    told = register.broken(known, vectors)
    assert len(told) == 1
    assert told[0].startswith(f"{change}: kachuha/")
    (tmp_path / register.FILE).write_text(register.text_of(known.values()), "utf-8")
    assert write(File("kachuha", tuple(vectors), ""), tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [register.FILE]


@pytest.mark.parametrize("change", ["none", "retired", "other words"])
def test_what_may_change_may(change: str, tmp_path: Path) -> None:
    known, vectors = slug_and(change)
    assert register.broken(known, vectors) == []
    (tmp_path / register.FILE).write_text(register.text_of(known.values()), "utf-8")
    assert write(File("kachuha", tuple(vectors), ""), tmp_path) == []
    assert register.read((tmp_path / register.FILE).read_text("utf-8")) == known


@pytest.mark.parametrize(
    "text", ["0123456789abcdef\n", "0123 a/b\n", "0123456789abcdef a/b gone\n", "0123456789abcdef a/b\n" * 2]
)
def test_a_register_of_another_form_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="line"):
        register.read(text)


# ---------------------------------------------------------------------- the form
def a_vector() -> Vector:
    return shipped("single_sir")[0]


def test_lines_round_trip() -> None:
    vectors = shipped("single_sir")[:20]
    assert tuple(read_vector(line) for line in text_of(vectors).splitlines()) == vectors


def test_canonical_bytes_are_those_of_rfc_8785() -> None:
    data = {"€": 1, "\r": 2, "\ufb33": 3, "1": [True, None, -7], "😀": "\u0080\n", "ö": {"b": 0, "a": ""}}
    # The order of RFC 8785, 3.2.3: by UTF-16 code units.
    assert canonical(data).decode() == (
        '{"\\r":2,"1":[true,null,-7],"ö":{"a":"","b":0},"€":1,"😀":"\u0080\\n","\ufb33":3}'
    )
    with pytest.raises(TypeError):
        canonical({"half": 0.5})


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"note": "Another."}, "digest"),
        ({"expect": {"winner": 9}}, "digest"),
        ({"slug": ""}, "slug"),
        ({"strength": "perhaps"}, "strength"),
        ({"any_of": []}, "not both"),
        ({"more": 1}, "no field"),
        ({"clauses": []}, "clauses"),
        ({"sources": "B9"}, "sources"),
        ({"given": 3}, "given"),
    ],
)
def test_a_changed_line_is_refused(change: dict[str, Any], words: str) -> None:
    data = json.loads(a_vector().line()) | change
    with pytest.raises(VectorError, match=words):
        read_vector(json.dumps(data))


def test_what_is_no_vector_is_refused() -> None:
    for line in ("", "[]", "{}", "no"):
        with pytest.raises(VectorError):
            read_vector(line)
    assert fault_of(json.loads(a_vector().line())) is None


# ---------------------------------------------------------------------- export
def test_an_export_stands_alone() -> None:
    made = exported(["single_sir", "double_sir with ace_on_ace"])
    manifest = json.loads(made["manifest.json"])
    assert [each["book"] for each in manifest["books"]] == ["single_sir", "double_sir with ace_on_ace"]
    for each in manifest["books"]:
        text = made[each["file"]]
        assert text.count("\n") == each["count"] == sum(each["levels"].values())
        assert each["version"]
        assert each["behaviour"].startswith("sha256:")
    assert manifest["books"][1]["only"] == "ace_on_ace"
    for level in {json.loads(line)["level"] for line in made["single_sir.jsonl"].splitlines()}:
        assert f"schemas/{level}.request.json" in made
        assert f"schemas/{level}.answer.json" in made
    assert "MIT" in made["LICENSE"]
    assert "`single_sir.jsonl`" in made["README.md"]


def test_an_export_of_an_unknown_book_is_refused() -> None:
    with pytest.raises(ValueError, match="no vectors"):
        exported(["court_piece"])


# ---------------------------------------------------------------------- asking them
class Failing:
    """Right about everything, but fails at one level."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.inside = adapter_of("kachuha")

    def ask(self, request: Mapping[str, Any], /) -> Answer:
        if request["cmd"] == self.level:
            return Answer({"id": "", "error": {"message": "not yet"}}, b"")
        return self.inside.ask(request)


def test_a_failing_level_is_left_and_the_others_are_asked() -> None:
    vectors = shipped("kachuha")
    count = Counter(vector.level for vector in vectors)
    tally, faults = Tally(), list[FaultCase]()
    reference = GameReference(Game(book_of("kachuha")))
    run_vectors(reference, Failing("legal"), vectors, tally, faults.append, lambda _: None, lambda _: None)
    assert len(faults) == 25 < count["legal"]
    assert tally.not_asked == {"legal": count["legal"] - 25}
    assert tally.agreed == {level: number for level, number in count.items() if level != "legal"}


def test_the_vector_shown_in_the_reference_is_a_shipped_one() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs/reference/vectors.md").read_text("utf-8")
    shown = json.loads(page.partition("```json\n")[2].partition("```")[0])
    vector = next(each for each in shipped("single_sir") if each.slug == shown["slug"])
    assert {**vector.data(), "digest": "sha256:…"} == shown
