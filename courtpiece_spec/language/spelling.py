"""Words written another way: misspelt, another word for it, joined or parted, numbers and cards in words.

Each function looks at one kind of mistake and yields the repairs that would mend it;
`courtpiece_spec.language.repair` tries them all and takes the one with which most of the text can be read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from lark import Token

from courtpiece_spec.book.vocabulary import FACTS, SIDE_SUFFIX, Subject
from courtpiece_spec.language.expected import TERMINALS
from courtpiece_spec.language.machine import END, Stack
from courtpiece_spec.language.situation import Repair, Situation, end_of, start_of
from courtpiece_spec.language.suggest import NUMBERS, ORDINALS, RANKS, REASONS, SYNONYMS, close

DECLARING: Final = frozenset(
    {
        "variant",
        "family",
        "option",
        "let",
        "counter",
        "example",
        "custom",
        "foul",
        "extends",
        "amends",
        "with",
    }
)
"""Words behind which an author's own name stands."""
FILLERS: Final = frozenset(
    {"the", "a", "an", "all", "please", "then", "also", "always", "only", "just", "own"}
)
"""Words that people put in and the language often does without."""
_OF_FACTS: Final = frozenset(term.name for term in FACTS if term.subject is not Subject.NONE)
"""What stands behind the dot of a fact."""
_OUTCOMES: Final = {"wins": "winner", "win": "winner", "loses": "loser", "lose": "loser", "lost": "loser"}
_RANGE: Final = 52
"""How many numbers are listed at most."""
_SUITS: Final = {suit: suit[0].upper() for suit in ("spades", "hearts", "diamonds", "clubs")}


def words_among(situation: Situation, accepted: dict[str, Stack], *, keys: bool) -> set[str]:
    """The words that can come, such as `must` or `clockwise`; or the keys that can."""
    machine = situation.machine
    found: set[str] = set()
    for terminal in accepted:
        if terminal in machine.signs and not keys:
            found.add(machine.signs[terminal])
        elif terminal in machine.keys and keys:
            found.add(machine.keys[terminal])
        elif terminal in TERMINALS and not keys:
            found.update(TERMINALS[terminal].words)
    return {word for word in found if word[:1].islower()}


def misspelt(situation: Situation) -> Iterator[Repair]:
    """The word ahead, or the one before it that was taken for a name, looks like a word that can come."""
    token = situation.peek()
    is_label = token.type in situation.machine.labels
    if is_label or situation.is_word(token):
        found = close(str(token), words_among(situation, situation.accepted, keys=is_label))
        if found:
            put = situation.label(found, token) if is_label else situation.instead(found, token)
            yield _did_you_mean(token, found, put, take=1)
    for back in (1, 2):
        before = situation.last(back)
        if before is None or before.type != situation.machine.name:
            continue
        accepted = situation.machine.accepted(situation.stacks[-1 - back])
        found = close(str(before), words_among(situation, accepted, keys=False))
        if found:
            put = (*situation.instead(found, before), *situation.out[len(situation.out) - back + 1 :])
            yield _did_you_mean(before, found, put, back=back)


def _did_you_mean(token: Token, found: str, put: tuple[Token, ...], take: int = 0, back: int = 0) -> Repair:
    message, cure = f"`{token}` means nothing here", f"did you mean `{found}`?"
    return Repair(0.6 + 0.2 * back, "CP130", message, cure, start_of(token), end_of(token), put, take, back)


def synonym(situation: Situation) -> Iterator[Repair]:
    """Another word for the same."""
    token = situation.peek()
    for text in SYNONYMS.get(str(token), ()):
        yield _other_word(situation, token, text)
    before = situation.last()
    if before is not None and situation.is_word(before):
        for text in SYNONYMS.get(str(before), ()):
            yield _other_word(situation, before, text, back=1)


def _other_word(situation: Situation, token: Token, text: str, back: int = 0) -> Repair:
    written = situation.written(token)
    message = REASONS.get((str(token), text), f"the language has another word for `{written}`")
    put = situation.instead(text, token)
    at = (start_of(token), end_of(token))
    return Repair(0.4 + 0.2 * back, "CP145", message, f"write `{text}`", *at, put, take=1 - back, back=back)


