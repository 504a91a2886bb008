"""What the clauses of one book can speak of: its roles, sides, steps, names and sizes."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from attrs import frozen

from courtpiece_spec.book.about import Let
from courtpiece_spec.book.book import Rule
from courtpiece_spec.book.conditions import Fact
from courtpiece_spec.book.levels import Counter, WorthDrawn, WorthWon
from courtpiece_spec.book.node import Span, kind_name
from courtpiece_spec.book.steps import Bid, LayBlindTrump, LayDownTrump, MayChangeTrump, Step, WriteTrump
from courtpiece_spec.book.table import (
    Cards,
    EachAlone,
    FirstRole,
    NumberOfPlayers,
    RankOrder,
    TeamsOf,
    Without,
)
from courtpiece_spec.book.tables import ScoreTable
from courtpiece_spec.book.vocabulary import (
    BOUND_ROLES,
    FACTS,
    SIDE_SUFFIX,
    SIDES,
    FactType,
    Holds,
    Subject,
    Term,
)
from courtpiece_spec.cards import RANKS_HIGH_TO_LOW, Rank
from courtpiece_spec.language.compose import Composed
from courtpiece_spec.language.declarations import Written
from courtpiece_spec.language.diagnostic import Diagnostic, Related, Severity
from courtpiece_spec.language.source import within
from courtpiece_spec.seats import MOST_PLAYERS

HIDING = (LayDownTrump, LayBlindTrump, WriteTrump)
"""Steps that choose a trump which is not yet exposed."""


@frozen
class Meaning:
    """What a fact stands for in a book."""

    type: FactType
    term: Term | None = None
    """Its entry in the vocabulary."""
    side: Term | None = None
    """The entry of the side in front of its dot, or of itself."""
    role: str | None = None
    """The role that it speaks of."""
    let: Written | None = None
    counter: str | None = None
    """The counter of the book that it reads."""


class Scope:
    """One composed book as its checks see it."""

    def __init__(self, made: Composed, unsound: Iterable[Span] = ()) -> None:
        self.made = made
        self._unsound = tuple(unsound)
        self.clauses = {written.path: written for written in made.clauses}
        self.problems: list[Diagnostic] = []

    # ------------------------------------------------------------------ messages
    def report(
        self,
        code: str,
        message: str,
        at: Span | None,
        help: str | None = None,  # noqa: A002
        related: tuple[Related, ...] = (),
        severity: Severity = Severity.ERROR,
    ) -> None:
        """Note what is wrong."""
        self.problems.append(Diagnostic(code, message, at or self.name_at, help, related, severity))

    def warn(self, code: str, message: str, at: Span | None, help: str | None = None) -> None:  # noqa: A002
        """Note what keeps no book from compiling."""
        self.report(code, message, at, help, severity=Severity.WARNING)

    def find(self, word: str, near: Span) -> Span:
        """Where a word stands in a part of the book's own text."""
        return self.made.decl.source.find(word, near) or near

    @property
    def name_at(self) -> Span:
        """Where the book is named."""
        return self.made.decl.name.at

    # ------------------------------------------------------------------ what can be judged
    def is_sound(self, at: Span | None) -> bool:
        """Whether nothing stands at a place that made no sense, so that something was put in its stead."""
        return at is None or not any(within(place, at) for place in self._unsound)

    # ------------------------------------------------------------------ clauses
    def rule(self, path: str) -> Rule | None:
        """The rule at a path."""
        written = self.clauses.get(path)
        return None if written is None else written.clause.rule

    def section(self, name: str) -> tuple[Written, ...]:
        """The clauses of a section or table, in order."""
        return tuple(
            written for path, written in self.clauses.items() if path == name or path.startswith(name + ".")
        )

    @cached_property
    def steps(self) -> tuple[Written, ...]:
        """The steps of the round."""
        return self.section("round")

    def actions(self) -> Iterable[tuple[int, Written, object]]:
        """Each step's number, clause and action."""
        for number, written in enumerate(self.steps):
            step = written.clause.rule
            assert isinstance(step, Step)
            yield number, written, step.action

    @cached_property
    def kinds(self) -> frozenset[str]:
        """The kinds of steps of the round."""
        return frozenset(kind_name(type(action)) for _, _, action in self.actions())

    @property
    def is_played(self) -> bool:
        """Whether the book has a round; a family without one only lends its clauses."""
        return bool(self.steps)

    @cached_property
    def hides_trump(self) -> bool:
        """Whether some step chooses a trump that is not yet exposed."""
        return any(isinstance(action, HIDING) for _, _, action in self.actions())

    # ------------------------------------------------------------------ table and pack
    @cached_property
    def players(self) -> int:
        """The number of players; 4 where it is missing or cannot be."""
        rule = self.rule("table.players")
        return rule.number if isinstance(rule, NumberOfPlayers) and 2 <= rule.number <= MOST_PLAYERS else 4

    @cached_property
    def sides(self) -> int:
        """The number of sides."""
        rule = self.rule("table.players")
        if isinstance(rule, NumberOfPlayers) and isinstance(rule.teams, EachAlone):
            return self.players
        if isinstance(rule, NumberOfPlayers) and isinstance(rule.teams, TeamsOf):
            return max(1, self.players // max(1, rule.teams.number))
        return 2

    @property
    def each_alone(self) -> bool:
        """Whether nobody has a partner."""
        rule = self.rule("table.players")
        return isinstance(rule, NumberOfPlayers) and isinstance(rule.teams, EachAlone)

    @cached_property
    def ranks(self) -> tuple[Rank, ...]:
        """The ranks of the pack."""
        rule = self.rule("pack.rank")
        return rule.ranks if isinstance(rule, RankOrder) else RANKS_HIGH_TO_LOW

    @cached_property
    def pack_size(self) -> int:
        """The number of cards, as ranks and exceptions give it."""
        without = self.rule("pack.without")
        gone = len(set(without.cards)) if isinstance(without, Without) else 0
        return 4 * len(set(self.ranks)) - gone

    @cached_property
    def said_size(self) -> int:
        """The number of cards that the book says."""
        rule = self.rule("pack.cards")
        return rule.number if isinstance(rule, Cards) else self.pack_size

    @cached_property
    def tricks(self) -> int:
        """The most tricks that a round can have."""
        return max(1, self.said_size // self.players)

    # ------------------------------------------------------------------ roles
    @cached_property
    def roles(self) -> dict[str, Written]:
        """The roles of the table, by name."""
        return {
            written.clause.label: written for written in self.section("roles") if written.path != "roles.cuts"
        }

    @cached_property
    def primary(self) -> str | None:
        """The role that is found first and passed on."""
        first = [name for name, written in self.roles.items() if isinstance(written.clause.rule, FirstRole)]
        return first[0] if first else None

    @cached_property
    def bound(self) -> dict[str, int]:
        """Roles that a step binds, with the number of that step."""
        found: dict[str, int] = {}
        for number, _, action in self.actions():
            for role, kind in BOUND_ROLES.items():
                if kind_name(type(action)) == kind:
                    found.setdefault(role, number)
        return found

    def perhaps_nobody(self, role: str) -> tuple[str, str] | None:
        """Why a step may leave a role to nobody, and a way out; None where somebody has it."""
        if role not in self.bound or role in self.roles:
            return None
        written = self.steps[self.bound[role]]
        step = written.clause.rule
        assert isinstance(step, Step)
        action = step.action
        if step.when is not None:
            return f"the step `{written.clause.label}` stands under a condition", "take the condition away"
        if isinstance(action, Bid) and action.or_passes and not action.first_may_not_pass:
            return f"in `{written.clause.label}` all may pass", "add `, the first may not pass` to the bids"
        if isinstance(action, MayChangeTrump):
            return f"in `{written.clause.label}` all may pass", "ask only `when challenged`"
        return None

    def has_role(self, name: str) -> bool:
        """Whether somebody holds a role at some time."""
        return name in self.roles or name in self.bound

    def titled(self, word: str) -> str | None:
        """The role whose title a word is, as authors take it: `hakem` for a caller who is called Hakem."""
        for name, written in self.roles.items():
            title = (written.clause.title or "").lower().replace(" ", "_")
            if title and title == word.removesuffix(SIDE_SUFFIX):
                return name
        return None

    # ------------------------------------------------------------------ names
    @cached_property
    def lets(self) -> dict[str, Written]:
        """Conditions with a name."""
        return {
            written.clause.label: written
            for written in self.section("let")
            if isinstance(written.clause.rule, Let)
        }

    @cached_property
    def counters(self) -> dict[str, Counter]:
        """Counters that the book declares, by name."""
        return {
            written.clause.label: written.clause.rule
            for written in self.section("counter")
            if isinstance(written.clause.rule, Counter)
        }

    @cached_property
    def units(self) -> dict[str, None]:
        """The units in which a match may be counted, in order."""
        score = self.rule("score")
        found = [score.unit] if isinstance(score, ScoreTable) else []
        found += ["rounds", *self.counters]
        if self.section("set"):
            found.append("sets")
        worth = (self.rule("set.won"), self.rule("set.drawn"))
        found += [rule.unit for rule in worth if isinstance(rule, WorthWon | WorthDrawn)]
        return dict.fromkeys(found)

    # ------------------------------------------------------------------ facts
    def side(self, name: str) -> tuple[Term | None, str | None] | None:
        """A side's entry in the vocabulary, or the role that it is named after."""
        for term in SIDES:
            if term.name == name:
                return term, None
        role = name.removesuffix(SIDE_SUFFIX)
        return (None, role) if name != role and self.has_role(role) else None

    def meaning(self, fact: Fact) -> Meaning | None:
        """What a fact stands for; None when it is unknown here."""
        if not fact.subject:
            return self._plain(fact.name)
        if fact.subject in ("trick", "round"):
            subject = Subject.TRICK if fact.subject == "trick" else Subject.ROUND
            return _term(subject, fact.name)
        side = self.side(fact.subject)
        counter = self.counters.get(fact.name)
        if side is not None and counter is not None and counter.of_side:
            return Meaning(FactType.NUMBER, side=side[0], role=side[1], counter=fact.name)
        if side is not None:
            found = _term(Subject.SIDE, fact.name)
            return None if found is None else Meaning(found.type, found.term, side[0], side[1])
        if self.has_role(fact.subject):
            found = _term(Subject.ROLE, fact.name)
            return None if found is None else Meaning(found.type, found.term, role=fact.subject)
        return None

    def _plain(self, name: str) -> Meaning | None:
        found = _term(Subject.NONE, name)
        if found is not None:
            return found
        side = self.side(name)
        if side is not None:
            return Meaning(FactType.SIDE, side=side[0], role=side[1])
        if name in self.counters and not self.counters[name].of_side:
            return Meaning(FactType.NUMBER, counter=name)
        return Meaning(FactType.TRUTH, let=self.lets[name]) if name in self.lets else None

    def known_sides(self) -> list[str]:
        """Every side by name."""
        return [term.name for term in SIDES] + [role + SIDE_SUFFIX for role in (*self.roles, *self.bound)]

    def present_sides(self) -> list[str]:
        """The sides of which every table may speak, as a help lists them."""
        absent = {term.name for term in SIDES if term.needs and not self.kinds.intersection(term.needs)}
        absent |= {term.name for term in SIDES if term.name == "side" or term.holds is Holds.FOUL}
        return [name for name in self.known_sides() if name not in absent]

    def known_facts(self) -> list[str]:
        """Every fact that may be named here."""
        sides = self.known_sides()
        of_sides = [term.name for term in FACTS if term.subject is Subject.SIDE]
        of_sides += [name for name, counter in self.counters.items() if counter.of_side]
        of_table = [name for name, counter in self.counters.items() if not counter.of_side]
        plain = [
            *self.lets,
            *of_table,
            *(term.name for term in FACTS if term.subject is Subject.NONE),
            *sides,
        ]
        dotted = [f"{side}.{name}" for side in sides for name in of_sides]
        roles = [
            f"{role}.{term.name}" for role in self.roles for term in FACTS if term.subject is Subject.ROLE
        ]
        others = [
            f"{term.subject.value}.{term.name}"
            for term in FACTS
            if term.subject in (Subject.TRICK, Subject.ROUND)
        ]
        return [*plain, *others, *dotted, *roles]


def _term(subject: Subject, name: str) -> Meaning | None:
    for term in FACTS:
        if term.subject is subject and term.name == name:
            return Meaning(term.type, term)
    return None
