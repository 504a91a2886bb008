"""What an author is told of a worked example that says what the book does not do."""

from __future__ import annotations

import pytest

from courtpiece_spec.book import Rule
from courtpiece_spec.book.about import (
    Asks,
    Example,
    ExampleAsks,
    ExampleCounter,
    ExampleHand,
    ExampleHidden,
    ExamplePlay,
    ExampleRole,
    ExampleSetting,
    ExampleTakers,
    ExampleTrick,
    ExampleTrump,
    ExpectPile,
    ExpectRole,
    ExpectRow,
    Plain,
    RefusedBy,
    Shows,
    Statement,
    TakenBy,
)
from courtpiece_spec.book.conditions import HandsEmpty
from courtpiece_spec.book.play import (
    AfterReveal,
    LastTakesPile,
    Leading,
    MayDemand,
    MayReveal,
    MustReveal,
    MustTrumpThen,
    Power,
    TricksRunning,
    VoidPlayer,
)
from courtpiece_spec.book.steps import (
    Bid,
    LayDownTrump,
    MayRedeal,
    NothingAbove,
    Packet,
    PlayUntil,
    SetAside,
    Step,
    ToEach,
    ToOne,
)
from courtpiece_spec.book.tables import DrawnAgain, Gain, HitPolicy, NextRow, NextTable, Otherwise, Row
from courtpiece_spec.book.who import NamedSide, TakerOfLast
from courtpiece_spec.cards import Card, Rank, Suit, cards_from_text
from courtpiece_spec.engine.examples import replay_example
from tests.engine.house import CALLER, Rules, book, dealt, fact, named, scored, script

HIDDEN: Rules = {
    **dealt(3, LayDownTrump(CALLER)),
    "trump.power": Power(AfterReveal()),
    "trump.reveal.ask": MayDemand(VoidPlayer(), MustTrumpThen()),
    "trump.reveal.leads": MayReveal(CALLER, Leading()),
    "trump.reveal.last": MustReveal(CALLER),
}
UNEQUAL: Rules = script(
    Packet(1, ToEach()), Packet(1, ToOne(CALLER)), SetAside(), Step(PlayUntil(HandsEmpty()))
)
"""The caller has a card more than the others."""
PILE: dict[str, Rule] = {"collect.take": TricksRunning(2), "collect.last": LastTakesPile(TakerOfLast())}
Manner = Plain | Asks | Shows


def trick(words: str, outcome: TakenBy | RefusedBy) -> ExampleTrick:
    """`N AH, W asks 2C` and so on."""
    plays = []
    for play in words.split(", "):
        seat, *manner, code = play.split()
        how: Manner = Plain() if not manner else Asks() if manner == ["asks"] else Shows()
        plays.append(ExamplePlay(seat, Card.parse(code), how))
    return ExampleTrick(tuple(plays), outcome)


def takers(words: str, *expected: ExpectRow | ExpectPile | ExpectRole, cards: str = "") -> ExampleTakers:
    """Who took each trick, and perhaps with which card."""
    return ExampleTakers(tuple(words.split()), expected, cards_from_text(cards.replace(" ", "")))


def faults(rules: Rules, *statements: Statement) -> list[str]:
    """What is wrong with an example of a book."""
    example = Example("tried", "Tried", statements)
    return [fault.message for fault in replay_example(book(rules), example)]


CLUBS = ExampleTrump(Suit.CLUBS)
HEARTS_HIDDEN = ExampleHidden(Suit.HEARTS)


