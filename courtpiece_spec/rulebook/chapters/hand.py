"""One whole hand, played out: the deal, every call, every trick, and what it counts."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import define, field

from courtpiece_spec.book.tables import Gain, Row, ScoreTable, Transfer
from courtpiece_spec.cards import SUITS, Card, Suit, cards_in
from courtpiece_spec.engine import Action, Event, Result, State, Verb
from courtpiece_spec.rulebook.chapters.played import Played, play_round
from courtpiece_spec.rulebook.chapters.table import lead_and_take, seat_names
from courtpiece_spec.rulebook.content import Chapter, Paragraph, Part, Picture, Trick
from courtpiece_spec.rulebook.making import Making
from courtpiece_spec.rulebook.pictures import cards, packets, table
from courtpiece_spec.rulebook.pictures.packets import Step
from courtpiece_spec.rulebook.sentences.entries import Counted
from courtpiece_spec.rulebook.sentences.scene import Text, words
from courtpiece_spec.rulebook.sentences.values import capital, without_full_stop
from courtpiece_spec.seats import Seat, Side


def hand_chapter(making: Making) -> Iterator[Chapter]:
    """The chapter of the whole hand."""
    played = play_round(making)
    dealer = making.seat_at(played.start.deal.setup.dealer)
    parts: list[Part] = [Paragraph(making.say("hand-intro", dealer=dealer), "note")]
    parts += _hands(making, played)
    parts += _Telling(making, played).parts()
    parts += _pile(making, played)
    yield Chapter("hand", making.say("book-chapter-hand"), tuple(parts))


def _hands(making: Making, played: Played) -> Iterator[Part]:
    """Each player's cards when every card has been dealt."""
    before = next((state for state, action, _, _ in played.moves if action.verb is Verb.PLAY), played.end)
    layout = making.game.layout
    for seat in layout.seats:
        held = _sorted(making, before.hands[seat] | _laid_down(before, seat))
        if not held:
            continue
        caption = making.say("picture-hand", seat=making.seat_at(seat), cards=held)
        yield Picture(cards.hand(held, making.letters, caption, caption), making.seat(seat), caption, "hand")


def _laid_down(state: State, seat: Seat) -> int:
    trump = state.trump
    return 1 << trump.hidden_card if trump.keeper == seat and trump.hidden_card is not None else 0


def _sorted(making: Making, bits: int) -> tuple[Card, ...]:
    ranks = making.game.layout.ranks
    return tuple(sorted(cards_in(bits), key=lambda card: (SUITS.index(card.suit), ranks.index(card.rank))))


