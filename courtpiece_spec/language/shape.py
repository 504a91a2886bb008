"""Clauses of another shape: colons, arrows, brackets and words in another order, clauses in another section.

Like `courtpiece_spec.language.spelling`: one function for one kind of mistake, yielding the repairs that would mend it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from lark import Token

from courtpiece_spec.language.diagnostic import Related
from courtpiece_spec.language.expected import either
from courtpiece_spec.language.machine import END
from courtpiece_spec.language.situation import AMENDING, Block, Repair, Situation, end_of, start_of
from courtpiece_spec.language.suggest import close

_LONG: Final = 60
"""How many tokens a clause may have that is put in order."""
_CLAUSE: Final = "a clause begins with its label and a colon"


# ---------------------------------------------------------------------- labels
def unlabelled(situation: Situation) -> Iterator[Repair]:
    """`call caller names trump`, `lead = caller`: a label without its colon."""
    token, following = situation.peek(), situation.peek(1)
    if not situation.is_word(token):
        return
    put = situation.label(str(token), token)
    if not put or put[0].type not in situation.accepted:
        return
    at = (start_of(token), end_of(token))
    message = f"no `:` after `{token}`"
    yield Repair(0.9, "CP133", message, _CLAUSE, *at, (*put, *situation.instead(":", token)), take=1)
    if str(following) == "=":
        colon = situation.instead(":", following)
        yield Repair(0.8, "CP133", message, "write `:` instead of `=`", *at, (*put, *colon), take=2)
    if following[:1] == '"':
        colon = situation.instead(":", following)
        message = f"no `:` after `{situation.written(token, following)}`"
        yield Repair(0.9, "CP133", message, _CLAUSE, *at, (*put, following, *colon), take=2)


def label_of_words(situation: Situation) -> Iterator[Repair]:
    """`caller wins: …`: a label of several words."""
    first = situation.peek()
    for count in range(1, 4):
        last = situation.peek(count)
        words = [situation.peek(number) for number in range(count)]
        if not all(map(situation.is_word, words)) or not situation.same_line(first, last):
            return
        if last.type in situation.machine.labels:
            joined = "_".join([*map(str, words), str(last)])
            put = situation.label(joined, first, last)
            message = f"`{situation.written(first, last)}`: a label is one word"
            at = (start_of(first), end_of(last))
            yield Repair(0.5, "CP119", message, f"write `{joined}:`", *at, put, take=count + 1)


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
    yield from _without_clause(situation, 0.9, code, message, cure)


def _without_clause(situation: Situation, cost: float, code: str, message: str, cure: str | None) -> Iterator[Repair]:
    """Leave the clause out that begins with the token ahead."""
    token = situation.peek()
    count = _clause_end(situation, 1)
    at = (start_of(token), end_of(token))
    yield Repair(cost, code, message, cure, *at, take=count, doubtful=True)


def _clause_end(situation: Situation, number: int) -> int:
    """The number of the token ahead with which the clause ends: a label, a semicolon, the block's bracket."""
    depth = 0
    for count in range(number, number + _LONG):
        token = situation.peek(count)
        if token.type == END:
            return count
        if str(token) in ("{", "("):
            depth += 1
        elif str(token) in ("}", ")"):
            depth -= 1
            if depth < 0:
                return count
        elif depth == 0 and str(token) == ";":
            return count + 1
        elif depth == 0 and token.type in situation.machine.labels:
            return count
    return number + _LONG


def empty_clause(situation: Situation) -> Iterator[Repair]:
    """`call:` and nothing behind it."""
    token, colon, label = situation.peek(), situation.last(1), situation.last(2)
    if label is None or colon is None or str(colon) != ":" or label.type not in situation.machine.labels:
        return
    if token.type in situation.machine.labels or str(token) in ("}", ";") or token.type == END or token[:1] == "@":
        at = (start_of(label), end_of(colon))
        yield Repair(1.0, "CP132", f"nothing comes behind `{label}:`", None, *at, back=2, doubtful=True)


def section_with_colon(situation: Situation) -> Iterator[Repair]:
    """`trump: { … }`."""
    word, colon, bracket = (situation.peek(number) for number in range(3))
    if word.type in situation.machine.labels and str(bracket) == "{":
        put = situation.instead(str(word), word)
        at = (start_of(colon), end_of(colon))
        yield Repair(0.3, "CP131", f"a section such as `{word}` has no colon", "delete it", *at, put, take=2)


