"""The vocabulary of facts: the one table that checker, engine, proofs, reference and sentences read."""

from __future__ import annotations

import enum
from typing import Final

from attrs import frozen


class FactType(enum.Enum):
    """What a fact is."""

    NUMBER = "number"
    TRUTH = "truth"
    SIDE = "side"
    SEAT = "seat"


class Subject(enum.Enum):
    """What may stand before a fact's dot."""

    NONE = "nothing"
    SIDE = "a side"
    TRICK = "trick"
    ROUND = "round"
    ROLE = "a role"


class Holds(enum.Enum):
    """From when on a fact exists."""

    ALWAYS = "always"
    PLAY = "while tricks are played"
    DECIDED = "once the round is decided"
    FOUL = "in the table of an irregularity"


@frozen
class Term:
    """One word of the vocabulary."""

    name: str
    subject: Subject
    type: FactType
    holds: Holds
    meaning: str
    """One sentence for the language reference."""
    low: int = 0
    high: int | None = None
    """Range of a number, both ends included; None where the book's size or nothing bounds it."""
    needs: tuple[str, ...] = ()
    """Kinds of steps of which the book must have one; empty if none is needed."""
    argument: bool = False
    """Whether a rank stands in brackets behind it."""
    counter: bool = False
    """Whether a record's setup may give its start."""


FACTS: Final = (
    Term("won", Subject.SIDE, FactType.NUMBER, Holds.ALWAYS, "tricks that the side's players took", 0, 26),
    Term(
        "collected",
        Subject.SIDE,
        FactType.NUMBER,
        Holds.ALWAYS,
        "tricks that count for the side; a trick in the pile counts for nobody yet",
        0,
        26,
    ),
    Term(
        "opening_run",
        Subject.SIDE,
        FactType.NUMBER,
        Holds.ALWAYS,
        "tricks that the side took from the first on without a break",
        0,
        26,
    ),
    Term(
        "captured",
        Subject.SIDE,
        FactType.NUMBER,
        Holds.ALWAYS,
        "cards of a rank among the tricks that count for the side",
        0,
        4,
        argument=True,
    ),
    Term(
        "streak",
        Subject.SIDE,
        FactType.NUMBER,
        Holds.DECIDED,
        "rounds that the side has won running, this one included",
        0,
        None,
        counter=True,
    ),
    Term(
        "score",
        Subject.SIDE,
        FactType.NUMBER,
        Holds.ALWAYS,
        "what the side had when the round began, in the unit of the score",
        -999,
        None,
        counter=True,
    ),
    Term(
        "most_tricks", Subject.SIDE, FactType.TRUTH, Holds.ALWAYS, "the side has more tricks than every other"
    ),
    Term(
        "fewest_tricks",
        Subject.SIDE,
        FactType.TRUTH,
        Holds.ALWAYS,
        "the side has fewer tricks than every other",
    ),
    Term(
        "won_all_of_term",
        Subject.SIDE,
        FactType.TRUTH,
        Holds.DECIDED,
        "the side has won every round of the term so far, this one included",
        counter=True,
    ),
    Term(
        "term",
        Subject.ROLE,
        FactType.NUMBER,
        Holds.ALWAYS,
        "which round of his term the player of the role is in, from 1",
        1,
        None,
        counter=True,
    ),
    Term(
        "number",
        Subject.TRICK,
        FactType.NUMBER,
        Holds.PLAY,
        "number of the trick just played, from 1; in a table of `foul` of the trick that is being played",
        1,
        26,
    ),
    Term("taker", Subject.TRICK, FactType.SEAT, Holds.PLAY, "who took the trick just played"),
    Term(
        "taker_side",
        Subject.TRICK,
        FactType.SIDE,
        Holds.PLAY,
        "the side of the player who took the trick just played",
    ),
    Term("drawn", Subject.ROUND, FactType.TRUTH, Holds.DECIDED, "nobody won the round"),
    Term(
        "bid",
        Subject.NONE,
        FactType.NUMBER,
        Holds.ALWAYS,
        "the number of tricks bid or promised",
        0,
        26,
        needs=("bid", "promise"),
    ),
    Term(
        "promised",
        Subject.NONE,
        FactType.TRUTH,
        Holds.ALWAYS,
        "a number of tricks was promised",
        needs=("promise",),
    ),
    Term(
        "going_on",
        Subject.NONE,
        FactType.TRUTH,
        Holds.ALWAYS,
        "a player chose to go on",
        needs=("may_go_on",),
    ),
    Term(
        "challenged",
        Subject.NONE,
        FactType.TRUTH,
        Holds.ALWAYS,
        "trump was changed by a challenger",
        needs=("may_change_trump",),
    ),
    Term("conceded", Subject.NONE, FactType.TRUTH, Holds.ALWAYS, "a side gave up"),
    Term("forfeited", Subject.NONE, FactType.TRUTH, Holds.ALWAYS, "a side lost the round by an irregularity"),
    Term("cut_declined", Subject.NONE, FactType.TRUTH, Holds.ALWAYS, "the player who may cut declined to"),
    Term(
        "wrongly_asked",
        Subject.NONE,
        FactType.TRUTH,
        Holds.FOUL,
        "the player who may ask for a new deal does so without the cards for it, before a card is played",
        needs=("may_redeal",),
    ),
    Term(
        "offending_player",
        Subject.NONE,
        FactType.SEAT,
        Holds.FOUL,
        "the player who committed the irregularity",
    ),
)

SIDES: Final = (
    Term("winner", Subject.NONE, FactType.SIDE, Holds.DECIDED, "the side that won the round"),
    Term("loser", Subject.NONE, FactType.SIDE, Holds.DECIDED, "the side that lost the round"),
    Term("side", Subject.NONE, FactType.SIDE, Holds.ALWAYS, "the side that the row is judged for"),
    Term(
        "bidder_side", Subject.NONE, FactType.SIDE, Holds.ALWAYS, "the side that bid highest", needs=("bid",)
    ),
    Term(
        "challenger_side",
        Subject.NONE,
        FactType.SIDE,
        Holds.ALWAYS,
        "the side that changed trump",
        needs=("may_change_trump",),
    ),
    Term(
        "leading_side",
        Subject.NONE,
        FactType.SIDE,
        Holds.ALWAYS,
        "the side with more tricks than every other",
    ),
    Term("offender", Subject.NONE, FactType.SIDE, Holds.FOUL, "the side that committed the irregularity"),
)
"""Sides by a name of their own; besides, every role gives `ROLE_side`."""

BOUND_ROLES: Final = {"bidder": "bid", "challenger": "may_change_trump", "discarder": "discard"}
"""Roles that a step binds, with the kind of step."""

SIDE_SUFFIX: Final = "_side"

FACTS_BY_NAME: Final = {(term.subject, term.name): term for term in FACTS}
SIDES_BY_NAME: Final = {term.name: term for term in SIDES}

TABLE_KINDS: Final = frozenset(
    {"first_role", "cuts", "partners_by_draw", "partner_by_second", "may_look", "custom", "by_agreement"}
)
"""Kinds of clauses that bind people and reach the rulebook only; all others change the engine."""
