"""The whole text of a book's kernel: rounds inside a frame that plays, records or replays.

`play`    plays matches and counts what happens.
`record`  plays matches and keeps every round: pack, setup, actions, result.
`replay`  checks rounds that are given.
"""

from __future__ import annotations

from attrs import frozen

from courtpiece_spec.book import Book
from courtpiece_spec.book.levels import OverAfter
from courtpiece_spec.kernel.asking import FromRecord, Way
from courtpiece_spec.kernel.constants import constants
from courtpiece_spec.kernel.draft import Draft, Text
from courtpiece_spec.kernel.matches import Levels, plural
from courtpiece_spec.kernel.results import counter_places, row_paths, write_round
from courtpiece_spec.kernel.table import Table

ARRAYS = ("hand", "pack", "pool", "got", "received")
"""What a round works on; each text gets its own."""


@frozen
class Form:
    """How the rows of arrays are laid out for a book."""

    columns: tuple[str, ...]
    """What `play` counts."""
    setup_fields: tuple[str, ...]
    result_fields: tuple[str, ...]
    rows: tuple[str, ...]
    """The paths of the rows of tables, by bit."""
    packets: tuple[str, ...]
    """Arrays for packets that a later step looks at."""
    tricks: int
    """The most tricks a round may have."""


def games(book: Book) -> tuple[Book, ...]:
    """The books whose rounds a match plays, in order; one, unless the book is a cycle."""
    if not book.legs:
        return (book,)
    return tuple(leg.book for leg in book.legs for _ in range(_rounds(leg.book, leg.number, leg.unit)))


def _rounds(book: Book, number: int, unit: str) -> int:
    rules = [clause.rule for clause in book.section("set") if isinstance(clause.rule, OverAfter)]
    return number * rules[0].number if plural(unit) == "sets" and rules else number


