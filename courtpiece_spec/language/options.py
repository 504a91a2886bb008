"""Options as they are used: their arguments, their company, their order, their quarrels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from attrs import field, frozen

from courtpiece_spec.book.book import Argument, Use
from courtpiece_spec.language.declarations import Body, OptionDecl, Parameter, UseOf
from courtpiece_spec.language.diagnostic import Diagnostic, Related
from courtpiece_spec.language.draft import Touch


@frozen
class Applied:
    """An option with its arguments, ready to be applied."""

    decl: OptionDecl
    use: Use
    said: UseOf
    body: Body
    touched: tuple[Touch, ...] = field(default=(), eq=False)
    """What it amended, once it is applied."""

    @property
    def name(self) -> str:
        """The option's id."""
        return self.decl.name.text

    @property
    def follows(self) -> frozenset[str]:
        """The options that it comes after: because it says so, or because it needs them."""
        return frozenset(other.text for other in (*self.decl.after, *self.body.requires))


# ---------------------------------------------------------------------- arguments
def bind(decl: OptionDecl, said: UseOf) -> Applied | Diagnostic:
    """An option with the arguments of a use, or why they do not fit."""
    wanted, given = decl.parameters, said.arguments
    related = (Related(decl.name.at, "declared here"),)
    if len(wanted) != len(given):
        samples = ", ".join(map(_sample, wanted))
        way_out = f"write it as in `{decl.name}({samples})`" if wanted else f"write `{decl.name}`"
        message = f"`{decl.name}` takes {_count(len(wanted))}, not {len(given)}"
        return Diagnostic("CP307", message, said.at, way_out, related)
    arguments: dict[str, Argument] = {}
    for number, (parameter, value) in enumerate(zip(wanted, given, strict=True)):
        name = f"`{parameter.name}` of `{decl.name}`"
        if parameter.is_set is isinstance(value, int):
            needed = "a set of numbers such as {2, 12}" if parameter.is_set else "a number"
            other = f"{{{value}}}" if isinstance(value, int) else str(value[0])
            written = [other if place == number else _written(each) for place, each in enumerate(given)]
            way_out = f"write `{decl.name}({', '.join(written)})`"
            return Diagnostic("CP409", f"{name} is {needed}", said.at, way_out, related)
        if parameter.allowed and value not in parameter.allowed:
            allowed = ", ".join(map(str, parameter.allowed))
            return Diagnostic(
                "CP410", f"{name} cannot be {value}", said.at, f"it is one of {allowed}", related
            )
        arguments[parameter.name.text] = value
    from courtpiece_spec.language.build import option_body

    body, phrases = option_body(decl, arguments)
    if phrases.problems:
        return phrases.problems[0]
    return Applied(decl, Use(decl.name.text, tuple(arguments.items())), said, body)


def _sample(parameter: Parameter) -> str:
    """An example of what a parameter may be."""
    if parameter.is_set:
        return "{2, 12}"
    return str(parameter.allowed[0]) if parameter.allowed else "7"


def _written(value: Argument) -> str:
    """An argument as a text has it."""
    return str(value) if isinstance(value, int) else f"{{{', '.join(map(str, value))}}}"


def _count(number: int) -> str:
    return {0: "no arguments", 1: "one argument"}.get(number, f"{number} arguments")