@define
class _Telling:
    """What was done, trick by trick."""

    making: Making
    played: Played
    plays: list[tuple[Seat, Card]] = field(factory=list)
    told: list[str] = field(factory=list)
    """What was done in the trick so far, in order: cards played, and what was said between them."""
    before: list[str] = field(factory=list)
    number: int = 0

    def parts(self) -> Iterator[Part]:
        """A part for what comes before the first card, one for each trick, and how it ends."""
        for state, action, _, events in self.played.moves:
            said = [*self._trump(action, events), *self._collected(state, events)]
            if action.verb is Verb.PLAY and isinstance(action.what, Card) and action.seat is not None:
                if not self.number and not self.plays and self.before:
                    yield self._aside()
                self.plays.append((action.seat, action.what))
                seat = self.making.seat_at(action.seat)
                self.told.append(self.making.say("picture-play", seat=seat, card=action.what))
            elif self.plays:
                self.told += [without_full_stop(each) for each in (self._told(action), *said)]
                said = []
            else:
                self.before.append(capital(self._told(action)))
                said = [capital(each) for each in said]
            taken = next((each for each in events if each.what == "trick_taken"), None)
            if taken is not None:
                yield self._trick(taken, tuple(said))
            else:
                self.before += said
        if self.before:
            yield self._aside()
        for line in self._ending(self.played.result):
            yield Paragraph(line)

    def _aside(self) -> Trick:
        """What was done outside of a trick."""
        made = Trick("", tuple(self.before), None, ())
        self.before = []
        return made

    def _trick(self, taken: Event, after: tuple[str, ...]) -> Trick:
        making = self.making
        self.number += 1
        assert taken.seat is not None
        told = making.say("picture-trick", plays=tuple(self.told), seat=making.seat_at(taken.seat))
        notes = lead_and_take(making, self.plays[0][0], taken.seat)
        drawn = table.trick(
            making.game.layout, self.plays, taken.seat, seat_names(making), notes, making.letters, told, told
        )
        title = making.say("hand-trick", number=self.number)
        made = Trick(title, tuple(self.before), Picture(drawn, told, told, "trick"), after)
        self.plays, self.told, self.before = [], [], []
        return made

    def _told(self, action: Action) -> str:
        making, verb, what = self.making, action.verb.value or "play", action.what
        values: dict[str, object] = {"what": what}
        message = f"action-{verb}"
        if action.verb is Verb.CALL and not isinstance(what, Suit):
            message += "-none" if what in (None, "none") else "-mode"
        if isinstance(what, int):
            values = {"number": what}
        elif isinstance(what, str):
            values = {"what": Text(words(what))}
        if action.seat is not None:
            values["seat"] = making.seat_at(action.seat)
        return making.say(message, **values)

    def _trump(self, action: Action, events: tuple[Event, ...]) -> Iterator[str]:
        for each in events:
            if each.what == "trump_set" and each.suit is not None and action.verb is not Verb.CALL:
                yield self.making.say("hand-trump-set", suit=each.suit)
            elif each.what == "trump_exposed":
                yield self.making.say("hand-trump-shown", suit=each.suit)

    def _collected(self, state: State, events: tuple[Event, ...]) -> Iterator[str]:
        """Said only where tricks lie on the table: elsewhere each trick is its taker's at once."""
        for each in events:
            if each.what == "collected" and each.seat is not None and (state.tricks.pile or each.number > 1):
                yield self.making.say(
                    "hand-collected", seat=self.making.seat_at(each.seat), number=each.number
                )

    def _ending(self, result: Result) -> Iterator[str]:
        making = self.making
        winner = None if result.winner is None else self._side(result.winner)
        yield making.say("hand-over", winner=None if winner is None else Text(winner))
        for path in result.rows:
            clause = making.book.by_path.get(path)
            # A case without a name says nothing outside of its table.
            if clause is not None and clause.section == "score" and clause.title is not None:
                yield making.statement(clause).text
        head = making.book.rule("score")
        unit = head.unit if isinstance(head, ScoreTable) else "points"
        given = [(side, number) for side, number in enumerate(result.score) if number]
        for side, number in given:
            yield making.say("hand-counts", points=Counted(number, unit), side=Text(self._side(Side(side))))
        if not given and not self._counted(result):
            yield making.say("hand-counts-nothing")
        if result.next_dealer is None:
            yield making.say("hand-next-drawn")
        else:
            yield making.say("hand-next-dealer", seat=making.seat_at(result.next_dealer))

    def _counted(self, result: Result) -> bool:
        """Whether a row of the round pays in a counter of the book, which no score shows."""
        rows = (self.making.book.rule(path) for path in result.rows)
        return any(
            isinstance(row, Row) and isinstance(row.outcome, Gain | Transfer) and row.outcome.unit is not None
            for row in rows
        )

    def _side(self, side: Side) -> str:
        layout = self.making.game.layout
        seats = tuple(self.making.seat_at(seat) for seat in layout.seats if layout.side_of[seat] == side)
        return self.making.say("hand-side", seats=seats)


def _pile(making: Making, played: Played) -> Iterator[Part]:
    """How the pile grew and was collected, where there is one."""
    steps: list[Step] = []
    told: list[str] = []
    for _, _, after, events in played.moves:
        taken = next((each for each in events if each.what == "trick_taken"), None)
        if taken is None or taken.seat is None:
            continue
        collected = sum(each.number for each in events if each.what == "collected")
        count = making.number(collected)
        number = making.number(len(steps) + 1)
        steps.append(Step(number, making.letter(taken.seat), after.tricks.pile, collected, count))
        told.append(
            making.say(
                "picture-pile-step",
                number=len(steps),
                seat=making.seat_at(taken.seat),
                tricks=after.tricks.pile,
            )
        )
        if collected:
            said = making.say("hand-collected", seat=making.seat_at(taken.seat), number=collected)
            told.append(without_full_stop(said))
    if all(step.lying == 0 for step in steps):
        return
    caption = making.say("picture-pile")
    description = making.say("picture-deal-text", packets=tuple(told))
    yield Picture(packets.pile(steps, caption, description), caption, description)
