"""What the sources are called."""

import pytest

from courtpiece_spec.rulebook.chapters.rulings import source_chapter
from courtpiece_spec.rulebook.content import Listing
from courtpiece_spec.rulebook.making import Making
from courtpiece_spec.rulebook.sentences import Sentences, languages
from courtpiece_spec.rulebook.sources import documents
from tests.rulebook.test_rulebook import book_of


@pytest.mark.parametrize("language", [each for each in languages() if each != "en"])
def test_every_document_has_a_name_in_the_language(language: str) -> None:
    sentences = Sentences(language)
    assert {each for each in documents() if not sentences.has(f"document-{each}")} == set()


def test_the_name_is_used() -> None:
    made = next(source_chapter(Making(book_of("chakri"), Sentences("nl"))))
    listing = next(each for each in made.parts if isinstance(each, Listing))
    assert any("Court Piece voor zes spelers: CHK" in each for each in listing.items)
