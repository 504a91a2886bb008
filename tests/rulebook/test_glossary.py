"""The words of a book: its own, where it has them; none for what it does not have."""

import pytest

from courtpiece_spec.rulebook.content import Edition, Term
from courtpiece_spec.rulebook.output.markdown import to_markdown
from tests.rulebook.test_rulebook import rulebook


def terms(reference: str, language: str = "en") -> dict[str, str]:
    chapter = next(each for each in rulebook(reference, language).chapters if each.key == "glossary")
    return {part.word: part.meaning for part in chapter.parts if isinstance(part, Term)}


def test_the_caller_is_called_as_the_book_does() -> None:
    assert terms("satat")["trump maker"] == "The player who chooses the trump."
    assert "caller" not in terms("satat")
    assert "Trumpfmacher" in terms("satat", "de") or "caller" not in terms("satat", "de")
    assert terms("single_sir")["caller"].startswith("The player who chooses the trump; in some games")


def test_a_first_bidder_is_no_caller() -> None:
    """CHK: the highest bidder names trump, whoever bid first."""
    assert not {"caller", "first bidder"} & set(terms("chakri"))


@pytest.mark.parametrize("reference", ["hokm_two", "hokm_three"])
def test_nobody_has_a_partner_where_each_plays_alone(reference: str) -> None:
    assert "partner" not in terms(reference)
    assert "partner" in terms("hokm")
    alone = Edition(without=frozenset({"differences"}))
    assert "What partners may tell each other" not in to_markdown(rulebook(reference, "en", alone))
    assert "What partners may tell each other" in to_markdown(rulebook("hokm"))
