"""The finite space of a book's outcomes, walked by the engine itself.

Cards do not matter to the tables, only who takes which trick and what is asked and answered.  So the walk
plays the script with *bare tricks*: any player may take any trick, with or without an ace, with so many tens,
setting trump or not, as far as the book's conditions look at such things.  Rounds that no condition of the
book can tell apart are walked once.  What is proved for all bare rounds holds for all real ones, which are
among them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import dropwhile
from typing import Any, Final

import attrs
from attrs import frozen

from courtpiece_spec.book import Book
from courtpiece_spec.book.conditions import (
    BothSidesHave,
    EarlierBeforeReveal,
    Fact,
    SetThisTrick,
    SideHas,
    SideHasFirst,
    TrumpSet,
    TrumpUnset,
    Uncatchable,
    WinningCard,
    WinningCards,
)
from courtpiece_spec.book.node import parts
from courtpiece_spec.book.play import EachTrick, FreshTricks, LastTakesPile, TricksRunning
from courtpiece_spec.book.steps import Packet, PlayTricks, PlayUntil, SetAside, Step
from courtpiece_spec.book.tables import DecideTable, RoundIsLost, Row
from courtpiece_spec.book.who import TakerOfLast, TakerOfNumber, TakerOfTrick
from courtpiece_spec.cards import CARDS, Rank, Suit, bit_set
from courtpiece_spec.chance import Draw
from courtpiece_spec.engine.actions import Action, Verb
from courtpiece_spec.engine.game import Game
from courtpiece_spec.engine.refusing import Refused
from courtpiece_spec.engine.state import Setup, State, Trump
from courtpiece_spec.engine.steps.tricks import Tricks as PlayStep
from courtpiece_spec.seats import Seat

MOST_STEPS: Final = 60_000
"""After so many tricks and answers looked at the walk is given up, which is said: a person waits for it."""
_OF_TAKER: Final = frozenset({"taker", "taker_side"})
_OF_COLLECTED: Final = frozenset({"collected", "most_tricks", "fewest_tricks"})
"""Facts that read how many tricks count for a side."""


@frozen
class Sights:
    """What the conditions of a book look at, beside the number of tricks."""

    opening: bool
    won: bool
    ranks_captured: tuple[Rank, ...]
    rank_taking: Rank | None
    trump: bool
    reveal: bool
    piles: bool
    collected: bool = True
    """How many tricks count for each side."""
    partners: bool = True
    """Which player of a side took the last trick, beyond whether the same player takes the next one."""
    longest_run: int = 4
    """Runs of so many tricks by one player and longer ones are the same."""


def sights_of(book: Book) -> Sights:
    """What the conditions of a book look at."""
    nodes = [node for clause in book.clauses for node in parts(clause.rule)]
    facts = {node.name for node in nodes if isinstance(node, Fact)}
    captured = {str(node.argument) for node in nodes if isinstance(node, Fact) and node.name == "captured"}
    taking = [node.rank for node in nodes if isinstance(node, WinningCard | WinningCards)]
    piles = not isinstance(book.rule("collect.take"), EachTrick | None)
    return Sights(
        opening="opening_run" in facts or any(isinstance(node, SideHasFirst) for node in nodes),
        won="won" in facts and piles,
        ranks_captured=tuple(Rank[name.upper()] for name in sorted(captured)),
        rank_taking=taking[0] if taking else None,
        trump=any(isinstance(node, TrumpSet | TrumpUnset | SetThisTrick) for node in nodes),
        reveal=any(isinstance(node, EarlierBeforeReveal) for node in nodes),
        piles=piles,
    )


def least_sights(book: Book) -> Sights:
    """No more than the rules of a book look at: what nobody could tell apart is walked once.

    What lies in the pile, and whose run it is, matters only for what is collected or captured.  Of two
    partners either may stand for the other as taker where nothing names the taker or asks anybody afterwards.
    """
    sights = sights_of(book)
    nodes = [node for clause in book.clauses for node in parts(clause.rule)]
    facts = {node.name for node in nodes if isinstance(node, Fact)}
    collected = (
        not isinstance(book.rule("decide"), DecideTable)
        or not facts.isdisjoint(_OF_COLLECTED)
        or ("won" in facts and not sights.piles)  # then each trick counts at once
        or any(isinstance(node, SideHas | BothSidesHave | Uncatchable) for node in nodes)
    )
    return attrs.evolve(
        sights,
        collected=collected,
        piles=sights.piles and (collected or bool(sights.ranks_captured) or not facts.isdisjoint(_OF_TAKER)),
        partners=not facts.isdisjoint(_OF_TAKER) or _names_takers(book) or _asks_during_play(book),
        longest_run=max(
            (node.number for node in nodes if isinstance(node, TricksRunning | FreshTricks)), default=0
        ),
    )


def _names_takers(book: Book) -> bool:
    """Whether it matters which player took a trick: more than for the next lead, or for his side's pile."""
    own_pile = {LastTakesPile(TakerOfTrick()), LastTakesPile(TakerOfLast())}
    return any(
        isinstance(node, TakerOfTrick | TakerOfLast | TakerOfNumber)
        for clause in book.clauses
        if clause.path != "play.next" and clause.rule not in own_pile
        for node in parts(clause.rule)
    )


