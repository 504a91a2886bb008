"""The words of conditions, outcomes and effects: what each means, with an example to copy.

Facts and sides come from the vocabulary; the phrases, which have no facts in them, are told here.
"""

from __future__ import annotations

from typing import Final

from attrs import frozen

from courtpiece_spec.book.vocabulary import FACTS, SIDES, FactType, Subject, Term

_GROUPS: Final = {
    Subject.SIDE: "what is known of a side (SIDE is winner, loser, caller_side …)",
    Subject.TRICK: "what is known of the trick just played",
    Subject.ROUND: "what is known of the round",
    Subject.ROLE: "what is known of a role (ROLE is caller, dealer …)",
    Subject.NONE: "what was asked and answered before",
}
_SIDES: Final = "sides by name"
_BEFORE: Final = {
    Subject.NONE: "",
    Subject.SIDE: "SIDE.",
    Subject.TRICK: "trick.",
    Subject.ROUND: "round.",
    Subject.ROLE: "ROLE.",
}


@frozen
class Word:
    """One word or phrase of the language of books."""

    group: str
    form: str
    """How it is written; what is in capitals stands for something."""
    meaning: str
    example: str
    """A clause with it, to be written behind `add`."""
    type: str | None = None
    """Of a fact: number, truth, side or seat."""
    holds: str | None = None
    """Of a fact: from when on it exists."""
    names: tuple[str, ...] = ()
    """Other words by which somebody may look for it, such as the path of a clause."""


_EXAMPLES: Final = {
    "SIDE.won": "score { all: when winner.won = 13 -> 2 }",
    "SIDE.collected": "score { all: when winner.collected = 13 -> 3 }",
    "SIDE.opening_run": "score { seven: when winner.opening_run >= 7 -> 2 }",
    "SIDE.captured (RANK)": "score { tens: when winner.captured (tens) = 4 -> 3 }",
    "SIDE.streak": "score { third: plus when winner.streak >= 3 -> 1 }",
    "SIDE.most_tricks": "score { more: when caller_side.most_tricks -> 1 }",
    "SIDE.fewest_tricks": "score { fewer: when caller_side.fewest_tricks -> 1 to dealer_side }",
    "SIDE.score": "score { again: when loser.score = 6 -> nothing, scores start over }",
    "SIDE.won_all_of_term": "score { both: plus when caller_side.won_all_of_term -> 1 }",
    "ROLE.term": "score { first: when caller.term = 1 -> 1 }",
    "trick.number": "collect { except early: when trick.number < 3 }",
    "trick.taker": "collect { except his: when trick.taker is caller }",
    "trick.taker_side": "collect { except theirs: when trick.taker_side is dealer_side }",
    "round.drawn": "score { drawn: when round.drawn -> nothing }",
    "bid": "score { nine: when bid >= 9 -> 2 }",
    "promised": "score { kept: plus when promised and winner is caller_side -> 1 }",
    "going_on": "score { on: when going_on and winner.won = 13 -> 2 }",
    "challenged": "score { dared: when challenged and winner is challenger_side -> 2 }",
    "conceded": "score { given_up: when conceded and loser.won = 0 -> 15 }",
    "forfeited": "score { forfeited: when forfeited -> 2 }",
    "wrongly_asked": "foul wrong_claim { costs: when wrongly_asked -> 5 to opponents }",
    "offending_player": "foul talk { dealer: when offending_player is dealer -> 1 from offender }",
    "cut_declined": "score { uncut: when cut_declined -> 1 }",
    "winner": "score { own: when winner is caller_side -> 1 }",
    "loser": "score { lost: when loser is caller_side -> 2 }",
    "side": "score { any: when side.won = 0 -> 1 }",
    "bidder_side": "score { made: when winner is bidder_side -> bid }",
    "challenger_side": "score { dared: when winner is challenger_side -> 2 }",
    "leading_side": "decide { more: otherwise -> leading_side }",
    "offender": "foul revoke { costs: otherwise -> 1 from offender }",
    "ROLE_side": "score { against: when winner is dealer_side -> 2 }",
}

_SAYINGS: Final = "what may hold, as a phrase"
_JOINED: Final = "conditions together"
_PAYS: Final = "what a row pays"
_ALSO: Final = "what a row does besides"
_WHEN: Final = "when a row counts"
_NEXT: Final = "who is next"

