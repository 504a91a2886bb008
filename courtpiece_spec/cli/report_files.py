"""`--junit`, `--html`, `--badge` and `--expectations`: files that a judgement reads and leaves behind."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import click

from courtpiece_spec.cli.exits import Failure

if TYPE_CHECKING:
    from courtpiece_spec.conformance.bench import Bench
    from courtpiece_spec.conformance.reports.expectations import Expectations
    from courtpiece_spec.conformance.session import Session

F = TypeVar("F", bound=Callable[..., Any])


class _File(click.Path):
    """A file by its name; standard output has the report."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if str(value) == "":
            self.fail("the name of the file is empty.", param, ctx)
        if str(value) == "-":
            self.fail(
                "name a file: standard output has the report ('./-' is a file of this name).", param, ctx
            )
        return super().convert(value, param, ctx)


_FILE = _File(path_type=Path, dir_okay=False)


class ReportFiles(NamedTuple):  # no attrs: `--help` needs nothing of it
    """The files that were asked for."""

    junit: Path | None = None
    html: Path | None = None
    badge: Path | None = None
    expectations: Path | None = None
    update: bool = False

    def written(self) -> dict[str, Path]:
        """The reports by their options."""
        named = {"--junit": self.junit, "--html": self.html, "--badge": self.badge}
        return {option: path for option, path in named.items() if path is not None}


def junit_option(function: F) -> F:
    """Add `--junit`."""
    return click.option(
        "--junit", type=_FILE, metavar="FILE", help="Also write JUnit XML, for continuous integration."
    )(function)


def report_options(function: F) -> F:
    """Add the options; `report_files` makes one thing of them."""
    for add in (
        click.option(
            "--update-expectations",
            "update",
            is_flag=True,
            help="Write to the file of --expectations what differs now.",
        ),
        click.option(
            "--expectations",
            type=_FILE,
            metavar="FILE",
            help="Deviations that are known (TOML): just these may occur, and must.",
        ),
        click.option("--badge", type=_FILE, metavar="FILE", help="Also write a badge (SVG)."),
        click.option("--html", type=_FILE, metavar="FILE", help="Also write a page with every hand drawn."),
        junit_option,
    ):
        function = add(function)
    return function


def report_files(
    junit: Path | None, html: Path | None, badge: Path | None, expectations: Path | None, update: bool
) -> ReportFiles:
    """The files, looked at before anything is judged for an hour.

    Raises Failure or UsageError.
    """
    if update and expectations is None:
        raise click.UsageError("--update-expectations needs --expectations FILE: the file to write.")
    found = ReportFiles(junit, html, badge, expectations, update)
    seen: dict[Path, str] = {}
    written = found.written() | ({"--expectations": expectations} if expectations is not None else {})
    for option, path in written.items():
        place = path.resolve()
        if place in seen and not (place.exists() and not place.is_file()):
            raise click.UsageError(f"{seen[place]} and {option} name the same file, {str(path)!r}.")
        seen[place] = option
        check_writable(option, path)
    return found


def check_writable(option: str, path: Path) -> None:
    """Say now what would go wrong at the end: the folder is not there.

    Raises Failure.
    """
    if not path.parent.is_dir():
        raise Failure(f"{option}: {path} cannot be written: there is no folder {path.parent}")


def read_expectations(files: ReportFiles, bench: Bench) -> tuple[Expectations | None, str | None]:
    """The known deviations, and the text of their file; None where there is none, or none yet.

    Raises Failure.
    """
    from courtpiece_spec.conformance.reports.expectations import Expectations
    from courtpiece_spec.conformance.reports.expectations_file import MOST, BadFile, Known, read
    from courtpiece_spec.conformance.vectors.library import shipped

    path = files.expectations
    if path is None:
        return None, None
    if files.update and not path.exists():
        return Expectations(str(path)), None
    try:
        with path.open(encoding="utf-8", newline="") as file:
            text = file.read(MOST + 1)  # what is longer is refused below, however long it is
    except (OSError, UnicodeDecodeError) as error:
        why = "not UTF-8" if isinstance(error, UnicodeDecodeError) else (error.strerror or "").lower()
        hint = "; --update-expectations writes one" if isinstance(error, FileNotFoundError) else ""
        raise Failure(f"{path} cannot be read: {why}{hint}") from None
    vectors = shipped(bench.reference.book)
    known = Known(
        bench.reference.book,
        bench.paths,
        {vector.slug for vector in vectors},
        {reading.reading for vector in vectors for reading in vector.any_of[1:]},
    )
    found = read(str(path), text, known)
    if isinstance(found, BadFile):
        raise Failure(str(found))
    return found, text


def update_expectations(
    files: ReportFiles, session: Session, expectations: Expectations | None, text: str | None
) -> tuple[str | None, Expectations | None]:
    """Write what differs now to the file of known deviations; words about it, and what is known from now on.

    Raises Failure.
    """
    from courtpiece_spec.conformance.reports.expectations import Expectations, entries_for, hold
    from courtpiece_spec.conformance.reports.expectations_file import updated
    from courtpiece_spec.conformance.session import Status

    if not files.update or expectations is None or files.expectations is None:
        return None, expectations
    held = session.held
    if held is None or session.status not in (Status.CONFORMS, Status.DIFFERS):
        return f"{files.expectations} was left as it was: not everything was judged", expectations
    new = updated(text, expectations, held, session.book)
    if new != text:
        write_report("--expectations", files.expectations, new)
    gone = set(held.gone)
    kept = tuple(entry for entry in expectations.entries if entry not in gone)
    there = set(kept)
    added = tuple(entry for entry in entries_for(held.unknown) if entry not in there)
    expectations = Expectations(expectations.name, (*kept, *added))
    session.held = hold(session, expectations)
    words = f"{files.expectations}: {len(added)} added, {len(held.gone)} taken out, {len(kept)} kept"
    return words, expectations


def write_reports(
    files: ReportFiles, session: Session, bench: Bench, expectations: Expectations | None
) -> None:
    """Write the files, each whole or not at all; one that cannot be written keeps none of the others back.

    Raises Failure.
    """
    wrong = []
    for option, path in files.written().items():
        try:
            write_report(option, path, _made(option, session, bench, expectations))
        except Failure as failure:
            wrong.append(failure.message)
    if wrong:
        raise Failure("; ".join(wrong))


def _made(option: str, session: Session, bench: Bench, expectations: Expectations | None) -> str:
    if option == "--junit":
        from courtpiece_spec.conformance.reports.junit import junit

        return junit(session, bench.explain, expectations)
    if option == "--html":
        from courtpiece_spec.conformance.reports.page import page  # brings jinja2 along

        return page(session, bench.explain, expectations)
    from courtpiece_spec.conformance.reports.badge import badge

    return badge(session)


def write_report(option: str, path: Path, text: str) -> None:
    """Write one report.

    Raises Failure.
    """
    from courtpiece_spec.cli.output import write_file

    wrong = write_file(path, text)
    if wrong is not None:
        raise Failure(f"{option}: {path} was not written: {wrong.reason}")
