"""What chance decides: a card that sets trump."""

from __future__ import annotations

from courtpiece_spec.book.steps import (
    LayBlindTrump,
    NthCardSetsTrump,
    OfHand,
    OfLast,
    OfPack,
    OfPacket,
    OfTricks,
    RandomCardSetsTrump,
)
from courtpiece_spec.kernel.asking import CHANCE, Offer, Way, ask
from courtpiece_spec.kernel.calling import with_hidden_trump, with_trump
from courtpiece_spec.kernel.draft import Draft
from courtpiece_spec.kernel.exposing import lies_outside
from courtpiece_spec.kernel.people import seat_of
from courtpiece_spec.kernel.registry import writer, writes


def _pick(draft: Draft, way: Way, source: object) -> None:
    cards: str = writer(source)(draft, source)  # type: ignore[arg-type]  # a card source
    draft.line(f"source = {cards}")
    ask(draft, way, Offer("pick", "source", CHANCE, cards=True))


@writes(OfHand)
def of_hand(draft: Draft, rule: OfHand) -> str:
    """A player's hand."""
    return f"hand[{seat_of(draft, rule.who)}]"


@writes(OfLast)
def of_last(draft: Draft, rule: OfLast) -> str:
    """The last cards a player was dealt."""
    draft.line(f"whose_cards = {seat_of(draft, rule.who)}")
    draft.line("last_cards = 0")
    with (
        draft.block(f"for back in range(1, {rule.number} + 1):"),
        draft.block("if back <= received[whose_cards]:"),
    ):
        draft.line("last_cards |= got[whose_cards * 64 + received[whose_cards] - back]")
    return "last_cards"


@writes(OfPacket)
def of_packet(draft: Draft, rule: OfPacket) -> str:
    """The first packet a player got in a step."""
    return f"packet_{rule.step.rpartition('.')[2]}[{seat_of(draft, rule.who)}]"


@writes(OfTricks)
def of_tricks(draft: Draft, _: OfTricks) -> str:
    """The cards of the tricks played."""
    return f"lying | {' | '.join(draft.all_sides('k'))}"


@writes(OfPack)
def of_pack(draft: Draft, _: OfPack) -> str:
    """The whole pack."""
    return f"{draft.table.boards.pack:#x}"


@writes(RandomCardSetsTrump)
def random_card_sets_trump(draft: Draft, rule: RandomCardSetsTrump, _: str, way: Way) -> None:
    """Chance picks a card, seen by all; its suit is trump."""
    _pick(draft, way, rule.source)
    with_trump(draft, "place(bit) >> 4")


@writes(LayBlindTrump)
def lay_blind_trump(draft: Draft, rule: LayBlindTrump, _: str, way: Way) -> None:
    """Chance picks a card that nobody sees; its suit will be trump.

    It is laid out of a hand, unless hidden cards stay in the hand; one that nobody holds only names the suit.
    """
    _pick(draft, way, rule.source)
    players = range(draft.table.players)
    draft.line(f"owner = {''.join(f'{seat} if hand[{seat}] & bit else ' for seat in players)}-1")
    card = "(bit if owner >= 0 else 0)" if lies_outside(draft) else "0"
    with_hidden_trump(draft, "place(bit) >> 4", "owner", card)


@writes(NthCardSetsTrump)
def nth_card_sets_trump(draft: Draft, rule: NthCardSetsTrump, _: str, __: Way) -> None:
    """The suit of the n-th card that a player was dealt is trump."""
    with_trump(draft, f"place(got[{seat_of(draft, rule.who)} * 64 + {rule.number - 1}]) >> 4")
