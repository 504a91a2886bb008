"""A round from its setup to its result: the names of both, and the text between them."""

from __future__ import annotations

from courtpiece_spec.book import Book
from courtpiece_spec.book.levels import Counter
from courtpiece_spec.book.steps import NthCardSetsTrump, OfLast
from courtpiece_spec.book.tables import DecideRow, NextRow, Row
from courtpiece_spec.kernel.asking import Way
from courtpiece_spec.kernel.dealing import write_start
from courtpiece_spec.kernel.deciding import write_score, write_succession, write_winner
from courtpiece_spec.kernel.draft import Draft
from courtpiece_spec.kernel.registry import writes
from courtpiece_spec.kernel.steps import write_script
from courtpiece_spec.kernel.table import Table


def row_paths(book: Book) -> tuple[str, ...]:
    """The rows of the tables that are judged at the end of a round, in the book's order."""
    return tuple(
        clause.path
        for clause in book.clauses
        if isinstance(clause.rule, DecideRow | NextRow)
        or (isinstance(clause.rule, Row) and clause.section == "score")
    )


def counter_places(table: Table, counter: Counter) -> range:
    """The numbers that a counter keeps: one a side, or one of the table."""
    return range(table.sides if counter.of_side else 1)


@writes(Counter)
def counter(rule: Counter) -> int:
    """What a counter says at the start of a match."""
    return rule.start


def write_round(draft: Draft, way: Way) -> None:
    """A whole round: from the names of the setup (`setup_…`) to those of the result."""
    _write_clean(draft)
    write_start(draft, way)
    with draft.block("while True:"):
        write_script(draft, way)
        draft.line("break")
    _write_result(draft)


def _write_clean(draft: Draft) -> None:
    """The state before the first card."""
    table, kept = draft.table, draft.keeps
    zeros = ["number", "pile", "run", "lying", "took", "tc", "tt", "hcard", "settled", "order", "status"]
    zeros += ["new_deal", "fresh", "bid", "promised", "challenged", "going_on", "ruffed", "winning"]
    zeros += ["winning_before", "moment", "moment_before", "rows", "did", "bit"]
    for prefix, wanted in (("c", True), ("u", kept.won), ("o", kept.opening), ("k", kept.captured)):
        zeros += draft.all_sides(prefix) if wanted else ()
    for name in zeros:
        draft.line(f"{name} = 0")
    minus = ["leader", "taker", "ts", "hid", "keeper", "exposed", "alone", "redealt_by", "spoke"]
    for name in (*minus, *(f"taker_{number}" for number in kept.takers)):
        draft.line(f"{name} = -1")
    for seat in range(table.players):
        draft.line(f"hand[{seat}] = 0")
    for label in draft.packets():
        for seat in range(table.players):
            draft.line(f"packet_{label}[{seat}] = 0")
    if table.has(OfLast, NthCardSetsTrump):
        for seat in range(table.players):
            draft.line(f"received[{seat}] = 0")
    primary = draft.lookup(table.primary_by("dealer"), "setup_dealer")
    draft.line(f"role_{table.primary} = {primary}")
    for role in table.roles:
        if role != table.primary:
            seats = draft.lookup(table.seats_by_primary[role], f"role_{table.primary}")
            draft.line(f"role_{role} = {seats}")


def _write_result(draft: Draft) -> None:
    """Who won, what it is worth, what the next round starts from."""
    table = draft.table
    sides = range(table.sides)
    for name in ("winner", "loser", "next_primary", "next_dealer"):
        draft.line(f"{name} = -1")
    for name in ("runs_over", "scores_over", "anew", "held_over"):
        draft.line(f"{name} = 0")
    for side in sides:
        draft.line(f"gain_{side} = 0")
        draft.line(f"run_{side} = streak_{side}")
    starts_over = [name for name in table.counters if draft.starts_over(name)]
    for name, each in table.counters.items():
        for place in counter_places(table, each):
            draft.line(f"next_{name}_{place} = count_{name}_{place}")
        if name in starts_over:
            draft.line(f"over_{name} = 0")
    draft.line("next_term = setup_term")
    draft.line("next_term_won = setup_term_won")
    with draft.block("if status != 0:"):
        draft.line("pass")
    with draft.block("elif new_deal:"):
        draft.line("held_over = setup_held")
        draft.line(f"next_primary = {draft.lookup(table.primary_by('dealer'), 'redealt_by')}")
        draft.line("next_dealer = redealt_by")
    with draft.block("else:"):
        write_winner(draft)
        if table.sides == 2:
            draft.line("loser = 1 - winner if winner >= 0 else -1")
        for side in sides:
            draft.line(f"run_{side} = streak_{side} + 1 if winner == {side} else 0")
        write_score(draft)
        with draft.block("if winner < 0:"):
            draft.line("held_over += setup_held")
        for side in sides:
            with draft.block(f"if winner == {side}:"):
                draft.line(f"gain_{side} += setup_held")
        write_succession(draft)
        with draft.block(f"if next_primary == role_{table.primary} and anew == 0:"):
            draft.line("next_term = setup_term + 1")
            with draft.block(f"if winner != {draft.side_of(f'role_{table.primary}')}:"):
                draft.line("next_term_won = 0")
        with draft.block("else:"):
            draft.line("next_term = 1")
            draft.line("next_term_won = 1")
        with draft.block("if runs_over:"):
            for side in sides:
                draft.line(f"run_{side} = 0")
        for name in starts_over:
            with draft.block(f"if over_{name}:"):
                for place in counter_places(table, table.counters[name]):
                    draft.line(f"next_{name}_{place} = {counter(table.counters[name])}")
        with draft.block("if next_primary >= 0:"):
            draft.line(f"next_dealer = {draft.lookup(table.seats_by_primary['dealer'], 'next_primary')}")
