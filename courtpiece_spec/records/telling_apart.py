"""A short round on which two books disagree: looked for in many ways, then made small.

Random rounds seldom come to a Court, to a run of aces, or to a hand without a picture.  So packs are stacked
too, for a side, for one player, by suits, and those who hold them play to take all or nothing.  What is found
is cut to its first actions, its choices are moved towards the first that is legal, its pack towards the
sorted one.
Everything follows from the seed, and nothing from the clock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import attrs
from attrs import field, frozen

from courtpiece_spec.book import Book, Clause
from courtpiece_spec.book.conditions import Fact
from courtpiece_spec.book.node import parts
from courtpiece_spec.cards import CARDS, SUIT_BITS, Card, Suit
from courtpiece_spec.chance import Draw
from courtpiece_spec.engine import Action, Game, Refused, Setup, State, Verb
from courtpiece_spec.engine.layout import SUIT_OF
from courtpiece_spec.records.lockstep import Apart, Choose, Pair
from courtpiece_spec.records.setups import keys_of
from courtpiece_spec.seats import Seat

ROUNDS: Final = 2_000
"""Rounds that are looked at before the two books are taken to play alike."""
_MORE: Final = 400
"""Rounds that are looked at after a disagreement was found, for a shorter one."""
_TRIALS: Final = 4_000
"""Rounds that are played at most to make a disagreement smaller."""
_WITHOUT_END: Final = 400
"""More actions than a round has."""
_LIMITS: Final = frozenset({"match", "set"})
"""Sections that say nothing of a round."""


def changed_clauses(first: Book, second: Book) -> tuple[Clause, ...]:
    """The clauses of either that the other lacks or has otherwise; of a cycle those of its books."""
    one, two = _clauses(first), _clauses(second)
    known = [{(clause.path, clause.rule) for clause in each} for each in (two, one)]
    return tuple(
        clause
        for own, other in zip((one, two), known, strict=True)
        for clause in own
        if (clause.path, clause.rule) not in other
    )


def only_levels(changed: Iterable[Clause]) -> bool:
    """Whether clauses speak of matches and sets only, and of no round."""
    return all(clause.section in _LIMITS for clause in changed)


def _clauses(book: Book) -> tuple[Clause, ...]:
    return (*book.clauses, *(clause for leg in book.legs for clause in leg.book.clauses))


@frozen
class Search:
    """What came of looking."""

    found: Apart | None
    rounds: int
    """How many rounds were looked at."""
    stacked: int
    """How many of them had a pack that was not merely shuffled."""


def tell_apart(pair: Pair, changed: Iterable[Clause], seed: int, rounds: int = ROUNDS) -> Search:
    """Look for a short round on which two books disagree.

    Args:
        pair: The books, which can play a round together.
        changed: The clauses in which they differ: what those speak of is made to happen more often.
        seed: The same seed finds the same round.
        rounds: How many rounds are looked at.
    """
    maker = _Maker(pair, tuple(changed), Draw(seed))
    best: Apart | None = None
    stacked, last, number = 0, rounds, 0
    while number < last:
        number += 1
        made = maker.round()
        stacked += made.stacked
        most = _WITHOUT_END if best is None else len(best.actions) - 1
        found = pair.play(made.setup, made.pack, made.choose, most)
        if found is not None:
            if best is None:
                last = min(rounds, number + _MORE)
            best = found
            if not found.actions:
                break
    return Search(None if best is None else Shrinker(pair).shrunk(best), number, stacked)


# ---------------------------------------------------------------------- making rounds
@frozen
class _Made:
    """A round to be played."""

    setup: Setup
    pack: tuple[Card, ...]
    choose: Choose
    stacked: bool


_COUNTED: Final = {"streak": "streak", "term": "term", "won_all_of_term": "term", "held_over": "held_over"}


@frozen
class _Maker:
    """Makes rounds of every manner."""

    pair: Pair
    changed: tuple[Clause, ...]
    draw: Draw
    _keys: frozenset[str] = field(init=False)
    _owners: dict[tuple[int, Seat], tuple[Seat | None, ...]] = field(init=False, factory=dict)
    _facts: frozenset[str] = field(init=False)
    _fouls: tuple[int, ...] = field(init=False)
    """Those of the pair's irregularities that the changed clauses are about, or all of them."""

    @_keys.default
    def _all_keys(self) -> frozenset[str]:
        games = [game for number in range(1, self.pair.rounds + 1) for game in self.pair.games(number)]
        return frozenset(key for game in games for key in keys_of(game.book))

    @_facts.default
    def _spoken_of(self) -> frozenset[str]:
        return frozenset(
            node.name for clause in self.changed for node in parts(clause.rule) if isinstance(node, Fact)
        )

    @_fouls.default
    def _fouls_to_try(self) -> tuple[int, ...]:
        changed = {clause.path.split(".")[1] for clause in self.changed if clause.section == "foul"}
        every = tuple(range(len(self.pair.fouls)))
        return tuple(each for each in every if self.pair.fouls[each].what in changed) or every

    def round(self) -> _Made:
        """One round."""
        draw = self.draw
        setup = self._setup()
        game = self.pair.games(setup.round)[0]
        deck = game.layout.pack
        kind = draw.below(6)
        if kind == 0:
            return _Made(setup, draw.shuffled(deck), self._by_chance, stacked=False)
        if kind == 1:
            return _Made(setup, self._swapped(deck, draw.below(14)), self._by_chance, stacked=True)
        strong = self._strong(game)
        pack = self._swapped(self._stacked(game, setup, strong), draw.below(3) * draw.below(5))
        if kind == 2:
            return _Made(setup, pack, self._by_chance, stacked=True)
        noise = draw.below(2) * draw.below(20) / 100
        return _Made(setup, pack, _Lopsided(game, strong, draw, noise).choose, stacked=True)

    # ------------------------------------------------------------------ setups
    def _setup(self) -> Setup:
        draw = self.draw
        game = self.pair.games(1)[0]
        seat = draw.one_of(game.layout.seats)
        plain = Setup(seat, round=1 + draw.below(self.pair.rounds))
        wanted = {_COUNTED.get(fact, fact) for fact in self._facts} | {"redeals", "cut_declined"}
        counts = {"streak", "term", "term_won", "held_over", "redeals", "cut_declined"}
        counted = sorted(self._keys & (counts | (self._facts & {"score"})))
        setup = plain
        for key in counted:
            if draw.below(10) < (6 if key in wanted else 2):
                setup = attrs.evolve(setup, **{key: self._count(key, game)})  # type: ignore[arg-type]
        return setup if setup == plain or self.pair.sound(setup) else plain

    def _count(self, key: str, game: Game) -> object:
        draw = self.draw
        if key in ("term_won", "cut_declined"):
            return draw.below(2) == 0
        if key == "score":
            return tuple(draw.below(8) for _ in game.layout.sides)
        if key == "streak":
            ahead, length = draw.one_of(game.layout.sides), draw.below(8)
            return tuple(length if side == ahead else 0 for side in game.layout.sides)
        return draw.below(4) + (key == "term")

    # ------------------------------------------------------------------ packs
    def _strong(self, game: Game) -> frozenset[Seat]:
        """Who is to take the tricks: a side, or one player."""
        seat = self.draw.one_of(game.layout.seats)
        if self.draw.below(2):
            return frozenset({seat})
        side = game.layout.side_of[seat]
        return frozenset(each for each in game.layout.seats if game.layout.side_of[each] == side)

    def _swapped(self, deck: Sequence[Card], swaps: int) -> tuple[Card, ...]:
        pack = list(deck)
        for _ in range(swaps):
            one, other = self.draw.below(len(pack)), self.draw.below(len(pack))
            pack[one], pack[other] = pack[other], pack[one]
        return tuple(pack)

    def _stacked(self, game: Game, setup: Setup, strong: frozenset[Seat]) -> tuple[Card, ...]:
        """A pack that deals what stands first in some order of the cards to those who are to be strong."""
        owners = self._owners_of(game, setup)
        deck = game.layout.pack
        heights = game.layout.strengths[""]
        orders: tuple[Callable[[Card], object], ...] = (
            lambda card: -heights[card.index],
            lambda card: heights[card.index],
            lambda card: card.index,
        )
        order = orders[max(0, self.draw.below(5) - 2)]
        places = sorted(range(len(deck)), key=lambda place: owners[place] not in strong)
        pack = list(deck)
        for place, card in zip(places, sorted(deck, key=order), strict=True):  # type: ignore[arg-type]
            pack[place] = card
        return tuple(pack)

    def _owners_of(self, game: Game, setup: Setup) -> tuple[Seat | None, ...]:
        """Who is dealt the card at each place of the pack, as seen by playing a round."""
        key = (setup.round, setup.dealer)
        if key not in self._owners:
            owners: list[Seat | None] = [None] * len(game.layout.pack)
            state = game.start(game.layout.pack, Setup(setup.dealer, setup.round))
            while not game.is_over(state):
                applied = game.apply(state, game.legal(state)[0])
                assert not isinstance(applied, Refused)
                state = applied[0]
            for seat, packets in zip(game.layout.seats, state.deal.received, strict=True):
                for _, start, end in packets:
                    owners[start:end] = [seat] * (end - start)
            self._owners[key] = tuple(owners)
        return self._owners[key]

    # ------------------------------------------------------------------ play
    def _by_chance(self, _: State, legal: Sequence[Action]) -> int:
        if self._fouls and self.draw.below(40) == 0:
            return -1 - self._fouls[self.draw.below(len(self._fouls))]
        return self.draw.below(len(legal))


