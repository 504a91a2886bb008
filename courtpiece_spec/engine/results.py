"""What a finished round gives: winner, score, runs, next dealer."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen

from courtpiece_spec.book.tables import ScoreTable
from courtpiece_spec.cards import Suit
from courtpiece_spec.engine.deciding import (
    Payment, Scoring, deciding, hits, successions,
)
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


def resulting(layout: Layout) -> Callable[[State], Result]:
    """The function that gives the result of a round that is over."""
    decide = deciding(layout)
    head = layout.book.rule("score")
    scoring: Scoring | None = carrier(head)(layout, head) if isinstance(head, ScoreTable) else None
    tables = successions(layout)
    zeros = (0,) * layout.side_count
    primary_index = layout.role_index[layout.primary]
    dealer_index = layout.role_index["dealer"]

    def redealt(state: State) -> Result:
        setup = state.deal.setup
        primary = state.deal.roles[primary_index]
        return Result(
            None, zeros, state.asked.redealt_by, None, (), setup.streak or zeros, primary, setup.term, setup.term_won,
            setup.held_over, redealt=True,
        )

    def judged(state: State) -> tuple[Frame, tuple[str, ...]]:
        if state.asked.lost is not None:
            winner, path = other_side(layout, state.asked.lost), ""
        else:
            _, winner, path = decide(state)
        setup = state.deal.setup
        frame = Frame(
            side=winner,
            winner=winner,
            loser=other_side(layout, winner),
            drawn=winner is None,
            streak=streaks(layout, setup.streak, winner),
            term_won=setup.term_won,
        )
        return frame, (path,) if path else ()

    def paid(state: State, frame: Frame, rows: list[str]) -> tuple[list[int], int, bool, bool]:
        score, held = list(state.asked.penalties or zeros), 0
        runs_over = scores_over = False
        for entry in hits(scoring.entries, scoring.policy, state, frame) if scoring is not None else ():
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
        if frame.winner is not None and before:
            score[frame.winner] += before
        elif frame.winner is None:
            held += before
        return score, held, runs_over, scores_over

    def succeeded(state: State, frame: Frame, rows: list[str]) -> Seat | None:
        primary = state.deal.roles[primary_index]
        for table in tables:
            for entry in hits(table.entries, table.policy, state, frame):
                rows.append(entry.path)
                find: Callable[[State], Seat | None] = entry.outcome  # type: ignore[assignment]  # a next row's
                seat = find(state)
                if table.role == layout.primary:
                    return seat
                return None if seat is None else layout.roles_with(table.role, seat)[primary_index]
        return primary

    def result(state: State) -> Result:
        if state.asked.new_deal:
            return redealt(state)
        frame, decided = judged(state)
        rows = list(decided)
        score, held, runs_over, scores_over = paid(state, frame, rows)
        primary = succeeded(state, frame, rows)
        stays = primary == state.deal.roles[primary_index]
        setup = state.deal.setup
        holder = state.deal.roles[primary_index]
        own = holder is not None and frame.winner == layout.side_of[holder]
        return Result(
            frame.winner,
            tuple(score),
            None if primary is None else layout.roles_from_primary(primary)[dealer_index],
            state.trump.suit,
            tuple(rows),
            zeros if runs_over else frame.streak,
            primary,
            setup.term + 1 if stays else 1,
            (setup.term_won and own) if stays else True,
            held,
            scores_over,
        )

    return result
