"""Playing tricks: whose turn it is, which cards he may play, and what a finished trick does."""

from __future__ import annotations

from collections.abc import Callable

import attrs

from courtpiece_spec.book.play import (
    FaceDown,
    FirstVoidSetsTrump,
    Lead,
    LeadInTurn,
    MustFaceDown,
    MustFollow,
    NextLead,
    NextTrick,
    RuffOnce,
    Void,
)
from courtpiece_spec.book.who import TakerOfTrick
from courtpiece_spec.cards import CARDS, Card, cards_in
from courtpiece_spec.engine.actions import PLAYS, Action, Verb
from courtpiece_spec.engine.collecting import collecting
from courtpiece_spec.engine.deciding import decided_early
from courtpiece_spec.engine.exposing import Exposure, Moment, exposing, exposures, shown_by_itself
from courtpiece_spec.engine.following import Choice, void_choice
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.engine.people import FindSeat, find_seat
from courtpiece_spec.engine.registry import carrier, carries
from courtpiece_spec.engine.state import State, Tricks, Trump
from courtpiece_spec.engine.taking import find_taker, strengths_now, suits_led, trump_cards
from courtpiece_spec.seats import SIDES, Seat


class Table:
    """The standing rules of a book at work: from a card played to the next player's turn."""

    def __init__(self, layout: Layout) -> None:
        book = layout.book
        self.layout = layout
        self.players, self.after, self.seats = layout.players, layout.after, layout.seats
        follow = book.rule("play.follow") or MustFollow()
        self.led_bits: Callable[[int, Trump], int] = carrier(follow)(layout, follow)
        self.void_choice = void_choice(layout)
        self.find_taker = find_taker(layout)
        self.strengths = strengths_now(layout)
        self.collect = collecting(layout)
        self.expose = exposing(layout)
        self.exposures = exposures(layout)
        self.shown_by_itself = shown_by_itself(layout)
        self.decided = decided_early(layout)
        setting = book.rule("trump.set")
        self.set_by_void: Callable[[State, int], Trump] | None = (
            carrier(setting)(layout, setting) if isinstance(setting, FirstVoidSetsTrump) else None
        )
        lead, following = book.rule("play.lead"), book.rule("play.next")
        assert isinstance(lead, Lead)
        self.first_leader: FindSeat = carrier(lead)(layout, lead)
        taker_leads = following is None or following == NextLead(TakerOfTrick())
        self.next_leader: FindSeat | None = (
            carrier(following)(layout, following)
            if not taker_leads and isinstance(following, NextLead | LeadInTurn)
            else None
        )
        void = book.rule("play.void")
        self.counts_ruffs = isinstance(void, Void) and any(isinstance(rule, RuffOnce) for rule in void.rules)
        down = book.rule("play.face_down")
        self.plays_down: FindSeat | None = (
            carrier(down)(layout, down) if isinstance(down, FaceDown | MustFaceDown) else None
        )
        self.must_play_down = isinstance(down, MustFaceDown)

    # ------------------------------------------------------------------ turns
    def open_trick(self, state: State) -> State:
        """The leader is to play."""
        tricks = state.tricks
        if not tricks.takers:
            leader = self.first_leader(state)
            state = attrs.evolve(state, tricks=attrs.evolve(tricks, leader=leader))
        return self.to_lead(state)

    def to_lead(self, state: State) -> State:
        """The leader of the tricks is to play."""
        leader, hands = state.tricks.leader, state.hands
        opened = State(
            state.step,
            leader,
            hands,
            (),
            hands[leader],
            (),
            state.tricks,
            state.trump,
            state.deal,
            state.asked,
            state.history,
        )
        return opened if state.trump.hidden is None else self._with_exposures(opened)

    def play(self, state: State, action: Action) -> State:
        """A legal card is played; the trick may be finished by it."""
        seat, hands, trump = state.turn, state.hands, state.trump
        assert seat is not None
        card = action.bit.bit_length() - 1
        hands = (*hands[:seat], hands[seat] ^ action.bit, *hands[seat + 1 :])
        played = (*state.played, card)
        if self.set_by_void is not None and not trump.settled:
            trump = self.set_by_void(state, card)
        history = (*state.history, action)
        if len(played) == self.players:
            return self._finish(state, hands, played, trump, history)
        seat = self.after[seat]
        hand = hands[seat]
        follows = hand & self.led_bits(played[0], trump)
        allowed = follows or hand
        if not follows and self.void_choice is not None:
            allowed = self.void_choice(Choice(seat, hand, played, state.tricks, trump, state.down), hand)
        turned = State(
            state.step,
            seat,
            hands,
            played,
            allowed,
            (),
            state.tricks,
            trump,
            state.deal,
            state.asked,
            history,
            "",
            state.down,
        )
        if follows or trump.hidden is None:
            return turned
        return self._with_exposures(turned)

    def play_down(self, state: State, action: Action) -> State:
        """A card is played as any other, but face down: it cannot win."""
        assert action.seat is not None
        assert isinstance(action.what, Card)
        before = attrs.evolve(state, down=state.down | action.what.bit)
        after = self.play(before, PLAYS[action.seat][action.what.index])
        return attrs.evolve(after, history=state.history)

    # ------------------------------------------------------------------ hidden trump
    def moment(self, state: State) -> Moment:
        """What the player on turn faces."""
        assert state.turn is not None
        leading = not state.played
        void = not leading and not state.hands[state.turn] & self.led_bits(state.played[0], state.trump)
        return Moment(state, state.turn, leading, void)

    def exposure(self, state: State) -> Exposure | None:
        """How the player on turn may, or must, have the hidden trump exposed; None if he cannot."""
        moment = self.moment(state)
        found = [made for each in self.exposures if (made := each(moment)) is not None]
        pressing = [each for each in found if each.automatic or each.forced]
        found = pressing or found
        return found[0] if found else None

    def _with_exposures(self, state: State) -> State:
        """The offers of a turn beside its cards."""
        seat = state.turn
        assert seat is not None
        offers: tuple[Action, ...] = ()
        allowed = state.allowed
        exposure = self.exposure(state)
        if exposure is not None:
            if exposure.automatic:
                return self.bound(self.expose(state), exposure)
            offers = (Action(seat, Verb.REVEAL),)
            if exposure.forced:
                allowed = 0
        if self.plays_down is not None and self.moment(state).void and self.plays_down(state) == seat:
            offers += tuple(Action(seat, Verb.DOWN, card) for card in cards_in(state.hands[seat]))
            if self.must_play_down:
                allowed = 0
        return attrs.evolve(state, allowed=allowed, offers=offers)

    def reveal(self, state: State) -> State:
        """The player on turn has the trump exposed, and is bound by the clause he used."""
        exposure = self.exposure(state)
        assert exposure is not None
        return self.bound(self.expose(state), exposure)

    def bound(self, state: State, exposure: Exposure) -> State:
        """The cards that the player on turn may play once trump is exposed."""
        seat, trump = state.turn, state.trump
        assert seat is not None
        hand = state.hands[seat]
        allowed = hand & self.led_bits(state.played[0], trump) if state.played else 0
        if not allowed:
            allowed = hand
            if self.void_choice is not None and state.played:
                choice = Choice(seat, hand, state.played, state.tricks, trump, state.down)
                allowed = self.void_choice(choice, hand)
            if exposure.duty:
                allowed = allowed & trump.cards or allowed
        return attrs.evolve(state, allowed=allowed, offers=(), duty=exposure.path if exposure.duty else "")

    # ------------------------------------------------------------------ the end of a trick
    def _finish(
        self,
        state: State,
        hands: tuple[int, ...],
        played: tuple[int, ...],
        trump: Trump,
        history: tuple[Action, ...],
    ) -> State:
        """The trick is taken, collected or left lying; nobody is on turn."""
        tricks = state.tricks
        place = self.find_taker(played, state.down, trump, self.strengths(tricks, trump, played[0]))
        return self.trick_taken(state, hands, played, place, trump, history)

    def trick_taken(
        self,
        state: State,
        hands: tuple[int, ...],
        played: tuple[int, ...],
        place: int,
        trump: Trump,
        history: tuple[Action, ...],
    ) -> State:
        """The card at a place of the trick has taken it."""
        tricks = state.tricks
        taker = self.seats[(tricks.leader + place) % self.players]
        side = self.layout.side_of[taker]
        number = len(tricks.takers)
        opening = tricks.opening
        if opening[side] == number:
            opening = (*opening[:side], number + 1, *opening[side + 1 :])
        bits = 0
        for card in played:
            bits |= 1 << card
        ruffed = self._ruffs(tricks, played, state.down, trump) if self.counts_ruffs else tricks.ruffed
        taken = Tricks(
            taker,
            (*tricks.takers, taker),
            (*tricks.winning, played[place]),
            tricks.collected,
            opening,
            tricks.pile + 1,
            tricks.run + 1 if number and tricks.run and tricks.takers[-1] == taker else 1,
            tricks.fresh,
            tricks.captured,
            tricks.lying | bits,
            ruffed,
            (*tricks.before, number * self.players + place),
        )

        def standing(with_tricks: Tricks) -> State:
            return State(
                state.step, None, hands, (), 0, (), with_tricks, trump, state.deal, state.asked, history
            )

        no_card_left = not any(hands) and trump.hidden_card is None and state.step > self.layout.last_deal
        done = standing(self.collect(taken, taker, no_card_left, standing))
        return self._between_tricks(done, tricks.leader)

    def _between_tricks(self, state: State, leader: Seat) -> State:
        """Trump settles for the next trick, and its leader is known."""
        if state.trump.hidden is not None and any(shown(state) for shown in self.shown_by_itself):
            state = self.expose(state)
            state = attrs.evolve(state, trump=attrs.evolve(state.trump, trick=len(state.tricks.takers)))
        trump = state.trump
        if trump.since:
            state = attrs.evolve(state, trump=attrs.evolve(trump, since=0))
        elif trump.suit is not None and not trump.cards and trump.trick == len(state.tricks.takers):
            cards = trump_cards(self.layout, trump.suit)
            state = attrs.evolve(state, trump=attrs.evolve(trump, cards=cards))
        if self.next_leader is None:
            return state
        held = attrs.evolve(state.tricks, leader=leader)
        next_leader = self.next_leader(attrs.evolve(state, tricks=held))
        return attrs.evolve(state, tricks=attrs.evolve(state.tricks, leader=next_leader))

    def _ruffs(self, tricks: Tricks, played: tuple[int, ...], down: int, trump: Trump) -> int:
        """Who has ruffed by now: played a trump that counted as one, in a trick led in another suit."""
        ruffed = tricks.ruffed
        if not 1 << played[0] & trump.cards:
            for number, card in enumerate(played):
                if 1 << card & trump.cards & ~down and number >= trump.since:
                    ruffed |= 1 << (tricks.leader + number) % self.players
        return ruffed


