"""A scene drawn for a terminal: four hands round the table, the trick between them."""

from attrs import frozen
from rich.console import Console, ConsoleOptions, RenderResult
from rich.style import Style
from rich.table import Table
from rich.text import Text

from courtpiece_spec.cards import Card
from courtpiece_spec.conformance.scene import Scene
from courtpiece_spec.seats import Direction, shown_names

SUITS = "SHDC"
SIGNS = dict(zip(SUITS, "♠♥♦♣", strict=True))
_RED = "bold red"
RANKS = "AKQJT98765432"


def seat_name(seat: int, players: int = 4, clockwise: bool = False) -> str:
    """What people read of a seat: N is seat 0 and the others follow in the direction of play."""
    return shown_names(players, Direction.CLOCKWISE if clockwise else Direction.ANTICLOCKWISE)[seat]


def card_text(card: str) -> Text:
    """A card such as 10♥, as in every drawing for people; hearts and diamonds in red."""
    return Text(Card.parse(card).picture, style=_RED if card[1] in "HD" else "bold")


def rank_of(card: str) -> str:
    """The rank of a card as people write it: 10 for a ten."""
    return Card.parse(card).picture[:-1]


def ranks_of(cards: tuple[str, ...], suit: str) -> str:
    """The ranks held of a suit, high cards first."""
    held = sorted((card for card in cards if card[1] == suit), key=lambda card: RANKS.index(card[0]))
    return " ".join(map(rank_of, held))


def suit_text(suit: str | None) -> Text:
    """The sign of a suit, or "none"."""
    if suit is None:
        return Text("none")
    return Text(SIGNS[suit], style=_RED if suit in "HD" else "bold")


def hand_text(name: str, cards: tuple[str, ...], active: bool) -> Text:
    """A hand on five lines: the seat's name, then a suit a line, high cards first."""
    text = Text()
    text.append(name, style="bold reverse" if active else "bold")
    for suit in SUITS:
        ranks = ranks_of(cards, suit)
        text.append("\n")
        text.append_text(suit_text(suit))
        text.append(" " + (ranks or "–"), style=None if ranks else "dim")
    return text


@frozen
class Trimmed:
    """A table without the blanks that fill its lines up: who copies a report copies them too."""

    table: Table

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Its lines, each cut after its last letter."""
        for line in console.render_lines(self.table, options, pad=False):
            text = Text.assemble(*((part.text, part.style or Style()) for part in line if not part.control))
            text.rstrip()
            yield text


def scene_table(scene: Scene) -> Trimmed | None:
    """The hands as a compass at a table of four, else side by side; None if no hand is known."""
    if not any(scene.hands):
        return None
    hands = [
        hand_text(seat_name(seat, scene.players, scene.clockwise), cards, seat in scene.turn)
        if cards
        else Text("")
        for seat, cards in enumerate(scene.hands)
    ]
    grid = Table.grid(padding=(0, 3))
    if scene.players != 4:
        grid.add_row(*hands)
        return Trimmed(grid)
    top, left, bottom, right = (0, 3, 2, 1) if scene.clockwise else (0, 1, 2, 3)
    grid.add_row("", hands[top], "")
    grid.add_row(hands[left], _table(scene, top, left, bottom, right), hands[right])
    grid.add_row("", hands[bottom], "")
    return Trimmed(grid)


def trick_text(scene: Scene) -> Text:
    """The trick in words: `W leads 2♣, S 3♣, E 10♣, N 7♥`; a stroke where trump comes into force."""
    text = Text()
    for index, (seat, card) in enumerate(scene.plays):
        if index:
            text.append(" | " if index == scene.power_from else ", ")
        text.append(seat_name(seat, scene.players, scene.clockwise))
        text.append(" leads " if index == 0 else " ")
        text.append_text(card_text(card))
    if not scene.plays:
        text.append("no card yet")
    return text


def _table(scene: Scene, top: int, left: int, bottom: int, right: int) -> Text:
    """The cards of the trick where their players sit."""
    played = {seat: card_text(card) for seat, card in scene.plays}
    blank = Text("  ")
    text = Text("\n   ")
    text.append_text(played.get(top, blank))
    text.append("\n")
    west = played.get(left, blank)
    text.append_text(west)
    text.append(" " * (6 - len(west)))  # a ten is wider than the other cards
    text.append_text(played.get(right, blank))
    text.append("\n   ")
    text.append_text(played.get(bottom, blank))
    return text
