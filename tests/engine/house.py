"""Small books and rounds for tests of single rules.

Seats are numbers in playing order.  The dealer sits at seat 3 unless a test says otherwise, so that seat 0 is
the eldest hand and caller, and is dealt to first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from courtpiece_spec.book import Book, Clause, Rule
from courtpiece_spec.book.conditions import Compare as CompareRule
from courtpiece_spec.book.conditions import Comparison, Condition, Fact, HandsEmpty, IsSame, Truth
from courtpiece_spec.book.levels import FirstTo
from courtpiece_spec.book.play import (
    AtOnce,
    EachTrick,
    HighestTrump,
    Lead,
    MayPlayAny,
    MustFollow,
    NextLead,
    Power,
    Takes,
    Void,
)
from courtpiece_spec.book.steps import (
    NameTrump,
    Packet,
    PlayUntil,
    SetAside,
    Step,
    StepAction,
    ToEach,
    TrumpSuit,
)
from courtpiece_spec.book.table import AtRandom, FirstRole, NumberOfPlayers, PartnersOpposite, RoleAt
from courtpiece_spec.book.tables import Gain, HitPolicy, NextRow, NextTable, Otherwise, Row, ScoreTable
from courtpiece_spec.book.who import RightOf, Role, TakerOfTrick
from courtpiece_spec.cards import CARDS, Card, cards_from_text
from courtpiece_spec.engine import Game, Malformed, Refused, Result, Setup, State, parse_token
from courtpiece_spec.engine.steps.tricks import Tricks
from courtpiece_spec.seats import Seat

DEALER, CALLER, ELDEST = Role("dealer"), Role("caller"), Role("eldest")
Rules = Mapping[str, Rule | None]

BASE: dict[str, Rule] = {
    "table.players": NumberOfPlayers(4, PartnersOpposite()),
    "roles.dealer": FirstRole(AtRandom()),
    "roles.eldest": RoleAt(RightOf(DEALER)),
    "roles.caller": RoleAt(ELDEST),
    "trump.power": Power(AtOnce()),
    "play.lead": Lead(ELDEST),
    "play.follow": MustFollow(),
    "play.void": Void((MayPlayAny(),)),
    "play.takes": Takes(HighestTrump()),
    "play.next": NextLead(TakerOfTrick()),
    "collect.take": EachTrick(),
    "score": ScoreTable("points", HitPolicy.FIRST_MATCH),
    "score.win": Row(Otherwise(), Gain(1)),
    "next_dealer": NextTable("dealer", HitPolicy.FIRST_MATCH),
    "next_dealer.pass": NextRow(Otherwise(), RightOf(DEALER)),
    "match.won": FirstTo(7, "points"),
}


def script(*actions: StepAction | Step, **named: StepAction | Step) -> dict[str, Rule]:
    """Steps of a round, in order; `_` and a number stands for a step without a name."""
    labelled = {f"s{number}": action for number, action in enumerate(actions)} | named
    return {
        f"round.{label}": action if isinstance(action, Step) else Step(action)
        for label, action in labelled.items()
    }


def dealt(number: int, *actions: StepAction | Step) -> dict[str, Rule]:
    """A round of so many cards each, the rest unused, with steps between the deal and the play."""
    return script(Packet(number, ToEach()), SetAside(), *actions, Step(PlayUntil(HandsEmpty())))


def named(number: int) -> dict[str, Rule]:
    """A round of so many cards each in which the caller names trump."""
    return dealt(number, NameTrump(CALLER, TrumpSuit()))


def book(*changes: Rules) -> Book:
    """The plain book with changes; None takes a clause away, a new table replaces all rows of the old."""
    rules: dict[str, Rule | None] = dict(BASE)
    for change in changes:
        heads = tuple(f"{path}." for path, rule in change.items() if isinstance(rule, ScoreTable | NextTable))
        rules = {path: rule for path, rule in rules.items() if not path.startswith(heads)} | dict(change)
    clauses = tuple(Clause(path, rule) for path, rule in rules.items() if rule is not None)
    return Book(id="tested", title="Tested", kind="variant", clauses=clauses)


def game(*changes: Rules) -> Game:
    """The plain book with changes, ready to be played."""
    return Game(book(*changes))


def deal(played: Game, *hands: str, setup: Setup | None = None) -> State:
    """The round in which the seats, from the first dealt to on, get these hands; the rest lies below."""
    wanted = cards_from_text("".join(hands).replace(" ", ""))
    rest = [card for card in played.layout.pack if card not in wanted]
    return played.start((*wanted, *rest), setup or Setup(Seat(3)))


def play(played: Game, state: State, tokens: str) -> State:
    """The round after some actions, each of which must be legal."""
    for token in tokens.split():
        action = parse_token(token, played.layout.players)
        assert not isinstance(action, Malformed), action
        applied = played.apply(state, action)
        assert not isinstance(applied, Refused), (token, applied)
        state = applied[0]
    return state


def refused(played: Game, state: State, token: str) -> str:
    """The path of the clause that refuses an action."""
    action = parse_token(token, played.layout.players)
    assert not isinstance(action, Malformed), action
    applied = played.apply(state, action)
    assert isinstance(applied, Refused), token
    return applied.clause.partition("/")[2]


def legal(played: Game, state: State) -> set[str]:
    """The tokens that are legal."""
    return {action.token for action in played.legal(state)}


def taken(played: Game, state: State, takers: Sequence[int], cards: Sequence[str] = ()) -> State:
    """The round after tricks taken by these seats in turn, perhaps with these cards.

    Only who took them is looked at: the other cards are each player's lowest.
    """
    layout = played.layout
    for number, taker in enumerate(takers):
        order = [
            layout.seats[(state.tricks.leader + place) % layout.players] for place in range(layout.players)
        ]
        lowest = [(state.hands[seat] & -state.hands[seat]).bit_length() - 1 for seat in order]
        hands = list(state.hands)
        for seat, card in zip(order, lowest, strict=True):
            hands[seat] ^= 1 << card
        place = order.index(Seat(taker))
        if cards:
            lowest[place] = Card.parse(cards[number]).index
        after = played.table.trick_taken(
            state, tuple(hands), tuple(lowest), place, state.trump, state.history
        )
        runner = played.script[state.step].runner
        assert isinstance(runner, Tricks)
        state = played.advance(runner.begin(after))
    return state


def whole_pack(played: Game, setup: Setup | None = None) -> State:
    """A round with the pack as it lies."""
    return played.start(played.layout.pack, setup or Setup(Seat(3)))


def ended(played: Game, state: State) -> Result:
    """The result of a round that must be over."""
    result = played.result(state)
    assert result is not None
    return result


def fact(words: str) -> Fact:
    """A fact as a book writes it, such as `winner.won`."""
    subject, _, name = words.rpartition(".")
    return Fact(subject, name)


def at_least(words: str, number: int) -> Condition:
    """A number of the vocabulary is at least another."""
    return CompareRule(fact(words), Comparison.AT_LEAST, number)


def equal(words: str, number: int) -> Condition:
    """A number of the vocabulary is another."""
    return CompareRule(fact(words), Comparison.EQUAL, number)


def same(left: str, right: str) -> Condition:
    """Two names for one side."""
    return IsSame(fact(left), fact(right))


def true(words: str) -> Condition:
    """A fact that is true or false."""
    return Truth(fact(words))


def scored(policy: HitPolicy, **rows: Row) -> dict[str, Rule]:
    """A table of scores."""
    named_rows = {f"score.{name}": row for name, row in rows.items()}
    return {"score": ScoreTable("points", policy), **named_rows}


def takers(first: int, second: int) -> list[int]:
    """So many tricks to side 0 (seat 0), then so many to side 1."""
    return [0] * first + [1] * second


def card(code: str) -> int:
    """The index of a card."""
    return CARDS[Card.parse(code).index].index
