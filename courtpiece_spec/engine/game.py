"""The engine's face: a book that plays."""

from __future__ import annotations

from collections.abc import Iterable

import attrs
from attrs import frozen

from courtpiece_spec.book import Book
from courtpiece_spec.book.steps import Step
from courtpiece_spec.cards import CARDS, Card, Suit, cards_in
from courtpiece_spec.engine import steps as _steps
from courtpiece_spec.engine.actions import IRREGULAR, PLAYS, Action
from courtpiece_spec.engine.conditions import test_of
from courtpiece_spec.engine.fouls import Fouls
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.engine.people import NO_FRAME
from courtpiece_spec.engine.playing import Table, nothing_collected
from courtpiece_spec.engine.refusing import Refused, refusing
from courtpiece_spec.engine.registry import carrier, carries
from courtpiece_spec.engine.results import Result, Results
from courtpiece_spec.engine.script import ScriptStep
from courtpiece_spec.engine.state import Asked, Deal, Setup, State, Tricks, Trump
from courtpiece_spec.engine.views import View, viewing
from courtpiece_spec.seats import Seat

__all__ = ["Event", "Game", "Refused", "Result", "Setup", "State", "View"]

del _steps  # imported so that its functions are known to the registry


@frozen
class Event:
    """Something that followed from an action, for people and for records of play.

    `what` is one of dealt, trump_set, trump_exposed, trick_taken, collected, round_over.
    """

    what: str
    seat: Seat | None = None
    number: int = 0
    suit: Suit | None = None


Applied = tuple[State, tuple[Event, ...]]


