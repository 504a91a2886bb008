"""Playing tricks: each card of a trick one after the other, and what a finished trick does."""

from __future__ import annotations

from collections.abc import Callable

from courtpiece_spec.book.play import (
    EachTrick,
    FaceDown,
    FirstVoidSetsTrump,
    Lead,
    LeadInTurn,
    MustFaceDown,
    MustFollow,
    NextLead,
    NextTrick,
    RuffOnce,
    Void,
)
from courtpiece_spec.book.steps import DrawPairs
from courtpiece_spec.kernel.asking import Offer, Way
from courtpiece_spec.kernel.collecting import write_collecting
from courtpiece_spec.kernel.deciding import early_end
from courtpiece_spec.kernel.draft import Draft
from courtpiece_spec.kernel.exposing import exposures, write_exposure, write_shown_by_itself
from courtpiece_spec.kernel.following import write_void
from courtpiece_spec.kernel.people import seat_of
from courtpiece_spec.kernel.registry import writer, writes
from courtpiece_spec.kernel.taking import write_led, write_taker


def first_leader(draft: Draft) -> str:
    """The seat that leads the first trick."""
    lead_rule = draft.book.rule("play.lead")
    assert isinstance(lead_rule, Lead)
    text: str = writer(lead_rule)(draft, lead_rule)
    return text


def write_tricks(draft: Draft, way: Way, is_over: Callable[[], str]) -> None:
    """Trick after trick, until the step is over; `is_over` gives the condition before each."""
    with draft.block("while True:"):
        no_cards = draft.hands_empty() + (" and hcard == 0" if draft.hides else "")
        over = is_over()
        tests = [each for each in (no_cards, over, early_end(draft)) if each != "False"]
        with draft.block(f"if {' or '.join(f'({each})' for each in tests)}:"):
            draft.line("break")
        with draft.block("if number == 0:"):
            draft.line(f"leader = {first_leader(draft)}")
        way.begin_trick(draft)
        if draft.plays_down:
            draft.line("down = 0")
        if draft.counts_late:
            draft.line("late = 0")
        for place in range(draft.table.players):
            draft.place = place
            _write_card(draft, way)
        _write_end(draft, way)
    with draft.block("if status != 0:"):
        draft.line("break")


# ---------------------------------------------------------------------- one card
def _write_card(draft: Draft, way: Way) -> None:
    place = draft.place
    draft.line(f"seat = {draft.seat('leader', place)}")
    draft.line("held = hand[seat]")
    if place:
        if draft.table.top_is_trump:
            write_led(draft)
        follow = draft.book.rule("play.follow") or MustFollow()
        writer(follow)(draft, follow)
        if draft.hides:
            draft.line("void = 1 if allowed == 0 else 0")
        with draft.block("if allowed == 0:"):
            draft.line("allowed = held")
            write_void(draft)
    else:
        draft.line("allowed = held")
    if draft.hides:
        draft.line("asked = 0")
        with draft.block("if hid >= 0 and void:" if place else "if hid >= 0:"):
            _write_exposing(draft, way)
        _write_out_of_cards(draft, "asked == 0 and ")
        with draft.block("if asked == 0:"):
            way.card(draft, "seat", "allowed")
    else:
        _write_out_of_cards(draft, "")
        way.card(draft, "seat", "allowed")
    draft.line("hand[seat] ^= bit")
    draft.line(f"b{place} = bit")
    if draft.keeps.spoke:
        draft.line("spoke = seat")
    if not place and not draft.table.top_is_trump:
        write_led(draft)
    setting = draft.book.rule("trump.set")
    if place and isinstance(setting, FirstVoidSetsTrump):
        writer(setting)(draft, setting)
    if draft.counts_late:
        draft.line("late |= bit & tc")


def _write_out_of_cards(draft: Draft, unasked: str) -> None:
    """Where players draw, one may have fewer cards than the others: with none left the tricks are over."""
    if draft.table.has(DrawPairs):
        with draft.block(f"if {unasked}allowed == 0:"):
            draft.line("break")


def _write_exposing(draft: Draft, way: Way) -> None:
    """The hidden trump may, or must, come to light before the card."""
    found = exposures(draft)
    draft.line("how = 0")
    for number, each in enumerate(found, 1):
        with draft.block(f"if how == 0 and {each.holds}:"):
            draft.line(f"how = {number}")

    def among(numbers: list[int]) -> str:
        return " or ".join(f"how == {number}" for number in numbers)

    automatic = [number for number, each in enumerate(found, 1) if each.automatic]
    forced = [number for number, each in enumerate(found, 1) if each.forced]
    dutiful = [number for number, each in enumerate(found, 1) if each.duty]
    asking = [number for number, each in enumerate(found, 1) if not each.automatic]
    down = draft.book.rule("play.face_down")
    offers = [Offer("", "allowed", "seat", cards=True)]
    if asking:
        draft.line(f"showing = 1 if {among(asking)} else 0")
        offers.append(Offer("reveal", "showing", "seat"))
    if draft.plays_down and draft.place and isinstance(down, FaceDown | MustFaceDown):
        draft.line(f"hidden = held if seat == {writer(down)(draft, down)} else 0")
        offers.append(Offer("down", "hidden", "seat", cards=True))
        if isinstance(down, MustFaceDown):
            with draft.block("if hidden:"):
                draft.line("allowed = 0")
    if forced:
        with draft.block(f"if {among(forced)}:"):
            draft.line("allowed = 0")
    if automatic:
        with draft.block(f"if {among(automatic)}:"):
            _write_bound(draft, among(dutiful))
    if len(offers) == 1:
        return
    names = " or ".join(offer.choices for offer in offers[1:])
    with draft.block(f"{'elif' if automatic else 'if'} {names}:"):
        way.ask(draft, tuple(offers), in_trick=True)
        if asking:
            with draft.block(f"if did == {offers[1].number}:"):
                _write_bound(draft, among(dutiful))
            with draft.block("else:"):
                _write_asked(draft, offers)
        else:
            _write_asked(draft, offers)