@frozen
class _Lopsided:
    """Play in which some take all they can and the others as little: Courts come about by it."""

    game: Game
    strong: frozenset[Seat]
    draw: Draw
    noise: float
    _above: tuple[int, ...] = field(init=False)
    """By card: the cards of its suit that are higher."""

    @_above.default
    def _higher(self) -> tuple[int, ...]:
        heights = self.game.layout.strengths[""]
        return tuple(
            sum(
                other.bit
                for other in CARDS
                if other.suit is card.suit and heights[other.index] > heights[card.index]
            )
            for card in CARDS
        )

    def choose(self, state: State, legal: Sequence[Action]) -> int:
        """The place of what helps the strong."""
        if len(legal) == 1:
            return 0
        if self.noise and self.draw.below(100) < self.noise * 100:
            return self.draw.below(len(legal))
        seat = legal[0].seat
        strong = seat in self.strong
        if all(action.verb is Verb.PLAY and action.seat == seat for action in legal):
            others = 0
            for each, bits in enumerate(state.hands):
                if each not in self.strong:
                    others |= bits
            ways = [self._worth(state, action, others) for action in legal]
            return ways.index(max(ways)) if strong else ways.index(min(ways, key=lambda way: way[1:]))
        suits = [
            (state.hands[action.seat] & SUIT_BITS[action.what]).bit_count()
            if action.seat is not None and isinstance(action.what, Suit)
            else None
            for action in legal
        ]
        if None in suits:
            return self.draw.below(len(legal))
        held = [each for each in suits if each is not None]
        return held.index(max(held) if strong else min(held))

    def _worth(self, state: State, action: Action, others: int) -> tuple[bool, bool, int]:
        card = action.what
        assert isinstance(card, Card)
        trump = bool(state.trump.cards & SUIT_OF[card.index])
        return not others & self._above[card.index], trump, self.game.layout.strengths[""][card.index]


