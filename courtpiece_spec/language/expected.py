"""What could stand here, in words for people: never a terminal's name.

Two small tables give the words.  `TERMINALS` names what has many texts (names, numbers, cards); every other
terminal is its own word.  `GROUPS` gathers what belongs together, in the order in which a person would
think of it: "a condition", not the dozen words with which one can begin.  Tests fail where the grammar has
a terminal or lacks a rule named here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from attrs import frozen

from courtpiece_spec.language.alternatives import alternatives, either
from courtpiece_spec.language.machine import END, Machine, Stack


@frozen
class Noun:
    """How something is called, and how it looks."""

    noun: str
    such: tuple[str, ...]
    """Examples, each as it would be written."""
    words: tuple[str, ...] = ()
    """All its words, where they are a few."""

    def such_as(self) -> str:
        """The examples as a phrase."""
        return either(self.such)

    def __str__(self) -> str:
        return f"{self.noun} such as {self.such_as()}"


MADE_UP: Final = "a_name_that_is_missing"
"""What stands in for a missing name of an author's own; no message shows it."""

_SUITS: Final = ("spades", "hearts", "diamonds", "clubs")
_DIRECTIONS: Final = ("clockwise", "anticlockwise")

TERMINALS: Final[dict[str, Noun]] = {
    "IDENT": Noun("a name", ("my_rung",)),
    "DOTTED": Noun("a path", ("round.call",)),
    "LABEL": Noun("a label", ("first:",)),
    "TEXT": Noun("a text in quotes", ('"Rung"',)),
    "INT": Noun("a number", ("7",)),
    "CITE": Noun("a source", ("@B29",)),
    "QUESTION": Noun("a question of the corpus", ("Q18",)),
    "CARD_CODE": Noun("a card", ("AH", "TC")),
    "FACE_CODE": Noun("a rank", ("A", "T")),
    "SEAT_CODE": Noun("a seat", ("N",)),
    "RANK_WORD": Noun(
        "a rank in words",
        ("ace", "tens"),
        (
            "ace",
            "king",
            "queen",
            "jack",
            "ten",
            "nine",
            "eight",
            "aces",
            "kings",
            "queens",
            "jacks",
            "tens",
            "nines",
            "eights",
            "sevens",
            "sixes",
            "fives",
            "fours",
            "threes",
            "twos",
        ),
    ),
    "NUMBER_WORD": Noun(
        "a number in words", ("two", "seven"), ("two", "three", "four", "five", "six", "seven")
    ),
    "SUIT_WORD": Noun("a suit", _SUITS, _SUITS),
    "DIRECTION": Noun("a direction", _DIRECTIONS, _DIRECTIONS),
    "OP": Noun("a comparison", (">=", "<")),
    "_THE_PILE": Noun("the pile", ("the pile",)),
    "COURT_LINE": Noun("the version of the language", ("court 1",)),
}
"""Terminals of many texts; the first example is also what stands in for a missing one."""

GROUPS: Final[tuple[tuple[str, Noun], ...]] = (
    ("_book", Noun("a book", ("variant", "option", "family"))),
    ("_entry", Noun("a section or clause", ("play", "let", "score"))),
    ("_condition", Noun("a condition", ("winner is dealer_side", "winner.opening_run >= 7"))),
    ("_atom", Noun("a condition", ("winner is dealer_side", "winner.opening_run >= 7"))),
    ("_action", Noun("a step", ("5 to each", "caller names trump", "until a side has 7 tricks"))),
    ("_who", Noun("a player", ("caller", "right of dealer"))),
    ("_players", Noun("one of several players", ("an opponent of caller",))),
    ("which_side", Noun("a side", ("winner", "opponents of dealer"))),
    ("_outcome", Noun("what it is worth", ("2", "2 to loser", "nothing"))),
    ("fact", Noun("a fact", ("winner.opening_run",))),
    ("unit", Noun("what is counted", ("points",))),
    ("policy", Noun("how rows are chosen", ("first match", "sum"))),
    ("numbers", Noun("a set of numbers", ("{2, 12}",))),
    ("number", Noun("a number", ("7",))),
    ("comparison", Noun("a comparison", (">=", "="))),
    ("label", Noun("a label", ("first:",))),
    ("role_label", Noun("a role", ("caller:",))),
    ("parameter", Noun("a parameter", ("n: number",))),
    ("path", Noun("a path", ("round.call",))),
    ("rank", Noun("a rank", ("A", "7"))),
    ("seat", Noun("a seat", ("N",))),
    ("use", Noun("an option", ("my_option",))),
    ("next_table", Noun("the role that is passed on", ("dealer",))),
    ("foul_table", Noun("an irregularity", ("revoke",))),
    ("_statement", Noun("a line of an example", ("trick N AH, W 2C, S KH, E 5H -> W",))),
)
"""Rule → what it is called; where two cover a terminal, the first has it."""

