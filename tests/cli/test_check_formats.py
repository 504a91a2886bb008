"""`courtpiece check --format`."""

from pathlib import Path

import pytest
from jsonschema import Draft7Validator

from courtpiece_spec.book import Span
from courtpiece_spec.cli.exits import ExitCode
from courtpiece_spec.language.codes import CODES, say
from courtpiece_spec.language.diagnostic import Diagnostic, Related
from courtpiece_spec.language.sarif import render_sarif, uri_of
from tests.cli.house import Courtpiece

AT = {"type": "integer", "minimum": 1}
PLACE = {
    "type": "object",
    "required": ["physicalLocation"],
    "properties": {
        "id": {"type": "integer", "minimum": -1},
        "message": {"$ref": "#/definitions/message"},
        "physicalLocation": {
            "type": "object",
            "required": ["artifactLocation", "region"],
            "additionalProperties": False,
            "properties": {
                "artifactLocation": {
                    "type": "object",
                    "additionalProperties": False,
                    "properties": {"uri": {"type": "string", "pattern": r"^[!#-\[\]_a-z~]+$"}},
                },
                "region": {
                    "type": "object",
                    "additionalProperties": False,
                    "properties": dict.fromkeys(("startLine", "startColumn", "endLine", "endColumn"), AT),
                },
            },
        },
    },
    "additionalProperties": False,
}
SARIF = {
    "$comment": "What this program uses of the schema of SARIF 2.1.0, with nothing else allowed.",
    "definitions": {
        "message": {"type": "object", "required": ["text"], "properties": {"text": {"type": "string"}}},
        "place": PLACE,
    },
    "type": "object",
    "required": ["version", "runs"],
    "additionalProperties": False,
    "properties": {
        "$schema": {"type": "string", "format": "uri"},
        "version": {"enum": ["2.1.0"]},
        "runs": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["tool", "results"],
                "additionalProperties": False,
                "properties": {
                    "columnKind": {"enum": ["utf16CodeUnits", "unicodeCodePoints"]},
                    "tool": {
                        "type": "object",
                        "required": ["driver"],
                        "properties": {
                            "driver": {
                                "type": "object",
                                "required": ["name"],
                                "additionalProperties": False,
                                "properties": {
                                    "name": {"type": "string"},
                                    "semanticVersion": {"type": "string"},
                                    "rules": {
                                        "type": "array",
                                        "uniqueItems": True,
                                        "items": {
                                            "type": "object",
                                            "required": ["id"],
                                            "additionalProperties": False,
                                            "properties": {
                                                "id": {"type": "string"},
                                                "shortDescription": {"$ref": "#/definitions/message"},
                                                "fullDescription": {"$ref": "#/definitions/message"},
                                                "defaultConfiguration": {
                                                    "type": "object",
                                                    "properties": {
                                                        "level": {"enum": ["error", "warning", "note"]}
                                                    },
                                                },
                                            },
                                        },
                                    },
                                },
                            }
                        },
                    },
                    "results": {
                        "type": "array",
                        "items": {
                            "type": "object",
                            "required": ["message", "ruleId"],
                            "additionalProperties": False,
                            "properties": {
                                "ruleId": {"type": "string"},
                                "ruleIndex": {"type": "integer", "minimum": 0},
                                "level": {"enum": ["error", "warning", "note"]},
                                "message": {"$ref": "#/definitions/message"},
                                "locations": {"type": "array", "items": {"$ref": "#/definitions/place"}},
                                "relatedLocations": {
                                    "type": "array",
                                    "items": {"$ref": "#/definitions/place"},
                                },
                            },
                        },
                    },
                },
            },
        },
    },
}


def test_sarif(courtpiece: Courtpiece, broken: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = courtpiece("check", "--format", "sarif", broken)
    assert (ran.code, ran.err) == (ExitCode.DIFFERENCE, "")
    (log,) = ran.lines
    Draft7Validator(SARIF).validate(log)
    (run,) = log["runs"]
    (result,) = run["results"]
    assert result["ruleId"] == "CP301"
    assert result["message"]["text"].endswith("(did you mean `score.dealer_wins`?)")
    (place,) = result["locations"]
    assert place["physicalLocation"]["artifactLocation"]["uri"] == "broken/broken.court"
    assert place["physicalLocation"]["region"]["startLine"] == 4
    rule = run["tool"]["driver"]["rules"][result["ruleIndex"]]
    assert (rule["id"], rule["shortDescription"]["text"]) == ("CP301", CODES["CP301"].title)


def test_nothing_wrong(courtpiece: Courtpiece, ours: Path) -> None:
    ran = courtpiece("check", "--format", "sarif", ours)
    (log,) = ran.lines
    Draft7Validator(SARIF).validate(log)
    assert (ran.code, log["runs"][0]["results"]) == (ExitCode.OK, [])


def test_json_is_the_same_either_way(courtpiece: Courtpiece, broken: Path) -> None:
    one, two = courtpiece("check", "--json", broken), courtpiece("check", "--format", "json", broken)
    assert one == two
    assert one.lines[0][0]["code"] == "CP301"
    assert courtpiece("check", "--format", "text", broken).out == courtpiece("check", broken).out


@pytest.mark.parametrize("data", [b"", bytes(range(256)), b"{" * 9_000], ids=["empty", "binary", "braces"])
def test_bad_input(courtpiece: Courtpiece, tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "bad file: é.court"
    path.write_bytes(data)
    for name in (path, tmp_path, tmp_path / "gone.court", "single_sri"):
        ran = courtpiece("check", "--format", "sarif", name)
        assert ran.code in (ExitCode.DIFFERENCE, ExitCode.USAGE)
        Draft7Validator(SARIF).validate(ran.lines[0])
        assert ran.lines[0]["runs"][0]["results"]


def test_unknown_format(courtpiece: Courtpiece, ours: Path) -> None:
    assert courtpiece("check", "--format", "xml", ours).code == ExitCode.USAGE


def test_related_places_and_code_points() -> None:
    at = Span("a/b.court", 2, 3, 2, 5)
    told = say("CP303", "both", at, None, (Related(Span("c.court", 1, 1, 1, 2), "here"),))
    log = render_sarif([told, told], version="1.0.0")
    Draft7Validator(SARIF).validate(log)
    run = log["runs"][0]
    assert run["columnKind"] == "unicodeCodePoints"
    assert len(run["tool"]["driver"]["rules"]) == 1
    (related,) = run["results"][0]["relatedLocations"]
    assert related["message"]["text"] == "here"
    assert related["physicalLocation"]["artifactLocation"]["uri"] == "c.court"


def test_a_code_that_no_table_knows() -> None:
    log = render_sarif([Diagnostic("CP999", "x", Span("a.court", 1, 1, 1, 1))], version="1.0.0")
    assert log["runs"][0]["tool"]["driver"]["rules"] == [{"id": "CP999"}]


@pytest.mark.parametrize(
    ("file", "uri"),
    [
        ("single_sir.court", "single_sir.court"),
        ("a b/é.court", "a%20b/%C3%A9.court"),
        ("c:x.court", "c%3Ax.court"),
        ("/root/books/x.court", "books/x.court"),
        ("/elsewhere/x.court", "file:///elsewhere/x.court"),
    ],
)
def test_uris(file: str, uri: str) -> None:
    assert uri_of(file, Path("/root")) == uri
