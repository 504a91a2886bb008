"""The state of a round: frozen, with int bit sets for cards.

What changes with every card stands in `State` itself; what changes only now and then stands in its parts,
so that a card costs one small object.
"""

from __future__ import annotations

import enum

from attrs import frozen

from courtpiece_spec.cards import CARDS, SUIT_BITS, Card, Suit, cards_in
from courtpiece_spec.engine.actions import Action
from courtpiece_spec.seats import Seat, Side


@frozen
class Setup:
    """What a round starts from, as in a record's `setup`."""

    dealer: Seat
    round: int = 1
    redeals: int = 0
    score: tuple[int, ...] = ()
    """Per side; empty at the start of a match."""
    streak: tuple[int, ...] = ()
    """Rounds won running, per side; empty at the start."""
    term: int = 1
    """The 1-based round within the term of the primary role."""
    term_won: bool = True
    """Whether the primary role's side has won every earlier round of the term."""
    held_over: int = 0
    """What earlier rounds without a winner left for the next one."""
    counters: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """Counters that the book declares, by name."""
    cut_declined: bool = False


@frozen
class Deal:
    """The pack and who has which role."""

    setup: Setup
    pack: tuple[int, ...]
    """Card indices in the order in which they are dealt."""
    dealt: int
    """How many of them have left the pack."""
    roles: tuple[Seat | None, ...]
    """Seats by the game's list of roles; None while a step has not bound one."""
    received: tuple[tuple[tuple[str, int, int], ...], ...]
    """Per seat the packets he got: the step's path, and from where to where in the pack."""
    discarded: int = 0
    """Bit set of cards that went out of play."""
    looked: tuple[tuple[int, ...], ...] = ()
    """For each draw from the stock, in order, the cards looked at: the first one, and what was put away."""
    alone: Seat | None = None
    """Who was last dealt to alone, or discarded alone."""


@frozen
class Trump:
    """What is known of trump."""

    cards: int = 0
    """Bit set of the cards that are trumps in force; 0 while there is none."""
    suit: Suit | None = None
    """The suit that came into force."""
    since: int = 0
    """The place in the current trick from which on trumps count."""
    trick: int = 0
    """The number of the trick in which it was set or exposed; 0 before play."""
    hidden: Suit | None = None
    """The suit chosen in secret and not exposed yet."""
    hidden_card: int | None = None
    """The index of the card laid down for it, if it is a card."""
    keeper: Seat | None = None
    """Whose secret it is."""
    keeper_knows: bool = True
    """False where the card was laid down blind."""
    exposed_after: int | None = None
    """How many cards of the round had been played when it was exposed."""
    order: str = ""
    """The name of the rank order in force; empty for the book's own."""
    settled: bool = False
    """Whether the question of trump is closed: a suit is set, or none was chosen."""


@frozen
class Tricks:
    """The tricks of the round so far."""

    leader: Seat
    takers: tuple[Seat, ...] = ()
    winning: tuple[int, ...] = ()
    """The index of the card that took each trick."""
    collected: tuple[int, ...] = ()
    """Tricks that count, per side."""
    opening: tuple[int, ...] = ()
    """Tricks taken from the first on without a break, per side."""
    pile: int = 0
    """Tricks that lie on the table and count for nobody yet."""
    run: int = 0
    """Tricks running by the taker of the last one, since the last collection."""
    fresh: bool = False
    """Whether a collection has already happened."""
    captured: tuple[int, ...] = ()
    """Bit set of the cards that count for each side."""
    lying: int = 0
    """Bit set of the cards in the pile."""
    ruffed: int = 0
    """Bit set of seats that have ruffed."""
    before: tuple[int, ...] = ()
    """How many cards of the round had been played before the one that took each trick."""

    def pile_to(self, side: Side, run: int) -> Tricks:
        """The tricks after a side has taken all that lies on the table.

        Written out, since `attrs.evolve` would cost more than the rest of a trick.
        """
        collected, captured = self.collected, self.captured
        return Tricks(
            self.leader,
            self.takers,
            self.winning,
            (*collected[:side], collected[side] + self.pile, *collected[side + 1 :]),
            self.opening,
            0,
            run,
            True,
            (*captured[:side], captured[side] | self.lying, *captured[side + 1 :]),
            0,
            self.ruffed,
            self.before,
        )


class Place(enum.Enum):
    """Where a payment goes if it goes to no side."""

    HELD_OVER = "held over"
    TABLE = "table"


@frozen
class Posting:
    """One payment of a row."""

    to: Side | Place
    amount: int
    unit: str | None = None
    """The counter it is made in; None for the score."""


@frozen
class Asked:
    """What players have answered: bids, promises, challenges, fouls."""

    bid: int = 0
    promised: bool = False
    challenged: bool = False
    going_on: bool = False
    asked: int = 0
    """How many answers the current step has had."""
    tricks_before: int = 0
    """How many tricks had been played when the current step began."""
    fouls: tuple[str, ...] = ()
    """The paths of the rows by which fouls were priced."""
    penalties: tuple[Posting, ...] = ()
    """What fouls have given and taken."""
    quiet: tuple[int, ...] = ()
    """The places in the history of answers that nobody else notices: a redeal that is not asked for."""
    lost: Side | None = None
    """The side that lost the round by a foul or by giving up."""
    conceded: bool = False
    """Whether it gave up."""
    redealt_by: Seat | None = None
    """The next dealer after a demanded new deal."""
    new_deal: bool = False


@frozen
class State:
    """A round as it stands."""

    step: int
    """The index of the current step of the script; past its end the round is over."""
    turn: Seat | None
    """Whose card is awaited, or None."""
    hands: tuple[int, ...]
    """Bit sets; a card laid down as hidden trump is not in its owner's hand until exposed."""
    played: tuple[int, ...]
    """Card indices of the current trick, in order."""
    allowed: int
    """Bit set of the cards that the player on turn may play."""
    offers: tuple[Action, ...]
    """Every other legal action."""
    tricks: Tricks
    trump: Trump
    deal: Deal
    asked: Asked
    history: tuple[Action, ...]
    """All actions so far: replaying them gives this state."""
    duty: str = ""
    """The path of the reveal clause that binds the player on turn, or empty."""
    down: int = 0
    """Bit set of cards of the current trick that were played face down."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seat that took each trick."""
        return self.tricks.takers

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards a player holds, without a hidden trump laid down."""
        return tuple(cards_in(self.hands[seat]))

    @property
    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """The current trick."""
        players = len(self.hands)
        first = self.tricks.leader
        return tuple(
            (Seat((first + number) % players), CARDS[card]) for number, card in enumerate(self.played)
        )


def whole_hand(state: State, seat: Seat) -> int:
    """The bit set of what a player holds, with a card that he has laid down for trump (Q27)."""
    trump = state.trump
    laid = trump.hidden_card if trump.keeper == seat else None
    return state.hands[seat] if laid is None else state.hands[seat] | CARDS[laid].bit


def suit_bits(suit: Suit | None) -> int:
    """The bit set of a suit; 0 for none."""
    return 0 if suit is None else SUIT_BITS[suit]
