"""What holds for every test: profiles of Hypothesis, and tests that need a system package.

This file stands alone (it imports nothing of the project), since its own test runs a copy of it.
"""

import os
import shutil
from collections.abc import Iterable
from ctypes.util import find_library
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ["pytester"]

IN_CI = bool(os.environ.get("CI"))

# No deadlines: on two shared cores a slow example says nothing. `ci` draws the same examples every time.
settings.register_profile("dev", deadline=None)
settings.register_profile(
    "ci",
    deadline=None,
    derandomize=True,
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("nightly", settings.get_profile("dev"), max_examples=5_000, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if IN_CI else "dev"))

PROGRAMS: dict[str, tuple[str, ...]] = {
    "chromium": ("chromium", "chromium-browser"),
    "gcc": ("gcc", "cc"),
    "nodejs": ("node", "nodejs"),
    "poppler-utils": ("pdfinfo",),
}
"""System package -> its program, by any of these names; one not listed has a program of its own name."""

FILES: dict[str, str] = {
    "epubcheck": "/usr/share/java/epubcheck.jar",
    "fonts-noto-core": "/usr/share/fonts/truetype/noto/NotoNastaliqUrdu-Regular.ttf",
}
"""System package -> a file of it, for one that has no program."""
LIBRARIES: dict[str, str] = {"libharfbuzz-subset0": "harfbuzz-subset", "libpangoft2-1.0-0": "pangoft2-1.0"}
"""System package -> its library."""

_MISSING = "missing system package: "
_NOT_RUN = "not run for lack of a system package"


def _missing(packages: Iterable[str]) -> list[str]:
    return [package for package in packages if not _is_there(package)]


def _is_there(package: str) -> bool:
    if package in FILES:
        return Path(FILES[package]).exists()
    if package in LIBRARIES:
        return find_library(LIBRARIES[package]) is not None
    return any(shutil.which(program) for program in PROGRAMS.get(package, (package,)))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a test that lacks a system package; in CI nothing may be missing, so there it fails."""
    wanted = [package for mark in item.iter_markers("needs_system") for package in mark.args]
    if not (missing := _missing(wanted)):
        return
    message = _MISSING + ", ".join(missing)
    if IN_CI:
        pytest.fail(f"{message} (.ci/system-packages installs what is needed)", pytrace=False)
    pytest.skip(message)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name at the end what this machine could not run."""
    not_run: dict[str, list[str]] = {}
    for report in terminalreporter.getreports("skipped"):
        # A skip's longrepr is (file, line, "Skipped: reason"); with xdist it has come from another process.
        reason = report.longrepr[-1] if isinstance(report.longrepr, tuple) else ""
        _, found, packages = reason.partition(_MISSING)
        if found:
            not_run.setdefault(packages, []).append(report.nodeid)
    lines = []
    for packages, tests in sorted(not_run.items()):
        lines += [f"{packages}:", *(f"    {test}" for test in sorted(tests))]
    if lines:
        terminalreporter.section(_NOT_RUN)
        terminalreporter.write("\n".join([*lines, ""]))
    if word := os.environ.get(
        "COURTPIECE_NOT_RUN"
    ):  # `make test` has more to print after this, then this again
        text = "\n".join([f"{_NOT_RUN}:", *lines, ""]) if lines else ""
        Path(word).write_text(text, "utf-8")
