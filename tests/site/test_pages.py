"""Pages of the documentation that are made from the books: rulebooks, the ledger, the comparison."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from courtpiece_spec.book.table import Deals
from courtpiece_spec.conformance.vectors import library
from courtpiece_spec.rulebook.explanation import BUILT_IN, scenarios
from courtpiece_spec.rulebook.output.pdf import CannotPrintError
from courtpiece_spec.seats import Direction
from docs._ext import comparison_pages, ledger, ledger_pages, print_rulebooks, rulebook_pages
from docs._ext.rulebook_pages import played, write_files
from docs._ext.writing import escaped

ROOT = Path(__file__).resolve().parents[2]
BOOKS = [name for name, book in played().items() if book.clauses]
LEFT = Direction.CLOCKWISE


# ---------------------------------------------------------------------- the ledger
@pytest.mark.parametrize("name", BOOKS)
def test_every_clause_has_a_sentence_a_ground_and_a_test(name: str) -> None:
    """What a clause lacks is listed with the reason."""
    untested, unsourced = (ledger.settings()[key] for key in ("untested", "unsourced"))
    lines = ledger.ledger_of(name)
    assert [each.path for each in lines] == [each.path for each in played()[name].clauses]
    assert [each.path for each in lines if not each.told.sentence] == []
    assert [each.path for each in lines if not each.tested and each.path not in untested] == []
    assert [each.path for each in lines if not each.grounded and each.path not in unsourced] == []


def test_no_reason_is_given_for_what_is_there() -> None:
    lines = [line for name in BOOKS for line in ledger.ledger_of(name)]
    assert set(ledger.settings()["untested"]) == {each.path for each in lines if not each.tested}
    assert set(ledger.settings()["unsourced"]) == {each.path for each in lines if not each.grounded}


def test_properties_are_there_and_about_something() -> None:
    written = "".join(path.read_text("utf-8") for path in (ROOT / "tests/properties").glob("*.py"))
    sections = {clause.section for book in played().values() for clause in book.clauses}
    for name, about in ledger.settings()["properties"].items():
        assert f"def {name}(" in written
        assert set(about) & sections, name


def _paths(reference: str) -> set[str]:
    book = ledger.book_of(reference)
    own = {*book.by_path, *BUILT_IN}
    return own if not book.legs else own.union({"cycle"}, *(leg.book.by_path for leg in book.legs))


def test_no_scenario_is_about_a_clause_that_is_gone() -> None:
    """One of the books that it plays has the clause; where it writes its own book, a bundled one has."""
    anywhere = set().union(*map(_paths, played()))
    stale = []
    for path, tagged in scenarios().items():
        for each in tagged:
            there = set().union(*map(_paths, each.books)) if each.books else anywhere
            if path not in there:
                stale.append((each.file, each.name, path))
    assert stale == []


def test_no_vector_or_ruling_is_about_a_clause_that_is_gone() -> None:
    for name in library.books():
        book = ledger.book_of(name)
        known = _paths(name)
        named = {clause.rpartition("/")[2] for vector in library.shipped(name) for clause in vector.clauses}
        sections = {clause.section for clause in book.clauses}
        asked = {path for ruling in book.rulings for path in ruling.on}
        assert named - known == set(), name
        assert asked - known - sections == set(), name


def test_a_page_of_the_ledger() -> None:
    page = ledger_pages.pages()["single_sir"]
    goon = next(line for line in page.splitlines() if "single_sir/score.goon>" in line)
    assert "A Goon Court is worth 4 points." in goon
    assert "B24, B29, B30" in goon
    assert "What a round is worth, and who deals next<br>" in goon
    goons = next(each for each in ledger.ledger_of("single_sir") if each.path == "score.goon").told.scenarios
    names = list(dict.fromkeys(each.name for each in goons))
    assert "The dealer's side takes the first seven tricks" in names
    assert len(names) > ledger_pages.FEW
    assert f"{escaped(names[ledger_pages.FEW - 1])}<br>and {len(names) - ledger_pages.FEW} more |" in goon
    assert "check rows" in goon
    assert int(goon.split(" | ")[5]) > 0
    assert "nothing*" not in page


# ---------------------------------------------------------------------- the comparison
def test_every_dimension_stands_once() -> None:
    numbers = Counter(
        number for _, dimensions in comparison_pages.parts() for each in dimensions for number in each.of
    )
    assert numbers == Counter(f"P{number}" for number in range(1, 74))


def test_every_clause_takes_one_of_the_decisions() -> None:
    dimensions = [each for _, part in comparison_pages.parts() for each in part]
    for name in BOOKS:
        for clause in played()[name].clauses:
            assert sum(each.holds(clause) for each in dimensions) == 1, (name, clause.path)


def test_books_are_compared() -> None:
    """Of the directions of dealing: who deals clockwise, as the Kachuhas and Satat do, and who does not."""
    deals = {name: played()[name].rule("table.deals") for name in BOOKS}
    told = [name for name, rule in deals.items() if isinstance(rule, Deals) and rule.direction is LEFT]
    assert {"kachuha", "kachuha_doublee", "satat"} <= set(told)
    assert not {"single_sir", "hakem", "rang", "hokm"} & set(told)
    page = comparison_pages.page()
    overview = {line.split(" | ")[0]: line.strip(" |").split(" | ")[1:] for line in page.splitlines()[:60]}
    letters = dict(zip(BOOKS, overview["| Direction of dealing"], strict=True))
    one = letters["kachuha"]
    assert [name for name, letter in letters.items() if letter == one] == told
    assert set(letters.values()) == {"a", "b"}
    direction = page[page.index("### Direction of dealing") :].split("###")[1]
    titles = "; ".join(escaped(played()[name].title) for name in told)
    assert re.search(rf"\| {one} \| .*clockwise.*\| {re.escape(titles)} \|", direction)
    assert "No bundled book takes this decision" in page[page.index("### Equal cards") :].split("###")[1]


def test_the_overview_names_games_and_leaves_out_what_nobody_says() -> None:
    overview = comparison_pages.page().partition("## Overview")[2].partition("\n## ")[0].splitlines()
    head = next(line for line in overview if line.startswith("| decision |"))
    assert "[Double Sir with an auction](../rulebooks/double_sir_auction.md)" in head
    silent = {comparison_pages.SILENT}
    rows = [line.strip("| ").split(" | ")[1:] for line in overview if line.startswith("| ")]
    assert [row for row in rows if set(row) == silent] == []


def test_shut_outs_and_closed_tricks_are_shown_wherever_they_are_told() -> None:
    """OM5, CHK, TC11, TC14: Kapothi, Baunie, Kap; looking at a turned trick."""
    page = comparison_pages.page()
    courts = page[page.index("### What a Court is") :].split("###")[1]
    silent = next((line for line in courts.splitlines() if "says nothing of it" in line), "")
    for name in ("omi", "chakri", "troefcall", "satat", "kachuha_doublee"):
        assert escaped(played()[name].title) in courts
        assert escaped(played()[name].title) not in silent
    looked = page[page.index("### Looking at tricks that are closed") :].split("###")[1]
    told = next(line for line in looked.splitlines() if "| Troefcall |" in line)
    assert "the round is lost for the side at fault" in told


def test_letters_do_not_run_out() -> None:
    """However many books there are, and rules of theirs."""
    said: dict[comparison_pages.Answer, list[str]] = {
        (f"rule {number}",): [f"book {number}"] for number in range(60)
    }
    letters = comparison_pages._letters({**said, (): ["silent"]})
    assert [letters[f"rule {number}",] for number in (0, 25, 26, 27, 59)] == ["a", "z", "aa", "ab", "bh"]
    assert letters[()] == comparison_pages.SILENT


# ---------------------------------------------------------------------- the rulebooks
def test_every_book_has_a_page_and_links_to_every_language() -> None:
    pages = rulebook_pages.pages()
    assert set(pages) == {"index", *played()}
    assert "```{courtpiece-rulebook} hakem\n```" in pages["hakem"]
    assert rulebook_pages.whole_languages()[0] == "en"
    assert {"fa", "de", "nl", "es"} <= set(rulebook_pages.whole_languages())
    assert rulebook_pages.name_of("fa") == "فارسی"


def test_only_what_changed_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    everything = ["kachuha.en.html", "kachuha.fa.html"]
    assert write_files(tmp_path, ["kachuha"], ["en", "fa"]) == everything
    page = (tmp_path / "kachuha.fa.html").read_text("utf-8")
    assert '<html lang="fa" dir="rtl">' in page
    assert 'id="play.follow"' in page
    assert write_files(tmp_path, ["kachuha"], ["en", "fa"]) == []
    (tmp_path / "kachuha.en.html").unlink()
    assert write_files(tmp_path, ["kachuha"], ["en", "fa"]) == ["kachuha.en.html"]
    stamp = rulebook_pages._stamp
    monkeypatch.setattr(
        rulebook_pages, "_stamp", lambda each, name: stamp(each, name) + ("!" if each == "fa" else "")
    )
    assert write_files(tmp_path, ["kachuha"], ["en", "fa"]) == ["kachuha.fa.html"]
    write_files(tmp_path, ["kachuha"], ["en"])
    assert not (tmp_path / "kachuha.fa.html").exists()


def test_a_translation_changes_its_own_language_only(tmp_path: Path) -> None:
    """The stamps of two languages differ, and both hold what all languages are made from."""
    one, other = rulebook_pages._stamp("en", "hakem").split(), rulebook_pages._stamp("fa", "hakem").split()
    assert (one[0], one[2]) == (other[0], other[2])
    assert one[1] != other[1]
    book = tmp_path / "club.court"
    book.write_text("court 1", "utf-8")
    before = rulebook_pages._stamp("en", str(book))
    assert before == rulebook_pages._stamp("en", str(book))
    (tmp_path / "club.en.ftl").write_text("club = ours", "utf-8")
    assert before != rulebook_pages._stamp("en", str(book))


PRINTS = pytest.mark.needs_system("fonts-noto-core", "libpangoft2-1.0-0", "libharfbuzz-subset0")


@PRINTS
def test_books_for_print(tmp_path: Path) -> None:
    """A club's own book on two papers; what is as it was is not printed again."""
    club = str(ROOT / print_rulebooks.CLUB)
    names = ["club_night.en.pdf", "club_night.en.a5.pdf"]
    assert print_rulebooks.print_books(tmp_path, [club], ["en"]) == names
    assert all((tmp_path / name).read_bytes().startswith(b"%PDF-") for name in names)
    assert print_rulebooks.print_books(tmp_path, [club], ["en"]) == []


def test_what_cannot_be_printed_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Named books are left out of the documentation; it fails where all were asked for, or all is judged."""

    def cannot(*_: object) -> list[str]:
        raise CannotPrintError("install fonts-noto-core")

    monkeypatch.setattr(print_rulebooks, "print_books", cannot)
    monkeypatch.delenv("CI", raising=False)
    assert print_rulebooks.main(["hakem"]) == 0
    assert print_rulebooks.main([]) == 1
    monkeypatch.setenv("CI", "true")
    assert print_rulebooks.main(["hakem"]) == 1
    assert capsys.readouterr().err == "not printed: install fonts-noto-core\n" * 3


def test_nothing_in_a_title_is_taken_for_markup() -> None:
    assert escaped("<b>|*x*|</b>") == "&#60;b&#62;&#124;&#42;x&#42;&#124;&#60;/b&#62;"
