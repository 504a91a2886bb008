"""The messages of one language, read from its file."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, cast

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.syntax import ast

from courtpiece_spec.rulebook.sentences.values import functions

SUFFIX: Final = ".ftl"
_SPACES = re.compile("[ \n]+")
_RIGHT_TO_LEFT: Final = frozenset({"ar", "fa", "he", "ps", "sd", "ur"})


class SentenceError(Exception):
    """A sentence that cannot be made: what is missing or wrong, and in which message."""


class UnknownLanguageError(ValueError):
    """There are no sentences in a language."""


def languages() -> tuple[str, ...]:
    """The languages that have a file, in alphabetical order."""
    folder = files("courtpiece_spec.rulebook.sentences")
    return tuple(
        sorted(each.name.removesuffix(SUFFIX) for each in folder.iterdir() if each.name.endswith(SUFFIX))
    )


def read_resource(text: str, name: str) -> ast.Resource:
    """The messages of a file.

    Raises:
        SentenceError: The text is not Fluent, or says something twice; with the file and the line.
    """
    resource = FluentResource(text)
    seen: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span is not None else 0
            why = entry.annotations[0].message if entry.annotations else "this is no message"
            raise SentenceError(f"{name}:{text.count(chr(10), 0, start) + 1}: {why}")
        if isinstance(entry, ast.Message | ast.Term):
            key = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if key in seen:
                raise SentenceError(f"{name}: {key} is written twice")
            seen.add(key)
    return resource


class Messages:
    """The messages of a language, by id and form."""

    def __init__(self, language: str, text: str, name: str) -> None:
        self.language = language
        self.right_to_left = language.partition("-")[0] in _RIGHT_TO_LEFT
        self.locale = Locale.parse(language.replace("-", "_"))
        self._bundle = FluentBundle([language], functions=functions(language), use_isolating=False)
        resource = read_resource(text, name)
        self._bundle.add_resource(resource)
        self.ids: Final = frozenset(each.id.name for each in resource.body if isinstance(each, ast.Message))
        self.digits = self.say("digits", None, {}) if "digits" in self.ids else ""

    def has_id(self, id: str) -> bool:  # noqa: A002
        """Whether there is a message of an id, whatever forms it has."""
        return id in self.ids

    def has(self, id: str, form: str | None = None) -> bool:  # noqa: A002
        """Whether there is a message, with a form if one is named."""
        return self._pattern(id, form) is not None

    def say(self, id: str, form: str | None, args: Mapping[str, Any]) -> str:  # noqa: A002
        """A message, filled.

        Raises:
            SentenceError: The message or the form is missing, or asks for what there is not.
        """
        pattern = self._pattern(id, form)
        if pattern is None:
            what = f"`{id}`" if id not in self.ids else f"the form `.{form or 'plain'}` of `{id}`"
            raise SentenceError(f"{self.language}: {what} is missing")
        return self.fill(
            pattern, f"{self.language}: `{id}.{form}`" if form else f"{self.language}: `{id}`", args
        )

    def fill(self, pattern: Pattern, name: str, args: Mapping[str, Any]) -> str:
        """A pattern with its placeables filled; `args` may be a mapping that makes them when asked.

        `name` says in an error where the pattern stands.
        """
        errors: list[Exception] = []
        # The bundle's own `format_pattern` copies the arguments, which would render every part beforehand.
        current = CurrentEnvironment(args=cast("dict[str, Any]", args))
        text = pattern(ResolverEnvironment(context=self._bundle, errors=errors, current=current))
        if errors:
            raise SentenceError(f"{name}: {errors[0]}")
        return _SPACES.sub(" ", str(text)).strip()

    def pattern_of(self, element: ast.Pattern) -> Pattern:
        """A pattern of another file, which may refer to this language's messages and terms."""
        compile_ = cast("Callable[[ast.Pattern], Any]", self._bundle._compiler)
        return cast("Pattern", compile_(element))

    def _pattern(self, id: str, form: str | None) -> Pattern | None:  # noqa: A002
        if id not in self.ids:
            return None
        message = self._bundle.get_message(id)
        return message.value if form is None else message.attributes.get(form)


@cache
def messages_of(language: str) -> Messages:
    """The messages of a language of the package.

    Raises:
        UnknownLanguageError: There is no file for it.
    """
    if language not in languages():
        there = ", ".join(languages())
        raise UnknownLanguageError(f"there are no sentences in `{language}`; there are {there}")
    file = files("courtpiece_spec.rulebook.sentences") / (language + SUFFIX)
    return Messages(language, file.read_text("utf-8"), file.name)
