"""The steps of a script, one function for each kind."""

from __future__ import annotations

from courtpiece_spec.book.play import FromStart
from courtpiece_spec.book.steps import (
    Bid,
    Discard,
    DiscardOthers,
    DrawPairs,
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
    PlayTricks,
    PlayUntil,
    Promise,
    RandomCardSetsTrump,
    SetAside,
    Step,
    TrumpOrNone,
    TrumpOrOrder,
    TrumpSuit,
    WriteTrump,
)
from courtpiece_spec.kernel.asking import CHANCE, Offer, Way
from courtpiece_spec.kernel.conditions import test_of
from courtpiece_spec.kernel.draft import NO_FRAME, Draft
from courtpiece_spec.kernel.exposing import lies_outside
from courtpiece_spec.kernel.people import seat_of, seats_of
from courtpiece_spec.kernel.playing import first_leader, write_tricks
from courtpiece_spec.kernel.registry import writer, writes


def write_script(draft: Draft, way: Way) -> None:
    """All steps in order; the text stands in a loop that runs once, so that `break` ends the round."""
    for number, clause in enumerate(draft.book.section("round")):
        draft.step = number
        if number:
            with draft.block("if new_deal" + (f" or {draft.early}:" if draft.early else ":")):
                draft.line("break")
        rule = clause.rule
        assert isinstance(rule, Step)
        writer(rule)(draft, rule, clause.path, way)


@writes(Step)
def step(draft: Draft, rule: Step, path: str, way: Way) -> None:
    """A step with its guard."""
    if rule.when is None:
        writer(rule.action)(draft, rule.action, path, way)
        return
    with draft.block(f"if {test_of(draft, rule.when, NO_FRAME)}:"):
        writer(rule.action)(draft, rule.action, path, way)


def _ask(draft: Draft, way: Way, *offers: Offer) -> None:
    """Somebody is asked outside a trick."""
    way.ask(draft, offers)
    if draft.keeps.spoke:
        seat = offers[0].seat
        said = "-1" if seat == CHANCE else seat or "place(bit)"
        draft.line(f"spoke = {said}")


def _of(verb: str) -> int:
    return Offer(verb, "").number


# ---------------------------------------------------------------------- what a choice does
def _with_trump(draft: Draft, suit: str) -> None:
    """A suit becomes trump, known to all."""
    draft.line(f"ts = {suit}")
    draft.line(f"tc = {draft.trumps_of('ts')}")
    draft.line("settled = 1")
    draft.line("order = 0")


def _without_trump(draft: Draft, order: str) -> None:
    """The round has no trump; a mode may bring a rank order of its own."""
    draft.line("ts = -1")
    draft.line("tc = 0")
    draft.line("settled = 1")
    draft.line(f"order = {order}")


def _with_hidden_trump(draft: Draft, suit: str, keeper: str, card: str) -> None:
    """A suit is chosen in secret; a card laid down for it leaves its owner's hand."""
    draft.line(f"hid = {suit}")
    unseen = isinstance(draft.table.power, FromStart)
    draft.line(f"tc = {draft.trumps_of('hid') if unseen else '0'}")
    draft.line(f"keeper = {keeper}")
    draft.line(f"hcard = {card}")
    draft.line("settled = 1")
    if card != "0":
        with draft.block("if hcard:"):
            draft.line("hand[keeper] &= ~hcard")


def _choose(draft: Draft) -> None:
    """What a call does; `bit` says which."""
    with draft.block("if bit < 16:"):
        _with_trump(draft, "place(bit)")
    with draft.block("else:"):
        _without_trump(draft, "place(bit) - 4")


# ---------------------------------------------------------------------- trump
@writes(TrumpSuit)
def trump_suit(_: Draft, __: TrumpSuit) -> int:
    """The set of choices: one of the suits."""
    return 0b1111


@writes(TrumpOrNone)
def trump_or_none(_: Draft, __: TrumpOrNone) -> int:
    """A suit, or none."""
    return 0b11111


@writes(TrumpOrOrder)
def trump_or_order(draft: Draft, rule: TrumpOrOrder) -> int:
    """A suit, or a mode with a rank order of its own."""
    return 0b1111 + sum(1 << 5 + draft.table.orders.index(order) for order in rule.orders)


@writes(NameTrump)
def name_trump(draft: Draft, rule: NameTrump, _: str, way: Way) -> None:
    """A player names trump aloud."""
    choices: int = writer(rule.choice)(draft, rule.choice)
    draft.line(f"asked_seat = {seat_of(draft, rule.who)}")
    _ask(draft, way, Offer("call", bin(choices), "asked_seat"))
    _choose(draft)


