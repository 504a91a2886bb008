"""Changes of the standing rules: table, pack, trump, play, collecting."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from courtpiece_spec.book.conditions import Negation
from courtpiece_spec.book.play import (
    AfterReveal,
    AtOnce,
    BeingVoid,
    EachTrick,
    FreshTricks,
    FromStart,
    HiddenInHand,
    HiddenOutOfHand,
    HighestLed,
    HighestTrump,
    HotStreak,
    Leading,
    LeadInTurn,
    MayDemand,
    MayPlayAny,
    MayReveal,
    MustLeadTrumpThen,
    MustOvertrump,
    MustRevealTrumping,
    MustTrump,
    MustTrumpThen,
    Never,
    NextLead,
    NextTrick,
    NotAWin,
    NotCollected,
    OnlyAfterReveal,
    Power,
    RuffOnce,
    SecondAce,
    ShownWhenVoid,
    TricksRunning,
    TrumpMustBeat,
    Void,
    VoidOpponent,
    VoidPlayer,
    WholeTrick,
)
from courtpiece_spec.book.table import Deals, Plays, RankOrder
from courtpiece_spec.book.who import AnyPlayer, Role
from courtpiece_spec.cards import Rank
from courtpiece_spec.conformance.mutants.change import Around, Change, by_one, changing
from courtpiece_spec.conformance.mutants.conditions import rank_below
from courtpiece_spec.seats import Direction


# ---------------------------------------------------------------------- table and pack
@changing(Deals, Plays)
def direction(node: Deals | Plays, _: Around) -> Iterator[Change]:
    """The other way round."""
    other = next(each for each in Direction if each is not node.direction)
    yield Change(f"{other}", f"{other} instead of {node.direction}", type(node)(other))


@changing(RankOrder)
def rank_order(node: RankOrder, _: Around) -> Iterator[Change]:
    """The top rank lowest, the ten misplaced, two neighbours exchanged, the order reversed."""
    ranks = node.ranks
    yield Change("top_low", f"the {ranks[0].word} is the lowest", RankOrder((*ranks[1:], ranks[0])))
    if Rank.TEN in ranks:
        others = [rank for rank in ranks if rank is not Rank.TEN]
        yield Change("ten_second", "the ten ranks second", RankOrder((others[0], Rank.TEN, *others[1:])))
        yield Change("ten_last", "the ten, read as a one, is the lowest", RankOrder((*others, Rank.TEN)))
    yield Change(
        "exchanged",
        f"the {ranks[2].word} above the {ranks[1].word}",
        RankOrder((ranks[0], ranks[2], ranks[1], *ranks[3:])),
    )
    yield Change("reversed", "the lowest card is the highest", RankOrder(tuple(reversed(ranks))))


# ---------------------------------------------------------------------- trump
Since = AtOnce | AfterReveal | OnlyAfterReveal | WholeTrick | FromStart | NextTrick | Never


@changing(Power)
def power(node: Power, around: Around) -> Iterator[Change]:
    """Trump counts from another moment on."""
    hidden = any(True for _ in around.book.under("trump.reveal"))
    others: tuple[tuple[Since, str], ...] = ()
    if hidden:
        others = (
            (AfterReveal(), "after_reveal"),
            (OnlyAfterReveal(), "only_after_reveal"),
            (WholeTrick(), "whole_trick"),
            (FromStart(), "from_start"),
        )
    elif around.book.rule("trump.set") is not None or node.since == Never():
        # Where trump is known before a trick begins, there is nothing between this trick and the next.
        others = ((AtOnce(), "at_once"), (NextTrick(), "next_trick"))
    for since, name in (*others, (Never(), "never")):
        if since != node.since:
            yield Change(name, f"trump counts: {name.replace('_', ' ')}", Power(since))


@changing(MayDemand)
def may_demand(node: MayDemand, _: Around) -> Iterator[Change]:
    """It turns up by itself; with a duty too many or too few."""
    if isinstance(node.who, VoidPlayer):
        yield Change("itself", "it turns up by itself", ShownWhenVoid(AnyPlayer(), node.duty))
    yield from _duties(node, MustTrumpThen())


@changing(ShownWhenVoid)
def shown_when_void(node: ShownWhenVoid, _: Around) -> Iterator[Change]:
    """With a duty too many or too few."""
    yield from _duties(node, MustTrumpThen())


@changing(MayReveal)
def may_reveal(node: MayReveal, _: Around) -> Iterator[Change]:
    """At the other moment; with a duty too many or too few."""
    leads = isinstance(node.moment, Leading)
    yield Change(
        "moment",
        "when void" if leads else "when leading",
        attrs.evolve(node, moment=BeingVoid() if leads else Leading()),
    )
    yield from _duties(node, MustLeadTrumpThen() if leads else MustTrumpThen())


def _duties(
    node: MayDemand | MayReveal | ShownWhenVoid, usual: MustTrumpThen | MustLeadTrumpThen
) -> Iterator[Change]:
    if node.duty is None:
        yield Change("duty", "then with a duty to trump", attrs.evolve(node, duty=usual))
    else:
        yield Change("no_duty", "without the duty that follows", attrs.evolve(node, duty=None))


@changing(VoidPlayer)
def void_player(_: VoidPlayer, around: Around) -> Iterator[Change]:
    """Only opponents of the one whose secret it is."""
    role = "caller" if "caller" in around.layout.role_index else "dealer"
    yield Change("opponents_only", f"only an opponent of the {role}", VoidOpponent(Role(role)))


@changing(VoidOpponent)
def void_opponent(_: VoidOpponent, __: Around) -> Iterator[Change]:
    """Anybody."""
    yield Change("anybody", "anybody", VoidPlayer())


@changing(MustRevealTrumping)
def must_reveal_trumping(node: MustRevealTrumping, _: Around) -> Iterator[Change]:
    """A right without a duty, or by itself."""
    if isinstance(node.who, VoidPlayer):
        yield Change("no_duty", "who has it shown may play any card", MayDemand(node.who))
        yield Change("itself", "it turns up by itself", ShownWhenVoid(AnyPlayer()))


@changing(HiddenOutOfHand, HiddenInHand)
def hidden(node: HiddenOutOfHand | HiddenInHand, _: Around) -> Iterator[Change]:
    """Held, or not."""
    if isinstance(node, HiddenInHand):
        yield Change("out_of_hand", "the hidden card is not held", HiddenOutOfHand())
    else:
        yield Change("in_hand", "the hidden card is held", HiddenInHand())


# ---------------------------------------------------------------------- play
@changing(Void)
def void(node: Void, around: Around) -> Iterator[Change]:
    """A duty added, or all duties dropped."""
    if not isinstance(node.rules[0], MayPlayAny):
        yield Change("any", "any card", Void((MayPlayAny(),)))
    if around.book.rule("trump.power") == Power(Never()):
        return
    for rule, words in (
        (MustTrump(), "must trump if able"),
        (MustOvertrump(), "must beat a trump that lies there if able"),
        (TrumpMustBeat(), "a trump must beat a trump that lies there"),
        (RuffOnce(), "may trump once a round"),
    ):
        if not any(isinstance(each, type(rule)) for each in node.rules):
            name = words.split(" if ")[0].replace(" ", "_")
            yield Change(name, f"void: {words}", Void((rule,)))


@changing(HighestTrump, HighestLed)
def highest(node: HighestTrump | HighestLed, _: Around) -> Iterator[Change]:
    """Trump takes nothing, or takes."""
    if isinstance(node, HighestTrump):
        yield Change("led", "trump takes nothing", HighestLed())


@changing(NextLead)
def next_lead(_: NextLead, __: Around) -> Iterator[Change]:
    """The lead goes round the table."""
    yield Change("in_turn", "the lead goes round the table", LeadInTurn())


@changing(SecondAce)
def second_ace(node: SecondAce, _: Around) -> Iterator[Change]:
    """Another rank, another value."""
    below = rank_below(node.rank)
    yield Change(
        below.value, f"the {below.word} instead of the {node.rank.word}", attrs.evolve(node, rank=below)
    )
    near = rank_below(node.counts_as)
    yield Change(f"as_{near.value}", f"it counts as a {near.word}", attrs.evolve(node, counts_as=near))


# ---------------------------------------------------------------------- collecting
@changing(EachTrick)
def each_trick(_: EachTrick, __: Around) -> Iterator[Change]:
    """Tricks are collected in pairs."""
    yield Change("pairs", "tricks are collected in pairs", TricksRunning(2))


@changing(TricksRunning)
def tricks_running(node: TricksRunning, _: Around) -> Iterator[Change]:
    """One trick fewer or more, or each trick at once."""
    yield from by_one(node.number, TricksRunning, "number", low=2)
    yield Change("each", "each trick at once", EachTrick())


@changing(FreshTricks)
def fresh_tricks(node: FreshTricks, _: Around) -> Iterator[Change]:
    """One trick fewer or more, or each further one."""
    yield from by_one(node.number, FreshTricks, "number", low=1)
    yield Change("hot", "each further trick is collected at once", HotStreak())


@changing(HotStreak)
def hot_streak(_: HotStreak, __: Around) -> Iterator[Change]:
    """Two new tricks."""
    yield Change("fresh", "two new tricks are needed", FreshTricks(2))


@changing(NotCollected)
def not_collected(node: NotCollected, _: Around) -> Iterator[Change]:
    """The run is broken too; the exception the other way about."""
    yield Change("negated", "the exception holds when it should not", NotCollected(Negation(node.when)))
    yield Change("no_win", "the later trick starts no pair", NotAWin(node.when))


@changing(NotAWin)
def not_a_win(node: NotAWin, _: Around) -> Iterator[Change]:
    """The run goes on; the exception the other way about."""
    yield Change("negated", "the exception holds when it should not", NotAWin(Negation(node.when)))
    yield Change("win", "the run goes on", NotCollected(node.when))
