"""What a user installs: the wheel, built through the source distribution, in an environment of its own."""

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
BOOKS = sorted((ROOT / "courtpiece_spec/books").rglob("*.court"))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that `python -m build` makes of the source distribution."""
    out = tmp_path_factory.mktemp("dist")
    # No isolation: the backend is a dev dependency, so that no network is needed.
    _run(sys.executable, "-m", "build", "--no-isolation", "--outdir", out, ROOT, cwd=out)
    [wheel] = out.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of a new environment that holds the wheel."""
    home = tmp_path_factory.mktemp("env")
    venv.create(home, with_pip=False, symlinks=True)
    programs = home / "bin"
    python = programs / "python"
    _run(
        sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "--no-index", wheel, cwd=home
    )
    # The dependencies are borrowed. A plain path in a .pth file comes after the environment's own packages,
    # and the .pth files that lie there (such as the one of an editable install) are not read.
    inner = _run(
        python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=home
    ).stdout.strip()
    Path(inner, "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    return programs


def _run(*command: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    # Neither the checkout nor the caller's settings may help.
    environment = {
        k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "COVERAGE_", "COURTPIECE"))
    }
    result = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert result.returncode == 0, f"{command}\n{result.stdout}\n{result.stderr}"
    return result


def test_data_is_inside(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for path in [*ROOT.glob("grammar/**/*.*"), *ROOT.glob("features/**/*.*")]:
        assert f"courtpiece_spec/_data/{path.relative_to(ROOT)}" in names
    for path in BOOKS:
        assert str(path.relative_to(ROOT)) in names
    for path in ROOT.glob("courtpiece_spec/adapters/*/*.*"):
        assert path.name.endswith(".pyc") or str(path.relative_to(ROOT)) in names
    assert "courtpiece_spec/adapters/c/json.h" in names
    assert "courtpiece_spec/_data/grammar/court.lark" in names
    assert "courtpiece_spec/py.typed" in names
    assert not [name for name in names if name.startswith(("tests/", "docs/"))]


def test_the_installed_package_is_the_one_that_runs(installed: Path, tmp_path: Path) -> None:
    script = "import courtpiece_spec as c; print(c.__file__)"
    found = Path(_run(installed / "python", "-c", script, cwd=tmp_path).stdout.strip())
    assert found.is_relative_to(installed.parent)


def test_installed_command_parses_every_bundled_book(installed: Path, tmp_path: Path) -> None:
    script = (
        "from importlib.resources import files\n"
        "for path in sorted((files('courtpiece_spec') / 'books').rglob('*.court')): print(path)"
    )
    books = _run(installed / "python", "-c", script, cwd=tmp_path).stdout.splitlines()
    assert [Path(book).name for book in books] == [book.name for book in BOOKS]
    assert books
    _run(installed / "courtpiece", "check", *books, cwd=tmp_path)
    _run(installed / "courtpiece", "check", "single_sir", cwd=tmp_path)
