"""What stays the same through every round of a book: seats, sides, roles, pack and rank orders."""

from __future__ import annotations

from typing import Final

from courtpiece_spec.book import Book, Node, Rule
from courtpiece_spec.book.play import AtOnce, Power
from courtpiece_spec.book.steps import DrawPairs, Packet, Step
from courtpiece_spec.book.table import FirstRole, NumberOfPlayers, RankOrder
from courtpiece_spec.book.vocabulary import BOUND_ROLES
from courtpiece_spec.cards import CARDS, FULL_PACK, RANKS_HIGH_TO_LOW, SUIT_BITS, Rank
from courtpiece_spec.engine import packs, seating
from courtpiece_spec.engine.registry import carrier
from courtpiece_spec.seats import SEATS, SIDES, Direction, Seat, Side, seat_names, shown_names

del packs, seating  # imported so that their functions are known to the registry

SUIT_OF: Final = tuple(SUIT_BITS[card.suit] for card in CARDS)
"""The bit set of each card's suit, by card index."""


class Layout:
    """The fixed things of a book, laid out for the rule functions."""

    def __init__(self, book: Book) -> None:
        self.book = book
        rule = book.rule("table.players")
        assert isinstance(rule, NumberOfPlayers)
        self.players: int
        self.side_count: int
        self.players, self.side_count = carrier(rule)(rule)
        self.seats: tuple[Seat, ...] = SEATS[: self.players]
        self.after: tuple[Seat, ...] = tuple(SEATS[(seat + 1) % self.players] for seat in self.seats)
        """The next seat in playing order."""
        plays, deals = book.rule("table.plays"), book.rule("table.deals")
        self.plays: Direction = Direction.ANTICLOCKWISE if plays is None else carrier(plays)(plays)
        self.deals: Direction = self.plays if deals is None else carrier(deals)(deals)
        self.deal_step: int = 1 if self.deals is self.plays else -1
        """How a seat number changes from one recipient of a deal to the next."""
        self._clockwise = 1 if self.plays is Direction.CLOCKWISE else -1
        self.sides: tuple[Side, ...] = SIDES[: self.side_count]
        self.side_of: tuple[Side, ...] = tuple(SIDES[seat % self.side_count] for seat in self.seats)
        self.names = seat_names(self.players, self.plays)
        """What books call each seat."""
        self.shown = shown_names(self.players, self.plays)
        """What people read of it."""
        self.last_deal = max(
            (number for number, clause in enumerate(book.section("round")) if _deals(clause.rule)), default=-1
        )
        """The index of the last step that gives cards; after it the hands only shrink."""
        self._read_pack()
        self._read_roles()

    # ------------------------------------------------------------------ seats
    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return SEATS[(seat + self._clockwise) % self.players]

    def right_of(self, seat: Seat) -> Seat:
        """The next seat anticlockwise."""
        return SEATS[(seat - self._clockwise) % self.players]

    def partner_of(self, seat: Seat) -> Seat:
        """The next seat of the same side, which at a table of four is the one opposite."""
        return SEATS[(seat + self.side_count) % self.players]

    def next_dealt(self, seat: Seat) -> Seat:
        """The next seat in the direction of dealing."""
        return SEATS[(seat + self.deal_step) % self.players]

    def in_order_of_dealing(self, first: Seat) -> tuple[Seat, ...]:
        """All seats from one on, in the direction of dealing."""
        return tuple(
            SEATS[(first + number * self.deal_step) % self.players] for number in range(self.players)
        )

    # ------------------------------------------------------------------ pack
    def _read_pack(self) -> None:
        book = self.book
        main = book.rule("pack.rank")
        main = main if isinstance(main, RankOrder) else RankOrder(RANKS_HIGH_TO_LOW)
        out = book.rule("pack.without")
        gone: int = 0 if out is None else carrier(out)(out)
        self.ranks: tuple[Rank, ...] = main.ranks
        self.pack_bits = sum(card.bit for card in CARDS if card.rank in main.ranks) & ~gone & FULL_PACK
        self.pack = tuple(card for card in CARDS if card.bit & self.pack_bits)
        """The cards of the pack, by index."""
        said = book.rule("pack.cards")
        self.pack_size: int = len(self.pack) if said is None else carrier(said)(said)
        """How many cards the book says there are; its checks see to it that they are as many."""
        orders = {clause.label: clause.rule for clause in book.under("pack.rank")}
        self.strengths: dict[str, tuple[int, ...]] = {
            name: carrier(order)(order) for name, order in {"": main, **orders}.items()
        }
        """By name of a rank order: how high each card is within its suit, from 1."""
        self.top: int | None = None
        self.top_is_trump = False
        top = book.rule("pack.top")
        if top is not None:
            self.top, self.top_is_trump = carrier(top)(top)
        power = book.rule("trump.power")
        self.power: Node = power.since if isinstance(power, Power) else AtOnce()
        """From when trump counts."""

    # ------------------------------------------------------------------ roles
    def _read_roles(self) -> None:
        rules = {clause.label: clause.rule for clause in self.book.section("roles") if clause.label != "cuts"}
        first = [name for name, rule in rules.items() if isinstance(rule, FirstRole)]
        self.primary = first[0]
        """The role that a table of successors passes on."""
        bound = [name for name in BOUND_ROLES if name not in rules]
        self.role_names: tuple[str, ...] = (*rules, *bound)
        self.role_index = {name: number for number, name in enumerate(self.role_names)}
        self._derived = {name: rule for name, rule in rules.items() if name != self.primary}
        self._roles_by_primary = tuple(self._roles_from(seat) for seat in self.seats)

    def _roles_from(self, primary: Seat) -> tuple[Seat | None, ...]:
        """The seat of each role when the primary role sits there."""
        known = {self.primary: primary}
        pending = list(self._derived)
        for _ in range(len(pending)):
            for name in tuple(pending):
                rule = self._derived[name]
                seat: Seat | None = carrier(rule)(rule, self, known)
                if seat is not None:
                    known[name] = seat
                    pending.remove(name)
        return tuple(known.get(name) for name in self.role_names)

    def roles_with(self, role: str, seat: Seat) -> tuple[Seat | None, ...]:
        """The seat of each role when a role sits at a seat: the primary may follow from the dealer."""
        index = self.role_index[role]
        for roles in self._roles_by_primary:
            if roles[index] == seat:
                return roles
        raise ValueError(f"nobody can be {role} at seat {int(seat)}")

    def roles_from_primary(self, seat: Seat) -> tuple[Seat | None, ...]:
        """The seat of each role when the primary role sits there."""
        return self._roles_by_primary[seat]


def _deals(rule: Rule) -> bool:
    """Whether a step gives cards to players."""
    return isinstance(rule, Step) and isinstance(rule.action, Packet | DrawPairs)
