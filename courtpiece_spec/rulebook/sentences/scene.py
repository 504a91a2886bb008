"""What a sentence may know of the book around its clause."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property

from attrs import field, frozen

from courtpiece_spec.book.about import Example
from courtpiece_spec.book.book import Book, Clause
from courtpiece_spec.book.play import Concede
from courtpiece_spec.book.steps import Packet, Step
from courtpiece_spec.book.table import Cards, Deals, InItsOwnSuit, NumberOfPlayers, Plays, TopCard, Without
from courtpiece_spec.book.tables import DecideTable, NextTable, ScoreTable
from courtpiece_spec.cards import CARDS, Card
from courtpiece_spec.seats import Direction, seat_names


@frozen
class Text:
    """A text of the book's author, such as a title, with forms that the file beside the book may give."""

    text: str
    forms: Mapping[str, str] = field(factory=dict)


TitleOf = Callable[[Clause], "Text | None"]


def words(name: str) -> str:
    """A name of the language as words: `ace_low` is `ace low`."""
    return name.replace("_", " ")


@frozen(slots=False)
class Scene:
    """A book, and the clause that is being told; None for a phrase on its own."""

    book: Book
    title_of: TitleOf
    clause: Clause | None = None
    example_title: Callable[[Example], str] = lambda example: example.title
    words_of: Callable[[str], str] = lambda path: words(path.rpartition(".")[2])
    """What is said of a clause that has no title, when another one speaks of it."""

    def title(self, path: str) -> Text | None:
        """The title of the clause at a path."""
        clause = self.book.by_path.get(path)
        return None if clause is None else self.title_of(clause)

    @cached_property
    def unit(self) -> str:
        """What the rows of the clause's table pay in: that of the score, for irregularities too."""
        head = self.book.rule("score")
        return head.unit if isinstance(head, ScoreTable) else "points"

    @cached_property
    def tricks(self) -> int | None:
        """How many tricks a round has, where every card is dealt; None where the book does not say."""
        cards, players = self.book.rule("pack.cards"), self.book.rule("table.players")
        if not isinstance(cards, Cards) or not isinstance(players, NumberOfPlayers):
            return None
        without = self.book.rule("pack.without")
        if isinstance(without, Without) and cards.number == len(CARDS):
            return (cards.number - len(without.cards)) // players.number
        return cards.number // players.number

    def way(self, key: str) -> Direction:
        """Which way the dealing or the play goes; `deals` or `plays`."""
        rule = self.book.rule(f"table.{key}")
        return rule.direction if isinstance(rule, Deals | Plays) else Direction.ANTICLOCKWISE

    @cached_property
    def rows(self) -> int:
        """How many rows the clause's table has, or the clause itself if it is the head of one."""
        if self.clause is None:
            return 0
        below = sum(1 for _ in self.book.under(self.clause.path))
        return below or sum(1 for _ in self.book.under(self.clause.path.rpartition(".")[0]))

    @cached_property
    def place(self) -> str:
        """Where the clause stands among its table's rows or its round's steps: `first`, `later`, `last`."""
        if self.clause is None:
            return "first"
        peers = [each.path for each in self.book.under(self.clause.path.rpartition(".")[0])]
        if not peers or self.clause.path == peers[0]:
            return "first"
        return "last" if self.clause.path == peers[-1] else "later"

    @cached_property
    def so_far(self) -> bool:
        """Whether the clause looks at the tricks in the middle of a round, not at its end."""
        clause = self.clause
        return clause is not None and (clause.section == "foul" or isinstance(clause.rule, Concede))

    @property
    def decided_early(self) -> bool:
        """Whether a round may be decided before its last trick."""
        rule = self.book.rule("decide")
        return isinstance(rule, DecideTable) and rule.after_each_trick

    def seat(self, number: int) -> str | None:
        """What people call a seat by its number at a table of four: a compass letter; None elsewhere."""
        players = self.book.rule("table.players")
        if not isinstance(players, NumberOfPlayers) or not 1 <= number <= players.number:
            return None
        name = seat_names(players.number, self.way("plays"))[number - 1]
        return name if name.isalpha() else None

    @property
    def top(self) -> Card | None:
        """The card above all others that stays one of its own suit; None where there is none."""
        rule = self.book.rule("pack.top")
        return rule.card if isinstance(rule, TopCard) and isinstance(rule.suit, InItsOwnSuit) else None

    @cached_property
    def next_role(self) -> str | None:
        """The role that the clause's table of successors is about."""
        if self.clause is None:
            return None
        head = self.book.rule(self.clause.section)
        return head.role if isinstance(head, NextTable) else None

    def packets(self) -> tuple[str, ...]:
        """The paths of the steps that deal, in order."""
        return tuple(
            each.path
            for each in self.book.section("round")
            if isinstance(each.rule, Step) and isinstance(each.rule.action, Packet)
        )

    def dealt_before(self) -> bool:
        """Whether cards were dealt in a step before this one."""
        return self.clause is not None and self.clause.path in self.packets()[1:]