# ---------------------------------------------------------------------- order
def condition_behind(situation: Situation) -> Iterator[Repair]:
    """`goon: 4 when goon_court`: the condition comes first, in a row and in a step."""
    colon = next((number for number in range(1, _LONG) if str(situation.last(number)) in (":", "None")), _LONG)
    if str(situation.last(colon)) != ":":
        return
    at_start = situation.machine.accepted(situation.stacks[-colon])
    when = situation.machine.terminal("when")
    if when not in at_start or situation.last(1) is None:
        return
    end = _clause_end(situation, 0)
    clause = [situation.peek(number) for number in range(end)]
    if clause and str(clause[-1]) == ";":
        clause.pop()
    while clause and clause[-1][:1] == "@":
        clause.pop()
    place = next((number for number, token in enumerate(clause) if str(token) in ("when", "if")), None)
    if place is None:
        return
    behind = [*situation.out[len(situation.out) - colon + 1 :], *clause[:place]]
    behind = [token for token in behind if str(token) != "->"]
    condition = clause[place + 1 :]
    if not behind or not condition:
        return
    is_row = situation.machine.terminal("otherwise") in at_start
    between = "->" if is_row else ","
    put = (
        *situation.instead("when", clause[place]), *condition, *situation.mark(between), *behind,
    )
    value = situation.written(behind[0], behind[-1])
    cure = f"write `when {situation.written(condition[0], condition[-1])}{' ->' if is_row else ','} {value}`"
    message = f"the condition comes first in a {'row' if is_row else 'step'}"
    at = (start_of(clause[place]), end_of(condition[-1]))
    yield Repair(0.3, "CP139", message, cure, *at, put, take=len(clause), back=colon - 1)


def negation_behind(situation: Situation) -> Iterator[Repair]:
    """`winner is not dealer_side`: `not` comes first."""
    token, verb, fact, other = situation.peek(), situation.last(1), situation.last(2), situation.peek(1)
    if str(token) != "not" or verb is None or fact is None or str(verb) not in ("is", "in", "are"):
        return
    put = (*situation.instead("not", token), fact, verb)
    cure = f"write `not {fact} {verb} {situation.written(other)}`"
    at = (start_of(token), end_of(token))
    yield Repair(0.3, "CP139", "`not` comes first", cure, *at, put, take=1, back=2)


def when_otherwise(situation: Situation) -> Iterator[Repair]:
    """`when otherwise -> 1`."""
    token, when = situation.peek(), situation.last()
    if str(token) == "otherwise" and when is not None and str(when) == "when":
        message = "`otherwise` needs no `when`"
        at = (start_of(when), end_of(when))
        yield Repair(0.3, "CP131", message, "delete it", *at, back=1)


def mixed(situation: Situation) -> Iterator[Repair]:
    """`a or b and c`."""
    token = situation.peek()
    other = {"and": "or", "or": "and"}.get(str(token))
    if other is not None and situation.machine.words[other] in situation.accepted:
        message = "`or` and `and` are mixed"
        cure = "say with brackets which belongs together"
        put = situation.instead(other, token)
        at = (start_of(token), end_of(token))
        yield Repair(0.3, "CP140", message, cure, *at, put, take=1, doubtful=True)


def arrow_of_two(situation: Situation) -> Iterator[Repair]:
    """`=>` and `=<`: meant as a comparison, or as the arrow."""
    for back in (0, 1):
        first, second = (situation.peek(0), situation.peek(1)) if back == 0 else (situation.last(), situation.peek())
        if first is None or str(first) != "=" or end_of(first) != start_of(second) or str(second) not in "<>":
            continue
        at = (start_of(first), end_of(second))
        written = f"={second}"
        for text, what in ((f"{second}=", "comparison"), ("->", "arrow")):
            put = situation.instead(text, first, second)
            message = f"`{written}` is not a{'n' if what == 'arrow' else ''} {what}"
            yield Repair(0.2, "CP116", message, f"write `{text}`", *at, put, take=2 - back, back=back)


