"""`courtpiece explain`."""

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from courtpiece_spec.book import Book
from courtpiece_spec.cli.exits import ExitCode
from courtpiece_spec.cli.main import run
from courtpiece_spec.loading import Shelf, bundled, load, untried
from courtpiece_spec.rulebook import explanation
from courtpiece_spec.rulebook.explanation import Scenario, explain, lines_at, paths_of
from courtpiece_spec.rulebook.sentences import Sentences
from courtpiece_spec.rulebook.sources import source

REVEAL = "hidden_rung/trump.reveal.void_player"


def test_a_clause_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explain", REVEAL]) == ExitCode.OK
    out = capsys.readouterr().out
    assert out.startswith(f"{REVEAL}\n  A player who cannot follow suit may have the hidden trump turned up")
    assert "written in hidden_rung, hidden_rung.court:" in out
    assert "  | reveal void_player:  a void player may demand it, then must trump if able" in out
    assert "  @B54  The one who demands it must then play a trump if able.\n" in out
    question = "ruling Q15: Must the first player who cannot follow suit have the trump turned up?\n"
    assert f"{question}  here: no, that player may, but need not\n" in out
    assert "  elsewhere: only if that player wants to trump\n" in out
    assert "  must_trump: Whoever has the trump turned up must trump if able\n" in out


def test_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explain", "double_sir/collect.take", "--json", "--lang", "de"]) == ExitCode.OK
    data = json.loads(capsys.readouterr().out)
    assert data["id"] == "double_sir/collect.take"
    assert data["lang"] == "de"
    assert data["sentence"].startswith("Die Stiche bleiben als Stapel auf dem Tisch.")
    assert data["written_in"] == "pile"
    assert data["at"]["file"] == "single_sir.court"
    assert [each["code"] for each in data["sources"]] == ["B40", "B41", "B42"]
    assert [each["question"] for each in data["rulings"]] == ["Q47"]
    assert "partners_do_not_combine" in [each["id"] for each in data["examples"]]


