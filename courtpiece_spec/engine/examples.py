"""Worked examples of a book, run by the engine."""

from __future__ import annotations

import attrs

from courtpiece_spec.book import Book
from courtpiece_spec.book.about import (
    Asks,
    Example,
    ExampleAsks,
    ExampleCounter,
    ExampleFault,
    ExampleHand,
    ExampleHidden,
    ExamplePlay,
    ExampleRole,
    ExampleSetting,
    ExampleTakers,
    ExampleTrick,
    ExampleTrump,
    ExpectPile,
    ExpectRole,
    ExpectRow,
    RefusedBy,
    Shows,
)
from courtpiece_spec.book.steps import Step, WriteTrump
from courtpiece_spec.cards import CARDS, Card, Suit, bit_set
from courtpiece_spec.engine.actions import PLAYS, Action, Verb
from courtpiece_spec.engine.game import Game
from courtpiece_spec.engine.refusing import Refused
from courtpiece_spec.engine.registry import carrier, carries
from courtpiece_spec.engine.state import Asked, Deal, Setup, State, Tricks, Trump
from courtpiece_spec.engine.steps.tricks import Tricks as PlayStep
from courtpiece_spec.engine.taking import trump_cards
from courtpiece_spec.seats import Seat


class WrongExampleError(Exception):
    """What an example says is not so; carries the words for the author."""


