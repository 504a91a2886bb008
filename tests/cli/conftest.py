"""What the tests of commands share."""

from pathlib import Path

import pytest

from tests.cli.house import BROKEN, OURS, Courtpiece


@pytest.fixture
def courtpiece(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Courtpiece:
    return Courtpiece(capsys, monkeypatch)


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    """A file with house rules."""
    path = tmp_path / "books" / "ours.court"
    path.parent.mkdir()
    path.write_text(OURS, "utf-8")
    return path


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A file with an error."""
    path = tmp_path / "broken" / "broken.court"
    path.parent.mkdir()
    path.write_text(BROKEN, "utf-8")
    return path
