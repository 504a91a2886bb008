"""The table at which a scenario is played: what is agreed before the deal, and the round as it stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from courtpiece_spec.cards import Card, Suit
from courtpiece_spec.engine import Action, Game, Refused, Result, Setup, State, Verb
from courtpiece_spec.seats import Seat, Side
from tests.features.packs import stacked
from tests.features.rows import Named, NobodyAsks, SetByVoid, Trick, Trumps, size_of, tricks_taken_by
from tests.features.words import Holding

MOST_QUESTIONS = 12
"""More than are ever asked before a card: a bid of each of eight players, and trump."""

GameOf = Callable[[str], Game]
"""From the id of a book to its game."""


class Table:
    """One scenario's round.  The cards are dealt when somebody first acts, or when somebody first looks."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.layout = game.layout
        self.dealer = Seat(3)
        self.streak: tuple[int, ...] = ()
        self.bids: dict[Seat, int] = {}
        """What players mean to bid."""
        self.challenge: tuple[Seat, Suit] | None = None
        """Who means to name another trump, and which."""
        self.counters: tuple[tuple[str, tuple[int, ...]], ...] = ()
        self.redeals = 0
        self.pack: tuple[Card, ...] | None = None
        self.holdings: dict[Seat, Holding] = {}
        self.after_trick: list[State] = []
        """The round as it stood after each trick."""
        self.tried: Action | None = None
        self.refused: Refused | None = None
        self.coming: list[Action] = []
        """What a row of tricks still has to play."""
        self._state: State | None = None
        self._suit = Suit.HEARTS
        self._turns_up = False
        self.goes_on: Seat | None = None
        """Who will play on where that may be decided."""

    # ------------------------------------------------------------------ before the deal
    def agree(self, seat: Seat, holding: Holding) -> None:
        """A player is to hold something."""
        assert self._state is None, "the cards are already dealt"
        self.holdings[seat] = self.holdings.get(seat, Holding()).and_also(holding)

    @property
    def state(self) -> State:
        """The round as it stands."""
        if self._state is None:
            pack = self.pack or stacked(self.game, self.dealer, self.holdings)
            self.pack = pack
            setup = Setup(self.dealer, redeals=self.redeals, streak=self.streak, counters=self.counters)
            self._state = self.game.start(pack, setup)
        return self._state

    # ------------------------------------------------------------------ playing
    def do(self, action: Action) -> None:
        """Act, legally."""
        before = self.state
        applied = self.game.apply(before, action)
        assert not isinstance(applied, Refused), f"{action} is refused by {applied.clause}: {applied.message}"
        self._state = applied[0]
        if len(self._state.winners) > len(before.winners):
            self.after_trick.append(self._state)

    def attempt(self, action: Action) -> None:
        """Act as the rules may not allow."""
        self.tried = action
        applied = self.game.apply(self.state, action)
        self.refused = applied if isinstance(applied, Refused) else None

    def play_row(
        self,
        takers: Sequence[Seat],
        trumps: Trumps | None = None,
        suit: Suit = Suit.HEARTS,
        told: Sequence[Card | None] = (),
    ) -> None:
        """Deal and play so that these players take the tricks; the rest of the deal is kept coming.

        `told` are the cards that take them, as far as they matter.
        """
        tricks = self.lay_out(takers, trumps, suit, told)
        for number, taker in enumerate(takers, start=1):
            assert not self.game.is_over(self.state), f"the round is over before trick {number}"
            self.play_coming(len(tricks[number - 1].plays))
            assert self.state.winners[-1] == taker, (
                f"trick {number} went to {self.name(self.state.winners[-1])}"
            )

    def lay_out(
        self,
        takers: Sequence[Seat],
        trumps: Trumps | None = None,
        suit: Suit = Suit.HEARTS,
        told: Sequence[Card | None] = (),
    ) -> tuple[Trick, ...]:
        """Stack the pack for a row of takers and keep its cards coming."""
        leader = self.leader()
        if self.challenge is not None:
            trumps = Named(self.challenge[1])
        way = trumps or self._usual(suit)
        tricks = tricks_taken_by(takers, leader, way, told, size_of(self.game))
        for seat in self.layout.seats:
            hand = tuple(card for trick in tricks for player, card in trick.plays if player == seat)
            self.agree(seat, Holding(hand))
        if self._hides():
            # The keeper's last card if nobody asks, else the one that he turns up to lead it.
            keeper = self.layout.right_of(self.dealer)
            trick = tricks[0] if isinstance(trumps or self._usual(suit), Named) else tricks[-1]
            self.agree(keeper, Holding(first=(dict(trick.plays)[keeper],)))
        self.coming = [Action(seat, Verb.PLAY, card) for trick in tricks for seat, card in trick.plays]
        self._suit, self._turns_up = suit, self._hides() and not isinstance(trumps, NobodyAsks)
        return tricks

    def play_coming(self, cards: int) -> None:
        """Play the next cards of the row, with what has to be said before them."""
        for _ in range(cards):
            for _ in range(MOST_QUESTIONS):
                said = self._said_before()
                if said is None:
                    break
                self.do(said)
            self.do(self.coming.pop(0))

    def play_up_to(self, seat: Seat) -> None:
        """Play the next cards of the row until it is a player's turn."""
        while self.coming[0].seat != seat:
            self.play_coming(1)

    def _said_before(self) -> Action | None:
        """What the player has to say before his card is played, or says because the row wants it so."""
        offers = {action.verb: action for action in self.game.legal(self.state)}
        if Verb.REDEAL in offers:
            return offers[Verb.PASS]
        if Verb.PICK in offers:
            picks = self.game.legal(self.state)
            return next(
                each for each in picks if isinstance(each.what, Card) and each.what.suit is self._suit
            )
        if Verb.BID in offers:
            return self._bid(offers)
        if {Verb.CALL, Verb.PASS} <= set(offers) and self.state.trump.settled:
            seat, named = self.challenge or (None, None)
            own = seat is not None and offers[Verb.PASS].seat == seat
            return Action(seat, Verb.CALL, named) if own else offers[Verb.PASS]
        if Verb.PASS in offers and Verb.CALL not in offers:
            return offers[Verb.PASS]
        if Verb.GO_ON in offers:
            return offers[Verb.GO_ON] if self.goes_on is None else Action(self.goes_on, Verb.GO_ON)
        if Verb.CALL in offers:
            return Action(offers[Verb.CALL].seat, Verb.CALL, self._suit)
        if Verb.HIDE in offers:
            keeper = offers[Verb.HIDE].seat
            assert keeper is not None
            return Action(keeper, Verb.HIDE, self.holdings[keeper].first[0])
        if Verb.REVEAL in offers and (self._turns_up or Verb.PLAY not in offers):
            return offers[Verb.REVEAL]
        return None

    def _bid(self, offers: Mapping[Verb, Action]) -> Action:
        """What the player on turn means to bid; else he passes, or bids the least he may."""
        seat = offers[Verb.BID].seat
        assert seat is not None
        number = self.bids.get(seat)
        if number is not None:
            return Action(seat, Verb.BID, number)
        least = [each for each in self.game.legal(self.state) if each.verb is Verb.BID]
        return offers.get(Verb.PASS, least[0])

    def _hides(self) -> bool:
        return self.game.book.rule("trump.return") is not None

    def _usual(self, suit: Suit) -> Trumps:
        """How trump comes about where a scenario does not say."""
        if self.game.book.rule("trump.set") is not None:
            return SetByVoid()
        if self._hides():
            return Named(suit, led_first=True)
        return Named(suit, since=2 if self.game.book.rule("round.kachuha") is not None else 1)

    def leader(self) -> Seat:
        """Who leads the first trick: after an auction the highest bidder, or who names another trump."""
        if self.challenge is not None:
            return self.challenge[0]
        if self.bids:
            return max(self.bids, key=lambda seat: self.bids[seat])
        return self.game.table.first_leader(self.game.start(self.layout.pack, Setup(self.dealer)))

    # ------------------------------------------------------------------ looking
    def name(self, seat: Seat) -> str:
        """The letter of a seat."""
        return self.layout.names[seat]

    def result(self) -> Result:
        """What the round has given."""
        result = self.game.result(self.state)
        assert result is not None, "the round is not over"
        return result

    def legal(self, seat: Seat, verb: Verb) -> tuple[Action, ...]:
        """A player's legal actions of one kind."""
        return tuple(each for each in self.game.legal(self.state) if each.seat == seat and each.verb is verb)

    def playable(self, seat: Seat) -> set[Card]:
        """The cards that a player may play."""
        return {each.what for each in self.legal(seat, Verb.PLAY) if isinstance(each.what, Card)}

    def to_act(self) -> set[Seat | None]:
        """Who may act."""
        return {action.seat for action in self.game.legal(self.state)}

    def tricks_of(self, side: Side) -> int:
        """Tricks that count for a side."""
        return self.game.collected(self.state)[side]
