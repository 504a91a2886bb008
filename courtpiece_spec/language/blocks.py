"""Blocks and what belongs into them: brackets, sections, clauses of other sections, parents.

Like `courtpiece_spec.language.spelling`: one function for one kind of mistake, yielding the repairs that
would mend it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from lark import Token

from courtpiece_spec.language.alternatives import either
from courtpiece_spec.language.diagnostic import Related
from courtpiece_spec.language.expected import MADE_UP
from courtpiece_spec.language.machine import END
from courtpiece_spec.language.situation import LONG, Block, Repair, Situation, end_of, start_of
from courtpiece_spec.language.suggest import close


def misplaced(situation: Situation) -> Iterator[Repair]:
    """A clause of another section, or of none."""
    token, machine = situation.peek(), situation.machine
    if token.type not in machine.labels or token.type in situation.accepted:
        return
    block = next(situation.blocks(), None)
    here = block.section if block is not None else ""
    homes = [section for section, keys in machine.sections.items() if str(token) in keys and section != here]
    own = machine.sections.get(here, {})
    code, cure = "CP137", None
    if homes and token.type in machine.keys:
        code = "CP136"
        cure = f"it belongs in {either(tuple(f'{home} {{ … }}' for home in homes))}"
    elif own:
        cure = "its clauses are " + ", ".join(f"`{key}:`" for key in sorted(own))
    elif here in machine.sections or block is None or not block.section:
        return
    message = f"`{token}:` is no clause of `{here}`" if own else f"`{token}:` stands outside of its section"
    asks = f".{token}" if not own and not homes and token.type in machine.labels else ""
    yield from _without_clause(situation, 0.9, code, message, cure, asks)


def _without_clause(
    situation: Situation, cost: float, code: str, message: str, cure: str | None, asks: str
) -> Iterator[Repair]:
    """Leave the clause out that begins with the token ahead."""
    token = situation.peek()
    count = situation.clause_end(1)
    at = (start_of(token), end_of(token))
    yield Repair(cost, code, message, cure, *at, take=count, doubtful=True, asks=asks)


def empty_clause(situation: Situation) -> Iterator[Repair]:
    """`call:` and nothing behind it."""
    token, colon, label = situation.peek(), situation.last(1), situation.last(2)
    if label is None or colon is None or str(colon) != ":" or label.type not in situation.machine.labels:
        return
    if (
        token.type in situation.machine.labels
        or str(token) in ("}", ";")
        or token.type == END
        or token[:1] == "@"
    ):
        at = (start_of(label), end_of(colon))
        yield Repair(1.0, "CP132", f"nothing comes behind `{label}:`", None, *at, back=2, doubtful=True)


def colon_too_many(situation: Situation) -> Iterator[Repair]:
    """A colon behind what is no label: `trump: { … }`, `add trump: …`, `hidden trump: hearts`."""
    word, colon = situation.peek(), situation.peek(1)
    if word.type not in situation.machine.labels or str(colon) != ":":
        return
    put = situation.instead(str(word), word)
    at = (start_of(colon), end_of(colon))
    yield Repair(0.7, "CP131", f"no colon belongs behind `{word}`", "delete it", *at, put, take=2)
    brace = situation.instead("{", colon)
    message = f"what belongs to `{word}` stands between braces"
    yield Repair(0.8, "CP131", message, f"write `{word} {{ … }}`", *at, (*put, *brace), take=2)


def other_bracket(situation: Situation) -> Iterator[Repair]:
    """`(2, 12)` for `{2, 12}` and the other way round, both brackets at once."""
    opening = situation.peek()
    pairs = {"(": ")", "{": "}"}
    if str(opening) not in pairs:
        return
    wanted = "{" if str(opening) == "(" else "("
    if situation.machine.terminal(wanted) not in situation.accepted:
        return
    for count in range(1, LONG):
        closing = situation.peek(count)
        if str(closing) == pairs[str(opening)]:
            inner = [situation.peek(number) for number in range(1, count)]
            put = (*situation.instead(wanted, opening), *inner, *situation.instead(pairs[wanted], closing))
            message = f"brackets of another kind belong here: `{wanted} {pairs[wanted]}`"
            cure = f"write `{wanted}{situation.written(inner[0], inner[-1]) if inner else ''}{pairs[wanted]}`"
            at = (start_of(opening), end_of(closing))
            yield Repair(0.3, "CP146", message, cure, *at, put, take=count + 1)
            return


def unclosed(situation: Situation) -> Iterator[Repair]:
    """A bracket that should have been closed before the token ahead."""
    token, machine = situation.peek(), situation.machine
    put: tuple[Token, ...] = ()
    blocks = list(situation.blocks())
    for count, block in enumerate(blocks, 1):
        put = (*put, *situation.mark("}" if str(block.bracket) == "{" else ")"))
        stack = situation.after(put)
        if stack is None:
            return
        if machine.advance(stack, token.type) is not None:
            yield _close(situation, blocks[:count], put)


def _close(situation: Situation, blocks: list[Block], put: tuple[Token, ...]) -> Repair:
    token, innermost = situation.peek(), blocks[0]
    source = situation.scanner.source
    at_end = token.type == END
    start, end = (situation.behind, situation.behind) if at_end else (start_of(token), end_of(token))
    before = "at the end of the file" if at_end else f"before {situation.quoted(token)}"
    if str(innermost.bracket) == "(" and len(blocks) == 1:
        bracket = innermost.bracket
        related = Related(source.span(start_of(bracket), end_of(bracket)), "opened here")
        return Repair(
            0.9,
            "CP134",
            f"`(` is not closed {before}",
            f"put `)` {'there' if at_end else 'before it'}",
            start,
            end,
            put,
            0,
            0,
            (related,),
        )
    culprit = _closed_by_another(situation, innermost)
    if culprit is not None and len(blocks) == 1:
        opened, closed = culprit
        related = Related(
            source.span(start_of(closed), end_of(closed)), "closed only here, where less is indented"
        )
        message = f"`{situation.names(opened)[0]}` is not closed"
        at = (start_of(opened[0]), end_of(opened[-1]))
        return Repair(0.9, "CP134", message, "put `}` behind its last clause", *at, put, related=(related,))
    places = tuple(
        Related(
            source.span(start_of(_opening(block)), end_of(block.bracket)),
            "opened here" if number == 0 else "and here",
        )
        for number, block in enumerate(blocks)
    )
    names = " and ".join(
        f"`{block.bracket if _opening(block) is block.bracket else block.name}`" for block in blocks
    )
    message = f"{names} {'is' if len(blocks) == 1 else 'are'} not closed {before}"
    brackets = f"`{' '.join(map(str, put))}`"
    cure = f"put {brackets} {'there' if at_end else 'before it'}"
    return Repair(0.9, "CP134", message, cure, start, end, put, related=places)


def _opening(block: Block) -> Token:
    """The first token of what a bracket opens: a round one, and the braces of a set, stand for themselves."""
    return block.bracket if str(block.bracket) == "(" else block.head


def _closed_by_another(situation: Situation, outer: Block) -> tuple[list[Token], Token] | None:
    """A block within an unclosed one whose closing bracket is indented less than itself."""
    source, waiting = situation.scanner.source, list[list[Token]]()
    begin = next(number for number, token in enumerate(situation.out) if token is outer.bracket)
    line: list[Token] = []
    for token in situation.out[begin + 1 :]:
        line = [*line, token] if line and line[-1].end_line == token.line else [token]
        if str(token) == "{":
            waiting.append(line)
            line = []
        elif str(token) == "}" and waiting:
            opened, indent = waiting.pop(), source.indent(start_of(token))
            is_first = indent == (token.column or 1) - 1
            if is_first and indent < source.indent(start_of(opened[0])):
                return opened, token
    return None


def closed_early(situation: Situation) -> Iterator[Repair]:
    """A `}` too many, before which the token ahead could stand."""
    before, token = situation.last(), situation.peek()
    if before is None or str(before) != "}" or str(token) == "}" or token.type == END:
        return
    message, cure = "this `}` closes too much", "delete it"
    at = (start_of(before), end_of(before))
    related = Related(
        situation.scanner.source.span(start_of(token), end_of(token)), "this still belongs to the block"
    )
    yield Repair(0.8, "CP135", message, cure, *at, back=1, related=(related,))


def closes_nothing(situation: Situation) -> Iterator[Repair]:
    """A closing bracket without an opening one."""
    token = situation.peek()
    if str(token) in ("}", ")"):
        at = (start_of(token), end_of(token))
        yield Repair(0.9, "CP135", f"this `{token}` closes nothing", "delete it", *at, take=1)


def opens_nothing(situation: Situation) -> Iterator[Repair]:
    """An opening bracket where no block can be."""
    token = situation.peek()
    if str(token) in ("{", "("):
        at = (start_of(token), end_of(token))
        yield Repair(1.6, "CP135", f"this `{token}` opens nothing", "delete it", *at, take=1)


def unknown_section(situation: Situation) -> Iterator[Repair]:
    """`tricks { … }`: a block that no section is."""
    first, machine = situation.peek(), situation.machine
    if not situation.is_word(first) or machine.words["play"] not in situation.accepted:
        return
    opening = next((number for number in range(1, 8) if str(situation.peek(number)) == "{"), None)
    between = [situation.peek(number) for number in range(1, opening or 0)]
    if opening is None or any(str(token) in "}:;" or token.type in situation.accepted for token in between):
        return
    depth, count = 1, opening + 1
    while depth and situation.peek(count).type != END:
        depth += {"{": 1, "}": -1}.get(str(situation.peek(count)), 0)
        count += 1
    homes = [section for section, keys in machine.sections.items() if str(first) in keys]
    near = close(str(first), machine.sections)
    code, cure = "CP137", f"did you mean `{near}`?" if near else None
    if homes:
        code, cure = "CP136", f"it is a clause of {either(tuple(homes))}"
    at = (start_of(first), end_of(first))
    yield Repair(1.5, code, f"`{first}` is no section", cure, *at, take=count, doubtful=True)


def without_parent(situation: Situation) -> Iterator[Repair]:
    """`variant x "X" {`."""
    extends = situation.machine.words["extends"]
    token = situation.peek()
    if extends not in situation.accepted:
        return
    at = (situation.behind, situation.behind)
    if str(token) == "{":
        message = "a variant says what it extends"
        cure = "write `extends` and its parent before `{`; a book that stands alone is a `family`"
        put = situation.mark(f"extends {MADE_UP}")
        yield Repair(0.3, "CP144", message, cure, *at, put, doubtful=True)
    elif situation.is_word(token):
        message = f"no `extends` before {situation.quoted(token)}"
        at = (start_of(token), end_of(token))
        yield Repair(0.3, "CP144", message, f"write `extends {token}`", *at, situation.mark("extends"))


BLOCKS: Final[tuple[Callable[[Situation], Iterator[Repair]], ...]] = (
    misplaced,
    empty_clause,
    colon_too_many,
    other_bracket,
    unclosed,
    closed_early,
    closes_nothing,
    opens_nothing,
    unknown_section,
    without_parent,
)
