"""An option that changes nothing of a book is told where it is used, and no other is."""

from __future__ import annotations

from pathlib import Path

import pytest

from courtpiece_spec.loading import compile_file

HEAD = """court 1
option late(n: number) "Late" amends double_sir { requires pile
  add collect { except late: when trick.number < n }
}
option lively "Lively" amends double_sir { let lively = winner.collected = 11 }
"""


def told(tmp_path: Path, text: str) -> list[tuple[str, int, str]]:
    """Code, line and message of what is told of a file, the lines of its head left out."""
    path = tmp_path / "mine.court"
    path.write_text(HEAD + text, "utf-8")
    lines = HEAD.count("\n")
    return [(each.code, each.at.line - lines, each.message) for each in compile_file(path).diagnostics]


def test_it_is_told_at_the_option_with_what_it_was_given(tmp_path: Path) -> None:
    """No pair ends before the second trick."""
    ((code, line, message),) = told(
        tmp_path, 'variant mine "M" = double_sir\n  with ace_on_ace,\n  late(2)\n'
    )
    assert (code, line) == ("CP310", 3)
    assert message.startswith("the option `late(2)` changes nothing here")


@pytest.mark.parametrize(
    "text",
    [
        'variant mine "M" = double_sir with late(3)',
        # each makes a difference, the one beside the other too
        'variant mine "M" = double_sir with late(4), ace_on_ace',
        # without the first the second does not stand
        'variant mine "M" = single_sir with pile, late(3)',
        # without it the book's own clause does not stand
        'variant mine "M" = double_sir with lively { add score { x: when lively -> 5 } before score.goon }',
        'variant mine "M" = double_sir with late(3) { replace collect.except.late: when trick.number < 5 }',
        # an agreement that no outcome tells of
        'variant mine "M" = double_sir with talk_forbidden',
        # a book that is not played
        'variant mine "M" = court_piece with talk_forbidden',
    ],
)
def test_what_matters_is_not_told(tmp_path: Path, text: str) -> None:
    assert [each for each in told(tmp_path, text) if each[0] == "CP310"] == []
