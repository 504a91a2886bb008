"""Signs that other keyboards, programs and languages have: found in the text before it is cut into tokens.

`misprints` walks a text once, past its sound texts and remarks, and yields an edit for every sign that the
language writes another way.  With the edits made, the text can be cut into tokens; what is then still no
token is a word (`courtpiece_spec.language.scan`).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from typing import Final

from attrs import evolve, frozen

from courtpiece_spec.language.expected import MADE_UP
from courtpiece_spec.language.legible import name_of

_QUOTES: Final = "“”„‟«»＂"
_SINGLE: Final = "'‘’‚‛`´"

SIGNS: Final = {
    "：︓﹕꞉∶": ":",
    "；؛﹔": ";",
    "，،、﹐٬": ",",
    "（﹙": "(",
    "）﹚": ")",
    "｛﹛[［": "{",
    "｝﹜]］": "}",
    "＝": "=",
    "＜": "<",
    "＞": ">",
    "．。": ".",
    "→⇒➔➜⟶⟹↦⇨➡": " -> ",
    "≥⩾≧": " >= ",
    "≤⩽≦": " <= ",
    "≠": " != ",
    "＠": "@",
}
_SIGN: Final = {sign: plain for signs, plain in SIGNS.items() for sign in signs}
_BLANKS: Final = "\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\x0b\x0c\x85\u2028\u2029"
_INVISIBLE: Final = "\u00ad\u061c\u180e\u200b-\u200f\u2060-\u2064\ufeff\ufe0e\ufe0f"
_BANNED: Final = "\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\u202a-\u202e\u2066-\u2069"
_PIPS: Final = "♠♥♦♣♤♡♢♧"
_RANK: Final = "(?:10|[2-9TJQKAtjqka])"
_ENDLESS: Final = 200
_DASH: Final = "‐‑‒–—―−﹣－"


@frozen
class Edit:
    """A misprint: a piece of the text, what stands for it, and what to tell the author."""

    start: int
    end: int
    put: str
    code: str
    message: str
    cure: str
    shown: int = 0
    """How many characters of the piece a message points at; 0 for all."""


_PATTERN: Final = re.compile(
    rf"""
    (?P<sound>    "[^"\n]*" | \#[^\n]* )
  | (?P<open>     "[^\n]* )
  | (?P<curly>    [{_QUOTES}][^"{_QUOTES}\n]*(?:["{_QUOTES}]|$) )
  | (?P<single>   (?<!\w)[{_SINGLE}][^"{_SINGLE}\n]*[{_SINGLE}] )
  | (?P<remark>   //[^\n]* | /\*(?s:.)*?(?:\*/|\Z) | --(?![->])[^\n]* )
  | (?P<endless>  (?<![\w.\-])[\w.\-]{{{_ENDLESS},}} )
  | (?P<arrow>    (?<![-{_DASH}])(?:-{{2,}}+|[{_DASH}]++|=-|~|-\s)> )
  | (?P<range>    (?<=[0-9])\s*[-{_DASH}]\s*(?=[0-9]) )
  | (?P<hyphen>   (?<![\w@])[a-z][a-z0-9_]*(?:[-{_DASH}][a-z][a-z0-9_]*)+(?!\w) )
  | (?P<operator> === | == | <> | && | \|\| | & | \| | !(?!=) | :(?==)= )
  | (?P<path>     (?<![\w@.])(?=[a-z0-9_.]*[A-Z])[A-Za-z]\w*(?:\.[A-Za-z]\w*)+(?!\w) )
  | (?P<decimal>  (?<![\w.])[0-9]+\.[0-9]+(?![\w.]) )
  | (?P<pip>      (?<!\w){_RANK}\s?[{_PIPS}] | [{_PIPS}]\s?{_RANK}(?!\w) )
  | (?P<blank>    [{_BLANKS}]+ )
  | (?P<invisible>[{_INVISIBLE}]+ )
  | (?P<banned>   [{_BANNED}]+ )
  | (?P<digits>   (?:(?![0-9])\d)+ )
  | (?P<foreign>  (?<![\w@])\w*(?![\x00-\x7f])[^\W\d_]\w* )
  | (?P<sign>     [{re.escape("".join(_SIGN))}] )
    """,
    re.VERBOSE | re.MULTILINE,
)

_OPERATORS: Final = {
    "==": "=",
    "===": "=",
    "<>": "!=",
    "&&": "and",
    "&": "and",
    "||": "or",
    "|": "or",
    "!": "not",
    ":=": "=",
}
_TEXT_ENDS: Final = re.compile(r"\s*(?:$|[{};#]|@[A-Z]|:\s|,\s*\"|=\s|->|(?:extends|amends|on)\s)")
_TITLE_BEFORE: Final = re.compile(r"[A-Z][^\"{}:;,#@]*$")


_LIST: Final = 200
_NAME_BEHIND: Final = re.compile(
    r"\b(?:(?:with|requires|excludes)\s[\w\s,(){}]*|(?:variant|option|family|extends|amends|let|custom)\s+)$"
)
"""Where a name stands: behind the word that declares it, or in a list of options."""


def misprints(text: str, words: Callable[[str], bool]) -> Iterator[Edit]:
    """Every misprint of a text in order; ``words`` tells whether a word is one of the language."""
    done = 0
    while (match := _PATTERN.search(text, done)) is not None:
        kind = match.lastgroup
        if kind == "sound":
            swallowed = _swallowed(text, match)
            if swallowed is None:
                done = match.end()
                continue
            edit = swallowed
        elif kind == "open":
            edit = _open(text, match, done)
        elif kind == "hyphen":
            edit = _hyphen(match, words)
        else:
            edit = _KINDS[str(kind)](text, match)
        done = edit.end
        yield edit


def small(word: str) -> str:
    """A word without its capitals: `GoonCourt` becomes `goon_court`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", word).lower()


def grouped(edits: list[Edit]) -> Iterator[tuple[Edit, list[Edit]]]:
    """Each misprint of its kind once, with its repetitions: a file with forty curly quotes has one fault."""
    groups: dict[tuple[str, str], list[Edit]] = {}
    for edit in edits:
        same = edit.code if edit.code in ("CP111", "CP112", "CP117", "CP146") else edit.message
        groups.setdefault((edit.code, same), []).append(edit)
    for first, *others in groups.values():
        yield first, others


# ---------------------------------------------------------------------- texts
def _swallowed(text: str, match: re.Match[str]) -> Edit | None:
    """`"Rung, "Rang"`: a closing quote was forgotten, so the next opening one closes."""
    content = match[0]
    if not re.search(r",\s*\"$", content[-9:]):
        return None
    line_end = text.find("\n", match.end())
    rest = text[match.end() : line_end if line_end >= 0 else len(text)]
    if not re.match(r"\w", rest) or rest.count('"') % 2 == 0:
        return None
    end = match.start() + len(re.sub(r",\s*\"$", "", content))
    return _unclosed(match.start(), end, text[match.start() + 1 : end])


def _unclosed(start: int, end: int, content: str) -> Edit:
    content = content.rstrip()
    end = start + 1 + len(content)
    message = "this text is not closed"
    return Edit(start, end, f'"{content}"', "CP110", message, f'put a quote behind it: `"{_short(content)}"`')


def _open(text: str, match: re.Match[str], done: int) -> Edit:
    content = match[0][1:]
    curly = re.match(rf"[^{_QUOTES}]*(?=[{_QUOTES}])", content)
    if curly:
        end = match.start() + len(curly[0]) + 2
        return _curly_edit(match.start(), end, curly[0])
    if _TEXT_ENDS.match(content):
        line_start = text.rfind("\n", 0, match.start()) + 1
        before = _TITLE_BEFORE.search(text, max(line_start, done), match.start())
        if before:
            message = "this text has no opening quote"
            title = before[0].rstrip()
            return Edit(
                before.start(),
                match.start() + 1,
                f'"{title}"',
                "CP110",
                message,
                f'write `"{_short(title)}"`',
            )
        return Edit(
            match.start(), match.start() + 1, " ", "CP110", "a single quote without a text", "delete it"
        )
    ends = _TEXT_ENDS.search(content)
    assert ends is not None  # the end of the line ends it at the latest
    return _unclosed(match.start(), match.end(), content[: ends.start()])


def _curly_edit(start: int, end: int, content: str) -> Edit:
    message = "these quotes are not straight"
    return Edit(start, end, f'"{content}"', "CP111", message, f'write `"{_short(content)}"`')


def _curly(_text: str, match: re.Match[str]) -> Edit:
    content = match[0][1:]
    if content and content[-1] in _QUOTES + '"':
        return _curly_edit(match.start(), match.end(), content[:-1])
    ends = _TEXT_ENDS.search(content)
    assert ends is not None
    return _curly_edit(match.start(), match.start() + 1 + ends.start(), content[: ends.start()])


def _single(_text: str, match: re.Match[str]) -> Edit:
    edit = _curly_edit(match.start(), match.end(), match[0][1:-1])
    return evolve(edit, message="a text stands between double quotes")


# ---------------------------------------------------------------------- signs
def _remark(_text: str, match: re.Match[str]) -> Edit:
    blank = re.sub(r"[^\n]", " ", match[0])
    message = f"`{match[0][:2]}` begins no remark"
    return Edit(match.start(), match.end(), blank, "CP117", message, "a remark begins with `#`", shown=2)


def _arrow(_text: str, match: re.Match[str]) -> Edit:
    return _changed(match, " -> ", "CP113", f"`{match[0]}` is not the arrow of this language")


def _endless(_text: str, match: re.Match[str]) -> Edit:
    start = re.match(r"[0-9]{1,9}|[a-z]\w{0,30}", match[0], re.ASCII)
    put = start[0] if start else MADE_UP
    return _changed(
        match, put, "CP119", f"a word of {len(match[0])} signs", f"no word is longer than {_ENDLESS}"
    )


def _range(_text: str, match: re.Match[str]) -> Edit:
    return _changed(match, " to ", "CP113", f"`{match[0].strip()}` means nothing between numbers")


def _hyphen(match: re.Match[str], words: Callable[[str], bool]) -> Edit:
    parts = re.split(rf"[-{_DASH}]", match[0])
    joined = "".join(parts)
    is_label = re.match(r"\s*:", match.string[match.end() : match.end() + 9]) is not None
    is_name = _NAME_BEHIND.search(match.string, max(0, match.start() - _LIST), match.start()) is not None
    if words(joined):
        put = joined
    elif not is_label and not is_name and words(parts[0]) and words(parts[1]):
        put = " ".join(parts)
    else:
        put = "_".join(parts)
    return _changed(match, put, "CP119", f"`{match[0]}`: words and names have no hyphens")


def _operator(_text: str, match: re.Match[str]) -> Edit:
    put = _OPERATORS[match[0]]
    return _changed(match, f" {put} ", "CP116", f"`{match[0]}` is no operator of this language")


def _path(_text: str, match: re.Match[str]) -> Edit:
    return _changed(match, small(match[0]), "CP115", f"`{match[0]}`: words and names are written small")


def _decimal(_text: str, match: re.Match[str]) -> Edit:
    whole = match[0].split(".")[0]
    return _changed(
        match, whole, "CP118", f"`{match[0]}`: numbers are whole", f"write `{whole}`, or another whole number"
    )


def _pip(_text: str, match: re.Match[str]) -> Edit:
    rank = re.search(_RANK, match[0])
    pip = re.search(f"[{_PIPS}]", match[0])
    assert rank is not None
    assert pip is not None
    put = rank[0].upper().replace("10", "T") + "SHDC"[_PIPS.index(pip[0]) % 4]
    return _changed(match, put, "CP114", f"`{match[0]}` is not how a card is written")


def _blank(_text: str, match: re.Match[str]) -> Edit:
    return _changed(
        match, " ", "CP112", f"a space of another kind: {name_of(match[0][0])}", "replace it by a plain space"
    )


def _invisible(_text: str, match: re.Match[str]) -> Edit:
    return _changed(
        match, "", "CP112", f"a character that cannot be seen: {name_of(match[0][0])}", "delete it"
    )


def _banned(_text: str, match: re.Match[str]) -> Edit:
    """Told by `legible.inspect` already; here only taken out of the way."""
    return Edit(match.start(), match.end(), " ", "", "", "")


def _digits(_text: str, match: re.Match[str]) -> Edit:
    put = "".join(str(unicodedata.digit(digit)) for digit in match[0])
    return _changed(match, put, "CP113", f"`{match[0]}` is not written in the digits 0 to 9")


def _foreign(_text: str, match: re.Match[str]) -> Edit:
    plain = unicodedata.normalize("NFKD", match[0]).encode("ascii", "ignore").decode().lower()
    message = f"`{match[0]}`: a name has only the letters a to z, digits and `_`"
    if len(plain) == len(match[0]) and re.fullmatch(r"[a-z]\w*", plain):
        return _changed(match, plain, "CP119", message)
    cure = "put it into the title in quotes, and choose a name such as `my_rung`"
    return _changed(match, MADE_UP, "CP119", message, cure)


def _sign(_text: str, match: re.Match[str]) -> Edit:
    put = _SIGN[match[0]]
    if match[0] in "[]":
        return _changed(match, put, "CP146", f"`{match[0]}` is no bracket of this language")
    return _changed(match, put, "CP113", f"`{match[0]}` ({name_of(match[0])}) is not `{put.strip()}`")


def _changed(match: re.Match[str], put: str, code: str, message: str, cure: str | None = None) -> Edit:
    return Edit(match.start(), match.end(), put, code, message, cure or f"write `{put.strip()}`")


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:37] + "…"


_KINDS: Final[dict[str, Callable[[str, re.Match[str]], Edit]]] = {
    "curly": _curly,
    "single": _single,
    "remark": _remark,
    "endless": _endless,
    "arrow": _arrow,
    "range": _range,
    "operator": _operator,
    "path": _path,
    "decimal": _decimal,
    "pip": _pip,
    "blank": _blank,
    "invisible": _invisible,
    "banned": _banned,
    "digits": _digits,
    "foreign": _foreign,
    "sign": _sign,
}