def _asks_during_play(book: Book) -> bool:
    """Whether somebody is asked anything behind the first trick."""
    actions = [clause.rule.action for clause in book.section("round") if isinstance(clause.rule, Step)]
    kinds = dropwhile(lambda action: not isinstance(action, PlayTricks | PlayUntil), actions)
    return any(not isinstance(action, PlayTricks | PlayUntil | Packet | SetAside) for action in kinds)


def _losing(game: Game) -> tuple[Action, ...]:
    """What loses a round at once: giving up, and irregularities."""
    gives_up = [Action(seat, Verb.CONCEDE) for seat in game.layout.seats[: game.layout.side_count]]
    fouls = dict.fromkeys(
        Action(seat, Verb.FOUL, clause.path.split(".")[1])
        for clause in game.book.section("foul")
        if isinstance(clause.rule, Row) and any(isinstance(each, RoundIsLost) for each in clause.rule.effects)
        for seat in game.layout.seats
    )
    return (*(gives_up if game.book.rule("play.concede") is not None else ()), *fouls)


def both(one: Sights, other: Sights) -> Sights:
    """What either looks at."""
    return Sights(
        opening=one.opening or other.opening,
        won=one.won or other.won,
        ranks_captured=tuple(dict.fromkeys((*one.ranks_captured, *other.ranks_captured))),
        rank_taking=one.rank_taking or other.rank_taking,
        trump=one.trump or other.trump,
        reveal=one.reveal or other.reveal,
        piles=one.piles or other.piles,
        collected=one.collected or other.collected,
        partners=one.partners or other.partners,
        longest_run=max(one.longest_run, other.longest_run),
    )


def _one_less(hands: tuple[int, ...]) -> tuple[int, ...]:
    """The hands when each player has played a card."""
    return tuple(hand & (hand - 1) for hand in hands)


