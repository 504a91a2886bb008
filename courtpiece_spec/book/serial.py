"""A compiled book as JSON and back, and its hash."""

from __future__ import annotations

import hashlib
import json
import types
import typing
from collections.abc import Callable
from functools import cache
from typing import Any

import attrs
import cattrs

from courtpiece_spec.book import about, book, conditions, levels, node, play, steps, table, tables, who
from courtpiece_spec.book.book import Book, Clause, Leg, Use
from courtpiece_spec.book.node import Node, kind_name
from courtpiece_spec.book.vocabulary import TABLE_KINDS
from courtpiece_spec.cards import Card

FORMAT = "courtpiece-book/1"

_MODULES = (who, conditions, table, steps, play, tables, levels, about)

KINDS: dict[str, type[Node]] = {
    kind_name(kind): kind
    for module in _MODULES
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Node) and kind is not Node
}
"""Every kind of clause and phrase by its one name."""


def _is_union_of_nodes(hint: Any) -> bool:
    return isinstance(hint, types.UnionType) and any(
        isinstance(part, type) and issubclass(part, Node) for part in typing.get_args(hint)
    )


@cache
def converter() -> cattrs.Converter:
    """The converter of books: a node carries its kind, and drops its place in the text."""
    made = cattrs.Converter(forbid_extra_keys=True)
    made.register_unstructure_hook(Card, str)
    made.register_structure_hook(Card, lambda text, _: Card.parse(text))
    names = {key: value for module in (node, *_MODULES, book) for key, value in vars(module).items()}
    for kind in (*KINDS.values(), Clause, Use, Leg, Book):
        attrs.resolve_types(kind, globalns=names)

    @made.register_unstructure_hook_factory(lambda hint: isinstance(hint, type) and issubclass(hint, Node))
    def write(kind: type[Node]) -> Callable[[Node], dict[str, Any]]:
        names = [each.name for each in attrs.fields(kind) if each.name != "at"]
        name = kind_name(kind)

        def write_node(node: Node) -> dict[str, Any]:
            return {"kind": name} | {each: made.unstructure(getattr(node, each)) for each in names}

        return write_node

    @made.register_structure_hook_factory(lambda hint: isinstance(hint, type) and issubclass(hint, Node))
    def read(kind: type[Node]) -> Callable[[dict[str, Any], Any], Node]:
        inner = cattrs.gen.make_dict_structure_fn(
            kind, made, at=cattrs.gen.override(omit=True), _cattrs_forbid_extra_keys=True
        )

        def read_node(value: dict[str, Any], hint: Any) -> Node:
            said = value.get("kind")
            if said != kind_name(kind):
                raise ValueError(f"expected the kind {kind_name(kind)}, found {said!r}")
            return inner({key: part for key, part in value.items() if key != "kind"}, hint)

        return read_node

    @made.register_structure_hook_factory(_is_union_of_nodes)
    def read_union(hint: Any) -> Callable[[Any, Any], Any]:
        kinds = {
            kind_name(part): part
            for part in typing.get_args(hint)
            if isinstance(part, type) and issubclass(part, Node)
        }
        plain = [part for part in typing.get_args(hint) if part in (int, str)]
        optional = type(None) in typing.get_args(hint)

        def read_any(value: Any, _: Any) -> Any:
            if value is None and optional:
                return None
            for part in plain:
                if isinstance(value, part) and not isinstance(value, bool):
                    return value
            if not isinstance(value, dict) or value.get("kind") not in kinds:
                raise ValueError(f"expected one of {', '.join(sorted(kinds))}, found {value!r:.80}")
            return made.structure(value, kinds[value["kind"]])

        return read_any

    omitted = cattrs.gen.override(omit=True)
    made.register_unstructure_hook(Book, cattrs.gen.make_dict_unstructure_fn(Book, made, at=omitted))
    made.register_structure_hook(
        Book, cattrs.gen.make_dict_structure_fn(Book, made, at=omitted, _cattrs_forbid_extra_keys=True)
    )

    @made.register_structure_hook
    def read_argument(value: Any, _: Any) -> int | tuple[int, ...]:
        return value if isinstance(value, int) else tuple(value)

    return made


def to_json(compiled: Book) -> dict[str, Any]:
    """The whole book as plain JSON data, with its format and hashes."""
    data: dict[str, Any] = converter().unstructure(compiled)
    return {"format": FORMAT, **data, "behaviour": behaviour_hash(compiled)}


def from_json(data: Any) -> Book:
    """Read what `to_json` wrote.

    Raises ValueError with the paths of what is wrong.
    """
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ValueError(f"this is not a compiled book: `format` must be {FORMAT!r}")
    rest = {key: value for key, value in data.items() if key not in ("format", "behaviour")}
    rest["clauses"] = _without_ids(rest)
    try:
        compiled = converter().structure(rest, Book)
    except cattrs.BaseValidationError as error:
        raise ValueError("; ".join(cattrs.transform_error(error))) from None
    if "behaviour" in data and data["behaviour"] != behaviour_hash(compiled):
        raise ValueError(
            "the behaviour hash does not fit the clauses: the book was changed after it was compiled"
        )
    return compiled


def _without_ids(data: dict[str, Any]) -> Any:
    """The clauses without the full ids that `courtpiece show --json` adds to them.

    Raises ValueError where such an id is not that of its clause.
    """
    clauses = data.get("clauses")
    if not isinstance(clauses, list):
        return clauses
    for clause in clauses:
        if isinstance(clause, dict) and "id" in clause:
            expected = f"{data.get('id')}/{clause.get('path')}"
            if clause["id"] != expected:
                raise ValueError(f"the clause {expected} has the id {clause['id']!r}")
    return [
        {key: value for key, value in clause.items() if key != "id"} if isinstance(clause, dict) else clause
        for clause in clauses
    ]


def _lets_inlined(value: Any, lets: dict[str, Any]) -> Any:
    """Names of `let` replaced by what they stand for, so that renaming one changes nothing."""
    if isinstance(value, dict):
        if value.get("kind") == "truth" and not value["fact"]["subject"] and value["fact"]["name"] in lets:
            return _lets_inlined(lets[value["fact"]["name"]], lets)
        return {key: _lets_inlined(part, lets) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_lets_inlined(part, lets) for part in value]
    return value


ORDERED = ("round", "decide", "score", "foul")
"""Sections in which the order of clauses matters; so it does in each table of successors."""


def behaviour_hash(compiled: Book) -> str:
    """SHA-256 of what the engine does by this book: play clauses only, names and texts left out."""
    write = converter().unstructure
    lets = {clause.label: write(clause.rule)["condition"] for clause in compiled.section("let")}
    play_clauses = [
        (clause.path, _lets_inlined(write(clause.rule), lets))
        for clause in compiled.clauses
        if clause.section != "let" and kind_name(type(clause.rule)) not in TABLE_KINDS
    ]
    ordered = [each for each in play_clauses if _is_ordered(each[0])]
    free = sorted(each for each in play_clauses if not _is_ordered(each[0]))
    by_section: dict[str, list[Any]] = {}
    for path, rule in ordered:
        by_section.setdefault(path.partition(".")[0], []).append([path, rule])
    legs = [[behaviour_hash(leg.book), leg.number, leg.unit] for leg in compiled.legs]
    text = json.dumps([free, sorted(by_section.items()), legs], sort_keys=True, separators=(",", ":"))
    return "sha256:" + hashlib.sha256(text.encode()).hexdigest()


def _is_ordered(path: str) -> bool:
    section = path.partition(".")[0]
    return section in ORDERED or section.startswith("next_")
