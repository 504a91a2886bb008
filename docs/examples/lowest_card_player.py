"""A player for `courtpiece simulate`: it names the suit of most of its cards, and plays its lowest card."""

import json
import sys
from collections import Counter
from typing import Any

RANKS = "23456789TJQKA"


def choose(view: dict[str, Any], legal: list[str]) -> str:
    """One of the legal tokens, by what this seat knows."""
    cards = [token for token in legal if token[2] in RANKS and len(token) == 4]
    if cards:
        return min(cards, key=lambda token: RANKS.index(token[2]))
    suits = Counter(card[1] for card in view["hand"])
    return max(legal, key=lambda token: suits[token[-1]])


def answer_to(request: dict[str, Any]) -> dict[str, Any]:
    """Answer one request, except for its id."""
    match request["cmd"]:
        case "hello":
            about = {"name": "lowest card"}
            return {"protocol": 1, "implementation": about, "levels": ["act", "load"], "books": []}
        case "load":
            return {"ok": True}  # whatever the book is: the legal tokens are all that it looks at
        case "act":
            return {"action": choose(request["view"], request["legal"])}
        case other:
            return {"unsupported": {"feature": f"cmd {other}"}}


for line in sys.stdin:
    asked = json.loads(line)
    if asked["cmd"] == "bye":
        break
    print(json.dumps({"id": asked["id"], **answer_to(asked)}), flush=True)
