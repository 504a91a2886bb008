"""Clauses about the book itself: definitions, rulings, worked examples, words for people."""

from __future__ import annotations

from attrs import frozen

from courtpiece_spec.book.conditions import Condition
from courtpiece_spec.book.node import Node, Span
from courtpiece_spec.cards import Card, Suit


@frozen
class Let(Node):
    """A name for a condition."""

    condition: Condition


@frozen
class Custom(Node):
    """A custom that binds people only: signals, forfeits (P67, P70, P73)."""

    text: str


@frozen
class Ruling(Node):
    """How a book closes a gap of its sources, and the readings it does not take."""

    question: str
    title: str
    on: tuple[str, ...]
    here: str
    instead: tuple[str, ...]
    written_in: str = ""


# ---------------------------------------------------------------------- worked examples
@frozen
class ExampleTrump(Node):
    """`trump clubs`; None for `trump none`."""

    suit: Suit | None


@frozen
class ExampleHidden(Node):
    """`hidden trump hearts`: chosen, not yet exposed."""

    suit: Suit


@frozen
class ExampleRole(Node):
    """`caller W`: who holds a role; seats are named as `courtpiece_spec.seats.seat_names` names them."""

    role: str
    seat: str


@frozen
class ExampleSetting(Node):
    """`trump set in trick 3`: the trick that set trump, where only takers are told."""

    trick: int


@frozen
class ExampleCounter(Node):
    """`streak N 6`: what a counter of a player's side says when the round begins."""

    counter: str
    seat: str
    number: int


@frozen
class ExampleHand(Node):
    """`hand W 3H 2C`."""

    seat: str
    cards: tuple[Card, ...]


@frozen
class ExampleAsks(Node):
    """`round.redeal asks N`, or nobody: whom a step asks when the players hold what the example says."""

    path: str
    seat: str | None


@frozen
class Plain(Node):
    """A card played without further ado."""


@frozen
class Asks(Node):
    """The player has the hidden trump exposed first, as one who cannot follow."""


@frozen
class Shows(Node):
    """The player exposes the hidden trump first, as its holder."""


@frozen
class ExamplePlay(Node):
    """One card of an example's trick."""

    seat: str
    card: Card
    manner: Plain | Asks | Shows = Plain()


@frozen
class TakenBy(Node):
    """The trick is that player's."""

    seat: str


@frozen
class RefusedBy(Node):
    """The last card is refused by a clause, given by its path."""

    path: str


@frozen
class ExampleTrick(Node):
    """`trick N AH, W 2C, S KH, E 5H -> W`."""

    plays: tuple[ExamplePlay, ...]
    outcome: TakenBy | RefusedBy


@frozen
class ExpectRow(Node):
    """The row of a table that counts, by its path."""

    path: str


@frozen
class ExpectPile(Node):
    """At the last trick named the player takes so many tricks."""

    seat: str
    tricks: int


@frozen
class ExpectRole(Node):
    """Who holds a role in the next round."""

    role: str
    seat: str


@frozen
class ExampleTakers(Node):
    """`takers N S N N S N S -> score.court, dealer W`: who took each trick, and what follows.

    Where it matters the card that took a trick stands behind the player: `takers E W N AS N AH -> N takes 0`.
    """

    takers: tuple[str, ...]
    expected: tuple[ExpectRow | ExpectPile | ExpectRole, ...]
    cards: tuple[Card | None, ...] = ()
    """The card that took each trick, as far as told; empty when none is."""


Statement = (
    ExampleTrump
    | ExampleHidden
    | ExampleSetting
    | ExampleRole
    | ExampleCounter
    | ExampleHand
    | ExampleAsks
    | ExampleTrick
    | ExampleTakers
)


@frozen
class Example(Node):
    """A worked example: its statements are run when the book is compiled."""

    id: str
    title: str
    statements: tuple[Statement, ...]
    cites: tuple[str, ...] = ()
    written_in: str = ""


@frozen
class ExampleFault:
    """What a worked example says and the book does not do."""

    message: str
    at: Span | None
    """The statement; None for the example as a whole."""
