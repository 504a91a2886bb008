"""Paths of clauses: the order of sections and keys, and what belongs to what."""

from __future__ import annotations

from collections.abc import Collection
from difflib import get_close_matches
from typing import Final

KEYS: Final[dict[str, tuple[str, ...]]] = {
    "table": ("players", "partners", "deals", "plays"),
    "pack": ("cards", "without", "rank", "top"),
    "roles": (),
    "round": (),
    "trump": ("power", "set", "hidden", "reveal", "return"),
    "play": ("lead", "follow", "void", "takes", "next", "aces", "face_down", "concede"),
    "collect": ("take", "fresh", "except", "last"),
    "let": (),
    "counter": (),
    "decide": (),
    "score": (),
    "next": (),
    "foul": (),
    "set": ("won", "drawn", "lost", "over", "tie", "start"),
    "match": ("won", "drawn", "lost", "over", "tie", "start"),
    "custom": (),
}
"""Sections in the order in which a compiled book has them, each with its keys in order."""

_SECTIONS: Final = tuple(KEYS)

_FEW: Final = 12
"""How many names a help lists."""

IN_ORDER: Final = frozenset({"round", "decide", "score", "next", "foul"})
"""Sections whose clauses have an order that matters."""


def section_of(path: str) -> str:
    """The section of a path; the tables of successors are one section, `next`."""
    first = path.partition(".")[0]
    return "next" if first.startswith("next_") else first


def whole(path: str) -> str:
    """The table or section of a path: ``score`` of ``score.goon``, ``foul.revoke`` of its rows."""
    parts = path.split(".")
    return ".".join(parts[:2]) if parts[0] == "foul" else parts[0]


def is_below(path: str, above: str) -> bool:
    """Whether a path is another or lies below it."""
    return path == above or path.startswith(above + ".")


def rank(path: str) -> tuple[int, int]:
    """Where a clause stands in a compiled book; clauses of one rank keep their order."""
    section = section_of(path)
    if section not in KEYS:
        return len(_SECTIONS), 0
    keys = KEYS[section]
    key = path.split(".")[1] if "." in path else ""
    return _SECTIONS.index(section), keys.index(key) if key in keys else 0


def did_you_mean(word: str, known: Collection[str]) -> str | None:
    """A help that names the nearest known word, if one is near."""
    near = get_close_matches(word, known, 1, 0.6)
    if near:
        return f"did you mean `{near[0]}`?"
    # the right label under a wrong section, such as `score.court` for `next_dealer.court`
    tail = word.rpartition(".")[2]
    same = [path for path in known if path.rpartition(".")[2] == tail]
    return f"did you mean `{same[0]}`?" if same else None


def there_is(known: Collection[str], what: str = "there are") -> str | None:
    """A help that names all that is known, where it is not too much to read."""
    few = [f"`{word}`" for word in known]
    if not few or len(few) > _FEW:
        return None
    return f"{what} {', '.join(few[:-1])} and {few[-1]}" if len(few) > 1 else f"{what} {few[0]}"
