"""`courtpiece adapter new --language LANGUAGE`: copy an adapter to start from."""

from pathlib import Path

import click

from courtpiece_spec.cli.exits import Failure

FOLDERS = {"python": "python", "py": "python", "js": "js", "javascript": "js", "c": "c"}
"""What a language may be called -> its folder in `courtpiece_spec/adapters`."""

RUN = {
    "python": ("", "python {}/adapter.py"),
    "js": ("", "node {}/adapter.js"),
    "c": ("cc -std=c11 -O2 -o {0}/adapter {0}/adapter.c", "{}/adapter"),
}
"""How an adapter is built and started from the folder in which its own was made."""


@click.group()
def command() -> None:
    """Write an adapter: the program that lets `courtpiece conform` judge an implementation."""


@command.command("new")
@click.option(
    "--language",
    type=click.Choice(list(FOLDERS), case_sensitive=False),
    required=True,
    help="What to write it in.",
)
@click.option(
    "-o",
    "--output",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    help="The folder to write; it is made. By default adapter-LANGUAGE.",
)
def new(language: str, folder: Path | None) -> None:
    """Copy an adapter for Single Sir with a small correct engine, to be replaced by your own.

    Files that are there already are never overwritten.

    \b
    Examples:
      courtpiece adapter new --language js
      courtpiece adapter new --language c -o tools/judge
    """  # noqa: D301 - click wants the control character, which keeps the lines apart
    from importlib.resources import files

    from courtpiece_spec.cli.output import say, write_file

    name = FOLDERS[language]
    target = folder or Path(f"adapter-{name}")
    parts = {
        part.name: part.read_text("utf-8")
        for part in (files("courtpiece_spec") / "adapters" / name).iterdir()
        if part.is_file()
    }
    there = [part for part in sorted(parts) if (target / part).exists()]
    if there:
        raise Failure(f"{target / there[0]} is there already; name another folder with -o")
    target.mkdir(parents=True, exist_ok=True)
    for part, text in sorted(parts.items()):
        wrong = write_file(target / part, text)
        if wrong is not None:
            raise Failure(str(wrong))
    build, start = (line.format(_quoted(target)) for line in RUN[name])
    lines = [f"wrote {target}: {', '.join(sorted(parts))}", *([f"build it:  {build}"] if build else [])]
    say("\n".join([*lines, f"judge it:  courtpiece conform single_sir -- {start}"]))


def _quoted(target: Path) -> str:
    """The folder as a command line names it."""
    import shlex

    return shlex.quote(str(target))
