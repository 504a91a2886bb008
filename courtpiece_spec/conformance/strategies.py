"""What fuzzing draws: tricks, hands, and rounds with at most one illegal token, at their end.

Rounds are drawn so that Hypothesis shrinks them well. It prefers fewer choices, then smaller ones; here a
token is one choice, and 0 ends the round. Then the pack comes to its order, and each token to the first that
is legal.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from attrs import frozen
from hypothesis import assume
from hypothesis import strategies as st

from courtpiece_spec.conformance.reference import Facts, Hands, Reference

_STOP = 0
_ILLEGAL_FROM = 126
_LAST = 127
"""One step is 0–127: stop, an index into the legal tokens, or (126 and more) an illegal token. Up to 127
Hypothesis draws evenly; in wider ranges it prefers the ends."""

_ANYWHERE, _WRONG, _WHOLE, _LOPSIDED = range(4)
"""Manners of drawing a round: it may stop or go wrong anywhere; it may only go wrong; it is played to its
end, where what it scores is compared; and so that one side plays its highest cards and the other its lowest,
as seven tricks to none come about by chance once in a hundred rounds."""

_RANKS = "23456789TJQKA"
_MOST_ROUNDS = 5

_MANNERS = ("revoke", "revoke", "revoke", "any card", "turn", "turn", "word")
CLUMSY = ("again", "played", "call again", "malformed", "after the end")
"""What only a hostile or clumsy client does; drawn on purpose, as among others Hypothesis hardly draws it."""
_CLUMSY_FROM = 116
_MALFORMED = (
    *("call=X", "call=", "call=♥", "bid=NaN", "bid=8.5", "bid=-1", "bid=1e1", "bid=99999999999", "hide=1S"),
    *("1S", "10H", "ah", "A♥", "play=AH", "reveal=1", "", "'; drop"),
)
_WORDS = ("pass", "redeal", "reveal", "go_on", "stop", "keep", "leave", "bid=9", "call=none")


@frozen
class Trick:
    """A complete trick: who played what, in order."""

    trump: str | None
    plays: tuple[tuple[int, str], ...]
    power_from: int


@frozen
class Choice:
    """A hand, and what lies on the table."""

    hand: tuple[str, ...]
    plays: tuple[tuple[int, str], ...]
    trump: str | None


@frozen
class Round:
    """A round as far as it was drawn.

    Attributes:
        setup: As in a record.
        pack: The cards in the order of dealing.
        tokens: The legal tokens, in order.
        positions: The reference's positions before the first token and after each, one more than tokens.
        illegal: A token that is not legal after them.
        malformed: Whether it is not even a token.
    """

    setup: Mapping[str, Any]
    pack: tuple[str, ...]
    tokens: tuple[str, ...]
    positions: tuple[Any, ...]
    illegal: str | None = None
    malformed: bool = False

    @property
    def dealer(self) -> int | None:
        """Who dealt, None where that is not told."""
        dealer: int | None = self.setup.get("dealer")
        return dealer

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:  # noqa: ARG002 - IPython's signature
        """Keep Hypothesis from writing out every position of every example."""
        printer.text(f"<Round of {len(self.tokens)} tokens>")


@frozen
class Seen:
    """A round as a seat sees it."""

    round: Round
    seat: int


@frozen
class Played:
    """A match: what it starts from, and for each round a seed and the number of a manner."""

    setup: Mapping[str, Any]
    rounds: tuple[tuple[int, int], ...]


def first_round(reference: Reference, most: int) -> Round:
    """The plainest round: the pack in its order, and always the first legal token."""
    setup, pack = reference.setups[0], tuple(reference.deck)
    positions = [reference.start(pack, setup)]
    tokens: list[str] = []
    while len(tokens) < most and (legal := reference.facts(positions[-1]).legal):
        tokens.append(legal[0])
        positions.append(reference.play(positions[-1], legal[0]))
    return Round(setup, pack, tuple(tokens), tuple(positions))


@st.composite
def tricks(draw: st.DrawFn, reference: Reference) -> Trick:
    """Any cards from all seats, whoever leads, with each trump of the book."""
    trump = draw(st.sampled_from(reference.trumps))
    leader = draw(st.integers(0, reference.players - 1))
    cards = _cards(draw, reference, reference.players)
    power_from = draw(st.integers(0, reference.players - 1)) if reference.exposes else 0
    plays = tuple(((leader + step) % reference.players, card) for step, card in enumerate(cards))
    return Trick(trump, plays, power_from)


@st.composite
def choices(draw: st.DrawFn, reference: Reference) -> Choice:
    """A hand of any size with what others have played before it."""
    trump = draw(st.sampled_from(reference.trumps))
    leader = draw(st.integers(0, reference.players - 1))
    deck = st.sampled_from(reference.deck)
    # Lists, as Hypothesis drops their elements one by one; a count drawn first it can hardly lower.
    played = draw(st.lists(deck, max_size=reference.players - 1, unique=True))
    most = len(reference.deck) // reference.players
    drawn = draw(st.lists(deck, min_size=1, max_size=most, unique=True))
    hand = [card for card in drawn if card not in played]
    assume(hand)
    plays = tuple(((leader + step) % reference.players, card) for step, card in enumerate(played))
    return Choice(tuple(hand), plays, trump)


@st.composite
def rounds(
    draw: st.DrawFn, reference: Reference, most: int | None = None, clumsy: str | None = None
) -> Round:
    """A round played by drawn tokens, stopped anywhere.

    With `most` it is stopped at the latest after so many legal tokens, and always dealt from an almost
    ordered pack. With `clumsy` it goes wrong in that manner.
    """
    setup = draw(st.sampled_from(reference.setups))
    manner = draw(st.integers(_ANYWHERE, _LOPSIDED if most is None else _WHOLE)) if not clumsy else _WRONG
    strong = draw(st.integers(0, 1)) if manner == _LOPSIDED else None
    if strong is not None:
        pack = _swapped(draw, _stacked(reference, setup, strong))
    elif most is None and draw(st.booleans()):
        pack = tuple(draw(st.permutations(reference.deck)))
    else:
        pack = _swapped(draw, reference.deck)
    # Exposed by chance, a trump is hardly ever still hidden at the end.
    shy = reference.exposes and draw(st.booleans())
    positions = [reference.start(pack, setup)]
    tokens: list[str] = []
    illegal, malformed = None, False
    while True:
        facts = reference.facts(positions[-1])
        step = draw(st.integers(_STOP, _LAST))
        last = len(tokens) == most or not facts.legal
        if clumsy:
            wrong = last or (step >= _CLUMSY_FROM and clumsy != "after the end")
        else:
            wrong = step >= (_LAST // 2 if last else _ILLEGAL_FROM) and manner <= _WRONG
        if wrong:
            manners = (clumsy,) if clumsy else _MANNERS
            hands = reference.hands(positions[-1])
            illegal, malformed = _illegal(draw, reference, facts, hands, tokens, manners)
            break
        if last or (step == _STOP and manner == _ANYWHERE):
            break
        kept = [token for token in facts.legal if not (shy and token.endswith(":reveal"))] or facts.legal
        token = kept[max(step - 1, 0) % len(kept)]
        if strong is not None:
            token = _lopsided(facts, reference.hands(positions[-1]), strong) or token
        tokens.append(token)
        positions.append(reference.play(positions[-1], token))
    return Round(setup, pack, tuple(tokens), tuple(positions), illegal, malformed)


@st.composite
def seen(draw: st.DrawFn, reference: Reference) -> Seen:
    """A round at any place, with the seat that looks at it."""
    drawn = draw(rounds(reference))
    return Seen(drawn, draw(st.integers(0, reference.players - 1)))


@st.composite
def matches(draw: st.DrawFn, reference: Reference) -> Played:
    """A few rounds of a match, which may be near its end when they begin."""
    setup = dict(draw(st.sampled_from(reference.setups)))
    sides = draw(
        st.lists(st.sampled_from(reference.scores), min_size=reference.sides, max_size=reference.sides)
    )
    if any(sides):
        setup["score"] = sides
    one = st.tuples(st.integers(0, 1 << 16), st.integers(0, 4 * reference.sides - 1))
    return Played(setup, tuple(draw(st.lists(one, min_size=1, max_size=_MOST_ROUNDS))))


def _lopsided(facts: Facts, hands: Hands, strong: int) -> str | None:
    """A token that helps every second seat from `strong` on to take all tricks; None where it is no card.

    The strong lead a card that nobody opposite can beat in its suit, trumps first, and otherwise play high;
    the others play low and keep their trumps.
    """
    cards = [token for token in facts.legal if len(token) == 4]
    if not cards:
        suits = [token for token in facts.legal if "=" in token and token[-1] in "SHDC"]
        if not suits or suits[0][0] == "-" or int(suits[0][0]) >= len(hands):  # chance picks for nobody
            return None
        held = "".join(hands[int(suits[0][0])])
        choose = max if int(suits[0][0]) % 2 == strong else min
        return choose(suits, key=lambda token: (held.count(token[-1]), token))

    def height(token: str) -> tuple[bool, bool, int, str]:
        rank, suit = token[2], token[3]
        others = (card for seat, hand in enumerate(hands) if seat % 2 != strong for card in hand)
        master = all(card[1] != suit or _RANKS.index(card[0]) < _RANKS.index(rank) for card in others)
        return master, suit == facts.trump, _RANKS.index(rank), token

    if int(cards[0][0]) % 2 == strong:
        return max(cards, key=height)
    return min(cards, key=lambda token: height(token)[1:])


def _stacked(reference: Reference, setup: Mapping[str, Any], strong: int) -> tuple[str, ...]:
    """A pack that deals the high cards to every second seat from `strong` on.

    Who gets the card at each place of the pack is seen by dealing the pack in its order.
    """
    deck = reference.deck
    position = reference.start(deck, setup)
    while (legal := reference.facts(position).legal) and not any(len(token) == 4 for token in legal):
        position = reference.play(position, legal[0])
    hands = reference.hands(position)
    owner = {card: seat for seat, hand in enumerate(hands) for card in hand}
    places = sorted(range(len(deck)), key=lambda place: owner.get(deck[place], 1 - strong) % 2 != strong)
    pack = list(deck)
    for place, card in zip(places, sorted(deck, key=lambda card: -_RANKS.index(card[0])), strict=True):
        pack[place] = card
    return tuple(pack)


def _swapped(draw: st.DrawFn, deck: Sequence[str]) -> tuple[str, ...]:
    """The pack in its order but for some swaps: long suits and voids at once, and quick to shrink."""
    pack = list(deck)
    place = st.integers(0, len(pack) - 1)
    for one, other in draw(st.lists(st.tuples(place, place), max_size=len(pack))):
        pack[one], pack[other] = pack[other], pack[one]
    return tuple(pack)


def _cards(draw: st.DrawFn, reference: Reference, count: int) -> list[str]:
    return draw(st.lists(st.sampled_from(reference.deck), min_size=count, max_size=count, unique=True))


def _illegal(
    draw: st.DrawFn,
    reference: Reference,
    facts: Facts,
    hands: Hands,
    before: Sequence[str],
    manners: Sequence[str],
) -> tuple[str | None, bool]:
    """What a hostile or clumsy client would send next, and whether it is not even a token.

    A revoke, any card, a seat not on turn, a word, the same again, a card already played, a second call.
    """
    manner = draw(st.sampled_from(manners))
    on_turn = sorted({token[0] for token in facts.legal if token[0].isdigit()}) or ["0"]
    seats = [str(seat) for seat in range(reference.players)]
    tokens: Sequence[str]
    match manner:
        case "revoke":
            tokens = [f"{seat}:{card}" for seat in on_turn for card in _held(hands, int(seat))]
        case "turn":
            others = [seat for seat in seats if seat not in on_turn]
            tokens = [
                f"{seat}:{card}" for seat in others for card in _held(hands, int(seat)) or reference.deck
            ]
        case "word":
            words = [*_WORDS, *(f"{word}={suit}" for word in ("call", "write") for suit in "SHDC")]
            tokens = [f"{seat}:{word}" for seat in seats for word in words]
        case "again":
            tokens = before[-1:]
        case "played":
            played = [token[2:] for token in before if len(token) == 4]
            tokens = [f"{seat}:{card}" for seat in on_turn for card in played]
        case "call again":
            callers = sorted({token[0] for token in before if ":call=" in token})
            tokens = [f"{seat}:call={suit}" for seat in callers for suit in "SHDC"]
        case "malformed":
            return f"{draw(st.sampled_from(on_turn))}:{draw(st.sampled_from(_MALFORMED))}", True
        case _:
            tokens = []
    tokens = [token for token in tokens if token not in facts.legal]
    if not tokens:
        tokens = [f"{seat}:{card}" for seat in on_turn for card in reference.deck]
        tokens = [token for token in tokens if token not in facts.legal]
    return (draw(st.sampled_from(tokens)) if tokens else None), False


def _held(hands: Hands, seat: int) -> tuple[str, ...]:
    return hands[seat] if seat < len(hands) else ()
