"""Actions as numbers: ``seat << 16 | verb << 8 | what``; chance sits at 15.

`what` is the index of a card or a suit, 4 for ``none``, a bid, 0 for nothing, and for a name its number: from
5 on the orders of rank that the book declares, from 128 on the names that an archive lists.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from attrs import define, field

from courtpiece_spec.book import Book
from courtpiece_spec.cards import CARDS, SUITS, Card, Suit
from courtpiece_spec.engine import Action, Game, Verb
from courtpiece_spec.engine.actions import IRREGULAR
from courtpiece_spec.records.bulk.arrays import Codes, Flags, Ints, Texts
from courtpiece_spec.records.bulk.compiled import compiled
from courtpiece_spec.records.bulk.packs import RANK_OF, SUIT_OF, card_at, digit_at
from courtpiece_spec.seats import SEATS

VERBS: Final = tuple(Verb)
CHANCE: Final = 15
NONE: Final = 4
FIRST_ORDER: Final = 5
FIRST_NAME: Final = 128
MOST_NAMES: Final = 128
_OF_CARD: Final = frozenset({Verb.PLAY, Verb.HIDE, Verb.DROP, Verb.DOWN, Verb.PICK})
_OF_SUIT: Final = frozenset({Verb.CALL, Verb.WRITE})
_OF_NAME: Final = frozenset({Verb.CALL, Verb.FOUL})
_HIGHEST_BID: Final = 99
_EXACT, _CARD, _BID = 0, 1, 2


def orders_of(book: Book) -> tuple[str, ...]:
    """The names of the orders of rank that a call may choose, in the book's order."""
    return tuple(clause.label for clause in book.under("pack.rank"))


@define(eq=False)
class Coding:
    """Codes the actions of one game."""

    game: Game
    orders: tuple[str, ...] = field(init=False)
    _words: Texts = field(init=False)
    _table: Ints = field(init=False)
    _judged: Flags | None = field(default=None, init=False)
    """By code, whether it is that of an action which a kernel judges; made when first asked for."""

    def __attrs_post_init__(self) -> None:
        self.orders = orders_of(self.game.book)
        # Irregularities are in no list: a record with one is read otherwise, since no kernel judges it.
        entries = [("reveal", Verb.REVEAL, 0, _EXACT), ("bid=", Verb.BID, 0, _BID)]
        entries += [
            (verb.value, verb, 0, _EXACT)
            for verb in (Verb.PASS, Verb.REDEAL, Verb.GO_ON, Verb.STOP, Verb.KEEP, Verb.LEAVE)
        ]
        entries += [(f"{verb.value}={suit}", verb, suit.index, _EXACT) for verb in _OF_SUIT for suit in SUITS]
        entries += [("call=none", Verb.CALL, NONE, _EXACT)]
        entries += [
            (f"call={name}", Verb.CALL, FIRST_ORDER + number, _EXACT)
            for number, name in enumerate(self.orders)
        ]
        entries += [(f"{verb.value}=", verb, 0, _CARD) for verb in _OF_CARD if verb is not Verb.PLAY]
        words = [word.encode("ascii") for word, *_ in entries]
        ends = np.cumsum(list(map(len, words)))
        self._words = np.frombuffer(b"".join(words), np.uint8)
        self._table = np.array(
            [
                (end - len(word), end, VERBS.index(verb) << 8 | what, how, verb is Verb.PICK)
                for word, end, (_, verb, what, how) in zip(words, ends, entries, strict=True)
            ],
            np.int64,
        )

    # ------------------------------------------------------------------ one by one
    def code(self, action: Action, names: list[str]) -> int | None:
        """The code of an action; `names` grows by names that the book lacks.  None where it is full."""
        seat = CHANCE if action.seat is None else int(action.seat)
        what: int | None
        match action.what:
            case Card() | Suit():
                what = action.what.index
            case str():
                what = self._name(action, names)
            case _:
                what = action.what or 0
        return None if what is None else seat << 16 | VERBS.index(action.verb) << 8 | what

    def _name(self, action: Action, names: list[str]) -> int | None:
        name = str(action.what)
        if action.verb is Verb.CALL and name == "none":
            return NONE
        if action.verb is Verb.CALL and name in self.orders:
            return FIRST_ORDER + self.orders.index(name)
        if name not in names:
            if len(names) == MOST_NAMES:
                return None
            names.append(name)
        return FIRST_NAME + names.index(name)

    def action(self, code: int, names: tuple[str, ...] = ()) -> Action | None:
        """The action of a code, or None where it is none of this table, or of a card of another pack."""
        seat, number, what = code >> 16, code >> 8 & 255, code & 255
        if code < 0 or number >= len(VERBS):
            return None
        verb = VERBS[number]
        if (seat == CHANCE) != (verb is Verb.PICK) or not (seat == CHANCE or seat < self.game.layout.players):
            return None
        said: Card | Suit | int | str | None = None
        if verb in _OF_CARD:
            if what >= len(CARDS) or not CARDS[what].bit & self.game.layout.pack_bits:
                return None
            said = CARDS[what]
        elif verb is Verb.BID:
            if what > _HIGHEST_BID:
                return None
            said = what
        elif verb in _OF_SUIT and what < len(SUITS):
            said = SUITS[what]
        elif verb in _OF_NAME:
            said = self._named(verb, what, names)
            if said is None:
                return None
        elif what or verb is Verb.WRITE:
            return None
        return Action(None if seat == CHANCE else SEATS[seat], verb, said)

    def _named(self, verb: Verb, what: int, names: tuple[str, ...]) -> str | None:
        if what >= FIRST_NAME:
            return names[what - FIRST_NAME] if what - FIRST_NAME < len(names) else None
        if verb is not Verb.CALL or what < NONE:
            return None
        if what == NONE:
            return "none"
        return self.orders[what - FIRST_ORDER] if what - FIRST_ORDER < len(self.orders) else None

    # ------------------------------------------------------------------ many
    def read(self, data: Texts, begins: Ints, ends: Ints) -> tuple[Codes, Ints, Flags]:
        """The codes of rows of tokens, where each row starts, and which rows are surely well formed."""
        most = int(np.maximum(ends - begins, 0).sum()) // 4 + len(begins) + 1
        codes = np.empty(most, np.int32)
        starts = np.zeros(len(begins) + 1, np.int64)
        fits = np.zeros(len(begins), np.bool_)
        layout = self.game.layout
        count = read_actions(
            data,
            begins,
            ends,
            layout.players,
            layout.pack_bits,
            self._words,
            self._table,
            codes,
            starts,
            fits,
        )
        return codes[:count], starts, fits

    def check(self, codes: Codes, starts: Ints) -> Flags:
        """Which rows of codes are surely well formed, and of what a kernel judges."""
        if self._judged is None:
            judged = np.zeros(1 << 20, np.bool_)
            for seat in (*range(self.game.layout.players), CHANCE):
                for number, verb in enumerate(VERBS):
                    for what in range(FIRST_NAME if verb not in IRREGULAR else 0):
                        code = seat << 16 | number << 8 | what
                        judged[code] = self.action(code) is not None
            self._judged = judged
        return rows_of_known(codes, starts, self._judged)


