"""What `courtpiece simulate` prints for people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from rich.text import Text

_WIDEST: Final = 58
_PLAYED: Final = {"random": "every action drawn from all that are legal", "sensible": "sensible play"}


def lines_of(report: Mapping[str, Any]) -> Iterator[str | Text]:
    """The report, line by line."""
    from rich.text import Text

    books = report["books"]
    if report["partial"]:
        counted = all(book["matches"] for book in books)
        told = "here is what was played until then" if counted else "not one match could be counted"
        yield Text(f"PARTIAL: {report['stopped']}; {told}", style="bold red")
    yield from _heads(report)
    if not all(book["matches"] for book in books):
        return
    assumed = report["assumed"]
    yield Text(
        "± and what follows it is a 95 % confidence interval; a match counts as one sample", style="dim"
    )
    yield Text(
        f"minutes: {assumed['seconds_a_card']:g} s a card, {assumed['seconds_a_deal']:g} s a deal",
        style="dim",
    )
    yield from _compared(report) if len(books) > 1 else _alone(books[0])


def _heads(report: Mapping[str, Any]) -> Iterator[str | Text]:
    from rich.text import Text

    books = report["books"]
    for letter, book in zip("AB", books, strict=False):
        before = f"{letter}  " if len(books) > 1 else ""
        yield Text.assemble((f"{before}{book['title']}", "bold"), f"  {book['id']}")
        rounds, matches = book["rounds"], book["matches"]
        counted = f"{rounds:,} round{'s' * (rounds != 1)} in {matches:,} match{'es' * (matches != 1)}"
        yield f"{' ' * len(before)}{counted}"
    how = f"played by {report['player']}" if report["player"] else _PLAYED.get(report["policy"], "")
    yield f"{how}; seed {report['seed']}"


def _alone(book: Mapping[str, Any]) -> Iterator[str | Text]:
    from rich.text import Text

    from courtpiece_spec.simulation.wording import told

    for section in book["sections"]:
        lines = [(each["title"], told(each)) for each in section["lines"] if _happens(each)]
        if lines:
            yield Text(f"\n{section['title']}", style="bold")
            yield from (_row(title, value) for title, value in lines)


def _compared(report: Mapping[str, Any]) -> Iterator[str | Text]:
    from rich.text import Text

    from courtpiece_spec.simulation.wording import told, told_difference

    first, second = ({line["key"]: line for line in _all_lines(book)} for book in report["books"])
    apart = {line["key"]: line for line in report["differences"]}
    yield ""
    yield from _in_short(first, second, apart)
    done: set[str] = set()
    yield Text(f"\n{'':{_WIDEST}}  {'A':18}  {'B':18}  B − A", style="bold")
    for number, book in enumerate(report["books"]):
        for section in book["sections"]:
            lines = [each for each in section["lines"] if each["key"] not in done]
            done.update(each["key"] for each in lines)
            told_of = [
                (
                    each["title"],
                    *(told(one[each["key"]]) if each["key"] in one else "–" for one in (first, second)),
                    told_difference(apart[each["key"]]),
                )
                for each in lines
                if any(_happens(one[each["key"]]) for one in (first, second) if each["key"] in one)
            ]
            if told_of:
                only = "" if number == 0 else ", in B only"
                yield Text(f"\n{section['title']}{only}", style="bold")
                yield from (_row(title, f"{a:18}  {b:18}  {c}".rstrip()) for title, a, b, c in told_of)


def _in_short(first: Mapping[str, Any], second: Mapping[str, Any], apart: Mapping[str, Any]) -> Iterator[str]:
    """A sentence for each outcome, and for the length of a match, that is clearly not the same in both."""
    from courtpiece_spec.simulation.wording import told, told_difference

    changed = False
    for key, line in apart.items():
        if not key.startswith("row.score.") and key != "match.rounds":
            continue
        if line["error"] is None or abs(line["value"]) <= line["error"]:
            continue
        changed = True
        what = "Rounds a match" if key == "match.rounds" else line["title"]
        way = "more often" if line["value"] > 0 else "less often"
        if line["kind"] != "share":
            way = "more" if line["value"] > 0 else "fewer"
        yield (
            f"{what}: {way} in B, {told(first[key])} becomes {told(second[key])} "
            f"(difference {told_difference(line)})"
        )
    if not changed:
        yield "no outcome differs clearly, nor does the length of a match: more rounds would tell (-n)"


def _all_lines(book: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    for section in book["sections"]:
        yield from section["lines"]


def _happens(line: Mapping[str, Any]) -> bool:
    """Whether a line is worth a line: a table's rows always are, of other shares only those that occur."""
    return line["kind"] != "share" or line["key"].startswith("row.") or bool(line["value"])


def _row(title: str, value: str) -> str:
    """A title and what is said of it; a long title has a line of its own."""
    if len(title) > _WIDEST - 2:
        return f"  {title}\n{'':{_WIDEST}}  {value}"
    return f"  {title:{_WIDEST - 2}}  {value}"
