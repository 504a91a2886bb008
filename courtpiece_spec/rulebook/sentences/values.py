"""What a message is filled with besides text: numbers, lists, and the functions that messages may use."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any, Final

from babel import Locale
from babel.lists import format_list
from fluent.runtime.types import FluentInt, FluentType

FSI, PDI = "\u2068", "\u2069"
_LATIN_DIGITS: Final = "0123456789"
_FULL_STOPS: Final = ".۔।"


class Numeral(FluentInt):
    """A number in a script's own digits; without grouping, as no number of a rule book needs it."""

    digits: str = _LATIN_DIGITS

    @classmethod
    def of(cls, number: int, digits: str) -> Numeral:
        """The number, written with ten digits from zero on; an empty text means Latin ones."""
        made = cls(number)
        assert isinstance(made, Numeral)
        made.digits = digits or _LATIN_DIGITS
        return made

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - Fluent's signature
        """The number as text."""
        return str(int(self)).translate(str.maketrans(_LATIN_DIGITS, self.digits))


class Items(FluentType):
    """Several parts of a sentence; in a placeable without a function they are joined by `and`."""

    def __init__(self, parts: tuple[FluentType | str, ...]) -> None:
        self.parts = parts

    def format(self, locale: Locale) -> str:
        """The parts as the language lists them."""
        return self.joined(locale, "standard")

    def texts(self, locale: Locale) -> list[str]:
        """The parts as texts."""
        return [each if isinstance(each, str) else each.format(locale) for each in self.parts]

    def joined(self, locale: Locale, style: str) -> str:
        """The parts joined in a style of CLDR: `standard` or `or`."""
        return format_list(self.texts(locale), style=style, locale=locale)  # type: ignore[arg-type]


def functions(language: str) -> dict[str, Callable[..., Any]]:
    """The functions that messages of a language may call."""
    locale = Locale.parse(language.replace("-", "_"))

    def join(items: Items, *, by: str) -> str:
        return by.join(items.texts(locale))

    def all_are(items: Items, *, are: str) -> str:
        return "yes" if all(each == are for each in items.texts(locale)) else "no"

    def initial(text: str) -> str:
        letter = unicodedata.normalize("NFD", text[:1]).lower()
        return letter[:1] or "none"

    def without(text: str, *, end: str) -> str:
        return text if text.endswith(end * 2) else text.removesuffix(end)

    return {
        "AND": lambda items: items.joined(locale, "standard"),
        "OR": lambda items: items.joined(locale, "or"),
        "JOIN": join,
        "ALL": all_are,
        "CAPITAL": capital,
        "INITIAL": initial,
        "WITHOUT": without,
    }


def capital(text: str) -> str:
    """A text with its first letter as a capital, where the script has capitals."""
    return text[:1].upper() + text[1:]


def without_full_stop(text: str) -> str:
    """A sentence as it is quoted within another one."""
    return text.rstrip(_FULL_STOPS)


def isolated(text: str, *, right_to_left: bool) -> str:
    """A text of an author; where it runs against the sentence, inside marks that keep both right."""
    against = {"R", "AL"} if not right_to_left else {"L"}
    runs_against = any(unicodedata.bidirectional(each) in against for each in text)
    return f"{FSI}{text}{PDI}" if runs_against else text
