"""Rounds worth trying: random ones, with stacked hands and several manners of playing."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Final

from attrs import evolve

from courtpiece_spec.book.tables import FoulTable
from courtpiece_spec.cards import Card
from courtpiece_spec.conformance.making.lockstep import Round
from courtpiece_spec.conformance.making.packs import places_of
from courtpiece_spec.engine import Action, Game, Refused, Setup, State, Verb
from courtpiece_spec.records.setups import read_setup
from courtpiece_spec.seats import Seat

SUITS = "SHDC"
_IRREGULAR: Final = 0.02
"""How often somebody does what a book does not allow, but prices."""
_LEFT_ALONE: Final = 0.7
"""How often a player who might change trump does not: else it would hardly ever stay as it was."""


def random_rounds(game: Game, setups: Sequence[dict[str, object]], count: int, seed: int) -> Iterator[Round]:
    """Rounds to their ends, the manners taking turns."""
    chance = random.Random(seed)
    for number in range(count):
        setup = setups[number % len(setups)]
        read = read_setup(dict(setup), game)
        assert not isinstance(read, str), read
        pack = STACKINGS[number % len(STACKINGS)](game, read.dealer, chance)
        manner = MANNERS[(number // len(STACKINGS)) % len(MANNERS)]
        yield evolve(play_round(game, read, pack, manner, chance), setup=dict(setup))


def play_round(game: Game, setup: Setup, pack: Sequence[Card], manner: str, chance: random.Random) -> Round:
    """One round, played in a manner: any card, high ones, one side high, all words offered, or none."""
    states, actions = [game.start(pack, setup)], []
    strong = chance.randrange(game.layout.side_count)
    irregular = _irregular(game)
    while legal := game.legal(states[-1]):
        action = _chosen(game, states[-1], legal, manner, strong, chance)
        if irregular and chance.random() < _IRREGULAR:
            wrong = Action(chance.choice(game.layout.seats), *chance.choice(irregular))
            if not isinstance(game.apply(states[-1], wrong), Refused):
                action = wrong
        applied = game.apply(states[-1], action)
        assert not isinstance(applied, Refused)
        actions.append(action)
        states.append(applied[0])
    return Round({"dealer": int(setup.dealer)}, tuple(pack), tuple(actions), tuple(states))


def _irregular(game: Game) -> tuple[tuple[Verb, str | None], ...]:
    """What the book prices beside what it allows."""
    tables = [clause.rule.name for clause in game.book.section("foul") if isinstance(clause.rule, FoulTable)]
    gives_up = [(Verb.CONCEDE, None)] if game.book.rule("play.concede") is not None else []
    return (*((Verb.FOUL, name) for name in tables), *gives_up)


def _chosen(
    game: Game, state: State, legal: Sequence[Action], manner: str, strong: int, chance: random.Random
) -> Action:
    words = [action for action in legal if action.verb is not Verb.PLAY]
    passes = [action for action in words if action.verb is Verb.PASS]
    if passes and state.trump.settled and words[0].verb is Verb.CALL and chance.random() < _LEFT_ALONE:
        return passes[0]
    silent = manner == "silent" and len(words) < len(legal)
    if words and not silent and (manner == "words" or chance.random() < 0.5 or len(words) == len(legal)):
        return chance.choice(words)
    cards = [action for action in legal if action.verb is Verb.PLAY] or list(legal)
    seat = cards[0].seat
    if manner in ("any", "words", "silent") or seat is None or chance.random() < 0.1:
        return chance.choice(cards)
    high = manner == "high" or game.layout.side_of[seat] == strong

    def height(action: Action) -> tuple[bool, int, str]:
        card = action.what
        assert isinstance(card, Card)
        return bool(card.bit & state.trump.cards), card.index % 13, action.token

    return max(cards, key=height) if high else min(cards, key=height)


# ---------------------------------------------------------------------- stackings
def _shuffled(game: Game, _: Seat, chance: random.Random) -> tuple[Card, ...]:
    pack = list(game.layout.pack)
    chance.shuffle(pack)
    return tuple(pack)


def _dealt(game: Game, dealer: Seat, hands: Sequence[Sequence[Card]]) -> tuple[Card, ...]:
    """A pack from hands as long as the deal makes them; cards that it gives to nobody come in any order."""
    pack: dict[int, Card] = {}
    for mine, hand in zip(places_of(game, dealer), hands, strict=True):
        pack.update(zip(mine.all, hand, strict=True))
    given = set(pack.values())
    rest = [card for card in game.layout.pack if card not in given]
    pack.update(
        zip((place for place in range(len(game.layout.pack)) if place not in pack), rest, strict=True)
    )
    return tuple(pack[place] for place in range(len(pack)))


def _split(game: Game, dealer: Seat, cards: Sequence[Card], order: Sequence[Seat]) -> tuple[Card, ...]:
    """A pack that deals the cards in their order to one player after the other."""
    hands: dict[Seat, Sequence[Card]] = {}
    at = 0
    places = places_of(game, dealer)
    for seat in order:
        size = len(places[seat].all)
        hands[seat] = cards[at : at + size]
        at += size
    return _dealt(game, dealer, [hands[seat] for seat in game.layout.seats])


def _strong(game: Game, dealer: Seat, chance: random.Random) -> tuple[Card, ...]:
    """One side holds the high cards."""
    cards = sorted(game.layout.pack, key=lambda card: -(card.index % 13) + chance.random() * 3)
    side = chance.randrange(game.layout.side_count)
    order = sorted(game.layout.seats, key=lambda seat: (game.layout.side_of[seat] != side, chance.random()))
    half = len(cards) // game.layout.side_count
    groups = [cards[at : at + half] for at in range(0, len(cards), half)]
    for group in groups:
        chance.shuffle(group)
    return _split(game, dealer, [card for group in groups for card in group], order)


def _long_suits(game: Game, dealer: Seat, chance: random.Random) -> tuple[Card, ...]:
    """Each player has a long suit, and is soon void."""
    suits = list(SUITS)
    chance.shuffle(suits)
    cards = sorted(game.layout.pack, key=lambda card: (suits.index(str(card)[1]), chance.random()))
    for _ in range(chance.randrange(4, 14)):
        one, other = chance.randrange(len(cards)), chance.randrange(len(cards))
        cards[one], cards[other] = cards[other], cards[one]
    order = list(game.layout.seats)
    chance.shuffle(order)
    return _split(game, dealer, cards, order)


def _low_hand(game: Game, dealer: Seat, chance: random.Random) -> tuple[Card, ...]:
    """One player holds low cards, with one a little higher among his first."""
    top = chance.randrange(6, 13)
    low = [card for card in game.layout.pack if card.index % 13 <= top]
    edge = [card for card in low if card.index % 13 == top]
    chance.shuffle(low)
    seat = chance.choice(game.layout.seats)
    size = len(places_of(game, dealer)[seat].all)
    hand = [chance.choice(edge), *low]
    hand = list(dict.fromkeys(hand))[:size]
    chance.shuffle(hand)
    rest = [card for card in game.layout.pack if card not in hand]
    chance.shuffle(rest)
    others = [each for each in game.layout.seats if each != seat]
    return _split(game, dealer, [*hand, *rest], [seat, *others])


def _aces(game: Game, dealer: Seat, chance: random.Random) -> tuple[Card, ...]:
    """Two players share the aces and kings."""
    high = [card for card in game.layout.pack if card.index % 13 >= 11]
    rest = [card for card in game.layout.pack if card not in high]
    chance.shuffle(high)
    chance.shuffle(rest)
    order = list(game.layout.seats)
    chance.shuffle(order)
    size = len(places_of(game, dealer)[order[0]].all)
    cards = [*high[:5], *rest[: size - 5], *high[5:], *rest[size - 5 :]]
    return _split(game, dealer, cards, order)


STACKINGS = (_shuffled, _strong, _long_suits, _low_hand, _aces)
"""Ways to stack a pack."""
MANNERS = ("any", "high", "strong", "words", "silent")
"""Manners of playing."""
