"""A witness in words: what happened in the outcome that a book does not cover."""

from __future__ import annotations

from courtpiece_spec.engine.game import Game
from courtpiece_spec.engine.people import Frame
from courtpiece_spec.engine.state import State
from courtpiece_spec.proofs.outcomes import Sights


def outcome_in_words(game: Game, state: State, frame: Frame, sights: Sights) -> str:
    """Such as: the dealer's side wins 7–0."""
    counts = state.tricks.collected
    layout = game.layout
    roles = state.deal.roles
    dealer = roles[layout.role_index["dealer"]]
    words = []
    if frame.winner is None:
        words.append("nobody wins, " + "–".join(map(str, counts)))
    else:
        own = dealer is not None and layout.side_of[dealer] == frame.winner
        if layout.side_count == 2:
            who = "the dealer's side" if own else "the side that does not deal"
            words.append(f"{who} wins {counts[frame.winner]}–{counts[1 - frame.winner]}")
        else:
            others = "–".join(str(count) for side, count in enumerate(counts) if side != frame.winner)
            who = "the dealer" if own else "another player than the dealer"
            words.append(f"{who} wins {counts[frame.winner]}–{others}")
    if state.asked.bid:
        words.append(f"{'promised' if state.asked.promised else 'bid'} were {state.asked.bid}")
    if state.asked.going_on:
        words.append("a player chose to go on")
    if state.asked.conceded:
        words.append("the other side gave up")
    elif state.asked.lost is not None:
        words.append("the other side lost it by an irregularity")
    if state.asked.challenged:
        words.append("trump was changed")
    if state.tricks.pile:
        words.append(f"{state.tricks.pile} tricks lie on the table")
    for rank in sights.ranks_captured:
        wanted = sum(card.bit for card in layout.pack if card.rank is rank)
        split = "–".join(str((each & wanted).bit_count()) for each in state.tricks.captured)
        words.append(f"{rank.word}s {split}")
    if frame.winner is not None and frame.streak[frame.winner] > 1 and _tells_streak(state):
        words.append(f"its win number {frame.streak[frame.winner]} running")
    return ", ".join(words)


def _tells_streak(state: State) -> bool:
    return any(state.deal.setup.streak)
