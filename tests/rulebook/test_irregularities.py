"""Irregularities have a chapter of their own, with a heading for each."""

import itertools

import pytest

from courtpiece_spec.rulebook.content import Heading, Statement
from courtpiece_spec.rulebook.output.html import to_html
from courtpiece_spec.rulebook.output.markdown import to_markdown
from courtpiece_spec.rulebook.sentences import languages
from tests.rulebook.test_rulebook import rulebook


@pytest.mark.parametrize("language", languages())
def test_each_has_a_heading_and_its_rows_below(language: str) -> None:
    chapters = {each.key: each for each in rulebook("troefcall", language).chapters}
    parts = chapters["foul"].parts
    heads = [each for each in parts if isinstance(each, Heading)]
    assert len(heads) == 6
    assert isinstance(parts[0], Heading)
    for head, row in itertools.pairwise(parts):
        if isinstance(head, Heading):
            assert isinstance(row, Statement)
            assert row.path.startswith(f"{head.path}.")
    assert not any(
        isinstance(each, Statement) and each.path.startswith("foul") for each in chapters["score"].parts
    )


def test_as_it_is_written() -> None:
    book = rulebook("troefcall")
    told = to_markdown(book)
    assert "\n### A misdeal\n\n*The first of these cases that applies counts.*\n\n- If the side" in told
    assert "\n### The last cards are not laid down\n\n- " in told  # one row needs no word on how to read it
    assert '<h3 class="irregularity" id="foul.misdeal">A misdeal <a class="anchor"' in to_html(book)


def test_a_moment_in_the_round_is_not_its_end() -> None:
    """TC13, TC14: who has no trick yet may still take one."""
    told = to_markdown(rulebook("troefcall"))
    assert "If the side at fault has taken no trick yet, the other side scores 15 points." in told
    assert "If the side at fault has taken the first 7 tricks and nobody" in told
    assert "A side may give up when" in told
    assert "or that side has taken no trick yet." in told
    assert "If the winning side takes the first 7 tricks, the round is a Kap" in told


NOT_YET = {
    "en": "has taken no trick yet",
    "de": "noch keinen Stich gewonnen hat",
    "nl": "nog geen slag heeft gewonnen",
    "es": "todavía no ha ganado ninguna baza",
    "fa": "هنوز هیچ دستی نگرفته باشد",
    "hi": "अब तक कोई सर न जीत पाई हो",
    "ur": "اب تک کوئی سر نہ جیت پائی ہو",
}


@pytest.mark.parametrize("language", languages())
def test_a_moment_in_every_language(language: str) -> None:
    statements = [
        part
        for chapter in rulebook("troefcall", language).chapters
        for part in chapter.parts
        if isinstance(part, Statement)
    ]
    told = {each.path: each.text for each in statements}
    assert NOT_YET[language] in told["foul.out_of_turn.late"]
    if language != "ur":  # which has a sentence of its own for it beside the book
        assert NOT_YET[language] in told["play.concede"]
    assert NOT_YET[language] not in told["score.too_early"]


def test_a_round_that_is_lost_is_scored() -> None:
    """TC14: the score table pays it, so it is not true that nothing is scored."""
    told = to_markdown(rulebook("troefcall"))
    assert "- Otherwise the round is lost for the side at fault, and is scored as such." in told
