"""The moment of a round that a report draws: four hands, the trick on the table, and how it came to that."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from attrs import frozen

from courtpiece_spec.conformance.reference import Hands, Reference

_CARD = re.compile("([0-7]):(?:down=)?([2-9TJQKA][SHDC])")
"""A card played, also one played face down: a report shows all."""


@frozen
class Said:
    """Something that was done besides playing a card.

    Attributes:
        token: What.
        trick: In which trick, from 1.
        after: After how many of its cards.
        before: The seat and the card that came next in this trick, None where none has come.
    """

    token: str
    trick: int
    after: int = 0
    before: tuple[int, str] | None = None


@frozen
class Course:
    """How a round went: what a score, the next dealer and the end of a match are reckoned from.

    Attributes:
        dealer: Who dealt, None where that is not told.
        said: What was done besides playing cards.
        takers: Who took each trick.
        winner: The side that won, None where the round is not over.
        collected: The tricks of each side that count; empty where that is not told.
        number: Which round of a match, from 1; 0 where it is about one round.
    """

    dealer: int | None = None
    said: tuple[Said, ...] = ()
    takers: tuple[int, ...] = ()
    winner: int | None = None
    collected: tuple[int, ...] = ()
    number: int = 0

    def first_lost(self, sides: int) -> int | None:
        """The first trick, from 1, that the side which won did not take; None where it took all."""
        lost = (number for number, seat in enumerate(self.takers, 1) if seat % sides != self.winner)
        return next(lost, None)


@frozen
class Scene:
    """What to draw.

    Attributes:
        hands: The cards of each seat when the trick began, empty where they are not known.
        plays: The trick: who played what, in order. It is the one just completed where none has begun since.
        trump: The suit in force.
        turn: The seats that may act now.
        tried: The token that is not legal, and was tried.
        power_from: The index of the first card of the trick for which trump counts.
        courses: How the round went, or each round of the match.
    """

    hands: Hands = ()
    plays: tuple[tuple[int, str], ...] = ()
    trump: str | None = None
    turn: tuple[int, ...] = ()
    tried: str | None = None
    players: int = 4
    clockwise: bool = False
    power_from: int = 0
    courses: tuple[Course, ...] = ()
    sides: int = 2


def table_of(reference: Reference, plays: Sequence[Any] = (), **known: Any) -> Scene:
    """A scene at the table of a book, where there is no round to take it from."""
    return Scene(
        plays=tuple((int(seat), str(card)) for seat, card in plays),
        players=reference.players,
        clockwise=reference.clockwise,
        sides=reference.sides,
        **known,
    )


def match_scene(reference: Reference, request: Mapping[str, Any]) -> Scene:
    """The rounds of a `match` request, each with the dealer that the book gives it."""
    dealer: int | None = request["setup"].get("dealer")
    courses = []
    for number, told in enumerate(request["rounds"], start=1):
        own = told.get("setup", {}).get("dealer", dealer)
        said = tuple(Said(token, after + 1) for after, token in told.get("events", ()))
        taken, collected = tuple(told.get("winners", ())), tuple(told.get("collected", ()))
        courses.append(Course(own, said, taken, told.get("winner"), collected, number))
        if number < len(request["rounds"]):
            before = {**request, "rounds": request["rounds"][:number], "ask": ["next_dealer"]}
            dealer = reference.match_answer(before).get("next_dealer")
    return table_of(reference, courses=tuple(courses))


def scene_of(
    reference: Reference,
    positions: Sequence[Any],
    tokens: Sequence[str],
    refused: bool,
    dealer: int | None = None,
) -> Scene:
    """The scene at the last of `positions`.

    Args:
        reference: Where positions come from.
        positions: From the start on, one after each legal token.
        tokens: As many as there are steps between the positions, and the refused one if there is one.
        refused: Whether the round ends at a token that is not legal: then the trick in progress is drawn,
            also where it has no card yet.
        dealer: Who dealt.
    """
    here = len(positions) - 1
    plays: list[tuple[int, str]] = []
    began = here
    for index in range(here):
        card = _CARD.fullmatch(tokens[index])
        if card is None:
            continue
        if len(plays) == reference.players:
            plays = []
        if not plays:
            began = index
        plays.append((int(card[1]), card[2]))
    if len(plays) == reference.players and refused:
        plays, began = [], here
    facts = reference.facts(positions[here])
    result = facts.result or {}
    course = Course(
        dealer,
        _said(tokens[:here], reference.players),
        facts.winners,
        result.get("winner"),
        facts.collected if result else (),
    )
    turn = sorted({int(token[0]) for token in facts.legal if token[0].isdigit()})
    return Scene(
        hands=reference.hands(positions[began]),
        plays=tuple(plays),
        trump=facts.trump,
        turn=tuple(turn),
        tried=tokens[here] if refused and here < len(tokens) else None,
        players=reference.players,
        clockwise=reference.clockwise,
        courses=(course,),
        sides=reference.sides,
    )


def _said(tokens: Sequence[str], players: int) -> tuple[Said, ...]:
    """What was done besides playing cards, with its place among the cards."""
    cards = [_CARD.fullmatch(token) for token in tokens]
    played, said = 0, []
    for index, token in enumerate(tokens):
        if cards[index] is not None:
            played += 1
            continue
        trick, after = divmod(played, players)
        following = next((card for card in cards[index:] if card is not None), None)
        before = None if following is None else (int(following[1]), following[2])
        said.append(Said(token, trick + 1, after, before))
    return tuple(said)
