"""An adapter for Single Sir in Python: replace the engine by your own, keep the adapter.

    courtpiece conform single_sir -- python adapter.py

It reads one JSON object a line and answers each with one line. It needs Python alone.

A card is two characters, rank and suit: "TH" is the ten of hearts. Seats are 0 to 3 in the order of play;
the sides are seats 0 and 2 (side 0) against 1 and 3 (side 1). A token is what one seat does: "0:call=H",
"1:5H".
"""

import json
import re
import sys
from typing import Any

BOOK = "single_sir"
RANKS = "23456789TJQKA"
SUITS = "SHDC"
TARGET = 10  # points that win the match

Play = list[Any]  # [seat, card]


# ---- the engine: yours goes here ----------------------------------------------------------------------


def trick_winner(plays: list[Play], trump: str | None) -> int:
    """The highest trump wins, else the highest card of the suit led; a discard never does."""
    led = plays[0][1][1]

    def strength(play: Play) -> tuple[int, int]:
        rank, suit = play[1]
        kind = 2 if suit == trump else 1 if suit == led else 0
        return kind, RANKS.index(rank)

    winner: int = max(plays, key=strength)[0]
    return winner


def legal_cards(hand: list[str], plays: list[Play]) -> list[str]:
    """Follow suit if able; otherwise any card, with no duty to trump."""
    following = [card for card in hand if plays and card[1] == plays[0][1][1]]
    return following or list(hand)


class Round:
    """One round: 5 cards to each, the caller names trump, then 4 and 4 more to each."""

    def __init__(self, pack: list[str], dealer: int) -> None:
        self.dealer = dealer
        self.caller = self.turn = (dealer + 1) % 4
        self.pack = list(pack)  # what is not dealt yet
        self.hands: list[list[str]] = [[], [], [], []]
        self.trump: str | None = None
        self.plays: list[Play] = []  # the trick on the table
        self.winners: list[int] = []  # the seat that won each trick
        self.collected = [0, 0]
        self.deal(5)

    def deal(self, count: int) -> None:
        """Give each player `count` cards, the caller first."""
        for step in range(4):
            self.hands[(self.caller + step) % 4] += self.pack[:count]
            del self.pack[:count]

    def over(self) -> bool:
        """Seven tricks end the round."""
        return max(self.collected) == 7

    def legal(self) -> list[str]:
        """Every token that may come next."""
        if self.over():
            return []
        if self.trump is None:
            return [f"{self.caller}:call={suit}" for suit in SUITS]
        return [f"{self.turn}:{card}" for card in legal_cards(self.hands[self.turn], self.plays)]

    def do(self, token: str) -> None:
        """Do what a legal token says."""
        what = token[2:]
        if self.trump is None:
            self.trump = what[-1]
            self.deal(4)
            self.deal(4)
            return
        self.hands[self.turn].remove(what)
        self.plays.append([self.turn, what])
        self.turn = (self.turn + 1) % 4
        if len(self.plays) == 4:
            self.turn = trick_winner(self.plays, self.trump)
            self.plays = []
            self.winners.append(self.turn)
            self.collected[self.turn % 2] += 1


def outcome(dealer: int, side: int, collected: list[int]) -> tuple[list[int], int]:
    """What a round gives each side, and who deals next.

    Seven tricks to none are a Court, and a Goon Court if the dealer's side has won it.
    """
    court = collected[1 - side] == 0
    if side == dealer % 2:
        points, next_dealer = (4 if court else 2), (dealer + 1) % 4
    else:
        points, next_dealer = (3, (dealer + 2) % 4) if court else (1, dealer)
    return ([points, 0] if side == 0 else [0, points]), next_dealer


# ---- the adapter: questions of the protocol, put to the engine ----------------------------------------


class MalformedError(Exception):
    """The request is no question of this game; the answer is `error`, never a guess."""


def pack_of(record: dict[str, Any]) -> list[str]:
    """The cards of a record in the order of dealing."""
    text = record["pack"]
    pack = [text[at : at + 2] for at in range(0, len(text), 2)]
    if sorted(pack) != sorted(rank + suit for rank in RANKS for suit in SUITS):
        raise MalformedError("the pack is not the 52 cards")
    return pack


