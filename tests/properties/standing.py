"""The standing rules of a generated book: trump, play and collecting."""

from __future__ import annotations

from courtpiece_spec.book import Rule
from courtpiece_spec.book.conditions import (
    EarlierBeforeReveal,
    SetThisTrick,
    TrumpUnset,
    WinningCard,
    WinningCards,
)
from courtpiece_spec.book.play import (
    AfterReveal,
    AtOnce,
    BeingVoid,
    Concede,
    Duty,
    EachTrick,
    FaceDown,
    FirstVoidSetsTrump,
    FreshTricks,
    FromStart,
    HiddenInHand,
    HiddenOutOfHand,
    HighestLed,
    HighestTrump,
    HotStreak,
    LastTakesPile,
    Lead,
    Leading,
    LeadInTurn,
    MayDemand,
    MayPlayAny,
    MayReveal,
    MustFaceDown,
    MustFollow,
    MustLeadTrumpThen,
    MustOvertrump,
    MustReveal,
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
    ReturnToHand,
    RevealRule,
    RuffOnce,
    SecondAce,
    ShownAfter,
    ShownWhenVoid,
    Takes,
    TricksRunning,
    TrumpMustBeat,
    Void,
    VoidOpponent,
    VoidPlayer,
    WholeTrick,
)
from courtpiece_spec.book.who import (
    AnyPlayer,
    HolderOf,
    LeftOf,
    OpponentOf,
    OrElse,
    Role,
    SeatNumber,
    TakerOfLast,
    TakerOfTrick,
    Who,
)
from tests.properties.scripts import CALLER, Scripted
from tests.properties.setting import Setting

Rules = list[tuple[str, Rule]]


def trump_rules(setting: Setting, script: Scripted) -> Rules:
    """How trump counts and how a hidden one comes to light."""
    rules: Rules = []
    if setting.hides:
        power = setting.one_of(
            AtOnce(),
            AfterReveal(),
            OnlyAfterReveal(),
            WholeTrick(),
            FromStart(),
            FromStart(),
            NextTrick(),
            Never(),
        )
    elif script.sets_by_void:
        power = setting.one_of(AtOnce(), NextTrick())
    else:
        power = setting.one_of(AtOnce(), AtOnce(), AtOnce(), Never())
    if not isinstance(power, AtOnce) or setting.chance():
        rules.append(("trump.power", Power(power)))
    if script.sets_by_void:
        rules.append(("trump.set", FirstVoidSetsTrump()))
    if setting.hides:
        rules += _hidden(setting, script)
    return rules


def _hidden(setting: Setting, script: Scripted) -> Rules:
    in_hand = setting.chance(4)
    rules: Rules = [("trump.hidden", HiddenInHand() if in_hand else HiddenOutOfHand())]
    out = script.card_is_out and not in_hand
    if setting.chance(3):
        rules.pop()
        out = script.card_is_out
    if script.card_is_out and setting.chance():
        rules.append(("trump.return", ReturnToHand(CALLER)))
    reveals: list[RevealRule] = list(
        setting.some(
            MayDemand(setting.one_of(VoidPlayer(), VoidOpponent(CALLER)), _duty(setting)),
            MayReveal(CALLER, Leading(), _duty(setting)),
            MayReveal(CALLER, BeingVoid(), _duty(setting)),
            MustRevealTrumping(setting.one_of(VoidPlayer(), VoidOpponent(CALLER))),
            ShownWhenVoid(setting.one_of(AnyPlayer(), OpponentOf(CALLER)), _duty(setting)),
            ShownAfter(setting.number(1, setting.hand)),
        )
    )
    if out:
        # Else the last card of who laid it down could not be played.
        reveals.append(setting.one_of(MustReveal(CALLER), MustReveal(CALLER), ShownAfter(setting.hand - 1)))
    return rules + [(f"trump.reveal.r{number}", rule) for number, rule in enumerate(reveals)]


def _duty(setting: Setting) -> Duty | None:
    duty: Duty | None = setting.one_of(None, MustTrumpThen(), MustLeadTrumpThen())
    return duty


def play_rules(setting: Setting, script: Scripted) -> Rules:
    """Who leads, what a void player may do, what takes a trick."""
    rules: Rules = [
        ("play.lead", Lead(_leader(setting, script))),
        ("play.follow", MustFollow()),
        ("play.takes", Takes(setting.one_of(HighestTrump(), HighestTrump(), HighestTrump(), HighestLed()))),
    ]
    void = setting.some(
        MustTrump(), MustOvertrump(), TrumpMustBeat(), TrumpMustBeat(of_an_opponent=True), RuffOnce()
    )
    rules.append(("play.void", Void(void or (MayPlayAny(),))))
    following = setting.one_of(NextLead(TakerOfTrick()), NextLead(LeftOf(TakerOfTrick())), LeadInTurn(), None)
    if following is not None:
        rules.append(("play.next", following))
    if setting.chance(4):
        rules.append(("play.aces", SecondAce(setting.rank(), setting.rank())))
    # Only beside a hidden trump: a card face down that sets trump would be a riddle.
    if setting.hides and setting.chance():
        rules.append(("play.face_down", setting.one_of(FaceDown, MustFaceDown)(CALLER)))
    if setting.chance(4):
        rules.append(("play.concede", Concede(setting.condition())))
    return rules


def _leader(setting: Setting, script: Scripted) -> Who | OrElse:
    """Who leads first: the bidder if there must be one, the holder of a card only if somebody must be.

    A role that a step may leave to nobody comes with another player, who leads where nobody has it.
    """
    leaders: list[Who] = [CALLER, CALLER, Role(setting.primary), SeatNumber(1)]
    all_held = setting.hand * setting.players == len(setting.pack) and not script.card_is_out
    # Dealt in mid-play, the card may come too late; in a game with discards it may have gone.
    dealt_at_once = not any(label in ("open", "draw") for label, _ in script.steps)
    # An auction may begin with the leader, before anybody has the card.
    if all_held and dealt_at_once and not setting.bids:
        leaders.append(HolderOf(setting.one_of(*setting.pack)))
    if setting.somebody_bids:
        return Role("bidder")
    leader: Who = setting.one_of(*leaders)
    settled = [*["bidder"] * setting.bids, *["challenger"] * setting.challenges]
    return OrElse(Role(setting.one_of(*settled)), leader) if settled and setting.chance() else leader


def collect_rules(setting: Setting) -> Rules:
    """Whose the tricks become."""
    if setting.chance():
        return [("collect.take", EachTrick())]
    rules: Rules = [("collect.take", TricksRunning(setting.number(1, 3)))]
    fresh = setting.one_of(None, FreshTricks(setting.number(1, 3)), HotStreak())
    if fresh is not None:
        rules.append(("collect.fresh", fresh))
    if setting.chance():
        rules.append(("collect.last", LastTakesPile(setting.one_of(TakerOfLast(), TakerOfLast(), CALLER))))
    for number in range(setting.number(0, 2)):
        condition = setting.one_of(
            WinningCards(setting.rank()),
            WinningCard(setting.rank()),
            EarlierBeforeReveal(),
            SetThisTrick(),
            TrumpUnset(),
            setting.condition(tricks=True),
        )
        rule = NotCollected(condition) if setting.chance() else NotAWin(condition)
        rules.append((f"collect.except.e{number}", rule))
    return rules
