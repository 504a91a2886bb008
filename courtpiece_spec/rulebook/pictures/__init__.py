"""Drawings of what the engine does, as SVG: with a title and a description, without ids and remote parts."""
