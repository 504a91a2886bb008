"""What a judge needs from the reference engine, and one way to get it: from the audit of records.

A `Reference` is one book. Cards, tokens, packs and setups are those of record.md, as strings, so that this
package knows no engine; a *position* is opaque.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NoReturn, Protocol, TypeAlias

from attrs import evolve, field, frozen

if TYPE_CHECKING:
    from courtpiece_spec.conformance.levels.comparing import Difference

FORMAT = "courtpiece-record/1"

Hands: TypeAlias = tuple[tuple[str, ...], ...]
Plays: TypeAlias = Sequence[tuple[int, str]]
Record: TypeAlias = Mapping[str, Any]


@frozen
class Facts:
    """What a `play` answer states about a position.

    Attributes:
        legal: Every token that may come next, in a fixed order; empty after the end.
        winners: The seat that won each trick.
        collected: Tricks that count, for each side.
        result: None before the end, then winner, score, next_dealer and trump as in an audit line.
        trump: The suit in force.
    """

    legal: tuple[str, ...]
    winners: tuple[int, ...]
    collected: tuple[int, ...]
    result: Mapping[str, Any] | None
    trump: str | None


class Reference(Protocol):
    """One book, as its reference engine plays it."""

    @property
    def book(self) -> str:
        """The book as messages name it: `double_sir with ace_on_ace`."""

    @property
    def deck(self) -> tuple[str, ...]:
        """Every card of the pack, in a fixed order."""

    @property
    def players(self) -> int:
        """How many seats."""

    @property
    def sides(self) -> int:
        """How many sides."""

    @property
    def clockwise(self) -> bool:
        """The direction of play, for drawings."""

    @property
    def setups(self) -> tuple[Mapping[str, Any], ...]:
        """Setups to play from, the simplest first."""

    @property
    def trumps(self) -> tuple[str | None, ...]:
        """Trumps that `trick` and `legal` may be asked with; None where tricks are played without."""

    @property
    def exposes(self) -> bool:
        """Whether trump can come into force in mid-trick (`power_from`)."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Scores that a match may begin with."""

    @property
    def compiled(self) -> Mapping[str, Any]:
        """The book as JSON, for `load`."""

    def start(self, pack: Sequence[str], setup: Mapping[str, Any]) -> Any:
        """The position before the first token."""

    def play(self, position: Any, token: str) -> Any:
        """The position after a legal token."""

    def facts(self, position: Any) -> Facts:
        """What holds there."""

    def hands(self, position: Any) -> Hands:
        """The cards of each seat; empty where they are not known."""

    def refusal(self, position: Any, token: str) -> str | None:
        """The clause that refuses an illegal token."""

    def decided_by(
        self, positions: Sequence[Any], difference: Difference, message: Mapping[str, Any]
    ) -> str | None:
        """The path of the clause that decided a field of `play` at the last position; None if unknown.

        `message` is the whole answer.
        """

    def decided_in_match(
        self, request: Mapping[str, Any], field: str, message: Mapping[str, Any]
    ) -> str | None:
        """The same for the last round of a `match` request."""

    def seen_by(self, field: str) -> str | None:
        """The same for a field of `view`."""

    def hidden_by(self, position: Any, token: str) -> str | None:
        """The path of the clause that keeps secret what a token says at this position; None if unknown."""

    def trick_winner(self, trump: str | None, plays: Plays, power_from: int) -> int:
        """The seat that wins a complete trick."""

    def legal_cards(self, hand: Sequence[str], plays: Plays, trump: str | None) -> frozenset[str]:
        """The cards that may be played."""

    def view(self, position: Any, seat: int) -> Mapping[str, Any]:
        """What a seat knows, as the answer to `view`."""

    def play_match(
        self, setup: Mapping[str, Any], rounds: Sequence[tuple[int, int]]
    ) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
        """A `match` request with its answer; for each round a seed, and the number of a manner to play in."""

    def match_answer(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        """The answer to a `match` request."""


def record_of(
    book: str, setup: Mapping[str, Any], pack: Sequence[str], tokens: Sequence[str]
) -> dict[str, Any]:
    """A record as record.md has it."""
    return {
        "format": FORMAT,
        "book": book,
        "setup": dict(setup),
        "pack": "".join(pack),
        "actions": " ".join(tokens),
    }


Audit: TypeAlias = Callable[[dict[str, Any]], Mapping[str, Any]]


@frozen
class _Round:
    """A position of `AuditReference`: the record so far, and what its audit says."""

    setup: Mapping[str, Any]
    pack: tuple[str, ...]
    tokens: tuple[str, ...]
    facts: Facts


def _no_hands(record: Record) -> Hands:  # noqa: ARG001 - the shape of `hands_after`
    return ()


def _not_offered(*_: Any) -> NoReturn:
    raise NotImplementedError("this reference answers whole rounds only")


def four_dealers() -> tuple[Mapping[str, Any], ...]:
    """The start of a match with each of four players as the dealer."""
    return tuple({"dealer": dealer} for dealer in range(4))


@frozen
class AuditReference:
    """A reference made of `audit(record) -> audit line` alone, plus pure functions for `trick` and `legal`.

    The audit line of a correct record does not list the legal tokens; they are had by a token that is legal
    nowhere (`probe`), which an audit must refuse together with what would have been legal.

    Attributes:
        audit: As record.md says; called with records whose actions may be unfinished or illegal.
        winner: (book, trump, plays, power_from) -> seat.
        cards: (book, hand, plays, trump) -> cards.
        hands_after: record -> the cards of each seat; for drawings and for revokes worth trying.
    """

    book: str
    deck: tuple[str, ...]
    audit: Audit
    winner: Callable[[str, str | None, Plays, int], int] = _not_offered
    cards: Callable[[str, Sequence[str], Plays, str | None], frozenset[str]] = _not_offered
    hands_after: Callable[[Record], Hands] = _no_hands
    players: int = 4
    sides: int = 2
    clockwise: bool = False
    setups: tuple[Mapping[str, Any], ...] = field(factory=four_dealers)
    trumps: tuple[str | None, ...] = ("S", "H", "D", "C")
    exposes: bool = False
    scores: tuple[int, ...] = (0,)
    compiled: Mapping[str, Any] = field(factory=dict)
    probe: str = "-:pick=2S"

    def start(self, pack: Sequence[str], setup: Mapping[str, Any]) -> _Round:
        """Audit the record without actions."""
        return self._round(setup, tuple(pack), ())

    def play(self, position: _Round, token: str) -> _Round:
        """Audit the record with one more token."""
        return self._round(position.setup, position.pack, (*position.tokens, token))

    def facts(self, position: _Round) -> Facts:
        """Tell what the audit line said."""
        return position.facts

    def hands(self, position: _Round) -> Hands:
        """Ask `hands_after`."""
        return self.hands_after(self._record(position.setup, position.pack, position.tokens))

    def refusal(self, position: _Round, token: str) -> str | None:
        """Audit the record with the illegal token."""
        line = self.audit(self._record(position.setup, position.pack, (*position.tokens, token)))
        clause: str | None = line.get("clause")
        return clause

    def decided_by(
        self,
        positions: Sequence[_Round],  # noqa: ARG002
        difference: Difference,  # noqa: ARG002
        message: Mapping[str, Any],  # noqa: ARG002
    ) -> str | None:
        """Unknown: an audit names clauses of refusals only."""
        return None

    def decided_in_match(
        self,
        request: Mapping[str, Any],  # noqa: ARG002
        field: str,  # noqa: ARG002
        message: Mapping[str, Any],  # noqa: ARG002
    ) -> str | None:
        """Unknown."""
        return None

    def seen_by(self, field: str) -> str | None:  # noqa: ARG002
        """Unknown."""
        return None

    def hidden_by(self, position: _Round, token: str) -> str | None:  # noqa: ARG002
        """Unknown."""
        return None

    def trick_winner(self, trump: str | None, plays: Plays, power_from: int) -> int:
        """Ask `winner`."""
        return self.winner(self.book, trump, plays, power_from)

    def legal_cards(self, hand: Sequence[str], plays: Plays, trump: str | None) -> frozenset[str]:
        """Ask `cards`."""
        return self.cards(self.book, hand, plays, trump)

    def view(self, position: _Round, seat: int) -> Mapping[str, Any]:
        """Refuse: an audit does not say what a seat knows."""
        _not_offered(position, seat)

    def play_match(
        self, setup: Mapping[str, Any], rounds: Sequence[tuple[int, int]]
    ) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
        """Refuse: an audit knows rounds only."""
        _not_offered(setup, rounds)

    def match_answer(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        """Refuse likewise."""
        _not_offered(request)

    def _record(self, setup: Mapping[str, Any], pack: Sequence[str], tokens: Sequence[str]) -> dict[str, Any]:
        return record_of(self.book, setup, pack, tokens)

    def _round(self, setup: Mapping[str, Any], pack: tuple[str, ...], tokens: tuple[str, ...]) -> _Round:
        line = self.audit(self._record(setup, pack, tokens))
        if not line["ok"]:
            raise ValueError(f"the audit refuses what it called legal: {line}")
        facts = facts_of(line, ())
        if not line["over"]:
            probed = self.audit(self._record(setup, pack, (*tokens, self.probe)))
            facts = evolve(facts, legal=tuple(sorted(probed["legal"])))
        return _Round(setup, pack, tokens, facts)


def facts_of(line: Mapping[str, Any], legal: Sequence[str]) -> Facts:
    """The facts that the audit line of a correct record states; it lacks the legal tokens."""
    result = {key: line[key] for key in ("winner", "score", "next_dealer", "trump")} if line["over"] else None
    return Facts(tuple(legal), tuple(line["winners"]), tuple(line["collected"]), result, line["trump"])