def form_of(book: Book) -> Form:
    """The layout of a book's arrays."""
    legs = tuple(dict.fromkeys(games(book)))
    tables = [Table(leg) for leg in legs]
    table = tables[0]
    sides, tricks = range(table.sides), max(len(each.cards) // each.players for each in tables)
    rows = tuple(dict.fromkeys(path for leg in legs for path in row_paths(leg)))
    roles = tuple(dict.fromkeys(role for each in tables for role in each.roles))
    columns = (
        *("rounds", "deals", "cards", "tricks", "over"),
        *(f"match.{side}" for side in sides),
        *(f"won.{side}" for side in sides),
        "drawn",
        *(f"won_by.{role}" for role in roles),
        *(f"took.{seat}" for seat in range(table.players)),
        *(f"winner_took.{number}" for number in range(tricks + 1)),
        *(f"row.{path}" for path in rows),
        *(f"trump.{suit}" for suit in "SHDC"),
        "trump.none",
    )
    counters = tuple(
        dict.fromkeys(
            f"{name}.{place}"
            for each in tables
            for name, rule in each.counters.items()
            for place in counter_places(each, rule)
        )
    )
    return Form(
        columns,
        (
            *("dealer", "round", "redeals", "term", "term_won", "held_over", "cut_declined"),
            *(f"score.{side}" for side in sides),
            *(f"streak.{side}" for side in sides),
            *counters,
        ),
        (
            *("status", "winner", "next_dealer", "trump", "tricks"),
            *(f"score.{side}" for side in sides),
            *(f"collected.{side}" for side in sides),
            *(f"streak.{side}" for side in sides),
            *("next_primary", "term", "term_won", "held_over", "scores_start_over", "redealt", "rows"),
            *counters,
        ),
        rows,
        tuple(dict.fromkeys(f"packet_{label}" for leg in legs for label in _packets(leg))),
        tricks,
    )


def _packets(book: Book) -> tuple[str, ...]:
    return Draft(book, Text(), (), looks=True, recorded=False, given=True).packets()


class Frames:
    """Writes the frames for one book."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.form = form_of(book)
        self.games = games(book)
        self.pack_size = max(len(Table(leg).cards) for leg in set(self.games))

    def _drafts(self, text: Text, way: Way, *, recorded: bool) -> tuple[Draft, ...]:
        """One draft for each book of the match."""
        given, looks = way.deals_given, way.looks
        return tuple(
            Draft(
                leg,
                text,
                self.form.rows,
                looks=looks,
                recorded=recorded,
                given=given,
                suffix=f"_{number}" if number else "",
            )
            for number, leg in enumerate(dict.fromkeys(self.games))
        )

    def _head(self, drafts: tuple[Draft, ...], way: Way) -> str:
        """Constants of the text, and functions that it calls, for each of its books."""
        return "".join(constants(draft, way) for draft in drafts)

    # ------------------------------------------------------------------ playing
    def play(self, way: Way) -> str:
        """Matches are played and counted."""
        return self._matches(way, recorded=False)

    def record(self, way: Way) -> str:
        """Matches are played and kept."""
        return self._matches(way, recorded=True)

    def _matches(self, way: Way, *, recorded: bool) -> str:
        text = Text()
        drafts = self._drafts(text, way, recorded=recorded)
        levels = Levels(self.games[0], drafts)
        kept = "packs, setups, acts, widths, starts, results, takers" if recorded else "out"
        packets = "".join(f", {name}" for name in self.form.packets)
        with text.block(f"def run(seed, first, matches, rounds, {kept}, {', '.join(ARRAYS)}{packets}):"):
            text.line("total = 0")
            if recorded:
                text.line("at = 0")
                text.line("rounds_kept = 0")
            with text.block("for index in range(matches):"):
                with text.block("if total >= rounds:"):
                    text.line("break")
                text.line("stream = key(seed, first + index)")
                text.line("deal = 0")
                levels.write_start()
                if not recorded:
                    text.line(f"row = index * {len(self.form.columns)}")
                with text.block("while True:"):
                    text.line("dealing = key(stream, 2 * deal)")
                    text.line("choosing = key(stream, 2 * deal + 1)")
                    text.line("deal += 1")
                    with text.block("if setup_dealer < 0:"):
                        text.line("choosing = step(choosing)")
                        text.line(f"setup_dealer = high(mix(choosing), {drafts[0].table.players})")
                    self._write_rounds(drafts, levels, way, recorded=recorded)
                    levels.write_after()
                    with text.block("if new_deal == 0:"):
                        text.line("total += 1")
                    with text.block(f"if new_deal == 0 and setup_round > {levels.longest}:"):
                        text.line("match_over = 1" if levels.longest != 10_000 else "break")
                    with text.block("if match_over or total >= rounds:"):
                        text.line("break")
                if not recorded:
                    self._count(text, "over", "1 if match_over else 0")
                    for side in range(levels.sides):
                        self._count(
                            text, f"match.{side}", f"1 if match_over and match_winner == {side} else 0"
                        )
            text.line("return rounds_kept" if recorded else "return total")
        return self._head(drafts, way) + str(text)

    def _write_rounds(self, drafts: tuple[Draft, ...], levels: Levels, way: Way, *, recorded: bool) -> None:
        """The round of whichever book's turn it is."""
        text = drafts[0].text
        if len(drafts) == 1:
            self._write_one(drafts[0], levels, way, recorded=recorded)
            return
        text.line(f"turn_of = (setup_round - 1) % {len(self.games)}")
        for draft in drafts:
            turns = [str(turn) for turn, game in enumerate(self.games) if game == draft.book]
            with text.block(f"if {' or '.join(f'turn_of == {turn}' for turn in turns)}:"):
                self._write_one(draft, levels, way, recorded=recorded)

    def _write_one(self, draft: Draft, levels: Levels, way: Way, *, recorded: bool) -> None:
        text, form = draft.text, self.form
        for side, total in enumerate(levels.score()):
            text.line(f"score_{side} = {total}")
        if recorded:
            text.line("starts[rounds_kept] = at")
            text.line(f"takers_from = rounds_kept * {form.tricks}")
            for trick in range(form.tricks):
                text.line(f"takers[takers_from + {trick}] = -1")
            values = {
                "dealer": "setup_dealer",
                "round": "setup_round",
                "redeals": "setup_redeals",
                "term": "setup_term",
                "term_won": "setup_term_won",
                "held_over": "setup_held",
                "cut_declined": "setup_cut_declined",
            }
            for number, field in enumerate(form.setup_fields):
                value = values.get(field) or _variable(field, {"score": "score_", "streak": "streak_"})
                text.line(f"setups[rounds_kept * {len(form.setup_fields)} + {number}] = {value}")
            text.line("placed = 0")
            for seat in range(draft.table.players):
                text.line(f"pool[{seat}] = 0")
        for name, (other, each) in levels.counters.items():
            for place in counter_places(other.table, each):
                text.line(f"next_{name}_{place} = count_{name}_{place}")
        write_round(draft, way)
        for name, each in draft.table.counters.items():
            for place in counter_places(draft.table, each):
                text.line(f"count_{name}_{place} = next_{name}_{place}")
        if recorded:
            self._write_kept(draft)
        else:
            self._write_counts(draft)

    def _write_kept(self, draft: Draft) -> None:
        """The pack and the result of a round are kept."""
        text, size = draft.text, len(draft.table.cards)
        if draft.dealer.shares is not None:
            text.line("dealt = popcount(placed)")
            pack = draft.own("PACK")
            with (
                text.block(f"for rest in range({size}):"),
                text.block(f"if {pack}[rest] & placed == 0:"),
            ):
                text.line(f"pack[dealt] = {pack}[rest]")
                text.line("dealt += 1")
        with text.block(f"for rest in range({size}):"):
            card = f"{draft.own('CARD')}[place(pack[rest])]"
            text.line(f"packs[rounds_kept * {self.pack_size} + rest] = {card}")
        self._write_answer(draft, "rounds_kept")
        text.line("rounds_kept += 1")
        text.line("starts[rounds_kept] = at")

    def _write_answer(self, draft: Draft, row: str) -> None:
        """The row of results."""
        fixed = {
            "status": "(-1 if status == 0 else status)",
            "winner": "winner",
            "next_dealer": "next_dealer",
            "trump": "ts",
            "tricks": "number",
            "next_primary": "next_primary",
            "term": "next_term",
            "term_won": "next_term_won",
            "held_over": "held_over",
            "scores_start_over": "scores_over",
            "redealt": "new_deal",
            "rows": "rows",
        }
        fields = self.form.result_fields
        draft.line(f"answer = {row} * {len(fields)}")
        for number, field in enumerate(fields):
            prefixes = {"score": "gain_", "collected": "c", "streak": "run_"}
            value = fixed.get(field) or _variable(field, prefixes, "next_")
            if field == "trump":
                value = "(-1 if new_deal else ts)"
            draft.line(f"results[answer + {number}] = {value}")

    def _count(self, text: Text, column: str, value: str) -> None:
        text.line(f"out[row + {self.form.columns.index(column)}] += {value}")

    def _write_counts(self, draft: Draft) -> None:
        """What a round adds to the counts of its match."""
        text, table, form = draft.text, draft.table, self.form
        self._count(text, "deals", "1")
        self._count(text, "cards", f"number * {table.players}")
        self._count(text, "tricks", "number")
        for seat in range(table.players):
            self._count(text, f"took.{seat}", f"took >> {8 * seat} & 255")
        with text.block("if new_deal == 0:"):
            self._count(text, "rounds", "1")
            with text.block("if winner < 0:"):
                self._count(text, "drawn", "1")
            with text.block("else:"):
                text.line(f"out[row + {form.columns.index('won.0')} + winner] += 1")
                text.line(f"won_tricks = {draft.by_side('c', 'winner')}")
                text.line(f"out[row + {form.columns.index('winner_took.0')} + won_tricks] += 1")
                for role in table.roles:
                    holder = f"role_{role}"
                    own = f"{holder} >= 0 and {draft.side_of(holder)} == winner"
                    self._count(text, f"won_by.{role}", f"1 if {own} else 0")
            first = form.columns.index(f"row.{form.rows[0]}") if form.rows else 0
            for number in range(len(form.rows)):
                text.line(f"out[row + {first + number}] += rows >> {number} & 1")
            text.line(f"out[row + {form.columns.index('trump.S')} + (ts if ts >= 0 else 4)] += 1")

    # ------------------------------------------------------------------ replaying
    def replay(self) -> str:
        """Rounds that are given are checked."""
        text, way, form = Text(), FromRecord(), self.form
        (draft,) = self._drafts(text, way, recorded=False)
        size = len(draft.table.cards)
        packets = "".join(f", {name}" for name in form.packets)
        arrays = "packs, setups, acts, starts, results, takers"
        with text.block(f"def run(first, last, {arrays}, {', '.join(ARRAYS)}{packets}):"):
            with text.block("for index in range(first, last):"):
                with text.block(f"for card in range({size}):"):
                    text.line(f"pack[card] = BOARD[packs[index * {size} + card]]")
                text.line(f"takers_from = index * {form.tricks}")
                with text.block(f"for trick in range({form.tricks}):"):
                    text.line("takers[takers_from + trick] = -1")
                text.line(f"given = index * {len(form.setup_fields)}")
                for number, field in enumerate(form.setup_fields):
                    text.line(f"{_setup_variable(field)} = setups[given + {number}]")
                text.line("start = starts[index]")
                text.line("at = start")
                text.line("end = starts[index + 1]")
                write_round(draft, way)
                with text.block("if status == 0 and at < end:"):
                    text.line("status = at - start + 1")
                self._write_answer(draft, "index")
                # Inside the round a refused action's index is one higher, so that 0 means that all is well.
                with text.block("if status > 0:"):
                    text.line("results[answer] = status - 1")
            text.line("return 0")
        return self._head((draft,), way) + str(text)


def _setup_variable(field: str) -> str:
    names = {"held_over": "setup_held"}
    if "." not in field:
        return names.get(field, f"setup_{field}")
    return _variable(field, {"streak": "streak_", "score": "score_"}, counters="count_")


def _variable(field: str, prefixes: dict[str, str], counters: str = "count_") -> str:
    """The variable of a field such as ``streak.0``."""
    name, _, place = field.rpartition(".")
    prefix = prefixes.get(name, f"{counters}{name}_")
    return f"{prefix}{place}"
