"""The pages of diagnostics: one for each code, from the table of codes and the rejected samples.

As a Sphinx extension it writes `docs/diagnostics/*.md` before Sphinx looks for its sources; the files are
made anew by every build and are not kept.  A page shows what the code stands for, each rejected sample with
what `courtpiece check` prints of it, and the mistakes that tests make of sound texts, with what mends them.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import frozen

from courtpiece_spec.language.codes import CODES, Code
from courtpiece_spec.language.diagnostic import Severity
from courtpiece_spec.language.render import render
from courtpiece_spec.language.source import Source
from courtpiece_spec.loading import compile_file
from docs._ext.writing import escaped, write_pages

if TYPE_CHECKING:
    from sphinx.application import Sphinx

SAMPLES = ("rejected", "language/rejected", "proofs/rejected")
"""Folders of rejected samples under `tests/`."""
MISTAKES = "language/mistakes"
"""The folder of edits of sound texts under `tests/`."""
ELSEWHERE = {
    "CP513": "The worked examples of a book are played when it is checked; the message says where one fails.",
    "CP701": "A message without its `=`, as in `club-score-court A Court`, cannot be read.",
    "CP702": "`club-score-corut = A Court.` is about nothing: is `club-score-court` meant?",
    "CP703": "`club-score-court = A Court is worth { $points }.` asks for what there is not.",
}
"""Codes whose samples need more than one text, and what is said instead."""

PARTS = (
    ("CP1", "Reading and syntax"),
    ("CP2", "Names"),
    ("CP3", "Amendments"),
    ("CP4", "Kinds of facts and values"),
    ("CP5", "What a book must have"),
    ("CP6", "Proofs"),
    ("CP7", "Words beside a book"),
)
"""First signs of codes, and what they have in common."""


@frozen
class Sample:
    """A rejected text and what is printed of it."""

    name: str
    text: str
    printed: str


@frozen
class Slip:
    """An edit that a test makes of a sound text, and the message."""

    right: str
    wrong: str
    message: str


# ---------------------------------------------------------------------- what there is
def samples(tests: Path) -> dict[str, list[Sample]]:
    """The samples of each code."""
    found: dict[str, list[Sample]] = {}
    for folder in SAMPLES:
        for path in sorted((tests / folder).glob("CP*.court")):
            found.setdefault(path.name[:5], []).append(_sample(path))
    return found


def _sample(path: Path) -> Sample:
    text = path.read_bytes().decode("utf-8", "replace") if path.is_file() else ""
    kept = path.with_suffix(".expected")
    printed = kept.read_text("utf-8") if kept.is_file() else _printed(path)
    return Sample(path.name, _shown(text), _shown(printed))


def _printed(path: Path) -> str:
    """What `courtpiece check` prints of a sample, as seen from its folder."""
    before = Path.cwd()
    os.chdir(path.parent)
    try:
        made = compile_file(Path(path.name))
    finally:
        os.chdir(before)
    source = Source(path.name, path.read_text("utf-8"))
    return render(made.diagnostics, {path.name: source}.get).plain


def _shown(text: str) -> str:
    """Without what a page cannot show: controls, and lines longer than a page is wide."""
    text = re.sub(
        "[\x00-\x08\x0b-\x1f\u202a-\u202e\u2066-\u2069]", lambda found: f"<U+{ord(found[0]):04X}>", text
    )
    return "\n".join(line if len(line) <= 120 else line[:119] + "…" for line in text.split("\n"))


def slips(tests: Path) -> dict[str, list[Slip]]:
    """The edits of each code that change one line and have one message."""
    found: dict[str, list[Slip]] = {}
    for path in sorted((tests / MISTAKES).glob("*.txt")):
        entry = r"^# .*\n- (?P<right>.*)\n\+ (?P<wrong>.*)\n= \S+ (?P<code>CP\d+) (?P<message>.*)$"
        for match in re.finditer(entry, path.read_text("utf-8"), re.MULTILINE):
            right, wrong, message = match["right"], match["wrong"], match["message"]
            if " | " not in message and "\\n" not in right + wrong and path.stem != "corners":
                message = re.sub(r" \[\d+\]$", "", message)
                found.setdefault(match["code"], []).append(Slip(right, wrong, message))
    return found


# ---------------------------------------------------------------------- pages
def pages(tests: Path) -> dict[str, str]:
    """The pages by name, `index` among them."""
    shown, edits = samples(tests), slips(tests)
    made = {
        name: "\n".join(_page(name, code, shown.get(name, []), edits.get(name, [])))
        for name, code in CODES.items()
    }
    return {"index": "\n".join(_index()), **made}


def _index() -> Iterator[str]:
    yield "# Diagnostics"
    yield ""
    yield "What `courtpiece check` says of a text has a code that never changes its meaning."
    yield "Only errors keep a book from compiling."
    for start, title in PARTS:
        codes = [name for name in CODES if name.startswith(start)]
        yield f"\n## {title}\n"
        yield "```{toctree}\n:maxdepth: 1\n"
        yield from codes
        yield "```"


def _page(name: str, code: Code, shown: list[Sample], edits: list[Slip]) -> Iterator[str]:
    yield f"# {name}: {code.title}"
    yield ""
    if code.severity is not Severity.ERROR:
        yield f"*This is a {code.severity.value}: it does not keep a book from compiling.*\n"
    yield code.explanation
    yield ""
    for sample in shown:
        if sample.text:
            yield _block(sample.text, f"{sample.name}")
        yield "`courtpiece check` prints:\n"
        yield _block(sample.printed)
    if not shown:
        yield ELSEWHERE.get(name, "No text alone shows it: it is told where a whole book is tried.") + "\n"
    if edits:
        yield "## Mistakes of this kind\n"
        yield "| written | mended | message |\n|---|---|---|"
        for edit in edits:
            yield f"| {_code(edit.wrong)} | {_code(edit.right)} | {_cell(edit.message)} |"
        yield ""


def _block(text: str, caption: str = "") -> str:
    fence = "`" * max(3, 1 + max((len(found) for found in re.findall("`+", text)), default=0))
    head = f"{{code-block}} text\n:caption: {caption}\n" if caption else "text"
    return f"{fence}{head}\n{text.rstrip()}\n{fence}\n"


def _code(text: str) -> str:
    text = " ".join(text.split())
    return f"<code>{escaped(text)}</code>" if text else ""


def _cell(text: str) -> str:
    """A message as HTML, since its pieces of code may hold bars and quotes."""
    return re.sub(r"`([^`]*)`", r"<code>\1</code>", escaped(text).replace("&#96;", "`"))


# ---------------------------------------------------------------------- Sphinx
def write(folder: Path, tests: Path) -> None:
    """Write the pages."""
    write_pages(folder, pages(tests))


def _before_reading(app: Sphinx) -> None:
    docs = Path(app.srcdir)
    write(docs / "diagnostics", docs.parent / "tests")


def setup(app: Sphinx) -> dict[str, Any]:
    """Sphinx calls this when it loads the extension."""
    app.connect("builder-inited", _before_reading)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
