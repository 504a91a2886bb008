"""A part of a book becomes text: the one walk, the same for every kind and language."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Any, Final

from fluent.runtime.types import FluentType

from courtpiece_spec.book.about import Let
from courtpiece_spec.book.conditions import (
    AllOf,
    AnyOf,
    Compare,
    Comparison,
    Condition,
    Negation,
    TrumpSet,
    TrumpUnset,
    Truth,
)
from courtpiece_spec.book.tables import HitPolicy
from courtpiece_spec.cards import Card, Rank, Suit
from courtpiece_spec.rulebook.sentences import tables as _tables  # noqa: F401 - its kinds are declared on import
from courtpiece_spec.rulebook.sentences import worked as _worked  # noqa: F401 - its kinds are declared on import
from courtpiece_spec.rulebook.sentences.entries import Entry, entry_of
from courtpiece_spec.rulebook.sentences.messages import Messages, SentenceError
from courtpiece_spec.rulebook.sentences.scene import Scene, Text
from courtpiece_spec.rulebook.sentences.values import Items, Numeral, isolated
from courtpiece_spec.seats import Direction

KIND: Final = "kind"
COUNT: Final = "count"
_PLAIN: Final = "plain"
_NOT: Final = "not"
_WORDS_OF_THE_BOOK = (HitPolicy, Comparison)
_TOLD_BY_MESSAGES = (Rank, Suit, Direction, Card)

_OPPOSITE: Final = {
    Comparison.EQUAL: Comparison.UNEQUAL,
    Comparison.UNEQUAL: Comparison.EQUAL,
    Comparison.LESS: Comparison.AT_LEAST,
    Comparison.AT_LEAST: Comparison.LESS,
    Comparison.MORE: Comparison.AT_MOST,
    Comparison.AT_MOST: Comparison.MORE,
}


def negated(condition: object) -> Condition | None:
    """The opposite of a condition as a condition of its own; None where only a form `.not` can say it."""
    match condition:
        case Compare():
            return Compare(condition.fact, _OPPOSITE[condition.comparison], condition.value)
        case AllOf():
            return AnyOf(tuple(Negation(each) for each in condition.conditions))
        case AnyOf():
            return AllOf(tuple(Negation(each) for each in condition.conditions))
        case TrumpSet():
            return TrumpUnset()
        case TrumpUnset():
            return TrumpSet()
        case _:
            return None


class Renderer:
    """Tells the parts of one scene in one language."""

    def __init__(self, messages: Messages, scene: Scene) -> None:
        self.messages = messages
        self.scene = scene

    def text(self, value: object, form: str | None = None) -> str:
        """A part as text, in a form of the language."""
        told = self.told(value, form)
        return told if isinstance(told, str) else told.format(self.messages.locale)

    def told(self, value: object, form: str | None = None) -> FluentType | str:
        """A value as it stands in a placeable."""
        if isinstance(value, tuple):
            if form == KIND:
                return "list" if value else "none"
            if form == COUNT:
                return Numeral.of(len(value), self.messages.digits)
            return Items(tuple(self.told(each, form) for each in value))
        if value is None:
            return "none" if form == KIND else ""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return "number" if form == KIND else Numeral.of(value, self.messages.digits)
        if isinstance(value, str):
            return value
        if isinstance(value, Text):
            return self._free(value, form)
        if isinstance(value, _WORDS_OF_THE_BOOK):
            return value.name.lower()
        if isinstance(value, enum.Enum) and not isinstance(value, _TOLD_BY_MESSAGES):
            return str(value.value)
        return self._part(value, form)

    def message(self, id: str, values: Mapping[str, object], form: str | None = None) -> str:  # noqa: A002
        """A message that is no kind's own, such as a heading, filled with parts of the book."""
        return self.messages.say(id, form, _Args(self, Entry(id, values)))

    # ------------------------------------------------------------------ parts
    def _part(self, value: object, form: str | None) -> FluentType | str:
        value, denied = self._simpler(value, denied=form == _NOT)
        form = None if form == _NOT else form
        entry = entry_of(self.scene, value)
        if form == KIND:
            return entry.kind
        if denied:
            return self._denied(value, entry, form)
        id_ = self._id(entry)
        args = _Args(self, entry)
        if form is None or self.messages.has(id_, form):
            return self.messages.say(id_, form, args)
        if self.messages.has(f"default-{form}"):
            return self.messages.say(f"default-{form}", None, _Forms(self, value))
        if form in entry.values:
            return self.told(entry.values[form])
        return self.messages.say(id_, form, args)  # which tells what is missing

    def _denied(self, atom: Any, entry: Entry, form: str | None) -> FluentType | str:
        """The opposite of an atom: `.not_FORM`, else `.not`, from which the defaults of other forms start."""
        both = f"{_NOT}_{form}"
        if self.messages.has(self._id(entry), both):
            return self.messages.say(self._id(entry), both, _Args(self, entry))
        if form is not None and self.messages.has(f"default-{form}"):
            return self.messages.say(f"default-{form}", None, _Forms(self, Negation(atom)))
        return self.messages.say(self._id(entry), _NOT, _Args(self, entry))

    def _simpler(self, value: object, *, denied: bool) -> tuple[object, bool]:
        """A condition without negations and without names that have no title, and whether it is denied."""
        while True:
            if isinstance(value, Negation):
                value, denied = value.condition, not denied
            elif denied and (opposite := negated(value)) is not None:
                value, denied = opposite, False
            elif (inner := self._without_title(value)) is not None:
                value = inner
            else:
                return value, denied

    def _without_title(self, value: object) -> Condition | None:
        """The condition that a name stands for, if the name has no title to be called by."""
        if not isinstance(value, Truth) or value.fact.subject:
            return None
        path = f"let.{value.fact.name}"
        let = self.scene.book.rule(path)
        return let.condition if isinstance(let, Let) and self.scene.title(path) is None else None

    def _id(self, entry: Entry) -> str:
        for each in entry.ids:
            if self.messages.has_id(each):
                return each
        return entry.ids[0]

    # ------------------------------------------------------------------ free texts
    def _free(self, text: Text, form: str | None) -> str:
        if form == KIND:
            return "title"
        right_to_left = self.messages.right_to_left
        if form is None:
            return isolated(text.text, right_to_left=right_to_left)
        if form in text.forms:
            return isolated(text.forms[form], right_to_left=right_to_left)
        return self.messages.say(f"default-{form}", None, _Forms(self, text))


