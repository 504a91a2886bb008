"""The script of a generated book: how cards are dealt, trump is found and tricks are played."""

from __future__ import annotations

from courtpiece_spec.book.conditions import (
    AnyOf,
    Compare,
    Comparison,
    Condition,
    Fact,
    HandsEmpty,
    SideHas,
    SideHasFirst,
    TrumpSet,
    TrumpUnset,
    Truth,
)
from courtpiece_spec.book.steps import (
    Bid,
    CardSource,
    Discard,
    DiscardOthers,
    DrawPairs,
    Holding,
    LayBlindTrump,
    LayDownTrump,
    LayUpTrump,
    MayChangeTrump,
    MayGoOn,
    MayLook,
    MayNameTrump,
    MayRedeal,
    MustRedeal,
    NameTrump,
    NoRanks,
    NothingAbove,
    NthCardSetsTrump,
    OfHand,
    OfLast,
    OfPack,
    OfPacket,
    OfTricks,
    OrMoreTrumps,
    Packet,
    PlayTricks,
    PlayUntil,
    Promise,
    RandomCardSetsTrump,
    SetAside,
    Step,
    StepAction,
    ToEach,
    ToOne,
    ToOthers,
    TrumpChoice,
    TrumpOrNone,
    TrumpOrOrder,
    TrumpSuit,
    WriteTrump,
)
from courtpiece_spec.book.who import (
    AnyOther,
    AnyPlayer,
    LeftOf,
    NamedSide,
    OpponentOf,
    PlayerOf,
    Role,
    TakerOfNumber,
    TakerOfTrick,
)
from tests.properties.setting import Setting

Script = list[tuple[str, Step]]
CALLER = Role("caller")

BEFORE_DEAL = ("pack", "blind pack")
"""A card of the pack is picked before it is dealt.  A blind one that is picked later would lie outside a hand
whose player no clause could name to bring it back."""
AFTER_DEAL = ("nth", "taker")
"""The n-th card must have been dealt, and a trick played only once everyone has cards."""
WAYS_OF_ALL = (
    "name",
    "may name",
    "lay up",
    "lay down",
    "lay down",
    "write",
    "blind",
    "random",
    "nth",
    "pack",
    "blind pack",
    "void",
    "void",
    "none",
)
"""How trump may be found; `none` has no step and no trump."""
WAYS_OF_EACH = ("bid", "taker")
"""Further ways where all players have cards from the first packet on."""


