"""Mistakes that authors make, and what is told of each: the place, the code, the message and the cure.

Each entry of `mistakes/*.txt` changes one sound text, the `.court` file beside it, at one place:

    # name
    - what is changed, as it is first found in the text
    + what the author wrote instead
    = line:column-end_column code message · help [places that are related]

`python -m tests.language.test_repair_mistakes` writes what is told anew; read the difference before
committing it: the place must be where the author has to look, and the cure must mend the text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from attrs import evolve, frozen

from courtpiece_spec.language.parse import parser
from courtpiece_spec.language.repair import Repaired, diagnose

FOLDER: Final = Path(__file__).parent / "mistakes"
CORNERS: Final = "corners"
"""Odd texts, of which more may be told: misprints that meet, and what happens at the ends of texts."""
TEXTS: Final = {path.stem: path.read_text("utf-8") for path in sorted(FOLDER.glob("*.court"))}


@frozen
class Mistake:
    """One edit of a sound text."""

    text: str
    name: str
    old: str
    new: str
    told: str

    def made(self) -> str:
        """The text with the mistake."""
        assert self.old in TEXTS[self.text], f"{self.name}: {self.old!r} is not in the text"
        return TEXTS[self.text].replace(self.old, self.new, 1)

    def lines(self) -> str:
        """The entry in its file."""
        return f"# {self.name}\n- {_hidden(self.old)}\n+ {_hidden(self.new)}\n= {self.told}\n"


def _hidden(text: str) -> str:
    return "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in text).replace("\\u000a", "\\n")


def _shown(text: str) -> str:
    text = text.replace("\\n", "\n")
    return re.sub(r"\\u([0-9a-f]{4})", lambda found: chr(int(found[1], 16)), text)


def mistakes(text: str) -> Iterator[Mistake]:
    """The entries of a file."""
    kept = (FOLDER / f"{text}.txt").read_text("utf-8")
    for entry in re.findall(r"^# (.*)\n- (.*)\n\+ (.*)\n= (.*)\n", kept, re.MULTILINE):
        name, old, new, told = entry
        yield Mistake(text, name, _shown(old), _shown(new), told)


MISTAKES: Final = [mistake for text in TEXTS for mistake in mistakes(text)]


def told(repaired: Repaired) -> str:
    """All that is told, as the files keep it."""
    lines = []
    for each in repaired.diagnostics:
        at = each.at
        end = at.end_column if at.line == at.end_line else f"{at.end_line}:{at.end_column}"
        places = f" [{len(each.related)}]" if each.related else ""
        lines.append(f"{at.line}:{at.column}-{end} {each.code} {each.message} · {each.help}{places}")
    return " | ".join(lines)


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_the_text_is_sound(text: str) -> None:
    parser().parse(text)


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: f"{mistake.text}-{mistake.name}")
def test_one_message_with_the_right_place_and_cure(mistake: Mistake) -> None:
    repaired = diagnose(mistake.made(), "a.court", parser())
    assert told(repaired) == mistake.told
    if mistake.text != CORNERS:
        assert len(repaired.diagnostics) == 1
        assert repaired.tree is not None


def test_there_are_many_and_no_name_twice() -> None:
    names = [(mistake.text, mistake.name) for mistake in MISTAKES]
    assert len(names) >= 200
    assert len(set(names)) == len(names)


def rewrite() -> None:
    """Keep what is told now."""
    for text in TEXTS:
        entries = [
            evolve(each, told=told(diagnose(each.made(), "a.court", parser()))) for each in mistakes(text)
        ]
        (FOLDER / f"{text}.txt").write_text("\n".join(each.lines() for each in entries), "utf-8")


if __name__ == "__main__":
    rewrite()
