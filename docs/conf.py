"""How Sphinx builds the documentation: `make docs`."""

import sys
from pathlib import Path

from courtpiece_spec import __version__

sys.path.insert(0, str(Path(__file__).parents[1]))  # docs._ext

project = "courtpiece_spec"
author = "The courtpiece_spec authors"
copyright = f"2026, {author}"
version = release = __version__

extensions = [
    "myst_parser",
    "courtpiece_spec.sphinx",
    "docs._ext.diagnostics_pages",
    "docs._ext.reference_tables",
    "docs._ext.rulebook_pages",
    "docs._ext.ledger_pages",
    "docs._ext.comparison_pages",
]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
exclude_patterns = ["_build", "_ext", "examples"]
nitpicky = True

html_theme = "furo"
html_title = f"courtpiece_spec {release}"
