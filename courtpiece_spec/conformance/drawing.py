"""A scene drawn for a terminal: four hands round the table, the trick between them."""

from rich.table import Table
from rich.text import Text

from courtpiece_spec.conformance.scene import Scene

SUITS = "SHDC"
SIGNS = dict(zip(SUITS, "♠♥♦♣", strict=True))
_RED = "bold red"
RANKS = "AKQJT98765432"


def seat_name(seat: int, players: int = 4, clockwise: bool = False) -> str:
    """N is seat 0 and the others follow in the direction of play; at other tables, numbers from 1."""
    if players != 4:
        return str(seat + 1)
    return ("NESW" if clockwise else "NWSE")[seat]


def card_text(card: str) -> Text:
    """A card such as ♥T, hearts and diamonds in red."""
    rank, suit = card[0], card[1]
    return Text(SIGNS[suit] + rank, style=_RED if suit in "HD" else "bold")


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
        ranks = sorted((card[0] for card in cards if card[1] == suit), key=RANKS.index)
        text.append("\n")
        text.append_text(suit_text(suit))
        text.append(" " + (" ".join(ranks) or "–"), style=None if ranks else "dim")
    return text


def scene_table(scene: Scene) -> Table | None:
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
        return grid
    top, left, bottom, right = (0, 3, 2, 1) if scene.clockwise else (0, 1, 2, 3)
    grid.add_row("", hands[top], "")
    grid.add_row(hands[left], _table(scene, top, left, bottom, right), hands[right])
    grid.add_row("", hands[bottom], "")
    return grid


def trick_text(scene: Scene) -> Text:
    """The trick in words: `W leads ♣2, S ♣3, E ♣6, N ♥7`."""
    text = Text()
    for index, (seat, card) in enumerate(scene.plays):
        text.append(", " if index else "")
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
    text.append_text(played.get(left, blank))
    text.append("    ")
    text.append_text(played.get(right, blank))
    text.append("\n   ")
    text.append_text(played.get(bottom, blank))
    return text
