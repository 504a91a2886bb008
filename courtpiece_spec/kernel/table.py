"""What stays the same through every round of a book, read from its clauses: seats, sides, roles, cards."""

from __future__ import annotations

from collections.abc import Mapping

from courtpiece_spec.book import Book, Node, parts
from courtpiece_spec.book.levels import Counter
from courtpiece_spec.book.play import AtOnce, Power
from courtpiece_spec.book.steps import DrawPairs, Packet, Step
from courtpiece_spec.book.table import (
    AsATrump,
    Cards,
    Deals,
    EachAlone,
    FirstRole,
    InItsOwnSuit,
    NumberOfPlayers,
    PartnersOpposite,
    Plays,
    RankOrder,
    RoleAt,
    TeamsOf,
    TopCard,
    Without,
)
from courtpiece_spec.book.vocabulary import BOUND_ROLES
from courtpiece_spec.book.who import LeftOf, PartnerOf, RightOf, Role, SeatNumber, Who
from courtpiece_spec.cards import CARDS, RANKS_HIGH_TO_LOW, Card, bit_set
from courtpiece_spec.kernel.boards import Boards
from courtpiece_spec.kernel.registry import writer, writes
from courtpiece_spec.seats import Direction


class Table:
    """The fixed things of a book, laid out for the functions that write."""

    def __init__(self, book: Book) -> None:
        self.book = book
        rule = book.rule("table.players")
        assert isinstance(rule, NumberOfPlayers)
        self.players: int
        self.sides: int
        self.players, self.sides = writer(rule)(rule)
        plays, deals = book.rule("table.plays"), book.rule("table.deals")
        self.plays: Direction = Direction.ANTICLOCKWISE if plays is None else writer(plays)(plays)
        self.deals: Direction = self.plays if deals is None else writer(deals)(deals)
        self.deal_step = 1 if self.deals is self.plays else -1
        """How a seat changes from one recipient of a deal to the next."""
        self.clockwise = 1 if self.plays is Direction.CLOCKWISE else -1
        """How a seat changes to the next one clockwise."""
        self.kinds = frozenset(type(part) for clause in book.clauses for part in parts(clause.rule))
        """Every kind of node in the book."""
        self.last_deal = max(
            (number for number, clause in enumerate(book.section("round")) if _deals(clause.rule)), default=-1
        )
        """The index of the last step that gives cards."""
        power = book.rule("trump.power")
        self.power: Node = power.since if isinstance(power, Power) else AtOnce()
        self._read_pack()
        self._read_roles()
        self.counters: Mapping[str, Counter] = {
            clause.label: clause.rule for clause in book.clauses if isinstance(clause.rule, Counter)
        }

    def has(self, *kinds: type[Node]) -> bool:
        """Whether the book has a node of one of these kinds anywhere."""
        return not self.kinds.isdisjoint(kinds)

    # ------------------------------------------------------------------ pack
    def _read_pack(self) -> None:
        book = self.book
        main = book.rule("pack.rank")
        main = main if isinstance(main, RankOrder) else RankOrder(RANKS_HIGH_TO_LOW)
        out = book.rule("pack.without")
        gone: int = 0 if out is None else writer(out)(out)
        self.ranks = main.ranks
        self.cards = tuple(card for card in CARDS if card.rank in main.ranks and not card.bit & gone)
        """The cards of the pack, by index."""
        said = book.rule("pack.cards")
        self.pack_size: int = len(self.cards) if said is None else writer(said)(said)
        self.boards = Boards(writer(main)(main), self.cards)
        self.orders: tuple[str, ...] = tuple(clause.label for clause in book.under("pack.rank"))
        """The names of the orders that a call may bring, in the book's order."""
        self.strengths: tuple[tuple[int, ...], ...] = tuple(
            writer(order)(order) for order in (main, *(clause.rule for clause in book.under("pack.rank")))
        )
        """How high each card is within its suit, by `Card.index`: in the book's own order, then in others."""
        self.top: Card | None = None
        self.top_is_trump = False
        top = book.rule("pack.top")
        if top is not None:
            self.top, self.top_is_trump = writer(top)(top)

    @property
    def top_bit(self) -> int:
        """The card above all others as a board."""
        return 0 if self.top is None else self.boards.bit(self.top)

    # ------------------------------------------------------------------ seats
    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + self.clockwise) % self.players

    def right_of(self, seat: int) -> int:
        """The next seat anticlockwise."""
        return (seat - self.clockwise) % self.players

    def partner_of(self, seat: int) -> int:
        """The next seat of the same side."""
        return (seat + self.sides) % self.players

    # ------------------------------------------------------------------ roles
    def _read_roles(self) -> None:
        rules = {clause.label: clause.rule for clause in self.book.section("roles") if clause.label != "cuts"}
        self.primary = next(name for name, rule in rules.items() if isinstance(rule, FirstRole))
        self.roles: tuple[str, ...] = (*rules, *(name for name in BOUND_ROLES if name not in rules))
        self._derived = {name: rule for name, rule in rules.items() if name != self.primary}
        by_primary = tuple(self._roles_from(seat) for seat in range(self.players))
        self.seats_by_primary: Mapping[str, tuple[int, ...]] = {
            name: tuple(roles.get(name, -1) for roles in by_primary) for name in self.roles
        }
        """Where each role sits, by the seat of the primary one; -1 while a step has not bound it."""

    def _roles_from(self, primary: int) -> dict[str, int]:
        known = {self.primary: primary}
        for _ in self._derived:
            for name, rule in self._derived.items():
                seat: int | None = writer(rule)(rule, self, known)
                if seat is not None:
                    known.setdefault(name, seat)
        return known

    def primary_by(self, role: str) -> tuple[int, ...]:
        """The seat of the primary role, by the seat of another; -1 where nobody could be that."""
        seats = self.seats_by_primary[role]
        return tuple(seats.index(seat) if seat in seats else -1 for seat in range(self.players))


