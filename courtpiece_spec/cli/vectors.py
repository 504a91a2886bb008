"""`courtpiece vectors`: single questions with their right answers: list, export, run, score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from courtpiece_spec.cli.completing import books_with_vectors
from courtpiece_spec.cli.exits import ExitCode, Failure
from courtpiece_spec.cli.judging import adapter_argument, jobs_option, levels_option, timeout_option
from courtpiece_spec.cli.report_files import report_files, report_options

if TYPE_CHECKING:
    from courtpiece_spec.conformance.mutants.score import Score


@click.group()
def command() -> None:
    """Test vectors: questions about a book with their right answers.

    Export them for a test runner of your own, or ask a program with them here.
    """


@command.command("list")
@click.argument("books", nargs=-1, metavar="[BOOK]...", shell_complete=books_with_vectors)
@click.option("--json", "as_json", is_flag=True, help="One line of JSON for each book, or for each vector.")
def list_command(books: tuple[str, ...], as_json: bool) -> int:
    """List the books that have vectors, or the vectors of BOOK."""
    from courtpiece_spec.cli.output import print_json, say
    from courtpiece_spec.conformance.vectors.library import shipped

    if not books:
        for name in _with_vectors():
            count = len(shipped(name))
            if as_json:
                print_json({"book": name, "count": count})
            else:
                say(f"{count:>5}  {name}")
        return ExitCode.OK
    for name in _known(books):
        for vector in shipped(name):
            if as_json:
                print_json({**vector.data(), "digest": vector.digest})
            else:
                say(f"{vector.slug}  ({vector.level}, {vector.strength})  {vector.note}")
    return ExitCode.OK


@command.command("export")
@click.argument("books", nargs=-1, metavar="[BOOK]...", shell_complete=books_with_vectors)
@click.option(
    "-o", "folder", type=click.Path(path_type=Path, file_okay=False), required=True, metavar="DIR",
    help="The folder to write; it is made if it is not there.",
)  # fmt: skip
def export_command(books: tuple[str, ...], folder: Path) -> int:
    """Write the vectors of BOOK, or of all books, with schemas, a manifest and a README.

    An earlier export is written over; a folder that has other files by these names is left as it is.
    """
    from courtpiece_spec.cli.output import say, write_file
    from courtpiece_spec.conformance.vectors.export import exported, is_export

    wanted = _known(books)
    made = exported(wanted or _with_vectors())
    if not is_export(folder):
        there = [name for name in made if (folder / name).exists() or (folder / name).is_symlink()]
        if there:
            raise Failure(
                f"{folder / there[0]} is there already, and is not of an export: name another folder with -o"
            )
    try:
        (folder / "schemas").mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Failure(
            f"{folder} cannot be made: {(error.strerror or type(error).__name__).lower()}"
        ) from None
    for name, text in made.items():
        wrong = write_file(folder / name, text)
        if wrong is not None:
            raise Failure(f"{folder / name} was not written: {wrong}")
    count = sum(text.count("\n") for name, text in made.items() if name.endswith(".jsonl"))
    say(f"{count} vectors in {sum(name.endswith('.jsonl') for name in made)} files: {folder}")
    return ExitCode.OK


@command.command(
    "run",
    epilog="Exit status: 0 every answer is right; 1 one is not, or a timeout, crash or garbage after a good "
    "hello; with --expectations 0 as expected, 1 not; 2 usage, unknown book, or a file that cannot be read "
    "or written; 3 the adapter cannot be used, nothing judged; 4 a fault of ours; "
    "130 interrupted, or a process of -j ended from outside, with the report so far.",
)
@click.argument("book", shell_complete=books_with_vectors)
@adapter_argument
@levels_option(("trick", "legal", "play", "match", "view"))
@timeout_option
@jobs_option
@click.option("--json", "as_json", is_flag=True, help="Report as JSON Lines: header, cases, footer.")
@report_options
def run_command(  # noqa: PLR0917 - click passes by name
    book: str,
    adapter: tuple[str, ...],
    levels: tuple[str, ...],
    timeout: float,
    jobs: int,
    as_json: bool,
    junit: Path | None,
    html: Path | None,
    badge: Path | None,
    expectations: Path | None,
    update: bool,
) -> int:
    """Ask a program all vectors of BOOK: `courtpiece conform BOOK --driver run`.

    BOOK is a name, no exported file: those have the same vectors.
    """
    from courtpiece_spec.cli.conform import judge_book
    from courtpiece_spec.conformance.vectors.library import shipped

    if book.endswith(".jsonl"):
        raise Failure(
            f"{book} is a file; `vectors run` asks the vectors of a book by its name, such as single_sir: "
            "these are the same that `vectors export` writes, which are for a runner of your own"
        )
    if not shipped(book):
        _known((book,))
    files = report_files(junit, html, badge, expectations, update)
    return judge_book(book, adapter, levels, ("run",), 1, 0, timeout, jobs, as_json, files)


@command.command("score")
@click.argument("books", nargs=-1, metavar="[BOOK]...", shell_complete=books_with_vectors)
@click.option("--json", "as_json", is_flag=True, help="One line of JSON for each book.")
@click.option(
    "-j", "jobs", type=click.IntRange(1, 64), default=1, show_default=True, help="So many processes."
)
@click.option(
    "--cluster",
    metavar="local|ADDRESS",
    help="Measure on a Dask cluster: one of this machine's own, with -j processes, or tcp://HOST:PORT.",
)
@click.option("--markdown", type=click.Path(path_type=Path, dir_okay=False), default=None, metavar="FILE",
              help="Write the table as a page of the documentation.")  # fmt: skip
def score_command(
    books: tuple[str, ...], as_json: bool, jobs: int, cluster: str | None, markdown: Path | None
) -> int:
    """Measure the vectors: which mutants of BOOK, or of all books, do they tell apart?

    A mutant is the book with one rule changed as a developer might get it wrong. The exit status is 1 where
    one survives.
    """
    from courtpiece_spec.cli.output import print_json, say, write_file

    whole = True
    scores = []
    for score in _scores(_known(books) or _with_vectors(), jobs, cluster):
        scores.append(score)
        whole = whole and not score.survivors
        if as_json:
            print_json(score.data())
        elif markdown is None:
            say(_table(score))
    if markdown is not None:
        from courtpiece_spec.conformance.mutants.page import page

        wrong = write_file(markdown, page(scores))
        if wrong is not None:
            raise Failure(f"{markdown} was not written: {wrong}")
    return ExitCode.OK if whole else ExitCode.DIFFERENCE


def _scores(names: Sequence[str], jobs: int, cluster: str | None) -> Iterator[Score]:
    if cluster is not None:
        yield from _scores_of_cluster(names, jobs, cluster)
        return
    if jobs == 1 or len(names) == 1:
        yield from map(score_of, names)
        return
    from concurrent.futures import ProcessPoolExecutor

    from courtpiece_spec.conformance.guard import end_with_parent

    with ProcessPoolExecutor(jobs, initializer=end_with_parent) as pool:
        yield from pool.map(score_of, names)


def _scores_of_cluster(names: Sequence[str], jobs: int, address: str) -> Iterator[Score]:
    """The scores in the order of the names; a book is measured as a whole, wherever there is room.

    Raises Failure.
    """
    from courtpiece_spec.cluster import NoClusterError, given_up, open_cluster

    try:
        with open_cluster(address, jobs, processes=True) as cluster:
            yield from cluster.pool.map(score_of, names)
    except NoClusterError as error:
        raise Failure(str(error)) from None
    except Exception as error:
        lost = given_up(error)
        if lost is None:
            raise
        raise Failure(lost) from None


def score_of(name: str) -> Score:
    """The score of one book by its shipped vectors."""
    from courtpiece_spec.conformance.mutants.score import score
    from courtpiece_spec.conformance.vectors.library import option_of, shipped
    from courtpiece_spec.loading import NotLoaded, load

    book = load(name)
    assert not isinstance(book, NotLoaded), book.message
    return score(book, shipped(name), only_from=option_of(book))


def _table(score: Score) -> str:
    wide = max([len(line.path) for line in score.lines] + [6])
    head = f"{'clause':{wide}}  mutants  equivalent  caught  as a reading  survivors"
    rows = [
        f"{line.path:{wide}}  {line.mutants:>7}  {line.equivalent:>10}  {line.caught:>6}  "
        f"{line.readings:>12}  {len(line.survivors):>9}"
        for line in score.lines
    ]
    told = f"{score.told} of {score.observable} mutants told apart by {score.vectors} vectors"
    alive = [f"  survives: {name}" for name in score.survivors]
    return "\n".join([f"{score.book}: {told}", head, *rows, *alive, ""])


def _with_vectors() -> list[str]:
    from courtpiece_spec.conformance.vectors.library import books, shipped

    return [name for name in books() if shipped(name)]


def _known(names: tuple[str, ...]) -> list[str]:
    """The books by their full ids, each of which has vectors.

    Raises Failure.
    """
    from courtpiece_spec.conformance.vectors.library import shipped
    from courtpiece_spec.loading import NotLoaded, load

    found: list[str] = []
    for name in names:
        book: Any = load(name)
        if isinstance(book, NotLoaded):
            raise Failure(f"{book.message} ({book.help})" if book.help else book.message)
        if not shipped(book.id):
            raise Failure(f"there are no vectors for {book.id}: `courtpiece vectors list` names the books")
        found.append(book.id)
    return found
