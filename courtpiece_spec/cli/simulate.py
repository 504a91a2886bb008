"""`courtpiece simulate BOOK`: many matches, and how often everything happens."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
from attrs import frozen

from courtpiece_spec.cli.books import book_option, known_files, playable_book
from courtpiece_spec.cli.completing import PLAYERS, books, players
from courtpiece_spec.cli.exits import ExitCode, Failure
from courtpiece_spec.cli.judging import Seconds, timeout_option

if TYPE_CHECKING:
    from courtpiece_spec.book import Book
    from courtpiece_spec.simulation.adapters import Programs
    from courtpiece_spec.simulation.reporting import Manner
    from courtpiece_spec.simulation.running import Pace, Play, Tally

_MOST: Final = 1_000_000_000_000
_ROUNDS, _ROUNDS_BY_PROGRAM = 100_000, 1_000
_INTERRUPTED: Final = "interrupted"


class Whole(click.IntRange):
    """A range of whole numbers, called so for people."""

    name = "whole number"


@click.command(
    epilog="Exit status: 0 all rounds were played; 1 the text of a book has errors; 2 usage, unknown book, a "
    "file that cannot be written, a cluster that is not there or gave up; 3 the adapter cannot be used, or "
    "failed; 4 a fault of ours; 130 interrupted. What was played before a run was left is printed, marked as "
    "partial."
)
@click.argument("book", shell_complete=books)
@click.option(
    "-n",
    "--rounds",
    type=Whole(1, _MOST),
    metavar="N",
    help=f"So many rounds; by default {_ROUNDS:,}, or {_ROUNDS_BY_PROGRAM:,} where a program plays.",
)
@click.option(
    "--seed",
    type=Whole(0, 2**63 - 1),
    default=0,
    show_default=True,
    help="The same seed gives the same rounds, whatever -j.",
)
@click.option(
    "-j",
    "jobs",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    metavar="J",
    help="So many threads; each has a program of its own, if one plays.",
)
@click.option(
    "--policy",
    default=PLAYERS[0],
    show_default=True,
    metavar="random|sensible|COMMAND",
    shell_complete=players,
    help="Who plays: anything legal by chance, sensible people, or a program that answers `act`.",
)
@click.option(
    "--vs", "other", metavar="OTHER", shell_complete=books, help="A second book, played on the same deals."
)
@click.option(
    "--seconds-card", type=Seconds(0, 3600), default=4, show_default=True, metavar="S",
    help="How long a card takes, for the minutes.",
)  # fmt: skip
@click.option(
    "--seconds-deal", type=Seconds(0, 3600), default=60, show_default=True, metavar="S",
    help="How long it takes to shuffle, deal and name trump.",
)  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Print it as one line of JSON.")
@click.option(
    "--plot",
    type=click.Path(path_type=Path),
    metavar="FILE.svg|png|pdf",
    help="Draw it too, by the ending of the file.",
)
@click.option(
    "--cluster",
    metavar="local|ADDRESS",
    help="Play on a Dask cluster: one of this machine's own, or tcp://HOST:PORT.",
)
@timeout_option
@book_option
def command(
    book: str,
    rounds: int | None,
    policy: str,
    other: str | None,
    plot: Path | None,
    book_files: tuple[Path, ...],
    **how: Any,
) -> ExitCode:
    """Play many rounds of BOOK, and tell how often everything happens.

    \b
    Told are the outcomes of a round, who wins it, tricks, and how long a match takes, each with a
    95 % confidence interval. With --vs two books play the same deals, and the differences are told.

    \b
    Examples:
      courtpiece simulate single_sir
      courtpiece simulate double_sir --vs "double_sir with blocked_tricks({12})"
      courtpiece simulate hakem -n 1000000 -j 4 --policy sensible --plot hakem.svg
      courtpiece simulate single_sir -n 200 --policy "python my_player.py"
    """  # noqa: D301 - click wants the control character, which keeps the lines apart
    extra = known_files(book_files)
    found = tuple(playable_book(each, extra) for each in (book, other) if each is not None)
    words = _words_of(policy)
    draw = _plotter(plot)
    if words and how["cluster"] is not None:
        raise Failure("a program plays where it is started: --cluster goes with --policy random or sensible")
    run = _Run(found, rounds or (_ROUNDS_BY_PROGRAM if words else _ROUNDS), policy, words, **how)
    try:
        return run.run(draw)
    except KeyboardInterrupt:
        raise click.Abort from None


def _words_of(policy: str) -> tuple[str, ...]:
    """The command of a program; nothing for a player of ours.

    Raises click.UsageError.
    """
    if policy in PLAYERS:
        return ()
    try:
        words = tuple(shlex.split(policy))
    except ValueError as error:
        raise click.UsageError(f"--policy: {policy!r} is no command: {error}") from None
    if not words:
        raise click.UsageError("--policy is empty: say random, sensible, or the command of a program")
    if len(words) == 1 and not _is_program(words[0]):
        from difflib import get_close_matches

        near = get_close_matches(words[0], PLAYERS, 1)
        hint = f"did you mean {near[0]!r}?" if near else "it is neither random nor sensible, nor a program"
        raise click.UsageError(f"--policy: there is no player {words[0]!r}; {hint}")
    return words


def _is_program(word: str) -> bool:
    from shutil import which

    return which(word) is not None


def _plotter(path: Path | None) -> Callable[[dict[str, Any]], None] | None:
    """What draws a report into a file; whether it can is tried before anything is played.

    Raises Failure.
    """
    if path is None:
        return None
    from courtpiece_spec.cli.output import unwritable, write_file
    from courtpiece_spec.simulation.plots import CannotDrawError, plotter

    try:
        drawn = plotter(path.suffix)
    except CannotDrawError as error:
        raise Failure(f"{path}: {error}") from None
    problem = unwritable(path)
    if problem is not None:
        raise Failure(str(problem))

    def draw(report: dict[str, Any]) -> None:
        problem = write_file(path, drawn(report))
        if problem is not None:
            raise Failure(str(problem))
        from courtpiece_spec.cli.output import safe_text

        click.echo(f"wrote {safe_text(str(path))}", err=True)

    return draw


_SLOW: Final = (
    "without numba and numpy the same numbers come some hundred times slower: "
    "pip install 'courtpiece-spec[fast]'"
)


@frozen
class _Run:
    """One run of the command."""

    books: tuple[Book, ...]
    rounds: int
    policy: str
    words: tuple[str, ...]
    seed: int
    jobs: int
    seconds_card: float
    seconds_deal: float
    as_json: bool
    cluster: str | None
    timeout: float

    def run(self, draw: Callable[[dict[str, Any]], None] | None) -> ExitCode:
        """Play, then tell what came of it.

        Raises Failure where nothing could be played at all.
        """
        if self.words:
            from courtpiece_spec.simulation.adapters import AdapterFailedError, Programs

            try:
                with Programs(self.words, self.books, self.seed, self.timeout) as programs:
                    return self._played_by(programs, draw)
            except AdapterFailedError as error:
                raise Failure(str(error), ExitCode.ADAPTER) from None
        from courtpiece_spec.kernel.running import has_numba
        from courtpiece_spec.simulation.units import Order

        if self.cluster is None and not has_numba():
            click.echo(_SLOW, err=True)
        order = Order.of(self.books, self.policy, self.seed)
        with self._pool() as (pool, at_once):
            from courtpiece_spec.simulation.running import Pace

            return self._play(order, order.columns(), pool, Pace(at_once=at_once), self._manner(None), draw)

    def _played_by(self, programs: Programs, draw: Callable[[dict[str, Any]], None] | None) -> ExitCode:
        from courtpiece_spec.simulation.running import Pace

        pace = Pace(rounds=50, first=1, at_once=self.jobs)
        pool = ThreadPoolExecutor(self.jobs)
        try:
            manner = self._manner(programs.name)
            return self._play(programs, programs.columns, pool, pace, manner, draw, programs.stop)
        finally:
            programs.stop()
            pool.shutdown()

    @contextmanager
    def _pool(self) -> Iterator[tuple[Executor, int]]:
        """Where work is done, and how much of it at once."""
        if self.cluster is None:
            pool = ThreadPoolExecutor(self.jobs)
            try:
                yield pool, self.jobs + 1
            finally:
                pool.shutdown(cancel_futures=True)
            return
        from courtpiece_spec.cluster import NoClusterError, open_cluster

        try:
            with open_cluster(self.cluster, self.jobs) as cluster:
                yield cluster.pool, cluster.at_once + 1
        except NoClusterError as error:
            raise Failure(str(error)) from None

    def _manner(self, player: str | None) -> Manner:
        from courtpiece_spec.simulation.quantities import Clock
        from courtpiece_spec.simulation.reporting import Manner

        clock = Clock(Fraction(str(self.seconds_card)), Fraction(str(self.seconds_deal)))
        return Manner(self.policy, self.seed, clock, player)

    def _play(
        self,
        play: Play,
        columns: tuple[tuple[str, ...], ...],
        pool: Executor,
        pace: Pace,
        manner: Manner,
        draw: Callable[[dict[str, Any]], None] | None,
        stop: Callable[[], None] = lambda: None,
    ) -> ExitCode:
        from courtpiece_spec.cli.progress import Progress
        from courtpiece_spec.simulation.running import Tally, play_blocks

        tally, progress = Tally.empty(self.rounds, columns), Progress()
        code, stopped = ExitCode.OK, None
        try:
            play_blocks(tally, play, pool, pace, lambda so_far: progress.tell(_bar(so_far)))
        except KeyboardInterrupt:
            code, stopped = ExitCode.INTERRUPTED, _INTERRUPTED
        except Exception as error:
            lost = _why_lost(error)
            if lost is None:
                raise
            code, stopped = lost
        stop()
        progress.clear()
        self._tell(tally, manner, stopped, draw)
        return code

    def _tell(
        self,
        tally: Tally,
        manner: Manner,
        stopped: str | None,
        draw: Callable[[dict[str, Any]], None] | None,
    ) -> None:
        from courtpiece_spec.cli.output import print_json, say
        from courtpiece_spec.cli.simulate_views import lines_of
        from courtpiece_spec.rulebook.sentences import Sentences
        from courtpiece_spec.simulation.reporting import report_of

        report = report_of(self.books, tally, manner, Sentences("en"), stopped)
        if self.as_json:
            print_json(report)
        else:
            for line in lines_of(report):
                say(line)
        if stopped is not None:
            from courtpiece_spec.cli.output import safe_text

            played = min(tally.counted.rounds)
            click.echo(
                f"courtpiece: {safe_text(stopped)}; {played:,} of {self.rounds:,} rounds were played",
                err=True,
            )
        if draw is not None and all(tally.counted.begun):
            draw(report)


def _why_lost(error: Exception) -> tuple[ExitCode, str] | None:
    """The exit status and the reason, where a run was left for what is no fault of ours."""
    from courtpiece_spec.cluster import given_up
    from courtpiece_spec.simulation.adapters import AdapterFailedError

    if isinstance(error, AdapterFailedError):
        return ExitCode.ADAPTER, str(error)
    lost = given_up(error)
    if lost is not None:
        return ExitCode.USAGE, lost
    return None


def _bar(tally: Tally) -> str:
    """How far it has come."""
    played, wanted = sum(tally.counted.rounds), tally.wanted * len(tally.columns)
    filled = 30 * played // wanted
    return f"[{'#' * filled}{'.' * (30 - filled)}] {played:,} of {wanted:,} rounds"
