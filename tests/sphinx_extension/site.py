"""Small Sphinx sites that use the extension."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping
from pathlib import Path

from attrs import frozen
from sphinx.application import Sphinx
from sphinx.util.docutils import docutils_namespace, patch_docutils

CONF = """
extensions = ["myst_parser", "courtpiece_spec.sphinx"]
html_theme = "basic"
nitpicky = True
"""


@frozen
class Built:
    """What a build has made and said."""

    out: Path
    warnings: tuple[str, ...]
    read: str
    """The documents that were read."""

    def page(self, name: str = "index", ending: str = "html") -> str:
        """A page."""
        return (self.out / f"{name}.{ending}").read_text("utf-8")


def build(folder: Path, pages: Mapping[str, str], builder: str = "html", more: str = "") -> Built:
    """Build a site; pages of an earlier build in the folder stay, and are read again only where they must."""
    source, out = folder / "source", folder / builder
    source.mkdir(exist_ok=True)
    files = {"conf.py": CONF + more}
    files |= {name if "." in name else f"{name}.md": text for name, text in pages.items()}
    for name, text in files.items():
        path = source / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.is_file() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
    said, warned = io.StringIO(), io.StringIO()
    with patch_docutils(), docutils_namespace():
        app = Sphinx(
            str(source), str(source), str(out), str(folder / "doctrees"), builder, status=said, warning=warned
        )
        app.build()
    plain = re.sub(r"\x1b\[[0-9;]*m", "", warned.getvalue()).replace(str(source) + "/", "")
    warnings = tuple(plain.replace("\n  ", " | ").strip().splitlines())
    return Built(out, warnings, re.sub(r"\x1b\[[0-9;]*m", "", said.getvalue()))
