"""A folder of vectors for somebody who has never seen this project: data, schemas, manifest, words."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from courtpiece_spec import __version__
from courtpiece_spec.book.serial import behaviour_hash
from courtpiece_spec.conformance.protocol import VERSION
from courtpiece_spec.conformance.vectors.form import Vector
from courtpiece_spec.conformance.vectors.library import file_name, option_of, shipped, text_of
from courtpiece_spec.loading import NotLoaded, load

_FORMATS: Final = "courtpiece-vectors/"
MANIFEST: Final = f"{_FORMATS}1"
_SCHEMAS: Final = (
    "vector",
    *(
        f"{command}.{way}"
        for command in ("trick", "legal", "play", "match", "view")
        for way in ("request", "answer")
    ),
)


def exported(books: Sequence[str]) -> Mapping[str, str]:
    """The files of an export by their names, each with its text.

    Raises ValueError for a book that is not known or has no vectors.
    """
    made: dict[str, str] = {}
    listed = []
    for name in books:
        vectors = shipped(name)
        if not vectors:
            raise ValueError(f"there are no vectors for {name}")
        text = text_of(vectors)
        made[file_name(name)] = text
        listed.append(_listed(name, vectors, text))
    made["manifest.json"] = _json(
        {
            "format": MANIFEST,
            "protocol": VERSION,
            "made_by": f"courtpiece_spec {__version__}",
            "books": listed,
        }
    )
    for schema in _SCHEMAS:
        made[f"schemas/{schema}.json"] = (
            files("courtpiece_spec.conformance").joinpath("schemas", f"{schema}.json").read_text("utf-8")
        )
    made["README.md"] = _readme(listed)
    made["LICENSE"] = _LICENSE
    return made


def is_export(folder: Path) -> bool:
    """Whether a folder holds an export, of this version or another, which may be written over."""
    try:
        manifest = json.loads((folder / "manifest.json").read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return False
    return isinstance(manifest, dict) and str(manifest.get("format", "")).startswith(_FORMATS)


def _listed(name: str, vectors: Sequence[Vector], text: str) -> dict[str, Any]:
    """What the manifest says of a file."""
    book = load(name)
    if isinstance(book, NotLoaded):
        raise ValueError(book.message)
    option = option_of(book)
    return {
        "book": name,
        "title": book.title,
        "version": book.version,
        "behaviour": behaviour_hash(book),
        "only": option,
        "file": file_name(name),
        "sha256": hashlib.sha256(text.encode("utf-8")).hexdigest(),
        "count": len(vectors),
        "levels": dict(sorted(Counter(vector.level for vector in vectors).items())),
        "strengths": dict(sorted(Counter(vector.strength for vector in vectors).items())),
    }


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"


def _readme(listed: Sequence[Mapping[str, Any]]) -> str:
    rows = "\n".join(
        f"| `{each['file']}` | {each['title']} | {each['count']} | "
        + ", ".join(f"{count} {level}" for level, count in each["levels"].items())
        + " |"
        for each in listed
    )
    words = files("courtpiece_spec.conformance").joinpath("vectors", "export_readme.md").read_text("utf-8")
    return words.replace("ROWS", rows)


_LICENSE: Final = """\
These vectors and schemas are part of courtpiece_spec and come under the MIT License:
you may use, copy, change and pass on all of it, also inside a program that is sold.
Keep this note with copies of the files. There is no warranty of any kind.

SPDX-License-Identifier: MIT
"""