def check_setup(setup: dict[str, Any]) -> None:
    """Refuse a setup that this book does not have."""
    if set(setup) - {"dealer", "score", "round", "redeals"}:
        raise MalformedError("an unknown key in setup")
    dealer = setup.get("dealer")
    if type(dealer) is not int or dealer not in range(4):
        raise MalformedError("dealer must be a seat, 0 to 3")


# Every token of the protocol is known here, so that one of another game is refused, not called an error.
TOKEN = re.compile(
    "[0-3]:(?:[2-9TJQKA][SHDC]|hide=[2-9TJQKA][SHDC]|drop=[2-9TJQKA][SHDC]|down=[2-9TJQKA][SHDC]"
    "|call=(?:[SHDC]|[a-z_]+)|write=[SHDC]|bid=[1-9]?[0-9]|foul=[a-z_]+"
    "|reveal|pass|redeal|go_on|stop|keep|leave|concede)|-:pick=[2-9TJQKA][SHDC]"
)


def play(record: dict[str, Any]) -> dict[str, Any]:
    """Do the tokens of a record as far as they are legal, and say what came of it."""
    if record["format"] != "courtpiece-record/1":
        raise MalformedError("an unknown format")
    check_setup(record["setup"])
    game = Round(pack_of(record), record["setup"]["dealer"])
    tokens = record["actions"].split(" ") if record["actions"] else []
    for token in tokens:
        if not TOKEN.fullmatch(token):
            raise MalformedError("not a token: " + token)
    answer: dict[str, Any] = {"accepted": len(tokens)}
    for at, token in enumerate(tokens):
        legal = game.legal()
        if token not in legal:
            answer = {"accepted": at, "refused": {"at": at, "legal": legal}}
            break
        game.do(token)
    else:
        answer["legal"] = game.legal()
    result = None
    if game.over():
        side = 0 if game.collected[0] == 7 else 1
        score, next_dealer = outcome(game.dealer, side, game.collected)
        result = {"winner": side, "score": score, "next_dealer": next_dealer, "trump": game.trump}
    return {**answer, "winners": game.winners, "collected": game.collected, "result": result}


def match(request: dict[str, Any]) -> dict[str, Any]:
    """Add up rounds that are told without their cards."""
    check_setup(request["setup"])
    dealer = request["setup"]["dealer"]
    score = list(request["setup"].get("score", [0, 0]))
    for told in request["rounds"]:
        points, dealer = outcome(dealer, told["winner"], told["collected"])
        score = [score[0] + points[0], score[1] + points[1]]
    over = max(score) >= TARGET
    winner = (0 if score[0] > score[1] else 1) if over else None
    return {"score": score, "next_dealer": dealer, "over": over, "winner": winner}


def answer_to(request: dict[str, Any]) -> dict[str, Any]:
    """Answer one request, except for its id."""
    command = request["cmd"]
    if command == "hello":
        about = {"name": "my-court-piece", "version": "1.0", "language": "Python"}
        levels = ["trick", "legal", "play", "match"]
        return {"protocol": 1, "implementation": about, "levels": levels, "books": [BOOK]}
    if command not in ("trick", "legal", "play", "match"):
        return {"unsupported": {"feature": f"cmd {command}"}}
    book = request["record"]["book"] if command == "play" else request["book"]
    if book != BOOK:
        return {"unsupported": {"feature": f"book {book}"}}
    if command == "trick":
        return {"winner": trick_winner(request["plays"], request["trump"])}
    if command == "legal":
        return {"legal": legal_cards(request["hand"], request["plays"])}
    return play(request["record"]) if command == "play" else match(request)


def main() -> None:
    """Answer line by line until the runner says bye."""
    for line in sys.stdin:
        request: Any = None
        try:
            request = json.loads(line)
            if request["cmd"] == "bye":
                break
            answer = answer_to(request)
        except Exception as fault:  # noqa: BLE001 - silence would be a timeout, and an end a crash
            answer = {"error": {"message": f"{type(fault).__name__}: {fault}"}}
        ident = request.get("id") if isinstance(request, dict) else None
        # One line, sent at once: an answer that waits in a buffer is a timeout too.
        sys.stdout.write(json.dumps({"id": ident, **answer}) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
