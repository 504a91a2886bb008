"""What the bundled files declare, from the user's cache folder where they were read before.

Neither the parser nor its library is imported then: that is most of the time that a short command takes.
"""

from __future__ import annotations

import copyreg
import hashlib
import pickle
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path

from courtpiece_spec._data import data_dir
from courtpiece_spec.kept import keep, kept
from courtpiece_spec.language.compile import read_declarations
from courtpiece_spec.language.declarations import FileDecl
from courtpiece_spec.language.diagnostic import Diagnostic
from courtpiece_spec.language.source import Source

_BESIDE = ("__init__", "cards", "seats")
"""The modules beside `book` and `language` that have a part in it; the first says the version."""


def remembered(source: Source) -> tuple[FileDecl | None, tuple[Diagnostic, ...]]:
    """As `read_declarations`, for a file that is read again and again and does not change."""
    name, made_from = f"declared-{source.file}", _made_from(source)
    data = kept(name, made_from)
    if data is not None:
        # Ours and whole, yet it may need more than there is now: whatever the way it fails, it is made again.
        try:
            found: FileDecl = pickle.loads(data)
        except Exception:  # noqa: BLE001
            pass
        else:
            return found, ()
    declared, problems = read_declarations(source)
    if declared is not None and not problems:
        keep(name, made_from, _written(declared))
    return declared, problems


def _written(declared: FileDecl) -> bytes:
    """A file's declarations as a pickle; a token's own way to be one forgets where the token ends."""
    from lark import Token

    def whole(token: Token) -> tuple[type[Token], tuple[object, ...]]:
        places = (token.start_pos, token.line, token.column, token.end_line, token.end_column, token.end_pos)
        return Token, (token.type, token.value, *places)

    written = BytesIO()
    pickler = pickle.Pickler(written, pickle.HIGHEST_PROTOCOL)
    pickler.dispatch_table = {**copyreg.dispatch_table, Token: whole}
    pickler.dump(declared)
    return written.getvalue()


def _made_from(source: Source) -> bytes:
    """The text, and all that has a part in what it is read as."""
    return b"".join((_reader(), source.file.encode(), b"\0", source.text.encode()))


@cache
def _reader() -> bytes:
    """A digest of the version, of the code that reads texts, of the grammar, and of the library of its trees.

    The version alone does not tell: between two versions the code changes as well.
    """
    package = files("courtpiece_spec")
    parts = [data_dir("grammar") / "court.lark", *(package / f"{name}.py" for name in _BESIDE)]
    for folder in (package / "book", package / "language"):
        parts += sorted((each for each in folder.iterdir() if each.is_file()), key=lambda each: each.name)
    library = find_spec("lark")
    assert library is not None
    assert library.origin is not None
    parts += [origin] if (origin := Path(library.origin)).is_file() else []  # says its version; not in a zip
    return hashlib.sha256(b"".join(hashlib.sha256(part.read_bytes()).digest() for part in parts)).digest()
