"""Syntax trees to the nodes of a book.

A tree that is called as a kind (`name_trump`) becomes that kind, its children the fields in order.
What differs has a value in `courtpiece_spec.language.words` or a function in `SPECIAL` below.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Any

import attrs
from lark import Token, Tree

from courtpiece_spec.book.book import Argument
from courtpiece_spec.book.conditions import Compare, Comparison, Fact, IsIn
from courtpiece_spec.book.node import Span
from courtpiece_spec.book.play import SecondAce
from courtpiece_spec.book.serial import KINDS
from courtpiece_spec.book.steps import Bid, MayRedeal, MustRedeal, Packet
from courtpiece_spec.book.table import InItsOwnSuit, TopCard
from courtpiece_spec.book.tables import (
    DecideTable,
    FoulTable,
    Gain,
    HitPolicy,
    NextTable,
    ScoreTable,
    Transfer,
)
from courtpiece_spec.cards import Rank
from courtpiece_spec.language.diagnostic import Diagnostic
from courtpiece_spec.language.examples import EXAMPLES
from courtpiece_spec.language.parse import Branch, parts, span_of
from courtpiece_spec.language.source import Source
from courtpiece_spec.language.words import PHRASES, RANK_LETTERS, WORDS
from courtpiece_spec.seats import MOST_PLAYERS

LARGEST = 10_000
"""The largest number that a book may write."""
FEW = {"number_of_players": f"a table has 2 to {MOST_PLAYERS} players", "cards": "a pack has 2 to 52 cards"}
"""Kinds of which even fewer are possible, with the way out."""


class Phrases:
    """Builds nodes of one text; a word in a number's place is looked up in the option's arguments."""

    def __init__(self, source: Source, arguments: Mapping[str, Argument] | None = None) -> None:
        self.source = source
        self.arguments = arguments or {}
        self.problems: list[Diagnostic] = []
        self.used: set[str] = set()
        """Parameters that a number or set was taken from."""
        self._of = ""
        """The kind that is being built."""

    # ------------------------------------------------------------------ places and messages
    def at(self, part: Branch | Token, near: Branch | None = None) -> Span:
        """Where a part stands; one without text stands where its neighbour does."""
        found = span_of(part, self.source)
        if found is None and near is not None:
            found = span_of(near, self.source)
        return found or self.source.beginning

    def report(self, code: str, message: str, at: Span, help: str | None = None) -> None:  # noqa: A002
        """Note what is wrong; building goes on with a sound value instead."""
        self.problems.append(Diagnostic(code, message, at, help=help))

    # ------------------------------------------------------------------ building
    def build(self, tree: Branch, near: Branch | None = None) -> Any:
        """The node or value that a tree stands for."""
        name = str(tree.data)
        if name in WORDS:
            return WORDS[name](str(parts(tree)[0]))
        if name in PHRASES:
            return PHRASES[name]
        if name in SPECIAL:
            return SPECIAL[name](self, tree)
        kind = KINDS[name]
        fields = [each for each in attrs.fields(kind) if each.name != "at"]
        outer, self._of = self._of, name
        values = [self.value(child, tree) for child in parts(tree)]
        self._of = outer
        if len(fields) == 1 and "tuple" in str(fields[0].type):
            values = [tuple(values)]
        given = {
            each.name: value
            for each, value in zip(fields, values, strict=False)
            if not (value is None and each.default is not attrs.NOTHING)
        }
        return kind(**given, at=self.at(tree, near))

    def value(self, child: Branch | Token | None, near: Branch | None = None) -> Any:
        """The value of one child."""
        if child is None:
            return None
        return self.build(child, near) if isinstance(child, Tree) else str(child)

    def number(self, token: Token) -> int:
        """A number, written or given for a parameter."""
        if token.type == "INT":
            value = int(token) if len(token) < 12 else LARGEST + 1
            if value > LARGEST:
                way_out = FEW.get(self._of, f"at most {LARGEST}")
                self.report("CP405", f"{token} is too large a number", self.at(token), way_out)
                return 1
            return value
        found = self.argument(token)
        if isinstance(found, tuple):
            self.report("CP409", f"`{token}` is a set of numbers, and a number is needed", self.at(token))
            return 1
        return 1 if found is None else found

    def argument(self, token: Token) -> Argument | None:
        """What was given for a parameter."""
        name = str(token)
        if name not in self.arguments:
            near = get_close_matches(name, self.arguments, 1)
            if near:
                way_out = f"did you mean `{near[0]}`?"
            elif self.arguments:
                way_out = f"the parameters here are: {', '.join(self.arguments)}"
            else:
                way_out = "write a number; only an option has parameters"
            self.report("CP214", f"`{name}` is no number", self.at(token), way_out)
            return None
        self.used.add(name)
        return self.arguments[name]


# ---------------------------------------------------------------------- words
def _token(tree: Branch) -> Token:
    token = parts(tree)[0]
    assert isinstance(token, Token)
    return token


def _number(phrases: Phrases, tree: Branch) -> int:
    return phrases.number(_token(tree))


def _numbers(phrases: Phrases, tree: Branch) -> tuple[int, ...]:
    return tuple(sorted({phrases.build(child) for child in parts(tree) if isinstance(child, Tree)}))


def _rank(phrases: Phrases, tree: Branch) -> Rank:
    token = _token(tree)
    rank = RANK_LETTERS.get(str(token))
    if rank is not None:
        return rank
    way_out = "the ten is written T" if token == "10" else "a rank is one of A K Q J T 9 8 7 6 5 4 3 2"
    phrases.report("CP405", f"{token} is no rank", phrases.at(token), way_out)
    return Rank.TEN


def _first_child(phrases: Phrases, tree: Branch) -> Any:
    return phrases.value(parts(tree)[0], tree)


def _all_children(phrases: Phrases, tree: Branch) -> tuple[Any, ...]:
    return tuple(phrases.value(child, tree) for child in parts(tree))


def _first_children(phrases: Phrases, tree: Branch, number: int) -> tuple[Any, ...]:
    return tuple(phrases.value(child, tree) for child in parts(tree)[:number])


# ---------------------------------------------------------------------- conditions and amounts
def _fact(phrases: Phrases, tree: Branch) -> Fact:
    word, argument = parts(tree)
    subject, dot, name = str(word).rpartition(".")
    rank = None if argument is None else phrases.value(argument).word
    return Fact(subject if dot else "", name, rank, at=phrases.at(tree))


def _number_of_fact(phrases: Phrases, fact: Fact) -> Argument | None:
    """The argument that a lone word in the place of a number or set stands for."""
    name = str(fact)
    if name not in phrases.arguments:
        return None
    phrases.used.add(name)
    return phrases.arguments[name]


def _compare(phrases: Phrases, tree: Branch) -> Compare:
    fact, comparison, right = parts(tree)
    assert isinstance(comparison, Tree)
    value: int | Fact
    if isinstance(right, Token):
        value = phrases.number(right)
    else:
        said = phrases.build(right)
        given = _number_of_fact(phrases, said)
        if isinstance(given, tuple):
            phrases.report(
                "CP409", f"`{said}` is a set of numbers, and a number is needed", phrases.at(right)
            )
            given = given[0]
        value = said if given is None else given
    how = Comparison(str(_token(comparison)))
    return Compare(phrases.value(fact), how, value, at=phrases.at(tree))


def _is_in(phrases: Phrases, tree: Branch) -> IsIn:
    fact, right = parts(tree)
    assert isinstance(right, Tree)
    values = phrases.build(right)
    if isinstance(values, Fact):
        given = _number_of_fact(phrases, values)
        if given is None:
            way_out = "write a set such as {2, 12}, or the name of a parameter of type `tricks`"
            phrases.report("CP214", f"`{values}` is no set of numbers", phrases.at(right), way_out)
        elif isinstance(given, int):
            phrases.report(
                "CP409",
                f"`{values}` is a number, and a set is needed",
                phrases.at(right),
                f"write `{{{values}}}`",
            )
        values = given if isinstance(given, tuple) else (1,)
    return IsIn(phrases.value(fact), values, at=phrases.at(tree))


def _amount(phrases: Phrases, tree: Branch) -> Any:
    child = parts(tree)[0]
    if isinstance(child, Token):
        return phrases.number(child)
    said = phrases.value(child)
    if isinstance(said, Fact):
        given = _number_of_fact(phrases, said)
        if isinstance(given, tuple):
            phrases.report("CP409", f"`{said}` is a set of numbers, and a number is needed", phrases.at(tree))
            return given[0]
        return said if given is None else given
    return said


def _gain(phrases: Phrases, tree: Branch) -> Gain:
    amount, unit, to = _all_children(phrases, tree)
    return Gain(amount, to, unit, at=phrases.at(tree))


def _transfer(phrases: Phrases, tree: Branch) -> Transfer:
    amount, unit, source, to = _all_children(phrases, tree)
    return Transfer(amount, source, to, unit, at=phrases.at(tree))


# ---------------------------------------------------------------------- phrases with notes in any order
def _notes(phrases: Phrases, tree: Branch, first: int) -> dict[str, Any]:
    """The notes from a child on, by kind; each at most once."""
    found: dict[str, Any] = {}
    for child in parts(tree)[first:]:
        name = "times" if child.data in ("once", "twice", "times") else child.data
        if name in found:
            phrases.report("CP211", "this is said twice", phrases.at(child), "take one away")
        found[name] = phrases.build(child)
    return found


def _packet(phrases: Phrases, tree: Branch) -> Packet:
    number, recipients = _first_children(phrases, tree, 2)
    notes = _notes(phrases, tree, 2)
    return Packet(
        number,
        recipients,
        notes.get("times", 1),
        "until_gone" in notes,
        notes.get("starting_with"),
        at=phrases.at(tree),
    )


def _bid(phrases: Phrases, tree: Branch) -> Bid:
    start, lowest, highest = _first_children(phrases, tree, 3)
    notes = _notes(phrases, tree, 3)
    return Bid(
        lowest,
        highest,
        start,
        "above_last" in notes,
        "or_passes" in notes,
        "first_may_not_pass" in notes,
        at=phrases.at(tree),
    )


def _redeal_notes(phrases: Phrases, tree: Branch, first: int) -> tuple[int | None, bool, Any]:
    notes = _notes(phrases, tree, first)
    return notes.get("at_most"), "not_twice_running" in notes, notes.get("dealt_by")


def _may_redeal(phrases: Phrases, tree: Branch) -> MayRedeal:
    who, holding = _first_children(phrases, tree, 2)
    return MayRedeal(who, holding, *_redeal_notes(phrases, tree, 2), at=phrases.at(tree))


def _must_redeal(phrases: Phrases, tree: Branch) -> MustRedeal:
    (holding,) = _first_children(phrases, tree, 1)
    return MustRedeal(holding, *_redeal_notes(phrases, tree, 1), at=phrases.at(tree))


def _top_card(phrases: Phrases, tree: Branch) -> TopCard:
    card, suit = _all_children(phrases, tree)
    return TopCard(card, suit or InItsOwnSuit(at=phrases.at(tree)), at=phrases.at(tree))


def _second_ace(phrases: Phrases, tree: Branch) -> SecondAce:
    rank, before, counts_as = _all_children(phrases, tree)
    if before is not rank:
        message = "a card counts as another only right after a trick taken with one of its own rank"
        phrases.report("CP518", message, phrases.at(tree), "name the same rank twice")
    return SecondAce(rank, counts_as, at=phrases.at(tree))


# ---------------------------------------------------------------------- heads of tables
DEFAULT_POLICY = HitPolicy.FIRST_MATCH
"""The hit policy of a table that names none."""


def _decide_table(phrases: Phrases, tree: Branch) -> DecideTable:
    timing, policy = _all_children(phrases, tree)
    return DecideTable(policy or DEFAULT_POLICY, bool(timing), at=phrases.at(tree))


def _score_table(phrases: Phrases, tree: Branch) -> ScoreTable:
    unit, policy = _all_children(phrases, tree)
    return ScoreTable(unit, policy or DEFAULT_POLICY, at=phrases.at(tree))


def _next_table(phrases: Phrases, tree: Branch) -> NextTable:
    role, policy = _all_children(phrases, tree)
    return NextTable(role, policy or DEFAULT_POLICY, at=phrases.at(tree))


def _foul_table(phrases: Phrases, tree: Branch) -> FoulTable:
    name, _, policy = parts(tree)
    return FoulTable(str(name), phrases.value(policy) or DEFAULT_POLICY, at=phrases.at(tree))


SPECIAL: dict[str, Callable[[Phrases, Branch], Any]] = {
    "number": _number,
    "whole_number": _number,
    "numbers": _numbers,
    "rank": _rank,
    "starting_with": _first_child,
    "dealt_by": _first_child,
    "at_most": _first_child,
    "times": _first_child,
    "guard": _first_child,
    "effects": _all_children,
    "fact": _fact,
    "compare": _compare,
    "is_in": _is_in,
    "amount": _amount,
    "paid_in": _first_child,
    "gain": _gain,
    "transfer": _transfer,
    "packet": _packet,
    "bid": _bid,
    "may_redeal": _may_redeal,
    "must_redeal": _must_redeal,
    "top_card": _top_card,
    "second_ace": _second_ace,
    "decide_table": _decide_table,
    "score_table": _score_table,
    "next_table": _next_table,
    "foul_table": _foul_table,
    **EXAMPLES,
}
