"""A book's kernel: its texts, run by Numba or as plain Python, and the arrays they take and give."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any

from attrs import frozen

from courtpiece_spec.book import Book
from courtpiece_spec.kernel.asking import ByChance, Way
from courtpiece_spec.kernel.running import Runner, runner
from courtpiece_spec.kernel.sense import BySense
from courtpiece_spec.kernel.source import Form, Frames, form_of

POLICIES = ("random", "sensible")
"""Who plays: uniformly at random, or as people do."""


@frozen
class Batch:
    """Rounds as arrays, one behind the other: see docs/design/speed.md."""

    packs: Any
    setups: Any
    actions: Any
    starts: Any


@frozen
class Replayed:
    """What became of the rounds of a batch: a row of `fields` each, and who took each trick."""

    fields: tuple[str, ...]
    results: Any
    takers: Any

    def column(self, field: str) -> Any:
        """One field of all rounds."""
        return self.results[:, self.fields.index(field)]


@frozen
class Recorded:
    """Rounds that were played, with what came of them."""

    batch: Batch
    widths: Any
    """How many actions were legal, for each action."""
    replayed: Replayed


class Kernel:
    """A book as fast as it goes.

    Args:
        book: The compiled book; for `replay` no cycle.
        policy: Who plays, for `play` and `record`.
        compiled: Whether to use Numba; by default, if it is there.
    """

    def __init__(self, book: Book, policy: str = "random", *, compiled: bool | None = None) -> None:
        if policy not in POLICIES:
            raise ValueError(f"no policy {policy!r}: there are {', '.join(POLICIES)}")
        self.book = book
        self._frames = Frames(book)
        self._runner: Runner = runner(compiled=compiled)
        self._policy = policy

    @property
    def form(self) -> Form:
        """How the rows of the arrays are laid out."""
        return self._frames.form

    @property
    def columns(self) -> tuple[str, ...]:
        """What `play` counts, in the order of its rows."""
        return self.form.columns

    @property
    def setup_fields(self) -> tuple[str, ...]:
        """The fields of a setup, in order."""
        return self.form.setup_fields

    def _way(self, *, recorded: bool) -> Way:
        return ByChance(recorded) if self._policy == "random" else BySense(recorded)

    # ------------------------------------------------------------------ texts
    @cached_property
    def _play(self) -> Any:
        return self._runner.made(self._frames.play(self._way(recorded=False)), "play", len(self.form.packets))

    @cached_property
    def _record(self) -> Any:
        return self._runner.made(
            self._frames.record(self._way(recorded=True)), "record", len(self.form.packets)
        )

    @cached_property
    def _replay(self) -> Any:
        return self._runner.made(self._frames.replay(), "replay", len(self.form.packets))

    def _scratch(self) -> tuple[Any, ...]:
        """What a round works on."""
        sizes = (8, 64, 8, 8 * 64, 8, *(8 for _ in self.form.packets))
        return tuple(self._runner.zeros(size) for size in sizes)

    # ------------------------------------------------------------------ running
    def play(self, seed: int, first: int, matches: int, rounds: int) -> Any:
        """Counts of matches by number, until so many rounds have been played: rows of `columns`."""
        out = self._runner.zeros(matches * len(self.columns))
        self._play(self._runner.word(seed), first, matches, rounds, out, *self._scratch())
        return self._runner.rows(out, len(self.columns))

    def record(self, seed: int, first: int, matches: int, rounds: int) -> Recorded:
        """Rounds of matches, kept with all that was done; new deals are rounds of their own."""
        form, run = self.form, self._runner
        deals = 4 * rounds + 64
        size = self._frames.pack_size
        arrays = {
            "packs": run.zeros(deals * size, "uint8"),
            "setups": run.zeros(deals * len(form.setup_fields)),
            "acts": run.zeros(deals * 160, "int32"),
            "widths": run.zeros(deals * 160, "int32"),
            "starts": run.zeros(deals + 1),
            "results": run.zeros(deals * len(form.result_fields)),
            "takers": run.zeros(deals * form.tricks, "int8"),
        }
        kept = self._record(run.word(seed), first, matches, rounds, *arrays.values(), *self._scratch())
        actions = arrays["starts"][kept]
        return Recorded(
            Batch(
                run.rows(arrays["packs"], size)[:kept],
                run.rows(arrays["setups"], len(form.setup_fields))[:kept],
                run.row(arrays["acts"][:actions]),
                run.row(arrays["starts"][: kept + 1]),
            ),
            run.row(arrays["widths"][:actions]),
            Replayed(
                form.result_fields,
                run.rows(arrays["results"], len(form.result_fields))[:kept],
                run.rows(arrays["takers"], form.tricks)[:kept],
            ),
        )

    def replay(self, batch: Batch) -> Replayed:
        """Checks rounds: `status` and what follows, a row each."""
        form, run = self.form, self._runner
        rounds = len(batch.starts) - 1
        results = run.zeros(rounds * len(form.result_fields))
        takers = run.zeros(rounds * form.tricks, "int8")
        given = (
            run.flat(batch.packs, "uint8"),
            run.flat(batch.setups, "int64"),
            run.flat(batch.actions, "int32"),
            run.flat(batch.starts, "int64"),
        )
        self._replay(0, rounds, *given, results, takers, *self._scratch())
        return Replayed(
            form.result_fields, run.rows(results, len(form.result_fields)), run.rows(takers, form.tricks)
        )


@lru_cache(maxsize=64)
def kernel_for(book: Book, policy: str = "random", *, compiled: bool | None = None) -> Kernel:
    """The kernel of a book; one book's is made once."""
    return Kernel(book, policy, compiled=compiled)


__all__ = ["Batch", "Kernel", "Recorded", "Replayed", "form_of", "kernel_for"]
