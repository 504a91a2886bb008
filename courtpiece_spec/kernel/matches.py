"""Above the round: scores, runs, sets, the next dealer, and who wins the match."""

from __future__ import annotations

from typing import TypeVar

from courtpiece_spec.book import Book
from courtpiece_spec.book.levels import (
    Drawn,
    FirstLoses,
    FirstTo,
    HigherTotal,
    MostWins,
    OneMoreRound,
    OverAfter,
    StartWith,
    Tie,
    WorthDrawn,
    WorthWon,
)
from courtpiece_spec.book.tables import ScoreTable
from courtpiece_spec.kernel.draft import Draft, Text
from courtpiece_spec.kernel.registry import writer, writes
from courtpiece_spec.kernel.results import counter, counter_places

ROUNDS = "rounds"
SETS = "sets"
EVENING = 24
"""So many rounds are an evening, where a match ends by agreement."""
LONGEST = 10_000
"""A match that is not over after so many rounds is cut."""


def plural(word: str) -> str:
    """A unit as totals are named."""
    return word if word.endswith("s") else word + "s"


LevelKind = TypeVar("LevelKind")


class Levels:
    """The rules above the round, of the book that leads a match."""

    def __init__(self, book: Book, drafts: tuple[Draft, ...]) -> None:
        self.book = book
        self.drafts = drafts
        """One for each book of a cycle."""
        self.text: Text = drafts[0].text
        self.sides = drafts[0].table.sides
        head = book.rule("score")
        self.unit = plural(head.unit) if isinstance(head, ScoreTable) else ROUNDS
        rules = [clause.rule for clause in book.section("match")]
        self.ends = [rule for rule in rules if isinstance(rule, FirstTo | FirstLoses)]
        self.most = self._rule("match", MostWins)
        self.over_after = self._rule("match", OverAfter)
        self.tie = self._rule("match", Tie)
        self.start = self._rule("match", StartWith)
        self.set_over = self._rule("set", OverAfter)
        self.set_won = self._rule("set", WorthWon)
        self.set_drawn = self._rule("set", WorthDrawn)
        self.set_units = {plural(rule.unit) for rule in (self.set_won, self.set_drawn) if rule is not None}
        self.units = tuple(sorted({self.unit, ROUNDS, SETS, *self.set_units, *self._start_units()}))
        self.counters = {
            name: (draft, each) for draft in drafts for name, each in draft.table.counters.items()
        }

    def _start_units(self) -> tuple[str, ...]:
        return () if self.start is None else (plural(self.start.unit),)

    def _rule(self, level: str, kind: type[LevelKind]) -> LevelKind | None:
        rules = (clause.rule for clause in self.book.section(level))
        return next((rule for rule in rules if isinstance(rule, kind)), None)

    @property
    def longest(self) -> int:
        """After how many rounds a match is left."""
        return LONGEST if self.ends or self.over_after is not None else EVENING

    def counts(self, unit: str) -> tuple[str, ...]:
        """The variables of what each side has of a unit, or of a counter of the book."""
        if plural(unit) in self.units:
            return self.all_sides(f"total_{plural(unit)}_")
        name, (draft, each) = next(
            (name, found) for name, found in self.counters.items() if plural(name) == plural(unit)
        )
        return tuple(f"count_{name}_{place}" for place in counter_places(draft.table, each))

    def all_sides(self, prefix: str) -> tuple[str, ...]:
        """A variable of each side."""
        return tuple(f"{prefix}{side}" for side in range(self.sides))

    def score(self) -> tuple[str, ...]:
        """The variables of what each side has when a round begins: in its set, where sets are paid."""
        return self.all_sides("set_total_" if self.unit in self.set_units else f"total_{self.unit}_")

    def _starts(self, unit: str) -> int:
        """What each side has at the start."""
        if self.start is not None and plural(self.start.unit) == unit:
            number: int = writer(self.start)(self.start)
            return number
        return 0

    # ------------------------------------------------------------------ text
    def write_start(self) -> None:
        """A match before its first round."""
        line = self.text.line
        for unit in self.units:
            for name in self.all_sides(f"total_{unit}_"):
                line(f"{name} = {self._starts(unit)}")
        for name in (*self.all_sides("streak_"), *self.all_sides("set_total_")):
            line(f"{name} = 0")
        for name, (draft, each) in self.counters.items():
            for place in counter_places(draft.table, each):
                line(f"count_{name}_{place} = {counter(each)}")
        for name, value in (
            ("setup_dealer", -1),
            ("setup_round", 1),
            ("setup_redeals", 0),
            ("setup_term", 1),
            ("setup_term_won", 1),
            ("setup_held", 0),
            ("setup_cut_declined", 0),
            ("set_start", 0),
            ("match_over", 0),
            ("match_winner", -1),
        ):
            line(f"{name} = {value}")

    def write_after(self) -> None:
        """The match after a round; one that ended in a new deal changes only the dealer."""
        text = self.text
        with text.block("if scores_over:"):
            if self.unit not in self.set_units:
                for name in self.all_sides(f"total_{self.unit}_"):
                    text.line(f"{name} = {self._starts(self.unit)}")
            for name in self.all_sides("set_total_"):
                text.line(f"{name} = 0")
        for side in range(self.sides):
            if self.unit not in self.set_units:
                text.line(f"total_{self.unit}_{side} += gain_{side}")
            text.line(f"set_total_{side} += gain_{side}")
            text.line(f"streak_{side} = run_{side}")
        text.line("setup_dealer = next_dealer")
        text.line("setup_held = held_over")
        text.line("setup_term = next_term")
        text.line("setup_term_won = next_term_won")
        with text.block("if new_deal:"):
            text.line("setup_redeals += 1")
        with text.block("else:"):
            text.line("setup_redeals = 0")
            text.line("setup_round += 1")
            if self.unit != ROUNDS:
                for side in range(self.sides):
                    text.line(f"total_{ROUNDS}_{side} += 1 if winner == {side} else 0")
            self._write_set()
            self._write_end()

    def write_highest(self, counts: tuple[str, ...], name: str) -> None:
        """Sets a name to the side that has more than every other, or to -1."""
        self.text.line(f"{name} = -1")
        for side, own in enumerate(counts):
            more = " and ".join(f"{own} > {other}" for other in counts if other != own) or "True"
            with self.text.block(f"if {more}:"):
                self.text.line(f"{name} = {side}")

    def _write_set(self) -> None:
        """A set that is over is paid for in the match."""
        over = self.set_over
        if over is None:
            return
        text = self.text
        with text.block(f"if {writer(over)(over, 'setup_round - 1 - set_start')}:"):
            self.write_highest(self.all_sides("set_total_"), "set_winner")
            for worth, drawn_set in ((self.set_won, False), (self.set_drawn, True)):
                if worth is not None:
                    with text.block(f"if set_winner {'<' if drawn_set else '>='} 0:"):
                        for side in range(self.sides):
                            gained = writer(worth)(worth, side)
                            text.line(f"total_{plural(worth.unit)}_{side} += {gained}")
            for side in range(self.sides):
                text.line(f"total_{SETS}_{side} += 1 if set_winner == {side} else 0")
                text.line(f"set_total_{side} = 0")
            text.line("set_start = setup_round - 1")

    def _write_end(self) -> None:
        """The match over, if a rule says so: the first rule that holds is the one that counts."""
        text = self.text
        text.line("ended = 0")
        for rule in self.ends:
            counts = self.counts(rule.unit)
            with text.block(
                f"if ended == 0 and ({' or '.join(f'{each} >= {rule.number}' for each in counts)}):"
            ):
                writer(rule)(self, rule, counts)
        over = self.over_after
        if over is None:
            return
        played = "setup_round - 1"
        if plural(over.unit) != ROUNDS:
            played = "0" if self.set_over is None else f"set_start // {self.set_over.number}"
        with text.block(f"if ended == 0 and {writer(over)(over, played)}:"):
            most = self.most or MostWins((self.unit,))
            writer(most)(self, most)
            self.write_close(self.counts(self.unit))

    def write_close(self, standing: tuple[str, ...]) -> None:
        """The end of a match, won by `match_winner`; where sides are level, by the tie clause."""
        text = self.text
        text.line("ended = 1")
        text.line("match_over = 1")
        if self.tie is not None:
            with text.block("if match_winner < 0:"):
                writer(self.tie)(self, self.tie, standing)