_MANY: Final = 8
_TRIES: Final = 120
"""How many beginnings of forms are tried."""


def expected(machine: Machine, stack: Stack) -> str:
    """What could come, as one phrase: `a player such as …, or …`."""
    whole = forms(machine, stack)
    if len(whole) <= _MANY and " " in "".join(whole):
        return either(whole)
    accepted = machine.accepted(stack)
    quiet = {machine.terminal(";"), machine.terminal("@B29")}
    rest = set(accepted) - quiet or set(accepted)
    awaited = {rule for before in accepted.values() for rule in machine.awaited(before)}
    nouns: list[str] = []
    for rule, noun in GROUPS:
        covered = machine.firsts.get(rule, frozenset()) & rest
        if rule in awaited and covered:
            nouns += [str(noun)] if str(noun) not in nouns else []
            rest -= covered
    words = sorted(called(machine, terminal) for terminal in rest)
    phrases = nouns + words
    if len(phrases) > _MANY:
        phrases = [*phrases[: _MANY - 1], "others"]
    return alternatives(phrases)


def forms(machine: Machine, stack: Stack) -> tuple[str, ...]:
    """The forms that a clause of the language can have behind its key and colon; empty for other places.

    Of a form that can be long the shortest is given, and of what an author chooses an example.
    """
    label = stack.below
    if machine.signs.get(stack.symbol) != ":" or label is None or label.symbol not in machine.keys:
        return ()
    closing, found = machine.terminal("}"), list[str]()
    waiting: list[tuple[Stack, tuple[str, ...]]] = [(stack, ())]
    tries = 0
    while waiting and tries < _TRIES:
        tries += 1
        before, words = waiting.pop(0)
        if words and machine.before(before, closing) is not None:
            found.append(" ".join(words).replace(" ,", ","))
        else:
            waiting += [(after, (*words, text)) for text in _next(machine, before)
                        if (after := _behind(machine, before, text)) is not None]  # fmt: skip
    return tuple(dict.fromkeys(found))


def _next(machine: Machine, stack: Stack) -> Iterator[str]:
    """What can come next in a clause: each word of the language, and an example of each thing to choose."""
    accepted = machine.accepted(stack)
    rest = {each for each in accepted if each in machine.signs or each in TERMINALS}
    rest -= {machine.terminal(";"), machine.terminal("@B29")}
    for one, same in (("a", "an"), ("two", "ace")):
        if machine.terminal(one) in rest:
            rest -= {machine.terminal(same)}
    awaited = {rule for before in accepted.values() for rule in machine.awaited(before)}
    for rule, noun in GROUPS:
        covered = machine.firsts.get(rule, frozenset()) & rest
        if rule in awaited and covered:
            yield noun.such[0]
            rest -= covered
    for terminal in sorted(rest, key=machine.order.__getitem__):
        if terminal in machine.signs:
            yield machine.signs[terminal]
        else:
            yield TERMINALS[terminal].such[0]


def _behind(machine: Machine, stack: Stack, text: str) -> Stack | None:
    found: Stack | None = stack
    for token in machine.read(text):
        found = machine.advance(found, token.type) if found is not None else None
    return found


def called(machine: Machine, terminal: str) -> str:
    """A terminal in words."""
    if terminal == END:
        return "the end of the file"
    if terminal in machine.signs:
        return f"`{machine.signs[terminal]}`"
    if terminal in machine.keys:
        return f"`{machine.keys[terminal]}:`"
    return str(TERMINALS[terminal])


def noun_for(machine: Machine, before: Stack, terminal: str) -> Noun | None:
    """The group that a terminal would begin in its place: a player, a side, what is counted."""
    awaited = machine.awaited(before)
    return next((noun for rule, noun in GROUPS if rule in awaited and terminal in machine.firsts[rule]), None)
