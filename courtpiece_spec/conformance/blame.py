"""Which clause an answer breaks: the one that decided, at that place, the field that differs.

What is told is what can be told from outside, from the field, the answer and the state of the reference.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from courtpiece_spec.book.book import Rule
from courtpiece_spec.book.steps import (
    Discard,
    DiscardOthers,
    DrawPairs,
    LayBlindTrump,
    LayDownTrump,
    LayUpTrump,
    Packet,
    Step,
)
from courtpiece_spec.book.tables import CounterStartsOver, Gain, HeldOver, Row, RunsStartOver, Transfer
from courtpiece_spec.cards import CARDS, Card
from courtpiece_spec.conformance.levels.bare import ended
from courtpiece_spec.conformance.levels.comparing import Difference, compare
from courtpiece_spec.conformance.levels.standing import after_rounds, entered, match_answer, told_result
from courtpiece_spec.conformance.protocol import MATCH_FIELDS
from courtpiece_spec.conformance.supposing import suppositions
from courtpiece_spec.engine import Game, Malformed, State, parse_token
from courtpiece_spec.engine.actions import Action, Verb
from courtpiece_spec.engine.matches import Match
from courtpiece_spec.engine.views import LOOK

_ROWS = {
    "result.winner": "decide.",
    "result.score": "score.",
    "score": "score.",
    "result.next_dealer": "next_",
    "next_dealer": "next_",
    "term": "next_",
    "term_won": "next_",
}
"""A field of an answer -> how the paths of the table rows begin that decide it."""


def decided_by(
    game: Game, states: Sequence[State], difference: Difference, message: Mapping[str, Any]
) -> str | None:
    """The path of the clause that decided a field at the last of some states; None where nobody can tell.

    Args:
        game: What is played.
        states: From the start of the round on, one after each token. The answers to all but the last were
            right, as far as anybody knows.
        difference: What differs there.
        message: The whole answer.
    """
    state = states[-1]
    match difference.field:
        case "winners":
            return _taking(game, states, difference.answered)
        case "collected":
            return _collecting(game, state)
        case "legal":
            return _allowing(game, states, difference)
        case "result":
            return game.script[-1].path
        case field if field in _ROWS:
            return _explaining(game, state, message.get("result") or {}) or _counting(game, state, field)
        case _:
            return None


def _explaining(game: Game, state: State, answered: Mapping[str, Any]) -> str | None:
    """The one row that, judged otherwise, gives the result that is answered."""
    return next(
        (
            supposed.path
            for supposed in suppositions(game, state)
            if all(
                answered[name] == value
                for name, value in told_result(supposed.result).items()
                if name in answered
            )
        ),
        None,
    )


def decided_in_match(
    match: Match, request: Mapping[str, Any], field: str, message: Mapping[str, Any]
) -> str | None:
    """The same for a `match` request, of which all rounds but the last were answered rightly."""
    if not request["rounds"]:
        return None
    *before, last = request["rounds"]
    state = after_rounds(match, {**request, "rounds": before})
    if "setup" in last:
        state = entered(match, last["setup"], state)
    if state.dealer is None:
        return None
    game = match.game_for(state)
    end = ended(game, match.setup(state), last)
    if field in message and "score" in message:
        ask = tuple(request.get("ask", MATCH_FIELDS))
        for supposed in suppositions(game, end):
            if not compare("match", match_answer(match, match.after(state, supposed.result), ask), message):
                return supposed.path
    return _counting(game, end, field)


def seen_by(game: Game, states: Sequence[State], difference: Difference, seat: int) -> str | None:
    """The same for a `view`: the clause by which a seat must not know, or must know, what differs.

    It is that of the step, or of the hidden trump, by which a secret was made; None where the answer only is
    of another moment of the round, or where nobody can tell.
    """
    match difference.field:
        case "history":
            return _told_wrongly(game, states, difference)
        case "seen":
            extra = _without(difference.answered, difference.expected)
            lacking = _without(difference.expected, difference.answered)
            return _secret(game, states, next(iter((*extra, *lacking)), ""))
        case "hand":
            return _holding(game, states, difference, seat)
        case "counts":
            return "trump.hidden" if "trump.hidden" in game.book.by_path else None
        case _:
            return None


def _told_wrongly(game: Game, states: Sequence[State], difference: Difference) -> str | None:
    """The clause of the first event that is told otherwise than a seat noticed it."""
    history = states[-1].history
    if len(history) == len(difference.expected):
        for number, told in enumerate(difference.answered[: len(history)]):
            if told != difference.expected[number]:
                return hidden_by(game, states[number], history[number].token)
    return "trump.hidden" if "trump.hidden" in game.book.by_path else None


def _secret(game: Game, states: Sequence[State], token: str) -> str | None:
    """The clause of a secret: of the draw for a card looked at, else of what was done there."""
    if f":{LOOK}=" in token:
        return next(
            (
                clause.path
                for clause in game.book.section("round")
                if isinstance(clause.rule, Step) and isinstance(clause.rule.action, DrawPairs)
            ),
            None,
        )
    for number, action in enumerate(states[-1].history):
        if action.token == token:
            return hidden_by(game, states[number], token)
    return "trump.hidden" if "trump.hidden" in game.book.by_path else None


def _holding(game: Game, states: Sequence[State], difference: Difference, seat: int) -> str | None:
    """A hand is another one: by what its player laid aside, or by the first cards dealt that are lacking.

    That others' hands are shown breaks no clause.
    """
    state = states[-1]
    extra = _without(difference.answered, difference.expected)
    for card in extra:
        for number, action in enumerate(state.history):
            if action.seat == seat and str(action.what) == card:
                # A card that was played tells only that the answer is of an earlier moment.
                return None if action.verb is Verb.PLAY else hidden_by(game, states[number], action.token)
    lacking = _without(difference.expected, difference.answered)
    for path, start, stop in state.deal.received[seat]:
        if any(str(CARDS[card]) in lacking for card in state.deal.pack[start:stop]):
            return path
    held = sum(state.hands)  # no two players hold the same card
    shown = not lacking and all(Card.parse(card).bit & held for card in extra)
    return None if shown else _dealing(game, state)


def hidden_by(game: Game, state: State, token: str) -> str | None:
    """The clause that keeps secret what a token says at this state: that of a hidden trump, or of the step.

    A hand of cards is secret without any clause.
    """
    action = parse_token(token, game.layout.players)
    if isinstance(action, Malformed):
        return None
    paths = game.book.by_path
    if action.verb is Verb.DOWN:
        return "play.face_down" if "play.face_down" in paths else None
    if action.verb in (Verb.HIDE, Verb.WRITE) and "trump.hidden" in paths:
        return "trump.hidden"
    return game.script[state.step].path


def _counting(game: Game, end: State, field: str) -> str | None:
    """The row that counted and decides a field; for what a book counts besides any row that changes it."""
    result = game.result(end)
    counted = () if result is None else result.rows
    if field in _ROWS:
        return next((path for path in counted if path.startswith(_ROWS[field])), None)
    changing = [clause.path for clause in game.book.under("score") if _changes(clause.rule, field)]
    return next((path for path in changing if path in counted), changing[0] if changing else None)


def _changes(rule: Rule, field: str) -> bool:
    """Whether a row of the score pays or starts over what a field tells."""
    if not isinstance(rule, Row):
        return False
    paid = isinstance(rule.outcome, Gain | Transfer) and rule.outcome.unit == field
    held = field == "held_over" and isinstance(rule.outcome, HeldOver)
    reset = any(isinstance(effect, CounterStartsOver) and effect.counter == field for effect in rule.effects)
    runs = field == "streak" and any(isinstance(effect, RunsStartOver) for effect in rule.effects)
    return paid or held or reset or runs


def _taking(game: Game, states: Sequence[State], answered: Any) -> str | None:
    """A trick went to the wrong player: because of what is trump there, or by the order of cards."""
    state, before = states[-1], states[-2]
    number = len(state.tricks.takers)
    card = state.history[-1].what
    if not isinstance(card, Card) or number == 0 or len(answered) != number:
        return None
    paths = game.book.by_path
    if "trump.set" in paths and state.trump.trick == number:
        return "trump.set"
    cards = [*(str(CARDS[each]) for each in before.played), str(card)]
    place = (answered[-1] - int(before.tricks.leader)) % len(cards)
    suit = None if before.trump.suit is None else str(before.trump.suit)
    return taking(cards, place, suit, before.trump.since) if "trump.power" in paths else "play.takes"


def taking(cards: Sequence[str], place: int, trump: str | None, since: int) -> str:
    """The path of the clause by which the card at a place does not take a trick.

    A discard cannot take where no trump has power, and an early one not by a trump that came later.
    """
    discard = cards[place][1] != cards[0][1]
    powerless = trump is None or (cards[place][1] == trump and place < since)
    return "trump.power" if discard and powerless else "play.takes"


def _collecting(game: Game, state: State) -> str:
    """The way in which the last trick was collected, or was left lying."""
    paths, takers = game.book.by_path, state.tricks.takers
    if "collect.last" in paths and not any(state.hands):
        return "collect.last"
    if len(takers) > 1 and takers[-1] == takers[-2] and state.tricks.pile:
        # Two running, and yet nothing was collected.
        excepted = [path for path in paths if path.startswith("collect.except.")]
        third = len(takers) > 2 and takers[-3] == takers[-1] and "collect.fresh" in paths
        return "collect.fresh" if third or not excepted else excepted[0]
    return "collect.take"


def _allowing(game: Game, states: Sequence[State], difference: Difference) -> str | None:
    """Something is called legal that is not, or the other way round; None where the refusal tells it."""
    state = states[-1]
    paths, extra = game.book.by_path, _without(difference.answered, difference.expected)
    if state.step >= len(game.script):
        return game.script[-1].path  # the round should be over
    legal = game.legal(state)
    lacking = _without(difference.expected, difference.answered)
    forced = all(action.verb is Verb.REVEAL for action in legal)
    if forced or any(token.endswith(":reveal") for token in lacking):
        exposure = game.table.exposure(state)
        return None if exposure is None else exposure.path
    secret = state.trump.hidden_card
    if extra and secret is not None and extra[0][2:] == str(CARDS[secret]) and "trump.hidden" in paths:
        return "trump.hidden"
    if lasting := _still_asked(game, states, extra):
        return lasting
    others = {token[0] for token in extra} - {action.token[0] for action in legal}
    playing = all(action.verb is Verb.PLAY for action in legal)
    if others and playing:
        return _turn(state)
    if not difference.answered or (not playing and (others or not extra)):
        return game.script[state.step].path
    if lacking and extra and not state.tricks.takers and _others_cards(game, state, extra):
        return _dealing(game, state)
    return None


def _still_asked(game: Game, states: Sequence[State], tokens: Sequence[str]) -> str | None:
    """The earlier step that is not over yet by these tokens: nothing of their kind may be done any more."""
    *before, now = states
    verbs = {action.verb for action in _actions(game, tokens)} - {action.verb for action in game.legal(now)}
    return next(
        (
            game.script[state.step].path
            for state in reversed(before)
            if 0 <= state.step < now.step and any(action.verb in verbs for action in game.legal(state))
        ),
        None,
    )


def _others_cards(game: Game, state: State, tokens: Sequence[str]) -> bool:
    """Whether these are cards that the player does not hold, whatever he is to do with them."""
    cards = [
        (action.seat, action.what.bit)
        for action in _actions(game, tokens)
        if action.seat is not None and isinstance(action.what, Card)
    ]
    return bool(cards) and not any(state.hands[seat] & bit for seat, bit in cards)


def _actions(game: Game, tokens: Sequence[str]) -> list[Action]:
    """The tokens that are well formed, as actions."""
    read = (parse_token(token, game.layout.players) for token in tokens)
    return [action for action in read if not isinstance(action, Malformed)]


_DEALING = (Packet, Discard, DiscardOthers, DrawPairs, LayUpTrump, LayDownTrump, LayBlindTrump)
"""Steps by which cards come into a hand, or leave it."""


def _dealing(game: Game, state: State) -> str | None:
    """The last step that changed hands."""
    steps = zip(game.book.section("round"), range(state.step), strict=False)
    dealt = [
        clause.path
        for clause, _ in steps
        if isinstance(clause.rule, Step) and isinstance(clause.rule.action, _DEALING)
    ]
    return dealt[-1] if dealt else None


def _turn(state: State) -> str:
    """Another seat is to play: who leads, or which way it goes."""
    if state.played:
        return "table.plays"
    return "play.next" if state.tricks.takers else "play.lead"


def _without(tokens: Sequence[str], others: Sequence[str]) -> list[str]:
    return [token for token in tokens if token not in others]
