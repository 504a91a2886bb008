"""A card of the deal or of the tricks may be asked for when it is there."""

from __future__ import annotations

import pytest

from courtpiece_spec.language.diagnostic import Diagnostic
from tests.language.helpers import compiled

FIVE = "first: 5 to each"
EIGHT = "rest: 8 to each"
ONE = "one: 5 to caller"
ON = "on: 4 to each, until the pack is gone"
OTHERS = "others: 5 to the others"
BIDDER = (
    "all: 5 to each  bid: each in turn bids once, 7 to 13, or passes, the first may not pass  "
    "one: 8 to bidder  others: 8 to the others"
)
"""Who is dealt to alone is known only in play."""


@pytest.mark.parametrize(
    "steps",
    [
        "all: 13 to each  shown: card 13 of caller sets trump",
        "all: 13 to each, until the pack is gone  shown: card 13 of caller sets trump",
        f"{ONE}  shown: card 5 of caller sets trump  {OTHERS}  {EIGHT}",
        f"{ONE}  {OTHERS}  shown: card 5 of dealer sets trump  {EIGHT}",
        f"{BIDDER}  shown: card 13 of bidder sets trump",
        f"{BIDDER}  shown: a random card of the last 5 of caller sets trump",
        f"{BIDDER}  shown: a random card of round.one of bidder sets trump",
        f"{BIDDER}  shown: a random card of round.all of bidder sets trump",
        f"{FIVE}  {EIGHT}  shown: a random card of round.rest of dealer sets trump",
        "all: 13 to each  one: play 1 trick  shown: a random card of the tricks sets trump",
        "shown: a random card of the pack sets trump  all: 13 to each",
    ],
)
def test_cards_that_are_there_when_they_are_asked_for(steps: str) -> None:
    assert not told_of(steps)


@pytest.mark.parametrize(
    ("steps", "words"),
    [
        (f"{FIVE}  shown: card 6 of caller sets trump  {EIGHT}", "card 6"),
        (f"shown: card 1 of caller sets trump  {FIVE}  {EIGHT}", "no card"),
        (f"{ONE}  shown: card 1 of dealer sets trump  {OTHERS}  {EIGHT}", "no card"),
        (
            "one: 1 to caller  shown: card 2 of caller sets trump  others: 1 to the others  rest: 12 to each",
            "one card",
        ),
        (f"{BIDDER}  shown: card 13 of caller sets trump", "5 cards"),
        (f"{BIDDER}  shown: a random card of round.one of caller sets trump", "no card"),
        (f"shown: a random card of caller sets trump  {FIVE}  {EIGHT}", "a card is asked for"),
        (f"{FIVE}  shown: a random card of the last 6 of caller sets trump  {EIGHT}", "the last 6"),
        (
            f"{ONE}  {OTHERS}  shown: a random card of round.one of dealer sets trump  {EIGHT}",
            "a card of `round.one`",
        ),
        (f"{FIVE}  shown: a random card of the tricks sets trump  {EIGHT}", "no trick"),
        (f"{FIVE}  rest: when trump is set, 8 to each  shown: card 6 of caller sets trump", "5 cards"),
        (f"{FIVE}  more: when trump is set, 4 to each  {ON}  shown: card 10 of caller sets trump", "9 cards"),
        (
            f"shown: a random card of caller is laid face down as trump  {FIVE}  {EIGHT}",
            "a card is asked for",
        ),
    ],
)
def test_cards_asked_for_too_early(steps: str, words: str) -> None:
    found = told_of(steps)
    assert len(found) == 1
    assert words in found[0].message


def told_of(steps: str) -> list[Diagnostic]:
    """What is wrong with the deal of Single Sir with other steps."""
    text = (
        'variant ours "Ours" extends single_sir { remove let replace score points { win: otherwise -> 1 } '
        f"replace round {{ {steps}  play: until hands are empty }} "
        "replace next dealer { turn: otherwise -> right of dealer } }"
    )
    return [each for each in compiled(text).diagnostics if each.code == "CP511"]
