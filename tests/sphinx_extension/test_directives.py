"""The directives and the role of the Sphinx extension."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.sphinx_extension.site import build

CLUB = """court 1

variant club "The <b>Club</b>" extends single_sir {
  replace score.court: when court -> 5
}
"""


class _Ids(HTMLParser):
    """The ids of a page, and the links within it."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        of = dict(attrs)
        self.ids += [of["id"] or ""] if "id" in of else []
        self.links += [of["href"] or ""] if tag == "a" and "href" in of else []


def plain(page: str) -> str:
    """The words of a page."""
    return " ".join(re.sub(r"<[^>]+>", " ", page[page.index("<body") :]).split())


def test_a_rulebook_has_chapters_and_anchors_that_links_reach(tmp_path: Path) -> None:
    built = build(
        tmp_path,
        {
            "index": "# Site\n\n"
            "{courtpiece:clause}`single_sir/play.follow`, "
            "{courtpiece:clause}`how to follow <single_sir/play.follow>`\n"
            "\n```{toctree}\nbook\n```\n",
            "book": "# Single Sir\n\n```{courtpiece-rulebook} single_sir\n:club: Rung Club\n\n"
            "Welcome, *all*.\n```\n",
        },
    )
    assert built.warnings == ()
    page = built.page("book")
    read = _Ids(page)
    assert len(read.ids) == len(set(read.ids))
    assert {"single_sir/play.follow", "single_sir/score.goon", "single_sir/chapter-score"} <= set(read.ids)
    assert [each for each in read.links if each.startswith("#") and each[1:] not in {*read.ids, ""}] == []
    assert "<svg" in page
    assert "Rung Club" in page
    assert "Welcome, <em>all</em>." in page
    assert '<section class="courtpiece" dir="ltr" id="single_sir/chapter-score" lang="en">' in page
    start = built.page()
    assert start.count('href="book.html#single_sir/play.follow"') == 2
    assert ">how to follow<" in start
    assert "A Goon Court is worth 4 points." in plain(page)


def test_a_page_in_persian_runs_from_right_to_left(tmp_path: Path) -> None:
    """And both languages of one book stand in one site: each link stays in its language."""
    built = build(
        tmp_path,
        {
            "index": "# Site\n\n```{courtpiece-rulebook} hakem\n:lang: fa\n:chapters: score\n```\n"
            "```{courtpiece-rulebook} hakem\n:chapters: score\n```\n"
        },
    )
    page = built.page()
    assert 'dir="rtl" id="fa/hakem/chapter-score" lang="fa"' in page
    assert 'href="#hakem/score.' in page
    assert 'href="#fa/hakem/score.' in page
    assert built.warnings == ()


def test_pieces_of_a_rulebook(tmp_path: Path) -> None:
    built = build(
        tmp_path,
        {
            "index": """# Pieces

```{courtpiece-clause} single_sir/score.goon
```
```{courtpiece-table} single_sir
```
```{courtpiece-difference} single_sir "double_sir with ace_on_ace"
```
```{courtpiece-picture} single_sir deal
```
```{courtpiece-scenario} topics/the_pile.feature
:scenario: Partners do not combine
```
```court
variant club "Club" extends hakem { }
```
"""
        },
    )
    assert built.warnings == ()
    page = built.page()
    words = plain(page)
    assert "A Goon Court is worth 4 points." in words
    assert "B29" in words
    assert re.search(r"Goon Court 4 points", words), "a line of the score table"
    assert page.count("<svg") == 1
    assert '<span class="k">Background:' not in page
    assert re.search(r'class="k"> *When ?<', page), "Gherkin has its colours"
    assert "Partners do not combine" in words
    assert "The fifth and sixth trick" not in words
    assert '<span class="k">variant</span>' in page
    assert "same player" in words, "double_sir collects when the same player takes two tricks running"