@writes(MayNameTrump)
def may_name_trump(draft: Draft, rule: MayNameTrump, _: str, way: Way) -> None:
    """A player names trump, or passes and leaves it open."""
    choices: int = writer(rule.choice)(draft, rule.choice)
    draft.line(f"asked_seat = {seat_of(draft, rule.who)}")
    _ask(draft, way, Offer("call", bin(choices), "asked_seat"), Offer("pass", "1", "asked_seat"))
    with draft.block(f"if did == {_of('call')}:"):
        _choose(draft)


@writes(MayChangeTrump)
def may_change_trump(draft: Draft, rule: MayChangeTrump, _: str, way: Way) -> None:
    """A player may name another suit; where several may, each is asked in turn until one does.

    Changing a hidden trump opens it: the card laid down goes back to its owner's hand.
    """
    draft.line(f"members = {seats_of(draft, rule.who)}")
    with draft.block(f"for asked_seat in range({draft.table.players}):"):
        with draft.block("if members >> asked_seat & 1 == 0:"):
            draft.line("continue")
        draft.line("suits = 15 if ts < 0 else 15 & ~(1 << ts)")
        _ask(draft, way, Offer("call", "suits", "asked_seat"), Offer("pass", "1", "asked_seat"))
        with draft.block(f"if did == {_of('call')}:"):
            with draft.block("if hcard:"):
                draft.line("hand[keeper] |= hcard")
            draft.line("hid = -1")
            draft.line("hcard = 0")
            draft.line("keeper = -1")
            draft.line("role_challenger = asked_seat")
            draft.line("challenged = 1")
            _choose(draft)
            draft.line("break")
    _after_loop(draft)


def _after_loop(draft: Draft) -> None:
    """A record that went wrong inside a loop leaves the script."""
    with draft.block("if status != 0:"):
        draft.line("break")


@writes(LayUpTrump)
def lay_up_trump(draft: Draft, rule: LayUpTrump, _: str, way: Way) -> None:
    """A player shows a card; its suit is trump, and the card stays his."""
    draft.line(f"asked_seat = {seat_of(draft, rule.who)}")
    draft.line("suits = 0")
    for suit in range(4):
        with draft.block(f"if hand[asked_seat] & {0x1FFF << 16 * suit:#x}:"):
            draft.line(f"suits |= {1 << suit}")
    _ask(draft, way, Offer("call", "suits", "asked_seat"))
    _choose(draft)


@writes(LayDownTrump)
def lay_down_trump(draft: Draft, rule: LayDownTrump, _: str, way: Way) -> None:
    """A player lays a card face down; its suit will be trump."""
    draft.line(f"asked_seat = {seat_of(draft, rule.who)}")
    _ask(draft, way, Offer("hide", "hand[asked_seat]", "asked_seat", cards=True))
    _with_hidden_trump(draft, "place(bit) >> 4", "asked_seat", "bit" if lies_outside(draft) else "0")


@writes(WriteTrump)
def write_trump(draft: Draft, rule: WriteTrump, _: str, way: Way) -> None:
    """A player writes the suit down; no card leaves his hand."""
    draft.line(f"asked_seat = {seat_of(draft, rule.who)}")
    _ask(draft, way, Offer("write", "15", "asked_seat"))
    _with_hidden_trump(draft, "place(bit)", "asked_seat", "0")


# ---------------------------------------------------------------------- chance
def _pick(draft: Draft, way: Way, source: object) -> None:
    cards: str = writer(source)(draft, source)  # type: ignore[arg-type]  # a card source
    draft.line(f"source = {cards}")
    _ask(draft, way, Offer("pick", "source", CHANCE, cards=True))


@writes(OfHand)
def of_hand(draft: Draft, rule: OfHand) -> str:
    """A player's hand."""
    return f"hand[{seat_of(draft, rule.who)}]"


@writes(OfLast)
def of_last(draft: Draft, rule: OfLast) -> str:
    """The last cards a player was dealt."""
    draft.line(f"whose_cards = {seat_of(draft, rule.who)}")
    draft.line("last_cards = 0")
    with draft.block(f"for back in range(1, {rule.number} + 1):"):
        with draft.block("if back <= received[whose_cards]:"):
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
    _with_trump(draft, "place(bit) >> 4")


@writes(LayBlindTrump)
def lay_blind_trump(draft: Draft, rule: LayBlindTrump, _: str, way: Way) -> None:
    """Chance picks a card that nobody sees; its suit will be trump.

    It is laid out of a hand, unless hidden cards stay in the hand; one that nobody holds only names the suit.
    """
    _pick(draft, way, rule.source)
    draft.line("owner = -1")
    with draft.block(f"for holder in range({draft.table.players}):"):
        with draft.block("if hand[holder] & bit:"):
            draft.line("owner = holder")
    card = "(bit if owner >= 0 else 0)" if lies_outside(draft) else "0"
    _with_hidden_trump(draft, "place(bit) >> 4", "owner", card)


