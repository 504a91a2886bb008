"""What is checked of a text as a whole: its first line, its ids, the parameters of its options."""

from __future__ import annotations

from collections.abc import Iterator

from courtpiece_spec.language.declarations import FileDecl, Name, OptionDecl
from courtpiece_spec.language.diagnostic import Diagnostic, Related

LANGUAGE = 1
"""The version of the language that this package reads: the number behind `court` in a file's first line."""


def check_file(declared: FileDecl) -> Iterator[Diagnostic]:
    """Check what a text declares, book by book left out."""
    yield from _version(declared)
    if not declared.decls:
        yield Diagnostic(
            "CP106",
            "there is no book in this file",
            declared.source.beginning,
            'begin with `variant NAME "Title" extends …`',
        )
    yield from _twice("CP210", "the id", [decl.name for decl in declared.decls])
    for decl in declared.decls:
        if isinstance(decl, OptionDecl):
            yield from _parameters(decl)


def _version(declared: FileDecl) -> Iterator[Diagnostic]:
    version = declared.version
    if version is None:
        yield Diagnostic(
            "CP501",
            "the file does not say in which version of the language it is written",
            declared.source.beginning,
            f"write `court {LANGUAGE}` in its first line",
        )
    elif version.text != str(LANGUAGE):
        yield Diagnostic(
            "CP502",
            f"the file is written in version {version.text[:20]} of the language, and this "
            f"program reads version {LANGUAGE}",
            version.at,
            f"write `court {LANGUAGE}`",
        )


def _twice(code: str, what: str, names: list[Name]) -> Iterator[Diagnostic]:
    seen: dict[str, Name] = {}
    for name in names:
        if name.text in seen:
            yield Diagnostic(
                code,
                f"{what} `{name}` is there twice",
                name.at,
                "choose another name",
                (Related(seen[name.text].at, "it stands here"),),
            )
        seen.setdefault(name.text, name)


def _parameters(option: OptionDecl) -> Iterator[Diagnostic]:
    yield from _twice("CP216", "the parameter", [parameter.name for parameter in option.parameters])
    used: set[str] = set()
    for arguments in option.samples():
        names = (parameter.name.text for parameter in option.parameters)
        from courtpiece_spec.language.build import option_body

        _, phrases = option_body(option, dict(zip(names, arguments, strict=True)))
        used |= phrases.used
    for parameter in option.parameters:
        if parameter.name.text not in used:
            kind = "set" if parameter.is_set else "number"
            yield Diagnostic(
                "CP215",
                f"no clause uses the parameter `{parameter.name}`",
                parameter.name.at,
                f"use it where a {kind} stands, or take it away",
            )
