"""Worlds that a seat cannot tell apart: the cards it has not seen, dealt otherwise."""

from __future__ import annotations

import random
from collections.abc import Iterator

from courtpiece_spec.book.steps import LayBlindTrump, MayRedeal, Step
from courtpiece_spec.cards import CARDS, SUITS, Card, Suit, bit_set, cards_in
from courtpiece_spec.engine import Action, Game, Refused, State, Verb
from courtpiece_spec.engine.actions import IRREGULAR
from courtpiece_spec.seats import Seat
from tests.properties.walks import Walk, other_actions

SECRET = frozenset({Verb.HIDE, Verb.DROP, Verb.DOWN})
"""Actions whose card only their player knows."""

REFUSALS = 0.1
"""In what part of the worlds everything illegal is tried, too."""

Pair = tuple[State, State]


def steps_of(game: Game, kind: type) -> frozenset[int]:
    """The indices of the steps of a kind."""
    return frozenset(
        number
        for number, clause in enumerate(game.book.section("round"))
        if isinstance(clause.rule, Step) and isinstance(clause.rule.action, kind)
    )


def seen_by(walk: Walk, seat: Seat, upto: int) -> int:
    """Every card that a seat has seen by a state, told by the rules of a real table alone."""
    blind = steps_of(walk.game, LayBlindTrump)
    seen, before = 0, walk.states[0]
    for state in walk.states[: upto + 1]:
        if state is not before:
            action = state.history[len(before.history)]
            card = action.what.bit if isinstance(action.what, Card) else 0
            if action.verb is Verb.PICK and before.step in blind:
                # Laid aside before its player has looked at it.
                seen &= ~card
            elif action.verb not in SECRET or action.seat == seat:
                seen |= card
            if action.verb in (Verb.KEEP, Verb.LEAVE) and action.seat == seat:
                first = before.deal.dealt
                seen |= bit_set(CARDS[each] for each in before.deal.pack[first : first + 2])
        if state.trump.exposed_after is not None:
            laid = [each.what for each in state.history if each.verb in (Verb.HIDE, Verb.PICK)]
            seen |= bit_set(each for each in laid if isinstance(each, Card))
        seen |= state.hands[seat] | _looked_at(state, seat)
        before = state
    return seen


def _looked_at(state: State, seat: Seat) -> int:
    """The top card of the stock, while the seat may keep it or leave it."""
    looks = any(offer.verb is Verb.KEEP and offer.seat == seat for offer in state.offers)
    return 1 << state.deal.pack[state.deal.dealt] if looks else 0


def other_worlds(walk: Walk, seat: Seat, upto: int, rng: random.Random) -> Iterator[Pair]:
    """Pairs of a state and what it would be in a world with the same public history for the seat."""
    state = walk.states[upto]
    unseen = list(cards_in(walk.game.layout.pack_bits & ~seen_by(walk, seat, upto)))
    suits = list(SUITS)
    rng.shuffle(suits)
    written = dict(zip(SUITS, suits, strict=True))
    for swaps in (1, 1, 1, 2, 4):
        if len(unseen) < 2:
            return
        other = dict(zip(CARDS, CARDS, strict=True))
        for _ in range(swaps):
            one, two = rng.sample(unseen, 2)
            other[one], other[two] = other[two], other[one]
        exposed = state.trump.exposed_after is not None
        actions = [_translated(action, seat, other, {} if exposed else written) for action in state.history]
        yield from _replayed(walk, seat, upto, tuple(other[card] for card in walk.pack), actions)


def _translated(action: Action, seat: Seat, other: dict[Card, Card], written: dict[Suit, Suit]) -> Action:
    """An action in the other world: what only its player knows may have been another card or suit."""
    if isinstance(action.what, Card):
        return Action(action.seat, action.verb, other[action.what])
    if action.verb is Verb.WRITE and action.seat != seat and isinstance(action.what, Suit):
        return Action(action.seat, action.verb, written.get(action.what, action.what))
    return action


def _replayed(
    walk: Walk, seat: Seat, upto: int, pack: tuple[Card, ...], actions: list[Action]
) -> Iterator[Pair]:
    """The states of two worlds side by side, as long as their public histories agree."""
    game = walk.game
    quiet_steps = steps_of(game, MayRedeal)
    here, there = walk.states[0], game.start(pack, walk.setup)
    for number in range(upto + 1):
        there = _said_nothing(game, quiet_steps, there, here)
        waits = here.step in quiet_steps and not game.is_over(here)
        if waits and here.step != there.step:
            # Only the player who may ask knows that this world is about to ask him.
            if any(offer.seat == seat for offer in here.offers):
                return
        elif not _public_facts_agree(game, here, there):
            return
        else:
            yield here, there
        if number == upto:
            return
        after, action = walk.states[number + 1], actions[number]
        skips = waits and here.step != there.step and action.verb is Verb.PASS
        if not skips:
            applied = game.apply(there, action)
            if isinstance(applied, Refused):
                return
            there = applied[0]
        here = after


def _said_nothing(game: Game, quiet_steps: frozenset[int], there: State, here: State) -> State:
    """The other world, where a player who may ask for a new deal does not, as none did in this one."""
    while there.step in quiet_steps and there.step != here.step and not game.is_over(there):
        passes = [offer for offer in there.offers if offer.verb is Verb.PASS]
        applied = game.apply(there, passes[0])
        assert not isinstance(applied, Refused)
        there = applied[0]
    return there


def _public_facts_agree(game: Game, here: State, there: State) -> bool:
    """What everyone at the table sees happen: who takes tricks, who is asked, which trump is shown."""

    def facts(state: State) -> tuple[object, ...]:
        asked = {action.seat for action in game.legal(state)}
        return (state.step, state.winners, state.tricks.collected, state.trump.suit, state.turn, asked)

    return facts(here) == facts(there)


def check_ignorance(game: Game, seat: Seat, pair: Pair, rng: random.Random) -> None:
    """The seat sees the same, may do the same, and is refused for the same reasons."""
    here, there = pair
    assert game.view(here, seat) == game.view(there, seat)

    def own(state: State) -> list[str]:
        return [action.token for action in game.legal(state) if action.seat == seat]

    assert own(here) == own(there)
    if rng.random() < REFUSALS:
        _check_refusals(game, seat, pair, rng)


def _check_refusals(game: Game, seat: Seat, pair: Pair, rng: random.Random) -> None:
    for action in other_actions(game, rng):
        if action.seat == seat and action.verb not in IRREGULAR:
            refusals = [game.apply(state, action) for state in pair]
            words = [(each.clause, each.message) if isinstance(each, Refused) else None for each in refusals]
            assert words[0] == words[1]
