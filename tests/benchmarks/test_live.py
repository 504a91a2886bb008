"""The page on how soon mistakes are caught says how old its figures are, and of which books."""

from datetime import date
from pathlib import Path

from tests.benchmarks.live import Caught, chosen, page

PAGE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "live.md"


def test_the_page_says_when_it_was_measured() -> None:
    mutant = next(chosen(["hakem"], 1))
    made = page([Caught(mutant, "play", 7, 7)], ["hakem", "omi"], 1, 300, 0, date(2027, 2, 3))
    assert "Measured on 2027-02-03, when there were these 2 books" in made
    assert "from these books: `hakem`, `omi`." in made


def test_so_does_the_page_that_is_published() -> None:
    published = PAGE.read_text("utf-8")
    listed = published.partition("from these books: ")[2].partition(".\n")[0].split(", ")
    assert f"when there were these {len(listed)} books" in published
