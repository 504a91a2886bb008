"""Every code of the proofs has samples that show it, each with one fault and all that is printed of it.

`python -m tests.proofs.test_rejected` writes the outputs anew; read the difference before committing it.
"""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner

from courtpiece_spec.cli.check import command
from courtpiece_spec.language.codes import CODES

FOLDER: Final = Path(__file__).parent / "rejected"
SAMPLES: Final = sorted(FOLDER.glob("*.court"))


def checked(path: Path) -> str:
    """What is printed of a sample; the current folder must be that of the samples."""
    result = CliRunner().invoke(command, [path.name], standalone_mode=False)
    assert result.exception is None, result.exception
    return str(result.output)


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_sample_is_told_as_kept(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(FOLDER)
    printed = checked(path)
    assert printed == path.with_suffix(".expected").read_text("utf-8")
    told = re.findall(r"^(error|warning|note)\[(CP\d+)\]", printed, re.MULTILINE)
    code = path.stem[:5]
    assert told == [(CODES[code].severity.value, code)], "a sample has one fault, its own"


def test_every_code_of_the_proofs_has_a_sample() -> None:
    shown = {path.stem[:5] for path in SAMPLES}
    assert shown == {code for code in CODES if code.startswith("CP6")}
    assert {path.stem for path in FOLDER.glob("*.expected")} == {path.stem for path in SAMPLES}


@pytest.mark.parametrize("name", ["CP601_too_many_to_walk", "CP606_no_last_row"])
def test_too_many_outcomes_do_not_keep_anybody_waiting(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A book is proved each time that it is read: seconds of work by the processor, however many outcomes."""
    monkeypatch.chdir(FOLDER)
    before = time.process_time()
    checked(FOLDER / f"{name}.court")
    assert time.process_time() - before < 8


def rewrite() -> None:
    """Keep what is printed now."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(FOLDER)
        for path in SAMPLES:
            path.with_suffix(".expected").write_text(checked(path), "utf-8")


if __name__ == "__main__":
    rewrite()