# ---------------------------------------------------------------------- rules of the level
@writes(FirstTo)
def first_to(levels: Levels, rule: FirstTo, counts: tuple[str, ...]) -> None:
    """The first side to a number wins; several in one round are level."""
    there = [f"({each} >= {rule.number})" for each in counts]
    levels.text.line("match_winner = -1")
    with levels.text.block(f"if 0 + {' + '.join(there)} == 1:"):
        for side, each in enumerate(there):
            with levels.text.block(f"if {each}:"):
                levels.text.line(f"match_winner = {side}")
    levels.write_close(counts)


@writes(FirstLoses)
def first_loses(levels: Levels, _: FirstLoses, counts: tuple[str, ...]) -> None:
    """The first side to a number loses: of the others the one with least wins."""
    standing = tuple(f"(-{each})" for each in counts)
    levels.write_highest(standing, "match_winner")
    levels.write_close(standing)


@writes(HigherTotal)
def higher_total(levels: Levels, _: HigherTotal, standing: tuple[str, ...]) -> str:
    """The better total wins; the condition under which one is better."""
    levels.write_highest(standing, "match_winner")
    return "match_winner >= 0"


@writes(OneMoreRound)
def one_more_round(levels: Levels, _: OneMoreRound, __: tuple[str, ...]) -> str:
    """The match goes on for one more round."""
    levels.text.line("match_over = 0")
    return "True"


@writes(Drawn)
def drawn(levels: Levels, _: Drawn, __: tuple[str, ...]) -> str:
    """The match is drawn."""
    levels.text.line("match_winner = -1")
    return "True"


@writes(Tie)
def tie(levels: Levels, rule: Tie, standing: tuple[str, ...]) -> None:
    """The ways of settling a tie, in order, until one does."""
    levels.text.line("settled_tie = 0")
    for way in rule.ways:
        with levels.text.block("if settled_tie == 0:"):
            holds = writer(way)(levels, way, standing)
            with levels.text.block(f"if {holds}:"):
                levels.text.line("settled_tie = 1")


@writes(MostWins)
def most_wins(levels: Levels, rule: MostWins) -> None:
    """The side with most of the first unit in which one has more than every other."""
    levels.text.line("match_winner = -1")
    for unit in rule.units:
        with levels.text.block("if match_winner < 0:"):
            levels.write_highest(levels.counts(unit), "match_winner")


@writes(OverAfter)
def over_after(rule: OverAfter, played: str) -> str:
    """So many have been played."""
    return f"{played} >= {rule.number}"


@writes(WorthWon)
def worth_won(rule: WorthWon, side: int) -> str:
    """What a won set gives a side."""
    return f"{rule.number} if set_winner == {side} else 0"


@writes(WorthDrawn)
def worth_drawn(rule: WorthDrawn, _: int) -> str:
    """What a drawn set gives each side."""
    return str(rule.number)


@writes(StartWith)
def start_with(rule: StartWith) -> int:
    """What each side has at the start."""
    return rule.number
