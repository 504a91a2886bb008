"""Steps about what a table has written down itself: a variant in a doc string."""

from __future__ import annotations

from pytest_bdd import given, parsers, then

from courtpiece_spec.engine import Game
from courtpiece_spec.language.compile import Compiled, compile_text
from courtpiece_spec.language.diagnostic import Diagnostic, Severity
from courtpiece_spec.loading import TRIAL, Shelf
from tests.features.table import Table


def _compiled(text: str) -> Compiled:
    return compile_text(f"court 1\n{text}\n", "ours.court", library=Shelf(), trial=TRIAL)


@given("our table has written down:", target_fixture="table")
def written_down(docstring: str) -> Table:
    made = _compiled(docstring)
    assert made.diagnostics == ()
    return Table(Game(made.books["ours"]))


@given("our table has written down what cannot be played:", target_fixture="told")
def cannot_be_played(docstring: str) -> tuple[Diagnostic, ...]:
    made = _compiled(docstring)
    found = tuple(each for each in made.diagnostics if each.severity is Severity.ERROR)
    assert found
    assert made.books == {}
    return found


@then(parsers.re(r"we are told that (?P<words>there is .+|the options .+|`.+` has .+)"))
def told_that(told: tuple[Diagnostic, ...], words: str) -> None:
    assert [each.message for each in told] == [words]


@then(parsers.re(r"the advice is: (?P<words>.+)"))
def advice(told: tuple[Diagnostic, ...], words: str) -> None:
    assert [each.help for each in told] == [words]


@then("both places are shown")
def both_places(told: tuple[Diagnostic, ...]) -> None:
    assert len({(each.at.file, each.at.line) for each in told[0].related}) == 2


@then("we are told of an outcome that no row of the score covers")
def not_covered(told: tuple[Diagnostic, ...]) -> None:
    assert [each.code for each in told] == ["CP601"]
    assert "no row" in told[0].message


@then(parsers.re(r"we are told that this game has no (?P<role>[a-z]+)"))
def no_role(told: tuple[Diagnostic, ...], role: str) -> None:
    assert any(role in each.message for each in told), told