def _write_asked(draft: Draft, offers: list[Offer]) -> None:
    draft.line("asked = 1")
    if offers[-1].verb == "down":
        with draft.block(f"if did == {offers[-1].number}:"):
            draft.line("down |= bit")


def _write_bound(draft: Draft, dutiful: str) -> None:
    """Trump is exposed: the cards that the player on turn may play then."""
    write_exposure(draft, str(draft.place))
    draft.line("held = hand[seat]")
    if draft.place:
        if draft.table.top_is_trump:
            write_led(draft)
        draft.line("allowed = held & led")
    else:
        draft.line("allowed = 0")
    with draft.block("if allowed == 0:"):
        draft.line("allowed = held")
        if draft.place:
            write_void(draft)
        if dutiful:
            with draft.block(f"if ({dutiful}) and allowed & tc:"):
                draft.line("allowed &= tc")


# ---------------------------------------------------------------------- the end of a trick
def _write_end(draft: Draft, way: Way) -> None:
    """The trick is taken, and collected or left lying; trump settles, and the next leader is known."""
    table, kept = draft.table, draft.keeps
    write_taker(draft)
    draft.line(
        f"taken_by = (leader + won) {'& ' if _even(table.players) else '% '}"
        f"{table.players - 1 if _even(table.players) else table.players}"
    )
    draft.line(f"side = {draft.side_of('taken_by')}")
    draft.line("took += 1 << 8 * taken_by")
    if _counts_ruffs(draft):
        _write_ruffs(draft)
    if kept.won:
        draft.add_to_side("u", "side", "1")
    if kept.opening:
        for each in range(table.sides):
            with draft.block(f"if side == {each} and o{each} == number:"):
                draft.line(f"o{each} = number + 1")
    if kept.captured:
        draft.line(f"lying |= {' | '.join(f'b{place}' for place in range(table.players))}")
    if not isinstance(draft.book.rule("collect.take") or EachTrick(), EachTrick):
        draft.line("run = run + 1 if run > 0 and number > 0 and taker == taken_by else 1")
    draft.line("pile += 1")
    draft.line("taker = taken_by")
    draft.line("number += 1")
    if kept.moments:
        draft.line("moment_before = moment")
        draft.line(f"moment = (number - 1) * {table.players} + won")
    for each in kept.takers:
        with draft.block(f"if number == {each}:"):
            draft.line(f"taker_{each} = taker")
    way.taken(draft)
    write_collecting(draft)
    write_shown_by_itself(draft)
    if isinstance(table.power, NextTrick):
        with draft.block("if ts >= 0 and tc == 0 and tt == number:"):
            draft.line(f"tc = {draft.trumps_of('ts')}")
    following = draft.book.rule("play.next")
    if isinstance(following, NextLead | LeadInTurn):
        draft.line(f"leader = {writer(following)(draft, following)}")
    else:
        draft.line("leader = taker")


def _even(players: int) -> bool:
    """Whether seats can be counted round with a mask."""
    return players & (players - 1) == 0


def _counts_ruffs(draft: Draft) -> bool:
    void = draft.book.rule("play.void")
    return isinstance(void, Void) and any(isinstance(rule, RuffOnce) for rule in void.rules)


def _write_ruffs(draft: Draft) -> None:
    """Who has played a trump that counted as one, in a trick led in another suit."""
    counting = "tc & ~down" if draft.plays_down else "tc"
    with draft.block("if b0 & tc == 0:"):
        for place in range(draft.table.players):
            card = f"b{place} & {counting}" + (" & late" if draft.counts_late else "")
            with draft.block(f"if {card}:"):
                draft.line(f"ruffed |= 1 << {draft.seat('leader', place)}")


@writes(Lead)
def lead(draft: Draft, rule: Lead) -> str:
    """Who leads the first trick."""
    return seat_of(draft, rule.who)


@writes(NextLead)
def next_lead(draft: Draft, rule: NextLead) -> str:
    """Who leads the next trick."""
    return seat_of(draft, rule.who)


@writes(LeadInTurn)
def lead_in_turn(draft: Draft, _: LeadInTurn) -> str:
    """The lead goes round the table."""
    return draft.seat("leader", 1)


@writes(FaceDown)
def face_down(draft: Draft, rule: FaceDown) -> str:
    """Who may play face down when void."""
    return seat_of(draft, rule.who)


@writes(MustFaceDown)
def must_face_down(draft: Draft, rule: MustFaceDown) -> str:
    """Who must play face down when void, or have the trump turned up."""
    return seat_of(draft, rule.who)


@writes(FirstVoidSetsTrump)
def first_void_sets_trump(draft: Draft, _: FirstVoidSetsTrump) -> None:
    """The first card of another suit than the one led sets trump.

    It counts in its own trick too, unless `power` says later (Q28).
    """
    if draft.table.top_is_trump:
        write_led(draft)
    with draft.block("if settled == 0 and bit & led == 0:"):
        draft.line("ts = place(bit) >> 4")
        later = isinstance(draft.table.power, NextTrick)
        draft.line(f"tc = {'0' if later else draft.trumps_of('ts')}")
        draft.line("tt = number + 1")
        draft.line("settled = 1")
