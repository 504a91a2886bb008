"""What the options brought into the language: choices by argument, bonus rows, targets of the same unit."""

from __future__ import annotations

from pathlib import Path

import pytest

from courtpiece_spec.book import Book
from courtpiece_spec.book.levels import FirstTo
from courtpiece_spec.book.tables import HitPolicy, NextRow, ScoreTable
from courtpiece_spec.loading import NotLoaded, compile_file, load


def compiled(folder: Path, text: str) -> tuple[dict[str, Book], list[str]]:
    path = folder / "own.court"
    path.write_text(f"court 1\n{text}\n", "utf-8")
    made = compile_file(path)
    return made.books, [f"{each.code} {each.message}" for each in made.diagnostics]


def only(folder: Path, text: str) -> Book:
    books, problems = compiled(folder, text)
    assert problems == []
    (book,) = books.values()
    return book


OPTION = """
option worth(reading: number in {1, 2}, tricks_meant: tricks) "Worth" amends hakem {
  when reading = 1 {
    replace score.bavney: when winner.won = 13 -> 5
    when tricks_meant = {2, 12} { replace match.won: first side to 8 of the same }
  }
  when reading = 2 { replace score.bavney: when winner.won = 13 -> 6 }
}
"""


@pytest.mark.parametrize(
    ("arguments", "bavney", "target"), [("1, {12, 2}", 5, 8), ("1, {2}", 5, 7), ("2, {2, 12}", 6, 7)]
)
def test_arguments_choose(tmp_path: Path, arguments: str, bavney: int, target: int) -> None:
    books, problems = compiled(tmp_path, f'{OPTION}variant mine "Mine" = hakem with worth({arguments})')
    assert problems == []
    assert books["mine"].rule("score.bavney").outcome.amount == bavney  # type: ignore[union-attr]
    assert books["mine"].rule("match.won") == FirstTo(target, "courts")


def test_only_options_have_arguments(tmp_path: Path) -> None:
    _, problems = compiled(tmp_path, 'variant mine "Mine" extends hakem { when n = 7 { version "2" } }')
    assert problems == ["CP214 `n` is no number"]


def test_of_the_same_is_what_is_scored(tmp_path: Path) -> None:
    """Where no target stood the unit is that of the score."""
    books, problems = compiled(
        tmp_path,
        """variant longest "Longest" extends single_sir {
             replace match { won: most rounds; over: after 8 rounds }
           }
           variant mine "Mine" extends longest {
             replace match.won: first side to 9 of the same
             remove match.over
           }""",
    )
    assert problems == []
    assert books["mine"].rule("match.won") == FirstTo(9, "points")


def test_a_bonus_row_makes_the_table_pay_bonuses(tmp_path: Path) -> None:
    book = only(
        tmp_path,
        'variant mine "Mine" extends hakem { add score { more: plus when winner.won >= 10 -> 1 } }',
    )
    assert book.rule("score") == ScoreTable("courts", HitPolicy.FIRST_MATCH_PLUS)
    plain = only(
        tmp_path,
        """variant mine "Mine" extends hakem {
             add score { more: when winner.won >= 10 -> 1 } before score.court
           }""",
    )
    assert plain.rule("score") == ScoreTable("courts", HitPolicy.FIRST_MATCH)


def test_a_new_term() -> None:
    book = load("dabbal_sar")
    assert isinstance(book, Book)
    rows = {clause.label: clause.rule.anew for clause in book.clauses if isinstance(clause.rule, NextRow)}
    assert rows == {"second": False, "kept": True, "passes": False}


@pytest.mark.parametrize(
    ("statement", "fault"),
    [
        ("round.redeal asks W", "round.redeal asks N, not W"),
        ("round.redeal asks nobody", "round.redeal asks N, not nobody"),
        ("round.thrown_in asks N", None),
        ("hand N AS round.redeal asks N", "round.redeal asks nobody, not N"),
    ],
)
def test_questions_in_examples(tmp_path: Path, statement: str, fault: str | None) -> None:
    _, problems = compiled(
        tmp_path,
        f"""variant mine "Mine" = single_sir with redeal_below_jack(1) {{
              example mine "One" {{ caller N; hand N 9S 8H; {statement} }}
            }}""",
    )
    assert len(problems) == 1
    if fault is not None:
        assert problems == [f"CP513 the example `mine` fails: {fault}"]


@pytest.mark.parametrize("statement", ["pot N 2", "term N 2", "bid N 9"])
def test_counters_in_examples(tmp_path: Path, statement: str) -> None:
    _, problems = compiled(
        tmp_path,
        f"""variant mine "Mine" extends hakem {{
              example mine "One" {{ caller N; {statement}; trick N AH, E 2H, S KH, W 5H -> N }}
            }}""",
    )
    assert bool(problems) is statement.startswith("pot")


def test_a_second_ace_names_one_rank(tmp_path: Path) -> None:
    text = 'variant mine "Mine" extends single_sir {{ add play {{ aces: {} }} }}'
    book = only(tmp_path, text.format("an ace led after taking with an ace counts as a 2"))
    assert str(book.rule("play.aces").counts_as) == "2"  # type: ignore[union-attr]
    _, problems = compiled(tmp_path, text.format("an ace led after taking with a king counts as a 2"))
    assert [each.partition(" ")[0] for each in problems] == ["CP518"]


def test_a_reference_is_refused_for_a_fault_and_not_for_a_warning() -> None:
    """The option finds nothing to amend, so it changes nothing as well."""
    found = load("single_sir with hakem_sees(7)")
    assert isinstance(found, NotLoaded)
    assert "does not fit here" in found.message