# ---------------------------------------------------------------------- signs
def comma_or_semicolon(situation: Situation) -> Iterator[Repair]:
    """`,` between clauses, `;` within one, a comma with nothing behind it."""
    token, before = situation.peek(), situation.last()
    at = (start_of(token), end_of(token))
    if str(token) == "," and situation.machine.terminal(";") in situation.accepted:
        message = "a comma stands within a clause, not between two"
        yield Repair(0.3, "CP141", message, "write `;`, or nothing", *at, situation.instead(";", token), take=1)
    if str(token) == ";" and situation.machine.terminal(",") in situation.accepted:
        message = "a semicolon ends a clause, and this one goes on"
        yield Repair(0.3, "CP141", message, "write `,`", *at, situation.instead(",", token), take=1)
    if before is not None and str(before) == "," and str(token) != ",":
        at = (start_of(before), end_of(before))
        yield Repair(0.9, "CP141", "nothing comes behind this comma", "delete it", *at, back=1)


def doubled(situation: Situation) -> Iterator[Repair]:
    """The same token twice."""
    token, before = situation.peek(), situation.last()
    if before is None or token.type == END or str(before) != str(token) or str(token) in "{}()":
        return
    following = situation.peek(1)
    at = (start_of(token), end_of(token))
    yield Repair(0.3, "CP142", f"{situation.quoted(token)} stands twice", "delete one", *at, take=1)
    if token.type in situation.machine.labels:
        at = (start_of(token), end_of(following))
        yield Repair(0.3, "CP142", f"`{token}:` stands twice", "delete one", *at, take=2)


def doubled_label(situation: Situation) -> Iterator[Repair]:
    """`call: call: …`."""
    token, colon, before = situation.peek(), situation.last(1), situation.last(2)
    if before is None or colon is None or token.type not in situation.machine.labels or str(before) != str(token):
        return
    at = (start_of(token), end_of(situation.peek(1)))
    yield Repair(0.3, "CP142", f"`{token}:` stands twice", "delete one", *at, take=2)


def other_bracket(situation: Situation) -> Iterator[Repair]:
    """`(2, 12)` for `{2, 12}` and the other way round, both brackets at once."""
    opening = situation.peek()
    pairs = {"(": ")", "{": "}"}
    if str(opening) not in pairs:
        return
    wanted = "{" if str(opening) == "(" else "("
    if situation.machine.terminal(wanted) not in situation.accepted:
        return
    for count in range(1, _LONG):
        closing = situation.peek(count)
        if str(closing) == pairs[str(opening)]:
            inner = [situation.peek(number) for number in range(1, count)]
            put = (*situation.instead(wanted, opening), *inner, *situation.instead(pairs[wanted], closing))
            message = f"brackets of another kind belong here: `{wanted} {pairs[wanted]}`"
            cure = f"write `{wanted}{situation.written(inner[0], inner[-1]) if inner else ''}{pairs[wanted]}`"
            at = (start_of(opening), end_of(closing))
            yield Repair(0.3, "CP146", message, cure, *at, put, take=count + 1)
            return


# ---------------------------------------------------------------------- blocks
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
    if str(innermost.bracket) == "(":
        bracket = innermost.bracket
        related = Related(source.span(start_of(bracket), end_of(bracket)), "opened here")
        return Repair(0.9, "CP134", f"`(` is not closed {before}", "put `)` before it", start, end, put, 0, 0, (related,))
    culprit = _closed_by_another(situation, innermost)
    if culprit is not None and len(blocks) == 1:
        opened, closed = culprit
        related = Related(source.span(start_of(closed), end_of(closed)), "closed only here, where less is indented")
        message = f"`{situation.written(opened)}` is not closed"
        at = (start_of(opened), end_of(opened))
        return Repair(0.9, "CP134", message, "put `}` behind its last clause", *at, put, related=(related,))
    places = tuple(
        Related(source.span(start_of(block.head), end_of(block.bracket)), "opened here" if number == 0 else "and here")
        for number, block in enumerate(blocks)
    )
    names = " and ".join(f"`{block.name}`" for block in blocks)
    message = f"{names} {'is' if len(blocks) == 1 else 'are'} not closed {before}"
    brackets = "`}`" if len(blocks) == 1 else f"`{' '.join('}' * len(blocks))}`"
    cure = f"put {brackets} {'there' if at_end else 'before it'}"
    return Repair(0.9, "CP134", message, cure, start, end, put, related=places)


