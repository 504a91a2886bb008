"""Plain changes for any error: put something in, leave something out, put one for another, turn two round.

They know nothing of what authors do; `spelling`, `order` and `blocks` do, and their repairs cost less.
"""

from __future__ import annotations

from collections.abc import Iterator

from lark import Token

from courtpiece_spec.language.expected import MADE_UP, TERMINALS, forms, noun_for
from courtpiece_spec.language.machine import END, Stack
from courtpiece_spec.language.situation import Repair, Situation, end_of, start_of

_PHRASE = 12
"""The longest end of a phrase that is put in at once."""
_FEW = 4
"""From how few words that can come a whole phrase is guessed."""
_TRIES = 40
"""How many phrases are tried for one word."""


def changes(situation: Situation) -> Iterator[Repair]:
    """Every plain change."""
    yield from _put_in(situation)
    yield from _leave_out(situation)
    yield from _turn_round(situation)


def _put_in(situation: Situation) -> Iterator[Repair]:
    """Put something before the token ahead, or in its place."""
    token, machine = situation.peek(), situation.machine
    few = len(situation.accepted) <= _FEW
    # Where a clause has several forms, none of them is what the author must have meant.
    several = len(forms(machine, situation.stack)) > 1
    # Of words that fit as well, the one that the grammar names first.
    for terminal in sorted(situation.accepted, key=machine.order.__getitem__):
        before = situation.accepted[terminal]
        if terminal == END or terminal in machine.keys:
            continue
        if terminal not in machine.signs:
            yield from _put_value(situation, terminal, before)
            continue
        text = machine.signs[terminal]
        if text in ("}", ")"):
            continue
        # A word with which something longer can begin among others is seldom the one that is missing.
        aside = 0.8 if noun_for(machine, before, terminal) is not None else 0.0
        if text not in ("{", "("):
            yield from _put_both(situation, terminal) if not text[0].isalpha() else ()
        for phrase in _phrases(situation, terminal) if few or text == "," else [text]:
            put = situation.mark(phrase)
            yield _missing(situation, phrase, put, aside)
            if token.type != END and str(token) not in "{}()" and token.type not in machine.labels:
                message = f"{situation.quoted(token)} means nothing here"
                cost = 1.9 + aside + (0.3 if not text[0].isalpha() else 0)
                at = (start_of(token), end_of(token))
                put = situation.instead(phrase, token)
                if several:
                    yield Repair(cost, "CP131", message, None, *at, put, take=1, doubtful=True)
                else:
                    yield Repair(cost, "CP131", message, f"write `{phrase}`", *at, put, take=1)


def _phrases(situation: Situation, terminal: str) -> Iterator[str]:
    """A word, and the fixed words that can follow it, as far as there are few."""
    machine = situation.machine
    first = machine.advance(situation.stack, terminal)
    assert first is not None
    waiting = [(first, [machine.signs[terminal]])]
    tries = 0
    while waiting and tries < _TRIES:
        tries += 1
        stack, words = waiting.pop(0)
        yield " ".join(words).replace(" ,", ",")
        coming = machine.accepted(stack)
        if len(words) < _PHRASE and len(coming) <= (_FEW if len(words) < _FEW else 1):
            for following in coming:
                after = machine.advance(stack, following)
                if following in machine.signs and after is not None:
                    waiting.append((after, [*words, machine.signs[following]]))


def _missing(situation: Situation, text: str, put: tuple[Token, ...], aside: float) -> Repair:
    """A repair that puts fixed words in."""
    token, before = situation.peek(), situation.last()
    sign = not text[0].isalpha()
    cost = (1.0 if sign else 1.2) + 0.1 * len(put) + aside
    where, at = _where(situation)
    if before is not None and not situation.same_line(before, token) and text in (",", "."):
        cost += 0.6
    cure = f"write `{text} {situation.written(token)}`" if where.startswith("before") else f"write `{text}`"
    return Repair(cost, "CP132", f"`{text}` is missing {where}", cure, *at, put)


