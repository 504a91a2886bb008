"""One record of a file that a command is given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from courtpiece_spec.cli.exits import Failure
from courtpiece_spec.cli.files import opened, shown, unreadable

if TYPE_CHECKING:
    from courtpiece_spec.records.reading import Fault


def record_line(file: str, wanted: int | None) -> tuple[int, bytes | Fault]:
    """The line of a number, or the first that is not blank, with its number.

    Raises Failure when there is none.
    """
    from courtpiece_spec.records.lines import numbered

    with opened(file) as stream:
        try:
            for number, line in numbered(stream):
                if wanted is None or number == wanted:
                    return number, line
        except OSError as error:
            raise unreadable(file, error) from None
    raise Failure(f"{shown(file)} holds no record" + ("" if wanted is None else f" at line {wanted}"))