def number_in_words(situation: Situation) -> Iterator[Repair]:
    """`seven` where digits are wanted, `2` where a word is wanted."""
    token = situation.peek()
    text = str(token)
    if text in NUMBERS or text in ORDINALS:
        digits = str(NUMBERS.get(text, ORDINALS.get(text)))
        message = f"`{text}`: this number is written in digits"
        yield _instead(situation, token, digits, "CP118", message)
    if text.isdigit():
        for word, number in NUMBERS.items():
            if str(number) == text and situation.machine.knows(word):
                yield _instead(situation, token, word, "CP118", f"`{text}`: this number is written as a word")


def range_in_set(situation: Situation) -> Iterator[Repair]:
    """`{10 to 13}` for `{10, 11, 12, 13}`."""
    low, to, high = situation.last(), situation.peek(), situation.peek(1)
    if low is None or str(to) != "to" or not (low.isdecimal() and high.isdecimal()):
        return
    first, last = int(low), int(high)
    if situation.machine.terminal(",") in situation.accepted and first < last <= first + _RANGE:
        text = ", ".join(map(str, range(first, last + 1)))
        put = (low, *situation.instead(f", {text.partition(', ')[2]}", to, high))
        at = (start_of(low), end_of(high))
        yield Repair(0.3, "CP118", "a set lists all its numbers", f"write `{text}`", *at, put, take=2, back=1)


def _instead(situation: Situation, token: Token, text: str, code: str, message: str) -> Repair:
    put = situation.instead(text, token)
    return Repair(0.3, code, message, f"write `{text}`", start_of(token), end_of(token), put, take=1)


def letters(situation: Situation) -> Iterator[Repair]:
    """`ah` for `AH`, `n` for `N`, `ace of hearts` for `AH`, `ten` for `T`."""
    token = situation.peek()
    if token[:1].islower() and situation.machine.terminal(token.upper()) in situation.accepted:
        message = f"`{situation.written(token)}`: cards, ranks and seats are written in capitals"
        yield _instead(situation, token, token.upper(), "CP114", message)
    rank = RANKS.get(str(token).removesuffix("s"))
    if rank is None:
        return
    of, suit = situation.peek(1), situation.peek(2)
    if str(of) == "of" and str(suit) in _SUITS:
        card = rank + _SUITS[str(suit)]
        message = f"`{situation.written(token, suit)}`: a card is written in two signs"
        put = situation.instead(card, token, suit)
        yield Repair(0.2, "CP114", message, f"write `{card}`", start_of(token), end_of(suit), put, take=3)
    yield _instead(situation, token, rank, "CP114", f"`{token}`: this rank is written in one sign")


def parted(situation: Situation) -> Iterator[Repair]:
    """`first_match` or `facedown` for two words; `anti clockwise` for one."""
    token = situation.peek()
    text = str(token)
    if situation.is_word(token):
        for cut in range(2, len(text) - 1):
            left, right = text[:cut], text[cut:].removeprefix("_")
            if situation.machine.knows(left) and situation.machine.knows(right):
                put = situation.instead(f"{left} {right}", token)
                message = f"`{text}` is two words"
                cure = f"write `{left} {right}`"
                yield Repair(0.4, "CP130", message, cure, start_of(token), end_of(token), put, take=1)
    following = situation.peek(1)
    if situation.is_word(token) and situation.is_word(following) and situation.same_line(token, following):
        for joined in (f"{text}{following}", f"{text}_{following}"):
            if "." in joined:
                continue  # a path is no word that could have been parted
            if situation.machine.terminal(joined) in situation.accepted and situation.machine.knows(joined):
                put = situation.instead(joined, token, following)
                message = f"`{situation.written(token, following)}` is one word"
                at = (start_of(token), end_of(following))
                yield Repair(0.4, "CP130", message, f"write `{joined}`", *at, put, take=2)


def reserved(situation: Situation) -> Iterator[Repair]:
    """A word of the language where a name is wanted."""
    token, name = situation.peek(), situation.machine.name
    if not situation.is_word(token) or token.type == name or name not in situation.accepted:
        return
    before = situation.last()
    declared = before is not None and str(before) in DECLARING
    kinds = {"option": f"{token}_rule", "variant": f"{token}_game", "family": f"{token}_game"}
    other = kinds.get(str(before), f"my_{token}")
    put = (Token.new_borrow_pos(name, str(token), token),)
    message = f"`{token}` is a word of the language and cannot be a name"
    cure = f"choose another, such as `{other}`"
    at = (start_of(token), end_of(token))
    yield Repair(1.0 if declared else 1.7, "CP138", message, cure, *at, put, take=1, doubtful=True)


