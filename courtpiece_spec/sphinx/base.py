"""What the directives have in common: a wrong id is a warning that names the place, never a traceback."""

from __future__ import annotations

from typing import Any

from docutils import nodes
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from courtpiece_spec.rulebook.sentences.messages import messages_of
from courtpiece_spec.sphinx.domain import domain_of
from courtpiece_spec.sphinx.elements import BookBlock
from courtpiece_spec.sphinx.finding import CannotShowError, language_of, sentences_in

_log = logging.getLogger(__name__)


class Showing(SphinxDirective):
    """A directive that shows something of a book, or says why it cannot."""

    def run(self) -> list[nodes.Node]:
        """What Sphinx calls."""
        domain_of(self.env).note_shown(self.env.docname)
        try:
            return self.shown()
        except CannotShowError as error:
            _log.warning("%s: %s", self.name, error, location=self.get_location(), type="courtpiece")
            return []

    def shown(self) -> list[nodes.Node]:
        """The elements.

        Raises:
            CannotShowError: With the reason in words.
        """
        raise NotImplementedError

    @property
    def language(self) -> str:
        """The language in which it is shown."""
        return language_of(self.env, self.options.get("lang"))

    def block(self, *children: nodes.Node) -> BookBlock:
        """Elements in the language and direction of what they say."""
        return BookBlock("", *children, classes=["courtpiece"], **spoken(self.language))


def spoken(language: str) -> dict[str, Any]:
    """Language and direction, as attributes."""
    sentences_in(language)
    return {"lang": language, "dir": "rtl" if messages_of(language).right_to_left else "ltr"}
