"""Changes of the script: packets, calls, new deals, when play stops."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from courtpiece_spec.book.conditions import HandsEmpty, SideHas
from courtpiece_spec.book.steps import (
    Bid,
    LayDownTrump,
    MayRedeal,
    MustRedeal,
    NameTrump,
    NoRanks,
    NothingAbove,
    NthCardSetsTrump,
    OrMoreTrumps,
    Packet,
    PlayTricks,
    PlayUntil,
    Promise,
    ToEach,
    ToOne,
    TrumpOrNone,
    TrumpSuit,
    WriteTrump,
)
from courtpiece_spec.book.who import Role
from courtpiece_spec.cards import Rank
from courtpiece_spec.conformance.mutants.change import Around, Change, by_one, changing
from courtpiece_spec.conformance.mutants.conditions import rank_above, rank_below


@changing(Packet)
def packet(node: Packet, around: Around) -> Iterator[Change]:
    """As many cards in other packets, or from another player on."""
    if node.until_gone:
        yield Change("number+1", "two cards at a time", attrs.evolve(node, number=node.number + 1))
    total = node.number * node.times
    for number in sorted({1, total} - {node.number}):
        # To one player alone it is the same, however it is done.
        alone = isinstance(node.recipients, ToOne)
        if not node.until_gone and not alone and total % number == 0:
            times = total // number
            words = f"{number} at a time, {times} {'time' if times == 1 else 'times'}"
            yield Change(f"by{number}", words, attrs.evolve(node, number=number, times=times))
    if isinstance(node.recipients, ToEach) and node.start is None:
        yield Change("from_dealer", "the dealer first", attrs.evolve(node, start=Role("dealer")))
    elif node.start is not None:
        for name in around.roles:
            made = attrs.evolve(node, start=Role(name))
            yield Change(f"from_{name}", f"the {name} first", made)


@changing(NameTrump)
def name_trump(node: NameTrump, _: Around) -> Iterator[Change]:
    """No trump may be called, too; or the trump is hidden."""
    if isinstance(node.choice, TrumpSuit):
        yield Change("or_none", "no trump may be called too", attrs.evolve(node, choice=TrumpOrNone()))


@changing(LayDownTrump, WriteTrump)
def lay_down(node: LayDownTrump | WriteTrump, _: Around) -> Iterator[Change]:
    """The trump is named aloud, or written where a card is laid down, or the other way about."""
    other = WriteTrump if isinstance(node, LayDownTrump) else LayDownTrump
    words = "written down" if isinstance(node, LayDownTrump) else "a card is laid down"
    yield Change("other_secret", f"the trump is chosen in another way: {words}", other(node.who))
    yield Change("aloud", "trump is named aloud", NameTrump(node.who, TrumpSuit()))


@changing(NthCardSetsTrump)
def nth_card(node: NthCardSetsTrump, _: Around) -> Iterator[Change]:
    """The card before or after."""
    yield from by_one(node.number, lambda number: attrs.evolve(node, number=number), "card", low=1)


@changing(MayRedeal, MustRedeal)
def redeal(node: MayRedeal | MustRedeal, around: Around) -> Iterator[Change]:
    """Another limit, another dealer."""
    if node.limit is not None:
        yield from by_one(node.limit, lambda number: attrs.evolve(node, limit=number), "limit")
        yield Change("no_limit", "as often as it happens", attrs.evolve(node, limit=None))
    if node.not_twice_running:
        made = attrs.evolve(node, not_twice_running=False)
        yield Change("twice", "twice running too", made)
    if node.dealt_by is None:
        for name in around.roles:
            if name != "dealer":
                made = attrs.evolve(node, dealt_by=Role(name))
                yield Change(f"dealt_by_{name}", f"the {name} deals again", made)
                break
    if isinstance(node, MayRedeal):
        limits = {"limit": node.limit, "not_twice_running": node.not_twice_running, "dealt_by": node.dealt_by}
        yield Change("must", "any hand of the kind must be dealt again", MustRedeal(node.holding, **limits))  # type: ignore[arg-type]
    else:
        limits = {"limit": node.limit, "not_twice_running": node.not_twice_running, "dealt_by": node.dealt_by}
        asked = MayRedeal(Role(around.roles[-1]), node.holding, **limits)  # type: ignore[arg-type]
        yield Change("may", f"only the {around.roles[-1]} may ask", asked)


@changing(NoRanks)
def no_ranks(node: NoRanks, _: Around) -> Iterator[Change]:
    """A rank too few, a rank too many."""
    for rank in node.ranks:
        left = tuple(each for each in node.ranks if each is not rank)
        if left:
            yield Change(f"without_{rank.value}", f"the {rank.word} does not count", NoRanks(left))
    below = rank_below(node.ranks[-1])
    yield Change(f"with_{below.value}", f"the {below.word} counts too", NoRanks((*node.ranks, below)))
    if Rank.ACE not in node.ranks:
        yield Change("with_A", "the ace counts too", NoRanks((Rank.ACE, *node.ranks)))


@changing(NothingAbove)
def nothing_above(node: NothingAbove, _: Around) -> Iterator[Change]:
    """A rank lower, a rank higher."""
    for rank in (rank_below(node.rank), rank_above(node.rank)):
        if rank is not None:
            yield Change(f"{rank.value}", f"nothing above the {rank.word}", NothingAbove(rank))


@changing(OrMoreTrumps)
def or_more(node: OrMoreTrumps, _: Around) -> Iterator[Change]:
    """One trump fewer or more."""
    yield from by_one(node.number, OrMoreTrumps, "trumps", low=1)


@changing(Bid, Promise)
def bid(node: Bid | Promise, _: Around) -> Iterator[Change]:
    """Each end of what may be bid one lower and higher."""
    yield from by_one(node.lowest, lambda number: attrs.evolve(node, lowest=number), "lowest", low=1)
    yield from by_one(node.highest, lambda number: attrs.evolve(node, highest=number), "highest", low=1)
    if isinstance(node, Bid):
        yield Change(
            "above", "above the last bid, or not", attrs.evolve(node, above_last=not node.above_last)
        )


@changing(PlayTricks)
def play_tricks(node: PlayTricks, _: Around) -> Iterator[Change]:
    """One trick fewer or more."""
    yield from by_one(node.number, PlayTricks, "number", low=1)


@changing(PlayUntil)
def play_until(node: PlayUntil, _: Around) -> Iterator[Change]:
    """To the last card; or where that is the rule, until a side has seven."""
    if isinstance(node.condition, HandsEmpty):
        yield Change("seven", "until a side has seven tricks", PlayUntil(SideHas(7)))
    else:
        yield Change("to_the_end", "until hands are empty", PlayUntil(HandsEmpty()))
