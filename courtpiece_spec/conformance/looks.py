"""Asking one adapter about something drawn, and making a finding of what differs.

A `Looks` knows what each level asks; how often, and of what, is the business of a driver.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from attrs import frozen

from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.alike import alike, until
from courtpiece_spec.conformance.blame import taking
from courtpiece_spec.conformance.findings import Finding
from courtpiece_spec.conformance.judge import (
    Agrees,
    Declined,
    Difference,
    Differs,
    Verdict,
    expected_play,
)
from courtpiece_spec.conformance.reference import Reference, record_of
from courtpiece_spec.conformance.scene import match_scene, scene_of, table_of
from courtpiece_spec.conformance.strategies import Choice, Played, Round, Seen, Trick


class AskFor(Protocol):
    """Asks for a level, counts what came of it, and reports faults."""

    def __call__(
        self, level: str, request: Mapping[str, Any], expected: Mapping[str, Any], may_fail: bool = False
    ) -> Verdict:
        """The verdict."""


@frozen
class Looks:
    """What each level asks.

    Attributes:
        reference: The book.
        ask: How to ask.
        book: What requests call it.
        played_as: The level that asks for rounds: `play`, or `load` where the book was sent.
    """

    reference: Reference
    ask: AskFor
    book: str
    played_as: str = "play"

    @property
    def of(self) -> Mapping[str, Callable[[Any], Finding | None]]:
        """For each level what looks at a thing drawn for it."""
        return {
            "trick": self.trick,
            "legal": self.legal,
            "play": self.play,
            "load": self.play,
            "match": self.match,
            "view": self.view,
            "act": self.act,
        }

    def trick(self, drawn: Trick) -> Finding | None:
        """Who wins a trick."""
        reference = self.reference
        expected = {"winner": reference.trick_winner(drawn.trump, drawn.plays, drawn.power_from)}
        request = protocol.trick(self.book, drawn.trump, drawn.plays, drawn.power_from)
        verdict = self.ask("trick", request, expected)
        if not isinstance(verdict, Differs):
            return None
        scene = table_of(reference, drawn.plays, trump=drawn.trump, power_from=drawn.power_from)
        seats = [seat for seat, _ in drawn.plays]
        cards = [card for _, card in drawn.plays]
        answered = verdict.message["winner"]
        place = seats.index(answered) if answered in seats else 0
        clause = f"{reference.book}/{taking(cards, place, drawn.trump, drawn.power_from)}"
        return Finding("trick", request, expected, verdict.message, verdict.differences, clause, scene)

    def legal(self, drawn: Choice) -> Finding | None:
        """Which cards may be played."""
        reference = self.reference
        cards = reference.legal_cards(drawn.hand, drawn.plays, drawn.trump)
        expected = {"legal": sorted(cards)}
        request = protocol.legal(self.book, drawn.hand, drawn.plays, drawn.trump)
        verdict = self.ask("legal", request, expected)
        if not isinstance(verdict, Differs):
            return None
        players = reference.players
        seat = (drawn.plays[-1][0] + 1) % players if drawn.plays else 0
        hands = tuple(drawn.hand if other == seat else () for other in range(players))
        scene = table_of(reference, drawn.plays, trump=drawn.trump, hands=hands, turn=(seat,))
        clause = f"{reference.book}/play.{duty(drawn.hand, drawn.plays)}"
        return Finding("legal", request, expected, verdict.message, verdict.differences, clause, scene)

    def view(self, drawn: Seen) -> Finding | None:
        """What a seat knows."""
        reference, played = self.reference, drawn.round
        request = protocol.view(record_of(self.book, played.setup, played.pack, played.tokens), drawn.seat)
        expected = reference.view(played.positions[-1], drawn.seat)
        verdict = self.ask("view", request, expected)
        if not isinstance(verdict, Differs):
            return None
        scene = scene_of(reference, played.positions, played.tokens, False, played.dealer)
        first = verdict.differences[0]
        path = reference.seen_by(first.field)
        path = path or reference.decided_by(played.positions, first, verdict.message)
        path = path or SEEN.get(first.field)
        clause = f"{reference.book}/{path}" if path else None
        return Finding("view", request, expected, verdict.message, verdict.differences, clause, scene)

    def act(self, drawn: Seen) -> Finding | None:
        """A choice among what is legal, whatever it is; another one is a fault, and counted as one."""
        reference, position = self.reference, drawn.round.positions[-1]
        tokens = reference.facts(position).legal
        seats = sorted({token[0] for token in tokens if token[0].isdigit()})
        if seats:
            seat = seats[drawn.seat % len(seats)]
            own = [token for token in tokens if token[0] == seat]
            seen = {"seat": int(seat), **reference.view(position, int(seat))}
            self.ask("act", protocol.act(seen, own), {"legal": own})
        return None

    def match(self, drawn: Played) -> Finding | None:
        """How a match stands; the first round after which it stands otherwise tells the clause."""
        whole = self._after(drawn, len(drawn.rounds))
        if whole is None:
            return None
        shorter = (self._after(drawn, number) for number in range(1, len(drawn.rounds)))
        return next((finding for finding in shorter if finding is not None), whole)

    def _after(self, drawn: Played, number: int) -> Finding | None:
        """How a match stands after so many of its rounds."""
        request, expected = self.reference.play_match(drawn.setup, drawn.rounds[:number])
        request = {**request, "book": self.book}
        verdict = self.ask("match", request, expected)
        if not isinstance(verdict, Differs):
            return None
        scene = match_scene(self.reference, request)
        field = verdict.differences[0].field
        path = self.reference.decided_in_match(request, field, verdict.message) or OF_MATCH.get(field)
        clause = f"{self.reference.book}/{path}" if path else None
        return Finding("match", request, expected, verdict.message, verdict.differences, clause, scene)

    def play(self, drawn: Round) -> Finding | None:
        """Ask at a few places of the round, the last included; the earliest disagreement counts."""
        length = len(drawn.tokens)
        words = [cut for cut in range(1, length) if self._asks_more(drawn, cut)]
        cuts = {length // 4, length // 2, length * 3 // 4, length, *words[-1:]}
        places: list[tuple[int, str | None]] = [(cut, None) for cut in sorted(cuts)]
        if drawn.illegal is not None:
            places.append((length, drawn.illegal))
        for cut, illegal in places:
            finding = self.play_to(drawn, cut, illegal)
            if isinstance(finding, Finding):
                return finding
            if not finding:
                return None
        return None

    def after_alike(self, drawn: Round) -> Finding | None:
        """Ask in turn about a round and about others that begin with the same actions, as long and longer."""
        length = len(drawn.tokens)
        for cut in sorted({min(1, length), min(length, 4), length // 2}):
            for longer in (cut, min(cut + 1, length)):
                for other in alike(self.reference, drawn, longer):
                    for asked in (until(drawn, cut), other):
                        found = self.play_to(asked, len(asked.tokens), asked.illegal)
                        if isinstance(found, Finding):
                            return found
        return None

    def view_after_alike(self, drawn: Seen) -> Finding | None:
        """The same for what a seat knows."""
        length = len(drawn.round.tokens)
        for cut in sorted({min(1, length), length // 2}):
            for other in alike(self.reference, drawn.round, min(cut + 1, length)):
                for asked in (until(drawn.round, cut), until(other, len(other.tokens))):
                    found = self.view(Seen(asked, drawn.seat))
                    if found is not None:
                        return found
        return None

    def _asks_more(self, drawn: Round, cut: int) -> bool:
        """Whether something else than playing a card may be done there: a rare place, if it is late."""
        return any(len(token) != 4 for token in self.reference.facts(drawn.positions[cut]).legal)

    def play_to(self, drawn: Round, cut: int, illegal: str | None) -> Finding | bool:
        """Ask for the first `cut` tokens and `illegal`; whether to go on, where there is no disagreement."""
        reference = self.reference
        tokens = [*drawn.tokens[:cut], *([illegal] if illegal else [])]
        request = protocol.play(record_of(self.book, drawn.setup, drawn.pack, tokens))
        facts = reference.facts(drawn.positions[cut])
        malformed = illegal is not None and drawn.malformed
        clause = None if illegal is None or malformed else reference.refusal(drawn.positions[cut], illegal)
        # A book that was sent has another name, and so have its clauses.
        named = clause and re.sub(f"^{re.escape(reference.book)}/", f"{self.book}/", clause)
        expected = expected_play(facts, cut, refused=illegal is not None, clause=named)
        verdict = self.ask(self.played_as, request, expected, malformed)
        if not isinstance(verdict, Differs):
            return isinstance(verdict, Agrees | Declined)
        broken = self.broken_clause(drawn, cut, clause, verdict)
        scene = scene_of(reference, drawn.positions[: cut + 1], tokens, illegal is not None, drawn.dealer)
        return Finding(self.played_as, request, expected, verdict.message, verdict.differences, broken, scene)

    def broken_clause(self, drawn: Round, cut: int, refusal: str | None, verdict: Differs) -> str | None:
        """The clause that the answer breaks, as well as it can be told from outside."""
        reference, book = self.reference, self.reference.book
        first = verdict.differences[0]
        answered_at = verdict.message.get("refused", {}).get("at")
        if first.field == "refused at":
            if refusal is not None and (answered_at is None or answered_at > cut):
                return refusal
            if answered_at is not None and answered_at < cut:
                return f"{book}/{self._allowing(drawn, answered_at)}"
            return None
        path = reference.decided_by(drawn.positions[: cut + 1], first, verdict.message)
        if path is not None:
            return f"{book}/{path}"
        if first.field == "legal":
            return _broken_duty(reference, drawn.positions[: cut + 1], drawn.tokens[:cut], first)
        return f"{book}/{_PATHS.get(first.field, 'round')}"

    def _allowing(self, drawn: Round, at: int) -> str:
        """The path of the clause that makes a token legal at this place."""
        return _allowing(self.reference, drawn.positions[: at + 1], drawn.tokens[:at])


def _broken_duty(
    reference: Reference, positions: Sequence[Any], tokens: Sequence[str], difference: Difference
) -> str | None:
    """The clause that a wrong list of legal tokens breaks."""
    extra = [token for token in difference.answered if token not in difference.expected]
    if extra:
        return reference.refusal(positions[-1], extra[0])
    return f"{reference.book}/{_allowing(reference, positions, tokens)}"


def _allowing(reference: Reference, positions: Sequence[Any], tokens: Sequence[str]) -> str:
    cards = [token[2:] for token in reference.facts(positions[-1]).legal if len(token) == 4]
    if not cards:
        return "round"
    scene = scene_of(reference, positions, tokens, refused=True)
    return f"play.{duty(cards, scene.plays)}"


_PATHS = {
    "winners": "play.takes",
    "collected": "collect.take",
    "result.winner": "round.play",
    "result.score": "score",
    "result.next_dealer": "next_dealer",
    "result.trump": "round.call",
    "result": "round.play",
    "accepted": "round.play",
}


SEEN = {"collected": "collect.take", "trump": "round.call"}
"""A field of `view` -> the path that is to blame where nothing tells more."""
OF_MATCH = {"score": "score", "next_dealer": "next_dealer", "over": "match.won", "winner": "match.won"}
"""The same for a field of `match`."""


FALLBACKS = frozenset((*_PATHS.values(), *SEEN.values(), *OF_MATCH.values()))
"""Paths that are named where nothing tells more, also in books that have no such clause."""


def duty(cards: Sequence[str], plays: Sequence[tuple[int, str]]) -> str:
    """What a player has to do who holds these cards: lead, follow, or neither, being void."""
    if not plays:
        return "lead"
    led = plays[0][1][1]
    return "follow" if any(card[1] == led for card in cards) else "void"
