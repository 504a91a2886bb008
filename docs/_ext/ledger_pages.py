"""The pages of the ledger: `docs/reference/ledger/*.md`, made by every build and not kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from courtpiece_spec.book import Book
from docs._ext.ledger import Line, ledger_of, settings
from docs._ext.rulebook_pages import played
from docs._ext.writing import escaped, write_pages

if TYPE_CHECKING:
    from sphinx.application import Sphinx

FEW = 3
"""As many scenarios are named; the rest are counted."""


def pages() -> dict[str, str]:
    """The pages by name, `index` among them."""
    books = {name: book for name, book in played().items() if book.clauses}
    made = {name: "\n".join(_page(name, book)) for name, book in books.items()}
    return {"index": "\n".join(_index(books)), **made}


def _index(books: dict[str, Book]) -> Iterator[str]:
    yield "# The ledger\n"
    yield "What stands behind each clause and what tests it: its sentence, the statements of sources,"
    yield "rulings, worked examples, scenarios of the feature files, vectors of the compliance suite,"
    yield "properties. A test holds it whole: nothing is without, nothing is about a clause that is gone.\n"
    yield "```{toctree}\n:maxdepth: 1\n"
    yield from books
    yield "```\n"
    yield "## What a clause may lack\n"
    lacks = {"no scenario, example or vector": "untested", "no source and no ruling": "unsourced"}
    for title, key in lacks.items():
        yield f"| {title} | why |\n|---|---|"
        yield from (f"| `{path}` | {escaped(why)} |" for path, why in settings()[key].items())
        yield ""


def _page(name: str, book: Book) -> Iterator[str]:
    yield f"# Ledger of {escaped(book.title)}\n"
    yield "| clause | sources | rulings | examples | scenarios | vectors | properties |"
    yield "|---|---|---|---|---|---|---|"
    for line in ledger_of(name):
        cells = (
            f"{{courtpiece:clause}}`{line.path} <{name}/{line.path}>`<br>{escaped(line.told.sentence)}",
            escaped(", ".join(each.code for each in line.told.sources)) or _lack(line, "unsourced"),
            ", ".join(escaped(each.question) for each in line.told.rulings),
            _several(each.title for each in line.told.examples),
            _several(each.name for each in line.told.scenarios) or _lack(line, "untested"),
            str(len(line.vectors) or ""),
            _several((each.replace("_", " ") for each in line.properties), few=len(line.properties)),
        )
        yield f"| {' | '.join(cells)} |"


def _lack(line: Line, key: str) -> str:
    if line.tested if key == "untested" else line.grounded:
        return ""
    return f"*{escaped(settings()[key].get(line.path, 'nothing'))}*"


def _several(names: Iterable[str], few: int = FEW) -> str:
    told = [escaped(each) for each in dict.fromkeys(names)]
    more = [f"and {len(told) - few} more"] if len(told) > few else []
    return "<br>".join([*told[:few], *more])


def _before_reading(app: Sphinx) -> None:
    write_pages(Path(app.srcdir) / "reference" / "ledger", pages())


def setup(app: Sphinx) -> dict[str, Any]:
    """Sphinx calls this when it loads the extension."""
    app.connect("builder-inited", _before_reading)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
