"""The page "how the game plays out", from a file of `courtpiece simulate --json`."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from courtpiece_spec.book import Book
from courtpiece_spec.book.serial import behaviour_hash
from courtpiece_spec.cli.exits import ExitCode
from courtpiece_spec.cli.main import run
from courtpiece_spec.loading import load
from courtpiece_spec.publishing.rulebook import rulebook_of
from courtpiece_spec.rulebook.chapters.played_out import Often, PlayedOut, read_played_out
from courtpiece_spec.rulebook.content import Chapter, Paragraph, Picture
from courtpiece_spec.rulebook.sentences import Sentences


def loaded(name: str) -> Book:
    book = load(name)
    assert isinstance(book, Book), book
    return book


SINGLE = loaded("single_sir")
VALUES = {"goon": 0.01, "court": 0.009, "dealer_wins": 0.4894, "caller_wins": 0.4921}
DATA: dict[str, Any] = {
    "format": "courtpiece-simulation/1",
    "policy": "random",
    "books": [
        {
            "id": "single_sir",
            "behaviour": behaviour_hash(SINGLE),
            "rounds": 3000,
            "sections": [
                {
                    "lines": [
                        {
                            "key": f"row.score.{key}",
                            "value": value,
                            "low": value - 0.004,
                            "high": value + 0.004,
                        }
                        for key, value in VALUES.items()
                    ]
                    + [{"key": "won.0", "value": 0.5, "low": 0.4, "high": 0.6}]
                }
            ],
        }
    ],
}


def page(language: str, name: str = "single_sir", data: Any = DATA) -> Chapter:
    book = loaded(name)
    played = read_played_out(data, book)
    assert isinstance(played, PlayedOut), played
    made = rulebook_of(name, book, Sentences(language), played_out=played)
    return next(each for each in made.chapters if each.key == "played_out")


def test_what_the_file_says_is_read() -> None:
    read = read_played_out(DATA, SINGLE)
    assert isinstance(read, PlayedOut)
    assert (read.rounds, read.policy, len(read.rows)) == (3000, "random", 4)
    assert read.rows["score.goon"] == Often(0.01, 0.006, 0.014)


@pytest.mark.parametrize(
    ("language", "title", "begins", "bars"),
    [
        (
            "en",
            "How the game plays out",
            "3000 rounds were played by a program, every action drawn from all that are legal. ",
            "Goon Court: 1.0%; Court: 0.9%; The dealer’s side wins: 48.9%; Otherwise: 49.2%",
        ),
        (
            "de",
            "Wie das Spiel ausgeht",
            "Ein Programm hat 3000 Runden gespielt, jede Handlung aus allen erlaubten ausgelost. ",
            (
                "Goon Court: 1,0\xa0%; Court: 0,9\xa0%; "
                "Ein Sieg der Partei des Gebers: 48,9\xa0%; Sonst: 49,2\xa0%"
            ),
        ),
    ],
)
def test_the_page(language: str, title: str, begins: str, bars: str) -> None:
    chapter = page(language)
    words, picture = chapter.parts
    assert chapter.title == title
    assert isinstance(words, Paragraph)
    assert words.text.startswith(begins)
    assert isinstance(picture, Picture)
    assert picture.description == bars
    assert picture.svg.count("<rect") == 4


def test_digits_are_those_of_the_script() -> None:
    words, picture = page("fa").parts
    assert isinstance(words, Paragraph)
    assert isinstance(picture, Picture)
    assert "۳۰۰۰" in words.text
    assert "۴۸٫۹٪" in picture.description
    assert not set("0123456789") & set(picture.description)


@pytest.mark.parametrize("policy", ["sensible", "python player.py"])
def test_who_played_is_said(policy: str) -> None:
    words = page("en", data={**DATA, "policy": policy}).parts[0]
    assert isinstance(words, Paragraph)
    said = "winning cheaply and giving nothing away" if policy == "sensible" else "each player in its own way"
    assert said in words.text


@pytest.mark.parametrize("language", ["es", "hi", "nl", "ur"])
def test_every_language_has_the_page(language: str) -> None:
    assert len(page(language).parts) == 2


def test_a_cycle_has_one_page() -> None:
    book = loaded("mixed_evening")
    data = copy.deepcopy(DATA)
    data["books"][0]["behaviour"] = behaviour_hash(book)
    picture = page("en", "mixed_evening", data).parts[1]
    assert isinstance(picture, Picture)
    assert picture.description == "Court: 0.9%"


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"format": "else"}, "it is no output of `courtpiece simulate --json`"),
        ({"books": 7}, "`books` must be a list of objects"),
        (
            {"books": []},
            "it is about another game than single_sir, or about an older version of it: it has none",
        ),
        ({"books": [{**DATA["books"][0], "rounds": 0}]}, "`rounds` must be a number above 0"),
        ({"books": [{**DATA["books"][0], "rounds": True}]}, "`rounds` must be a number above 0"),
    ],
)
def test_files_that_say_nothing_of_the_book(change: dict[str, Any], words: str) -> None:
    read = read_played_out({**DATA, **change}, SINGLE)
    assert isinstance(read, str)
    assert read.startswith(words)


@pytest.mark.parametrize(
    "line", [7, {}, {"key": "row.score.goon", "value": "1"}, {"key": "row.score.goon", "value": 2}]
)
def test_lines_that_cannot_be_shown_are_passed_over(line: Any) -> None:
    data = copy.deepcopy(DATA)
    data["books"][0]["sections"] = [{"lines": [line]}, 3, {"lines": 3}]
    read = read_played_out(data, SINGLE)
    assert isinstance(read, PlayedOut)
    assert read.rows == {}
    made = rulebook_of("single_sir", SINGLE, Sentences("en"), played_out=read)
    assert "played_out" not in [each.key for each in made.chapters]


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, out = tmp_path / "odds.json", tmp_path / "single.html"
    arguments = ["rulebook", "single_sir", "--played-out", str(file), "-o", str(out)]
    assert run(arguments) == ExitCode.USAGE
    assert "odds.json cannot be read: no such file or directory" in capsys.readouterr().err
    file.write_text("{", "utf-8")
    assert run(arguments) == ExitCode.USAGE
    assert (
        "odds.json is no JSON: write it with `courtpiece simulate single_sir --json`"
        in capsys.readouterr().err
    )
    file.write_text(json.dumps({**DATA, "books": []}), "utf-8")
    assert run(arguments) == ExitCode.USAGE
    assert "it is about another game than single_sir" in capsys.readouterr().err
    file.write_text(json.dumps(DATA), "utf-8")
    assert run(arguments) == ExitCode.OK
    assert "<h2>How the game plays out</h2>" in out.read_text("utf-8")
    assert run([*arguments, "--without", "played_out"]) == ExitCode.OK
    assert "How the game plays out" not in out.read_text("utf-8")
