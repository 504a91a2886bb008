"""What of a composed book is told, and where: at the line of its own text that made the trouble."""

from __future__ import annotations

from attrs import evolve

from courtpiece_spec.book.node import Span
from courtpiece_spec.book.steps import PlayTricks, PlayUntil, Step
from courtpiece_spec.language.compose import Composed
from courtpiece_spec.language.declarations import VariantDecl
from courtpiece_spec.language.diagnostic import Diagnostic, Related
from courtpiece_spec.language.paths import section_of, whole
from courtpiece_spec.language.source import within

IN_PART = frozenset({
    "CP213", "CP222", "CP223", "CP225", "CP226", "CP401", "CP402", "CP405", "CP407", "CP409", "CP410",
    "CP413", "CP414", "CP415", "CP520", "CP521",
})  # fmt: skip
"""Codes that hold whatever an option that is left out would have brought."""


def holds_in_part(problem: Diagnostic) -> bool:
    """Whether a problem is none of a clause, role or fact that may be missing for want of an option.

    A name that is nearly another one is misspelt all the same.
    """
    near = problem.help is not None and problem.help.startswith("did you mean")
    return problem.code in IN_PART or (near and problem.code in ("CP203", "CP204", "CP205", "CP206", "CP209"))


def at_home(made: Composed, problem: Diagnostic) -> Diagnostic:
    """A problem of a clause that another book wrote is told where this book is made from it."""
    decl = made.decl
    if within(problem.at, decl.at):
        return problem
    at = _amended(made, problem.at)
    if at is None:
        at = decl.uses[0].at if isinstance(decl, VariantDecl) and decl.uses else decl.name.at
    related = (Related(problem.at, "written here"), *problem.related)
    return evolve(problem, message=f"in `{made.id}`: {problem.message}", at=at, related=related)


DECIDING = ("round", "trump", "play", "collect", "decide", "let", "counter", "pack", "table", "roles")
"""Sections on which the outcomes of a round depend, those that change them most first."""


def _amended(made: Composed, at: Span) -> Span | None:
    """Where the book's own text changes what a place elsewhere says, or else what can come to it."""
    paths = [
        written.path for written in made.clauses if within(at, written.at) or written.clause.rule.at == at
    ]
    own = [touch for touch in made.touched if within(touch.at, made.decl.at)]
    tables = {whole(path) for path in paths}
    same = [touch for touch in own if whole(touch.path.rstrip(".")) in tables]
    exact = [touch for touch in same if touch.path in paths]
    ends = {
        written.path
        for written in made.clauses
        if isinstance(step := written.clause.rule, Step) and isinstance(step.action, PlayTricks | PlayUntil)
    }
    before = sorted(
        (touch for touch in own if section_of(touch.path) in DECIDING),
        # when the round ends, rather than how its cards are dealt
        key=lambda touch: (DECIDING.index(section_of(touch.path)), touch.path not in ends),
    )
    return next((touch.at for touch in (*exact, *same, *before)), None)
