"""`courtpiece-difference`: what differs between two books, clause by clause, in sentences."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives

from courtpiece_spec.rulebook.chapters.differences import difference_chapter
from courtpiece_spec.rulebook.making import Making
from courtpiece_spec.rulebook.sentences import SentenceError
from courtpiece_spec.sphinx.base import Showing
from courtpiece_spec.sphinx.finding import CannotShowError, find_book, sentences_in
from courtpiece_spec.sphinx.parts import Page, shown

if TYPE_CHECKING:
    from sphinx.application import Sphinx


class Difference(Showing):
    """How the second book differs from the first; a book with options stands in quotes."""

    required_arguments = 1
    final_argument_whitespace = True
    option_spec: ClassVar[dict[str, Callable[[str], Any]] | None] = {"lang": directives.unchanged_required}

    def shown(self) -> list[nodes.Node]:
        """A list of rules."""
        first, second = (find_book(self.env, each).book for each in self._two())
        try:
            chapters = list(difference_chapter(Making(second, sentences_in(self.language), first)))
        except SentenceError as error:
            raise CannotShowError(str(error)) from None
        if not chapters:
            raise CannotShowError(f"{first.id} and {second.id} say the same")
        page = Page(self.env, second.id, self.language)
        return [self.block(*(each for chapter in chapters for each in shown(chapter.parts, page)))]

    def _two(self) -> list[str]:
        try:
            books = shlex.split(self.arguments[0])
        except ValueError:  # a quote without its partner
            books = []
        if len(books) != 2:
            raise CannotShowError('write two books, such as `single_sir "double_sir with ace_on_ace"`')
        return books


def setup(app: Sphinx) -> None:
    """Tell Sphinx of the directive."""
    app.add_directive("courtpiece-difference", Difference)
