"""A Sphinx extension: rulebooks, clauses, tables, differences, pictures and scenarios in any Sphinx site.

Put `courtpiece_spec.sphinx` into `extensions` of `conf.py`.  docs/guide/rulebook.md tells how it is used.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sphinx.application import Sphinx

STATIC = Path(__file__).parent / "static"


def setup(app: Sphinx) -> dict[str, Any]:
    """Sphinx calls this when it loads the extension."""
    from courtpiece_spec import __version__  # noqa: PLC0415 - Sphinx and all it brings are for Sphinx alone
    from courtpiece_spec.rulebook.lexer import CourtLexer  # noqa: PLC0415
    from courtpiece_spec.sphinx import (  # noqa: PLC0415
        difference,
        domain,
        elements,
        excerpts,
        outdated,
        rulebook,
        scenario,
    )

    app.add_config_value("courtpiece_books", [], "env", [list, tuple])
    app.add_config_value("courtpiece_language", "", "env", [str])
    app.add_lexer("court", CourtLexer)
    for part in (elements, domain, rulebook, excerpts, difference, scenario, outdated):
        part.setup(app)
    app.connect("builder-inited", _add_style)
    return {"version": __version__, "parallel_read_safe": True, "parallel_write_safe": True}


def _add_style(app: Sphinx) -> None:
    app.config.html_static_path.append(str(STATIC))
    app.add_css_file("courtpiece.css")
