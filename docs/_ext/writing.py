"""Pages that a build makes: one that is as it was stays untouched, and Sphinx need not read it again."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Mapping
from pathlib import Path


def write_pages(folder: Path, made: Mapping[str, str]) -> None:
    """Write pages by name into a folder of their own; those that are no longer made go."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.glob("*.md"):
        if path.stem not in made:
            path.unlink()
    for name, text in made.items():
        path = folder / f"{name}.md"
        with contextlib.suppress(OSError):
            if path.read_text("utf-8") == text:
                continue
        path.write_text(text, "utf-8")


def escaped(text: str) -> str:
    """Text that neither HTML nor Markdown takes for its own."""
    return re.sub(r"[&<>|\\*_\[\]{}$`#]", lambda found: f"&#{ord(found[0])};", text)
