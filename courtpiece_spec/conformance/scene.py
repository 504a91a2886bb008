"""The moment of a round that a report draws: four hands, and the trick on the table."""

import re
from collections.abc import Sequence
from typing import Any

from attrs import frozen

from courtpiece_spec.conformance.reference import Hands, Reference

_CARD = re.compile("([0-7]):([2-9TJQKA][SHDC])")


@frozen
class Scene:
    """What to draw.

    Attributes:
        hands: The cards of each seat when the trick began, empty where they are not known.
        plays: The trick: who played what, in order. It is the one just completed where none has begun since.
        trump: The suit in force.
        turn: The seats that may act now.
        tried: The token that is not legal, and was tried.
    """

    hands: Hands = ()
    plays: tuple[tuple[int, str], ...] = ()
    trump: str | None = None
    turn: tuple[int, ...] = ()
    tried: str | None = None
    players: int = 4
    clockwise: bool = False


def scene_of(reference: Reference, positions: Sequence[Any], tokens: Sequence[str], refused: bool) -> Scene:
    """The scene at the last of `positions`.

    Args:
        reference: Where positions come from.
        positions: From the start on, one after each legal token.
        tokens: As many as there are steps between the positions, and the refused one if there is one.
        refused: Whether the round ends at a token that is not legal: then the trick in progress is drawn,
            also where it has no card yet.
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
    turn = sorted({int(token[0]) for token in facts.legal if token[0].isdigit()})
    return Scene(
        hands=reference.hands(positions[began]),
        plays=tuple(plays),
        trump=facts.trump,
        turn=tuple(turn),
        tried=tokens[here] if refused and here < len(tokens) else None,
        players=reference.players,
        clockwise=reference.clockwise,
    )
