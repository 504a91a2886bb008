"""What has been solved, as pictures and words for people and as data for programs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from rich.text import Text

from courtpiece_spec.cards import Card
from courtpiece_spec.records.drawing import (
    FAINT,
    INDENT,
    STRONG,
    WRONG,
    action_text,
    at_table,
    cards_text,
    per_side,
    piles,
    position_cells,
    side_name,
    side_wins,
    situation,
)
from courtpiece_spec.records.placing import ordinal
from courtpiece_spec.records.replaying import heading
from courtpiece_spec.solving.analysis import Analysis, Chances, Mistake
from courtpiece_spec.solving.rates import Rate, Rates
from courtpiece_spec.solving.solver import Outlook, total_tricks
from courtpiece_spec.solving.winning import tricks_alone


# ---------------------------------------------------------------------- a record, for people
def told(found: Analysis) -> Iterator[Text]:
    """A round with what each card leads to and which were mistakes, part by part."""
    yield heading(found.record)
    if found.over:
        yield _ending(found)
    elif isinstance(found.outlook, Outlook):
        yield from _position(found, found.outlook)
    yield from _mistakes(found)


def _ending(found: Analysis) -> Text:
    game = found.record.game
    result = game.result(found.state)
    assert result is not None
    who = "nobody wins" if result.winner is None else side_wins(game.layout, result.winner)
    if result.redealt:
        who = "the cards are dealt anew"
    return Text.assemble(("the round is over", STRONG), f": {who}; ", piles(game.layout, found.state))


def _position(found: Analysis, outlook: Outlook) -> Iterator[Text]:
    game, state = found.record.game, found.state
    layout = game.layout
    assert state.turn is not None
    yield situation(game, state)
    yield at_table(layout, position_cells(layout, state))
    yield Text("collected: ").append_text(piles(layout, state))
    total = total_tricks(state)
    best = Text.assemble("with best play: ", (per_side(layout, outlook.best), STRONG), f" of {total} tricks")
    if found.chances is not None:
        winner = found.chances.winner
        best.append(": nobody wins" if winner is None else f": {side_wins(layout, winner)}")
    yield best
    yield from _chances(found, found.chances)
    yield Text(f"\n{layout.shown[state.turn]} may play", STRONG)
    mine = outlook.side
    ranked = sorted(outlook.cards, key=lambda each: -each[1][mine])
    for split, group in groupby(ranked, key=lambda each: each[1]):
        cards = cards_text(_falling(found, [card for card, _ in group]))
        lost = outlook.best[mine] - split[mine]
        what = "best" if not lost else f"{_tricks(lost)} less"
        yield Text.assemble(INDENT, f"{per_side(layout, split)} ({what}): ", cards)


def _falling(found: Analysis, cards: list[Card]) -> list[Card]:
    """Cards suit by suit, the highest first."""
    order = found.record.game.layout.strengths[found.state.trump.order]
    return sorted(cards, key=lambda card: (card.suit.index, -order[card.index]))


def _chances(found: Analysis, chances: Chances | None) -> Iterator[Text]:
    """Whether the caller's side can still win."""
    side = found.caller
    if chances is None:
        yield Text("who wins does not follow from the number of tricks alone")
    if chances is None or side is None:
        return
    needed = chances.needed[side]
    text = Text(f"the caller's side, {side_name(found.record.game.layout, side)}, ")
    text.append(f"needs {_tricks(needed)}: " if needed is not None else "cannot have enough tricks: ")
    if chances.winner == side:
        yield text.append("it wins with best play")
    elif chances.reachable[side]:
        yield text.append("it can win only if the others err")
    else:
        yield text.append("it cannot win any more")


def _mistakes(found: Analysis) -> Iterator[Text]:
    if not found.choices:
        return
    layout = found.record.game.layout
    cost = [0] * layout.side_count
    for each in found.mistakes:
        cost[each.side] += each.cost
    what = f"tricks lost by {per_side(layout, cost)}" if found.mistakes else "none"
    yield Text.assemble(("\nmistakes", STRONG), f": {what if found.judged else 'none could be looked for'}")
    if found.judged and not tricks_alone(found.record.book):
        yield Text(
            f"{INDENT}counted in tricks, which alone do not decide a round of {found.record.book.id}", FAINT
        )
    for each in found.mistakes:
        yield _mistake(found, each)
    if found.obstacle is not None:
        left = found.choices - found.judged
        yield Text(
            f"{INDENT}{left} of {found.choices} choices were not judged: {found.obstacle.reason}", FAINT
        )