class Game:
    """One round of a book after another, each from a pack and a setup: pure functions over frozen states."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.layout = Layout(book)
        self.table = Table(self.layout)
        self.script: tuple[ScriptStep, ...] = tuple(
            carrier(clause.rule)(self.table, clause.rule, clause.path) for clause in book.section("round")
        )
        self._plays = _PlayActions(self.layout)
        self._results = Results(self.layout)
        self._refuse = refusing(self.layout, self.script, self.table)
        self._view = viewing(self.layout)
        self._fouls = Fouls(self.layout, len(self.script))
        self._zeros = nothing_collected(self.layout)

    # ------------------------------------------------------------------ a round
    def start(self, pack: Iterable[Card], setup: Setup) -> State:
        """The round as it stands when the first player is to act.

        `pack` is the whole pack in the order in which it is dealt, after the cut.
        Raises ValueError where it is not the book's pack; records check that first.
        """
        order = tuple(card.index for card in pack)
        bits = 0
        for card in order:
            bits |= 1 << card
        if bits != self.layout.pack_bits or len(order) != len(self.layout.pack):
            raise ValueError("this is not the book's pack: each of its cards must be there once")
        roles = self.layout.roles_with("dealer", setup.dealer)
        players = self.layout.players
        state = State(
            -1,
            None,
            (0,) * players,
            (),
            0,
            (),
            Tricks(setup.dealer, collected=self._zeros, opening=self._zeros, captured=self._zeros),
            Trump(),
            Deal(setup, order, 0, roles, ((),) * players),
            Asked(),
            (),
        )
        return self.advance(state)

    def is_over(self, state: State) -> bool:
        """Whether the round is over."""
        return state.step >= len(self.script)

    def legal(self, state: State) -> tuple[Action, ...]:
        """The legal actions of all seats that may act; empty once the round is over."""
        if not state.allowed:
            return state.offers
        plays = self._plays.of(state.turn, state.allowed)
        return plays + state.offers if state.offers else plays

    def apply(self, state: State, action: Action) -> Applied | Refused:
        """The state after an action and what followed from it, or why it is refused."""
        if action.bit & state.allowed and action.seat == state.turn:
            after = self.script[state.step].runner.apply(state, action)
        elif action in state.offers:
            told = attrs.evolve(state, history=(*state.history, action))
            after = self.script[state.step].runner.apply(told, action)
        elif action.verb in IRREGULAR and (priced := self._fouls.apply(state, action)) is not None:
            after = priced
        else:
            return self._refuse(state, action, self.legal(state))
        if not after.allowed and not after.offers:
            after = self.advance(after)
        if after.tricks is state.tricks and after.trump is state.trump and after.step == state.step:
            return after, ()
        return after, self._events(state, after)

    def advance(self, state: State) -> State:
        """Run the steps that need nobody, up to the next that waits or to the end."""
        last = len(self.script)
        while not state.allowed and not state.offers and state.step < last:
            number = state.step + 1
            tricks = len(state.tricks.takers)
            if number == last or state.asked.new_deal or self.table.decided(state):
                return attrs.evolve(state, step=last, turn=None)
            step = self.script[number]
            if step.guard is not None and not step.guard(state, NO_FRAME):
                state = attrs.evolve(state, step=number)
                continue
            asked = state.asked
            if asked.tricks_before != tricks or asked.asked:
                asked = attrs.evolve(asked, tricks_before=tricks, asked=0)
            state = step.runner.begin(attrs.evolve(state, step=number, turn=None, asked=asked))
        return state

    # ------------------------------------------------------------------ what comes of it
    def result(self, state: State) -> Result | None:
        """The result of the round; None before its end."""
        return self._results.of(state) if self.is_over(state) else None

    def collected(self, state: State) -> tuple[int, ...]:
        """Tricks that count, per side."""
        return state.tricks.collected

    def view(self, state: State, seat: Seat) -> View:
        """What a seat knows: nothing that another seat's secrets could change."""
        return self._view(state, seat)

    def replay(self, pack: Iterable[Card], setup: Setup, actions: Iterable[Action]) -> State | Refused:
        """The state after a row of actions, or the first refusal."""
        state = self.start(pack, setup)
        for action in actions:
            applied = self.apply(state, action)
            if isinstance(applied, Refused):
                return applied
            state = applied[0]
        return state

    def _events(self, before: State, after: State) -> tuple[Event, ...]:
        events = []
        if after.trump.suit is not before.trump.suit:
            what = "trump_set" if before.trump.hidden is None else "trump_exposed"
            events.append(Event(what, suit=after.trump.suit))
        if len(after.winners) > len(before.winners):
            taker = after.winners[-1]
            events.append(Event("trick_taken", taker, len(after.winners)))
            side = self.layout.side_of[taker]
            more = after.tricks.collected[side] - before.tricks.collected[side]
            if more:
                events.append(Event("collected", taker, more))
        if after.deal.dealt > before.deal.dealt:
            events.append(Event("dealt", number=after.deal.dealt - before.deal.dealt))
        if self.is_over(after):
            events.append(Event("round_over"))
        return tuple(events)


class _PlayActions:
    """Bit sets of cards as actions, remembered suit by suit: there are few different holdings of one suit."""

    def __init__(self, layout: Layout) -> None:
        self._known: tuple[dict[int, tuple[Action, ...]], ...] = tuple({} for _ in layout.seats)

    def of(self, seat: Seat | None, bits: int) -> tuple[Action, ...]:
        assert seat is not None
        known = self._known[seat]
        found: tuple[Action, ...] = ()
        for suit in (0x1FFF, 0x1FFF << 13, 0x1FFF << 26, 0x1FFF << 39):
            held = bits & suit
            if held:
                if held not in known:
                    known[held] = tuple(PLAYS[seat][card.index] for card in cards_in(held))
                found += known[held]
        return found


@carries(Step)
def step(table: Table, rule: Step, path: str) -> ScriptStep:
    """A step with its guard."""
    guard = None if rule.when is None else test_of(table.layout, rule.when)
    return ScriptStep(path, carrier(rule.action)(table, rule.action, path), guard)


def pack_of(game: Game) -> tuple[Card, ...]:
    """The book's pack, lowest index first."""
    return tuple(CARDS[card.index] for card in game.layout.pack)
