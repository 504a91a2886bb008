"""Rounds drawn for people: hands and tricks at the table, piles, what was done.

At a table of four everything stands where it lies, north above; at any other table each player has a line.
Colours are those of the terminal; without one the text is plain.  Nothing here is markup.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from courtpiece_spec.cards import SUIT_BITS, SUITS, Card, Suit, cards_in
from courtpiece_spec.engine import Action, Game, State, Verb
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.seats import Seat, Side, wins, with_number

RED: Final = "red"
STRONG: Final = "bold"
FAINT: Final = "dim"
WRONG: Final = "bold red"
NOBODY: Final = "chance"
INDENT: Final = "  "


def suit_text(suit: Suit | None) -> Text:
    """A suit's pip and word, such as ``♥ hearts``."""
    if suit is None:
        return Text("none")
    return Text(f"{suit.symbol} {suit.word}", style=_colour(suit))


def _colour(suit: Suit) -> str:
    return RED if suit in (Suit.HEARTS, Suit.DIAMONDS) else ""


def card_text(card: Card | None) -> Text:
    """A card, such as ``10♥``; one that the viewer does not see is a question mark."""
    if card is None:
        return Text("?")
    return Text(card.picture, style=_colour(card.suit))


def cards_text(cards: Iterable[Card]) -> Text:
    """Cards in a row, or a dash for none."""
    row = Text(" ").join(map(card_text, cards))
    return row if row.plain else Text("–")


def hand_lines(layout: Layout, bits: int) -> list[Text]:
    """A hand suit by suit, high to low: ``♠ A K 10``; suits that the pack lacks are left out."""
    lines = []
    for suit in SUITS:
        if not layout.pack_bits & SUIT_BITS[suit]:
            continue
        held = sorted(cards_in(bits & SUIT_BITS[suit]), key=lambda card: layout.ranks.index(card.rank))
        ranks = " ".join(card.picture[:-1] for card in held) or "–"
        lines.append(Text(f"{suit.symbol} {ranks}", style=_colour(suit)))
    return lines


# ---------------------------------------------------------------------- at the table
def at_table(layout: Layout, cells: Mapping[Seat, Sequence[Text]]) -> Text:
    """A cell for each seat, headed by the seat's name: a compass at four, else one below the other."""
    headed = {seat: _headed(layout.shown[seat], cells.get(seat, ())) for seat in layout.seats}
    if layout.players != 4:
        return Text("\n").join(
            _row([(0, Text(f"{layout.shown[seat]:>4}")), (6, Text("  ").join(cells.get(seat, ())))])
            for seat in layout.seats
        )
    north, east, south, west = (headed[Seat(layout.names.index(letter))] for letter in "NESW")
    wide = _width(west)
    middle = _width([*north, *south])
    start, end = len(INDENT) + wide + 4, len(INDENT) + wide + 4 + middle + 4
    lines = [_row([(start, line)]) for line in north]
    for number in range(max(len(west), len(east))):
        parts = [(len(INDENT), west[number])] if number < len(west) else []
        parts += [(end, east[number])] if number < len(east) else []
        lines.append(_row(parts))
    lines += [_row([(start, line)]) for line in south]
    return Text("\n").join(lines)


def _width(lines: Sequence[Text]) -> int:
    """The width of some cells: at least that of a ten, so that one trick looks like the next."""
    return max(len("N 10♠"), *(cell_len(line.plain) for line in lines))


def _headed(name: str, cell: Sequence[Text]) -> list[Text]:
    """The name before the first line of a cell, the others below it."""
    first = cell[0] if cell else Text("")
    return [Text.assemble((name, STRONG), " ", first), *(Text("  ") + line for line in cell[1:])]


def _row(parts: Sequence[tuple[int, Text]]) -> Text:
    """Texts at their columns; trailing blanks are left out."""
    row = Text()
    for column, part in parts:
        row.append(" " * (column - cell_len(row.plain)))
        row.append_text(part)
    row.rstrip()
    return row


def draw_hands(layout: Layout, hands: Mapping[Seat, int]) -> Text:
    """The hands given, as bit sets; a seat without one is drawn without cards."""
    return at_table(layout, {seat: hand_lines(layout, bits) for seat, bits in hands.items()})