def _mistake(found: Analysis, each: Mistake) -> Text:
    layout, state = found.record.game.layout, each.state
    where = f"trick {len(state.winners) + 1}, {ordinal(len(state.played) + 1)} card"
    text = Text.assemble(INDENT, f"{where}: ", action_text(layout, each.action))
    text.append(f", {_tricks(each.cost)} lost; better ").append_text(
        cards_text(_falling(found, list(each.better)))
    )
    return text.append("; it turned the round", WRONG) if each.turned else text


def _tricks(number: int) -> str:
    return "1 trick" if number == 1 else f"{number} tricks"


# ---------------------------------------------------------------------- a record, as data
def as_json(found: Analysis) -> dict[str, Any]:
    """The same as one JSON object."""
    state, outlook, chances = found.state, found.outlook, found.chances
    data: dict[str, Any] = {
        "book": found.record.book.id,
        "over": found.over,
        "trick": len(state.winners) + 1,
        "turn": None if found.over or state.turn is None else int(state.turn),
        "trump": None if state.trump.suit is None else state.trump.suit.value,
        "collected": list(state.tricks.collected),
        "caller_side": None if found.caller is None else int(found.caller),
        "par": None,
        "solver": None,
        "needed": None,
        "winner": None,
        "can_win": None,
        "cards": [],
    }
    if isinstance(outlook, Outlook):
        data |= {
            "par": list(outlook.best),
            "solver": outlook.solver,
            "cards": [
                {
                    "card": str(card),
                    "tricks": list(split),
                    "cost": outlook.best[outlook.side] - split[outlook.side],
                }
                for card, split in outlook.cards
            ],
        }
    if chances is not None:
        data |= {
            "needed": list(chances.needed),
            "winner": None if chances.winner is None else int(chances.winner),
            "can_win": list(chances.reachable),
        }
    return data | {
        "mistakes": [_mistake_json(each) for each in found.mistakes],
        "choices": found.choices,
        "judged": found.judged,
        "not_judged": None if found.obstacle is None else found.obstacle.reason,
    }


def _mistake_json(each: Mistake) -> dict[str, Any]:
    return {
        "at": each.at,
        "token": each.action.token,
        "trick": len(each.state.winners) + 1,
        "cost": each.cost,
        "par": list(each.best),
        "tricks": list(each.led_to),
        "better": [str(card) for card in each.better],
        "turned": each.turned,
    }


# ---------------------------------------------------------------------- random deals
def told_rates(book: str, seed: int, rates: Rates) -> Iterator[Text]:
    """How often the caller's side wins, in words."""
    head = Text.assemble((book, STRONG), f": {rates.best.deals} random deals, seed {seed}")
    yield head.append("\nThe caller's side wins, if all see all hands and nobody errs,")
    rows = {"as the cards are dealt": rates.longest}
    if rates.named:
        rows = {"with the best trump": rates.best, "with the longest suit": rates.longest}
    wide = max(map(len, rows))
    for what, rate in rows.items():
        low, high = rate.interval()
        yield Text.assemble(
            INDENT,
            f"{what:<{wide}}  ",
            (f"{rate.wins / rate.deals:7.2%}", STRONG),
            f"   {low:.2%} to {high:.2%} (95 % confidence)",
        )
    if rates.named:
        yield Text(
            "The best trump is chosen with all hands in sight, the longest suit by the cards held then.",
            FAINT,
        )


def rates_json(book: str, seed: int, rates: Rates, *, interrupted: bool) -> dict[str, Any]:
    """The same as one JSON object."""
    return {
        "book": book,
        "seed": seed,
        "deals": rates.best.deals,
        "solved": rates.solved,
        "interrupted": interrupted,
        "best_trump": _rate_json(rates.best) if rates.named else None,
        "longest_suit": _rate_json(rates.longest) if rates.named else None,
        "as_dealt": None if rates.named else _rate_json(rates.longest),
    }


def _rate_json(rate: Rate) -> dict[str, Any] | None:
    if not rate.deals:
        return None
    low, high = rate.interval()
    return {"wins": rate.wins, "rate": rate.wins / rate.deals, "low": low, "high": high}