def _deals(rule: object) -> bool:
    return isinstance(rule, Step) and isinstance(rule.action, Packet | DrawPairs)


# ---------------------------------------------------------------------- one function for each kind
@writes(NumberOfPlayers)
def number_of_players(rule: NumberOfPlayers) -> tuple[int, int]:
    """Players and sides."""
    return rule.number, writer(rule.teams)(rule.teams, rule.number)


@writes(PartnersOpposite)
def partners_opposite(_: PartnersOpposite, __: int) -> int:
    """Two sides."""
    return 2


@writes(TeamsOf)
def teams_of(rule: TeamsOf, players: int) -> int:
    """Sides of so many players."""
    return players // rule.number


@writes(EachAlone)
def each_alone(_: EachAlone, players: int) -> int:
    """As many sides as players."""
    return players


@writes(Deals)
def deals(rule: Deals) -> Direction:
    """The way the dealing goes."""
    return rule.direction


@writes(Plays)
def plays(rule: Plays) -> Direction:
    """The way the play goes."""
    return rule.direction


@writes(Cards)
def cards(rule: Cards) -> int:
    """How many cards there are."""
    return rule.number


@writes(Without)
def without(rule: Without) -> int:
    """The cards that are taken out, as a bit set of `Card.bit`."""
    return bit_set(rule.cards)


@writes(RankOrder)
def rank_order(rule: RankOrder) -> tuple[int, ...]:
    """How high each card is within its suit, by `Card.index`, from 1; 0 for ranks that are not named."""
    return tuple(
        len(rule.ranks) - rule.ranks.index(card.rank) if card.rank in rule.ranks else 0 for card in CARDS
    )


@writes(TopCard)
def top_card(rule: TopCard) -> tuple[Card, bool]:
    """The card above all others, and whether it is a trump."""
    return rule.card, bool(writer(rule.suit)())


@writes(InItsOwnSuit)
def in_its_own_suit() -> bool:
    """It stays a card of its suit."""
    return False


@writes(AsATrump)
def as_a_trump() -> bool:
    """It is one of the trumps."""
    return True


@writes(RoleAt)
def role_at(rule: RoleAt, table: Table, known: Mapping[str, int]) -> int | None:
    """Where a role sits that follows from another; None while that is not known."""
    return _seat(rule.who, table, known)


def _seat(who: Who, table: Table, known: Mapping[str, int]) -> int | None:
    match who:
        case Role(name=name):
            return known.get(name)
        case SeatNumber(number=number):
            return number - 1
        case LeftOf(who=inner):
            seat, turn = _seat(inner, table, known), table.left_of
        case RightOf(who=inner):
            seat, turn = _seat(inner, table, known), table.right_of
        case PartnerOf(who=inner):
            seat, turn = _seat(inner, table, known), table.partner_of
        case _:
            raise ValueError(f"a role follows from another role or a seat, not from {who}")
    return None if seat is None else turn(seat)
