"""An adapter over the small engine: answers requests in this process, as a program would from outside."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from courtpiece_spec.conformance.outcomes import Answer
from tests.conformance.wrong.base import BOOKS, Message, Round

LEVELS = ("trick", "legal", "play", "match", "view")


class SmallAdapter:
    """Answers by a class of rounds, right or wrong ones; `Asks` of the judge."""

    name = "correct"

    def __init__(self, rounds: type[Round] = Round) -> None:
        self.rounds = rounds

    def ask(self, request: Mapping[str, Any], /) -> Answer:
        """As if through a pipe: what comes out shares nothing with what went in."""
        try:
            answer = self.answer(json.loads(json.dumps(request)))
        except Exception as fault:  # noqa: BLE001 - as an adapter does: silence would be a timeout
            answer = {"error": {"message": f"{type(fault).__name__}: {fault}"}}
        line = json.dumps({"id": "", **answer})
        return Answer(json.loads(line), line.encode())

    def answer(self, request: Message) -> Message:
        match request["cmd"]:
            case "hello":
                about = {"name": self.name}
                return {
                    "protocol": 1,
                    "implementation": about,
                    "levels": list(LEVELS),
                    "books": list(BOOKS),
                }
            case "trick":
                return self.trick(request)
            case "legal":
                plays = [tuple(play) for play in request["plays"]]
                empty = self.rounds(request["book"])
                return {"legal": empty.legal_cards(request["hand"], plays, request["trump"])}
            case "play":
                return self.play(request["record"])
            case "match":
                return self.match(request)
            case "view":
                game, _ = self.replay(request["record"])
                return game.view(request["seat"])
            case other:
                return {"unsupported": {"feature": f"cmd {other}"}}

    def trick(self, request: Message) -> Message:
        plays = [tuple(play) for play in request["plays"]]
        empty = self.rounds(request["book"])
        return {"winner": empty.trick_winner(plays, request["trump"], request.get("power_from", 0))}

    def begin(self, record: Message) -> Round:
        pack = [record["pack"][at : at + 2] for at in range(0, 104, 2)]
        return self.rounds(record["book"], pack, record["setup"]["dealer"])

    def replay(self, record: Message) -> tuple[Round, Message]:
        game = self.begin(record)
        answer: Message = {"accepted": 0}
        for at, token in enumerate(record["actions"].split()):
            legal = game.legal()
            if token not in legal:
                answer["refused"] = {"at": at, "legal": legal}
                break
            game.do(token)
            answer["accepted"] += 1
        else:
            answer["legal"] = game.legal()
        return game, answer

    def play(self, record: Message) -> Message:
        game, answer = self.replay(record)
        return {**answer, "winners": game.winners, "collected": game.collected, "result": game.result()}

    def match(self, request: Message) -> Message:
        setup = request["setup"]
        dealer = setup["dealer"]
        score = list(setup.get("score", (0, 0)))
        for told in request["rounds"]:
            game = self.rounds(request["book"], (), dealer)
            score[told["winner"]] += game.points(told["winner"], told["collected"])
            dealer = game.next_dealer(told["winner"], told["collected"])
        over = self.rounds(request["book"]).match_over(score)
        winner = (0 if score[0] > score[1] else 1) if over else None
        return {"score": score, "next_dealer": dealer, "over": over, "winner": winner}
