"""Irregularities: actions that are accepted and priced, never listed as legal."""

from __future__ import annotations

import attrs

from courtpiece_spec.book.play import Concede
from courtpiece_spec.book.tables import FoulTable
from courtpiece_spec.engine.actions import Action, Verb
from courtpiece_spec.engine.conditions import Test, test_of
from courtpiece_spec.engine.deciding import Payment, Scoring, hits, table_rows
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.engine.people import Frame
from courtpiece_spec.engine.registry import carrier, carries
from courtpiece_spec.engine.state import State


class Fouls:
    """What the fouls of a book cost, and when a side may give up."""

    def __init__(self, layout: Layout, last_step: int) -> None:
        self._layout = layout
        self._last_step = last_step
        self._tables: dict[str, Scoring] = {
            clause.rule.name: carrier(clause.rule)(layout, clause.rule)
            for clause in layout.book.clauses
            if isinstance(clause.rule, FoulTable)
        }
        rule = layout.book.rule("play.concede")
        self._may_concede: Test | None = carrier(rule)(layout, rule) if isinstance(rule, Concede) else None

    def apply(self, state: State, action: Action) -> State | None:
        """The state after an irregularity; None where the book does not price it here."""
        if state.step >= self._last_step or action.seat is None:
            return None
        told = attrs.evolve(state, history=(*state.history, action))
        side = self._layout.side_of[action.seat]
        if action.verb is Verb.CONCEDE:
            if self._may_concede is None or not self._may_concede(state, Frame(side=side)):
                return None
            return self._ended(attrs.evolve(told, asked=attrs.evolve(told.asked, lost=side, conceded=True)))
        table = self._tables.get(str(action.what))
        return (
            None
            if table is None
            else self._priced(told, table, Frame(offender=side, side=side, offending_player=action.seat))
        )

    def _priced(self, state: State, table: Scoring, frame: Frame) -> State:
        redeals = state.deal.setup.redeals
        asked = state.asked
        for entry in hits(table.entries, table.policy, state, frame):
            payment = entry.outcome
            assert isinstance(payment, Payment)
            effects = payment.effects
            # A foul that costs a new deal comes once a deal, so that those before it show in the redeals.
            before = asked.fouls.count(entry.path) + (redeals if effects.new_deal else 0)
            asked = attrs.evolve(asked, fouls=(*asked.fouls, entry.path))
            if effects.limit is None or before < effects.limit:
                asked = attrs.evolve(asked, penalties=asked.penalties + payment.pays(state, frame))
            if effects.new_deal:
                dealer = state.deal.roles[self._layout.role_index["dealer"]]
                asked = attrs.evolve(asked, new_deal=True, redealt_by=dealer)
            if effects.round_is_lost:
                asked = attrs.evolve(asked, lost=frame.side)
            state = attrs.evolve(state, asked=asked)
            if effects.round_ends or effects.new_deal:
                return self._ended(state)
        return attrs.evolve(state, asked=asked)

    def _ended(self, state: State) -> State:
        return attrs.evolve(state, step=self._last_step, turn=None, allowed=0, offers=())


@carries(FoulTable)
def foul_table(layout: Layout, head: FoulTable) -> Scoring:
    """The table of what an irregularity costs."""
    entries = table_rows(
        layout, f"foul.{head.name}", lambda clause: carrier(clause.rule)(layout, clause.rule)
    )
    return Scoring("", head.policy, entries)


@carries(Concede)
def concede(layout: Layout, rule: Concede) -> Test:
    """When a side may give up."""
    return test_of(layout, rule.when)
