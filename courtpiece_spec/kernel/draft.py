"""The text in the making, and the names of its local variables.

Names that stand in every text: `hand` (boards by seat), `number` (tricks played), `leader`, `taker`,
`c0 …` (tricks that count, by side), `tc` (trumps in force, a board), `ts` (the suit in force, -1 none),
`tt` (the trick in which it was set), `hid` (the suit chosen in secret, -1 none), `hcard` (the card laid down
for it), `keeper`, `settled`.  The others are kept only where a book asks for them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from attrs import frozen

from courtpiece_spec.book import Book
from courtpiece_spec.book.conditions import (
    EarlierBeforeReveal,
    Fact,
    SideHasFirst,
    WinningCard,
    WinningCards,
)
from courtpiece_spec.book.node import parts
from courtpiece_spec.book.play import AfterReveal, FaceDown, MustFaceDown, Never, OnlyAfterReveal, SecondAce
from courtpiece_spec.book.steps import (
    LayBlindTrump,
    LayDownTrump,
    MayChangeTrump,
    OfPacket,
    OfTricks,
    WriteTrump,
)
from courtpiece_spec.book.tables import CounterStartsOver, Row
from courtpiece_spec.book.who import AnyOther, AnyPlayer, PlayerOf, TakerOfNumber
from courtpiece_spec.kernel.shares import Dealer, shares
from courtpiece_spec.kernel.table import Table


@frozen
class Frame:
    """What a condition is judged for, as expressions; None where there is no such side."""

    side: str | None = None
    winner: str | None = None
    loser: str | None = None
    streak: str = ""
    """The beginning of the names of the runs, this round included."""


NO_FRAME = Frame()


@frozen
class Keeps:
    """What the text keeps because the book asks for it."""

    won: bool
    opening: bool
    captured: bool
    winning: bool
    moments: bool
    """How many cards had been played before each winning card."""
    spoke: bool
    """Who acted last."""
    takers: tuple[int, ...]
    """The tricks whose takers are asked for by number."""


def keeps(table: Table) -> Keeps:
    """What the text of a book must keep."""
    found = [part for clause in table.book.clauses for part in parts(clause.rule)]
    facts = {part.name for part in found if isinstance(part, Fact)}
    return Keeps(
        won="won" in facts,
        opening="opening_run" in facts or table.has(SideHasFirst),
        captured="captured" in facts or table.has(OfTricks),
        winning=table.has(WinningCard, WinningCards, SecondAce),
        moments=table.has(EarlierBeforeReveal),
        spoke=table.has(AnyOther)
        or any(
            isinstance(part, MayChangeTrump) and isinstance(part.who, PlayerOf | AnyPlayer) for part in found
        ),
        takers=tuple(sorted({part.number for part in found if isinstance(part, TakerOfNumber)})),
    )


class Text:
    """Lines with their indentation, and names that no two lines share."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._depth = 0
        self._names = 0

    def line(self, text: str) -> None:
        """One more line."""
        self.lines.append("    " * self._depth + text)

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        """Lines below a head, such as ``if pile:``."""
        self.line(head)
        self._depth += 1
        before = len(self.lines)
        yield
        if len(self.lines) == before:
            self.line("pass")
        self._depth -= 1

    def name(self, word: str) -> str:
        """A name that no other line uses."""
        self._names += 1
        return f"{word}_{self._names}"

    def __str__(self) -> str:
        return "\n".join(self.lines) + "\n"