# ---------------------------------------------------------------------- making it small
class Shrinker:
    """Makes a disagreement smaller as long as it stays one."""

    def __init__(self, pair: Pair, trials: int = _TRIALS) -> None:
        self._pair, self._left = pair, trials

    def shrunk(self, apart: Apart) -> Apart:
        """The smallest that was found from here."""
        size = None
        while size != _size(apart) and self._left > 0:
            size = _size(apart)
            apart = self._pack(self._choices(self._setup(apart)))
        return apart

    def _better(
        self, apart: Apart, setup: Setup, pack: tuple[Card, ...], choices: Sequence[int]
    ) -> Apart | None:
        """The disagreement of another round, if it is smaller."""
        if self._left <= 0:
            return None
        self._left -= 1
        made = self._pair.again(setup, pack, choices, len(apart.actions))
        return made if made is not None and _size(made) < _size(apart) else None

    def _setup(self, apart: Apart) -> Apart:
        """Nothing counted yet; then the first seat as the dealer."""
        plain = Setup(apart.setup.dealer)
        for each in attrs.fields(Setup):
            if each.name != "dealer":
                setup = attrs.evolve(apart.setup, **{each.name: getattr(plain, each.name)})
                if setup != apart.setup and self._pair.sound(setup):
                    apart = self._better(apart, setup, apart.pack, apart.choices) or apart
        return apart

    def _choices(self, apart: Apart) -> Apart:
        """Each choice the first, or else one nearer to it."""
        apart = self._better(apart, apart.setup, apart.pack, ()) or apart
        for place in range(len(apart.choices)):
            if place >= len(apart.choices):
                break
            for less in {0, apart.choices[place] // 2, apart.choices[place] - 1}:
                if 0 <= less < apart.choices[place]:
                    choices = (*apart.choices[:place], less, *apart.choices[place + 1 :])
                    better = self._better(apart, apart.setup, apart.pack, choices)
                    if better is not None:
                        apart = better
                        break
        return apart

    def _pack(self, apart: Apart) -> Apart:
        """Parts of the pack in order; then card by card to its place."""
        deck = tuple(sorted(apart.pack, key=lambda card: card.index))
        length = len(deck)
        while length > 1:
            for start in range(0, len(deck), length):
                part = sorted(apart.pack[start : start + length], key=lambda card: card.index)
                pack = (*apart.pack[:start], *part, *apart.pack[start + length :])
                if pack != apart.pack:
                    apart = self._better(apart, apart.setup, pack, apart.choices) or apart
            length //= 2
        for place, card in enumerate(deck):
            if apart.pack[place] != card:
                swapped = list(apart.pack)
                other = swapped.index(card)
                swapped[place], swapped[other] = swapped[other], swapped[place]
                apart = self._better(apart, apart.setup, tuple(swapped), apart.choices) or apart
        return apart


def _size(apart: Apart) -> tuple[int, int, int, int]:
    """What is smaller when a round is simpler: actions, things counted, cards out of their order, choices."""
    setup = apart.setup
    counted = sum(
        getattr(setup, each.name) != getattr(Setup(setup.dealer), each.name) for each in attrs.fields(Setup)
    )
    falls = sum(one.index > two.index for one, two in zip(apart.pack, apart.pack[1:], strict=False))
    deck = sorted(apart.pack, key=lambda card: card.index)
    astray = sum(one != two for one, two in zip(apart.pack, deck, strict=True))
    return len(apart.actions), counted, sum(abs(choice) for choice in apart.choices), 64 * astray + falls
