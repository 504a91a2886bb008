"""Small checks of JSON values.

A check returns None, or a complaint that begins with the rest of the place: `.legal[2]: "10H" is not a card`.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

Check: TypeAlias = Callable[[Any], str | None]


def complain(value: object, what: str) -> str:
    """The complaint that a value is not what it should be."""
    text = json.dumps(value)
    return f": {text if len(text) <= 60 else text[:60] + '…'} is not {what}"


def string(value: Any) -> str | None:
    """Any string."""
    return None if isinstance(value, str) else complain(value, "a string")


def filled(value: Any) -> str | None:
    """A string that is not empty."""
    return None if isinstance(value, str) and value else complain(value, "a string with something in it")


def truth(value: Any) -> str | None:
    """True or false."""
    return None if isinstance(value, bool) else complain(value, "true or false")


def integer(low: int | None = None, high: int | None = None) -> Check:
    """A whole number, perhaps within a range."""
    if low is None:
        what = "an integer"
    else:
        what = f"an integer from {low}" + (f" to {high}" if high is not None else "")

    def run(value: Any) -> str | None:
        # 1.0 is an integer in JSON Schema, and true is none.
        whole = type(value) is int or (type(value) is float and value.is_integer())
        fits = whole and (low is None or value >= low) and (high is None or value <= high)
        return None if fits else complain(value, what)

    return run


def matching(pattern: str, what: str) -> Check:
    """A string of a form."""
    match = re.compile(pattern).fullmatch

    def run(value: Any) -> str | None:
        return None if isinstance(value, str) and match(value) else complain(value, what)

    return run


def one_of(values: Sequence[str | None], what: str) -> Check:
    """One of some strings, or null if that is among them."""

    def run(value: Any) -> str | None:
        known = (value is None or isinstance(value, str)) and value in values
        return None if known else complain(value, what)

    return run


def array(item: Check, at_least: int = 0) -> Check:
    """A list of one kind of thing."""

    def run(value: Any) -> str | None:
        if not isinstance(value, list):
            return complain(value, "an array")
        for index, element in enumerate(value):
            complaint = item(element)
            if complaint:
                return f"[{index}]{complaint}"
        return None if len(value) >= at_least else complain(value, f"an array of at least {at_least}")

    return run


def pair(first: Check, second: Check) -> Check:
    """A list of two things, each of its kind."""

    def run(value: Any) -> str | None:
        if not isinstance(value, list) or len(value) != 2:
            return complain(value, "an array of two")
        for index, (element, check) in enumerate(zip(value, (first, second), strict=True)):
            complaint = check(element)
            if complaint:
                return f"[{index}]{complaint}"
        return None

    return run


def nullable(inner: Check) -> Check:
    """A thing, or null."""
    return lambda value: None if value is None else inner(value)


def either(first: Check, second: Check) -> Check:
    """One of two things; the complaint is that of the first."""
    return lambda value: None if second(value) is None else first(value)


def record(required: Sequence[str], fields: Mapping[str, Check]) -> Check:
    """An object; fields that are not named may be there and be anything."""

    def run(value: Any) -> str | None:
        if not isinstance(value, dict):
            return complain(value, "an object")
        for name in required:
            if name not in value:
                return f": {name} is missing"
        for name, field in fields.items():
            if name in value:
                complaint = field(value[name])
                if complaint:
                    return f".{name}{complaint}"
        return None

    return run
