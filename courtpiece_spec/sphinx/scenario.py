"""`courtpiece-scenario`: a scenario of a feature file, as the tests run it."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives

from courtpiece_spec._data import data_dir
from courtpiece_spec.sphinx.base import Showing
from courtpiece_spec.sphinx.finding import CannotShowError, unlike

if TYPE_CHECKING:
    from sphinx.application import Sphinx

_HEADING = re.compile(r"\s*(?:Scenario(?: Outline| Template)?|Example):\s*(?P<name>.*\S)")
_OTHER = re.compile(r"\s*(?:Rule|Feature|Background):")


def scenarios_of(text: str) -> dict[str, str]:
    """The scenarios of a feature by name, with their tags, at the left edge."""
    found: dict[str, list[str]] = {}
    waiting: list[str] = []  # tags and remarks belong to what follows them
    current: list[str] | None = None
    in_text = False  # between three quotes nothing is a heading
    for line in text.splitlines():
        in_text ^= line.strip().startswith('"""')
        heading = None if in_text else _HEADING.match(line)
        if heading is not None:
            current = found[heading["name"]] = [*waiting, line]
            waiting = []
        elif not in_text and (_OTHER.match(line) is not None):
            current, waiting = None, []
        elif not in_text and line.lstrip().startswith(("@", "#")):
            waiting.append(line)
        elif current is not None:
            current += [*waiting, line]
            waiting = []
    return {name: textwrap.dedent("\n".join(lines)).strip() for name, lines in found.items()}


class Scenario(Showing):
    """A scenario of a feature file, or the whole file."""

    required_arguments = 1
    final_argument_whitespace = True
    option_spec: ClassVar[dict[str, Callable[[str], Any]] | None] = {
        "scenario": directives.unchanged_required
    }

    def shown(self) -> list[nodes.Node]:
        """A block of Gherkin."""
        name = self.arguments[0]
        text = _read(self.file(name), name)
        wanted = self.options.get("scenario")
        if wanted is not None:
            there = scenarios_of(text)
            if wanted not in there:
                raise unlike(f"{name} has no scenario “{wanted}”", wanted, there)
            text = there[wanted]
        return [nodes.literal_block(text, text, language="gherkin", classes=["courtpiece-scenario"])]

    def file(self, name: str) -> Traversable:
        """A feature of the site, else one of the package."""
        own = Path(self.env.srcdir) / name
        if own.is_file():
            self.env.note_dependency(str(own))
            return own
        try:
            return data_dir("features") / name
        except FileNotFoundError as error:
            raise CannotShowError(str(error)) from None


def _read(file: Traversable, name: str) -> str:
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        why = "there is no feature file"
        raise CannotShowError(f"{why} `{name}`, neither in this site nor in the package") from None


def setup(app: Sphinx) -> None:
    """Tell Sphinx of the directive."""
    app.add_directive("courtpiece-scenario", Scenario)