def _closed_by_another(situation: Situation, outer: Block) -> tuple[Token, Token] | None:
    """A block within an unclosed one whose closing bracket is indented less than itself."""
    source, waiting = situation.scanner.source, list[Token]()
    begin = next(number for number, token in enumerate(situation.out) if token is outer.bracket)
    head = None
    for token in situation.out[begin + 1 :]:
        if str(token) == "{":
            waiting.append(head or token)
        elif str(token) == "}" and waiting:
            opened = waiting.pop()
            first_of_line = source.indent(start_of(token)) == (token.column or 1) - 1
            if first_of_line and source.indent(start_of(token)) < source.indent(start_of(opened)):
                return opened, token
        if situation.is_word(token) and (head is None or head.line != token.line):
            head = token
    return None


def closed_early(situation: Situation) -> Iterator[Repair]:
    """A `}` too many, before which the token ahead could stand."""
    before, token = situation.last(), situation.peek()
    if before is None or str(before) != "}" or token.type == END:
        return
    message, cure = "this `}` closes too much", "delete it"
    at = (start_of(before), end_of(before))
    related = Related(situation.scanner.source.span(start_of(token), end_of(token)), "this still belongs to the block")
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
    if homes:
        code, cure = "CP136", f"it is a clause of {either(tuple(homes))}"
    else:
        code, near = "CP137", close(str(first), machine.sections)
        cure = f"did you mean `{near}`?" if near else None
    at = (start_of(first), end_of(first))
    yield Repair(1.5, code, f"`{first}` is no section", cure, *at, take=count, doubtful=True)


# ---------------------------------------------------------------------- books, facts, amendments
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
        put = situation.mark("extends its_parent")
        yield Repair(0.3, "CP144", message, cure, *at, put, doubtful=True)
    elif situation.is_word(token):
        message = f"no `extends` before {situation.quoted(token)}"
        at = (start_of(token), end_of(token))
        yield Repair(0.3, "CP144", message, f"write `extends {token}`", *at, situation.mark("extends"))


def let_with_colon(situation: Situation) -> Iterator[Repair]:
    """`let court: winner.opening_run >= 7`."""
    name, machine = situation.peek(), situation.machine
    if name.type not in machine.labels or machine.name not in situation.accepted:
        return
    rest = [situation.peek(number) for number in range(1, 4)]
    title = rest[:1] if rest[0][:1] == '"' else []
    colon = rest[len(title)]
    take = 2 + len(title) + (str(rest[len(title) + 1]) == "=")
    put = (Token.new_borrow_pos(machine.name, str(name), name), *title, *situation.instead("=", colon))
    at = (start_of(colon), end_of(colon))
    message = f"a `{situation.last() or 'let'}` takes `=`, not `:`"
    yield Repair(0.3, "CP131", message, "write `=`", *at, put, take=take)


def path_without_dot(situation: Situation) -> Iterator[Repair]:
    """`replace play lead: …` and `replace lead: …`."""
    token, machine, before = situation.peek(), situation.machine, situation.last()
    if token.type not in machine.labels or before is None:
        return
    at = (start_of(token), end_of(token))
    if machine.terminal(".") in situation.accepted:
        written = f"{before}.{token}"
        message = f"no `.` between `{before}` and `{token}`"
        yield Repair(0.3, "CP132", message, f"write `{written}:`", *at, situation.mark("."))
    if str(before) in AMENDING:
        for section, keys in machine.sections.items():
            if str(token) in keys:
                message = f"`{token}:` of which section?"
                cure = f"write `{section}.{token}:`"
                yield Repair(0.4, "CP132", message, cure, *at, situation.mark(f"{section} ."))


SHAPES: Final[tuple[Callable[[Situation], Iterator[Repair]], ...]] = (
    unlabelled,
    label_of_words,
    misplaced,
    empty_clause,
    section_with_colon,
    condition_behind,
    negation_behind,
    when_otherwise,
    mixed,
    arrow_of_two,
    comma_or_semicolon,
    doubled,
    doubled_label,
    other_bracket,
    unclosed,
    closed_early,
    closes_nothing,
    opens_nothing,
    unknown_section,
    without_parent,
    let_with_colon,
    path_without_dot,
)
