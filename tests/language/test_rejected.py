"""Every code of the checks has samples that show it, each with one fault and its kept output.

`python -m tests.language.test_rejected` writes the outputs anew; read the difference before committing it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from courtpiece_spec.language.codes import CODES
from courtpiece_spec.language.compile import Compiled, Trial, compile_text
from courtpiece_spec.language.meanings import MEANINGS
from courtpiece_spec.loading import known_sources
from tests.language.helpers import REJECTED, shelf, told

ELSEWHERE = {"CP513", *(code for code in MEANINGS if code.startswith(("CP6", "CP7")))}
"""Codes of examples, proofs and words beside a book, which need more than a text: tested where those are."""


SOURCES = Trial(known=known_sources)
"""Nothing is played; what is cited is looked up."""


def tried(path: Path) -> Compiled:
    return compile_text(path.read_text("utf-8"), path.name, library=shelf(), trial=SOURCES)


@pytest.mark.parametrize("path", REJECTED, ids=lambda path: path.stem)
def test_sample_is_rejected_as_kept(path: Path) -> None:
    made = tried(path)
    assert "\n".join(map(told, made.diagnostics)) == path.with_suffix(".txt").read_text("utf-8")
    assert [each.code for each in made.diagnostics] == [path.name[:5]], "a sample has one fault, its own"


@pytest.mark.parametrize("path", REJECTED, ids=lambda path: path.stem)
def test_every_place_lies_in_the_text(path: Path) -> None:
    lines = path.read_text("utf-8").split("\n")
    for each in tried(path).diagnostics:
        at = each.at
        assert at.file == path.name
        assert 1 <= at.line <= at.end_line <= len(lines)
        assert 1 <= at.column <= len(lines[at.line - 1]) + 1
        assert at.column < at.end_column <= len(lines[at.end_line - 1]) + 1 or at.line < at.end_line


def test_every_code_has_a_sample() -> None:
    shown = {path.name[:5] for path in REJECTED}
    assert shown == set(MEANINGS) - ELSEWHERE


def test_severities_are_those_of_the_table() -> None:
    for path in REJECTED:
        for each in tried(path).diagnostics:
            assert each.severity is CODES[each.code].severity


def rewrite() -> None:
    """Keep what the samples give now."""
    for path in REJECTED:
        path.with_suffix(".txt").write_text("\n".join(map(told, tried(path).diagnostics)), "utf-8")


if __name__ == "__main__":
    rewrite()
