"""Worked examples, told and drawn.  Each is played through here: one that does not hold makes no book."""

from __future__ import annotations

from collections.abc import Iterator

from courtpiece_spec.book.about import Example, ExampleHand, ExampleTrick, RefusedBy, TakenBy
from courtpiece_spec.cards import SUITS
from courtpiece_spec.engine.examples import replay_example
from courtpiece_spec.rulebook.chapters.table import lead_and_take, seat_names
from courtpiece_spec.rulebook.content import Chapter, Paragraph, Part, Picture, Worked
from courtpiece_spec.rulebook.making import Making
from courtpiece_spec.rulebook.pictures import cards, table
from courtpiece_spec.rulebook.sentences.texts import base_id, example_key
from courtpiece_spec.rulebook.sentences.values import capital
from courtpiece_spec.seats import Seat


class ExampleDoesNotHoldError(Exception):
    """A worked example of a book says what the engine does not do."""


def example_chapter(making: Making) -> Iterator[Chapter]:
    """The chapter of worked examples, if the book has any."""
    examples = (*making.book.examples, *_of_the_parent(making))
    if not examples:
        return
    parts: list[Part] = [Paragraph(making.say("book-examples-intro"), "note")]
    parts += [_worked(making, each) for each in examples]
    yield Chapter("examples", making.say("book-chapter-examples"), tuple(parts))


def _of_the_parent(making: Making) -> tuple[Example, ...]:
    """Of a book that gives no examples itself, those of its parent that hold in it as well."""
    book = making.book
    if making.parent is None or any(each.written_in == base_id(book) for each in book.examples):
        return ()
    there = {(each.written_in, each.id) for each in book.examples}
    return tuple(
        each
        for each in making.parent.examples
        if (each.written_in, each.id) not in there and not replay_example(book, each)
    )


def _worked(making: Making, example: Example) -> Worked:
    faults = replay_example(making.book, example)
    if faults:
        raise ExampleDoesNotHoldError(f"{making.book.id}: the example {example.id}: {faults[0].message}")
    lines, pictures = [], []
    for statement in example.statements:
        told = capital(making.sentences.part(making.book, statement))
        lines.append(told)
        if isinstance(statement, ExampleTrick):
            pictures.append(_trick(making, statement, told))
        elif isinstance(statement, ExampleHand) and statement.cards:
            pictures.append(_hand(making, statement, told))
    title = making.sentences.example_title(making.book, example)
    return Worked(
        making.anchor(example_key(example)), title, tuple(lines), tuple(pictures), making.cited(example.cites)
    )


def _seat(making: Making, name: str) -> Seat:
    layout = making.game.layout
    return layout.seats[layout.names.index(name)]


def _trick(making: Making, statement: ExampleTrick, told: str) -> Picture:
    plays = [(_seat(making, each.seat), each.card) for each in statement.plays]
    taker = _seat(making, statement.outcome.seat) if isinstance(statement.outcome, TakenBy) else None
    notes = lead_and_take(making, plays[0][0], taker)
    refused = plays[-1][0] if isinstance(statement.outcome, RefusedBy) else None
    names = seat_names(making)
    drawn = table.trick(
        making.game.layout, plays, taker, names, notes, making.letters, told, told, refused=refused
    )
    return Picture(drawn, "", told, "trick")


def _hand(making: Making, statement: ExampleHand, told: str) -> Picture:
    ranks = making.game.layout.ranks
    held = sorted(statement.cards, key=lambda card: (SUITS.index(card.suit), ranks.index(card.rank)))
    return Picture(cards.hand(held, making.letters, told, told), "", told, "hand")