@carries(Lead)
def lead(layout: Layout, rule: Lead) -> FindSeat:
    """Who leads the first trick."""
    return find_seat(layout, rule.who)


@carries(NextLead)
def next_lead(layout: Layout, rule: NextLead) -> FindSeat:
    """Who leads the next trick."""
    return find_seat(layout, rule.who)


@carries(LeadInTurn)
def lead_in_turn(layout: Layout, _: LeadInTurn) -> FindSeat:
    """The lead goes round the table."""
    return lambda state: layout.after[state.tricks.leader]


@carries(FaceDown)
def face_down(layout: Layout, rule: FaceDown) -> FindSeat:
    """Who may play face down when void."""
    return find_seat(layout, rule.who)


@carries(MustFaceDown)
def must_face_down(layout: Layout, rule: MustFaceDown) -> FindSeat:
    """Who must play face down when void, or have the trump turned up."""
    return find_seat(layout, rule.who)


@carries(FirstVoidSetsTrump)
def first_void_sets_trump(layout: Layout, _: FirstVoidSetsTrump) -> Callable[[State, int], Trump]:
    """The first card of another suit than the one led sets trump.

    It counts in its own trick too, unless `power` says later (Q28).
    """
    later = isinstance(layout.power, NextTrick)
    led_bits = suits_led(layout)

    def set_trump(state: State, card: int) -> Trump:
        trump = state.trump
        if not state.played or led_bits(state.played[0], trump) & 1 << card:
            return trump
        suit = CARDS[card].suit
        cards = 0 if later else trump_cards(layout, suit)
        return attrs.evolve(trump, cards=cards, suit=suit, trick=len(state.tricks.takers) + 1, settled=True)

    return set_trump


def nothing_collected(layout: Layout) -> tuple[int, ...]:
    """A zero for each side."""
    return (0,) * len(SIDES[: layout.side_count])
