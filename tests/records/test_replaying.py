"""Rounds of many kinds of games, recorded, judged and drawn."""

import itertools
from pathlib import Path

import pytest

from courtpiece_spec.book import Book
from courtpiece_spec.language.compile import compile_text
from courtpiece_spec.loading import Shelf
from courtpiece_spec.records.audit import audit_data
from courtpiece_spec.records.library import shelved
from courtpiece_spec.records.matching import Matching
from courtpiece_spec.records.replaying import Drawing
from courtpiece_spec.records.wording import Texts
from courtpiece_spec.records.writing import random_records

SAMPLES = Path(__file__).parent.parent / "language" / "samples"


def sample(file: str, name: str) -> Book:
    """A book of the samples, compiled without its proofs, which the language's tests run."""
    path = SAMPLES / f"{file}.court"
    return compile_text(path.read_text("utf-8"), str(path), library=Shelf()).books[name]


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("auction", "auction_sir"),
        ("auction", "chakri"),
        ("dehla_pakad", "dehla_pakad"),
        ("omi", "omi"),
        ("satat", "satat"),
        ("troefcall", "troefcall"),
    ],
)
def test_other_games_of_the_family(file: str, name: str) -> None:
    """Six players, 32 cards, bids, dealing in mid-play: each round is right, follows, and is drawn."""
    made = sample(file, name)
    shelf, matching, texts = shelved(made), Matching(), Texts([SAMPLES / f"{file}.court"])
    records = itertools.islice(random_records(made, 7, with_result=True), 20)
    for line, record in enumerate(records, 1):
        verdict = matching.check(line, audit_data(record, lambda _: shelf.found))
        assert verdict.ok, verdict.answer
        assert verdict.record is not None
        for viewer in (None, *verdict.record.game.layout.seats):
            drawn = "\n".join(part.plain for part in Drawing(verdict.record, texts, viewer).parts())
            assert drawn.count("takes it: ") == len(verdict.answer["winners"])
            assert "the next dealer is " in drawn
