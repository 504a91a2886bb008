"""The folders of data are found wherever the package lies."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from courtpiece_spec import _data

SCRIPT = "from courtpiece_spec._data import data_dir; print((data_dir('grammar') / 'a.lark').read_text())"


def _house(top: Path, data: str) -> None:
    """Lay a package with nothing but this module, and its data in a folder under `top`."""
    package = top / "courtpiece_spec"
    package.mkdir(parents=True, exist_ok=True)
    (package / "__init__.py").touch()
    (package / "_data.py").write_text(Path(_data.__file__).read_text("utf-8"), "utf-8")
    folder = top / data
    folder.mkdir(parents=True)
    (folder / "a.lark").write_text(data, "utf-8")


def _read(path: Path) -> str:
    program = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(path)!r}); {SCRIPT}"]
    return subprocess.run(program, cwd="/", capture_output=True, text=True, check=True).stdout.strip()


def test_checkout_then_wheel(tmp_path: Path) -> None:
    """The packed folder wins: what lies beside an installed package is not ours."""
    _house(tmp_path, "grammar")
    assert _read(tmp_path) == "grammar"
    _house(tmp_path, "courtpiece_spec/_data/grammar")
    assert _read(tmp_path) == "courtpiece_spec/_data/grammar"


def test_zip(tmp_path: Path) -> None:
    _house(tmp_path / "house", "courtpiece_spec/_data/grammar")
    archive = tmp_path / "house.zip"
    with zipfile.ZipFile(archive, "w") as file:
        for path in (tmp_path / "house").rglob("*"):
            file.write(path, path.relative_to(tmp_path / "house"))
    assert _read(archive) == "courtpiece_spec/_data/grammar"


def test_unknown_folder_is_a_broken_installation() -> None:
    with pytest.raises(FileNotFoundError, match="installed without its folder 'nothing'") as caught:
        _data.data_dir("nothing")
    assert caught.value.filename is None  # else the command line would take it for a file of the user