# ---------------------------------------------------------------------- company
def company(
    options: Iterable[Applied], others: frozenset[str], books: Sequence[str] = ()
) -> Iterator[tuple[Applied, Diagnostic]]:
    """Options that need others, or that exclude others or the book.

    Args:
        options: The options used.
        others: The options that the book has already.
        books: The book, and those that it extends.
    """
    options = tuple(options)
    used = {option.name: option for option in options}
    for option in options:
        at = option.said.at
        for other in option.body.requires:
            if other.text not in used and other.text not in others:
                message = f"`{option.name}` needs the option `{other}`"
                way_out = f"add it: `with {other}, {option.name}`"
                yield option, Diagnostic("CP304", message, at, way_out, (Related(other.at, "said here"),))
        only = option.body.only_for
        if only and not any(each.text in books for each in only):
            names = " and ".join(f"`{each}`" for each in only)
            message = f"the option `{option.name}` is only for {names}"
            said = Related(only[0].at, "it says so here")
            yield option, Diagnostic("CP311", message, at, "take it away", (said,))
        for other in option.body.excludes:
            if other.text in books:
                message = f"the option `{option.name}` is not for `{other}`"
                if other.text != books[0]:
                    message += f", which `{books[0]}` extends"
                related = [Related(other.at, "it says so here")]
                yield option, Diagnostic("CP311", message, at, "take it away", tuple(related))
            elif other.text in used or other.text in others:
                message = f"`{option.name}` and `{other}` cannot be used together"
                related = [Related(other.at, f"`{option.name}` says so here")]
                if other.text in used:
                    related.append(Related(used[other.text].decl.name.at, f"`{other}` is written here"))
                yield option, Diagnostic("CP305", message, at, "use only one of them", tuple(related))


# ---------------------------------------------------------------------- order
def in_order(options: Iterable[Applied]) -> list[Applied]:
    """By name, but each behind those that it says it comes after."""
    rest = {option.name: option for option in sorted(options, key=lambda option: option.name)}
    done: list[Applied] = []
    while rest:
        free = [name for name, option in rest.items() if not _waits(option, rest)]
        # options that wait for one another have no order; their amendments then quarrel
        done.append(rest.pop(free[0] if free else next(iter(rest))))
    return done


def _waits(option: Applied, rest: Iterable[str]) -> bool:
    return any(other in rest and other != option.name for other in option.follows)


def all_behind(options: Sequence[Applied]) -> dict[str, set[str]]:
    """For each option all those that it comes after, directly or by way of others."""
    behind = {option.name: set(option.follows) for option in options}
    for _ in options:
        for name, others in behind.items():
            behind[name] = others.union(*(behind.get(other, set()) for other in others))
    return behind


# ---------------------------------------------------------------------- quarrels
def conflicts(options: Sequence[Applied]) -> Iterator[Diagnostic]:
    """Two options that amend one thing, neither ordered after the other."""
    behind = all_behind(options)
    for number, later in enumerate(options):
        for earlier in options[:number]:
            one_way = earlier.name in behind[later.name]
            other_way = later.name in behind[earlier.name]
            pair = _meeting(later, earlier)
            if pair is not None and one_way is other_way:
                yield _quarrel(earlier, later, *pair)


def _meeting(one: Applied, two: Applied) -> tuple[Touch, Touch] | None:
    pairs = ((mine, other) for mine in one.touched for other in two.touched)
    return next((pair for pair in pairs if pair[0].meets(pair[1])), None)


def heading(decl: OptionDecl, behind: str) -> str:
    """The first line of an option that comes after another one."""
    parameters = "(…)" if decl.parameters else ""
    others = ", ".join((*(other.text for other in decl.after), behind))
    return f'option {decl.name}{parameters} "{decl.title}" amends {decl.amends} after {others} {{'


def _quarrel(earlier: Applied, later: Applied, mine: Touch, other: Touch) -> Diagnostic:
    names = f"`{earlier.name}` and `{later.name}`"
    longer = max(mine.path, other.path, key=len)
    message = f"the options {names} both amend `{longer}`"
    if mine.gap and other.gap:
        where = f"to the end of `{longer[:-1]}`" if longer.endswith(".") else f"in front of `{longer}`"
        message = f"the options {names} both add something {where}, and the order is not said"
    way_out = "use only one of them, or write an option of your own that says what holds with both"
    if later.decl.name.at.file == later.said.at.file:
        line = heading(later.decl, earlier.name)
        way_out = f"use only one of them; or give `{later.name}` the last word, which begins then `{line}`"
    related = (
        Related(other.at, f"`{earlier.name}` does it here"),
        Related(mine.at, f"`{later.name}` does it here"),
    )
    return Diagnostic("CP303", message, later.said.at, way_out, related)
