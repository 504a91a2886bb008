"""Amendments written another way: paths without `replace` or colon, and paths of what has a form of its own.

Like `courtpiece_spec.language.spelling`: one function for one kind of mistake, yielding the repairs that
would mend it.  A path is written as `show` prints it: `score.court`, `let.court`, `next_dealer.court`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from attrs import frozen
from lark import Token

from courtpiece_spec.language.machine import END
from courtpiece_spec.language.paths import IN_ORDER, KEYS, section_of
from courtpiece_spec.language.situation import Repair, Situation, end_of, start_of

NAMED: Final = {"let": "{} = …", "counter": "{} of side", "custom": '{} "…"'}
"""Sections whose clauses are amended as they are declared: `replace let court = …`."""
OF_SEVERAL: Final = {("trump", "reveal"), ("collect", "except")}
"""Keys that several clauses of one section have, each with a label of its own."""
_COST: Final = 0.3
_PATH: Final = re.compile(r"[\w.]+")


@frozen
class Amended:
    """A path around the place where the parser cannot go on."""

    first: Token
    last: Token
    words: tuple[str, ...]
    back: int
    """How many of its tokens are accepted already."""
    take: int
    """How many are still ahead."""
    verb: str
    """The word before it: `replace`, `add`, `remove`; empty where none is written and one could stand."""

    @property
    def path(self) -> str:
        """The path as it is written."""
        return ".".join(self.words)

    @property
    def at(self) -> tuple[int, int]:
        """Where it stands."""
        return start_of(self.first), end_of(self.last)


def amended(situation: Situation) -> Amended | None:
    """The path that stands here, behind a word that amends or where one could stand."""
    tokens = [situation.peek()]
    if not _of_path(tokens[0]):
        return None
    take = back = 0
    while (before := situation.last(back + 1)) is not None and _of_path(before) and _touch(before, tokens[0]):
        tokens.insert(0, before)
        back += 1
    while (take := take + 1) and _of_path(situation.peek(take)):
        if not _touch(tokens[-1], situation.peek(take)):
            break
        tokens.append(situation.peek(take))
    words = tuple("".join(tokens).removeprefix(".").split("."))
    if not all(words):
        return None
    before = situation.last(back + 1)
    if before is not None and str(before) in ("replace", "add", "remove"):
        return Amended(tokens[0], tokens[-1], words, back, take, str(before))
    entry = situation.machine.accepted(situation.stacks[-1 - back])
    if len(words) > 1 and section_of(words[0]) in KEYS and situation.machine.words["replace"] in entry:
        return Amended(tokens[0], tokens[-1], words, back, take, "")
    return None


def _of_path(token: Token) -> bool:
    return token.type != END and (str(token) == "." or token[:1].islower())


def _touch(one: Token, two: Token) -> bool:
    """Whether two tokens are written without a blank between them."""
    return start_of(one) < end_of(one) == start_of(two)


def _colon(situation: Situation, found: Amended) -> tuple[tuple[Token, ...], Token | None]:
    """The title behind a path, if any, and the colon or `=` behind that."""
    following = situation.peek(found.take)
    title = (following,) if following[:1] == '"' else ()
    sign = situation.peek(found.take + len(title))
    return title, sign if str(sign) in (":", "=") else None


# ---------------------------------------------------------------------- one clause
def amended_clause(situation: Situation) -> Iterator[Repair]:
    """`score.court: …` for `replace score.court: …`, `replace score.court when …` without its colon."""
    found = amended(situation)
    if found is None or len(found.words) < 2 or found.verb in ("add", "remove") or found.words[0] in NAMED:
        return
    title, sign = _colon(situation, found)
    verb = () if found.verb else situation.instead("replace", found.first)
    path = situation.instead(f"{found.path}:", found.first, found.last)
    if sign is not None and str(sign) == ":":
        if not verb:
            return
        message = f"`replace` is missing before `{found.path}`"
        code, put = "CP132", (*verb, *path[:-1])
    else:
        message = f"no `:` after `{found.path}`" if sign is None else "a clause takes `:`, not `=`"
        code, put = "CP133", (*verb, *path[:-1], *title, *path[-1:])
    take = found.take + (0 if code == "CP132" else len(title) + (sign is not None))
    cure = f"write `replace {found.path}: …`"
    yield Repair(_COST, code, message, cure, *found.at, put, take, found.back, sure=True)


def amended_together(situation: Situation) -> Iterator[Repair]:
    """`replace score.goon, score.court: …`: two clauses at once."""
    found = amended(situation)
    if found is None or found.verb != "replace" or len(found.words) < 2:
        return
    end = found.take
    while str(situation.peek(end)) in (",", "and") or (end > found.take and _of_path(situation.peek(end))):
        end += 1
    if end == found.take or str(situation.peek(end)) != ":":
        return
    message = "one clause is amended at a time"
    at = (start_of(found.first), end_of(situation.peek(end - 1)))
    put = situation.instead(f"{found.path}:", found.first, found.last)
    cure = f"write `replace {found.path}: …`, and the next behind it"
    yield Repair(_COST - 0.1, "CP131", message, cure, *at, put, end + 1, found.back, doubtful=True, sure=True)


# ---------------------------------------------------------------------- what has a form of its own
def amended_named(situation: Situation) -> Iterator[Repair]:
    """`replace let.court: …` and `let.court = …` for `replace let court = …`."""
    found = amended(situation)
    if found is None or len(found.words) != 2 or found.words[0] not in NAMED or found.verb == "remove":
        return
    title, sign = _colon(situation, found)
    section, name = found.words
    if found.verb == "add":
        verb, form = "", NAMED[section].format(f"{section} {name}")
    else:
        verb, form = "replace", f"replace {NAMED[section].format(f'{section} {name}')}"
    put = [*situation.instead(f"{verb} {section}".strip(), found.first)]
    put.append(Token.new_borrow_pos(situation.machine.name, name, found.last))
    ahead = found.take
    if section == "let":
        put += [*title, *(situation.instead("=", sign) if sign is not None else situation.mark("="))]
        ahead += len(title) + (sign is not None)
    elif section == "counter":
        whose = situation.peek(ahead + (sign is not None))
        ahead += (sign is not None) + (str(whose) in ("side", "table"))
        of = "table" if str(whose) == "table" else "side"
        put += situation.mark(f"of {of}")
        form = form.replace("of side", f"of {of}")
    else:
        ahead += sign is not None and not title
    written = found.back + (found.verb != "")
    message = f"`{found.path}` is written in two words"
    yield Repair(_COST, "CP131", message, f"write `{form}`", *found.at, tuple(put), ahead, written, sure=True)


def added_clause(situation: Situation) -> Iterator[Repair]:
    """`add score.kot: …` for `add score { kot: … }`."""
    found = amended(situation)
    if found is None or found.verb != "add" or len(found.words) < 2 or found.words[0] in NAMED:
        return
    *above, label = found.words
    section = section_of(above[0])
    head = [section, *above[1:2]] if section == "foul" else [above[0].replace("next_", "next ", 1)]
    key = [] if section == "foul" else above[1:]
    clause = " ".join((*key, f"{label}:"))
    _, sign = _colon(situation, found)
    begin = found.take + (sign is not None)
    end = situation.clause_end(begin)
    inner = [situation.peek(number) for number in range(begin, end)]
    put = (*situation.instead(f"{' '.join(head)} {{ {clause}", found.first, found.last), *inner,
           *situation.mark("}"))  # fmt: skip
    cure = f"write `add {' '.join(head)} {{ {clause} … }}`"
    message = "`add` names a section or table, and what is new stands in braces"
    yield Repair(_COST, "CP131", message, cure, *found.at, put, end, found.back, doubtful=True)


def amended_table(situation: Situation) -> Iterator[Repair]:
    """`replace next_dealer { … }` and `replace foul.revoke { … }` for `next dealer`, `foul revoke`."""
    token, before = situation.peek(), situation.last()
    back = int(str(token) in ("{", ",") and before is not None)
    head = before if back and before is not None else token
    if head.startswith("next_"):
        written = head.replace("next_", "next ", 1)
    elif head.startswith("foul.") and head.count(".") == 1:
        written = head.replace(".", " ")
    else:
        return
    if str(situation.peek(1 - back)) not in ("{", ","):
        return
    verb = situation.last(back + 1)
    said = f"{verb} {written}" if verb is not None and str(verb) in ("replace", "add") else written
    message = f"the table `{head}` is written in two words"
    at = (start_of(head), end_of(head))
    put = situation.instead(written, head)
    yield Repair(_COST, "CP131", message, f"write `{said} {{ … }}`", *at, put, 1 - back, back)


def removed_in_words(situation: Situation) -> Iterator[Repair]:
    """`remove let court`, `remove next dealer` and `remove score.court: …` for their paths."""
    machine = situation.machine
    back = next((number for number in (1, 2, 3) if str(situation.last(number)) == "remove"), 0)
    if not back:
        return
    tokens = situation.out[len(situation.out) - back + 1 :]
    take = 0
    while _of_path(situation.peek(take)) and take <= 4 and not _begins(situation, take):
        tokens.append(situation.peek(take))
        take += 1
    words = "".join(f"{token}." for token in tokens).replace("...", ".").rstrip(".")
    path = words.replace("next.", "next_", 1) if words.startswith("next.") else words
    put = situation.instead(path, tokens[0], tokens[-1]) if tokens else ()
    if len(put) != 1 or (put[0].type != machine.terminal("round.call") and "." in path):
        return
    colon = str(situation.peek(take)) == ":"
    ahead = situation.clause_end(take + 1) if colon else take
    at = (start_of(tokens[0]), end_of(tokens[-1]))
    message = "what is removed is named by its path alone"
    yield Repair(_COST + 0.1, "CP131", message, f"write `remove {path}`", *at, put, ahead, back - 1)


def _begins(situation: Situation, number: int) -> bool:
    """Whether a token ahead is the first in its line."""
    before = situation.peek(number - 1) if number else situation.last()
    return before is not None and before.end_line != situation.peek(number).line


def path_with_its_book(situation: Situation) -> Iterator[Repair]:
    """`replace hidden_rung/trump.power: …`: the clause as `show` prints it."""
    token, before, machine = situation.peek(), situation.last(), situation.machine
    for book, clause, back in ((before, token, 1), (token, situation.peek(1), 0)):
        if book is None or book.type != machine.name or not _of_path(clause):
            continue
        if situation.scanner.source.text[end_of(book) : start_of(clause)] != "/":
            continue
        verb = situation.last(back + 1)
        is_verb = verb is not None and str(verb) in ("replace", "add", "remove")
        message = "a clause is amended by its path alone, without the book"
        path = _PATH.match(situation.scanner.source.text, start_of(clause))
        assert path is not None
        cure = f"write `{verb if is_verb else 'replace'} {path[0]}`"
        at = (start_of(book), end_of(clause))
        put = () if is_verb else situation.instead("replace", book)
        yield Repair(_COST, "CP131", message, cure, *at, put, 1 - back, back, sure=True)


def place_without_its_table(situation: Situation) -> Iterator[Repair]:
    """`add score { … } before goon` for `before score.goon`."""
    token, place, machine = situation.peek(), situation.last(), situation.machine
    if place is None or str(place) not in ("before", "after") or token.type != machine.name:
        return
    if machine.terminal("round.call") not in situation.accepted:
        return  # `before` and `after` are words of other clauses too
    target = [*_added_to(situation)]
    path = f"{('_' if target[0] == 'next' else '.').join(target)}.{token}"
    message = f"`{token}` is named without its table"
    put = situation.instead(path, token)
    at = (start_of(token), end_of(token))
    yield Repair(_COST, "CP131", message, f"write `{place} {path}`", *at, put, take=1)


def _added_to(situation: Situation) -> Iterator[str]:
    """The section or table to which the last `add` adds: `score`, or `next` and `dealer`."""
    begin = max(number for number, each in enumerate(situation.out) if str(each) == "add")
    head = str(situation.out[begin + 1])
    yield head
    if head in ("next", "foul"):
        yield str(situation.out[begin + 2])


# ---------------------------------------------------------------------- more than one clause
def amended_whole(situation: Situation) -> Iterator[Repair]:
    """`replace score: …` and `replace trump.reveal: …`: what several clauses belong to."""
    found = amended(situation)
    if found is None or found.verb == "remove" or _colon(situation, found)[1] is None:
        return
    section = section_of(found.words[0])
    is_table = len(found.words) == (2 if section == "foul" else 1) and section in KEYS
    if is_table and section not in NAMED:
        what = "table" if section in IN_ORDER else "section"
        message = f"`{found.path}` is a whole {what}, and one clause is written here"
    elif found.words in OF_SEVERAL:
        message = f"`{found.path}` is no clause, but the beginning of several"
    elif len(found.words) == 1 and found.words[0] not in _keys():
        message = f"`{found.path}:` of which section or table?"
    elif len(found.words) == 2 and found.words[0] == "next":
        message = f"`{found.path}`: the table of which role?"
    else:
        return
    single = len(found.words) == 1 and section not in KEYS
    form = f"SECTION.{found.path}" if single else f"{found.path}.LABEL"
    if found.words[0] == "next" and not is_table:
        form = f"next_ROLE.{found.words[1]}"
    cure = f"write `replace {form}: …`"
    count = situation.clause_end(found.take + 1)
    yield Repair(
        _COST, "CP131", message, cure, *found.at, (), count, found.back + (found.verb != ""),
        doubtful=True, sure=True, asks=f".{found.path}" if single else found.path,
    )  # fmt: skip


def _keys() -> frozenset[str]:
    return frozenset(key for keys in KEYS.values() for key in keys)


AMENDING: Final[tuple[Callable[[Situation], Iterator[Repair]], ...]] = (
    amended_clause,
    amended_together,
    amended_named,
    added_clause,
    amended_table,
    removed_in_words,
    path_with_its_book,
    place_without_its_table,
    amended_whole,
)