@pytest.mark.parametrize(
    ("rules", "statements"),
    [
        (named(2), (CLUBS, trick("N AH, W 2C, S KH, E 5H", TakenBy("W")))),  # E1
        (
            named(2),
            (CLUBS, ExampleHand("W", cards_from_text("3H2C")), trick("N AH, W 2C", RefusedBy("play.follow"))),
        ),
        (HIDDEN, (HEARTS_HIDDEN, trick("N AS, W 5S, S 6H, E asks 2H", TakenBy("E")))),  # E16
        (
            HIDDEN,
            (HEARTS_HIDDEN, ExampleRole("caller", "S"), trick("S shows KH, E 2H, N AD, W 3D", TakenBy("S"))),
        ),
        (PILE | dealt(13), (takers("N E S W S S", ExpectPile("S", 6)),)),  # E10 a
        (
            PILE | dealt(3),
            (takers("N E N", ExpectPile("N", 3), ExpectRow("score.win"), ExpectRole("dealer", "W")),),
        ),
        (
            dealt(2),
            (
                ExampleSetting(1),
                takers("N N", ExpectPile("N", 1), cards="AS KS"),
            ),
        ),
        (
            dealt(2, MayRedeal(CALLER, NothingAbove(Rank.TEN))),
            (
                ExampleHand("W", cards_from_text("TS9H")),
                ExampleAsks("round.s2", "W"),
            ),
        ),
        (
            dealt(2, MayRedeal(CALLER, NothingAbove(Rank.TEN))),
            (ExampleHand("W", cards_from_text("AS9H")), ExampleAsks("round.s2", None)),
        ),
        (
            {
                **dealt(2, Bid(1, 2, or_passes=True)),
                **scored(HitPolicy.SUM, bid=Row(Otherwise(), Gain(fact("bid"), NamedSide("winner")))),
            },
            (
                ExampleCounter("bid", "N", 2),
                ExampleCounter("streak", "N", 3),
                ExampleCounter("term", "E", 2),
                takers("N N", ExpectRow("score.bid")),
            ),
        ),
    ],
)
def test_examples_that_are_right(rules: Rules, statements: tuple[Statement, ...]) -> None:
    assert faults(rules, *statements) == []


LOT: dict[str, Rule] = {
    "next_dealer": NextTable("dealer", HitPolicy.FIRST_MATCH),
    "next_dealer.lot": NextRow(Otherwise(), DrawnAgain()),
}


@pytest.mark.parametrize(
    ("rules", "statement", "message"),
    [
        (named(2), ExampleHand("X", ()), "there is no seat X at this table"),
        (named(2), ExampleCounter("kothi", "N", 1), "kothi is not known here: an example may give"),
        (named(2), trick("N AH, W 2H, S KH, E 5H", TakenBy("W")), "N takes the trick, not W"),
        (named(2), trick("N AH, W 2H, S KH", TakenBy("N")), "the trick has 3 cards; it needs 4"),
        (named(2), trick("N AH, W 2H", RefusedBy("play.follow")), "2H is not refused"),
        (
            named(2),
            trick("N AH, N KH", RefusedBy("play.follow")),
            "KH is refused by round.end, not by play.follow",
        ),
        (named(2), trick("N AH, N KH", TakenBy("N")), "the round is over"),
        (named(2), trick("N AH, N KH, W 2H", TakenBy("N")), "it is not N's turn"),
        (UNEQUAL, takers("S S"), "the round is over after trick 1"),
        (named(2), trick("N AH, W asks 2H", TakenBy("N")), "cannot have a trump exposed now"),
        (named(2), takers("N N N"), "the round is over after trick 2"),
        (dealt(2), takers("N", ExpectRow("score.win")), "the round is not over after trick 1"),
        (
            dealt(2),
            takers("N N", ExpectRow("score.goon")),
            "score.goon does not count: score.win, next_dealer.pass",
        ),
        (
            dealt(2) | {"score.win": None, "next_dealer.pass": None},
            takers("N N", ExpectRow("score.a")),
            "does not count: none",
        ),
        (dealt(2), takers("N N", ExpectPile("N", 2)), "N takes 1, not 2"),
        (dealt(2), takers("N", ExpectRole("dealer", "N")), "the round is not over after trick 1"),
        (dealt(2) | LOT, takers("N N", ExpectRole("dealer", "N")), "dealer is drawn by lot"),
        (dealt(2), takers("N N", ExpectRole("king", "N")), "this book has no king"),
        (dealt(2), takers("N N", ExpectRole("dealer", "S")), "dealer is W, not S"),
        (dealt(2), takers("N N", ExpectRole("bidder", "S")), "bidder is nobody, not S"),
        (dealt(2), ExampleAsks("round.s9", "N"), "this book has no step round.s9"),
        (
            dealt(2, MayRedeal(CALLER, NothingAbove(Rank.TEN))),
            ExampleAsks("round.s2", "N"),
            "round.s2 asks",
        ),
    ],
)
def test_examples_that_are_wrong(rules: Rules, statement: Statement, message: str) -> None:
    found = faults(rules, statement)
    assert len(found) == 1
    assert message in found[0]


def test_role_that_the_book_does_not_have() -> None:
    found = faults(dealt(2), ExampleRole("king", "N"), takers("N N"))
    assert found == ["this book has no king"]
