"""What is wrong with a round, drawn: the trick at the table, the hands, the clause and its sources."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from courtpiece_spec.cards import CARDS, Card
from courtpiece_spec.engine import Action, Game, State, Verb
from courtpiece_spec.records.audit import Verdict
from courtpiece_spec.records.drawing import (
    FAINT,
    INDENT,
    STRONG,
    WRONG,
    action_text,
    at_table,
    card_text,
    position_cells,
    situation,
    suit_text,
)
from courtpiece_spec.records.placing import place_of
from courtpiece_spec.records.wording import Texts
from courtpiece_spec.seats import Seat

_MOST_LEGAL = 60


def indented(text: Text, by: str = INDENT) -> Text:
    """A text with every line moved to the right."""
    return Text("\n").join(
        Text(by) + line if line.plain else line for line in text.split("\n", allow_blank=True)
    )


def draw_refusal(
    game: Game, state: State, action: Action, clause: str, legal: Sequence[Action], texts: Texts
) -> Text:
    """A refused action: the trick, the hands, the clause, what is legal.

    Args:
        game: What is played.
        state: The round where the action was tried.
        action: The action.
        clause: The full id of the clause that refuses it.
        legal: What would be accepted.
        texts: Where the clause's own words are looked up.
    """
    layout = game.layout
    lines = [situation(game, state)]
    lines.append(at_table(layout, _cells(game, state, action)))
    if state.trump.hidden is not None and state.trump.keeper is not None:
        card = state.trump.hidden_card
        what = suit_text(state.trump.hidden) if card is None else card_text(CARDS[card])
        lines.append(Text.assemble(f"hidden trump of {layout.shown[state.trump.keeper]}: ", what))
    refused = action_text(layout, action).append(f" ({action.token})", FAINT)
    lines.append(Text.assemble(("refused: ", WRONG), refused))
    lines.append(draw_clause(game, clause, texts))
    lines.append(_legal(game, legal))
    return Text("\n").join(lines)


def draw_clause(game: Game, clause: str, texts: Texts) -> Text:
    """A clause in a sentence, with its title and where it comes from."""
    said = texts.wording(game.book, clause)
    text = Text.assemble("clause:  ", (said.id, STRONG), ": ", said.sentence or f"`{said.text}`")
    if said.title is not None:
        text.append(f" [{said.title}]")
    return text.append(f" ({said.origin})", FAINT)


def _cells(game: Game, state: State, action: Action) -> dict[Seat, list[Text]]:
    """For each seat the card on the table and its whole hand; a card that is refused is marked."""
    cells = position_cells(game.layout, state)
    if action.seat is not None and isinstance(action.what, Card) and action.verb is Verb.PLAY:
        lines = cells[action.seat]
        lines[0] = Text(" ").join(
            part for part in (lines[0], Text(f"✗ {action.what.picture}", WRONG)) if part.plain
        )
    return cells


def _legal(game: Game, legal: Sequence[Action]) -> Text:
    """What would be accepted: cards as cards, all else as tokens."""
    if not legal:
        return Text("legal:   nothing")
    text = Text("legal:   ")
    seats = {action.seat for action in legal}
    for number, action in enumerate(legal[:_MOST_LEGAL]):
        text.append(" " if number else "")
        if len(seats) == 1 and action.verb is Verb.PLAY and isinstance(action.what, Card):
            text.append_text(card_text(action.what))
        else:
            text.append(action.token)
    if len(seats) == 1 and None not in seats:
        seat = next(iter(seats))
        text.append(f" (by {game.layout.shown[seat]})" if seat is not None else "")
    return text.append(f" and {len(legal) - _MOST_LEGAL} more" if len(legal) > _MOST_LEGAL else "")


# ---------------------------------------------------------------------- a failed record
def headline(line: int, verdict: Verdict) -> Text:
    """One line: where, which book, what is wrong."""
    answer = verdict.answer
    text = Text.assemble((f"line {line}", STRONG))
    if verdict.record is not None:
        text.append(f", {verdict.record.book.id}")
    if answer.get("at") is not None and verdict.record is not None and verdict.state is not None:
        at = answer["at"]
        text.append(f", {place_of(verdict.state, verdict.record.actions[at], at)}, {answer['clause']}")
    return text.append(f": {answer['message']}")


def draw_verdict(line: int, verdict: Verdict, texts: Texts) -> Text:
    """A failed record for people."""
    answer, record, state = verdict.answer, verdict.record, verdict.state
    lines = [headline(line, verdict)]
    at = answer.get("at")
    if at is not None and record is not None and state is not None:
        drawn = draw_refusal(
            record.game, state, record.actions[at], answer["clause"], record.game.legal(state), texts
        )
        lines.append(indented(drawn))
    lines += [
        Text(f"{INDENT}{field}: the record says {_json(said['record'])}, the book {_json(said['book'])}")
        for field, said in answer.get("differs", {}).items()
    ]
    return Text("\n").join(lines)


def _json(value: Any) -> str:
    text = json.dumps(value)
    return text if len(text) <= 200 else text[:197] + "..."
