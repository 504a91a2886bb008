"""What the figures were measured on."""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

PACKAGES = ("courtpiece-spec", "attrs", "numpy", "numba", "open_spiel", "rlcard", "colver")


def machine() -> dict[str, str]:
    """Processor, system, and versions, each in words."""
    return {
        "processor": _processor(),
        "cores": str(_cores()),
        "system": f"{platform.system()} {platform.machine()}",
        "Python": f"{platform.python_implementation()} {platform.python_version()}",
        "C compiler": _compiler(),
        **{package: _version(package) for package in PACKAGES},
    }


def load_average() -> str:
    """How busy the machine is, where the system tells: a busy one makes wide spreads."""
    try:
        return f"{os.getloadavg()[0]:.1f}"
    except (AttributeError, OSError):
        return "unknown"


def _processor() -> str:
    try:
        text = Path("/proc/cpuinfo").read_text("utf-8")
    except OSError:
        text = ""
    found = re.search(r"^model name\s*:\s*(.+)$", text, re.MULTILINE)
    return found[1].strip() if found else platform.processor() or "unknown"


def _cores() -> int:
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not everywhere
        return os.cpu_count() or 1


def _compiler() -> str:
    name = shutil.which("cc")
    if name is None:
        return "none"
    done = subprocess.run([name, "--version"], capture_output=True, text=True, check=False)
    return done.stdout.partition("\n")[0].strip() or name


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"