class Scripted:
    """A script in the making, with what its trump asks of the standing rules."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.steps: Script = []
        self.sets_by_void = False
        self.card_is_out = False
        """Whether a card may lie outside a hand, so that something must bring it back."""

    def add(self, label: str, action: StepAction, when: Condition | None = None) -> None:
        """One more step."""
        self.steps.append((label, Step(action, when)))

    def write(self) -> None:
        """The whole script."""
        setting = self.setting
        form = setting.one_of("each", "each", "one first", "one by one", "in mid-play", "in mid-play")
        if setting.players == 2 and setting.chance():
            self._draw_from_stock()
        elif form == "in mid-play":
            self._finish_deal_in_play()
        else:
            self._deal(form)
        self._play()

    # ------------------------------------------------------------------ dealing
    def _deal(self, form: str) -> None:
        """Everyone gets the cards of a hand; the rest of the pack, if any, is set aside.

        Hands are always of one size: with others some player would have to play a card that he does not have.
        What is not dealt is always declared unused: else it could not be told from cards yet to come.
        """
        setting = self.setting
        way = (
            setting.one_of(*WAYS_OF_ALL)
            if form == "one first"
            else setting.one_of(*WAYS_OF_ALL, *WAYS_OF_EACH)
        )
        if way in BEFORE_DEAL:
            self._call(way)
        head = setting.hand if form == "one by one" else setting.number(1, setting.hand)
        self._first_packet(form, head)
        if setting.chance(3):
            self.add("wait", MayLook(CALLER))
        if setting.chance(3):
            self.add("redeal", self._may_redeal())
        if way not in BEFORE_DEAL + AFTER_DEAL:
            self._call(way)
        if form == "one first":
            self.add("others", Packet(head, ToOthers(), start=None if setting.chance() else LeftOf(CALLER)))
        if left := setting.hand - head:
            even = left % 2 == 0 and setting.chance()
            self.add("rest", Packet(left // 2 if even else left, ToEach(), 2 if even else 1))
        if setting.hand * setting.players < len(setting.pack):
            self.add("dead", SetAside())
        if way in AFTER_DEAL:
            self._call(way)
        elif way == "may name":
            self.add("late", RandomCardSetsTrump(self._received()), TrumpUnset())
        if setting.chance(4):
            self.add("annul", self._must_redeal())

    def _first_packet(self, form: str, head: int) -> None:
        setting = self.setting
        if form == "one by one":
            gone = setting.hand * setting.players == len(setting.pack)
            self.add("first", Packet(1, ToEach(), 1 if gone else head, gone))
        elif form == "one first":
            self.add("first", Packet(head, ToOne(CALLER)))
        else:
            self.add("first", Packet(head, ToEach(), start=CALLER if setting.chance(3) else None))

    def _received(self) -> CardSource:
        """Cards that the caller was dealt: his hand, the last of them, or those of one step."""
        setting = self.setting
        source: CardSource = setting.one_of(
            OfHand(CALLER), OfLast(setting.number(1, setting.hand), CALLER), OfPacket("round.first", CALLER)
        )
        return source

    def _draw_from_stock(self) -> None:
        """Two players discard, then draw in pairs; all hands grow to one size."""
        setting = self.setting
        self.add("first", Packet(3, ToEach()))
        self._call(setting.one_of("name", "may name", "none", "void", "lay down"))
        if setting.chance():
            self.add("drop", Discard(CALLER, setting.number(1, 2)))
            self.add("other", DiscardOthers(setting.number(1, 2)))
        self.add("draw", DrawPairs(setting.hand))

    def _finish_deal_in_play(self) -> None:
        """Some tricks are played, then the rest is dealt, as in Dehla Pakad."""
        setting = self.setting
        head = setting.number(1, setting.hand - 1)
        self.sets_by_void = True
        self.add("first", Packet(head, ToEach()))
        self.add("open", PlayUntil(AnyOf((TrumpSet(), HandsEmpty()))))
        self.add("chance", RandomCardSetsTrump(OfTricks()), TrumpUnset())
        self.add("rest", Packet(setting.hand - head, ToEach()))
        if setting.hand * setting.players < len(setting.pack):
            self.add("dead", SetAside())

    # ------------------------------------------------------------------ trump
    def _call(self, way: str) -> None:
        """The step in which trump is found, or begins to be."""
        setting = self.setting
        actions: dict[str, StepAction] = {
            "name": NameTrump(CALLER, self._choice()),
            "may name": MayNameTrump(CALLER, self._choice()),
            "lay up": LayUpTrump(CALLER),
            "lay down": LayDownTrump(CALLER),
            "write": WriteTrump(CALLER),
            "pack": RandomCardSetsTrump(OfPack()),
            "blind pack": LayBlindTrump(OfPack()),
            "nth": NthCardSetsTrump(setting.number(1, setting.hand), CALLER),
        }
        if way in ("random", "blind"):
            source = self._received()
            actions |= {"random": RandomCardSetsTrump(source), "blind": LayBlindTrump(source)}
        if way == "bid":
            self._auction()
        elif way == "taker":
            self.add("open", PlayTricks(1))
            self.add("call", NameTrump(TakerOfTrick(), self._choice()))
        elif way in actions:
            self.add("call", actions[way])
        setting.hides |= way in ("lay down", "write", "blind", "blind pack")
        self.card_is_out |= way in ("lay down", "blind")
        self.sets_by_void |= way == "void"
        # A challenge needs a trump to challenge; one of a card that nobody holds has no player to spare.
        if way in ("name", "lay up", "lay down", "write", "blind", "random") and setting.chance(3):
            setting.challenges = True
            opponents, own_side = OpponentOf(CALLER), PlayerOf(NamedSide("caller_side"))
            self.add(
                "again", MayChangeTrump(setting.one_of(CALLER, opponents, own_side, AnyOther(), AnyPlayer()))
            )
        if way not in ("bid", "void", "none") and setting.chance(4):
            setting.promises = True
            self.add("promise", Promise(CALLER, 1, setting.hand))

    def _choice(self) -> TrumpChoice:
        orders = self.setting.orders
        mode = TrumpOrOrder(orders) if orders else TrumpSuit()
        choice: TrumpChoice = self.setting.one_of(TrumpSuit(), TrumpOrNone(), mode)
        return choice

    def _auction(self) -> None:
        """Everyone bids; if all may pass there may be no bidder, so that his steps are guarded."""
        setting = self.setting
        setting.bids = True
        setting.somebody_bids = setting.chance()
        # Without `from` the leader begins: where the bidder leads, nobody knows him yet.
        start = CALLER if setting.somebody_bids or setting.chance() else None
        low = setting.number(1, setting.hand)
        self.add(
            "bid",
            Bid(
                low,
                setting.number(low, setting.hand),
                start,
                above_last=setting.chance(),
                or_passes=not setting.somebody_bids or setting.chance(),
                first_may_not_pass=setting.somebody_bids,
            ),
        )
        some = None if setting.somebody_bids else Compare(Fact("", "bid"), Comparison.AT_LEAST, 1)
        self.add("call", NameTrump(Role("bidder"), self._choice()), some)

    # ------------------------------------------------------------------ asking for a new deal
    def _holding(self) -> Holding:
        setting = self.setting
        holding: Holding = setting.one_of(
            NoRanks(setting.ranks[: setting.number(1, 4)]),
            NothingAbove(setting.rank()),
            OrMoreTrumps(setting.number(1, setting.hand)),
        )
        return holding

    def _may_redeal(self) -> MayRedeal:
        setting = self.setting
        limit, running = setting.one_of(None, 1, 2), setting.chance()
        return MayRedeal(
            CALLER, self._holding(), limit, running, setting.one_of(None, Role("dealer"), CALLER)
        )

    def _must_redeal(self) -> MustRedeal:
        """Always with a limit: without one a hand that must come up would never be played."""
        setting = self.setting
        limit, running = setting.number(1, 2), setting.chance()
        return MustRedeal(self._holding(), limit, running, setting.one_of(None, Role("dealer"), CALLER))

    # ------------------------------------------------------------------ tricks
    def _play(self) -> None:
        """The tricks of the round, perhaps in two parts."""
        setting = self.setting
        if setting.chance(3):
            number = setting.number(1, setting.hand)
            first = SideHasFirst(number)
            self.add("play", PlayUntil(setting.one_of(first, AnyOf((first, HandsEmpty())))))
            setting.goes_on = True
            # Only the first player of a trick that was played may be asked; several are asked together.
            who = setting.one_of(
                TakerOfNumber(number), PlayerOf(NamedSide("leading_side")), AnyOther(), AnyPlayer()
            )
            self.add("kap", MayGoOn(who), first)
            self.add("on", PlayUntil(HandsEmpty()), Truth(Fact("", "going_on")))
            return
        rest = setting.hand - 1
        if setting.chance(4) and rest > 1:
            self.add("some", PlayTricks(setting.number(1, rest)))
        self.add(
            "play",
            PlayUntil(
                setting.one_of(HandsEmpty(), SideHas(setting.number(1, setting.hand)), setting.condition())
            ),
        )
