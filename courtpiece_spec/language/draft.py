"""The clauses of a book while amendments are applied to them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from attrs import evolve, field, frozen

from courtpiece_spec.book.levels import FirstTo
from courtpiece_spec.book.node import Span
from courtpiece_spec.book.tables import HitPolicy, Plus, Row, ScoreTable
from courtpiece_spec.language.alternatives import either
from courtpiece_spec.language.declarations import Add, Change, Put, Remove, Replace, Written
from courtpiece_spec.language.diagnostic import Diagnostic, Related
from courtpiece_spec.language.paths import IN_ORDER, did_you_mean, is_below, rank, section_of, whole

_FEW: Final = 4
_TO_ADD: Final = "that something could be added to"


@frozen
class Touch:
    """A clause, a whole section or a gap between two clauses that a change was made to."""

    path: str
    at: Span = field(eq=False)
    gap: bool = False

    def meets(self, other: Touch) -> bool:
        """Whether two changes touch one thing."""
        if self.gap and other.gap:
            return self.path == other.path
        if self.gap or other.gap:
            gap, clause = (self, other) if self.gap else (other, self)
            return whole(gap.path) == clause.path
        return is_below(self.path, other.path) or is_below(other.path, self.path)


class Draft:
    """Clauses in order, by path; each knows who wrote it."""

    def __init__(self, book: str, clauses: Iterable[Written] = ()) -> None:
        self.book = book
        """How messages call the book that is amended."""
        self.clauses = {written.path: written for written in clauses}
        self.problems: list[Diagnostic] = []
        self._sought: dict[str, str] = {}
        self.emptied: set[str] = set()
        """Sections and tables of which a change has removed the last clause."""

    # ------------------------------------------------------------------ questions
    def has(self, path: str) -> bool:
        """Whether there is a clause at a path or below it."""
        return any(is_below(each, path) for each in self.clauses)

    def in_order(self) -> tuple[Written, ...]:
        """The clauses in the order of a compiled book."""
        tables = list(dict.fromkeys(map(whole, self.clauses)))

        def place(written: Written) -> tuple[int, int, int]:
            section, key = rank(written.path)
            table = tables.index(whole(written.path)) if section_of(written.path) in IN_ORDER else 0
            return section, table, key

        return tuple(sorted(self.clauses.values(), key=place))

    def known(self) -> set[str]:
        """Every path that may be amended, sections included."""
        return (
            set(self.clauses)
            | {whole(path) for path in self.clauses}
            | {section_of(path) for path in self.clauses}
        )

    # ------------------------------------------------------------------ changes
    def apply(self, changes: Iterable[Change], writer: str) -> tuple[Touch, ...]:
        """Make changes one after another; gives what they touched.

        The changes are those of one body, and say at most one thing of each clause.
        """
        touched: list[Touch] = []
        for change in changes:
            if self._said_before(change, touched):
                continue
            if isinstance(change, Put):
                touched += self._put(change, writer)
            elif isinstance(change, Add):
                touched += self._add(change, writer)
            elif isinstance(change, Replace):
                touched += self._replace(change, writer)
            else:
                touched += self._remove(change)
        return tuple(touched)

    def _said_before(self, change: Change, touched: Iterable[Touch]) -> bool:
        """Whether the same body has said already what becomes of a clause; then nobody knows what holds."""
        for mine in aims(change):
            for other in touched:
                if not mine.meets(other):
                    continue
                path = max(mine.path, other.path, key=len)
                self._report(
                    "CP303",
                    f"`{path}` is amended twice in one book or option",
                    mine.at,
                    _one_of_two(mine.path, other.path),
                    (Related(other.at, "the other amendment stands here"),),
                )
                return True
        return False

    def _report(
        self,
        code: str,
        message: str,
        at: Span,
        help: str | None = None,  # noqa: A002
        related: tuple[Related, ...] = (),
    ) -> None:
        self.problems.append(Diagnostic(code, message, at, help, related))

    def _missing(self, path: str, at: Span, verb: str) -> None:
        message = f"`{self.book}` has no `{path}` {verb}"
        way_out = did_you_mean(path, sorted(self.known()))
        if verb == _TO_ADD:
            anew = f"write `{_as_written(path)} {{ … }}` without `add`"
            way_out = anew if path in self.emptied else way_out or anew
            message += ": its last clause was removed" if path in self.emptied else ""
        self._sought[message] = path
        self._report("CP301", message, at, way_out)

    def kin(self, problem: Diagnostic) -> str:
        """What there is in the section in which a problem misses something, to be said behind other words."""
        section = section_of(self._sought.get(problem.message, ""))
        there = [path for path in self.clauses if section_of(path) == section and path != section]
        return f"; of `{section}` there is {either(tuple(there[:_FEW]))} here" if there else ""

    def _fresh(self, clauses: Iterable[Written], writer: str) -> list[Written]:
        """Those clauses whose paths are free; the others are reported."""
        free: list[Written] = []
        seen: dict[str, Written] = {}
        for written in clauses:
            there = self.clauses.get(written.path) or seen.get(written.path)
            if there is None:
                seen[written.path] = written
                free.append(evolve(written, clause=evolve(written.clause, written_in=writer)))
                continue
            again = written.path in seen or there.clause.written_in == writer
            message = (
                f"`{written.path}` is written twice"
                if again
                else f"`{self.book}` has `{written.path}` already"
            )
            way_out = (
                "give one of them another name" if again else f"write `replace {_as_written(written.path)}`"
            )
            self._report(
                "CP211" if again else "CP302",
                message,
                written.name_at,
                way_out,
                (Related(there.name_at, "it stands here"),),
            )
        return free

    def _put(self, change: Put, writer: str) -> list[Touch]:
        head = whole(change.clauses[0].path) if change.clauses else change.section
        if section_of(head) in IN_ORDER and self.has(head):
            there = next(written for path, written in self.clauses.items() if is_below(path, head))
            way_out = (
                f"write `replace {_as_written(head)}` for all of it, or `add {_as_written(head)}` for more"
            )
            self._report(
                "CP302",
                f"`{self.book}` has `{head}` already",
                change.at,
                way_out,
                (Related(there.name_at, "it stands here"),),
            )
            return []
        free = self._fresh(change.clauses, writer)
        self.clauses.update((written.path, written) for written in free)
        return [Touch(written.path, written.name_at) for written in free]

    def _add(self, change: Add, writer: str) -> list[Touch]:
        if not self.has(change.section):
            self._missing(change.section, change.at, _TO_ADD)
            return []
        place = change.place
        if place is not None and (
            place.path.text not in self.clauses or whole(place.path.text) != change.section
        ):
            here = [path for path in self.clauses if whole(path) == change.section and path != change.section]
            message = f"`{place.path}` is no clause of `{change.section}` of `{self.book}`"
            self._report("CP309", message, place.path.at, did_you_mean(place.path.text, here))
            return []
        free = self._fresh(change.clauses, writer)
        touched = [Touch(written.path, written.name_at) for written in free]
        follows = self._follows(
            change.section, None if place is None else place.path.text, place is not None and place.before
        )
        if section_of(change.section) in IN_ORDER:
            touched.append(Touch(follows or change.section + ".", change.at, gap=True))
        self._insert(free, follows)
        self._pay_bonuses(change.section, free)
        return touched

    def _pay_bonuses(self, section: str, new: Iterable[Written]) -> None:
        """A table of first matches to which a bonus row is added pays it beside the row that matches."""
        head = self.clauses.get(section)
        bonus = any(
            isinstance(each.clause.rule, Row) and isinstance(each.clause.rule.test, Plus) for each in new
        )
        if head is None or not bonus or not isinstance(head.clause.rule, ScoreTable):
            return
        if head.clause.rule.policy is HitPolicy.FIRST_MATCH:
            rule = evolve(head.clause.rule, policy=HitPolicy.FIRST_MATCH_PLUS)
            self.clauses[section] = evolve(head, clause=evolve(head.clause, rule=rule))

    def _follows(self, section: str, anchor: str | None, before: bool) -> str | None:
        """The clause in front of which new ones go; None for the end of the section."""
        paths = [path for path in self.clauses if whole(path) == section]
        if anchor is None:
            return None
        if before:
            return anchor
        index = paths.index(anchor) + 1
        return paths[index] if index < len(paths) else None

    def _insert(self, new: list[Written], follows: str | None) -> None:
        kept = list(self.clauses.values())
        at = len(kept) if follows is None else list(self.clauses).index(follows)
        self.clauses = {written.path: written for written in (*kept[:at], *new, *kept[at:])}

    def _replace(self, change: Replace, writer: str) -> list[Touch]:
        if change.single:
            return self._replace_one(change, writer)
        if not self.has(change.path):
            self._missing(change.path, change.at, "that could be replaced")
            return []
        self.clauses = {path: each for path, each in self.clauses.items() if not is_below(path, change.path)}
        free = self._fresh(change.clauses, writer)
        self.clauses.update((written.path, written) for written in free)
        return [Touch(change.path, change.at)]

    def _replace_one(self, change: Replace, writer: str) -> list[Touch]:
        written = change.clauses[0]
        there = self.clauses.get(change.path)
        if there is None:
            self._missing(change.path, written.name_at, "that could be replaced")
            return []
        title = written.clause.title or there.clause.title
        rule = written.clause.rule
        if isinstance(rule, FirstTo) and not rule.unit:
            rule = evolve(rule, unit=self._unit_of(there))
        self.clauses[change.path] = evolve(
            written, clause=evolve(written.clause, rule=rule, title=title, written_in=writer)
        )
        return [Touch(change.path, written.name_at)]

    def _unit_of(self, there: Written) -> str:
        """What `of the same` means: the unit of the clause that stood there, else that of the score."""
        head = self.clauses.get("score")
        if isinstance(there.clause.rule, FirstTo):
            return there.clause.rule.unit
        return head.clause.rule.unit if head is not None and isinstance(head.clause.rule, ScoreTable) else ""

    def _remove(self, change: Remove) -> list[Touch]:
        path = change.path.text
        gone = [each for each in self.clauses if is_below(each, path)]
        if not gone:
            self._missing(path, change.path.at, "that could be removed")
        for each in gone:
            del self.clauses[each]
        if gone and not self.has(whole(path)):
            self.emptied.add(whole(path))
        return [Touch(path, change.path.at)] if gone else []


def aims(change: Change) -> tuple[Touch, ...]:
    """The clauses, sections or tables that a change is about, where they are in the parent already.

    What is new is told of by its label where it is written twice; and rows that are added one after another
    stand in the order in which they are written.
    """
    if isinstance(change, Remove):
        return (Touch(change.path.text, change.path.at),)
    if isinstance(change, Replace):
        return (Touch(change.path, change.clauses[0].name_at if change.single else change.at),)
    return ()


def _one_of_two(path: str, other: str) -> str:
    """What an author does who has said two things of one clause."""
    if path == other:
        return "keep the one that holds, and delete the other"
    larger = _as_written(min(path, other, key=len))
    return f"say it within `replace {larger}`, which writes all of it anew, and delete the other"


def _as_written(path: str) -> str:
    """How an amendment names a clause or table: `next dealer` for the path ``next_dealer``, `let court`."""
    if section_of(path) in ("let", "counter", "custom") or (
        path.count(".") == 1 and path.startswith("foul.")
    ):
        return path.replace(".", " ")
    return path if "." in path else path.replace("next_", "next ", 1)
