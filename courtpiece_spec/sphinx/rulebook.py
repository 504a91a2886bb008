"""`courtpiece-rulebook`: a whole rulebook, a section for each chapter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives

from courtpiece_spec.rulebook.content import Chapter, Edition, Rulebook
from courtpiece_spec.sphinx.base import Showing, spoken
from courtpiece_spec.sphinx.elements import BookSection
from courtpiece_spec.sphinx.finding import find_book, find_rulebook, unlike
from courtpiece_spec.sphinx.parts import Page, paragraph, shown

if TYPE_CHECKING:
    from sphinx.application import Sphinx


class WholeRulebook(Showing):
    """The rulebook of a book; the body of the directive is an introduction before the rules."""

    required_arguments = 1
    final_argument_whitespace = True
    has_content = True
    option_spec: ClassVar[dict[str, Callable[[str], Any]] | None] = {
        "lang": directives.unchanged_required,
        "club": directives.unchanged_required,
        "chapters": directives.unchanged_required,
    }

    def shown(self) -> list[nodes.Node]:
        """Who made it, then its sections."""
        found = find_book(self.env, self.arguments[0])
        edition = Edition(name=self.options.get("club"))
        book = find_rulebook(found, self.language, edition)
        page = Page(
            self.env, book.id, self.language, book.words["ours"], anchors=True, location=self.get_location()
        )
        front = [paragraph(each, "courtpiece-front") for each in self._front(book)]
        made: list[nodes.Node] = [self.block(*front)]
        made += self.parse_content_to_nodes()
        made += [self._section(each, page) for each in self._chapters(book)]
        made.append(self.block(*(paragraph(each, "courtpiece-note") for each in book.closing)))
        return made

    def _front(self, book: Rulebook) -> Iterator[str]:
        if book.edition.name:
            yield book.edition.name
        yield from (book.subtitle, *book.front)

    def _chapters(self, book: Rulebook) -> list[Chapter]:
        """All, or those that are asked for, in the order of the book."""
        there = {each.key: each for each in (book.summary, *book.chapters)}
        wanted = self.options.get("chapters", "").split()
        for key in wanted:
            if key not in there:
                raise unlike(f"the rulebook of {book.id} has no chapter `{key}`", key, there)
        return [each for key, each in there.items() if not wanted or key in wanted]

    def _section(self, chapter: Chapter, page: Page) -> BookSection:
        title = nodes.title("", chapter.title)
        return BookSection(
            "",
            title,
            *shown(chapter.parts, page),
            ids=page.anchor(f"chapter-{chapter.key}"),
            classes=["courtpiece"],
            **spoken(self.language),
        )


def setup(app: Sphinx) -> None:
    """Tell Sphinx of the directive."""
    app.add_directive("courtpiece-rulebook", WholeRulebook)
