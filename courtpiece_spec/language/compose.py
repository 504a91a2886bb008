"""Declarations to the clauses of a book: what it extends, its options in their order, its own amendments."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from typing import Final

from attrs import define, evolve, frozen

from courtpiece_spec.book.about import Example, Ruling
from courtpiece_spec.book.book import Use
from courtpiece_spec.language.declarations import (
    BookDecl,
    CycleDecl,
    Decl,
    FamilyDecl,
    Name,
    OptionDecl,
    UseOf,
    VariantDecl,
    Written,
)
from courtpiece_spec.language.diagnostic import Diagnostic, Related, Severity
from courtpiece_spec.language.draft import Draft, Touch
from courtpiece_spec.language.handed_down import inherit, own_examples, own_rulings, rules
from courtpiece_spec.language.library import Library
from courtpiece_spec.language.options import Applied, all_behind, bind, company, conflicts, heading, in_order
from courtpiece_spec.language.paths import there_is
from courtpiece_spec.language.source import within

MOST_GENERATIONS: Final = 100
"""So many books may extend one another: more than anybody follows, and few enough for recursion."""

OF_CLAUSES: Final = frozenset({"CP301", "CP302", "CP309"})
"""Codes of amendments to clauses that may be there, or not, because of an option that is left out."""

_PLURAL = {"round": "rounds", "set": "sets"}


@frozen
class Composed:
    """A book with its clauses, before it is checked."""

    id: str
    decl: BookDecl
    clauses: tuple[Written, ...] = ()
    lineage: tuple[str, ...] = ()
    options: tuple[Use, ...] = ()
    """The options of the book itself."""
    all_options: frozenset[str] = frozenset()
    """Those of the books it extends too."""
    rulings: tuple[Ruling, ...] = ()
    examples: tuple[Example, ...] = ()
    idle: tuple[UseOf, ...] = ()
    """Options that left every clause as it was."""
    inherited_roles: frozenset[str] = frozenset()
    """Every role of the books it extends, removed ones too."""
    ruled: tuple[Name, ...] = ()
    """What the rulings of an option are about, where the option itself is checked."""
    legs: tuple[tuple[Composed, int, str], ...] = ()
    touched: tuple[Touch, ...] = ()
    """What the book amends, each at its place in the book's own text: an option's at the option."""
    partial: bool = False
    """Whether an option is left out that was told to be wrong: then clauses of it may be missing."""


@define
class Mixed:
    """A book with its options, before its own body."""

    draft: Draft
    rulings: tuple[Ruling, ...]
    idle: tuple[UseOf, ...] = ()
    ruled: tuple[Name, ...] = ()
    quarrels: bool = False
    touched: tuple[Touch, ...] = ()


class Composer:
    """Composes the books of one run, each once."""

    def __init__(self, own: Iterable[Decl], library: Library) -> None:
        self._own = {decl.name.text: decl for decl in own}
        self._library = library
        self.fits: Callable[[str], tuple[str, ...]] | None = None
        """The books that an option of the library is known to fit."""
        self._done: dict[str, Composed | None] = {}
        self._open: list[Name] = []
        self._problems: dict[Diagnostic, None] = {}

    @property
    def problems(self) -> tuple[Diagnostic, ...]:
        """What was wrong, each thing once."""
        return tuple(self._problems)

    @property
    def errors(self) -> tuple[Diagnostic, ...]:
        """What keeps a book from compiling."""
        return tuple(each for each in self._problems if each.severity is Severity.ERROR)

    def own(self, id: str) -> Decl | None:  # noqa: A002
        """What the text itself declares."""
        return self._own.get(id)

    def report(self, *found: Diagnostic) -> None:
        """Note what is wrong."""
        self._problems.update(dict.fromkeys(found))

    def forget(self) -> None:
        """Forget what was wrong; the books that are composed stay."""
        self._problems.clear()

    # ------------------------------------------------------------------ looking up
    def _find(self, id: str) -> Decl | None:  # noqa: A002
        return self._own.get(id) or self._library.find(id)

    def _suggest(self, name: str, kinds: type | tuple[type, ...]) -> str | None:
        known = sorted({*self._own, *self._library.ids()})
        for near in get_close_matches(name, known, 3, 0.6):
            if isinstance(self._find(near), kinds):
                return f"did you mean `{near}`?"
        return None

    def decl(self, name: Name) -> BookDecl | None:
        """The declaration of a book; an unknown one is reported."""
        found = self._find(name.text)
        if isinstance(found, OptionDecl):
            self.report(
                Diagnostic(
                    "CP201",
                    f"`{name}` is an option, and a book is needed",
                    name.at,
                    f"an option is used as `{found.amends} with {name}`",
                )
            )
            return None
        if found is None:
            self.report(
                Diagnostic(
                    "CP201",
                    f"there is no book `{name}`",
                    name.at,
                    self._suggest(name.text, (FamilyDecl, VariantDecl, CycleDecl)),
                )
            )
        return found

    def option(self, name: Name) -> OptionDecl | None:
        """The declaration of an option; an unknown one is reported."""
        found = self._find(name.text)
        if found is not None and not isinstance(found, OptionDecl):
            self.report(Diagnostic("CP202", f"`{name}` is a book, and an option is needed", name.at))
            return None
        if found is None:
            near = self._suggest(name.text, OptionDecl)
            self.report(Diagnostic("CP202", f"there is no option `{name}`", name.at, near))
        return found

    def _company_known(self, option: Applied) -> bool:
        """Whether what an option speaks of is known: other options, and books that it is for or excludes."""
        unknown = [name for name in (*option.decl.after, *option.body.requires) if self.option(name) is None]
        for name in option.body.excludes:
            if self._find(name.text) is None:
                near = self._suggest(name.text, (OptionDecl, FamilyDecl, VariantDecl))
                self.report(Diagnostic("CP202", f"there is no option or book `{name}`", name.at, near))
                unknown.append(name)
        unknown += [name for name in option.body.only_for if self.decl(name) is None]
        return not unknown

    # ------------------------------------------------------------------ books
    def without(self, made: Composed, use: UseOf) -> Composed | None:
        """A variant without one of its options, in silence; None where it does not stand without it."""
        decl = made.decl
        assert isinstance(decl, VariantDecl)
        told, self._problems = self._problems, {}
        other = self.variant(evolve(decl, uses=tuple(each for each in decl.uses if each is not use)), made.id)
        sound, self._problems = not self.errors, told
        return other if sound and other is not None and not other.partial else None

    def named(self, name: Name) -> Composed | None:
        """The book of a name as it stands in a text; None after an error."""
        if name.text in self._done:
            return self._done[name.text]
        decl = self.decl(name)
        if decl is None:
            return None
        if any(name.text == each.text for each in self._open):
            self._report_cycle(name)
            return None
        if len(self._open) > MOST_GENERATIONS:
            self._report_generations(name)
            return None
        self._open.append(name)
        made = self._book(decl)
        self._open.pop()
        self._done[name.text] = made
        return made

    def _report_cycle(self, name: Name) -> None:
        start = next(number for number, each in enumerate(self._open) if each.text == name.text)
        chain = " → ".join(f"`{each}`" for each in (*self._open[start:], name))
        related = tuple(Related(each.at, "named here") for each in self._open[start + 1 :])
        self.report(
            Diagnostic(
                "CP220",
                f"these books extend one another: {chain}",
                name.at,
                "one of them must extend another book, or be a family",
                related,
            )
        )

    def _report_generations(self, name: Name) -> None:
        message = f"more than {MOST_GENERATIONS} books extend one another here"
        self.report(Diagnostic("CP224", message, name.at, "extend an older book"))

    def _book(self, decl: BookDecl) -> Composed | None:
        if isinstance(decl, FamilyDecl):
            return self._family(decl)
        return self.variant(decl) if isinstance(decl, VariantDecl) else self._cycle(decl)

    def _family(self, decl: FamilyDecl) -> Composed:
        draft = Draft(decl.name.text)
        draft.apply(decl.body.changes, decl.name.text)
        self.report(*draft.problems)
        return Composed(
            decl.name.text,
            decl,
            draft.in_order(),
            rulings=own_rulings(decl),
            examples=own_examples(decl.body, decl.name.text),
        )

    def _cycle(self, decl: CycleDecl) -> Composed | None:
        legs = [(self.named(leg.book), leg.number, _PLURAL.get(leg.unit, leg.unit)) for leg in decl.legs]
        made = tuple((book, number, unit) for book, number, unit in legs if book is not None)
        if len(made) < len(legs):
            return None
        return Composed(decl.name.text, decl, legs=made)

    def variant(self, decl: VariantDecl, id: str | None = None) -> Composed | None:  # noqa: A002
        """A variant: its parent, its options, its own body."""
        parent = self._parent(decl)
        if parent is None:
            return None
        applied, whole = self._options(decl.uses, parent)
        mixed = self._mix(applied, parent, decl)
        partial = not whole or mixed.quarrels or parent.partial
        draft = mixed.draft
        was = rules(draft)
        touched = draft.apply(decl.body.changes, decl.name.text)
        self.report(*(each for each in draft.problems if not partial or each.code not in OF_CLAUSES))
        uses = tuple(sorted((option.use for option in applied), key=lambda use: use.id))
        return Composed(
            id or decl.name.text, decl, draft.in_order(), (parent.id, *parent.lineage), uses,
            parent.all_options | {use.id for use in uses},
            inherit(mixed.rulings, touched, draft, own_rulings(decl), was),
            (*_option_examples(applied, parent), *own_examples(decl.body, decl.name.text)), mixed.idle,
            parent.inherited_roles | _roles(parent), mixed.ruled,
            touched=(*touched, *mixed.touched), partial=partial,
        )  # fmt: skip

    def _mix(self, applied: Sequence[Applied], parent: Composed, decl: VariantDecl) -> Mixed:
        """The parent with its options.

        Each is first tried on the parent with only those that it comes after: so it is seen what it touches,
        whatever the others do.
        """
        behind = all_behind(applied)
        mixed = Mixed(Draft(parent.id, parent.clauses), parent.rulings)
        tried: list[Applied] = []
        fits = True
        for option in applied:
            trial = Draft(parent.id, parent.clauses)
            for earlier in tried:
                if earlier.name in behind[option.name]:
                    trial.apply(earlier.body.changes, earlier.name)
            trial.problems.clear()
            before = rules(trial)
            tried.append(evolve(option, touched=trial.apply(option.body.changes, option.name)))
            own = option.decl.source is decl.source and decl.name == option.decl.name
            fits = self._fits(option, trial, applied, parent, own=own) and fits
            mixed.ruled += option.body.ruled if own else ()
            if option.body.changes and before == rules(trial) and not (own and option.decl.parameters):
                mixed.idle += (option.said,)
        quarrels = tuple(conflicts(tried))
        self.report(*quarrels)
        mixed.quarrels = bool(quarrels) or not fits
        for option in tried:
            mixed.touched += tuple(
                each if within(each.at, decl.at) else evolve(each, at=option.said.at)
                for each in option.touched
            )
            was = rules(mixed.draft)
            mixed.draft.apply(option.body.changes, option.name)
            if fits and not quarrels:
                self._fits(option, mixed.draft, (), parent, own=False)
            mixed.draft.problems.clear()
            its_own = own_rulings(option.decl, option.body)
            mixed.rulings = inherit(mixed.rulings, option.touched, mixed.draft, its_own, was)
        return mixed

    def _parent(self, decl: VariantDecl) -> Composed | None:
        parent = self.named(decl.parent)
        if parent is not None and isinstance(parent.decl, CycleDecl):
            self.report(
                Diagnostic(
                    "CP201",
                    f"`{decl.parent}` is a cycle of books and cannot be amended",
                    decl.parent.at,
                    "amend one of its books",
                )
            )
            return None
        if parent is not None and len(parent.lineage) >= MOST_GENERATIONS:
            self._report_generations(decl.parent)
            return None
        return parent

    def _fits(
        self, option: Applied, draft: Draft, beside: Sequence[Applied], parent: Composed, *, own: bool
    ) -> bool:
        """Whether all amendments of an option found something to amend.

        If not it is told in the option itself where that is checked, else where it is used.
        """
        for problem in draft.problems:
            message = f"the option `{option.name}` does not fit here: {problem.message}"
            bringer = next((other for other in beside if _brings(other, option, parent)), None)
            way_out = self._fitting(option) or f"it is written for `{option.decl.amends}`{draft.kin(problem)}"
            if bringer is not None:
                line = heading(option.decl, bringer.name)
                way_out = f"`{bringer.name}` brings it: begin `{option.name}` with `{line}`"
            related = (Related(problem.at, "it says so here"),)
            elsewhere = Diagnostic("CP311", message, option.said.at, way_out, related)
            # An option that contradicts itself fits no book, and that is to be mended in the option.
            self.report(problem if own or problem.code == "CP303" else elsewhere)
        return not draft.problems

    def _fitting(self, option: Applied) -> str | None:
        """The books that an option fits, where that is known."""
        if self.fits is None or option.name in self._own:
            return None
        return there_is(self.fits(option.name), "it fits")

    # ------------------------------------------------------------------ options
    def _options(self, uses: Sequence[UseOf], parent: Composed) -> tuple[list[Applied], bool]:
        """The options in the order in which they are applied, without wrong ones; whether none is wrong."""
        found: dict[str, Applied] = {}
        whole = True
        for said in uses:
            name = said.name
            decl = self.option(name)
            if decl is None:
                whole = False
            elif name.text in found:
                message = f"the option `{name}` is used twice"
                self.report(Diagnostic("CP306", message, name.at, "take it away here"))
            elif name.text in parent.all_options:
                message = f"`{parent.id}` has the option `{name}` already"
                self.report(Diagnostic("CP306", message, name.at, "take it away here"))
            else:
                applied = bind(decl, said)
                if isinstance(applied, Diagnostic):
                    self.report(applied)
                    whole = False
                else:
                    found[name.text] = applied
                    whole = (name.text not in self._own or self._company_known(applied)) and whole
        books = (parent.id, *parent.lineage)
        for option, problem in tuple(company(found.values(), parent.all_options, books)) if whole else ():
            self.report(problem)
            found.pop(option.name, None)
            whole = False
        return in_order(found.values()), whole


# ---------------------------------------------------------------------- helpers
def _brings(other: Applied, option: Applied, parent: Composed) -> bool:
    """Whether an option fits behind another one."""
    if other.name == option.name:
        return False
    draft = Draft(parent.id, parent.clauses)
    draft.apply(other.body.changes, other.name)
    draft.problems.clear()
    draft.apply(option.body.changes, option.name)
    return not draft.problems


def _roles(made: Composed) -> frozenset[str]:
    return frozenset(written.clause.label for written in made.clauses if written.path.startswith("roles."))


def _option_examples(done: Sequence[Applied], parent: Composed) -> tuple[Example, ...]:
    """The examples of an option hold in the book that it amends, with that option alone."""
    if len(done) != 1 or done[0].decl.amends.text != parent.decl.name.text:
        return ()
    return own_examples(done[0].body, done[0].decl.name.text)
