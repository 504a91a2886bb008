"""The rulebooks of all bundled books: a page of the site each, and a file in every language that is whole.

The pages `docs/rulebooks/*.md` are made before Sphinx looks for its sources.  The files in the languages
need nothing beside them; they are written beside the built pages when a build has ended, each only where
what it is made from has changed.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import frozen
from babel import Locale
from docutils import nodes

import courtpiece_spec
from courtpiece_spec.book import Book
from courtpiece_spec.loading import NotLoaded, bundled, load
from courtpiece_spec.publishing.rulebook import rulebook_of
from courtpiece_spec.rulebook.content import Rulebook
from courtpiece_spec.rulebook.output.html import to_html
from courtpiece_spec.rulebook.sentences import Sentences, languages, missing
from courtpiece_spec.sphinx.outdated import digest, fingerprint
from docs._ext.writing import escaped, write_pages

if TYPE_CHECKING:
    from sphinx.application import Sphinx

FOLDER = "rulebooks"
QUICK = os.environ.get("COURTPIECE_DOCS") == "quick"
"""Whether only some books have files in all languages, as when the documentation is built to be tested."""
SAMPLES = frozenset({"single_sir", "hidden_rung", "hakem", "hokm", "chakri"})
"""The books that then have them; the others are in English."""
STAMPS = ".made-from-{}.json"
"""Beside the files of a form: what each was made from."""


def played() -> dict[str, Book]:
    """The bundled books that are played, by id."""
    found = {}
    for name in bundled():
        book = load(name)
        assert not isinstance(book, NotLoaded), book
        if book.kind != "family":
            found[name] = book
    return found


def whole_languages() -> tuple[str, ...]:
    """The languages that lack no message, English first."""
    return tuple(
        sorted((each for each in languages() if not missing(each)), key=lambda each: (each != "en", each))
    )


def languages_of(book: str) -> tuple[str, ...]:
    """The languages in which the site has the rulebook of a book."""
    every = whole_languages()
    return every if book in SAMPLES or not QUICK else every[:1]


def name_of(language: str) -> str:
    """What a language calls itself."""
    return str(Locale.parse(language).get_display_name(language))


# ---------------------------------------------------------------------- pages of the site
def pages() -> dict[str, str]:
    """The pages by name, `index` among them."""
    books = played()
    made = {name: "\n".join(_page(name, book)) for name, book in books.items()}
    return {"index": "\n".join(_index(books)), **made}


def _index(books: dict[str, Book]) -> Iterator[str]:
    yield "# Rulebooks\n"
    yield "What people read, made from the books themselves: every example, picture and table is played by"
    yield "the engine while the page is made. Each file in a language is whole: it can be saved, printed and"
    yield "passed on.\n"
    yield "| game, with links to each clause | the whole rulebook as a file |"
    yield "|---|---|"
    for name, book in books.items():
        yield f"| [{escaped(book.title)}]({name}.md) | {{rulebook-files}}`{name}` |"
    yield ""
    yield "```{toctree}\n:hidden:\n"
    yield from books
    yield "```"


def _page(name: str, book: Book) -> Iterator[str]:
    yield f"# {escaped(book.title)}\n"
    yield f"{{rulebook-files}}`{name}`\n"
    yield f"```{{courtpiece-rulebook}} {name}\n```"


def _files(*said: Any) -> tuple[list[nodes.Node], list[nodes.system_message]]:
    """Links to the files of a book in all languages."""
    book = said[2]  # docutils gives a role its name, its raw text, its text, and more
    made: list[nodes.Node] = []
    for language in languages_of(book):
        shown = nodes.inline("", name_of(language), classes=[f"language-{language}"])
        made += [nodes.Text(" · ")] if made else []
        made.append(nodes.reference("", "", shown, refuri=f"{book}.{language}.html", internal=True))
    return made, []


# ---------------------------------------------------------------------- files in the languages
@frozen
class Form:
    """A form of rulebooks."""

    ending: str
    write: Callable[[Rulebook], str | bytes]


HTML = Form("html", to_html)


def write_files(
    folder: Path, references: Iterable[str], in_languages: Iterable[str], form: Form = HTML
) -> list[str]:
    """Write the rulebooks that are not as they would be made now; the names of those written.

    A reference is the id of a bundled book, or a file of books.
    """
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / STAMPS.format(form.ending)
    before: dict[str, str] = json.loads(kept.read_text("utf-8")) if kept.is_file() else {}
    now: dict[str, str] = {}
    written = []
    names = list(references)
    for language in in_languages:
        sentences = Sentences(language)
        for name in names:
            if QUICK and Path(name).stem == name and language not in languages_of(name):
                continue
            path = folder / f"{Path(name).stem}.{language}.{form.ending}"
            now[path.name] = _stamp(language, name)
            if before.get(path.name) != now[path.name] or not path.is_file():
                book = load(name)
                assert not isinstance(book, NotLoaded), book
                made = form.write(rulebook_of(name, book, sentences))
                path.write_bytes(made.encode() if isinstance(made, str) else made)
                written.append(path.name)
    for stranger in set(before) - set(now):
        (folder / stranger).unlink(missing_ok=True)
    kept.write_text(json.dumps(now, indent=1, sort_keys=True), "utf-8")
    return written


def _stamp(language: str, reference: str) -> str:
    """What a rulebook is made from: a translation changes those in its language only."""
    top = Path(courtpiece_spec.__file__).parent
    words = (*top.glob(f"books/*.{language}.ftl"), *top.glob(f"rulebook/sentences/{language}.ftl"))
    stamp = f"{fingerprint(translations=False)} {digest(words, top)}"
    path = Path(reference)
    own = (each for each in path.parent.glob(f"{path.stem}.*") if path.is_file())
    return f"{stamp} {digest(own, path.parent)}"


# ---------------------------------------------------------------------- Sphinx
def _before_reading(app: Sphinx) -> None:
    write_pages(Path(app.srcdir) / FOLDER, pages())


def _after_writing(app: Sphinx, error: Exception | None) -> None:
    if error is None and app.builder.format == "html":
        write_files(Path(app.outdir) / FOLDER, played(), whole_languages())


def setup(app: Sphinx) -> dict[str, Any]:
    """Sphinx calls this when it loads the extension."""
    app.add_role("rulebook-files", _files)
    app.connect("builder-inited", _before_reading)
    app.connect("build-finished", _after_writing)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
