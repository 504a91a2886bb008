"""Wrong adapters: the small engine with one defect each, of a kind that developers of card apps make."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeAlias

from attrs import frozen

from tests.conformance.wrong.asking import SmallAdapter
from tests.conformance.wrong.base import RANKS, SUITS, Message, Play, Round

Made: TypeAlias = "Callable[[], SmallAdapter]"


@frozen
class Wrong:
    """One wrong adapter.

    Attributes:
        made: Makes it anew.
        book: By what it is judged.
        clauses: The paths that the suite may name; `(hand)` is a field of an answer that no clause is about.
    """

    made: Made
    book: str
    clauses: frozenset[str]


WRONG: dict[str, Wrong] = {}


def wrong(book: str, *clauses: str) -> Callable[[type[Any]], type[Any]]:
    """Register a defect: a class of rounds, or an adapter."""

    def register(spoilt: type[Any]) -> type[Any]:
        made: Any = spoilt if issubclass(spoilt, SmallAdapter) else partial(SmallAdapter, spoilt)
        assert spoilt.__name__ not in WRONG
        WRONG[spoilt.__name__] = Wrong(made, book, frozenset(clauses))
        return spoilt

    return register


# ---------------------------------------------------------------------- who takes a trick
@wrong("single_sir", "play.takes")
class LowTrumpLosesToAceOfLedSuit(Round):
    def trick_winner(self, plays: Sequence[Play], trump: str | None, power_from: int) -> int:
        for seat, card in plays:
            if card == "A" + plays[0][1][1]:
                return seat
        return super().trick_winner(plays, trump, power_from)


@wrong("single_sir", "play.takes")
class HighestOfAnySuitWins(Round):
    def suit_strength(self, in_force: bool, led: bool) -> int:
        return 2 if in_force else 0


@wrong("single_sir", "play.takes")
class LastTrumpWins(Round):
    def trick_winner(self, plays: Sequence[Play], trump: str | None, power_from: int) -> int:
        ruffs = [seat for seat, card in plays if card[1] == trump]
        return ruffs[-1] if ruffs else super().trick_winner(plays, trump, power_from)


@wrong("single_sir", "play.takes")
class RanksOrderedAsStrings(Round):
    def rank_strength(self, rank: str) -> int:
        return sorted(RANKS).index(rank)


@wrong("single_sir", "play.takes")
class AceLow(Round):
    def rank_strength(self, rank: str) -> int:
        return -1 if rank == "A" else super().rank_strength(rank)


# ---------------------------------------------------------------------- what may be played
@wrong("single_sir", "play.follow")
class IgnoresFollowSuit(Round):
    def following(self, hand: list[str], plays: Sequence[Play]) -> list[str]:
        return []


@wrong("single_sir", "play.void")
class ForcesTrumpWhenVoid(Round):
    def when_void(self, hand: list[str], plays: Sequence[Play], trump: str | None) -> list[str]:
        trumps = [card for card in hand if card[1] == trump]
        return trumps if plays and trumps else list(hand)


@wrong("single_sir", "play.void")
class MustOvertrump(Round):
    def when_void(self, hand: list[str], plays: Sequence[Play], trump: str | None) -> list[str]:
        ruffs = [card for _, card in plays if card[1] == trump != plays[0][1][1]]
        best = max((RANKS.index(card[0]) for card in ruffs), default=99)
        over = [card for card in hand if card[1] == trump and RANKS.index(card[0]) > best]
        return over or list(hand)


@wrong("single_sir", "play.hand", "play.follow")
class AllowsCardsNotHeld(Round):
    def legal(self) -> list[str]:
        tokens = super().legal()
        if self.plays and tokens:
            return [*tokens, *(f"{self.turn}:{rank}{self.plays[0][1][1]}" for rank in "23")]
        return tokens

    def play(self, card: str) -> None:
        if card not in self.hands[self.turn]:
            self.hands[self.turn][0] = card
        super().play(card)


# ---------------------------------------------------------------------- whose turn it is
@wrong("single_sir", "table.plays")
class ClockwiseInsteadOfAnticlockwise(Round):
    def next_seat(self, seat: int) -> int:
        return (seat - 1) % 4


@wrong("single_sir", "play.next")
class PartnerOfTheTakerLeads(Round):
    def next_leader(self, taker: int) -> int:
        return (taker + 2) % 4


@wrong("single_sir", "play.lead")
class DealerLeads(Round):
    def first_leader(self) -> int:
        return self.dealer


# ---------------------------------------------------------------------- when a round ends
@wrong("single_sir", "round.play")
class StopsAtEight(Round):
    def enough(self) -> int:
        return 8


@wrong("single_sir", "round.play")
class PlaysAllThirteen(Round):
    def over(self) -> bool:
        return len(self.winners) == 13


@wrong("hakem", "round.play")
class HakemStopsAtSeven(Round):
    def over(self) -> bool:
        return max(self.collected) == 7 or len(self.winners) == 13


# ---------------------------------------------------------------------- what is collected
@wrong("double_sir", "collect.take")
class CountsThePileAtOnce(Round):
    def collects(self, taker: int) -> bool:
        return True


@wrong("double_sir", "collect.take")
class PartnersCombine(Round):
    def collects(self, taker: int) -> bool:
        return super().collects(taker) or (self.last >= 0 and taker % 2 == self.last % 2)


@wrong("double_sir", "collect.fresh")
class ThirdWinCollects(Round):
    def last_after(self, taker: int) -> int:
        return taker


@wrong("double_sir", "collect.fresh")
class ThirdWinCollectsButNoFourth(Round):
    """Neither of the readings: the third trick running is collected at once, then two new ones are needed."""

    def collects(self, taker: int) -> bool:
        running = self.winners[-4:]
        third = running[-3:] == [taker] * 3 and running != [taker] * 4 and self.pile == 1
        return super().collects(taker) or third


@wrong("double_sir", "collect.take", "collect.fresh")
class RunIsNotReset(Round):
    """Whoever took the trick before the last one, as if nobody had come between."""

    def collects(self, taker: int) -> bool:
        return super().collects(taker) or taker in self.winners[-3:-1]


@wrong("double_sir", "collect.last")
class LastTrickIsNotSwept(Round):
    def collects(self, taker: int) -> bool:
        return taker == self.last


# ---------------------------------------------------------------------- exposing a hidden trump
@wrong("hidden_rung", "trump.power")
class ExposureReachesBack(Round):
    def trick_winner(self, plays: Sequence[Play], trump: str | None, power_from: int) -> int:
        return super().trick_winner(plays, trump, 0)


@wrong("hidden_rung", "trump.reveal.void_player", "trump.reveal.caller_leads")
class AskerNeedNotTrump(Round):
    def after_exposing(self, hand: list[str]) -> list[str]:
        return self.following(hand, self.plays) or list(hand)


@wrong("hidden_rung", "trump.hidden")
class HiddenCardCanBePlayed(Round):
    def legal(self) -> list[str]:
        tokens = super().legal()
        card = [token for token in tokens if len(token) == 4]
        if self.hidden and card and self.turn == self.caller and not self.plays:
            return [*tokens, f"{self.turn}:{self.hidden}"]
        return tokens

    def play(self, card: str) -> None:
        if card == self.hidden:
            self.hands[self.turn].append(card)
            self.hidden, self.trump = None, card[1]
        super().play(card)


@wrong("hidden_rung", "trump.reveal.last_card")
class LastCardNeedNotBeExposed(Round):
    def legal(self) -> list[str]:
        tokens = super().legal()
        forced = self.hidden is not None and tokens == [f"{self.turn}:reveal"]
        return [*tokens, f"{self.turn}:{self.hidden}"] if forced else tokens


@wrong("hidden_rung", "trump.reveal.void_player", "trump.reveal.last_card")
class CallerMayNotAsk(Round):
    def may_expose(self, seat: int) -> bool:
        return super().may_expose(seat) and (seat != self.caller or not self.plays)


# ---------------------------------------------------------------------- scoring
@wrong("single_sir", "score.court", "score.goon", "score.caller_wins", "score.dealer_wins")
class CourtWithOneTrickLost(Round):
    def is_court(self, side: int, collected: Sequence[int]) -> bool:
        return collected[side] == 7 and collected[1 - side] <= 1

    def next_dealer(self, side: int, collected: Sequence[int]) -> int:
        return Round.next_dealer(_Right(self), side, collected)


@wrong("single_sir", "score.goon")
class GoonCountsAsCourt(Round):
    def goon_points(self) -> int:
        return 3


@wrong("single_sir", "score.dealer_wins", "score.caller_wins", "score.goon", "score.court")
class DealerIsAlwaysOfSideOne(Round):
    def points(self, side: int, collected: Sequence[int]) -> int:
        court = self.is_court(side, collected)
        return (4 if court else 2) if side == 1 else (3 if court else 1)


@wrong("hakem", "score.bavney")
class ThirteenCountOnce(Round):
    def points(self, side: int, collected: Sequence[int]) -> int:
        return 1


# ---------------------------------------------------------------------- who is next
@wrong("single_sir", "next_dealer.court")
class DealerStaysAfterCourt(Round):
    def after_court(self) -> int:
        return self.dealer


@wrong("kachuha", "next_dealer.pass")
class DealPassesToTheRight(Round):
    def next_dealer(self, side: int, collected: Sequence[int]) -> int:
        return (self.dealer - 1) % 4


@wrong("hakem", "next_caller.rotate")
class HakemMovesToTheLeft(Round):
    def next_dealer(self, side: int, collected: Sequence[int]) -> int:
        return (self.dealer + 1) % 4


# ---------------------------------------------------------------------- the end of a match
@wrong("single_sir", "match.won")
class ExactlyTenWins(Round):
    def match_over(self, score: Sequence[int]) -> bool:
        return 10 in score


@wrong("single_sir", "match.won")
class MoreThanTenWins(Round):
    def match_over(self, score: Sequence[int]) -> bool:
        return max(score) > 10


# ---------------------------------------------------------------------- memory
@wrong("single_sir", "play.takes")
class DependsOnThePreviousRequest(SmallAdapter):
    """Keeps the trump of the request before, if its own names the same leader."""

    before: Any = None

    def trick(self, request: Message) -> Message:
        trump, self.before = self.before or request["trump"], request["trump"]
        return super().trick({**request, "trump": trump})


@wrong("be_ranga", "trump.set")
class RemembersTrumpOfTheLastRound(SmallAdapter):
    trump: str | None = None

    def replay(self, record: Message) -> tuple[Round, Message]:
        stale, begin = self.trump, self.rounds.__init__

        class Stale(self.rounds):  # type: ignore[name-defined, misc]
            def __init__(self, *arguments: Any) -> None:
                begin(self, *arguments)
                self.trump = stale

        fresh, self.rounds = self.rounds, Stale
        try:
            game, answer = super().replay(record)
        finally:
            self.rounds = fresh
        self.trump = game.trump
        return game, answer


# ---------------------------------------------------------------------- secrecy
@wrong("single_sir", "(hand)")
class ShowsThePartnersHand(Round):
    def seen_hand(self, seat: int) -> list[str]:
        return [*self.hands[seat], *self.hands[(seat + 2) % 4]]


@wrong("hidden_rung", "trump.hidden")
class HiddenSuitIsInTheHistory(Round):
    def heard(self, token: str, seat: int) -> str:
        return token


# ---------------------------------------------------------------------- rules of single books
@wrong("kachuha", "trump.power")
class KachuhaHasTrumpInTheFirstTrick(Round):
    def trick_winner(self, plays: Sequence[Play], trump: str | None, power_from: int) -> int:
        return super().trick_winner(plays, trump or SUITS[self.dealer], power_from)


@wrong("kachuha", "round.call")
class DealerNamesTrumpInKachuha(Round):
    def next_leader(self, taker: int) -> int:
        return self.dealer if len(self.winners) == 1 else taker


@wrong("be_ranga", "trump.set")
class NewTrumpCountsFromTheNextTrick(Round):
    def set_from(self) -> int:
        return 4


@wrong("hakem", "round.others", "round.rest")
class HakemDealsRoundTheTable(Round):
    def packets(self) -> list[tuple[int, int] | None]:
        table = [(self.caller + step) % 4 for step in range(4)]
        rest = [(seat, 4) for seat in table]
        return [(self.caller, 5), None, *((seat, 5) for seat in table[1:]), *rest, *rest]


class _Right(Round):
    """The same round with the right rules, for what a defect leaves alone."""

    def __init__(self, spoilt: Round) -> None:
        self.__dict__ = dict(spoilt.__dict__)