@writes(NthCardSetsTrump)
def nth_card_sets_trump(draft: Draft, rule: NthCardSetsTrump, _: str, __: Way) -> None:
    """The suit of the n-th card that a player was dealt is trump."""
    _with_trump(draft, f"place(got[{seat_of(draft, rule.who)} * 64 + {rule.number - 1}]) >> 4")


# ---------------------------------------------------------------------- bids
@writes(Bid)
def bid(draft: Draft, rule: Bid, _: str, way: Way) -> None:
    """Each in turn bids a number of tricks once; the highest, of equal ones the earlier, is the bidder."""
    start = first_leader(draft) if rule.start is None else seat_of(draft, rule.start)
    draft.line(f"asked_seat = {start}")
    with draft.block(f"for turn in range({draft.table.players}):"):
        draft.line(f"lowest = max({rule.lowest}, bid + 1)" if rule.above_last else f"lowest = {rule.lowest}")
        draft.line(f"numbers = {(2 << rule.highest) - 1:#x} & ~((1 << lowest) - 1)")
        passing = "(turn > 0)" if rule.first_may_not_pass else "True"
        may_pass = passing if rule.or_passes else "False"
        draft.line(f"passes = 1 if {may_pass} or lowest > {rule.highest} else 0")
        _ask(draft, way, Offer("bid", "numbers", "asked_seat"), Offer("pass", "passes", "asked_seat"))
        with draft.block(f"if did == {_of('bid')} and place(bit) > bid:"):
            draft.line("bid = place(bit)")
            draft.line("role_bidder = asked_seat")
        draft.line(f"asked_seat = {draft.seat('asked_seat', 1)}")
    _after_loop(draft)


@writes(Promise)
def promise(draft: Draft, rule: Promise, _: str, way: Way) -> None:
    """A player promises a number of tricks, or passes."""
    draft.line(f"asked_seat = {seat_of(draft, rule.who)}")
    numbers = (2 << rule.highest) - (1 << rule.lowest)
    _ask(draft, way, Offer("bid", f"{numbers:#x}", "asked_seat"), Offer("pass", "1", "asked_seat"))
    with draft.block(f"if did == {_of('bid')}:"):
        draft.line("bid = place(bit)")
        draft.line("promised = 1")


# ---------------------------------------------------------------------- asking for a new deal
@writes(NoRanks)
def no_ranks(draft: Draft, rule: NoRanks) -> str:
    """No card of some ranks: a condition of the board `whole`."""
    return f"whole & {draft.table.boards.of_ranks(rule.ranks):#x} == 0"


@writes(NothingAbove)
def nothing_above(draft: Draft, rule: NothingAbove) -> str:
    """Nothing above a rank, in the book's own order."""
    ranks = draft.table.ranks
    return f"whole & {draft.table.boards.of_ranks(ranks[: ranks.index(rule.rank)]):#x} == 0"


@writes(OrMoreTrumps)
def or_more_trumps(_: Draft, rule: OrMoreTrumps) -> str:
    """So many trumps or more."""
    return f"popcount(whole & tc) >= {rule.number}"


def _allowed(rule: MayRedeal | MustRedeal) -> str:
    """Whether the deal may be repeated once more."""
    limit = 1 if rule.not_twice_running else rule.limit
    return "True" if limit is None else f"setup_redeals < {limit}"


def _again(draft: Draft, rule: MayRedeal | MustRedeal) -> None:
    """The round ends for a new deal."""
    draft.line("new_deal = 1")
    draft.line(f"redealt_by = {'role_dealer' if rule.dealt_by is None else seat_of(draft, rule.dealt_by)}")


def _whole_hand(draft: Draft, seat: str) -> str:
    """What a player was dealt, with a card that he has laid down for trump (Q27)."""
    return f"hand[{seat}]" + (f" | (hcard if keeper == {seat} else 0)" if draft.hides else "")


@writes(MayRedeal)
def may_redeal(draft: Draft, rule: MayRedeal, _: str, way: Way) -> None:
    """A player whose hand is of the kind may ask for a new deal, or pass."""
    draft.line(f"asked_seat = {seat_of(draft, rule.who)}")
    draft.line(f"whole = {_whole_hand(draft, 'asked_seat')}")
    with draft.block(f"if {_allowed(rule)} and {writer(rule.holding)(draft, rule.holding)}:"):
        _ask(draft, way, Offer("redeal", "1", "asked_seat"), Offer("pass", "1", "asked_seat"))
        with draft.block(f"if did == {_of('redeal')}:"):
            _again(draft, rule)