def test_options_files_and_built_in_clauses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "ours.court"
    path.write_text('court 1\nvariant ours "Ours" extends single_sir { version "1" }\n', "utf-8")
    assert run(["explain", "kachuha with doublee/score.shut_out"]) == ExitCode.OK
    assert run(["explain", f"{path}#ours/score.goon"]) == ExitCode.OK
    assert run(["explain", f"{path}/score.goon"]) == ExitCode.OK
    assert run(["explain", "single_sir/play.hand"]) == ExitCode.OK
    out = capsys.readouterr().out
    assert "kachuha with doublee/score.shut_out (Doublé)" in out
    assert out.count("ours/score.goon (Goon Court)\n  A Goon Court is worth 4 points.") == 2
    assert "every book has this clause without writing it" in out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["single_sir/score.gon"], "single_sir has no clause `score.gon`; did you mean `score.goon`?"),
        (["single_sir/zzz"], "single_sir has no clause `zzz`"),
        (["single_sri/score.goon"], "did you mean `single_sir`?"),
        (["single_sir"], "`single_sir` is no id of a clause: write BOOK/PATH"),
        (["single_sir/score.goon", "--lang", "tlh"], "there are no sentences in `tlh`"),
    ],
)
def test_what_there_is_not(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explain", *arguments]) == ExitCode.USAGE
    captured = capsys.readouterr()
    assert captured.out == ""
    assert message in captured.err


def test_a_broken_file_beside_the_book_is_an_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "ours.court"
    path.write_text('court 1\nvariant ours "Ours" extends single_sir { version "1" }\n', "utf-8")
    assert run(["explain", f"{path}/score.goon"]) == ExitCode.OK
    path.write_text(
        'court 1\nvariant ours "Ours" extends single_sir { replace play.lead: caller }\n', "utf-8"
    )
    path.with_name("ours.en.ftl").write_text("ours-play-lead = { $nobody }\n", "utf-8")
    assert run(["explain", f"{path}/play.lead"]) == ExitCode.DIFFERENCE
    assert "Unknown external: nobody" in capsys.readouterr().err
    path.write_text("court 1\nvariant ours", "utf-8")
    assert run(["explain", f"{path}/play.lead"]) == ExitCode.DIFFERENCE


def test_every_clause_of_every_book_is_explained() -> None:
    sentences = Sentences("en")
    for name in bundled():
        book = load(name)
        assert isinstance(book, Book)
        for path in paths_of(book):
            found = explain(book, path, sentences)
            assert found.sentence
            assert found.written_in is None or found.text
    whole = load(bundled()[0])
    assert isinstance(whole, Book)
    with pytest.raises(KeyError):
        explain(whole, "no.clause", sentences)


def test_scenarios_are_found_by_their_tags(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "topics").mkdir()
    (tmp_path / "topics" / "trump.feature").write_text(
        "Feature: trump\n\n  @B53 @clause:trump.power\n  @clause:play.lead\n  # why\n  Scenario: it counts\n"
        "    Given a book\n\n  @B1\n  Scenario Outline: another\n",
        "utf-8",
    )
    monkeypatch.setattr(explanation, "data_dir", lambda _: tmp_path)
    explanation.scenarios.cache_clear()
    try:
        book = load("single_sir")
        assert isinstance(book, Book)
        found = explain(book, "play.lead", Sentences("en"))
        assert found.scenarios == (Scenario("topics/trump.feature", 6, "it counts"),)
        assert explain(book, "play.follow", Sentences("en")).scenarios == ()
    finally:
        explanation.scenarios.cache_clear()


FEATURE = """Feature: courts

  Background:
    Given East deals

  @clause:score.court
  Scenario: in points
    Given we play Single Sir
  @clause:score.court
  Scenario: in courts
    Given we play Single Sir Courts, and something more
  @clause:score.court
  Scenario Outline: of several
    Given we play <game>
    Examples:
      | game    | x |
      | Hakem   | 1 |
      | Kachuha | 2 |
  @clause:score.court
  Scenario: of an option
    Given we play by single_sir with court_thirteen
  @clause:score.court
  Scenario: of a record
    Given this record:
      | {"format": "x", "book": "double_sir"} |
  @clause:score.court
  Scenario: written down
    Given our table has written down:
      | variant ours "Ours" extends be_ranga { |
  @clause:score.court
  Scenario: of a book that is not there
    Given we play Tarneeb
"""


def test_scenarios_of_another_rule_are_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`score.court` is 3 points, or a court with or without a new run; a Court is of seven or of thirteen."""
    (tmp_path / "x.feature").write_text(FEATURE, "utf-8")
    monkeypatch.setattr(explanation, "data_dir", lambda _: tmp_path)
    explanation.scenarios.cache_clear()

    def named(book: str) -> list[str]:
        found = load(book)
        assert isinstance(found, Book)
        told = explain(found, "score.court", Sentences("en"), lambda name: untried(name, Shelf()))
        return [each.name for each in told.scenarios if each.name != "of a book that is not there"]

    try:
        assert named("single_sir") == ["in points", "written down"]
        assert named("single_sir_courts") == ["in courts"]
        assert named("hakem") == ["of several"]
        assert named("single_sir with court_thirteen") == ["of an option", "of a record"]
        assert named("be_ranga") == ["in points", "written down"]
    finally:
        explanation.scenarios.cache_clear()


def test_a_rewritten_clause_keeps_no_test_of_the_old_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explain", "single_sir_courts/score.court"]) == ExitCode.OK
    out = capsys.readouterr().out
    assert "books/single_sir_courts.feature:" in out
    assert "books/single_sir.feature:" not in out
    assert "books/double_sir.feature:" not in out


def test_a_file_that_is_gone_has_no_lines() -> None:
    book = load("single_sir")
    assert isinstance(book, Book)
    at = book.clauses[0].rule.at
    assert at is not None
    assert lines_at(type(at)("no/such.court", 1, 1, 1, 2)) == ()


def test_every_code_that_a_bundled_book_cites_is_known() -> None:
    """By its statement, or at least by its document."""
    codes = {
        code
        for file in (files("courtpiece_spec") / "books").iterdir()
        if file.name.endswith(".court")
        for code in re.findall(r"@([A-Z][A-Za-z]*[0-9]*[a-z]?)(?!\w)", file.read_text("utf-8"))
    }
    assert codes
    assert [code for code in sorted(codes) if source(code).document is None] == []
    assert source("B54").statement == "The one who demands it must then play a trump if able."
    assert source("nobody").document is None
