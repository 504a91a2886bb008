"""The house itself: who imports whom, how long a module is, what may not stand in a file."""

import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from gherkin.parser import Parser

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "courtpiece_spec"
FEATURES = ROOT / "features"
LONGEST_MODULE = 400
# Put together, so that this file does not hold them.
MARKS = re.compile(r"\b(" + "|".join(["TO" + "DO", "FIX" + "ME", "X" + "XX", "HA" + "CK"]) + r")\b")
TEXTS = {".py", ".lark", ".feature", ".court", ".md", ".toml", ".json", ".jinja", ""}


def _files(*tops: str) -> Iterator[Path]:
    for top in tops:
        for path in (ROOT / top).rglob("*"):
            if path.is_file() and not {"__pycache__", "_build", "_data"} & set(path.relative_to(ROOT).parts):
                yield path


def _lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()"]
    return subprocess.run(
        [*program, "--config", str(ROOT / "pyproject.toml"), "--no-cache"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def test_arrows_hold() -> None:
    result = _lint_imports(ROOT)
    assert result.returncode == 0, result.stdout + result.stderr
    assert "2 kept, 0 broken" in result.stdout


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("engine/play.py", "import courtpiece_spec.language"),
        ("language/check.py", "from courtpiece_spec.engine import x"),
        ("engine/play.py", "from courtpiece_spec.loading import load"),
        ("book/clauses.py", "import courtpiece_spec.engine"),
        ("cards.py", "import courtpiece_spec.book"),
        ("records/audit.py", "import courtpiece_spec.cli.main"),
        ("rulebook/sentences/x.py", "import courtpiece_spec.language"),
        ("rulebook/sentences/x.py", "import courtpiece_spec.engine"),
        ("engine/play.py", "import courtpiece_spec.rulebook"),
        ("newcomer.py", ""),
    ],
)
def test_arrows_bite(tmp_path: Path, module: str, line: str) -> None:
    """A house that breaks one arrow, or has a module in no layer, is refused; the rest of it is accepted."""
    house = tmp_path / "courtpiece_spec"
    parts = "cli conformance records rulebook rulebook/sentences policies engine language book"
    for part in parts.split():
        (house / part).mkdir(parents=True)
        (house / part / "__init__.py").touch()
    for name in ("__init__.py", "cards.py", "seats.py", "loading.py", "cli/main.py"):
        (house / name).touch()
    assert _lint_imports(tmp_path).returncode == 0
    (house / module).write_text(line + "\n", "utf-8")
    assert _lint_imports(tmp_path).returncode == 1


def test_help_needs_only_click() -> None:
    """What `courtpiece --help` brings along: a heavy library would cost more than the rest of the command."""
    script = (
        "import sys; from courtpiece_spec.cli.main import run; assert run(['--help']) == 0;"
        "print(*{name.partition('.')[0] for name in sys.modules}, file=sys.stderr);"
        "print(*sys.modules, file=sys.stderr)"
    )
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    tops, modules = (set(line.split()) for line in result.stderr.splitlines())
    assert not tops & {"attr", "attrs", "cattrs", "lark", "rich", "hypothesis", "jinja2", "numpy"}
    ours = {name for name in modules if name.startswith("courtpiece_spec")}
    assert ours == {
        "courtpiece_spec",
        "courtpiece_spec.cli",
        "courtpiece_spec.cli.ended",
        "courtpiece_spec.cli.exits",
        "courtpiece_spec.cli.main",
    }


def test_modules_are_short() -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines())
        for path in _files("courtpiece_spec", "docs")
        if path.suffix == ".py"
    }
    assert lengths
    assert {name: length for name, length in lengths.items() if length > LONGEST_MODULE} == {}


def test_nothing_is_left_to_do_in_a_file() -> None:
    marks = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in _files("courtpiece_spec", "tests", "docs", "grammar", "features", ".ci")
        if path.suffix in TEXTS
        # Rejected samples are not always text.
        for number, line in enumerate(path.read_text("utf-8", "replace").splitlines(), start=1)
        if MARKS.search(line)
    ]
    assert marks == []


def test_needed_system_packages_are_installed_in_ci() -> None:
    """Each package that some test needs is in the one list of system packages."""
    listed = (ROOT / ".ci/system-packages").read_text("utf-8").split()
    needed = {
        package
        for path in _files("tests")
        if path.suffix == ".py" and path.name != "test_needs_system.py"
        for arguments in re.findall(r"mark\.needs_system\(([^)]*)\)", path.read_text("utf-8"))
        for package in re.findall(r"\"([^\"]+)\"", arguments)
    }
    assert needed <= {word.strip('"') for word in listed}


def _scenarios(text: str) -> list[str]:
    """Names of the scenarios of one feature, those under rules too."""
    feature: Any = Parser().parse(text).get("feature")  # gherkin's own types leave rules out
    children = feature["children"] if feature else []
    within = [inner for child in children if "rule" in child for inner in child["rule"]["children"]]
    return [child["scenario"]["name"] for child in [*children, *within] if "scenario" in child]


def test_scenarios_are_found_under_rules_too() -> None:
    text = "Feature: f\n  Scenario: a\n  Rule: r\n    Scenario: a\n    Scenario Outline: b\n"
    assert _scenarios(text) == ["a", "a", "b"]
    assert _scenarios("") == []


def test_scenario_names_are_unique() -> None:
    """pytest-bdd loses all but one scenario of a name in a feature, without a word, under two rules too."""
    doubles = {}
    for path in sorted(FEATURES.rglob("*.feature")):
        counts = Counter(_scenarios(path.read_text("utf-8")))
        assert counts, f"{path} holds no scenario"
        if twice := [name for name, count in counts.items() if count > 1]:
            doubles[str(path.relative_to(ROOT))] = twice
    assert doubles == {}


def test_no_scenario_is_mistaken_for_a_description() -> None:
    """After a misspelt keyword the lines that follow are description to Gherkin: no test, and no error."""
    for path in sorted(FEATURES.rglob("*.feature")):
        text = path.read_text("utf-8")
        written = re.findall(
            r"^\s*(?:Scenario|Scenario Outline|Scenario Template|Example):", text, re.MULTILINE
        )
        assert len(_scenarios(text)) == len(written), path


def test_shell_scripts_parse() -> None:
    bash = shutil.which("bash")
    assert bash
    for script in (".ci/run", ".ci/system-packages"):
        subprocess.run([bash, "-n", ROOT / script], check=True)
