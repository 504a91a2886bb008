"""The command line with the sample engine as its reference: `python -m tests.conformance.run_conform ...`."""

from courtpiece_spec.cli import main
from courtpiece_spec.conformance import bench
from tests.conformance import sample

SENTENCE = "The highest trump wins the trick, otherwise the highest card of the suit led."


def explain(clause: str) -> tuple[str, tuple[str, ...]]:
    return (SENTENCE, ("B9",)) if clause.endswith("play.takes") else (clause, ())


def open_bench(book: str) -> bench.Bench | str:
    if book not in ("single_sir", "double_sir", "double_sir with ace_on_ace"):
        return f"there is no book {book!r}"
    return bench.Bench(sample.reference(book), explain)


if __name__ == "__main__":
    bench.open_bench = open_bench
    main.entry()
