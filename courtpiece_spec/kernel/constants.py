"""What the text of a book's rounds calls by names of its own: tables of its cards, functions on them."""

from __future__ import annotations

import re

from courtpiece_spec.cards import CARDS
from courtpiece_spec.kernel.asking import Way
from courtpiece_spec.kernel.draft import Draft
from courtpiece_spec.kernel.sense import BySense, helpers


def constants(draft: Draft, way: Way) -> str:
    """What the text of one book's rounds calls by its own names."""
    boards, table = draft.table.boards, draft.table
    strengths = [0] * (64 * len(table.strengths))
    for order, by_index in enumerate(table.strengths):
        for card in CARDS:
            if table.strengths[0][card.index]:
                strengths[64 * order + boards.place(card)] = by_index[card.index]
    text = (
        f"BOARD = table({list(boards.by_index())})\n"
        f"CARD = table({list(boards.cards())})\n"
        f"PACK = table({[boards.bit(card) for card in table.cards]})\n\n\n"
    )
    text += _ORDERS.format(strengths=strengths) if table.orders else ""
    text += helpers(draft) if isinstance(way, BySense) else ""
    return _OWN.sub(lambda found: draft.own(found[0]), text)


_OWN = re.compile(
    r"\b(BOARD|CARD|PACK|STRENGTH|RANK_INDEX|HIGHEST|strongest|stronger|weakest|best_of_all|first_by_index"
    r"|first_card|low_of_all|high_of_all|longest|cheapest|dearest|to_lead)\b"
)
"""The names that each book has for itself."""


_ORDERS = """STRENGTH = table({strengths})


def strongest(cards, order):
    best = 0
    while cards:
        card = cards & -cards
        if best == 0 or STRENGTH[order * 64 + place(card)] > STRENGTH[order * 64 + place(best)]:
            best = card
        cards ^= card
    return best


def stronger(cards, least, order):
    found = 0
    while cards:
        card = cards & -cards
        if STRENGTH[order * 64 + place(card)] > STRENGTH[order * 64 + place(least)]:
            found |= card
        cards ^= card
    return found


"""