def draw_trick(
    layout: Layout, plays: Iterable[tuple[Seat, Card | None]], marks: Mapping[Seat, str] | None = None
) -> Text:
    """The cards of a trick at the table; `marks` adds a word to a seat's card."""
    cells: dict[Seat, list[Text]] = {seat: [card_text(card)] for seat, card in plays}
    for seat, mark in (marks or {}).items():
        played = cells.get(seat, [Text("")])[0]
        cells[seat] = [Text(" ").join(part for part in (played, Text(mark)) if part.plain)]
    return at_table(layout, cells)


def position_cells(layout: Layout, state: State) -> dict[Seat, list[Text]]:
    """For each seat the card on the table, then its whole hand."""
    played = dict(state.plays)
    return {
        seat: [
            card_text(played[seat]) if seat in played else Text(""),
            *hand_lines(layout, state.hands[seat]),
        ]
        for seat in layout.seats
    }


# ---------------------------------------------------------------------- in words
def situation(game: Game, state: State) -> Text:
    """Which trick, who led, what is trump."""
    layout, number = game.layout, len(state.winners) + 1
    if state.step >= len(game.script):
        where = f"after trick {number - 1}, the end of the round"
    elif state.played:
        where = f"trick {number}, led by {layout.shown[state.tricks.leader]}"
    elif state.allowed and state.turn is not None:
        where = f"trick {number}, {layout.shown[state.turn]} is to lead"
    else:
        where = f"at {game.script[state.step].path}"
    return Text.assemble(where, "; trump ", suit_text(state.trump.suit))


def side_name(layout: Layout, side: Side) -> str:
    """The players of a side: ``N-S``."""
    return "-".join(layout.shown[seat] for seat in layout.seats if layout.side_of[seat] == side)


def per_side(layout: Layout, values: Sequence[int]) -> str:
    """A number for each side: ``N-S 3, W-E 1``."""
    return ", ".join(with_number(side_name(layout, side), values[side]) for side in layout.sides)


def side_wins(layout: Layout, side: Side) -> str:
    """That a side wins: ``N-S win``, ``P2 wins``."""
    return wins(side_name(layout, side), several=layout.side_count < layout.players)


def piles(layout: Layout, state: State) -> Text:
    """What each side has collected, and how many tricks lie on the table."""
    text = Text(per_side(layout, state.tricks.collected))
    if state.tricks.pile:
        text.append(f"; {state.tricks.pile} on the table")
    return text


def seat_word(layout: Layout, seat: Seat | None) -> str:
    """A seat's name, or chance."""
    return NOBODY if seat is None else layout.shown[seat]


_WORDS: Final[dict[Verb, str]] = {
    Verb.PLAY: "plays",
    Verb.CALL: "names trump:",
    Verb.HIDE: "lays down a card as the hidden trump:",
    Verb.WRITE: "writes down the trump suit:",
    Verb.REVEAL: "has the trump exposed",
    Verb.BID: "bids",
    Verb.PASS: "passes",
    Verb.REDEAL: "demands a new deal",
    Verb.GO_ON: "goes on",
    Verb.STOP: "stops",
    Verb.DROP: "discards",
    Verb.KEEP: "keeps the card drawn",
    Verb.LEAVE: "leaves the card drawn",
    Verb.DOWN: "plays face down:",
    Verb.FOUL: "commits",
    Verb.CONCEDE: "gives up",
    Verb.PICK: "picks",
}


def action_text(layout: Layout, action: Action, *, secret: bool = False) -> Text:
    """What was done, in words: ``W names trump: ♥ hearts``; a secret's object is a question mark."""
    text = Text.assemble((seat_word(layout, action.seat), STRONG), " ", _WORDS[action.verb])
    if action.what is None:
        return text
    if secret:
        return text.append(" ?")
    if isinstance(action.what, Card):
        return text.append(" ").append_text(card_text(action.what))
    if isinstance(action.what, Suit):
        return text.append(" ").append_text(suit_text(action.what))
    return text.append(f" {action.what}".replace("_", " "))
