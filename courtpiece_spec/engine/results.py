"""What a finished round gives: winner, score, runs, next dealer."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen

from courtpiece_spec.book.tables import ScoreTable
from courtpiece_spec.cards import Suit
from courtpiece_spec.engine.deciding import Payment, Scoring, deciding, hits, successions
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.engine.people import Frame, other_side
from courtpiece_spec.engine.registry import carrier
from courtpiece_spec.engine.state import State
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
        self._primary = layout.role_index[layout.primary]
        self._dealer = layout.role_index["dealer"]

    def of(self, state: State) -> Result:
        """The result of a round that is over."""
        if state.asked.new_deal:
            return self._redealt(state)
        frame, row = self._judged(state)
        rows = [row] if row else []
        score, held, runs_over, scores_over = self._paid(state, frame, rows)
        primary = self._succeeded(state, frame, rows)
        setup, holder = state.deal.setup, state.deal.roles[self._primary]
        stays = primary == holder
        own = holder is not None and frame.winner == self._layout.side_of[holder]
        return Result(
            winner=frame.winner,
            score=tuple(score),
            next_dealer=None if primary is None else self._layout.roles_from_primary(primary)[self._dealer],
            trump=state.trump.suit,
            rows=tuple(rows),
            streak=self._zeros if runs_over else frame.streak,
            next_primary=primary,
            term=setup.term + 1 if stays else 1,
            term_won=(setup.term_won and own) if stays else True,
            held_over=held,
            scores_start_over=scores_over,
        )

    def _redealt(self, state: State) -> Result:
        """A round that ended in a new deal."""
        setup = state.deal.setup
        return Result(
            winner=None,
            score=self._zeros,
            next_dealer=state.asked.redealt_by,
            trump=None,
            rows=(),
            streak=setup.streak or self._zeros,
            next_primary=state.deal.roles[self._primary],
            term=setup.term,
            term_won=setup.term_won,
            held_over=setup.held_over,
            redealt=True,
        )

    def _judged(self, state: State) -> tuple[Frame, str]:
        """Who won, as a frame for the tables, and the row that says so."""
        if state.asked.lost is not None:
            winner, path = other_side(self._layout, state.asked.lost), ""
        else:
            _, winner, path = self._decide(state)
        setup = state.deal.setup
        frame = Frame(
            side=winner,
            winner=winner,
            loser=other_side(self._layout, winner),
            drawn=winner is None,
            streak=streaks(self._layout, setup.streak, winner),
            term_won=setup.term_won,
        )
        return frame, path

    def _paid(self, state: State, frame: Frame, rows: list[str]) -> tuple[list[int], int, bool, bool]:
        """What each side gains, what is held over, and whether runs and scores start over."""
        score, held = list(state.asked.penalties or self._zeros), 0
        runs_over = scores_over = False
        scoring = self._scoring
        for entry in () if scoring is None else hits(scoring.entries, scoring.policy, state, frame):
            rows.append(entry.path)
            payment = entry.outcome
            assert isinstance(payment, Payment)
            for side, amount in payment.pays(state, frame):
                if side is None:
                    held += amount
                else:
                    score[side] += amount
            runs_over |= payment.effects.runs_start_over
            scores_over |= payment.effects.scores_start_over
        before = state.deal.setup.held_over
        if frame.winner is None:
            return score, held + before, runs_over, scores_over
        score[frame.winner] += before
        return score, held, runs_over, scores_over

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
