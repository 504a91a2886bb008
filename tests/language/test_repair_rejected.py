"""Rejected samples: files with one fault each, and what `courtpiece check` prints of them.

`tests/rejected/CODE_name.court` begins with the code of its fault; `.expected` beside it is the whole output.
`python -m tests.language.test_repair_rejected` writes the outputs anew; read the difference before committing
it.  Codes of what books mean have their samples in `tests/language/rejected`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner

from courtpiece_spec.cli.check import command
from courtpiece_spec.language.codes import CODES
from courtpiece_spec.language.meanings import MEANINGS

FOLDER: Final = Path(__file__).parents[1] / "rejected"
SAMPLES: Final = sorted(FOLDER.glob("*.court"))
MANY: Final = {"several", "CP107_too_many_errors"}
"""Samples with more than one fault."""


def checked(path: Path) -> str:
    """What is printed of a sample; the current folder must be that of the samples."""
    result = CliRunner().invoke(command, [path.name], standalone_mode=False)
    assert result.exception is None, result.exception
    assert isinstance(result.output, str)
    return result.output


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_sample_is_told_as_kept(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(FOLDER)
    printed = checked(path)
    assert printed == path.with_suffix(".expected").read_text("utf-8")
    codes = re.findall(r"^(?:error|warning|note)\[(CP\d+)\]", printed, re.MULTILINE)
    if path.stem not in MANY:
        assert codes == [path.stem[:5]], "a sample has one fault, its own"


def test_nothing_is_kept_for_nobody() -> None:
    assert {path.stem for path in FOLDER.glob("*.expected")} == {path.stem for path in SAMPLES}


def test_every_code_of_reading_has_a_sample() -> None:
    shown = {path.stem[:5] for path in SAMPLES} - {"sever"}
    assert shown == set(CODES) - set(MEANINGS)


def test_there_are_at_least_sixty() -> None:
    assert len(SAMPLES) >= 60


def rewrite() -> None:
    """Keep what is printed now."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(FOLDER)
        for path in SAMPLES:
            path.with_suffix(".expected").write_text(checked(path), "utf-8")


if __name__ == "__main__":
    rewrite()
