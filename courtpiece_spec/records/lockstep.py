"""Two books playing one round side by side: the same pack, the same choices, up to where they disagree."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from attrs import frozen

from courtpiece_spec.book import Book
from courtpiece_spec.book.tables import FoulTable
from courtpiece_spec.cards import Card, cards_in
from courtpiece_spec.engine import Action, Game, Refused, Setup, State, Verb
from courtpiece_spec.engine.matches import Match
from courtpiece_spec.records.setups import counters_json, keys_of, read_setup, setup_json

FIELDS: Final = (
    "accepted",
    "hands",
    "taker",
    "trump",
    "collected",
    "over",
    "winner",
    "score",
    "next_dealer",
    "runs",
    "held_over",
    "term",
    "counters",
    "legal",
)
"""What two books may disagree about, in the order in which it is told."""

Choose = Callable[[State, Sequence[Action]], int]
"""Which of the legal actions of the first book is done, by its place; a negative number tries a foul."""


@frozen
class Apart:
    """A round up to the first place at which two books disagree."""

    setup: Setup
    pack: tuple[Card, ...]
    choices: tuple[int, ...]
    actions: tuple[Action, ...]
    differs: tuple[str, ...]
    """Of FIELDS, in their order."""
    first: State
    """How it stands by the first book."""
    second: State
    tried: Action | None = None
    """A foul that only one of the books prices; it is not among the actions."""


class Pair:
    """Two books at one table."""

    def __init__(self, first: Book, second: Book) -> None:
        self.books = (first, second)
        self._matches = (Match(first), Match(second))
        names = (_foul_names(first) if not first.legs else ()) + (
            _foul_names(second) if not second.legs else ()
        )
        seats = self.games(1)[0].layout.seats
        self.fouls: tuple[Action, ...] = tuple(
            Action(seat, verb, name) for verb, name in dict.fromkeys(names) for seat in seats
        )
        """Irregularities that one of them prices; they are never among the legal actions."""

    @property
    def rounds(self) -> int:
        """After so many rounds the books of both, if they are cycles, have all had their turn."""
        return max(sum(leg.number for leg in book.legs) for book in self.books) or 1

    def games(self, number: int) -> tuple[Game, Game]:
        """What the two play in the round of a number."""
        one, two = self._matches
        return one.game_of_round(number), two.game_of_round(number)

    def unlike(self) -> str | None:
        """Why the two cannot play one round together, or None."""
        one, two = (game.layout for game in self.games(1))
        if one.players != two.players:
            return f"{one.players} players and {two.players} players"
        if one.side_count != two.side_count:
            return f"{one.side_count} sides and {two.side_count} sides"
        if one.pack_bits != two.pack_bits:
            if len(one.pack) == len(two.pack):
                return f"packs of other cards, {len(one.pack)} each"
            return f"a pack of {len(one.pack)} cards and one of {len(two.pack)}"
        return None

    def sound(self, setup: Setup) -> bool:
        """Whether a round of both books can start so."""
        return all(
            not isinstance(read_setup(setup_json(setup, game), game), str) for game in self.games(setup.round)
        )

    # ------------------------------------------------------------------ playing
    def play(self, setup: Setup, pack: tuple[Card, ...], choose: Choose, most: int) -> Apart | None:
        """Play until the two disagree; None where they do not within `most` actions."""
        one, two = self.games(setup.round)
        first, second = one.start(pack, setup), two.start(pack, setup)
        choices: list[int] = []
        actions: list[Action] = []

        def apart(differs: tuple[str, ...], tried: Action | None = None) -> Apart:
            return Apart(setup, pack, tuple(choices), tuple(actions), differs, first, second, tried)

        while True:
            legal = one.legal(first)
            if not _alike(first, second) or not _same(legal, two.legal(second)) or not legal:
                differs = self.differences(first, second, setup)
                return apart(differs) if differs else None
            if len(actions) >= most:
                return None
            choice = choose(first, legal)
            action = legal[choice % len(legal)] if choice >= 0 else self.fouls[-1 - choice]
            done, also = one.apply(first, action), two.apply(second, action)
            if isinstance(done, Refused) or isinstance(also, Refused):
                if isinstance(done, Refused) and isinstance(also, Refused):
                    continue  # a foul at a moment at which neither takes it
                choices.append(choice)
                return apart(("accepted",), action)
            choices.append(choice)
            actions.append(action)
            first, second = done[0], also[0]

    def again(self, setup: Setup, pack: tuple[Card, ...], choices: Sequence[int], most: int) -> Apart | None:
        """Play by a row of choices; behind its end, always the first that is legal."""
        waiting = iter(choices)
        return self.play(setup, pack, lambda *_: next(waiting, 0), most)

    # ------------------------------------------------------------------ what differs
    def told(self, place: int, state: State, setup: Setup) -> dict[str, Any]:
        """How a round stands by one of the books, field by field, as plain values."""
        game = self.games(setup.round)[place]
        result = game.result(state)
        told: dict[str, Any] = {
            "hands": state.hands,
            "taker": state.winners[-1] if state.winners else None,
            "trump": state.trump.suit,
            "collected": (state.tricks.collected, state.tricks.pile),
            "legal": tuple(sorted(action.token for action in game.legal(state))),
            "over": result is not None,
        }
        if result is not None:
            told |= {"winner": result.winner, "score": result.score, "next_dealer": result.next_dealer}
            told |= {"runs": result.streak, "held_over": result.held_over, "term": result.term}
            told |= {"counters": result.counters}
        return told

    def differences(self, first: State, second: State, setup: Setup) -> tuple[str, ...]:
        """In what two states differ that both books speak of."""
        one, two = self.told(0, first, setup), self.told(1, second, setup)
        if len(first.winners) != len(second.winners):
            one["taker"] = two["taker"] = None
        games = self.games(setup.round)
        kept = set(keys_of(games[0].book)) & set(keys_of(games[1].book))
        # What only one of them counts on cannot be compared; what it leads to can.
        silent = {"runs": "streak", "held_over": "held_over", "term": "term"}
        return tuple(
            name
            for name in FIELDS
            if name in one and name in two and one[name] != two[name] and silent.get(name, "dealer") in kept
        )


def as_json(pair: Pair, apart: Apart, place: int, name: str) -> Any:
    """What one of the books says in a field, as JSON data."""
    state = apart.second if place else apart.first
    game = pair.games(apart.setup.round)[place]
    if name == "accepted":
        assert apart.tried is not None
        return not isinstance(game.apply(state, apart.tried), Refused)
    value = pair.told(place, state, apart.setup)[name]
    if name == "hands":
        return [[str(card) for card in cards_in(bits)] for bits in value]
    if name == "trump":
        return None if value is None else value.value
    if name == "collected":
        return {"sides": list(value[0]), "on_the_table": value[1]}
    if name == "counters":
        return counters_json(game, value)
    if name in ("taker", "winner", "next_dealer"):
        return None if value is None else int(value)
    return list(value) if isinstance(value, tuple) else value


def _alike(first: State, second: State) -> bool:
    """Whether what lies open is the same; quick, since it is asked after every card."""
    return (
        first.hands == second.hands
        and first.tricks.takers == second.tricks.takers
        and first.tricks.collected == second.tricks.collected
        and first.trump.suit is second.trump.suit
    )


def _same(one: tuple[Action, ...], two: tuple[Action, ...]) -> bool:
    return one == two or {each.token for each in one} == {each.token for each in two}


def _foul_names(book: Book) -> tuple[tuple[Verb, str | None], ...]:
    fouls = tuple((Verb.FOUL, each.rule.name) for each in book.clauses if isinstance(each.rule, FoulTable))
    return fouls + (((Verb.CONCEDE, None),) if book.rule("play.concede") is not None else ())
