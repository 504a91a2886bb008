"""The feature files as they are written: their tags, and how many scenarios they hold."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from attrs import frozen
from gherkin.parser import Parser

FOLDER: Final = Path(__file__).parents[2] / "features"


@frozen
class Written:
    """One scenario or outline of a file."""

    file: str
    name: str
    tags: frozenset[str]
    """Its own, its feature's and its examples', without the @."""
    cases: int
    """How many times it is played: once, or once for each row of examples."""


def files() -> tuple[Path, ...]:
    """Every feature file."""
    return tuple(sorted(FOLDER.rglob("*.feature")))


def written() -> Iterator[Written]:
    """Every scenario of every file."""
    for path in files():
        feature = Parser().parse(path.read_text("utf-8"))["feature"]
        assert feature is not None
        for child in feature["children"]:
            scenario = child.get("scenario")
            if scenario is not None:
                yield _written(path, feature, scenario)


def _written(path: Path, feature: Any, scenario: Any) -> Written:
    examples = scenario["examples"]
    tagged = [feature, scenario, *examples]
    return Written(
        path.relative_to(FOLDER).as_posix(),
        scenario["name"],
        frozenset(tag["name"].lstrip("@") for each in tagged for tag in each["tags"]),
        sum(len(each["tableBody"]) for each in examples) if examples else 1,
    )


def all_tags() -> frozenset[str]:
    """Every tag that is used anywhere."""
    return frozenset(tag for scenario in written() for tag in scenario.tags)
