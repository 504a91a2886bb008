"""Which clause a wrongly answered vector breaks.

A vector is about its clauses, but an implementation may go wrong earlier in the same round, by another one:
who takes a trick wrongly will sooner or later refuse the card that is led to the next.  So a round, and a
match, is asked about again up to the first place where the answers differ.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from courtpiece_spec.conformance.blame import taking
from courtpiece_spec.conformance.findings import Finding
from courtpiece_spec.conformance.judge import Asks, Differs, Faulted, Tally, Verdict, judge
from courtpiece_spec.conformance.looks import OF_MATCH, SEEN, Looks, duty
from courtpiece_spec.conformance.reference import Reference
from courtpiece_spec.conformance.scene import Scene, match_scene, scene_of, table_of
from courtpiece_spec.conformance.strategies import Round
from courtpiece_spec.conformance.vectors.form import Vector

Found = TypeVar("Found")


def decided(
    reference: Reference, adapter: Asks, tally: Tally, vector: Vector, verdict: Differs
) -> tuple[str | None, Scene]:
    """The full id of the clause, None where nobody can tell, and what there is to draw."""
    given, plain = vector.given, table_of(reference)
    match vector.level:
        case "trick":
            return _named(vector, _of_trick(given, verdict)), _table(reference, given)
        case "legal":
            plays = tuple((int(seat), str(card)) for seat, card in given["plays"])
            return _named(vector, f"play.{duty(given['hand'], plays)}"), _table(reference, given)
        case "match":
            return _named(vector, _of_match(reference, adapter, tally, given, verdict)), match_scene(
                reference, given
            )
    played = _round(reference, given["record"])
    if played is None:
        return None, plain  # a round of another book of a cycle
    tokens = [*played.tokens, *([played.illegal] if played.illegal else [])]
    scene = scene_of(
        reference, played.positions, tokens, refused=played.illegal is not None, dealer=played.dealer
    )
    if vector.level == "view":
        first = verdict.differences[0]
        path = reference.seen_by(first.field)
        path = path or reference.decided_by(played.positions, first, verdict.message)
        return _named(vector, path or SEEN.get(first.field)), scene
    return _of_play(reference, adapter, tally, vector, played, verdict), scene


def _named(vector: Vector, path: str | None) -> str | None:
    """The full id; one of the vector's own, which may be of a book of a cycle, where that is meant."""
    if path is None:
        return None
    own = [clause for clause in vector.clauses if clause.partition("/")[2] == path]
    return own[0] if own else f"{vector.book}/{path}"


def _of_trick(given: Mapping[str, Any], verdict: Differs) -> str:
    seats = [seat for seat, _ in given["plays"]]
    answered = verdict.message["winner"]
    place = seats.index(answered) if answered in seats else 0
    cards = [card for _, card in given["plays"]]
    return taking(cards, place, given["trump"], given.get("power_from", 0))


def _of_match(
    reference: Reference, adapter: Asks, tally: Tally, given: Mapping[str, Any], verdict: Differs
) -> str | None:
    def differs(number: int) -> tuple[Mapping[str, Any], Differs] | None:
        request = {**given, "rounds": given["rounds"][:number]}
        found = _ask(adapter, tally)("match", request, reference.match_answer(request))
        return (request, found) if isinstance(found, Differs) else None

    request, found = _first(differs, 1, len(given["rounds"])) or (given, verdict)
    field = found.differences[0].field
    return reference.decided_in_match(request, field, found.message) or OF_MATCH.get(field)


def _of_play(
    reference: Reference, adapter: Asks, tally: Tally, vector: Vector, played: Round, verdict: Differs
) -> str | None:
    looks = Looks(reference, _ask(adapter, tally), vector.book)

    def differs(cut: int) -> Finding | None:
        found = looks.play_to(played, cut, None)
        return found if isinstance(found, Finding) else None

    # A whole round with nothing refused is the vector itself, which need not be asked again.
    length = len(played.tokens) + (1 if played.illegal else 0)
    found = _first(differs, 0, length)
    if found is not None:
        return found.clause
    refusal = vector.own.get("refused", {}).get("clause")
    if refusal is None and played.illegal is not None:
        refusal = reference.refusal(played.positions[-1], played.illegal)
    return looks.broken_clause(played, len(played.tokens), refusal, verdict)


def _first(differs: Callable[[int], Found | None], least: int, length: int) -> Found | None:
    """What differs at the first place from `least` on, before `length`, at which something does.

    Halved, not searched one by one: what went wrong stays wrong, mostly.
    """
    right, wrong, last = least - 1, length, None
    while wrong - right > 1:
        middle = (right + wrong) // 2
        found = differs(middle)
        if found is None:
            right = middle
        else:
            wrong, last = middle, found
    return last


def _ask(adapter: Asks, tally: Tally) -> Callable[..., Verdict]:
    def ask(
        level: str, request: Mapping[str, Any], expected: Mapping[str, Any], may_fail: bool = False
    ) -> Verdict:
        verdict = judge(adapter, request, expected, may_fail=may_fail)
        if not isinstance(verdict, Faulted):  # the vector has its verdict: this is only about why
            tally.add(level, verdict)
        return verdict

    return ask


def _round(reference: Reference, record: Mapping[str, Any]) -> Round | None:
    """The round of a record up to the token that is not legal; None where it is of another book."""
    pack = tuple(record["pack"][at : at + 2] for at in range(0, len(record["pack"]), 2))
    tokens: list[str] = record["actions"].split()
    try:
        positions = [reference.start(pack, record["setup"])]
        for number, token in enumerate(tokens):
            if token not in reference.facts(positions[-1]).legal:
                return Round(record["setup"], pack, tuple(tokens[:number]), tuple(positions), token)
            positions.append(reference.play(positions[-1], token))
    except ValueError:
        return None
    return Round(record["setup"], pack, tuple(tokens), tuple(positions))


def _table(reference: Reference, given: Mapping[str, Any]) -> Scene:
    """The cards on the table, and the hand that is to be played from."""
    plays, trump = given["plays"], given["trump"]
    if "hand" not in given:
        return table_of(reference, plays, trump=trump, power_from=given.get("power_from", 0))
    seat = (plays[-1][0] + 1) % reference.players if plays else 0
    hands = tuple(tuple(given["hand"]) if other == seat else () for other in range(reference.players))
    return table_of(reference, plays, trump=trump, hands=hands, turn=(seat,))