def name_of_words(situation: Situation) -> Iterator[Repair]:
    """`variant hidden rung "…"`: a name of two words."""
    for back in (0, 1):
        declaring, first = situation.last(back + 1), situation.last() if back else situation.peek()
        second = situation.peek(1 - back)
        if first is None or str(declaring) not in DECLARING or not situation.adjacent(first, second):
            continue
        if situation.is_word(first) and situation.is_word(second):
            joined = f"{first}_{second}"
            message = f"`{situation.written(first, second)}`: a name is one word"
            put = (Token.new_borrow_pos(situation.machine.name, joined, first),)
            at = (start_of(first), end_of(second))
            # Two names behind `with` are rather two options without their comma.
            cost = 1.5 if str(declaring) == "with" else 0.6
            yield Repair(cost, "CP119", message, f"write `{joined}`", *at, put, take=2 - back, back=back)


def blank_for_dot(situation: Situation) -> Iterator[Repair]:
    """`winner won = 13`."""
    before, word = situation.last(), situation.peek()
    if before is None or before.type != situation.machine.name or not situation.is_word(word):
        return
    if situation.adjacent(before, word) and str(word) not in _OF_FACTS:
        cure = f"behind a side stands `is …`, or with a dot a fact, as in `{before}.won`"
        put = situation.instead(f"{before}.{word}", before, word)
        at = (start_of(word), end_of(word))
        message = f"`{word}` means nothing here"
        yield Repair(1.3, "CP131", message, cure, *at, put, take=1, back=1, doubtful=True)
    elif situation.adjacent(before, word):
        put = situation.instead(f"{before}.{word}", before, word)
        message = f"no `.` between `{before}` and `{word}`"
        at = (start_of(before), end_of(word))
        yield Repair(1.3, "CP132", message, f"write `{before}.{word}`", *at, put, take=1, back=1)


def side_wins(situation: Situation) -> Iterator[Repair]:
    """`when hakem wins`, `when dealer_side loses`: said of the winner."""
    before, word = situation.last(), situation.peek()
    if before is None or before.type != situation.machine.name or str(word) not in _OUTCOMES:
        return
    if str(before) in _OUTCOMES.values():
        return
    side = str(before) if str(before).endswith(SIDE_SUFFIX) else f"{before}{SIDE_SUFFIX}"
    said = f"{_OUTCOMES[str(word)]} is {side}"
    message = f"`{situation.written(before, word)}` is said in another way"
    at = (start_of(before), end_of(word))
    put = situation.instead(said, before, word)
    yield Repair(0.3, "CP145", message, f"write `{said}`", *at, put, take=1, back=1)


def filler(situation: Situation) -> Iterator[Repair]:
    """`until all hands are empty`, `the caller`: words that the language does without."""
    token, before = situation.peek(), situation.last()
    if str(token) in FILLERS:
        at = (start_of(token), end_of(token))
        yield Repair(0.8, "CP131", f"`{token}` is not needed here", "delete it", *at, take=1)
    if before is not None and str(before) in FILLERS:
        at = (start_of(before), end_of(before))
        yield Repair(0.9, "CP131", f"`{before}` is not needed here", "delete it", *at, back=1)


def untitled(situation: Situation) -> Iterator[Repair]:
    """Words without quotes where a text is wanted."""
    text = situation.machine.terminal('""')
    first = situation.peek()
    if text not in situation.accepted or first.type == END:
        return
    for count in range(1, 7):
        last = situation.peek(count - 1)
        if last.type == END or not (last[:1].isalnum() and situation.same_line(first, last)):
            return
        written = situation.written(first, last)
        put = situation.instead(f'"{written}"', first, last)
        message = f"`{written}` stands without quotes"
        cure = f'write `"{written}"`'
        yield Repair(
            0.5 + 0.1 * count, "CP143", message, cure, start_of(first), end_of(last), put, take=count
        )


WORDS: Final[tuple[Callable[[Situation], Iterator[Repair]], ...]] = (
    misspelt,
    synonym,
    number_in_words,
    range_in_set,
    letters,
    parted,
    reserved,
    name_of_words,
    blank_for_dot,
    side_wins,
    filler,
    untitled,
)