class Outcomes:
    """Every way in which a round of a book can end, up to what its conditions can tell apart."""

    def __init__(self, game: Game, sights: Sights | None = None) -> None:
        """Walk a game; `sights` where more is to be told apart than its own conditions do."""
        self.game = game
        self.sights = least_sights(game.book) if sights is None else sights
        self._rank_bits = {
            rank: bit_set(card for card in CARDS if card.rank is rank) for rank in self.sights.ranks_captured
        }
        layout = game.layout
        self._fillers = [card.index for card in layout.pack if self._is_plain(card.rank)][: layout.players]
        self._one_of_each_side = layout.seats[: layout.side_count]
        self._losing = _losing(game)
        self.steps = 0
        self.given_up = False
        """Whether some walk was broken off, so that there are outcomes which were not come to."""

    def ends(self, setup: Setup) -> tuple[State, ...]:
        """One state for each kind of end, from a setup.

        Where there are more than can be walked those that were come to, and `given_up` tells so.
        """
        start = self.game.start(self.game.layout.pack, setup)
        seen = {self.key(start)}
        waiting, ends = [start], []
        while waiting:
            state = waiting.pop()
            if self.game.is_over(state):
                ends.append(state)
                continue
            for after in self.after(state):
                self.steps += 1
                key = self.key(after)
                if key not in seen:
                    seen.add(key)
                    waiting.append(after)
            if self.steps > MOST_STEPS:
                self.given_up = True
                break
        return tuple(ends)

    def drawn(self, setup: Setup, draw: Draw) -> State:
        """The end of one round of bare tricks by chance."""
        state = self.game.start(self.game.layout.pack, setup)
        while not self.game.is_over(state):
            following = tuple(self.after(state))
            self.steps += len(following)
            state = draw.one_of(following)
        return state

    # ------------------------------------------------------------------ one step on
    def after(self, state: State) -> Iterator[State]:
        """Every state that can follow."""
        for action in self._losing:
            applied = self.game.apply(state, action)
            if not isinstance(applied, Refused) and self.game.is_over(applied[0]):
                yield attrs.evolve(applied[0], history=())
        if isinstance(self.game.script[state.step].runner, PlayStep):
            yield from self._tricks(state)
            return
        if all(offer.verb is Verb.REDEAL for offer in state.offers):
            # Only some hands have to be dealt again; with others the step passes.
            yield self.game.advance(attrs.evolve(state, offers=()))
        for action in self._answers(state):
            applied = self.game.apply(state, action)
            assert not isinstance(applied, Refused)
            yield attrs.evolve(applied[0], history=())

    @staticmethod
    def _answers(state: State) -> tuple[Action, ...]:
        """Answers of which none stands for another: one suit for all suits, one card for all cards."""
        kinds: dict[tuple[Seat | None, Verb, object], Action] = {}
        for offer in state.offers:
            what = offer.what if isinstance(offer.what, int | str) else None
            kinds.setdefault((offer.seat, offer.verb, what), offer)
        return tuple(kinds.values())

    def _tricks(self, state: State) -> Iterator[State]:
        """Every bare trick that can be played now."""
        game, layout = self.game, self.game.layout
        leader = state.tricks.leader
        hidden = state.trump.hidden_card is not None
        if hidden and not any(_one_less(state.hands)):
            state = game.table.expose(attrs.evolve(state, hands=(0,) * layout.players))
        runner = game.script[state.step].runner
        assert isinstance(runner, PlayStep)
        for trump, hands in self._trumps(state):
            for taker in self._takers(state):
                place = (taker - leader) % layout.players
                for played in self._cards(state, place):
                    after = game.table.trick_taken(state, hands, played, place, trump, ())
                    yield game.advance(runner.begin(after))

    def _takers(self, state: State) -> tuple[Seat, ...]:
        """Who may take the next trick: players of whom none stands for another."""
        if not self.sights.piles:
            return self._one_of_each_side
        if self.sights.partners or not state.tricks.takers:
            return self.game.layout.seats
        side_of, last = self.game.layout.side_of, state.tricks.takers[-1]
        partners = [
            seat for seat in self.game.layout.seats if side_of[seat] == side_of[last] and seat != last
        ]
        others = [seat for seat in self._one_of_each_side if side_of[seat] != side_of[last]]
        return (last, *partners[:1], *others)

    def _trumps(self, state: State) -> Iterator[tuple[Trump, tuple[int, ...]]]:
        """Trump as it may stand at the end of the trick, and what is left in the hands then."""
        trump, number, hands = state.trump, len(state.tricks.takers) + 1, _one_less(state.hands)
        yield trump, hands
        if self.sights.trump and self.game.table.set_by_void is not None and not trump.settled:
            yield attrs.evolve(trump, suit=Suit.SPADES, cards=1, trick=number, settled=True), hands
        if self.sights.reveal and trump.hidden is not None:
            shown = self.game.table.expose(attrs.evolve(state, played=()))
            exposed, hands = attrs.evolve(shown.trump, since=0), _one_less(shown.hands)
            yield exposed, hands
            # exposed by the last card, behind the one that takes the trick
            yield attrs.evolve(exposed, exposed_after=number * self.game.layout.players), hands

    def _cards(self, state: State, place: int) -> Iterator[tuple[int, ...]]:
        """Cards that stand for a trick: only ranks that conditions look at make a difference."""
        ranks = [None] if self.sights.rank_taking is None else [None, self.sights.rank_taking]
        for taking in ranks:
            cards = list(self._fillers)
            if taking is not None:
                cards[place] = next(card.index for card in CARDS if card.rank is taking)
            yield from self._with_captured(state, cards, place)

    def _is_plain(self, rank: Rank) -> bool:
        return rank is not self.sights.rank_taking and rank not in self.sights.ranks_captured

    def _with_captured(self, state: State, cards: list[int], place: int) -> Iterator[tuple[int, ...]]:
        """The trick with none, one or more of the cards that are counted."""
        yield tuple(cards)
        gone = state.tricks.lying
        for captured in state.tricks.captured:
            gone |= captured
        for bits in self._rank_bits.values():
            free = [card.index for card in CARDS if card.bit & bits & ~gone]
            others = [number for number in range(len(cards)) if number != place]
            for number in range(1, min(len(free), len(cards)) + 1):
                changed = list(cards)
                for where, card in zip((*others, place), free[:number], strict=False):
                    changed[where] = card
                yield tuple(changed)

    # ------------------------------------------------------------------ what can be told apart
    def key(self, state: State) -> tuple[Any, ...]:
        """What a condition of the book could tell of a state."""
        tricks, sights = state.tricks, self.sights
        asked = state.asked
        if asked.tricks_before and asked.asked == 0:
            asked = attrs.evolve(asked, tricks_before=0)
        key: list[Any] = [
            state.step,
            len(tricks.takers),
            asked,
            state.deal.roles,
            state.trump.settled,
            state.trump.suit is not None,
            state.trump.hidden is not None,
            state.trump.order,
        ]
        if sights.collected:
            key.append(tricks.collected)
        if sights.piles and tricks.takers:
            taker = tricks.takers[-1]
            key += [
                taker if sights.partners else self.game.layout.side_of[taker],
                min(tricks.run, sights.longest_run),
                tricks.fresh,
            ]
            if sights.collected:
                key.append(tricks.pile)
        if sights.opening:
            key.append(tricks.opening)
        if sights.won:
            key.append(
                tuple(
                    sum(self.game.layout.side_of[t] == side for t in tricks.takers)
                    for side in self.game.layout.sides
                )
            )
        if sights.rank_taking is not None and tricks.winning:
            key.append(CARDS[tricks.winning[-1]].rank is sights.rank_taking)
        for bits in self._rank_bits.values():
            key.append(tuple((each & bits).bit_count() for each in (*tricks.captured, tricks.lying)))
        if sights.reveal and tricks.before:
            exposed_after = state.trump.exposed_after
            key.append(exposed_after is not None and tricks.before[-1] >= exposed_after)
        if sights.trump:
            key.append(state.trump.trick == len(tricks.takers))
        return tuple(key)
