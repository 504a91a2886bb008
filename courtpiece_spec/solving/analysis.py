"""A recorded round looked at with all hands open: how it stands, and which cards were mistakes."""

from __future__ import annotations

from attrs import frozen

from courtpiece_spec.cards import Card
from courtpiece_spec.engine import Action, Refused, State, Verb
from courtpiece_spec.records.reading import Record
from courtpiece_spec.seats import Side
from courtpiece_spec.solving.reasons import Unsolvable
from courtpiece_spec.solving.solver import Outlook, Solver, Split, total_tricks
from courtpiece_spec.solving.winning import Winning, side_of_caller


@frozen
class Mistake:
    """A card that cost its player's side tricks."""

    at: int
    """Its index among the actions of the record."""
    action: Action
    state: State
    """The round before it."""
    better: tuple[Card, ...]
    """The best cards instead."""
    best: Split
    """What they lead to."""
    led_to: Split
    side: int
    turned: bool
    """Whether it gave a round away that was won, or drawn."""

    @property
    def cost(self) -> int:
        """How many tricks it cost."""
        return self.best[self.side] - self.led_to[self.side]


@frozen
class Chances:
    """Who wins, as far as the number of tricks tells."""

    needed: tuple[int | None, ...]
    """Tricks that each side needs."""
    winner: Side | None
    """Who wins when nobody errs any more."""
    reachable: tuple[bool, ...]
    """For each side whether it can still win, if the others help."""


@frozen
class Analysis:
    """What can be told of a record."""

    record: Record
    state: State
    """How the round stands at its end."""
    over: bool
    outlook: Outlook | Unsolvable | None
    """What each card leads to from here; None when the round is over."""
    chances: Chances | None
    """None where the number of tricks does not decide."""
    caller: Side | None
    mistakes: tuple[Mistake, ...]
    choices: int
    """At how many turns a player had more than one card to choose from."""
    judged: int
    """How many of them could be solved."""
    obstacle: Unsolvable | None
    """Why the first of the others could not."""


def analyse(record: Record) -> Analysis:
    """Look at a record that is played by its book."""
    game, solver, winning = record.game, Solver(record.game), Winning(record.game)
    state = game.start(record.pack, record.setup)
    turns: list[tuple[int, Action, State]] = []
    for at, action in enumerate(record.actions):
        if action.verb in (Verb.PLAY, Verb.DOWN) and state.allowed & (state.allowed - 1):
            turns.append((at, action, state))
        applied = game.apply(state, action)
        assert not isinstance(applied, Refused)
        state = applied[0]
    over = game.is_over(state)
    solved = solver.solve_all([before for _, _, before in turns] + ([] if over else [state]))
    outlook = None if over else solved.pop()
    judged = [(turn, each) for turn, each in zip(turns, solved, strict=True) if isinstance(each, Outlook)]
    mistakes = [_mistake(winning, *turn, each) for turn, each in judged]
    return Analysis(
        record,
        state,
        over,
        outlook,
        _chances(winning, state, outlook) if isinstance(outlook, Outlook) else None,
        side_of_caller(game.layout, state),
        tuple(each for each in mistakes if each is not None),
        len(turns),
        len(judged),
        next((each for each in solved if isinstance(each, Unsolvable)), None),
    )


def _mistake(winning: Winning, at: int, action: Action, state: State, outlook: Outlook) -> Mistake | None:
    """The mistake that a card was, if it was one."""
    assert isinstance(action.what, Card)
    led_to, best, side = outlook.of(action.what), outlook.best, outlook.side
    if led_to == best:
        return None
    winners = winning.winners(state, sum(best))
    turned = winners is not None and winners[best[0]] != winners[led_to[0]]
    better = tuple(card for card, split in outlook.cards if split == best)
    return Mistake(at, action, state, better, best, led_to, side, turned)


def _chances(winning: Winning, state: State, outlook: Outlook) -> Chances | None:
    total = total_tricks(state)
    winners, needed = winning.winners(state, total), winning.needed(state, total)
    if winners is None or needed is None:
        return None
    collected = state.tricks.collected
    reachable = (winners[total - collected[1]] == 0, winners[collected[0]] == 1)
    return Chances(needed, winners[outlook.best[0]], reachable)
