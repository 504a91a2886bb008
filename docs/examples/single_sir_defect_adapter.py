"""An adapter with one defect, to see what a failed judgement looks like.

    courtpiece conform single_sir -- python docs/examples/single_sir_defect_adapter.py

It is `single_sir_adapter.py` but for `trick_winner`, which forgets that only the led suit and trump can win.
The defect hides well: most tricks are followed by everyone, and then the answer is right.

It reads one JSON object a line and answers each with one line. The upper part is a card engine, as an app
has one; the lower part is all that an app must add to be judged. It needs Python alone.

Cards are two characters, rank and suit: "TH" is the ten of hearts. Seats are 0 to 3 in the order of play,
and the sides are seats 0 and 2 against 1 and 3. A token such as "0:call=H" or "1:5H" is what one seat does.
"""

import json
import sys
from typing import Any

BOOKS = ("single_sir", "double_sir")
RANKS = "23456789TJQKA"
SUITS = "SHDC"

Play = list[Any]  # [seat, card]


# ---- the engine ---------------------------------------------------------------------------------------


def trick_winner(plays: list[Play], trump: str | None, power_from: int = 0) -> int:
    """Say which seat wins. Trump has power from the play `power_from` on (0: in the whole trick)."""
    led = plays[0][1][1]

    def strength(index: int) -> tuple[int, int]:
        rank, suit = plays[index][1]
        if suit == trump and (index >= power_from or suit == led):
            return 2, RANKS.index(rank)
        return 1, RANKS.index(rank)  # the defect: a high discard beats the led suit

    winner: int = plays[max(range(len(plays)), key=strength)][0]
    return winner


def legal_cards(hand: list[str], plays: list[Play]) -> list[str]:
    """Follow suit if able; otherwise any card, with no duty to trump."""
    following = [card for card in hand if plays and card[1] == plays[0][1][1]]
    return following or list(hand)


class Round:
    """One round: the pack is dealt 5 to each, the caller names trump, then 4 and 4 more to each."""

    def __init__(self, book: str, pack: str, dealer: int) -> None:
        self.pile_counts = book == "double_sir"
        self.dealer = dealer
        self.caller = self.turn = (dealer + 1) % 4
        self.cards = [pack[i : i + 2] for i in range(0, 104, 2)]  # not dealt yet
        self.hands: list[list[str]] = [[], [], [], []]
        self.trump: str | None = None
        self.plays: list[Play] = []  # the trick on the table: [seat, card]
        self.winners: list[int] = []  # the seat that won each trick
        self.collected = [0, 0]
        self.pile = 0  # Double Sir: tricks that lie there
        self.last: int | None = None  # Double Sir: who may make a pair with the next trick
        self.deal(5)

    def deal(self, count: int) -> None:
        """Give each player `count` cards, the caller first."""
        for step in range(4):
            self.hands[(self.caller + step) % 4] += self.cards[:count]
            del self.cards[:count]

    def over(self) -> bool:
        """Seven tricks win; in Double Sir a side without any may still lose them all."""
        won, other = max(self.collected), min(self.collected)
        return len(self.winners) == 13 or (won >= 7 and (other >= 1 or not self.pile_counts))

    def legal(self) -> list[str]:
        """Every token that may come next."""
        if self.over():
            return []
        if self.trump is None:
            return [f"{self.caller}:call={suit}" for suit in SUITS]
        return [f"{self.turn}:{card}" for card in legal_cards(self.hands[self.turn], self.plays)]

    def do(self, token: str) -> None:
        """Do what a legal token says."""
        if "call=" in token:
            self.trump = token[-1]
            self.deal(4)
            self.deal(4)
            return
        card = token[2:]
        self.hands[self.turn].remove(card)
        self.plays.append([self.turn, card])
        self.turn = (self.turn + 1) % 4
        if len(self.plays) == 4:
            self.turn = trick_winner(self.plays, self.trump)
            self.plays = []
            self.winners.append(self.turn)
            self.collect(self.turn)

    def collect(self, seat: int) -> None:
        """Count a trick at once; in Double Sir only with the second in a row, and at the end."""
        self.pile += 1
        if not self.pile_counts or seat == self.last or len(self.winners) == 13:
            self.collected[seat % 2] += self.pile
            self.pile, self.last = 0, None  # the next pair needs two new tricks
        else:
            self.last = seat

    def result(self) -> dict[str, Any] | None:
        """Who won, what it is worth and who deals next; None before the end."""
        if not self.over():
            return None
        side = 0 if self.collected[0] > self.collected[1] else 1
        court = self.collected[side] == (13 if self.pile_counts else 7) and self.collected[1 - side] == 0
        if side == self.dealer % 2:
            points, dealer = (4 if court else 2), self.caller  # a Goon Court, or the dealer's side wins
        else:
            points, dealer = (3, (self.dealer + 2) % 4) if court else (1, self.dealer)
        score = [points, 0] if side == 0 else [0, points]
        return {"winner": side, "score": score, "next_dealer": dealer, "trump": self.trump}


# ---- the adapter --------------------------------------------------------------------------------------


def replay(record: dict[str, Any]) -> dict[str, Any]:
    """Do the tokens of a record one after the other, as far as they are legal, and say what came of it."""
    game = Round(record["book"], record["pack"], record["setup"]["dealer"])
    answer: dict[str, Any] = {"accepted": 0}
    for at, token in enumerate(record["actions"].split()):
        legal = game.legal()
        if token not in legal:
            answer["refused"] = {"at": at, "legal": legal}
            break
        game.do(token)
        answer["accepted"] += 1
    else:
        answer["legal"] = game.legal()
    return {**answer, "winners": game.winners, "collected": game.collected, "result": game.result()}


def answer_to(request: dict[str, Any]) -> dict[str, Any]:
    """Answer one request, except for its id."""
    command = request.get("cmd")
    if command == "hello":
        about = {"name": "single-sir-example", "version": "1.0", "language": "Python"}
        levels = ["trick", "legal", "play"]
        return {"protocol": 1, "implementation": about, "levels": levels, "books": list(BOOKS)}
    if command not in ("trick", "legal", "play"):
        return {"unsupported": {"feature": f"cmd {command}"}}
    book = request["record"]["book"] if command == "play" else request["book"]
    if book not in BOOKS:
        return {"unsupported": {"feature": f"book {book}"}}
    if command == "trick":
        return {"winner": trick_winner(request["plays"], request["trump"], request.get("power_from", 0))}
    if command == "legal":
        return {"legal": legal_cards(request["hand"], request["plays"])}
    return replay(request["record"])


def main() -> None:
    """Answer line by line until the runner says bye."""
    for line in sys.stdin:
        request: Any = {}
        try:
            request = json.loads(line)
            if request["cmd"] == "bye":
                break
            answer = answer_to(request)
        except Exception as fault:  # noqa: BLE001 - silence would be a timeout
            answer = {"error": {"message": f"{type(fault).__name__}: {fault}"}}
        ident = request.get("id") if isinstance(request, dict) else None
        print(json.dumps({"id": ident, **answer}), flush=True)


if __name__ == "__main__":
    main()