@writes(MustRedeal)
def must_redeal(draft: Draft, rule: MustRedeal, _: str, way: Way) -> None:
    """Any hand of the kind gives a new deal: its first holder from the dealer's next on shows it."""
    draft.line("shower = -1")
    with draft.block(f"if {_allowed(rule)}:"):
        for number in range(draft.table.players, 0, -1):
            seat = draft.seat("role_dealer", number)
            draft.line(f"whole = {_whole_hand(draft, seat)}")
            with draft.block(f"if {writer(rule.holding)(draft, rule.holding)}:"):
                draft.line(f"shower = {seat}")
    with draft.block("if shower >= 0:"):
        _ask(draft, way, Offer("redeal", "1", "shower"))
        _again(draft, rule)


# ---------------------------------------------------------------------- discarding and drawing
@writes(Discard)
def discard(draft: Draft, rule: Discard, _: str, way: Way) -> None:
    """A player discards so many cards, one after the other."""
    draft.line(f"asked_seat = {seat_of(draft, rule.who)}")
    draft.line("alone = asked_seat")
    with draft.block(f"for turn in range({rule.number}):"):
        _ask(draft, way, Offer("drop", "hand[asked_seat]", "asked_seat", cards=True))
        draft.line("hand[asked_seat] &= ~bit")
    _after_loop(draft)


@writes(DiscardOthers)
def discard_others(draft: Draft, rule: DiscardOthers, _: str, way: Way) -> None:
    """Everyone but the player who discarded before discards so many cards, in playing order."""
    players = draft.table.players
    draft.line("asked_seat = alone")
    with draft.block(f"for turn in range({rule.number * (players - 1)}):"):
        draft.line(f"asked_seat = (alone + 1 + turn // {rule.number}) % {players}")
        _ask(draft, way, Offer("drop", "hand[asked_seat]", "asked_seat", cards=True))
        draft.line("hand[asked_seat] &= ~bit")
    _after_loop(draft)


@writes(DrawPairs)
def draw_pairs(draft: Draft, rule: DrawPairs, _: str, way: Way) -> None:
    """In turn from the leader on: look at the top card; keep it, or leave it and keep the next one.

    Who has his number of cards is passed over.
    """
    players, size = draft.table.players, len(draft.table.cards)
    draft.line("turn = 0")
    with draft.block("while True:"):
        draft.line("asked_seat = -1")
        with draft.block(f"if dealt + 2 <= {size}:"), draft.block(f"for further in range({players}):"):
            draft.line(f"drawer = ({first_leader(draft)} + turn + further) % {players}")
            laid = " + (1 if hcard != 0 and keeper == drawer else 0)" if draft.hides else ""
            with draft.block(f"if asked_seat < 0 and popcount(hand[drawer]){laid} < {rule.number}:"):
                draft.line("asked_seat = drawer")
        with draft.block("if asked_seat < 0:"):
            draft.line("break")
        _ask(draft, way, Offer("keep", "1", "asked_seat"), Offer("leave", "1", "asked_seat"))
        draft.line(f"kept = dealt if did == {_of('keep')} else dealt + 1")
        draft.line("hand[asked_seat] |= pack[kept]")
        draft.line("dealt += 2")
        draft.line("turn += 1")
    _after_loop(draft)


@writes(SetAside)
def set_aside(draft: Draft, _: SetAside, __: str, ___: Way) -> None:
    """What is left of the pack stays out of play."""
    draft.line(f"dealt = {len(draft.table.cards)}")


@writes(MayLook)
def may_look(_: Draft, __: MayLook, ___: str, ____: Way) -> None:
    """Who may look at his cards binds people only."""


# ---------------------------------------------------------------------- tricks
@writes(PlayTricks)
def play_tricks(draft: Draft, rule: PlayTricks, _: str, way: Way) -> None:
    """So many tricks, counted from where the step begins."""
    before = draft.name("before")
    draft.line(f"{before} = number")
    write_tricks(draft, way, lambda: f"number - {before} >= {rule.number}")


@writes(PlayUntil)
def play_until(draft: Draft, rule: PlayUntil, _: str, way: Way) -> None:
    """Until something holds, judged before each trick."""
    write_tricks(draft, way, lambda: test_of(draft, rule.condition, NO_FRAME))


@writes(MayGoOn)
def may_go_on(draft: Draft, rule: MayGoOn, _: str, way: Way) -> None:
    """A player, or whoever of several speaks first, goes on or stops."""
    draft.line(f"members = {seats_of(draft, rule.who)}")
    with draft.block("if members:"):
        _ask(draft, way, Offer("go_on", "members"), Offer("stop", "members"))
        draft.line(f"going_on = 1 if did == {_of('go_on')} else 0")
