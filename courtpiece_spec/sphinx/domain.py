"""The domain `courtpiece`: clauses that pages show, and the role that links them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from docutils import nodes
from sphinx.domains import Domain, ObjType
from sphinx.roles import XRefRole
from sphinx.util import logging
from sphinx.util.nodes import make_refnode

from courtpiece_spec.sphinx.finding import CannotShowError, find_clause, language_of

if TYPE_CHECKING:
    from docutils.nodes import Element
    from sphinx.addnodes import pending_xref
    from sphinx.application import Sphinx
    from sphinx.builders import Builder
    from sphinx.environment import BuildEnvironment

NAME = "courtpiece"
_log = logging.getLogger(__name__)


def anchor_of(env: BuildEnvironment, name: str, language: str) -> str:
    """Where links to a clause, ruling or example lead: it stays as long as the name does.

    Args:
        env: The site.
        name: The id of the book, a stroke, and the path or key.
        language: The language of the page.  The language of the site stands without a mark.
    """
    plain = re.sub(r"[^\w./-]+", "-", name, flags=re.ASCII)
    return plain if language == language_of(env) else f"{language}/{plain}"


class ClauseRole(XRefRole):
    """A link to a clause: ``:courtpiece:clause:`single_sir/play.follow```."""

    def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        """A link, if there is such a clause; what is wrong is a warning at the place."""
        try:
            find_clause(self.env, self.target)
        except CannotShowError as error:
            _log.warning(
                "courtpiece:clause: %s", error, location=self.get_location(), type=NAME, subtype="clause"
            )
            return [nodes.literal(self.rawtext, self.title)], []
        self.innernodeclass = nodes.inline if self.has_explicit_title else nodes.literal
        return super().run()


Places = dict[str, tuple[str, str]]
"""The document and the anchor, by language."""


class CourtpieceDomain(Domain):
    """Clauses by their ids."""

    name = NAME
    label = "Court Piece"
    object_types: ClassVar[dict[str, ObjType]] = {"clause": ObjType("clause", "clause")}
    roles: ClassVar[dict[str, Any]] = {"clause": ClauseRole(warn_dangling=True)}
    initial_data: ClassVar[dict[str, Any]] = {"clauses": {}, "shown": set(), "fingerprint": ""}
    dangling_warnings: ClassVar[dict[str, str]] = {
        "clause": "no page shows the rulebook with the clause %(target)s"
    }
    data_version = 1

    @property
    def clauses(self) -> dict[str, Places]:
        """Where each clause is shown."""
        found: dict[str, Places] = self.data["clauses"]
        return found

    @property
    def shown(self) -> set[str]:
        """The documents that show something of a book."""
        found: set[str] = self.data["shown"]
        return found

    def note_shown(self, docname: str) -> None:
        """A document shows something of a book: it is built again when rules or sentences change."""
        self.shown.add(docname)

    def note_clause(self, name: str, language: str, anchor: str, location: Any) -> None:
        """A document shows a clause."""
        places = self.clauses.setdefault(name, {})
        if language in places:
            where = places[language][0]
            _log.warning("%s is shown here and in %s", name, where, location=location, type=NAME)
        places[language] = (self.env.docname, anchor)

    def clear_doc(self, docname: str) -> None:
        """Forget what a document shows."""
        self.shown.discard(docname)
        for name, places in list(self.clauses.items()):
            for language in [each for each, place in places.items() if place[0] == docname]:
                del places[language]
            if not places:
                del self.clauses[name]

    def merge_domaindata(self, docnames: Iterable[str], otherdata: dict[str, Any]) -> None:
        """What another process has read."""
        read = set(docnames)
        self.shown.update(otherdata["shown"] & read)
        for name, places in otherdata["clauses"].items():
            mine = {language: place for language, place in places.items() if place[0] in read}
            if mine:
                self.clauses.setdefault(name, {}).update(mine)

    def resolve_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        typ: str,  # noqa: ARG002 - there is one type
        target: str,
        node: pending_xref,
        contnode: Element,
    ) -> nodes.reference | None:
        """The link, in the language that it is in, else in that of the site, else in any."""
        places = self.clauses.get(target.strip(), {})
        wanted = (node.get("lang"), language_of(env), *sorted(places))
        place = next((places[each] for each in wanted if each in places), None)
        if place is None:
            # A table says what it says also where no page shows the clause.
            return contnode if node.get("quiet") else None  # type: ignore[return-value]
        document, anchor = place
        return make_refnode(builder, fromdocname, document, anchor, contnode, target)

    def resolve_any_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        target: str,
        node: pending_xref,
        contnode: Element,
    ) -> list[tuple[str, nodes.reference]]:
        """The same, where the type of a link is not said."""
        if target not in self.clauses:
            return []
        made = self.resolve_xref(env, fromdocname, builder, "clause", target, node, contnode)
        return [] if made is None else [(f"{NAME}:clause", made)]

    def get_objects(self) -> Iterator[tuple[str, str, str, str, str, int]]:
        """The clauses for the search and for other sites, each in one language: the site's if it can be."""
        for name, places in sorted(self.clauses.items()):
            document, anchor = places.get(language_of(self.env)) or places[min(places)]
            yield name, name, "clause", document, anchor, 1


def domain_of(env: BuildEnvironment) -> CourtpieceDomain:
    """The domain of a site."""
    found = env.get_domain(NAME)
    assert isinstance(found, CourtpieceDomain)
    return found


def setup(app: Sphinx) -> None:
    """Tell Sphinx of the domain."""
    app.add_domain(CourtpieceDomain)
