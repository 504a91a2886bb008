"""Whether the links of built pages lead anywhere: to a file that is there, and to an id that it has."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class _Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.ids.add(value)
            elif name in ("href", "src") and value and tag in ("a", "link", "script", "img"):
                self.links.add(value)


@cache
def _page(path: Path) -> _Page:
    return _Page(path.read_text("utf-8"))


def broken_links(path: Path) -> Iterator[str]:
    """The links of a page within its site that lead nowhere."""
    for link in sorted(_page(path).links):
        parts = urlsplit(link)
        if parts.scheme or parts.netloc:
            continue
        target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
        if not target.is_file():
            yield f"{path.name}: {link}: there is no such file"
        elif parts.fragment and target.suffix == ".html" and unquote(parts.fragment) not in _page(target).ids:
            yield f"{path.name}: {link}: there is no such place"
