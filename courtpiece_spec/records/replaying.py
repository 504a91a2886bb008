"""A recorded round, drawn trick by trick, for everybody or as one seat knows it."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import define, field
from rich.text import Text

from courtpiece_spec.book.tables import ScoreTable
from courtpiece_spec.cards import CARDS, Card, bit_set, cards_in
from courtpiece_spec.engine import Action, Event, Refused, Result, State, Verb
from courtpiece_spec.records.drawing import (
    FAINT,
    INDENT,
    STRONG,
    WRONG,
    action_text,
    card_text,
    cards_text,
    draw_hands,
    draw_trick,
    per_side,
    piles,
    side_wins,
    suit_text,
)
from courtpiece_spec.records.failures import draw_clause, draw_refusal, indented
from courtpiece_spec.records.placing import place_of
from courtpiece_spec.records.reading import Record
from courtpiece_spec.records.wording import Texts
from courtpiece_spec.seats import Seat

_DRAWS = frozenset({Verb.KEEP, Verb.LEAVE})
_TRADES = _DRAWS | {Verb.DROP}
"""Actions after which a hand is another one: what is held then is told."""


def _drawn(before: State, verb: Verb) -> tuple[Card, Card]:
    """The card that comes into the hand by a draw from the stock, and the one that is put away."""
    first, second = (CARDS[card] for card in before.deal.pack[before.deal.dealt : before.deal.dealt + 2])
    return (first, second) if verb is Verb.KEEP else (second, first)


def heading(record: Record) -> Text:
    """Which book, which round, who deals, and what the round starts from."""
    setup, layout = record.setup, record.game.layout
    text = Text.assemble((record.book.title, STRONG), f" ({record.book.id})")
    text.append(f", round {setup.round}: {layout.shown[setup.dealer]} deals")
    if setup.redeals:
        text.append(f", new deal {setup.redeals}")
    if any(setup.score):
        text.append(f"; score {per_side(layout, setup.score)}")
    if any(setup.streak):
        text.append(f"; won running {per_side(layout, setup.streak)}")
    return text


@define
class _Trick:
    """The trick that is being drawn."""

    plays: list[tuple[Seat, Card | None]] = field(factory=list)
    notes: list[Text] = field(factory=list)


class Drawing:
    """Draws one record.

    Args:
        record: The record.
        texts: Where the words of clauses are looked up.
        viewer: Whose knowledge is drawn; everybody's together without it.
    """

    def __init__(self, record: Record, texts: Texts, viewer: Seat | None = None) -> None:
        self._record, self._texts, self._viewer = record, texts, viewer
        self._game, self._layout = record.game, record.game.layout
        self._trick = _Trick()
        self.hands_shown = False
        self.refused: Refused | None = None
        """The refusal at which the drawing stopped, if it did."""

    def parts(self) -> Iterator[Text]:
        """The round, part by part."""
        yield self._heading()
        state = self._game.start(self._record.pack, self._record.setup)
        for action in self._record.actions:
            if state.allowed and not self.hands_shown:
                self.hands_shown = True
                yield self._hands(state)
            applied = self._game.apply(state, action)
            if isinstance(applied, Refused):
                self.refused = applied
                yield from self._broken_off(state)
                yield self._refusal(state, action, applied)
                return
            before, (state, events) = state, applied
            yield from self._step(before, action, state, events)
        result = self._game.result(state)
        if result is None:
            yield from self._broken_off(state)
            yield self._unfinished(state)
        else:
            yield self._ending(result)

    # ------------------------------------------------------------------ parts
    def _name(self, seat: Seat) -> str:
        return self._layout.shown[seat]

    def _heading(self) -> Text:
        text = heading(self._record)
        if self._viewer is not None:
            text.append(f"\nas {self._name(self._viewer)} knows it")
        return text

    def _sees(self, seat: Seat | None) -> bool:
        return self._viewer is None or seat == self._viewer

    def _hands(self, state: State) -> Text:
        hands = {seat: self._held(state, seat) for seat in self._layout.seats if self._sees(seat)}
        text = Text.assemble("\n", draw_hands(self._layout, hands))
        hidden, keeper = state.trump.hidden, state.trump.keeper
        if hidden is None or keeper is None:
            return text
        card = state.trump.hidden_card
        secret = not (self._sees(keeper) and (self._viewer is None or state.trump.keeper_knows))
        what = Text("?") if secret else suit_text(hidden) if card is None else card_text(CARDS[card])
        return text.append(f"\n{INDENT}hidden trump of {self._name(keeper)}: ").append_text(what)

    def _step(self, before: State, action: Action, after: State, events: tuple[Event, ...]) -> Iterator[Text]:
        if action.verb in (Verb.PLAY, Verb.DOWN):
            assert action.seat is not None
            assert isinstance(action.what, Card)
            seen = action.verb is Verb.PLAY or self._sees(action.seat)
            self._trick.plays.append((action.seat, action.what if seen else None))
        else:
            said = self._said(before, action, after)
            if said is not None and (before.played or before.allowed):
                self._trick.notes.append(said)
            elif said is not None:
                yield said
        self._trick.notes += [note for event in events if (note := self._note(action, event)) is not None]
        if len(after.winners) > len(before.winners):
            yield self._taken(after)
            self._trick = _Trick()

    def _said(self, before: State, action: Action, after: State) -> Text | None:
        """An action that is no card, with what the player could see; None where the viewer misses it."""
        secret = False
        if self._viewer is not None:
            heard = self._game.view(after, self._viewer).history
            if len(heard) == len(self._game.view(before, self._viewer).history):
                return None
            secret = heard[-1] != action.token and action.seat != self._viewer
        text = action_text(self._layout, action, secret=secret)
        if action.seat is None or not self._sees(action.seat):
            return text
        if action.verb in _DRAWS:
            taken, away = _drawn(before, action.verb)
            text.append(": takes ").append_text(cards_text([taken])).append(", puts away ")
            text.append_text(cards_text([away]))
        if not self.hands_shown:
            held = cards_in(self._held(after if action.verb in _TRADES else before, action.seat))
            text.append("; holding ", FAINT).append_text(cards_text(reversed(list(held))))
        return text

    def _held(self, state: State, seat: Seat) -> int:
        """A hand: all of it, or what its holder has looked at when the round is drawn as he knows it."""
        return state.hands[seat] if self._viewer is None else bit_set(self._game.view(state, seat).hand)

    def _note(self, action: Action, event: Event) -> Text | None:
        if event.what == "trump_exposed":
            return Text.assemble("the trump is exposed: ", suit_text(event.suit))
        if event.what == "trump_set" and action.verb is not Verb.CALL:
            return Text.assemble("trump is set: ", suit_text(event.suit))
        if event.what == "dealt" and self.hands_shown:
            return Text(f"{event.number} cards are dealt")
        return None

    def _table(self, number: int) -> Text:
        leader = self._trick.plays[0][0]
        text = Text.assemble("\n", (f"trick {number}", STRONG), f", {self._name(leader)} leads")
        for note in self._trick.notes:
            text.append(f"\n{INDENT}").append_text(note)
        return text.append("\n").append_text(draw_trick(self._layout, self._trick.plays))

    def _taken(self, after: State) -> Text:
        taker = after.winners[-1]
        text = self._table(len(after.winners)).append(f"\n{INDENT}{self._name(taker)} takes it: ")
        return text.append_text(piles(self._layout, after))

    def _broken_off(self, state: State) -> Iterator[Text]:
        """The trick on the table where the record stops."""
        if self._trick.plays:
            yield self._table(len(state.winners) + 1)

    def _refusal(self, state: State, action: Action, refused: Refused) -> Text:
        number = len(state.history)
        head = Text.assemble(
            "\n", (f"{place_of(state, action, number)}, is refused", WRONG), f": {refused.message}"
        )
        if self._viewer is None:
            drawn = draw_refusal(self._game, state, action, refused.clause, refused.legal, self._texts)
        else:
            drawn = draw_clause(self._game, refused.clause, self._texts)
        return head.append("\n").append_text(indented(drawn))

    def _unfinished(self, state: State) -> Text:
        names = sorted(
            {"chance" if each.seat is None else self._name(each.seat) for each in self._game.legal(state)}
        )
        return Text.assemble(
            "\n", ("unfinished", STRONG), f": {', '.join(names)} is to act; ", piles(self._layout, state)
        )

    def _ending(self, result: Result) -> Text:
        layout = self._layout
        if result.redealt:
            text = Text.assemble("\n", ("new deal", STRONG))
        else:
            who = "nobody wins" if result.winner is None else side_wins(layout, result.winner)
            head = self._record.book.rule("score")
            unit = f" {head.unit}" if isinstance(head, ScoreTable) else ""
            text = Text.assemble("\n", (who, STRONG), f": {per_side(layout, result.score)}{unit}")
            text.append("; trump ").append_text(suit_text(result.trump))
        dealer = "is drawn by lot" if result.next_dealer is None else f"is {self._name(result.next_dealer)}"
        text.append(f"; the next dealer {dealer}")
        for path in result.rows:
            clause = draw_clause(self._game, self._record.book.clause_id(path), self._texts)
            text.append("\n").append_text(indented(clause))
        return text
