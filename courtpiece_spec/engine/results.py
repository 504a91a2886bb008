"""What a finished round gives: winner, score, runs, next dealer."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from attrs import frozen

from courtpiece_spec.book.tables import NextRow, ScoreTable
from courtpiece_spec.cards import Suit
from courtpiece_spec.engine.counters import counters_after
from courtpiece_spec.engine.deciding import Entry, Payment, Scoring, deciding, hits, successions
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.engine.people import Frame, other_side
from courtpiece_spec.engine.registry import carrier
from courtpiece_spec.engine.state import Place, Posting, State
from courtpiece_spec.seats import Seat, Side


@frozen
class Result:
    """A round that is over."""

    winner: Side | None
    score: tuple[int, ...]
    """What this round gives each side, in the unit of the book's score."""
    next_dealer: Seat | None
    """None where he is drawn by lot."""
    trump: Suit | None
    """The suit that came into force."""
    rows: tuple[str, ...]
    """The paths of the table rows that counted."""
    streak: tuple[int, ...]
    """Rounds won running, per side, for the next round."""
    next_primary: Seat | None
    """Who holds the primary role next."""
    term: int
    """The round within his term that the next one is."""
    term_won: bool
    held_over: int = 0
    scores_start_over: bool = False
    redealt: bool = False
    """Whether the round ended in a new deal, which no side wins and no run notices."""
    counters: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """What the counters of the book say for the next round: a number a side, or a single one of the table."""


def streaks(layout: Layout, before: tuple[int, ...], winner: Side | None) -> tuple[int, ...]:
    """Rounds won running after this one: the winner's goes on, every other is broken.

    A round that nobody wins breaks every run.
    """
    now = before or (0,) * layout.side_count
    return tuple(now[side] + 1 if side == winner else 0 for side in layout.sides)


class Results:
    """Gives the result of a round that is over."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._decide = deciding(layout)
        head = layout.book.rule("score")
        self._scoring: Scoring | None = carrier(head)(layout, head) if isinstance(head, ScoreTable) else None
        self._successions = successions(layout)
        self._zeros = (0,) * layout.side_count
        self._anew = frozenset(
            clause.path
            for clause in layout.book.clauses
            if isinstance(clause.rule, NextRow) and clause.rule.anew
        )
        self._primary = layout.role_index[layout.primary]
        self._dealer = layout.role_index["dealer"]

    def of(self, state: State) -> Result:
        """The result of a round that is over."""
        if state.asked.new_deal:
            return self._redealt(state)
        frame, row = self.judged(state)
        rows = [row] if row else []
        postings, effects = list(state.asked.penalties), []
        for entry in self.paying(state, frame):
            payment = entry.outcome
            assert isinstance(payment, Payment)
            rows.append(entry.path)
            postings += payment.pays(state, frame)
            effects.append(payment.effects)
        score, held = self._sums(postings)
        setup, holder = state.deal.setup, state.deal.roles[self._primary]
        if frame.winner is None:
            held += setup.held_over
        else:
            score[frame.winner] += setup.held_over
        primary = self._succeeded(state, frame, rows)
        stays = primary == holder and not self._anew.intersection(rows)
        own = holder is not None and frame.winner == self._layout.side_of[holder]
        return Result(
            winner=frame.winner,
            score=tuple(score),
            next_dealer=None if primary is None else self._layout.roles_from_primary(primary)[self._dealer],
            trump=state.trump.suit,
            rows=tuple(rows),
            streak=self._zeros if any(each.runs_start_over for each in effects) else frame.streak,
            next_primary=primary,
            term=setup.term + 1 if stays else 1,
            term_won=(setup.term_won and own) if stays else True,
            held_over=held,
            scores_start_over=any(each.scores_start_over for each in effects),
            counters=counters_after(
                self._layout, setup, postings, [name for each in effects for name in each.counters_start_over]
            ),
        )

    def _redealt(self, state: State) -> Result:
        """A round that ended in a new deal: no table is judged, but fouls are paid for."""
        setup, dealer = state.deal.setup, state.asked.redealt_by
        score, held = self._sums(state.asked.penalties)
        assert dealer is not None
        return Result(
            winner=None,
            score=tuple(score),
            next_dealer=dealer,
            trump=None,
            rows=(),
            streak=setup.streak or self._zeros,
            next_primary=self._layout.roles_with("dealer", dealer)[self._primary],
            term=setup.term,
            term_won=setup.term_won,
            held_over=setup.held_over + held,
            redealt=True,
            counters=counters_after(self._layout, setup, state.asked.penalties, ()),
        )

    def _sums(self, postings: Iterable[Posting]) -> tuple[list[int], int]:
        """What each side gains of the score, and what is held over."""
        score, held = list(self._zeros), 0
        for posting in postings:
            if posting.to is Place.HELD_OVER:
                held += posting.amount
            elif posting.unit is None and isinstance(posting.to, Side):
                score[posting.to] += posting.amount
        return score, held

    def judged(self, state: State) -> tuple[Frame, str]:
        """Who won, as a frame for the tables, and the row that says so."""
        lost, path = state.asked.lost, ""
        if lost is not None:
            winner = other_side(self._layout, lost)
        else:
            _, winner, path = self._decide(state)
        return self.framed(state, winner), path

    def framed(self, state: State, winner: Side | None) -> Frame:
        """A round that a side has won, or nobody, as a frame for the tables."""
        lost = state.asked.lost
        return Frame(
            side=winner,
            winner=winner,
            loser=other_side(self._layout, winner) if lost is None else lost,
            drawn=winner is None,
            streak=streaks(self._layout, state.deal.setup.streak, winner),
        )

    @property
    def rows(self) -> tuple[Entry, ...]:
        """All rows of the score."""
        return () if self._scoring is None else self._scoring.entries

    def paying(self, state: State, frame: Frame) -> tuple[Entry, ...]:
        """The rows of the score that count."""
        scoring = self._scoring
        return () if scoring is None else hits(scoring.entries, scoring.policy, state, frame)

    def _succeeded(self, state: State, frame: Frame, rows: list[str]) -> Seat | None:
        """Who holds the primary role next; None where he is drawn by lot."""
        for table in self._successions:
            for entry in hits(table.entries, table.policy, state, frame):
                rows.append(entry.path)
                find: Callable[[State], Seat | None] = entry.outcome  # type: ignore[assignment]  # a next row's
                seat = find(state)
                if table.role == self._layout.primary or seat is None:
                    return seat
                return self._layout.roles_with(table.role, seat)[self._primary]
        return state.deal.roles[self._primary]
