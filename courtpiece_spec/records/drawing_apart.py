"""A round on which two books disagree, drawn: the hands, the tricks, then what each of the two says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from courtpiece_spec.book.tables import ScoreTable
from courtpiece_spec.cards import Suit
from courtpiece_spec.engine import Action, Game, State, Verb
from courtpiece_spec.records.drawing import (
    INDENT,
    STRONG,
    action_text,
    cards_text,
    draw_hands,
    per_side,
    side_name,
    suit_text,
)
from courtpiece_spec.records.failures import indented
from courtpiece_spec.records.lockstep import Apart, Pair
from courtpiece_spec.records.reading import Record
from courtpiece_spec.records.replaying import Drawing
from courtpiece_spec.records.setups import setup_json
from courtpiece_spec.records.wording import Texts
from courtpiece_spec.seats import Seat

_MOST_LEGAL = 26


def draw_apart(pair: Pair, apart: Apart, names: tuple[str, str], texts: Texts) -> Iterator[Text]:
    """The round by the first book, then the disagreement.

    Args:
        pair: The books.
        apart: Where they disagree.
        names: What the two are called.
        texts: Where the words of clauses are looked up.
    """
    games = pair.games(apart.setup.round)
    drawing = Drawing(Record(games[0], apart.setup, apart.pack, apart.actions), texts)
    # Its last part is the end of the round, or who is to act: that is what the two disagree about.
    parts = list(drawing.parts())[:-1]
    counted = {key: value for key, value in setup_json(apart.setup, games[0]).items() if key != "dealer"}
    if counted:
        parts[0].append(" (" + ", ".join(f"{key} {value}" for key, value in counted.items()) + ")")
    yield from parts
    yield from _hands(games, apart, names, shown=drawing.hands_shown)
    if apart.tried is not None:
        yield Text.assemble("\n", action_text(games[0].layout, apart.tried))
    wide = max(map(len, names))
    for field in apart.differs:
        if field == "hands":
            continue
        yield Text.assemble("\n", (_HEADS[field], STRONG))
        for place, name in enumerate(names):
            state = apart.second if place else apart.first
            said = said_of(field, games[place], state, apart, pair.told(place, state, apart.setup))
            yield Text(f"{INDENT}{name:{wide}}  ").append_text(said)


_HEADS = {
    "accepted": "may he?",
    "taker": "who takes the trick?",
    "trump": "what is trump?",
    "collected": "what has been collected?",
    "over": "is the round over?",
    "winner": "who wins the round?",
    "score": "what is it worth?",
    "next_dealer": "who deals next?",
    "runs": "rounds won running from now on?",
    "held_over": "what is held over for the next round?",
    "term": "which round of the term is the next?",
    "counters": "what do the counters say?",
    "legal": "who may do what?",
}


def _hands(games: tuple[Game, Game], apart: Apart, names: tuple[str, str], *, shown: bool) -> Iterator[Text]:
    """The hands where the round broke off before they were drawn, or where the two deal otherwise."""
    apart_in_hands = "hands" in apart.differs
    if shown and not apart_in_hands:
        return
    states = (apart.first, apart.second) if apart_in_hands else (apart.first,)
    for game, state, name in zip(games, states, names, strict=False):
        title = f"hands by {name}" if apart_in_hands else "hands"
        yield Text.assemble("\n", (title, STRONG))
        yield indented(draw_hands(game.layout, dict(zip(game.layout.seats, state.hands, strict=True))))


def said_of(field: str, game: Game, state: State, apart: Apart, told: dict[str, Any]) -> Text:
    """What a book says in one field."""
    layout = game.layout
    match field:
        case "accepted":
            assert apart.tried is not None
            refused = game.apply(state, apart.tried)
            return Text("yes" if isinstance(refused, tuple) else f"no, by {refused.clause}")
        case "taker":
            seat = told["taker"]
            return Text("nobody yet" if seat is None else layout.shown[seat])
        case "trump":
            suit = told["trump"]
            return suit_text(suit if isinstance(suit, Suit) else None)
        case "collected":
            per, pile = told["collected"]
            return Text(per_side(layout, per) + (f"; {pile} on the table" if pile else ""))
        case "over":
            return Text("yes" if told["over"] else "no, it goes on")
        case "winner":
            return Text("nobody" if told["winner"] is None else side_name(layout, told["winner"]))
        case "score":
            return Text(per_side(layout, told["score"]) + _unit(game) + _row(game, state))
        case "next_dealer":
            seat = told["next_dealer"]
            return Text("drawn by lot" if seat is None else layout.shown[seat])
        case "runs":
            return Text(per_side(layout, told["runs"]))
        case "legal":
            return _legal(game, state)
    return Text(str(told[field]))


def _unit(game: Game) -> str:
    head = game.book.rule("score")
    return f" {head.unit}" if isinstance(head, ScoreTable) else ""


def _row(game: Game, state: State) -> str:
    result = game.result(state)
    rows = () if result is None else [path for path in result.rows if path.startswith("score.")]
    return f", by {', '.join(rows)}" if rows else ""


def _legal(game: Game, state: State) -> Text:
    """Who may do what: a seat's cards as cards, all else in words."""
    legal = game.legal(state)
    if not legal:
        return Text("nobody acts")
    by_seat: dict[Seat | None, list[Action]] = {}
    for action in legal:
        by_seat.setdefault(action.seat, []).append(action)
    return Text("; ").join(_of_seat(game, actions) for actions in by_seat.values())


def _of_seat(game: Game, actions: list[Action]) -> Text:
    cards = [action.what for action in actions if action.verb is Verb.PLAY]
    words = [action_text(game.layout, action) for action in actions if action.verb is not Verb.PLAY]
    seat = actions[0].seat
    parts = list(words[:_MOST_LEGAL])
    if cards and seat is not None:
        played = Text.assemble((game.layout.shown[seat], STRONG), " plays ")
        parts.insert(0, played.append_text(cards_text(cards)))  # type: ignore[arg-type]  # cards are played
    if len(words) > _MOST_LEGAL:
        parts.append(Text(f"and {len(words) - _MOST_LEGAL} more"))
    return Text(", ").join(parts)
