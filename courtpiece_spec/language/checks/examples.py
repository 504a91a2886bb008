"""Worked examples that nobody could lay out on a table, and those that show nothing.

Whether a book does what an example says, the engine tells.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from courtpiece_spec.book.about import (
    Example,
    ExampleAsks,
    ExampleCounter,
    ExampleHand,
    ExampleHidden,
    ExampleRole,
    ExampleSetting,
    ExampleTakers,
    ExampleTrick,
    ExampleTrump,
)
from courtpiece_spec.book.node import Span
from courtpiece_spec.book.table import Without
from courtpiece_spec.cards import Card
from courtpiece_spec.language.checks.scope import Scope

SHOWING = (ExampleTrick, ExampleTakers, ExampleAsks)
"""Statements that say what follows; the others say what is given."""

Fault = tuple[str, Span | None, str | None]
"""A message, its place, a way out."""


def check_examples(scope: Scope) -> None:
    """Check what the examples of a book lay out."""
    for example in scope.made.examples:
        for message, at, way_out in (
            *_given_twice(example),
            *_numbers(scope, example),
            *_cards(scope, example),
        ):
            scope.report("CP520", message, at or example.at, way_out)
        if not any(isinstance(each, SHOWING) for each in example.statements):
            scope.warn(
                "CP521",
                f"the example `{example.id}` shows nothing: it does not say what follows",
                example.at,
                "add what follows, such as `trick N AH, W 2H, S KH, E 5H -> N`",
            )


def _given_twice(example: Example) -> Iterator[Fault]:
    """One role for two players, or two trumps, with nothing played in between."""
    given: dict[str, object] = {}
    for statement in example.statements:
        what: tuple[str, object] | None = None
        match statement:
            case ExampleRole(role=role, seat=seat):
                what = f"`{role}`", seat
            case ExampleTrump(suit=suit):
                what = "trump", suit
            case ExampleHidden(suit=suit):
                what = "hidden trump", suit
            case ExampleTrick() | ExampleTakers() | ExampleAsks():
                given = {}
        if what is not None and given.setdefault(*what) != what[1]:
            yield f"{what[0]} is given twice, and differently", statement.at, "take one away"


def _numbers(scope: Scope, example: Example) -> Iterator[Fault]:
    """Tricks and terms that no round has."""
    for statement in example.statements:
        match statement:
            case ExampleSetting(trick=trick) if not 1 <= trick <= scope.tricks:
                yield f"there is no trick {trick}", statement.at, f"a round has {scope.tricks} tricks"
            case ExampleCounter(counter="term", number=0):
                yield "terms are counted from 1", statement.at, "write `1` for the first round"
            case ExampleCounter(counter="bid", number=number) if number > scope.tricks:
                yield f"nobody can bid {number}", statement.at, f"a round has {scope.tricks} tricks"
            case ExampleHand(cards=cards) if len(cards) > scope.tricks:
                yield f"a hand of {len(cards)} cards", statement.at, f"a hand has at most {scope.tricks}"


def _cards(scope: Scope, example: Example) -> Iterator[Fault]:
    """Cards that are not in the pack, or in two places at once."""
    without = scope.rule("pack.without")
    gone = without.cards if isinstance(without, Without) else ()
    hands: dict[str, ExampleHand] = {}
    for statement in example.statements:
        cards: tuple[Card, ...] = ()
        match statement:
            case ExampleHand():
                hands[statement.seat] = statement
                cards = statement.cards
            case ExampleTrick(plays=plays):
                cards = tuple(play.card for play in plays)
                for play in plays:
                    for seat, hand in hands.items():
                        if seat != play.seat and play.card in hand.cards:
                            yield (
                                f"{play.card} is in the hand of {seat}, and {play.seat} plays it",
                                play.at,
                                None,
                            )
            case ExampleTakers():
                cards = tuple(card for card in statement.cards if card is not None)
        twice = next(_twice(cards), None)
        if twice is not None:
            yield f"{twice} is there twice, and there is one of each", statement.at, "take one away"
        for card in dict.fromkeys(cards):
            if card.rank not in scope.ranks or card in gone:
                yield f"the pack has no {card}", statement.at, None
    held = [(seat, card) for seat, hand in hands.items() for card in dict.fromkeys(hand.cards)]
    for card in dict.fromkeys(_twice(card for _, card in held)):
        seats = [seat for seat, each in held if each == card]
        at = hands[seats[-1]].at
        yield f"{card} is in the hands of {' and '.join(seats)}", at, "there is one of each"


def _twice(cards: Iterable[Card]) -> Iterator[Card]:
    seen: set[Card] = set()
    for card in cards:
        if card in seen:
            yield card
        seen.add(card)
