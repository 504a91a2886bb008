"""Tables of the reference that are made from the code: the vocabulary of facts, the bundled books."""

from __future__ import annotations

from typing import Any

from docutils import nodes
from docutils.parsers.rst import Directive
from docutils.statemachine import StringList

from courtpiece_spec.book.vocabulary import FACTS, SIDES, Subject, Term
from courtpiece_spec.loading import NotLoaded, bundled, load


def _fact(term: Term) -> str:
    before = {Subject.NONE: "", Subject.SIDE: "SIDE.", Subject.TRICK: "trick.", Subject.ROUND: "round."}
    argument = "(RANK)" if term.argument else ""
    return before.get(term.subject, "ROLE.") + term.name + argument


class Made(Directive):
    """A table whose lines are made."""

    def lines(self) -> list[str]:
        """The table in Markdown."""
        raise NotImplementedError

    def run(self) -> list[nodes.Node]:
        """Parse the table where it stands."""
        holder = nodes.container()
        self.state.nested_parse(StringList(self.lines(), "made"), 0, holder)
        return list(holder.children)


class Vocabulary(Made):
    """Every fact with its type, when it holds and what it means."""

    def lines(self) -> list[str]:
        """One line a fact."""
        rows = ["| fact | is | holds | meaning |", "|---|---|---|---|"]
        rows += [
            f"| `{_fact(term)}` | {term.type.value} | {term.holds.value} | {term.meaning} |" for term in FACTS
        ]
        rows += [
            f"| `{term.name}` | {term.type.value} | {term.holds.value} | {term.meaning} |" for term in SIDES
        ]
        rows.append("| `ROLE_side` | side | always | the side of the player who holds a role |")
        return rows


class Books(Made):
    """Every bundled book."""

    def lines(self) -> list[str]:
        """One line a book."""
        rows = ["| id | title | extends |", "|---|---|---|"]
        for name in bundled():
            book = load(name)
            assert not isinstance(book, NotLoaded)
            rows.append(
                f"| `{name}` | {book.title} | {', '.join(f'`{each}`' for each in book.lineage[:1])} |"
            )
        return rows


def setup(app: Any) -> dict[str, Any]:
    """Tell Sphinx of the directives."""
    app.add_directive("vocabulary", Vocabulary)
    app.add_directive("books", Books)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