WRONG = {
    "{courtpiece-rulebook} singel_sir": "did you mean `single_sir`",
    "{courtpiece-rulebook} court_piece": "is a family",
    "{courtpiece-rulebook} single_sir\n:lang: xx": "there are no sentences in `xx`",
    "{courtpiece-rulebook} single_sir\n:chapters: scores": "has no chapter `scores`; did you mean `score`",
    "{courtpiece-rulebook} lost.court": "cannot be read",
    "{courtpiece-clause} single_sir/play.folow": "has no clause `play.folow`; did you mean `play.follow`",
    "{courtpiece-clause} single_sir": "is no clause id: write BOOK/PATH",
    "{courtpiece-table} nothing": "nothing",
    "{courtpiece-difference} single_sir": "write two books",
    '{courtpiece-difference} single_sir "x': "write two books",
    "{courtpiece-difference} single_sir single_sir": "say the same",
    "{courtpiece-picture} single_sir": "the name of the picture",
    "{courtpiece-picture} single_sir dael": "has no picture `dael`; did you mean `deal`",
    "{courtpiece-scenario} topics/no.feature": "there is no feature file `topics/no.feature`",
    "{courtpiece-scenario} topics/the_pile.feature\n:scenario: Partners": "has no scenario “Partners”",
}


def test_what_is_wrong_is_a_warning_at_its_line(tmp_path: Path) -> None:
    """Each names the page and the line, and says what helps; nothing of it is a traceback."""
    text, lines = "# Wrong\n\n", {}
    for block, said in WRONG.items():
        lines[text.count("\n") + 1] = said
        text += f"```{block}\n```\n"
    lines[text.count("\n") + 1] = "single_sir has no clause `score.gone`; did you mean `score.goon`"
    text += "\n{courtpiece:clause}`single_sir/score.gone`\n"
    lines[text.count("\n")] = "no page shows the rulebook with the clause single_sir/score.goon"
    text += "\n{courtpiece:clause}`single_sir/score.goon`\n"
    built = build(tmp_path, {"index": text})
    assert len(built.warnings) == len(lines), built.warnings
    for line, said in lines.items():
        near = f"index\\.md:({line}|{line + 1}|{line + 2}): "
        told = [each for each in built.warnings if re.match(near, each) and said in each]
        assert told, (line, said, built.warnings)


def test_a_file_of_the_site(tmp_path: Path) -> None:
    """A club's own book: its markup is text, an error names its line, and a change is seen."""
    page = "# Club\n\n```{courtpiece-rulebook} books/club.court\n:chapters: score differences\n```\n"
    built = build(tmp_path, {"index": page, "books/club.court": CLUB})
    assert built.warnings == ()
    assert "worth 5 points" in plain(built.page())
    assert "<b>Club</b>" not in built.page()
    built = build(tmp_path, {"index": page, "books/club.court": CLUB.replace("-> 5", "-> 6")})
    assert "worth 6 points" in plain(built.page())
    built = build(tmp_path, {"index": page, "books/club.court": CLUB.replace("score.court", "score.cuort")})
    assert len(built.warnings) == 1
    assert "index.md:3: " in built.warnings[0]
    assert "club.court:4:" in built.warnings[0]


def test_books_known_by_their_ids(tmp_path: Path) -> None:
    pages = {"index": "# Club\n\n```{courtpiece-clause} club/score.court\n```\n", "books/club.court": CLUB}
    built = build(tmp_path, pages, more='courtpiece_books = ["books/club.court"]\n')
    assert built.warnings == ()
    assert "worth 5 points" in plain(built.page())


def test_only_what_changed_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from courtpiece_spec.sphinx import outdated

    pages = {
        "index": "# Site\n\n```{toctree}\nbook\n```\n",
        "book": "# Pile\n\n```{courtpiece-clause} double_sir/collect.take\n```\n",
    }
    assert "2 added" in build(tmp_path, pages).read
    assert "0 added, 0 changed" in build(tmp_path, pages).read
    monkeypatch.setattr(outdated, "fingerprint", lambda: "other rules")
    again = build(tmp_path, pages).read
    assert "0 added, 1 changed" in again
    assert "[100%] book" in again


def test_one_clause_on_two_pages_is_told(tmp_path: Path) -> None:
    book = "\n\n```{courtpiece-rulebook} hakem\n:chapters: play\n```\n"
    built = build(tmp_path, {"index": f"# A{book}\n\n```{{toctree}}\nb\n```\n", "b": f"# B{book}"})
    assert built.warnings
    assert all("is shown here and in" in each for each in built.warnings)


@pytest.mark.parametrize("builder", ["text", "latex", "gettext"])
def test_other_writers_say_what_pictures_show(tmp_path: Path, builder: str) -> None:
    pages = {"index": "# Site\n\n```{courtpiece-rulebook} kachuha\n```\n"}
    built = build(tmp_path, pages, builder)
    assert built.warnings == ()
    if builder == "text":
        text = built.page(ending="txt")
        assert "svg" not in text
        assert re.search(r"\bNorth\b", text)
