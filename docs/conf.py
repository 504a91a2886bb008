"""How Sphinx builds the documentation: `make docs`."""

from courtpiece_spec import __version__

project = "courtpiece_spec"
author = "The courtpiece_spec authors"
copyright = f"2026, {author}"
version = release = __version__

extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
exclude_patterns = ["_build", "examples"]
nitpicky = True

html_theme = "furo"
html_title = f"courtpiece_spec {release}"