# ---------------------------------------------------------------------- over bytes
@compiled
def _token(data: Texts, at: int, end: int, players: int, pack: int, words: Texts, table: Ints) -> int:
    """The code of a token that is no card played, or -1."""
    if end - at < 4 or data[at + 1] != 58:
        return -1
    seat = digit_at(data, at)
    chance = data[at] == 45
    if not chance and not 0 <= seat < players:
        return -1
    at += 2
    for number in range(len(table)):
        first, size = table[number, 0], table[number, 1] - table[number, 0]
        if at + size > end or data[at] != words[first]:
            continue
        same = True
        for place in range(size):
            if data[at + place] != words[first + place]:
                same = False
                break
        how = table[number, 3]
        if not same or (how == _EXACT and at + size != end) or chance != (table[number, 4] != 0):
            continue
        code: int = (CHANCE if chance else seat) << 16 | table[number, 2]
        at += size
        if how == _CARD:
            card = card_at(data, at) if end - at == 2 else -1
            return code | card if card >= 0 and pack >> card & 1 else -1
        if how == _BID:
            if not 1 <= end - at <= 2 or (data[at] == 48 and end - at == 2):
                return -1
            bid = 0
            for place in range(at, end):
                if not 48 <= data[place] <= 57:
                    return -1
                bid = bid * 10 + digit_at(data, place)
            return code | bid
        return code
    return -1


@compiled
def read_actions(
    data: Texts,
    begins: Ints,
    ends: Ints,
    players: int,
    pack: int,
    words: Texts,
    table: Ints,
    codes: Codes,
    starts: Ints,
    fits: Flags,
) -> int:
    """Read rows of tokens into one row of codes; how many there are."""
    count = 0
    for number in range(len(begins)):
        at, end = begins[number], ends[number]
        starts[number] = count
        fits[number] = True
        while at < end:
            stop = at + 4
            code = -1
            if stop == end or (stop < end and data[stop] == 32):
                # A card that is played, as nearly all tokens are; here, since a call would cost more than it.
                seat = digit_at(data, at)
                rank, suit = RANK_OF[data[at + 2]], SUIT_OF[data[at + 3]]
                if data[at + 1] == 58 and 0 <= seat < players and rank >= 0 and suit >= 0:
                    card = 13 * suit + rank
                    if pack >> card & 1:
                        code = seat << 16 | card
            if code < 0:
                stop = at
                while stop < end and data[stop] != 32:
                    stop += 1
                code = _token(data, at, stop, players, pack, words, table)
            # A blank behind the last token is one too many.
            if code < 0 or stop == end - 1:
                fits[number] = False
                count = starts[number]
                break
            codes[count] = code
            count += 1
            at = stop + 1
    starts[len(begins)] = count
    return count


@compiled
def rows_of_known(codes: Codes, starts: Ints, known: Flags) -> Flags:
    """Which rows hold only codes that are marked as known."""
    fits = np.ones(len(starts) - 1, np.bool_)
    for number in range(len(starts) - 1):
        for place in range(starts[number], starts[number + 1]):
            code = codes[place]
            if code < 0 or code >= len(known) or not known[code]:
                fits[number] = False
                break
    return fits
