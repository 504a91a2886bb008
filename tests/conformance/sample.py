"""A reference made of the correct sample adapter, so that these tests need no engine of the project."""

import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from courtpiece_spec.conformance.reference import AuditReference, Hands, Plays, Record

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"
CORRECT = [sys.executable, str(EXAMPLES / "single_sir_adapter.py")]
DEFECT = [sys.executable, str(EXAMPLES / "single_sir_defect_adapter.py")]
DECK = tuple(rank + suit for suit in "SHDC" for rank in "23456789TJQKA")


def load() -> Any:
    spec = importlib.util.spec_from_file_location("single_sir_adapter", EXAMPLES / "single_sir_adapter.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


engine = load()


def audit(record: dict[str, Any]) -> dict[str, Any]:
    """As record.md says, for records of the right form."""
    answer = engine.replay(record)
    if "refused" in answer:
        at = answer["refused"]["at"]
        token = record["actions"].split()[at]
        legal = answer["refused"]["legal"]
        if not legal:
            path = "round.end"
        elif token[0] != legal[0][0]:
            path = "play.turn"
        else:
            path = "play.follow"
        return {"ok": False, "at": at, "clause": f"{record['book']}/{path}", "legal": legal}
    result = answer["result"] or dict.fromkeys(("winner", "score", "next_dealer"))
    trump = next((token[-1] for token in record["actions"].split() if "call=" in token), None)
    over = answer["result"] is not None
    line = {"ok": True, "over": over, "winners": answer["winners"], "collected": answer["collected"]}
    return {**line, **result, "trump": trump}


def hands_after(record: Record) -> Hands:
    game = engine.Round(record["book"], record["pack"], record["setup"]["dealer"])
    for token in record["actions"].split():
        game.do(token)
    return tuple(tuple(hand) for hand in game.hands)


def winner(book: str, trump: str | None, plays: Plays, power_from: int) -> int:  # noqa: ARG001
    won: int = engine.trick_winner(plays, trump, power_from)
    return won


def cards(
    book: str,  # noqa: ARG001 - the shape of a reference
    hand: Sequence[str],
    plays: Plays,
    trump: str | None,  # noqa: ARG001
) -> frozenset[str]:
    return frozenset(engine.legal_cards(list(hand), plays))


def reference(book: str = "single_sir") -> AuditReference:
    return AuditReference(book, DECK, audit, winner, cards, hands_after)
