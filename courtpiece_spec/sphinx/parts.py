"""Parts of a rulebook as elements of a document."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from attrs import frozen
from docutils import nodes
from sphinx import addnodes

from courtpiece_spec.rulebook.content import (
    Heading,
    Listing,
    Paragraph,
    Part,
    Picture,
    Reading,
    Statement,
    Table,
    Term,
    Trick,
    Worked,
)
from courtpiece_spec.sphinx.domain import NAME, anchor_of, domain_of
from courtpiece_spec.sphinx.elements import drawing

if TYPE_CHECKING:
    from sphinx.environment import BuildEnvironment


@frozen
class Page:
    """What is written, and where."""

    env: BuildEnvironment
    book: str
    """The id of the book that is shown."""
    language: str
    ours: str = ""
    """What is said of words that no source uses."""
    anchors: bool = False
    """Whether links to clauses lead here."""
    location: Any = None

    def anchor(self, name: str) -> list[str]:
        """The anchor of a clause, ruling or example; none where links lead elsewhere."""
        return [anchor_of(self.env, f"{self.book}/{name}", self.language)] if self.anchors else []


def shown(parts: Iterable[Part], page: Page) -> Iterator[nodes.Node]:
    """The elements of some parts; those of one kind that follow each other make one list."""
    for kind, members in groupby(parts, key=type):
        if kind in _TOGETHER:
            yield from _TOGETHER[kind](list(members), page)
        else:
            for part in members:
                yield from _ONE[kind](part, page)


def paragraph(text: str, *classes: str) -> nodes.paragraph:
    """A paragraph of plain text."""
    return nodes.paragraph("", "", nodes.Text(text), classes=list(classes))


def link(page: Page, clause: str, *content: nodes.Node) -> addnodes.pending_xref:
    """A link to a clause where some page shows it, else the content alone."""
    return addnodes.pending_xref(
        "",
        *content,
        refdomain=NAME,
        reftype="clause",
        reftarget=clause,
        refexplicit=True,
        refdoc=page.env.docname,
        refwarn=False,
        quiet=True,
        lang=page.language,
    )


def _anchored(node: nodes.Element, anchor: str, id: str, page: Page) -> list[nodes.Node]:  # noqa: A002
    """Make a node the place of a clause, and give the mark that links to it."""
    node["ids"] = page.anchor(anchor)
    domain_of(page.env).note_clause(f"{page.book}/{anchor}", page.language, node["ids"][0], page.location)
    mark = nodes.reference("", "¶", refid=node["ids"][0], classes=["courtpiece-anchor"])
    mark["reftitle"] = id
    return [nodes.Text(" "), mark]


# ---------------------------------------------------------------------- several parts as one list
def _statements(parts: Sequence[Statement], page: Page) -> Iterator[nodes.Node]:
    rules = nodes.bullet_list(classes=["courtpiece-rules"])
    for part in parts:
        text = paragraph(part.text)
        if part.cites:
            cites = ", ".join(part.cites)
            text += [nodes.Text(" "), nodes.inline("", cites, classes=["courtpiece-cites"])]
        item = nodes.list_item("", text)
        if page.anchors and part.anchor is not None:
            text += _anchored(item, part.anchor, part.id, page)
        elif not page.anchors:
            mark_ = nodes.inline("", "¶", classes=["courtpiece-anchor"])
            text += [nodes.Text(" "), link(page, part.id, mark_)]
        rules += item
    yield rules


def _terms(parts: Sequence[Term], page: Page) -> Iterator[nodes.Node]:
    made = nodes.definition_list(classes=["courtpiece-glossary"])
    for part in parts:
        term = nodes.term("", part.word)
        if part.ours:
            term += nodes.superscript("", "*")
        made += nodes.definition_list_item("", term, nodes.definition("", paragraph(part.meaning)))
    yield made
    if page.ours and any(part.ours for part in parts):
        yield paragraph(f"* {page.ours}", "courtpiece-note")


def _pictures(parts: Sequence[Picture], _: Page) -> Iterator[nodes.Node]:
    yield _gallery(parts)


def _gallery(parts: Iterable[Picture]) -> nodes.container:
    drawn = [drawing(each.svg, each.caption, each.description, each.style) for each in parts]
    return nodes.container("", *drawn, classes=["courtpiece-pictures"])


def _tricks(parts: Sequence[Trick], _: Page) -> Iterator[nodes.Node]:
    made = nodes.container(classes=["courtpiece-tricks"])
    for part in parts:
        trick = nodes.container(classes=["courtpiece-trick"])
        if part.title:
            trick += _heading(part.title)
        trick += [paragraph(each, "courtpiece-note") for each in part.before]
        if part.picture is not None:
            trick += _gallery([part.picture])
        trick += [paragraph(each, "courtpiece-note") for each in part.after]
        made += trick
    yield made


# ---------------------------------------------------------------------- single parts
def _headed(part: Heading, page: Page) -> Iterator[nodes.Node]:
    made = _heading(part.text)
    if page.anchors:
        made += _anchored(made, part.anchor, part.id, page)
    yield made
    if part.note:
        yield paragraph(part.note, "courtpiece-note")


def _paragraph(part: Paragraph, _: Page) -> Iterator[nodes.Node]:
    yield paragraph(part.text, *([f"courtpiece-{part.style}"] if part.style else []))


def _listing(part: Listing, _: Page) -> Iterator[nodes.Node]:
    made: nodes.Element = nodes.enumerated_list(enumtype="arabic") if part.numbered else nodes.bullet_list()
    made += [nodes.list_item("", paragraph(each)) for each in part.items]
    yield made


def _table(part: Table, page: Page) -> Iterator[nodes.Node]:
    body = nodes.tbody()
    for cells in part.rows:
        row = nodes.row()
        for cell in cells:
            text = paragraph(cell.text)
            if cell.anchor is not None:
                clause = f"{page.book}/{cell.anchor}"
                text = nodes.paragraph("", "", link(page, clause, nodes.inline("", cell.text)))
            row += nodes.entry("", text)
        body += row
    head = nodes.thead("", nodes.row("", *(nodes.entry("", paragraph(each)) for each in part.head)))
    columns = [nodes.colspec(colwidth=1) for _ in part.head]
    group = nodes.tgroup("", *columns, head, body, cols=len(columns))
    yield nodes.table("", nodes.title("", part.caption), group, classes=["courtpiece-table"])


def _reading(part: Reading, page: Page) -> Iterator[nodes.Node]:
    content: list[nodes.Element] = [_heading(part.question), paragraph(part.here)]
    if part.instead:
        others = (nodes.list_item("", paragraph(each)) for each in part.instead)
        content.append(nodes.bullet_list("", *others))
    yield nodes.container("", *content, ids=page.anchor(part.key), classes=["courtpiece-reading"])


def _worked(part: Worked, page: Page) -> Iterator[nodes.Node]:
    made = nodes.container(ids=page.anchor(part.key), classes=["courtpiece-example"])
    made += _heading(part.title)
    made += nodes.bullet_list("", *(nodes.list_item("", paragraph(each)) for each in part.lines))
    if part.pictures:
        made += _gallery(part.pictures)
    yield made


def _heading(text: str) -> nodes.paragraph:
    return nodes.paragraph("", "", nodes.strong("", text), classes=["courtpiece-heading"])


_TOGETHER: Final[dict[type, Callable[[Any, Page], Iterator[nodes.Node]]]] = {
    Statement: _statements,
    Term: _terms,
    Picture: _pictures,
    Trick: _tricks,
}
_ONE: Final[dict[type, Callable[[Any, Page], Iterator[nodes.Node]]]] = {
    Heading: _headed,
    Paragraph: _paragraph,
    Listing: _listing,
    Table: _table,
    Reading: _reading,
    Worked: _worked,
}
