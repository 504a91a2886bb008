"""Mutants: what they are, which are equivalent, and whether the score really measures."""

from __future__ import annotations

from functools import cache

import pytest

from courtpiece_spec.book import Book
from courtpiece_spec.book.serial import behaviour_hash
from courtpiece_spec.conformance.mutants.equivalent import argument_of, arguments
from courtpiece_spec.conformance.mutants.mutant import Mutant, Stillborn, mutants_of
from courtpiece_spec.conformance.mutants.page import page
from courtpiece_spec.conformance.mutants.score import fate_of, nearest_first, score, telling
from courtpiece_spec.conformance.vectors.library import option_of, shipped
from courtpiece_spec.engine import Game
from courtpiece_spec.loading import load
from courtpiece_spec.proofs.side_by_side import Apart, Proved, walk


def book_of(name: str) -> Book:
    book = load(name)
    assert isinstance(book, Book)
    return book


@cache
def made(name: str) -> dict[str, Mutant | Stillborn]:
    return {each.id: each for each in mutants_of(book_of(name))}


def mutant(name: str) -> Mutant:
    found = made(name.partition("/")[0])[name]
    assert isinstance(found, Mutant)
    return found


def test_mutants_differ_from_their_book_and_from_each_other() -> None:
    living = [each for each in made("single_sir").values() if isinstance(each, Mutant) and each.spoil is None]
    hashes = [behaviour_hash(each.book) for each in living]
    assert len(set(hashes)) == len(hashes)
    assert behaviour_hash(book_of("single_sir")) not in hashes


@pytest.mark.parametrize(
    "name",
    [
        "table.deals:clockwise",
        "pack.rank:top_low",
        "roles.caller:right_of",
        "round.first:by1",
        "round.play:number-1",
        "round.call:or_none",
        "play.follow:dropped",
        "play.void:must_trump",
        "play.takes:led",
        "play.next:in_turn",
        "collect.take:pairs",
        "let.court:value-1",
        "score:sum",
        "score.goon:later",
        "score.court:dropped",
        "score.dealer_wins:value+1",
        "next_dealer.court:right",
        "match.won:target+1",
    ],
)
def test_kinds_of_rules_are_changed(name: str) -> None:
    assert mutant(f"single_sir/{name}").words.startswith("In ")


@pytest.mark.parametrize(
    "name",
    [
        # The caller is void, and by Q14 he may demand the exposure like everybody.
        "hidden_rung/trump.reveal.void_player:not_keeper",
        # The hidden card is the last one: it must be exposed before it is played.
        "hidden_rung/trump.reveal.last_card:unexposed",
        "peg/trump.reveal.trumping:not_keeper",
    ],
)
def test_who_may_have_a_hidden_trump_shown_is_changed_and_told(name: str) -> None:
    book, _, rest = name.partition("/")
    found = next(
        each
        for each in mutants_of(book_of(book), only_path=rest.partition(":")[0])
        if isinstance(each, Mutant) and each.id == name
    )
    vector, other_reading = next(telling(found.adapter(), nearest_first(shipped(book), found)))
    assert not other_reading
    seat = vector.given["record"]["actions"].split()[0][0]
    answered = found.adapter().ask(vector.given).message["legal"]
    assert f"{seat}:reveal" in vector.own["legal"]
    assert f"{seat}:reveal" not in answered


def test_what_cannot_be_played_is_stillborn_with_the_reason() -> None:
    dead = [each for each in made("single_sir").values() if isinstance(each, Stillborn)]
    assert dead
    assert all(each.why for each in dead)


def test_the_parts_of_a_cycle_are_changed() -> None:
    assert "mixed_evening/cycle:turned" in made("mixed_evening")


# ---------------------------------------------------------------------- equivalents
def test_the_walk_proves_a_row_order_that_does_not_matter() -> None:
    game = Game(book_of("single_sir"))
    assert isinstance(walk(game, Game(mutant("single_sir/score.court:later").book)), Proved)


def test_the_walk_finds_the_shortest_row_of_takers() -> None:
    """Six tricks running are told from seven by a loser's trick after six."""
    apart = walk(Game(book_of("single_sir")), Game(mutant("single_sir/let.court:value-1").book))
    assert isinstance(apart, Apart)
    sides = [int(seat) % 2 for seat in apart.takers]
    assert len(set(sides[:6])) == 1
    assert sides[6] != sides[0]


def test_every_argument_is_needed() -> None:
    @cache
    def under(name: str, path: str) -> list[Mutant]:
        return [each for each in mutants_of(book_of(name), only_path=path) if isinstance(each, Mutant)]

    used = set()
    for argued in arguments():
        book, _, path = argued.mutant.partition("/")
        name = {"*": "hidden_rung" if path.startswith("trump") else "be_ranga_double"}.get(
            book, book.strip("*")
        )
        used |= {argument_of(each) for each in under(name, path.partition(":")[0])}
    assert set(arguments()) <= used
    assert all(len(argued.why) > 40 for argued in arguments())


# ---------------------------------------------------------------------- the score
def test_a_book_without_vectors_scores_nothing() -> None:
    found = score(book_of("kachuha"), ())
    assert found.told == 0
    assert len(found.survivors) == found.observable > 40


@pytest.mark.parametrize("name", ["kachuha", "double_sir with ace_on_ace", "mixed_evening"])
def test_shipped_vectors_tell_all_mutants_apart(name: str) -> None:
    book = book_of(name)
    found = score(book, shipped(name), only_from=option_of(book))
    assert found.survivors == ()
    assert found.told > 2
    assert f"`{name}`" in page([found])


@pytest.mark.parametrize(
    ("name", "paths", "caught"),
    [
        ("troefcall", ("set", "match"), {"set.over", "set.won", "set.drawn", "match.over", "match.tie"}),
        ("double_sir_auction", ("match",), {"match.lost"}),
    ],
)
def test_how_a_match_comes_to_its_end_is_told_apart(
    name: str, paths: tuple[str, ...], caught: set[str]
) -> None:
    game, vectors = Game(book_of(name)), shipped(name)
    found = [
        fate_of(each, vectors, game)
        for path in paths
        for each in mutants_of(game.book, only_path=path)
        if isinstance(each, Mutant)
    ]
    assert [fate.mutant for fate in found if fate.how == "survived"] == []
    assert {fate.path for fate in found if fate.how == "caught"} == caught


def test_without_its_rounds_a_book_is_not_told_apart() -> None:
    tricks = [vector for vector in shipped("kachuha") if vector.level in ("trick", "legal")]
    found = score(book_of("kachuha"), tricks)
    assert any("score." in name for name in found.survivors)
    assert not any("play.takes" in name for name in found.survivors)
