"""Which solver knows the value of each card: the one for bridge hands, or our own for endings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from attrs import frozen

from courtpiece_spec.book.play import FirstVoidSetsTrump, LastTakesPile, TricksRunning
from courtpiece_spec.book.steps import (
    LayBlindTrump,
    LayDownTrump,
    LayUpTrump,
    MayChangeTrump,
    MayNameTrump,
    NameTrump,
    NthCardSetsTrump,
    RandomCardSetsTrump,
    Step,
    WriteTrump,
)
from courtpiece_spec.cards import CARDS, Card
from courtpiece_spec.engine import Game, State
from courtpiece_spec.solving import dds
from courtpiece_spec.solving.bridge import not_yet_bridge, position_of, unlike_bridge
from courtpiece_spec.solving.reasons import INSTALL, Unsolvable, listed
from courtpiece_spec.solving.search import Search, cards_left

DDS: Final = "dds"
SEARCH: Final = "search"
_SETTING: Final = (
    LayBlindTrump,
    LayDownTrump,
    LayUpTrump,
    MayChangeTrump,
    MayNameTrump,
    NameTrump,
    NthCardSetsTrump,
    RandomCardSetsTrump,
    WriteTrump,
)

Split = tuple[int, int]
"""The tricks of each side when all cards have been played."""


@frozen
class Outlook:
    """What each legal card leads to when all hands are seen and nobody errs from then on."""

    cards: tuple[tuple[Card, Split], ...]
    """In the order of the pack."""
    best: Split
    side: int
    """Of the player on turn."""
    solver: str
    """`dds` or `search`."""

    def of(self, card: Card) -> Split:
        """What a card leads to."""
        return dict(self.cards)[card]


def not_two_sides(game: Game) -> Unsolvable:
    """Why no card of a round of more than two sides can be judged."""
    sides = game.layout.side_count
    reason = f"{game.book.id} is played by {sides} sides, of which none knows whom to play against"
    return Unsolvable(reason, "only rounds of two sides can be solved")


class Solver:
    """Solves rounds of one book."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.unlike: tuple[str, ...] = unlike_bridge(game.book)
        """In what its play is no hand of bridge."""
        self._search = Search(game)

    def obstacle(self, state: State) -> Unsolvable | None:
        """Why nothing can be told of a round as it stands; None where it can be solved."""
        return self._unsettled(state) or self._too_long(state)

    def solve(self, state: State) -> Outlook | Unsolvable:
        """What each card leads to."""
        return self.solve_all([state])[0]

    def solve_all(self, states: Sequence[State]) -> list[Outlook | Unsolvable]:
        """As `solve`, for many states: what bridge can tell is asked in one go."""
        found: list[Outlook | Unsolvable | None] = []
        bridge = []
        for place, state in enumerate(states):
            found.append(self.obstacle(state))
            if found[place] is None and self._is_bridge(state) and dds.installed():
                bridge.append(place)
            elif found[place] is None:
                found[place] = self._by_search(state)
        positions = [position_of(self._game, states[place]) for place in bridge]
        for place, tricks in zip(bridge, dds.tricks_by_card(positions) if bridge else (), strict=True):
            found[place] = self._from_dds(states[place], tricks)
        return [each for each in found if each is not None]

    # ------------------------------------------------------------------ what stands against it
    def _unsettled(self, state: State) -> Unsolvable | None:
        """What is still open, so that no solver can know how the cards will fall."""
        game, layout, book = self._game, self._game.layout, self._game.book
        if layout.side_count != 2:
            return not_two_sides(game)
        if state.trump.hidden is not None:
            reason = "the trump is hidden and not exposed, so perfect play would have to know a secret"
            return Unsolvable(reason, "record the round on until it is exposed")
        if not state.allowed:
            names = sorted({"chance" if a.seat is None else layout.shown[a.seat] for a in game.legal(state)})
            reason = f"no card is to be played yet: {', '.join(names)} is to act"
            return Unsolvable(reason, "record the round on until trump is settled and a card is to be played")
        if state.step < layout.last_deal:
            return Unsolvable("cards are still to be dealt", "record the round on until all are dealt")
        later = [
            each.rule.action
            for each in book.section("round")[state.step + 1 :]
            if isinstance(each.rule, Step)
        ]
        by_void = isinstance(book.rule("trump.set"), FirstVoidSetsTrump) and not state.trump.settled
        if by_void or any(isinstance(action, _SETTING) for action in later):
            return Unsolvable("trump is not settled yet", "record the round on until it is")
        in_piles = isinstance(book.rule("collect.take"), TricksRunning)
        if in_piles and not isinstance(book.rule("collect.last"), LastTakesPile):
            reason = f"in {book.id} tricks that lie there at the end are nobody's"
            return Unsolvable(reason, "only rounds in which all tricks are collected can be solved")
        return None

    def _is_bridge(self, state: State) -> bool:
        return not self.unlike and not_yet_bridge(self._game, state) is None

    def _too_long(self, state: State) -> Unsolvable | None:
        """Whether only a solver of bridge hands could tell, and there is none."""
        cards, most = cards_left(state), self._search.most_cards
        if cards <= most or (self._is_bridge(state) and dds.installed()):
            return None
        endings = f"only endings of at most {most} cards in all hands are solved"
        way_out = f"now there are {cards}: record the round on"
        if self.unlike:
            why = f"{self._game.book.id} is not played as bridge is ({listed(self.unlike)})"
            return Unsolvable(f"{why}, so {endings}", way_out)
        wrong = not_yet_bridge(self._game, state)
        if wrong is not None:
            return Unsolvable(f"this trick is not played as in bridge ({wrong}), so {endings}", way_out)
        return Unsolvable(f"without a solver of bridge hands ({INSTALL}) {endings}", way_out)

    # ------------------------------------------------------------------ the solvers
    def _from_dds(self, state: State, tricks: dict[int, int]) -> Outlook:
        assert state.turn is not None
        collected = state.tricks.collected
        side = self._game.layout.side_of[state.turn]
        total = total_tricks(state)
        mine = {
            card: collected[side] + number for card, number in tricks.items() if state.allowed >> card & 1
        }
        return _outlook(
            {card: total - number if side else number for card, number in mine.items()}, total, side, DDS
        )

    def _by_search(self, state: State) -> Outlook:
        assert state.turn is not None
        side = self._game.layout.side_of[state.turn]
        return _outlook(self._search.tricks_by_card(state), total_tricks(state), side, SEARCH)


def total_tricks(state: State) -> int:
    """How many tricks there will have been when all cards are played."""
    seat = state.tricks.leader if state.turn is None else state.turn
    return len(state.tricks.takers) + state.hands[seat].bit_count()


def _outlook(first: dict[int, int], total: int, side: int, solver: str) -> Outlook:
    """From what each card brings side 0."""
    cards = tuple((CARDS[card], (number, total - number)) for card, number in sorted(first.items()))
    return Outlook(cards, max((split for _, split in cards), key=lambda split: split[side]), side, solver)