class Draft:
    """The text of one book's rounds: where its lines go, and what is known while they are written."""

    def __init__(
        self,
        book: Book,
        text: Text,
        rows: tuple[str, ...],
        *,
        looks: bool,
        recorded: bool,
        given: bool,
        suffix: str = "",
    ) -> None:
        self.book = book
        self.text = text
        self.line, self.block, self.name = text.line, text.block, text.name
        self.suffix = suffix
        """Behind the names of constants and functions, where a text holds several books."""
        self.rows = rows
        """The paths of the rows that a bit of `rows` stands for."""
        self.table = Table(book)
        self.keeps = keeps(self.table)
        self.hides = self.table.has(LayBlindTrump, LayDownTrump, WriteTrump)
        """Whether trump may be chosen in secret."""
        self.plays_down = self.hides and self.table.has(FaceDown, MustFaceDown)
        """Whether cards may be played face down."""
        self.counts_late = self.hides and isinstance(self.table.power, AfterReveal | OnlyAfterReveal)
        """Whether an exposed trump counts only for the cards played from then on."""
        led_counts = "" if isinstance(self.table.power, OnlyAfterReveal) else "shown & tc if b0 & tc else "
        self.in_force = f"{led_counts}shown & late" if self.counts_late else "shown & tc"
        """The expression of the trumps among the cards `shown`.

        Where the trump suit itself was led, its highest card takes, whenever it was played (B58), but not
        where only later cards are trumps (PR15).
        """
        self.dealer = Dealer(None if given else shares(self.table, looks=looks), recorded)
        self.place = 0
        """The place in the trick of the card that is being written about."""
        self.step = -1
        """The index of the step that is being written."""
        """Conditions about cards to come depend on it."""

    # ------------------------------------------------------------------ seats and sides
    def seat(self, expression: str, by: int) -> str:
        """The seat so many further in playing order."""
        players = self.table.players
        if by % players == 0:
            return expression
        if expression.isdigit():
            return str((int(expression) + by) % players)
        if players & (players - 1) == 0:
            return f"({expression} + {by % players} & {players - 1})"
        return f"(({expression} + {by % players}) % {players})"

    def side_of(self, seat: str) -> str:
        """The side of a seat."""
        sides = self.table.sides
        if seat.isdigit():
            return str(int(seat) % sides)
        if sides == self.table.players:
            return seat
        return f"({seat} & {sides - 1})" if sides & (sides - 1) == 0 else f"({seat} % {sides})"

    def by_side(self, prefix: str, side: str) -> str:
        """The variable of a side that is known only in play."""
        if side.isdigit():
            return prefix + side
        text = f"{prefix}0"
        for number in range(1, self.table.sides):
            text = f"({prefix}{number} if {side} == {number} else {text})"
        return text

    def all_sides(self, prefix: str) -> tuple[str, ...]:
        """The variable of each side."""
        return tuple(f"{prefix}{side}" for side in range(self.table.sides))

    def add_to_side(self, prefix: str, side: str, amount: str) -> None:
        """A side's variable grows."""
        if side.isdigit():
            self.line(f"{prefix}{side} += {amount}")
            return
        for number in range(self.table.sides):
            with self.block(f"if {side} == {number}:"):
                self.line(f"{prefix}{number} += {amount}")

    def hands_empty(self) -> str:
        """Whether nobody holds a card, one laid down apart."""
        held = " | ".join(f"hand[{seat}]" for seat in range(self.table.players))
        return f"({held}) == 0"

    def trumps_of(self, suit: str) -> str:
        """The board of the trumps when a suit, known only in play, is trump."""
        if isinstance(self.table.power, Never):
            return "0"
        top = self.table.top_bit if self.table.top_is_trump else 0
        return f"(0x3FFF << 16 * {suit}" + (f" | {top:#x})" if top else ")")

    def own(self, name: str) -> str:
        """The name of a constant or function of this book's cards."""
        return name + self.suffix

    def lookup(self, values: tuple[int, ...], number: str) -> str:
        """What stands at a place of a table that is known when the text is written; seats mostly."""
        if set(values) == {-1}:
            return "-1"
        shift = values[0]
        if all(each == (place + shift) % len(values) for place, each in enumerate(values)):
            return self.seat(number, shift)
        text = "-1"
        for place, each in enumerate(values):
            text = f"({each} if {number} == {place} else {text})"
        return text

    def starts_over(self, counter: str) -> bool:
        """Whether a row lets a counter start over."""
        return any(
            isinstance(effect, CounterStartsOver) and effect.counter == counter
            for clause in self.book.under("score")
            if isinstance(clause.rule, Row)
            for effect in clause.rule.effects
        )

    def packets(self) -> tuple[str, ...]:
        """The steps whose packets a later step picks a card of, by their labels."""
        found = {
            part.step.rpartition(".")[2]
            for clause in self.book.section("round")
            for part in parts(clause.rule)
            if isinstance(part, OfPacket)
        }
        return tuple(sorted(found))
