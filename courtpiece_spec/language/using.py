"""Options that are used another way: without commas, behind `extends`, with arguments of another form.

Like `courtpiece_spec.language.spelling`: one function for one kind of mistake, yielding the repairs that
would mend it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from courtpiece_spec.language.expected import MADE_UP
from courtpiece_spec.language.situation import Repair, Situation, end_of, start_of


def _within_options(situation: Situation) -> bool:
    """Whether the next option of a list could stand here behind a comma."""
    comma = situation.after(situation.mark(f", {MADE_UP}"))
    within = situation.machine.words["with"]
    return comma is not None and any(link.symbol == within for link in comma.links())


def between_options(situation: Situation) -> Iterator[Repair]:
    """`with one other`, `with one and other`, `with one; other`: options without a comma."""
    token, machine = situation.peek(), situation.machine
    message = "a comma is missing between two options"
    before = situation.last()
    if before is not None and str(before) == ";" and token.type == machine.name:
        earlier = situation.last(2)
        if earlier is not None and machine.words["with"] in _symbols(situation, 1):
            cure = f"write `{earlier}, {token}`" if earlier.type == machine.name else f"write `, {token}`"
            at = (start_of(before), end_of(before))
            yield Repair(0.3, "CP141", message, cure, *at, situation.instead(",", before), back=1, sure=True)
    if before is None or not _within_options(situation):
        return
    option = before if before.type == machine.name else None
    if token.type == machine.name:
        cure = f"write `{option}, {token}`" if option is not None else f"write `, {token}`"
        between = situation.scanner.source.text[end_of(before) : start_of(token)]
        at = (start_of(token) if not between.strip() else end_of(before), end_of(token))
        yield Repair(0.3, "CP132", message, cure, *at, situation.mark(","))
    following = situation.peek(1)
    if str(token) in ("and", "with", "or") and following.type == machine.name:
        cure = f"write `{option}, {following}`" if option is not None else f"write `, {following}`"
        at = (start_of(token), end_of(token))
        message = f"options are joined by a comma, not by `{token}`"
        yield Repair(0.3, "CP141", message, cure, *at, situation.instead(",", token), take=1)


def _symbols(situation: Situation, back: int) -> set[str]:
    return {link.symbol for link in situation.stacks[-1 - back].links()}


def extends_with(situation: Situation) -> Iterator[Repair]:
    """`variant x "X" extends y with z` for `variant x "X" = y with z`."""
    token, parent, extends = situation.peek(), situation.last(1), situation.last(2)
    if parent is None or extends is None or str(extends) != "extends":
        return
    if str(token) not in ("with", "and", "plus"):
        return
    put = (*situation.instead("=", extends), parent, *situation.instead("with", token))
    message = "a variant with options is written with `=`"
    at = (start_of(extends), end_of(extends))
    cure = f"write `= {parent} with …`"
    yield Repair(0.3, "CP145", message, cure, *at, put, take=1, back=2, sure=True)


def bare_set(situation: Situation) -> Iterator[Repair]:
    """`option{2, 12}` for `option({2, 12})`."""
    brace, name, machine = situation.last(1), situation.last(2), situation.machine
    if brace is None or name is None or str(brace) != "{" or name.type != machine.name:
        return
    if not situation.peek().isdecimal() or machine.words["with"] not in _symbols(situation, 1):
        return
    inner = [situation.peek()]
    while situation.peek(len(inner)).isdecimal() or str(situation.peek(len(inner))) == ",":
        inner.append(situation.peek(len(inner)))
    closed = str(situation.peek(len(inner))) == "}"
    last = situation.peek(len(inner)) if closed else inner[-1]
    written = situation.written(inner[0], inner[-1])
    put = (*situation.instead("( {", brace), *inner, *situation.instead("} )", last))
    message = f"what `{name}` is given stands in round brackets"
    at = (start_of(brace), end_of(last))
    cure = f"write `{name}({{{written}}})`"
    yield Repair(0.3, "CP146", message, cure, *at, put, take=len(inner) + closed, back=1)


def bare_number(situation: Situation) -> Iterator[Repair]:
    """`option 12` for `option(12)` or `option({12})`."""
    number, name, machine = situation.peek(), situation.last(), situation.machine
    if name is None or name.type != machine.name or not number.isdecimal() or not _within_options(situation):
        return
    put = situation.instead(f"({number})", number)
    message = f"what `{name}` is given stands in brackets"
    cure = f"write `{name}({number})`, or `{name}({{{number}}})` where it takes a set of numbers"
    at = (start_of(number), end_of(number))
    yield Repair(0.3, "CP146", message, cure, *at, put, take=1, doubtful=True)


USING: Final[tuple[Callable[[Situation], Iterator[Repair]], ...]] = (
    between_options,
    extends_with,
    bare_set,
    bare_number,
)