class _Args(dict[str, Any]):
    """The placeables of a message, each made when the message asks for it."""

    def __init__(self, renderer: Renderer, entry: Entry) -> None:
        super().__init__()
        self._renderer = renderer
        self._values = {**_surroundings(renderer.scene), **entry.values}

    def __missing__(self, name: str) -> FluentType | str:
        if name in self._values:
            told = self._renderer.told(self._values[name])
        else:
            field = max((each for each in self._values if name.startswith(each + "_")), key=len, default=None)
            if field is None:
                raise KeyError(name)
            told = self._renderer.told(self._values[field], name.removeprefix(field + "_"))
        self[name] = told
        return told


class _Forms(dict[str, Any]):
    """The placeables of `default-FORM`: the other forms of the part itself."""

    def __init__(self, renderer: Renderer, value: object) -> None:
        super().__init__()
        self._renderer = renderer
        self._value = value

    def __missing__(self, name: str) -> FluentType | str:
        if name == _PLAIN:
            return self._renderer.told(self._value)
        if name.startswith(_PLAIN + "_"):
            return self._renderer.told(self._value, name.removeprefix(_PLAIN + "_"))
        raise KeyError(name)


def _surroundings(scene: Scene) -> dict[str, Any]:
    """What every message of a clause may ask for, beside its own fields."""
    clause = scene.clause
    return {
        "section": "" if clause is None else clause.section,
        "label": "" if clause is None else clause.label.replace("_", " "),
        "title": None if clause is None else scene.title_of(clause),
        "rows": scene.rows,
        "place": scene.place,
        "so_far": scene.so_far,
        "top": scene.top,
        "decided_early": scene.decided_early,
    }


__all__ = ["Renderer", "SentenceError", "negated"]
