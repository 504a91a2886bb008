"""What must hold in every state of every round, of whatever book."""

from __future__ import annotations

import random
from collections.abc import Callable

from courtpiece_spec.book.steps import SetAside, Step
from courtpiece_spec.cards import bit_set
from courtpiece_spec.engine import BUILT_IN, Game, Refused, State, Verb
from courtpiece_spec.engine.actions import IRREGULAR
from tests.properties.walks import Walk, irregular, other_actions

Invariant = Callable[[Game, State], None]


def every_card_is_accounted_for(game: Game, state: State) -> None:
    """Each card is in one place: a hand, table, trick, laid down, discarded, not dealt yet, or unused."""
    tricks, pack = state.tricks, state.deal.pack
    hidden = 0 if state.trump.hidden_card is None else 1 << state.trump.hidden_card
    places = [*state.hands, *tricks.captured, tricks.lying, state.deal.discarded, hidden]
    places += [1 << card for card in (*state.played, *pack[state.deal.dealt :])]
    found = 0
    for place in places:
        assert not found & place, "a card is in two places"
        found |= place
    missing = game.layout.pack_bits & ~found
    assert not found & ~game.layout.pack_bits, "a card is not of the pack"
    aside = any(
        isinstance(clause.rule, Step) and isinstance(clause.rule.action, SetAside)
        for clause in game.book.section("round")[: state.step + 1]
    )
    if aside and not game.is_over(state):
        # A round that was broken off may not have come to that step.
        assert state.deal.dealt == len(pack), "cards that are set aside are still to come"
    unused = missing.bit_count()
    assert not unused or aside, "cards are missing, and none are set aside"
    assert missing == sum(1 << card for card in pack[len(pack) - unused :]), "dealt cards are unused"


def tricks_are_whole(game: Game, state: State) -> None:
    """One card of each seat in each trick, in playing order from its leader."""
    cards = [action for action in state.history if action.verb in (Verb.PLAY, Verb.DOWN)]
    players = game.layout.players
    assert len(cards) == players * len(state.winners) + len(state.played)
    for start in range(0, len(cards), players):
        seats = [action.seat for action in cards[start : start + players]]
        first = seats[0]
        assert first is not None
        assert seats == [(first + number) % players for number in range(len(seats))]
    if state.turn is not None:
        assert state.turn == (state.tricks.leader + len(state.played)) % players


def tricks_are_counted(game: Game, state: State) -> None:
    """Tricks collected and tricks that lie there are the tricks played, and so are their cards."""
    tricks, players = state.tricks, game.layout.players
    assert sum(tricks.collected) + tricks.pile == len(tricks.takers) == len(tricks.winning)
    for number, cards in zip(tricks.collected, tricks.captured, strict=True):
        assert cards.bit_count() == players * number
    assert tricks.lying.bit_count() == players * tricks.pile
    assert max(tricks.opening) <= len(tricks.takers)
    assert 0 <= tricks.run <= len(tricks.takers)


def nobody_is_stuck(game: Game, state: State) -> None:
    """Somebody may act until the round is over, and nobody after that."""
    legal = game.legal(state)
    assert bool(legal) is not game.is_over(state)
    assert len(set(legal)) == len(legal)
    assert (game.result(state) is None) is not game.is_over(state)
    assert not {action.verb for action in legal} & IRREGULAR, "an irregularity is priced, never legal"


def legal_cards_are_held(game: Game, state: State) -> None:
    """A player may play, hide and drop only cards that he holds."""
    for action in game.legal(state):
        if action.seat is not None and action.verb in (Verb.PLAY, Verb.DOWN, Verb.HIDE, Verb.DROP):
            assert action.what in state.hand(action.seat)


def states_are_values(_: Game, state: State) -> None:
    """States hash and compare."""
    assert hash(state) == hash(state)
    assert state == state  # noqa: PLR0124  # equality is by value, all the way down


INVARIANTS: tuple[Invariant, ...] = (
    every_card_is_accounted_for,
    tricks_are_whole,
    tricks_are_counted,
    nobody_is_stuck,
    legal_cards_are_held,
    states_are_values,
)


def check_answers(walk: Walk, seed: int) -> None:
    """Every legal action is accepted; every other is refused by a clause that exists, or is priced."""
    game, rng = walk.game, random.Random(seed)
    paths = {clause.path for clause in game.book.clauses} | set(BUILT_IN)
    priced = set(irregular(game))
    for state in rng.sample(walk.states, min(4, len(walk.states))):
        legal = game.legal(state)
        for action in legal:
            assert not isinstance(game.apply(state, action), Refused)
        for action in other_actions(game, rng):
            if action in legal:
                continue
            refused = game.apply(state, action)
            if not isinstance(refused, Refused):
                assert action in priced
                continue
            book, _, path = refused.clause.rpartition("/")
            assert (book, path in paths) == (game.book.id, True), refused
            assert refused.legal == legal
            assert refused.message


def check_end(walk: Walk) -> None:
    """A finished round has its winner, its score for each side, and a next dealer or none to be drawn."""
    game, state = walk.game, walk.end
    result = game.result(state)
    assert result is not None
    assert result.winner is None or result.winner in game.layout.sides
    assert len(result.score) == len(result.streak) == game.layout.side_count
    assert result.next_dealer is None or result.next_dealer in game.layout.seats
    if result.next_dealer is not None:
        assert game.start(walk.pack, walk.setup).deal.setup.dealer == walk.setup.dealer
    if not result.redealt:
        assert sum(run > 0 for run in result.streak) <= 1
    assert bit_set(game.layout.pack) == game.layout.pack_bits