def _put_value(situation: Situation, terminal: str, before: Stack) -> Iterator[Repair]:
    """A name, number, card or text that is missing, or in whose place something else stands."""
    token, machine = situation.peek(), situation.machine
    noun = noun_for(machine, before, terminal) or TERMINALS[terminal]
    sample = MADE_UP if terminal == machine.name else TERMINALS[terminal].such[0]
    cure = f"such as {noun.such_as()}"
    put = situation.mark(sample)
    where, at = _where(situation)
    code = "CP143" if terminal == machine.terminal('""') else "CP132"
    noun_text = "a title in quotes" if code == "CP143" else noun.noun
    yield Repair(1.8, code, f"{noun_text} is missing {where}", cure, *at, put, doubtful=True)
    if terminal == machine.name and str(token) != ",":
        put = situation.mark(f"{sample},")
        yield Repair(2.0, code, f"{noun_text} is missing {where}, and a comma", cure, *at, put, doubtful=True)
    if token.type != END and str(token) not in "{}();:,":
        at = (start_of(token), end_of(token))
        message = f"{situation.quoted(token)} means nothing here"
        put = situation.instead(sample, token)
        yield Repair(2.3, "CP131", message, None, *at, put, take=1, doubtful=True)


def _where(situation: Situation) -> tuple[str, tuple[int, int]]:
    """The place of what is missing: before the token ahead; behind the last one where a clause ends there."""
    token, last = situation.peek(), situation.last()
    complete = situation.machine.terminal("}") in situation.accepted
    begins = last is None or complete or str(last) in ("{", "}", ";")
    if last is None or begins or (situation.same_line(last, token) and token[:1] not in ("}", ";", "@", "")):
        return f"before {situation.quoted(token)}", (start_of(token), end_of(token))
    return f"behind {situation.quoted(last)}", (situation.behind, situation.behind)


def _put_both(situation: Situation, terminal: str) -> Iterator[Repair]:
    """A sign and the name or number that would follow it."""
    machine = situation.machine
    sign, stack = machine.signs[terminal], machine.advance(situation.stack, terminal)
    for following in machine.accepted(stack) if stack is not None else {}:
        if following not in machine.signs and following not in machine.keys and following != END:
            put = situation.mark(f"{sign} {TERMINALS[following].such[0]}")
            where, at = _where(situation)
            message = f"`{sign}` is missing {where}, and what follows it"
            yield Repair(2.4, "CP132", message, None, *at, put, doubtful=True)


def _leave_out(situation: Situation) -> Iterator[Repair]:
    """Leave the next tokens out, or the one before."""
    first, before = situation.peek(), situation.last()
    for count in (1, 2, 3):
        last = situation.peek(count - 1)
        if last.type == END or str(last) in ("{", "}") or not situation.same_line(first, last):
            break
        message = f"`{situation.written(first, last)}` means nothing here"
        at = (start_of(first), end_of(last))
        yield Repair(0.9 + 0.6 * count, "CP131", message, "delete it", *at, take=count)
    if before is not None and str(before) not in ("{", "}"):
        message = f"{situation.quoted(before)} means nothing here"
        yield Repair(2.0, "CP131", message, "delete it", start_of(before), end_of(before), back=1)


def _turn_round(situation: Situation) -> Iterator[Repair]:
    """Turn two words round."""
    before, first, second = situation.last(), situation.peek(), situation.peek(1)
    for one, two, back in ((before, first, 1), (first, second, 0)):
        if one is None or two.type == END or not situation.same_line(one, two):
            continue
        message = f"`{situation.written(one, two)}` is the wrong way round"
        cure = f"write `{situation.written(two)} {situation.written(one)}`"
        cost = 1.4 if one[:1].isalnum() and two[:1].isalnum() else 1.8
        yield Repair(
            cost, "CP139", message, cure, start_of(one), end_of(two), (two, one), take=2 - back, back=back
        )
