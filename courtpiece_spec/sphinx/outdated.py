"""When rules, sentences or the way they are shown change, the pages that show them are read again."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import courtpiece_spec
from courtpiece_spec.sphinx.domain import domain_of

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

_KINDS = {".py", ".court", ".ftl", ".toml", ".css", ".jinja"}
_NOT_SHOWN = {"cli", "conformance", "records", "vectors", "adapters", "__pycache__"}
"""Parts of the package that no page depends on."""


def digest(paths: Iterable[Path], top: Path) -> str:
    """A digest of the names and the bytes of files."""
    made = hashlib.sha256()
    for path in sorted(paths):
        made.update(f"{path.relative_to(top).as_posix()}\0".encode())
        made.update(hashlib.sha256(path.read_bytes()).digest())
    return made.hexdigest()


@cache
def fingerprint(*, translations: bool = True) -> str:
    """A digest of all that a page can depend on, or of all but what languages say.

    A running process does not see it change.
    """
    top = Path(courtpiece_spec.__file__).parent
    kinds = _KINDS if translations else _KINDS - {".ftl"}
    return digest(
        (
            path
            for path in top.rglob("*")
            if path.suffix in kinds and not _NOT_SHOWN & set(path.relative_to(top).parts)
        ),
        top,
    )


def _outdated(_: Sphinx, env: BuildEnvironment, *__: object) -> list[str]:
    domain = domain_of(env)
    before, domain.data["fingerprint"] = domain.data["fingerprint"], fingerprint()
    return [] if before == domain.data["fingerprint"] else sorted(domain.shown & env.found_docs)


def setup(app: Sphinx) -> None:
    """Ask before Sphinx reads."""
    app.connect("env-get-outdated", _outdated)