PHRASES: Final = (
    Word(_WHEN, "when CONDITION", "the row counts if the condition holds",
         "score { own: when winner is caller_side -> 1 }"),
    Word(_WHEN, "plus when CONDITION", "the row counts beside the one that counts",
         "score { bonus: plus when winner.streak >= 3 -> 1 }"),
    Word(_WHEN, "otherwise", "the row counts if none above it does", "score { win: otherwise -> 1 }"),
    Word(_JOINED, "A and B", "both hold", "score { x: when promised and winner is caller_side -> 1 }"),
    Word(_JOINED, "A or B", "at least one holds", "score { x: when promised or going_on -> 1 }"),
    Word(_JOINED, "not A", "it does not hold", "score { x: when not cut_declined -> 1 }"),
    Word(_JOINED, "FACT = NUMBER, also != < <= > >=", "a fact is compared with a number or another fact",
         "score { x: when winner.won > loser.won -> 1 }"),
    Word(_JOINED, "FACT in {2, 12}", "the fact is one of some numbers",
         "collect { except x: when trick.number in {2, 12} }"),
    Word(_SAYINGS, "a side has N tricks", "some side counts so many tricks",
         "round { on: play until a side has 7 tricks }"),
    Word(_SAYINGS, "a side has the first N tricks", "some side took all of the first tricks",
         "score { x: when a side has the first 7 tricks -> 2 }"),
    Word(_SAYINGS, "both sides have a trick", "neither side can lose all tricks any more",
         "score { x: when both sides have a trick -> 1 }"),
    Word(_SAYINGS, "a side cannot be caught", "the tricks left cannot change who has more",
         "score { x: when a side cannot be caught -> 1 }"),
    Word(_SAYINGS, "trump is set", "the round has a trump", "collect { except x: when not trump is set }"),
    Word(_SAYINGS, "trump is unset", "the round has no trump yet",
         "collect { except x: when trump is unset }"),
    Word(_SAYINGS, "trump is hidden", "there is a trump that is not shown yet",
         "collect { except x: when trump is hidden }"),
    Word(_SAYINGS, "trump was set in this trick", "the trick just played brought the trump",
         "collect { except x: when trump was set in this trick }"),
    Word(_SAYINGS, "hands are empty", "no card is left", "score { x: when hands are empty -> 1 }"),
    Word(_SAYINGS, "the winning card is an ACE", "the trick just played was taken with a card of this rank",
         "collect { except x: when the winning card is an ace }"),
    Word(_SAYINGS, "both winning cards are ACES", "so were the two tricks of a pair",
         "collect { except x: when both winning cards are aces }"),
    Word(_SAYINGS, "the earlier winning card was played before the reveal",
         "the first trick of a pair was taken before the hidden trump was shown",
         "collect { except x: when the earlier winning card was played before the reveal }"),
    Word(_PAYS, "N", "so much to the winner; a fact may stand for the number", "score { x: otherwise -> 3 }"),
    Word(_PAYS, "N times FACT", "as often as the fact says", "score { x: otherwise -> 2 times winner.won }"),
    Word(_PAYS, "N to SIDE", "so much to a side", "score { x: when promised -> 3 to caller_side }"),
    Word(_PAYS, "N from SIDE", "a side pays it; `to SIDE` may follow",
         "score { x: when promised -> 2 from loser to winner }"),
    Word(_PAYS, "N held over", "so much to whoever wins a later round",
         "score { x: when round.drawn -> 1 held over }"),
    Word(_PAYS, "nothing", "nobody gets anything", "score { x: when round.drawn -> nothing }"),
    Word(_ALSO, "runs start over", "rounds won running are counted anew",
         "score { x: when winner.streak >= 7 -> 1, runs start over }"),
    Word(_ALSO, "scores start over", "both sides' scores are nothing again",
         "score { x: when winner.won = 13 -> 1, scores start over }"),
    Word(_ALSO, "COUNTER starts over", "a counter of the book's own begins anew",
         "score { x: otherwise -> 1, courts starts over }"),
    Word(_ALSO, "the round ends", "no further card is played",
         "foul revoke { x: otherwise -> 1 from offender, the round ends }"),
    Word(_ALSO, "the round is lost", "the side that did it has lost the round",
         "foul revoke { x: otherwise -> nothing, the round is lost }"),
    Word(_ALSO, "a new deal", "the cards are dealt again",
         "foul misdeal { x: otherwise -> nothing, a new deal }"),
    Word(_ALSO, "at most N times a round", "after that it counts no more",
         "foul talk { x: otherwise -> 1 from offender, at most 2 times a round }"),
    Word(_NEXT, "right of ROLE", "also left of, partner of, or a role itself",
         "next dealer { x: otherwise -> right of dealer }"),
    Word(_NEXT, "drawn again", "he is found as for the first round",
         "next caller { x: otherwise -> drawn again }"),
    Word(_NEXT, "ROLE, anew", "his term begins anew", "next caller { x: otherwise -> caller, anew }"),
    Word(_NEXT, "nobody", "nobody has won the round", "decide { level: otherwise -> nobody }"),
)  # fmt: skip


def words() -> tuple[Word, ...]:
    """All words, group by group."""
    facts = [
        _of_fact(term, _GROUPS[term.subject]) for group in _GROUPS for term in FACTS if term.subject is group
    ]
    sides = [_of_fact(term, _SIDES) for term in SIDES]
    role = Word(
        _SIDES,
        "ROLE_side",
        "the side of the player who holds a role",
        _EXAMPLES["ROLE_side"],
        FactType.SIDE.value,
        "always",
    )
    return (*facts, *sides, role, *PHRASES)


def _of_fact(term: Term, group: str) -> Word:
    form = _BEFORE[term.subject] + term.name + (" (RANK)" if term.argument else "")
    return Word(group, form, term.meaning, _EXAMPLES[form], term.type.value, term.holds.value)
