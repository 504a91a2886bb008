"""Drawings of what the engine does, as SVG: each with a title and a description, none with an id or a remote part."""
