"""Pictures for people: plain when piped, red suits coloured on a terminal, no markup."""

import io

import attrs
import pytest
from rich.console import Console
from rich.text import Text

from courtpiece_spec.book import Book, Clause, Rule
from courtpiece_spec.book.table import Cards, EachAlone, NumberOfPlayers, RankOrder
from courtpiece_spec.cards import RANKS_HIGH_TO_LOW, Card, Suit, bit_set, cards_from_text
from courtpiece_spec.engine import Action, Game, Verb
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.records import drawing
from courtpiece_spec.seats import SEATS
from tests.records.house import book

CLOCKWISE, ANTICLOCKWISE = Layout(book("kachuha")), Layout(book("single_sir"))


def three_players(base: Book) -> Book:
    """A book with three players, each alone, and 24 cards: only for pictures and packs."""
    changed: dict[str, Rule] = {
        "table.players": NumberOfPlayers(3, EachAlone()),
        "pack.cards": Cards(24),
        "pack.rank": RankOrder(RANKS_HIGH_TO_LOW[:6]),
    }
    clauses = [attrs.evolve(each, rule=changed.get(each.path, each.rule)) for each in base.clauses]
    return attrs.evolve(base, clauses=tuple[Clause, ...](clauses))


THREE = Layout(three_players(book("kachuha")))


def shown(text: Text) -> list[str]:
    return [line.rstrip() for line in text.plain.splitlines()]


@pytest.mark.parametrize(("layout", "east"), [(CLOCKWISE, 1), (ANTICLOCKWISE, 3)])
def test_a_trick_lies_as_on_a_map(layout: Layout, east: int) -> None:
    plays = [(SEATS[0], Card.parse("AH")), (SEATS[east], Card.parse("TH")), (SEATS[2], Card.parse("2S"))]
    assert shown(drawing.draw_trick(layout, plays)) == [
        "           N A♥",
        "  W                 E 10♥",
        "           S 2♠",
    ]


def test_marks_and_unseen_cards() -> None:
    drawn = drawing.draw_trick(CLOCKWISE, [(SEATS[0], None)], {SEATS[0]: "takes", SEATS[1]: "to act"})
    assert "N ? takes" in drawn.plain
    assert "E to act" in drawn.plain


def test_hands_stand_suit_by_suit() -> None:
    hands = {SEATS[0]: bit_set(cards_from_text("2SASTHKC")), SEATS[1]: 0}
    lines = shown(drawing.draw_hands(CLOCKWISE, hands))
    assert [line.strip() for line in lines[:4]] == ["N ♠ A 2", "♥ 10", "♦ –", "♣ K"]
    assert lines[4].split() == ["W", "E", "♠", "–"]
    column = lines[0].index("♠")
    assert [line.index(suit) for line, suit in zip(lines[1:4], "♥♦♣", strict=True)] == [column] * 3


def test_another_table_is_a_list() -> None:
    plays = [(SEATS[1], Card.parse("AH")), (SEATS[2], Card.parse("TH"))]
    assert shown(drawing.draw_trick(THREE, plays)) == ["  P1", "  P2  A♥", "  P3  10♥"]
    assert shown(drawing.draw_hands(THREE, {SEATS[0]: bit_set(cards_from_text("ASKS"))}))[0] == (
        "  P1  ♠ A K  ♥ –  ♦ –  ♣ –"
    )


def test_red_suits_are_red_on_a_terminal_and_plain_in_a_pipe() -> None:
    text = drawing.cards_text(cards_from_text("AHAS"))
    terminal = Console(file=io.StringIO(), force_terminal=True, color_system="standard", width=80)
    with terminal.capture() as coloured:
        terminal.print(text)
    assert coloured.get() == "\x1b[31mA♥\x1b[0m A♠\n"
    pipe = Console(file=io.StringIO(), width=80)
    with pipe.capture() as plain:
        pipe.print(text)
    assert plain.get() == "A♥ A♠\n"


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (Action(SEATS[1], Verb.PLAY, Card.parse("TD")), "W plays 10♦"),
        (Action(SEATS[1], Verb.CALL, Suit.HEARTS), "W names trump: ♥ hearts"),
        (Action(SEATS[1], Verb.CALL, "ace_naras"), "W names trump: ace naras"),
        (Action(SEATS[0], Verb.BID, 9), "N bids 9"),
        (Action(SEATS[0], Verb.REVEAL), "N has the trump exposed"),
        (Action(None, Verb.PICK, Card.parse("7H")), "chance picks 7♥"),
    ],
)
def test_actions_in_words(action: Action, words: str) -> None:
    assert drawing.action_text(ANTICLOCKWISE, action).plain == words


def test_a_secret_is_a_question_mark() -> None:
    hide = Action(SEATS[1], Verb.HIDE, Card.parse("TD"))
    assert drawing.action_text(ANTICLOCKWISE, hide, secret=True).plain.endswith("hidden trump: ?")


def test_every_verb_has_words() -> None:
    for verb in Verb:
        assert drawing.action_text(ANTICLOCKWISE, Action(SEATS[0], verb)).plain


def test_sides_and_piles() -> None:
    assert drawing.side_name(ANTICLOCKWISE, ANTICLOCKWISE.sides[1]) == "W-E"
    assert drawing.per_side(CLOCKWISE, (3, 1)) == "N-S 3, E-W 1"
    assert drawing.per_side(THREE, (3, 1, 0)) == "P1: 3, P2: 1, P3: 0"
    assert drawing.cards_text(()).plain == "–"
    assert drawing.suit_text(None).plain == "none"
    assert Game(book("kachuha")).layout.names == ("N", "E", "S", "W")
