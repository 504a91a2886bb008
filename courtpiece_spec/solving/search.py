"""A solver of our own: endings played through by the reference engine, with what was seen kept.

It knows no rule: which cards are legal, who takes and what is collected are the engine's answers.  So it
solves what no bridge solver can, piles, duties and top cards, but only the last tricks.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final

import attrs

from courtpiece_spec.book import Book, Rule
from courtpiece_spec.book.conditions import Fact, HandsEmpty
from courtpiece_spec.book.node import parts
from courtpiece_spec.book.play import TricksRunning
from courtpiece_spec.book.steps import PlayTricks, PlayUntil, Step
from courtpiece_spec.book.tables import DecideTable
from courtpiece_spec.cards import SUIT_BITS, SUITS, Suit
from courtpiece_spec.engine import Game, Refused, State
from courtpiece_spec.engine.actions import PLAYS
from courtpiece_spec.engine.layout import Layout

_MOST: Final = 28
"""Cards in all hands together up to which an ending is solved in seconds: seven each at a table of four."""
_MOST_OF_RANKS: Final = 24
"""The same where a card may matter for more than what it beats: there are more cases to tell apart."""


def played_out(book: Book) -> Book:
    """The book played to the last card, where it would stop once the round is decided."""

    def without_stop(rule: Rule) -> Rule:
        if isinstance(rule, Step) and isinstance(rule.action, PlayUntil | PlayTricks):
            return attrs.evolve(rule, action=PlayUntil(HandsEmpty()))
        if isinstance(rule, DecideTable):
            return attrs.evolve(rule, after_each_trick=False)
        return rule

    return attrs.evolve(
        book, clauses=tuple(attrs.evolve(each, rule=without_stop(each.rule)) for each in book.clauses)
    )


class Search:
    """Solves endings of one book: alpha-beta over the engine's states, with a table of trick beginnings."""

    def __init__(self, game: Game) -> None:
        self._game = Game(played_out(game.book))
        book, layout = game.book, game.layout
        refusals = [clause.rule for clause in book.under("collect.except")]
        facts = {node.name for node in parts(tuple(refusals)) if isinstance(node, Fact)}
        self._piles = isinstance(book.rule("collect.take"), TricksRunning)
        self._aces = book.rule("play.aces") is not None
        self._refuses = bool(refusals)
        # A `let` of the book may stand for any fact.
        self._captures = "captured" in facts or any(book.rule(f"let.{name}") is not None for name in facts)
        self._ranks_count = self._aces or self._refuses or layout.top is not None
        """Whether a card may matter for more than what it beats."""
        self.most_cards: int = _MOST_OF_RANKS if self._ranks_count else _MOST
        self._known: dict[Hashable, tuple[int, int]] = {}
        """From the beginning of a trick to the fewest and the most that side 0 still collects."""
        self._falling = {
            name: [_falling(layout, order, suit) for suit in SUITS]
            for name, order in layout.strengths.items()
        }

    def tricks_by_card(self, state: State) -> dict[int, int]:
        """What side 0 has collected at the end, by the index of the card that is played now."""
        assert state.turn is not None
        found: dict[int, int] = {}
        for alike in self._choices(state):
            value = self._value(self._after(state, alike[0]), -1, 99)
            found |= dict.fromkeys(alike, value)
        return found

    # ------------------------------------------------------------------ the search
    def _value(self, state: State, low: int, high: int) -> int:
        """What side 0 has collected at the end, if it lies between two numbers; else a bound beyond them."""
        if not state.allowed:
            return state.tricks.collected[0]
        if state.played:
            return self._best(state, low, high)
        so_far = state.tricks.collected[0]
        key = self._key(state)
        least, most = self._known.get(key, (0, state.tricks.pile + max(map(int.bit_count, state.hands))))
        if least == most or so_far + least >= high:
            return so_far + least
        if so_far + most <= low:
            return so_far + most
        value = self._best(state, max(low, so_far + least - 1), min(high, so_far + most + 1)) - so_far
        if so_far + value > low:
            least = max(least, value)
        if so_far + value < high:
            most = min(most, value)
        self._known[key] = least, most
        return so_far + value

    def _best(self, state: State, low: int, high: int) -> int:
        assert state.turn is not None
        wants_more = self._game.layout.side_of[state.turn] == 0
        best = -1 if wants_more else 99
        for alike in self._choices(state):
            value = self._value(self._after(state, alike[0]), low, high)
            if wants_more:
                best, low = max(best, value), max(low, value)
            else:
                best, high = min(best, value), min(high, value)
            if low >= high:
                break
        return best

    def _after(self, state: State, card: int) -> State:
        assert state.turn is not None
        applied = self._game.apply(state, PLAYS[state.turn][card])
        assert not isinstance(applied, Refused)
        return applied[0]

    def _choices(self, state: State) -> Iterator[list[int]]:
        """The legal cards, high ones first; those that are as good as one another together."""
        allowed, others = state.allowed, 0
        for seat, hand in enumerate(state.hands):
            if seat != state.turn:
                others |= hand
        for card in state.played:
            others |= 1 << card
        for suit, falling in zip(SUITS, self._falling[state.trump.order], strict=True):
            if not allowed & SUIT_BITS[suit]:
                continue
            alike: list[int] = []
            for card in falling:
                if allowed >> card & 1:
                    alike.append(card)
                if alike and (self._ranks_count or others >> card & 1):
                    yield alike
                    alike = []
            if alike:
                yield alike

    def _key(self, state: State) -> Hashable:
        """All that the rest of the round depends on."""
        tricks = state.tricks
        key: tuple[Hashable, ...] = (state.hands, state.turn, state.trump.cards, tricks.ruffed)
        if self._aces:
            key += (tricks.winning[-1:], tricks.takers[-1:])
        if self._piles:
            key += (tricks.pile, tricks.run, tricks.fresh, tricks.takers[-1:])
        if self._refuses:
            key += (tricks.collected, tricks.opening, tricks.winning[-2:], tricks.before[-2:])
            key += (tuple(map(tricks.takers.count, self._game.layout.seats)),)
        if self._captures:
            key += (tricks.captured, tricks.lying)
        return key


def _falling(layout: Layout, order: tuple[int, ...], suit: Suit) -> list[int]:
    """The cards of a suit, the highest first."""
    cards = [card.index for card in layout.pack if card.suit is suit]
    return sorted(cards, key=lambda card: order[card], reverse=True)


def cards_left(state: State) -> int:
    """How many cards are still held."""
    return sum(map(int.bit_count, state.hands))