class Scene:
    """What the statements of an example have said so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.layout = game.layout
        self.trump: Suit | None = None
        self.hidden: Suit | None = None
        self.setting = 0
        self.roles: dict[str, Seat] = {}
        self.streak = [0] * self.layout.side_count
        self.term = 1
        self.bid: Action | None = None
        self.hands: dict[Seat, int] = {}

    def seat(self, name: str) -> Seat:
        """A seat by the name people call it."""
        if name not in self.layout.names:
            raise WrongExampleError(f"there is no seat {name} at this table")
        return self.layout.seats[self.layout.names.index(name)]

    def roles_now(self) -> tuple[Seat | None, ...]:
        """The seat of each role, as far as the example tells; else seat 0 holds the primary role."""
        for role, seat in self.roles.items():
            if role not in self.layout.role_index:
                raise WrongExampleError(f"this book has no {role}")
            return self.layout.roles_with(role, seat)
        return self.layout.roles_from_primary(self.layout.seats[0])


def replay_example(book: Book, example: Example) -> tuple[ExampleFault, ...]:
    """Run an example; the faults are what it says and the book does not do."""
    scene = Scene(Game(book))
    faults = []
    for statement in example.statements:
        try:
            carrier(statement)(scene, statement)
        except WrongExampleError as error:
            faults.append(ExampleFault(str(error), statement.at))
    return tuple(faults)


# ---------------------------------------------------------------------- what is given
@carries(ExampleTrump)
def example_trump(scene: Scene, statement: ExampleTrump) -> None:
    """A suit is trump."""
    scene.trump = statement.suit


@carries(ExampleHidden)
def example_hidden(scene: Scene, statement: ExampleHidden) -> None:
    """A suit is chosen and not exposed."""
    scene.hidden = statement.suit


@carries(ExampleSetting)
def example_setting(scene: Scene, statement: ExampleSetting) -> None:
    """Trump is set in a trick."""
    scene.setting = statement.trick


@carries(ExampleRole)
def example_role(scene: Scene, statement: ExampleRole) -> None:
    """A player holds a role."""
    scene.roles[statement.role] = scene.seat(statement.seat)


@carries(ExampleCounter)
def example_counter(scene: Scene, statement: ExampleCounter) -> None:
    """A side has won rounds running, a player is in a round of his term, or he bids a number of tricks."""
    seat = scene.seat(statement.seat)
    if statement.counter == "streak":
        scene.streak[scene.layout.side_of[seat]] = statement.number
    elif statement.counter == "term":
        scene.roles[scene.layout.primary] = seat
        scene.term = statement.number
    elif statement.counter == "bid":
        scene.bid = Action(seat, Verb.BID, statement.number)
    else:
        known = "an example may give `streak`, `term` or `bid`"
        raise WrongExampleError(f"{statement.counter} is not known here: {known}")


@carries(ExampleHand)
def example_hand(scene: Scene, statement: ExampleHand) -> None:
    """A player holds just these cards."""
    scene.hands[scene.seat(statement.seat)] = bit_set(statement.cards)


# ---------------------------------------------------------------------- a question
@carries(ExampleAsks)
def example_asks(scene: Scene, statement: ExampleAsks) -> None:
    """A step asks a player, or nobody, when the players hold what the example says."""
    game = scene.game
    number = next((n for n, step in enumerate(game.script) if step.path == statement.path), None)
    if number is None:
        raise WrongExampleError(f"this book has no step {statement.path}")
    hands = [scene.hands.get(seat, 0) for seat in scene.layout.seats]
    asked = game.script[number].runner.begin(_standing(scene, hands, number, scene.layout.seats[0]))
    seats = sorted({offer.seat for offer in asked.offers if offer.seat is not None})
    names = [scene.layout.names[seat] for seat in seats]
    if names != ([] if statement.seat is None else [statement.seat]):
        said = "nobody" if statement.seat is None else statement.seat
        raise WrongExampleError(f"{statement.path} asks {', '.join(names) or 'nobody'}, not {said}")


# ---------------------------------------------------------------------- a trick, card by card
@carries(ExampleTrick)
def example_trick(scene: Scene, statement: ExampleTrick) -> None:
    """The cards are played in order; the trick is taken, or its last card refused, as the example says."""
    game = scene.game
    state = _before_trick(scene, statement.plays)
    refused: Refused | None = None
    for play in statement.plays:
        if refused is not None:
            raise WrongExampleError(f"{refused.message} ({refused.clause})")
        seat = scene.seat(play.seat)
        if not isinstance(play.manner, Asks | Shows):
            applied = game.apply(state, PLAYS[seat][play.card.index])
        else:
            exposed = game.apply(state, Action(seat, Verb.REVEAL))
            applied = (
                exposed
                if isinstance(exposed, Refused)
                else game.apply(exposed[0], PLAYS[seat][play.card.index])
            )
        if isinstance(applied, Refused):
            refused = applied
        else:
            state = applied[0]
    _compare_trick(scene, statement, state, refused)


def _compare_trick(scene: Scene, statement: ExampleTrick, state: State, refused: Refused | None) -> None:
    outcome = statement.outcome
    if isinstance(outcome, RefusedBy):
        if refused is None:
            raise WrongExampleError(f"{statement.plays[-1].card} is not refused")
        path = refused.clause.partition("/")[2]
        if path != outcome.path:
            raise WrongExampleError(f"{statement.plays[-1].card} is refused by {path}, not by {outcome.path}")
        return
    if refused is not None:
        raise WrongExampleError(f"{refused.message} ({refused.clause})")
    if not state.winners:
        raise WrongExampleError(f"the trick has {len(state.played)} cards; it needs {scene.layout.players}")
    taker = scene.layout.names[state.winners[-1]]
    if taker != outcome.seat:
        raise WrongExampleError(f"{taker} takes the trick, not {outcome.seat}")


def _before_trick(scene: Scene, plays: tuple[ExamplePlay, ...]) -> State:
    """A round in which the first player of the trick is to lead; each holds just what the example shows."""
    layout, game = scene.layout, scene.game
    hands = [scene.hands.get(seat, 0) for seat in layout.seats]
    for play in plays:
        seat = scene.seat(play.seat)
        if seat not in scene.hands:
            hands[seat] |= play.card.bit
    step = _play_step(game, last=scene.trump is not None or scene.hidden is not None)
    return game.table.to_lead(_standing(scene, hands, step, scene.seat(plays[0].seat)))


def _standing(scene: Scene, hands: list[int], step: int, leader: Seat) -> State:
    """A round at a step, with the hands that an example gives."""
    layout = scene.layout
    zeros = (0,) * layout.side_count
    roles = scene.roles_now()
    dealer = roles[layout.role_index["dealer"]]
    return State(
        step,
        None,
        tuple(hands),
        (),
        0,
        (),
        Tricks(leader, collected=zeros, opening=zeros, captured=zeros),
        _trump(scene, hands, roles),
        Deal(Setup(layout.seats[0] if dealer is None else dealer), (), 0, roles, ((),) * layout.players),
        Asked(),
        (),
    )


def _trump(scene: Scene, hands: list[int], roles: tuple[Seat | None, ...]) -> Trump:
    """Trump as the example gives it; a hidden card is one that nobody is said to hold."""
    layout = scene.layout
    if scene.hidden is None:
        suit = scene.trump
        return Trump(cards=trump_cards(layout, suit), suit=suit, settled=suit is not None)
    suit = scene.hidden
    index = layout.role_index.get("caller", layout.role_index[layout.primary])
    held = 0
    for hand in hands:
        held |= hand
    written = any(
        isinstance(step, Step) and isinstance(step.action, WriteTrump)
        for step in (clause.rule for clause in layout.book.section("round"))
    )
    free = next(card.index for card in layout.pack if card.suit is suit and not held & card.bit)
    return Trump(hidden=suit, hidden_card=None if written else free, keeper=roles[index], settled=True)


def _play_step(game: Game, *, last: bool) -> int:
    """The index of a step in which cards are played: the first, or the last."""
    steps = [number for number, step in enumerate(game.script) if isinstance(step.runner, PlayStep)]
    return steps[-1 if last else 0]


# ---------------------------------------------------------------------- a round, by its takers
@carries(ExampleTakers)
def example_takers(scene: Scene, statement: ExampleTakers) -> None:
    """Tricks are taken in order; piles, rows and roles follow as the example says."""
    game, layout = scene.game, scene.layout
    dealer = scene.roles_now()[layout.role_index["dealer"]]
    assert dealer is not None
    state = game.start(layout.pack, Setup(dealer, streak=tuple(scene.streak), term=scene.term))
    before = state
    for number, name in enumerate(statement.takers, 1):
        state = _answered(scene, state, more=True)
        if game.is_over(state):
            raise WrongExampleError(f"the round is over after trick {number - 1}")
        before, state = state, _taken(scene, state, scene.seat(name), statement.cards, number)
    for expected in statement.expected:
        carrier(expected)(scene, expected, before, _answered(scene, state))


def _answered(scene: Scene, state: State, *, more: bool = False) -> State:
    """The round with every question before the next card answered: as told, else in the plainest way.

    Where more tricks are told, whoever might stop goes on.
    """
    plainest = (Verb.PASS, Verb.GO_ON if more else Verb.STOP)
    while state.offers and not state.allowed:
        told = [offer for offer in state.offers if offer == scene.bid]
        plain = [offer for offer in state.offers if offer.verb in plainest]
        applied = scene.game.apply(state, (told or plain or list(state.offers))[0])
        assert not isinstance(applied, Refused)
        state = applied[0]
    return state


def _taken(scene: Scene, state: State, taker: Seat, told: tuple[Card | None, ...], number: int) -> State:
    """One trick taken by a player; the cards are each player's lowest.

    Where the example tells cards, the others are of ranks that it does not tell: a ten that nobody is said
    to have taken is in no trick.
    """
    game, layout = scene.game, scene.layout
    leader = state.tricks.leader
    order = [layout.seats[(leader + place) % layout.players] for place in range(layout.players)]
    trump = state.trump
    hands, played = list(state.hands), []
    if trump.keeper is not None and trump.hidden_card is not None and not hands[trump.keeper]:
        # No other card is left: whatever the book says of that, this one is played now.
        hands[trump.keeper] = 1 << trump.hidden_card
        trump = _set(scene, trump, trump.hidden, number)
    for seat in order:
        card = (hands[seat] & -hands[seat]).bit_length() - 1
        if card < 0:
            raise WrongExampleError(f"trick {number} has no cards left to be played with")
        hands[seat] ^= 1 << card
        played.append(card)
    place = order.index(taker)
    if told:
        ranks = {card.rank for card in told if card is not None}
        plain = [card.index for card in layout.pack if card.rank not in ranks][: layout.players]
        played[: len(plain)] = plain
        card_told = told[number - 1]
        if card_told is not None:
            played[place] = card_told.index
    if number == scene.setting:
        if trump.keeper is not None and trump.hidden_card is not None:
            hands[trump.keeper] |= 1 << trump.hidden_card
        trump = _set(scene, trump, trump.hidden or CARDS[played[place]].suit, number)
    after = game.table.trick_taken(state, tuple(hands), tuple(played), place, trump, state.history)
    runner = game.script[state.step].runner
    assert isinstance(runner, PlayStep)
    return game.advance(runner.begin(after))


def _set(scene: Scene, trump: Trump, suit: Suit | None, number: int) -> Trump:
    """Trump from a trick on: set there, or turned up."""
    cards = trump_cards(scene.layout, suit)
    return attrs.evolve(
        trump, cards=cards, suit=suit, trick=number, settled=True, hidden=None, hidden_card=None
    )


@carries(ExpectRow)
def expect_row(scene: Scene, expected: ExpectRow, _: State, state: State) -> None:
    """The round is over, and a row counts."""
    result = scene.game.result(state)
    if result is None:
        raise WrongExampleError(f"the round is not over after trick {len(state.winners)}")
    if expected.path not in result.rows:
        counted = ", ".join(result.rows) or "none"
        raise WrongExampleError(f"{expected.path} does not count: {counted}")


@carries(ExpectPile)
def expect_pile(scene: Scene, expected: ExpectPile, before: State, state: State) -> None:
    """At the last trick a side collects so many."""
    side = scene.layout.side_of[scene.seat(expected.seat)]
    number = state.tricks.collected[side] - before.tricks.collected[side]
    if number != expected.tricks:
        raise WrongExampleError(f"{expected.seat} takes {number}, not {expected.tricks}")


@carries(ExpectRole)
def expect_role(scene: Scene, expected: ExpectRole, _: State, state: State) -> None:
    """A player holds a role in the next round."""
    layout, result = scene.layout, scene.game.result(state)
    if result is None:
        raise WrongExampleError(f"the round is not over after trick {len(state.winners)}")
    if result.next_primary is None:
        raise WrongExampleError(f"{expected.role} is drawn by lot")
    if expected.role not in layout.role_index:
        raise WrongExampleError(f"this book has no {expected.role}")
    seat = layout.roles_from_primary(result.next_primary)[layout.role_index[expected.role]]
    name = "nobody" if seat is None else layout.names[seat]
    if name != expected.seat:
        raise WrongExampleError(f"{expected.role} is {name}, not {expected.seat}")
