"""Trick and legal vectors: shapes of tricks, led from every seat, with every suit in each part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from attrs import frozen

from courtpiece_spec.book.about import (
    Asks,
    Example,
    ExampleHand,
    ExampleHidden,
    ExamplePlay,
    ExampleRole,
    ExampleTrick,
    ExampleTrump,
    RefusedBy,
    Shows,
    TakenBy,
)
from courtpiece_spec.book.play import AfterReveal, OnlyAfterReveal, ShownWhenVoid
from courtpiece_spec.book.table import TopCard
from courtpiece_spec.book.who import AnyPlayer, OpponentOf, Role
from courtpiece_spec.cards import SUITS, Card, Suit
from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.making.draft import Maker
from courtpiece_spec.engine.layout import Layout

_MORE: Final = ("6X", "8Y", "7X", "9Y")
"""What players beyond the fourth throw in: cards that take nothing."""

_WRITTEN: Final = 4
"""The shapes below are tricks of four cards."""

Plays = tuple[tuple[int, str], ...]


@frozen
class _Shape:
    """A trick by the parts that suits play: L is led, T is trump, X and Y are the others.

    `spared` are the places of the cards that a smaller table does without, one after the other.
    """

    name: str
    cards: tuple[str, ...]
    note: str
    power_from: int = 0
    path: str = "play.takes"
    spared: tuple[int, ...] = (3, 2)

    def of_table(self, layout: Layout) -> tuple[str, ...]:
        """The cards for so many players with such a pack; none where it shows nothing there."""
        gone = self.spared[: max(_WRITTEN - layout.players, 0)]
        kept = [card for place, card in enumerate(self.cards) if place not in gone]
        cards = (*kept, *_MORE[: max(layout.players - _WRITTEN, 0)])
        return _of_pack(cards, layout) if len(cards) == layout.players else ()


_SHAPES: Final = (
    _Shape("highest_led", ("9L", "KL", "2L", "JL"), "All follow: the highest card of the suit led takes."),
    _Shape("ten_and_jack", ("9L", "TL", "3L", "JL"), "The ten ranks below the jack.", spared=(2, 0)),
    _Shape("ace_over_king", ("KL", "QL", "AL", "2L"), "The ace is the highest card.", spared=(3, 1)),
    _Shape("discard", ("7L", "AX", "8L", "KY"), "A card of another suit that is not trump takes nothing."),
    _Shape("ruff", ("AL", "2T", "KL", "5X"), "The lowest trump beats the ace of the suit led."),
    _Shape("overruffed", ("AL", "5T", "9T", "2L"), "Of two trumps the higher one takes.", spared=(3,)),
    _Shape("underruffed", ("AL", "JT", "TT", "3L"), "A lower trump played later takes nothing.", spared=(3,)),
    _Shape("trump_led", ("4T", "QT", "AX", "6T"), "Trump led: its highest card takes."),
)
_LATE: Final = (
    _Shape(
        "before_power",
        ("AL", "5T", "6L", "3L"),
        "A trump played before the exposure takes nothing.",
        2,
        "trump.power",
        (),
    ),
    _Shape(
        "after_power",
        ("AL", "9T", "6L", "3T"),
        "Only the trump played after the exposure counts.",
        3,
        "trump.power",
        (),
    ),
)
_LED: Final = _Shape(
    "power_led",
    ("5T", "KT", "AX", "9T"),
    "Trump led: its highest card takes, whenever it was played.",
    3,
    "trump.power",
    (),
)
_LED_BEFORE: Final = _Shape(
    "led_before_power",
    _LED.cards,
    "Trump led before the exposure: the lower card played after it takes, as the only trump.",
    3,
    "trump.power",
    (),
)


def seat_word(seat: int) -> str:
    """A seat as a part of a slug."""
    return f"seat{seat}"


def add_tricks(maker: Maker) -> None:
    """Every shape of a trick that the book knows, led from each seat with each of four trumps."""
    layout = maker.game.layout
    reference = maker.adapter.reference
    trumps = reference.trumps
    led = _LED_BEFORE if isinstance(layout.power, OnlyAfterReveal) else _LED
    shapes = [*_SHAPES, *((*_LATE, led) if reference.exposes else ())]
    for shape in shapes:
        cards = shape.of_table(layout)
        for lead, suits in _turns(layout.players) if cards else ():
            plays = _plays(cards, lead, suits, layout.players)
            if not _is_plain(maker, [card for _, card in plays]):
                continue
            rest = f"{shape.path}.{shape.name}.{seat_word(lead)}.{suits['T'].word}"
            given = protocol.trick(maker.book.id, suits["T"].value, plays, shape.power_from)
            maker.add(rest, given, (shape.path, "play.takes", "trump.power"), shape.note)
    if None in trumps:
        shape = _Shape(
            "no_trump",
            ("9L", "AX", "KL", "2Y"),
            "No trump is in force: the highest card of the suit led takes.",
        )
        cards = shape.of_table(layout)
        for lead, suits in _turns(layout.players) if cards else ():
            plays = _plays(cards, lead, suits, layout.players)
            if not _is_plain(maker, [card for _, card in plays]):
                continue
            given = protocol.trick(maker.book.id, None, plays)
            rest = f"{shape.path}.{shape.name}.{seat_word(lead)}.{suits['L'].word}_led"
            maker.add(rest, given, ("play.takes", "trump.power"), shape.note)


def _of_pack(cards: Sequence[str], layout: Layout) -> tuple[str, ...]:
    """The cards with the lowest of all suits for the two; none where the pack lacks one of them."""
    held = set(layout.pack)
    letters = [rank.value for rank in layout.ranks if all(Card(rank, suit) in held for suit in SUITS)]
    found = tuple(
        card if card[0] in letters else f"{letters[-1]}{card[1]}" if card[0] == "2" else "" for card in cards
    )
    return found if all(found) and len(set(found)) == len(found) else ()


def _is_plain(maker: Maker, cards: Sequence[str]) -> bool:
    """Whether none of these cards is above all others."""
    top = maker.book.rule("pack.top")
    return not (isinstance(top, TopCard) and str(top.card) in cards)


def _shifts(maker: Maker) -> range:
    """By how much the suits of an example may be turned: not at all where one card is unlike all others."""
    return range(1 if maker.book.rule("pack.top") is not None else len(SUITS))


def _turns(leads: int) -> Iterator[tuple[int, dict[str, Suit]]]:
    """Every lead with every trump, the other suits turning with it."""
    for lead in range(leads):
        for number, trump in enumerate(SUITS):
            others = [SUITS[(number + step) % 4] for step in (1, 2, 3)]
            turned = [others[(lead + step) % 3] for step in range(3)]
            yield lead, {"T": trump, "L": turned[0], "X": turned[1], "Y": turned[2]}


def _plays(cards: Sequence[str], lead: int, suits: dict[str, Suit], players: int) -> Plays:
    return tuple(
        ((lead + place) % players, f"{card[0]}{suits[card[1]].value}") for place, card in enumerate(cards)
    )


# ---------------------------------------------------------------------- worked examples
def add_example_tricks(maker: Maker, example: Example) -> None:
    """The tricks of a worked example; a refused card becomes a question for what is legal."""
    trump: Suit | None = None
    hidden, told = False, False
    hands: dict[str, tuple[Card, ...]] = {}
    for statement in example.statements:
        if isinstance(statement, ExampleTrump):
            trump, told = statement.suit, True
        elif isinstance(statement, ExampleHidden):
            trump, hidden, told = statement.suit, True, True
        elif isinstance(statement, ExampleHand):
            hands[statement.seat] = statement.cards
        elif isinstance(statement, ExampleTrick):
            if not told and None not in maker.adapter.reference.trumps:
                continue  # trump comes about within the trick, which only a record can show
            if isinstance(statement.outcome, TakenBy):
                _taken(maker, example, statement, trump, hidden)
            elif not hidden and isinstance(statement.outcome, RefusedBy):
                _refused(maker, example, statement, trump, hands)


def _taken(maker: Maker, example: Example, statement: ExampleTrick, trump: Suit | None, hidden: bool) -> None:
    names = maker.game.layout.names
    manners = [not isinstance(play.manner, Asks | Shows) for play in statement.plays]
    asked = manners.index(False) if False in manners else _turned_up(maker, example, statement)
    assert isinstance(statement.outcome, TakenBy)
    if hidden and asked is None:
        trump = None  # nobody had it exposed
        if None not in maker.adapter.reference.trumps:
            return
    players = maker.game.layout.players
    since = asked or 0 if isinstance(maker.game.layout.power, AfterReveal | OnlyAfterReveal) else 0
    for turn in range(players):
        for shift in _shifts(maker):
            plays = tuple(
                ((names.index(play.seat) + turn) % players, _shifted(play.card, shift))
                for play in statement.plays
            )
            suit = None if trump is None else SUITS[(trump.index + shift) % 4]
            given = protocol.trick(maker.book.id, None if suit is None else suit.value, plays, since)
            word = f"{Suit(plays[0][1][1]).word}_led" if suit is None else suit.word
            rest = f"{example.id}.{seat_word(plays[0][0])}.{word}"
            vector = maker.add(rest, given, ("play.takes", "trump.power"), f"{example.title}.", example.cites)
            taker = (names.index(statement.outcome.seat) + turn) % players
            assert vector is None or vector.own["winner"] == taker, (rest, vector)


def _turned_up(maker: Maker, example: Example, statement: ExampleTrick) -> int | None:
    """Before which card a hidden trump turns up by itself; None where it does not."""
    found = [clause.rule.who for clause in maker.book.clauses if isinstance(clause.rule, ShownWhenVoid)]
    if not found:
        return None
    layout, who = maker.game.layout, found[0]
    roles = {each.role: each.seat for each in example.statements if isinstance(each, ExampleRole)}

    def side(seat: str) -> int:
        return layout.side_of[layout.names.index(seat)]

    def turns_it_up(play: ExamplePlay) -> bool:
        if isinstance(who, OpponentOf) and isinstance(who.who, Role):
            return side(play.seat) != side(roles[who.who.name])
        return isinstance(who, AnyPlayer)

    led = statement.plays[0].card.suit
    off = (at for at, play in enumerate(statement.plays) if play.card.suit is not led and turns_it_up(play))
    return next(off, None)


def _refused(
    maker: Maker,
    example: Example,
    statement: ExampleTrick,
    trump: Suit | None,
    hands: dict[str, tuple[Card, ...]],
) -> None:
    names = maker.game.layout.names
    *before, last = statement.plays
    assert isinstance(statement.outcome, RefusedBy)
    for shift in _shifts(maker):
        plays = tuple(
            ((names.index(play.seat) + shift) % len(names), _shifted(play.card, shift)) for play in before
        )
        suit = None if trump is None else SUITS[(trump.index + shift) % 4].value
        hand = [_shifted(card, shift) for card in hands.get(last.seat, (last.card,))]
        given = protocol.legal(maker.book.id, hand, plays, suit)
        rest = f"{example.id}.{Suit(plays[0][1][1]).word}_led"
        vector = maker.add(rest, given, (statement.outcome.path,), f"{example.title}.", example.cites)
        assert vector is None or _shifted(last.card, shift) not in vector.own["legal"], rest


def _shifted(card: Card, shift: int) -> str:
    return f"{card.rank.value}{SUITS[(card.suit.index + shift) % 4].value}"


# ---------------------------------------------------------------------- what is legal
_HANDS: Final = (
    ("leads", ("AL", "5T", "9X"), (), "play.follow", "Who leads may play any card."),
    ("follows", ("3L", "QL", "AT", "9X"), ("7L",), "play.follow", "Who holds the suit led must follow."),
    ("follows_last", ("2L", "AT", "KX", "9Y"), ("AL", "KL", "QL"), "play.follow",
     "One card of the suit led is enough."),
    ("follows_ruff", ("2L", "AT", "KX"), ("AL", "3T"), "play.follow",
     "A trump on the table changes nothing: who can follow must."),
    ("void", ("3T", "QX", "AY"), ("7L",), "play.void", "Who is void may play any card."),
    ("void_behind_trump", ("3T", "KT", "AY"), ("7L", "9T"), "play.void", "Void, with a trump on the table."),
    ("void_without_trump", ("4X", "QX", "AY"), ("7L", "9L"), "play.void",
     "Void of the suit led and of trumps."),
    ("trump_led", ("3T", "QX", "AY"), ("7T",), "play.follow", "Trump led must be followed too."),
)  # fmt: skip


def add_legal(maker: Maker) -> None:
    """Hands at a moment of a trick, the seats and the suits taking turns."""
    layout = maker.game.layout
    later = int(maker.game.book.rule("trump.set") is None)
    turns = [(lead, suits) for lead, suits in _turns(len(SUITS)) if suits["T"].index == (lead + later) % 4]
    for name, hand, table, path, note in _HANDS:
        cards = _of_pack((*table, *hand), layout)
        if not cards or len(table) >= layout.players:
            continue
        for lead, suits in turns:
            plays = _plays(cards[: len(table)], lead, suits, layout.players)
            held = [f"{card[0]}{suits[card[1]].value}" for card in cards[len(table) :]]
            if not _is_plain(maker, [*held, *(card for _, card in plays)]):
                continue
            given = protocol.legal(maker.book.id, held, plays, suits["T"].value)
            maker.add(f"{path}.{name}.{suits['T'].word}", given, (path,), note)
