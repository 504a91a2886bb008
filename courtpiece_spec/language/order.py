"""Words and signs in another order: colons, conditions, commas, arrows.

Like `courtpiece_spec.language.spelling`: one function for one kind of mistake, yielding the repairs that
would mend it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from lark import Token

from courtpiece_spec.language.alternatives import either
from courtpiece_spec.language.expected import MADE_UP
from courtpiece_spec.language.machine import END
from courtpiece_spec.language.situation import AMENDING, LONG, Repair, Situation, end_of, start_of

_CLAUSE: Final = "a clause begins with its label and a colon"


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
        at = (start_of(following), end_of(following))
        yield Repair(0.8, "CP133", "a label takes `:`, not `=`", "write `:`", *at, (*put, *colon), take=2)
        at = (start_of(token), end_of(token))
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


def condition_behind(situation: Situation) -> Iterator[Repair]:
    """`goon: 4 when goon_court`: the condition comes first, in a row and in a step."""
    colon = next((number for number in range(1, LONG) if str(situation.last(number)) in (":", "None")), LONG)
    if str(situation.last(colon)) != ":":
        return
    at_start = situation.machine.accepted(situation.stacks[-colon])
    when = situation.machine.terminal("when")
    if when not in at_start or situation.last(1) is None:
        return
    ahead = [situation.peek(number) for number in range(situation.clause_end(0))]
    if ahead and str(ahead[-1]) == ";":
        ahead.pop()
    while ahead and ahead[-1][:1] == "@":
        ahead.pop()
    clause = [*situation.out[len(situation.out) - colon + 1 :], *ahead]
    place = next((number for number, token in enumerate(clause) if str(token) in ("when", "if")), 0)
    behind = [token for token in clause[:place] if str(token) != "->"]
    condition = clause[place + 1 :]
    if not behind or not condition:
        return
    is_row = situation.machine.terminal("otherwise") in at_start
    between = "->" if is_row else ","
    put = (
        *situation.instead("when", clause[place]),
        *condition,
        *situation.mark(between),
        *behind,
    )
    value = situation.written(behind[0], behind[-1])
    cure = f"write `when {situation.written(condition[0], condition[-1])}{' ->' if is_row else ','} {value}`"
    message = f"the condition comes first in a {'row' if is_row else 'step'}"
    at = (start_of(clause[place]), end_of(condition[-1]))
    yield Repair(0.3, "CP139", message, cure, *at, put, take=len(ahead), back=colon - 1)


def row_without_when(situation: Situation) -> Iterator[Repair]:
    """`court: -> 5` and `court: 5`: a row that does not say when it counts."""
    token, colon, machine = situation.peek(), situation.last(), situation.machine
    words = {machine.words["when"], machine.words["otherwise"]}
    if colon is None or str(colon) != ":" or not words <= set(situation.accepted):
        return
    clause = [situation.peek(number) for number in range(situation.clause_end(0))]
    if not clause or any(str(each) in ("->", "when", "if") for each in clause[1:]) or str(token) == "if":
        return
    value = clause[1:] if str(token) == "->" else clause
    while value and (value[-1][:1] == "@" or str(value[-1]) in (";", "point", "points")):
        value.pop()
    arrow = "" if str(token) == "->" else " ->"
    worth = situation.written(value[0], value[-1]) if value else "…"
    cure = f"write `when … -> {worth}`, or `otherwise -> {worth}`"
    put = situation.mark(f"when {MADE_UP}{arrow}")
    at = (start_of(token), end_of(value[-1] if value else token))
    message = "this row does not say when it counts"
    yield Repair(0.3, "CP132", message, cure, *at, put, doubtful=True, sure=True)


def let_with_when(situation: Situation) -> Iterator[Repair]:
    """`let court = when winner.won = 13`."""
    token, sign = situation.peek(), situation.last()
    if sign is not None and str(sign) == "=" and str(token) in ("when", "if"):
        at = (start_of(token), end_of(token))
        yield Repair(0.2, "CP131", f"a `let` needs no `{token}`", "delete it", *at, take=1)


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
        first, second = (
            (situation.peek(0), situation.peek(1)) if back == 0 else (situation.last(), situation.peek())
        )
        if first is None or str(first) != "=" or end_of(first) != start_of(second) or str(second) not in "<>":
            continue
        at = (start_of(first), end_of(second))
        written = f"={second}"
        for text, what in ((f"{second}=", "comparison"), ("->", "arrow")):
            put = situation.instead(text, first, second)
            message = f"`{written}` is not a{'n' if what == 'arrow' else ''} {what}"
            yield Repair(0.2, "CP116", message, f"write `{text}`", *at, put, take=2 - back, back=back)


def comma_or_semicolon(situation: Situation) -> Iterator[Repair]:
    """`,` between clauses, `;` within one, a comma with nothing behind it."""
    token, before = situation.peek(), situation.last()
    at = (start_of(token), end_of(token))
    if str(token) == "," and situation.machine.terminal(";") in situation.accepted:
        message = "a comma stands within a clause, not between two"
        yield Repair(
            0.3, "CP141", message, "write `;`, or nothing", *at, situation.instead(";", token), take=1
        )
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
    at = (start_of(token), end_of(token))
    yield Repair(0.3, "CP142", f"{situation.quoted(token)} stands twice", "delete one", *at, take=1)


def doubled_label(situation: Situation) -> Iterator[Repair]:
    """`call: call: …`."""
    token, colon, before = situation.peek(), situation.last(1), situation.last(2)
    if (
        before is None
        or colon is None
        or token.type not in situation.machine.labels
        or str(before) != str(token)
    ):
        return
    at = (start_of(token), end_of(situation.peek(1)))
    yield Repair(0.3, "CP142", f"`{token}:` stands twice", "delete one", *at, take=2)


def cards_before_seats(situation: Situation) -> Iterator[Repair]:
    """`trick AH N, 2C W`: the seat stands before the card."""
    card, seat, machine = situation.peek(), situation.peek(1), situation.machine
    kinds = (machine.terminal("AH"), machine.terminal("N"))
    if (card.type, seat.type) != kinds or seat.type not in situation.accepted:
        return
    end = situation.clause_end(0)
    put = [situation.peek(number) for number in range(end)]
    for number in range(end - 1):
        if (put[number].type, put[number + 1].type) == kinds:
            put[number], put[number + 1] = put[number + 1], put[number]
    at = (start_of(card), end_of(seat))
    yield Repair(
        0.3, "CP139", "the seat stands before its card", f"write `{seat} {card}`", *at, tuple(put), take=end
    )


def commas_between(situation: Situation) -> Iterator[Repair]:
    """`rank: A, K, Q`, `takers N, E, S`: a list that has no commas."""
    before, number = situation.last(), 0
    put: list[Token] = []
    while before is not None and str(situation.peek(number)) == ",":
        item = situation.peek(number + 1)
        if item.type != before.type:
            break
        put.append(item)
        number += 2
    if before is None or not put:
        return
    at = (start_of(situation.peek()), end_of(situation.peek()))
    cure = f"write `{before} {' '.join(map(str, put))}`"
    yield Repair(0.4, "CP141", "this list has no commas", cure, *at, tuple(put), take=number)


def title_too_late(situation: Situation) -> Iterator[Repair]:
    """`caller: "Hakem" first at random`, `variant x extends y "X"`."""
    token, before = situation.peek(), situation.last()
    if before is not None and str(before) in (":", "=") and token[:1] == '"':
        at = (start_of(token), end_of(token))
        yield Repair(
            0.4,
            "CP139",
            f"a title stands before `{before}`",
            f"write `{token}{before}`" if str(before) == ":" else f"write `{token} {before}`",
            *at,
            (token, before),
            1,
            1,
        )
    parent, title = situation.peek(1), situation.peek(2)
    if str(token) in ("extends", "amends") and title[:1] == '"':
        at = (start_of(title), end_of(title))
        cure = f"write `{situation.written(title)} {token} {parent}`"
        put = (title, token, parent)
        yield Repair(0.4, "CP139", f"the title stands before `{token}`", cure, *at, put, take=3)


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
        homes = tuple(section for section, keys in machine.sections.items() if str(token) in keys)
        message = f"`{token}:` of which section?"
        cure = f"write {either(tuple(f'{home}.{token}:' for home in homes))}"
        for section in homes[:1]:
            put = situation.mark(f"{section} .")
            yield Repair(0.4, "CP132", message, cure, *at, put, doubtful=len(homes) > 1)


ORDER: Final[tuple[Callable[[Situation], Iterator[Repair]], ...]] = (
    unlabelled,
    label_of_words,
    condition_behind,
    row_without_when,
    let_with_when,
    negation_behind,
    when_otherwise,
    mixed,
    arrow_of_two,
    comma_or_semicolon,
    doubled,
    doubled_label,
    cards_before_seats,
    commas_between,
    title_too_late,
    let_with_colon,
    path_without_dot,
)
