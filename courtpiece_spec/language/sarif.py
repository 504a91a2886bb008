"""Diagnostics as SARIF 2.1.0, the form that code hosts and editors read.

https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html: regions count from 1, their end columns are
exclusive, and columns are told to be code points.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import Any, Final
from urllib.parse import quote

from courtpiece_spec.book import Span
from courtpiece_spec.language.codes import CODES
from courtpiece_spec.language.diagnostic import Diagnostic, Severity

VERSION: Final = "2.1.0"
SCHEMA: Final = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
_LEVELS: Final = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "note"}


def render_sarif(
    diagnostics: Iterable[Diagnostic], *, version: str, root: Path | None = None
) -> dict[str, Any]:
    """A SARIF log with one run.

    Args:
        diagnostics: What is told, in this order.
        version: The version of this program.
        root: The folder from which files are named; those outside of it, and bundled ones, keep their names.
    """
    told = list(diagnostics)
    codes = sorted({each.code for each in told})
    return {
        "$schema": SCHEMA,
        "version": VERSION,
        "runs": [
            {
                "tool": {
                    "driver": {
                        "name": "courtpiece",
                        "semanticVersion": version,
                        "rules": [_rule(code) for code in codes],
                    }
                },
                "columnKind": "unicodeCodePoints",
                "results": [_result(each, codes, root) for each in told],
            }
        ],
    }


def _rule(code: str) -> dict[str, Any]:
    known = CODES.get(code)
    if known is None:
        return {"id": code}
    return {
        "id": code,
        "shortDescription": {"text": known.title},
        "fullDescription": {"text": known.explanation},
        "defaultConfiguration": {"level": _LEVELS[known.severity]},
    }


def _result(diagnostic: Diagnostic, codes: list[str], root: Path | None) -> dict[str, Any]:
    message = diagnostic.message
    if diagnostic.help is not None:
        message += f" ({diagnostic.help})"
    result: dict[str, Any] = {
        "ruleId": diagnostic.code,
        "ruleIndex": codes.index(diagnostic.code),
        "level": _LEVELS[diagnostic.severity],
        "message": {"text": message},
        "locations": [_location(diagnostic.at, root)],
    }
    if diagnostic.related:
        result["relatedLocations"] = [
            {"id": number, **_location(each.at, root), "message": {"text": each.message}}
            for number, each in enumerate(diagnostic.related, start=1)
        ]
    return result


def _location(at: Span, root: Path | None) -> dict[str, Any]:
    region = {"startLine": at.line, "startColumn": at.column}
    region |= {"endLine": at.end_line, "endColumn": at.end_column}
    return {"physicalLocation": {"artifactLocation": {"uri": uri_of(at.file, root)}, "region": region}}


def uri_of(file: str, root: Path | None = None) -> str:
    """A file's name as a URI: relative to a folder if it lies in it, what is not plain escaped."""
    path = Path(file)
    if path.is_absolute():
        if root is None or not path.is_relative_to(root):
            return path.as_uri()
        path = path.relative_to(root)
    return quote(
        str(PurePosixPath(*path.parts)), safe="/"
    )  # a colon too: it would make a scheme of a first part
