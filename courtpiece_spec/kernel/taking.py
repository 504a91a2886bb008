"""What takes a trick."""

from __future__ import annotations

from courtpiece_spec.book.play import HighestLed, HighestTrump, SecondAce, Takes
from courtpiece_spec.cards import Card, Rank, Suit
from courtpiece_spec.kernel.draft import Draft
from courtpiece_spec.kernel.registry import writer, writes


def known_trumps(draft: Draft) -> str:
    """The trumps that everybody knows: none while trump is hidden."""
    return "(0 if hid >= 0 else tc)" if draft.hides else "tc"


def write_led(draft: Draft, *, without_trump: bool = False) -> None:
    """Sets `led`: the cards that follow the first one.  A top card may count as a trump."""
    table = draft.table
    draft.line("led = 0x3FFF << (place(b0) & 48)")
    if not table.top_is_trump:
        return
    top = f"{table.top_bit:#x}"
    draft.line(f"known = {'0' if without_trump else known_trumps(draft)}")
    with draft.block(f"if b0 == {top}:"):
        draft.line(f"led = known if known != 0 else {top}")
    with draft.block(f"elif led & known & ~{top}:"):
        draft.line(f"led |= {top}")
    with draft.block("else:"):
        draft.line(f"led &= ~{top}")


def write_taker(draft: Draft) -> None:
    """Sets `won` to the place of the card that takes the trick, and `winning` to its bit."""
    rule = draft.book.rule("play.takes") or Takes(HighestTrump())
    first = "b0"
    aces = draft.book.rule("play.aces")
    if draft.keeps.winning:
        draft.line("winning_before = winning")
    if isinstance(aces, SecondAce):
        write_first(draft)
        first = "first"
    players = range(1, draft.table.players)
    cards = [first, *(f"b{place}" for place in players)]
    draft.line(f"shown = {' | '.join(cards)}")
    if draft.plays_down:
        draft.line("shown &= ~down")
    writer(rule)(draft, rule)
    places = " + ".join(f"{place} * (best == b{place})" if place > 1 else "(best == b1)" for place in players)
    draft.line(f"won = 0 + {places}")
    if first != "b0":
        # Of two equal cards the earlier takes.
        with draft.block("if best == first:"):
            draft.line("won = 0")
            draft.line("best = b0")
    if draft.keeps.winning:
        draft.line("winning = best")


def write_first(draft: Draft) -> None:
    """Sets `first` to the led card as it counts, where one led right after another counts as a lower one."""
    aces = draft.book.rule("play.aces")
    if isinstance(aces, SecondAce):
        writer(aces)(draft, aces)


@writes(Takes)
def takes(draft: Draft, rule: Takes) -> None:
    """What takes a trick: sets `best`."""
    writer(rule.by)(draft, rule.by)


def _write_best(draft: Draft, cards: str) -> None:
    """The highest of some cards, in the order in force; a top card is above all."""
    if draft.table.orders:
        draft.line(f"best = highest({cards}) if order == 0 else {draft.own('strongest')}({cards}, order)")
    else:
        draft.line(f"best = highest({cards})")
    if draft.table.top is not None:
        top = f"{draft.table.top_bit:#x}"
        with draft.block(f"if shown & {top}:"):
            draft.line(f"best = {top}")


@writes(HighestTrump)
def highest_trump(draft: Draft, _: HighestTrump) -> None:
    """The highest trump, else the highest card of the suit led."""
    if draft.table.top_is_trump:
        write_led(draft)
    draft.line(f"trumps = {draft.in_force}")
    draft.line("trumps = trumps if trumps != 0 else shown & led")
    _write_best(draft, "trumps")


@writes(HighestLed)
def highest_led(draft: Draft, _: HighestLed) -> None:
    """The highest card of the suit led, whatever is trump."""
    write_led(draft, without_trump=True)
    _write_best(draft, "shown & led")


@writes(SecondAce)
def second_ace(draft: Draft, rule: SecondAce) -> None:
    """A rank led right after taking with it counts as a lower one: sets `first`."""
    boards = draft.table.boards
    wanted = boards.of_ranks([rule.rank])
    draft.line("first = b0")
    holds = f"number > 0 and taker == leader and b0 & {wanted:#x} and winning & {wanted:#x}"
    if draft.table.top is not None:
        holds += f" and b0 != {draft.table.top_bit:#x}"
    high, low = (_place(draft, rank) for rank in (rule.rank, rule.counts_as))
    with draft.block(f"if {holds}:"):
        draft.line(f"first = b0 {'>>' if high >= low else '<<'} {abs(high - low)}")


def _place(draft: Draft, rank: Rank) -> int:
    """How high a rank lies within its suit; 0 for one that the pack does not have."""
    return draft.table.strengths[0][Card(rank, Suit.SPADES).index]
