"""Matches played by the reference engine, counted in the columns of the kernel.

Slow, and the law: it plays what no kernel can (programs that choose over the protocol), and says what a
kernel's counts should be like.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from attrs import frozen

from courtpiece_spec.book import Book
from courtpiece_spec.book.levels import FirstLoses, FirstTo, OverAfter
from courtpiece_spec.book.tables import DecideRow, NextRow, Row
from courtpiece_spec.chance import Draw
from courtpiece_spec.engine import Action, Game, Refused, Result, State, Verb
from courtpiece_spec.engine.matches import Match
from courtpiece_spec.policies.sensible import sensible

Policy: TypeAlias = Callable[[State], Action]
MakePolicy: TypeAlias = Callable[[Game, Draw], Policy]

EVENING: Final = 24
"""Rounds after which players go home where no rule ends the match."""
_CARDS: Final = frozenset({Verb.PLAY, Verb.DOWN})
_TABLES: Final = ("decide", "score", "next_")


def at_random(game: Game, draw: Draw) -> Policy:
    """A player who does anything that is legal, each thing as likely as the others."""
    return lambda state: draw.one_of(game.legal(state))


POLICIES: Final[dict[str, MakePolicy]] = {"random": at_random, "sensible": sensible}
"""Players by name."""


def games_of(match: Match) -> tuple[Game, ...]:
    """The games that a match plays, each once, in the order in which they come."""
    found: dict[int, Game] = {}
    for number in range(1, match.rounds_of_cycle + 1):
        game = match.game_of_round(number)
        found.setdefault(id(game), game)
    return tuple(found.values())


def rows_of(book: Book) -> tuple[str, ...]:
    """The paths of the rows that may count in a round: who wins, what it is worth, who deals next."""
    return tuple(
        clause.path
        for clause in book.clauses
        if isinstance(clause.rule, DecideRow | Row | NextRow) and clause.section.startswith(_TABLES)
    )


def ends_by_itself(match: Match) -> bool:
    """Whether a rule ends the match; else its players agree to stop."""
    rules = (clause.rule for clause in match.game.book.section("match"))
    return any(isinstance(rule, FirstTo | FirstLoses | OverAfter) for rule in rules)


def columns_of(match: Match) -> tuple[str, ...]:
    """The names of the counts of a match."""
    games = games_of(match)
    layout = match.game.layout
    roles = dict.fromkeys(role for game in games for role in game.layout.role_names)
    most = max(len(game.layout.pack) // game.layout.players for game in games)
    rows = dict.fromkeys(path for game in games for path in rows_of(game.book))
    return (
        "rounds",
        "deals",
        "cards",
        "tricks",
        "over",
        *(f"match.{side}" for side in map(int, layout.sides)),
        *(f"won.{side}" for side in map(int, layout.sides)),
        "drawn",
        *(f"won_by.{role}" for role in roles),
        *(f"took.{seat}" for seat in map(int, layout.seats)),
        *(f"winner_took.{number}" for number in range(most + 1)),
        *(f"row.{path}" for path in rows),
        *(f"trump.{suit}" for suit in "SHDC"),
        "trump.none",
    )


@frozen
class EnginePlayer:
    """Plays matches of a book by the reference engine.

    Attributes:
        match: The book.
        policy: Who chooses, for a game and a source of chance.
        columns: The names of what is counted.
    """

    match: Match
    policy: MakePolicy
    columns: tuple[str, ...]

    @staticmethod
    def of(book: Book, policy: str | MakePolicy = "random") -> EnginePlayer:
        """The player of a book, with a policy of `POLICIES` by its name, or one of its own."""
        match = Match(book)
        return EnginePlayer(match, POLICIES[policy] if isinstance(policy, str) else policy, columns_of(match))

    def play(self, seed: int, first: int, matches: int, rounds: int) -> list[list[int]]:
        """Rows of matches, a list each, until they hold so many rounds; the rest are zeros.

        Args:
            seed: The same seed gives the same matches, by their numbers.
            first: The number of the first match.
            matches: How many.
            rounds: How many rounds at most, in all of them.
        """
        rows = []
        left = rounds
        for number in range(first, first + matches):
            counts = dict.fromkeys(self.columns, 0)
            if left > 0:
                self._play_match(seed, number, left, counts)
                left -= counts["rounds"]
            rows.append(list(counts.values()))
        return rows

    def _play_match(self, seed: int, number: int, most: int, counts: dict[str, int]) -> None:
        match = self.match
        seats = match.game.layout.seats
        lot = _draw(seed, number, 0, 2)
        evening = 0 if ends_by_itself(match) else EVENING
        state = match.start(lot.one_of(seats))
        while not state.over and counts["rounds"] < most:
            if evening and counts["rounds"] == evening:
                break
            if state.dealer is None:
                state = match.with_dealer(state, lot.one_of(seats))
            game = match.game_for(state)
            counts["deals"] += 1
            cards, choices = (_draw(seed, number, counts["deals"], stream) for stream in (0, 1))
            played = game.start(cards.shuffled(game.layout.pack), match.setup(state))
            result = self._play_round(game, played, choices, counts)
            state = match.after(state, result)
        if state.over or counts["rounds"] == evening:
            counts["over"] = 1
        if state.winner is not None:
            counts[f"match.{int(state.winner)}"] += 1

    def _play_round(self, game: Game, state: State, choices: Draw, counts: dict[str, int]) -> Result:
        choose = self.policy(game, choices)
        while (result := game.result(state)) is None:
            action = choose(state)
            applied = game.apply(state, action)
            assert not isinstance(applied, Refused), applied.message
            counts["cards"] += action.verb in _CARDS
            state = applied[0]
        _count(game, state, result, counts)
        return result


def _count(game: Game, state: State, result: Result, counts: dict[str, int]) -> None:
    """Count a round that is over; one that ended in a new deal is none."""
    counts["tricks"] += len(state.tricks.takers)
    for seat in state.tricks.takers:
        counts[f"took.{int(seat)}"] += 1
    if result.redealt:
        return
    counts["rounds"] += 1
    for path in result.rows:
        counts[f"row.{path}"] += 1
    counts["trump.none" if result.trump is None else f"trump.{result.trump.value}"] += 1
    winner = result.winner
    if winner is None:
        counts["drawn"] += 1
        return
    counts[f"won.{int(winner)}"] += 1
    counts[f"winner_took.{state.tricks.collected[winner]}"] += 1
    layout = game.layout
    for role, holder in zip(layout.role_names, state.deal.roles, strict=True):
        if holder is not None and layout.side_of[holder] == winner:
            counts[f"won_by.{role}"] += 1


def _draw(seed: int, match: int, deal: int, stream: int) -> Draw:
    """Chance of its own for each match, deal and stream: results depend on no order of playing."""
    return Draw((((seed << 64 | match) << 32 | deal) << 2) | stream)
