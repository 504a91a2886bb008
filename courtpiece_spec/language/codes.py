"""Every code of a diagnostic: the one table for `check`, its help and the pages of the docs."""

from __future__ import annotations

from typing import Final

from attrs import frozen

from courtpiece_spec.book import Span
from courtpiece_spec.language.diagnostic import Diagnostic, Related, Severity
from courtpiece_spec.language.meanings import MEANINGS, NOTES, WARNINGS


@frozen
class Code:
    """What a code stands for."""

    title: str
    """A few words, without a full stop."""
    explanation: str
    """One paragraph for a person who has just met the code: what is wrong, and what to do."""
    severity: Severity = Severity.ERROR


_READING: Final[dict[str, Code]] = {
    # ------------------------------------------------------------------ reading: the file and its characters
    "CP101": Code(
        "The file cannot be read",
        "There is no such file, it is a folder or a device, it may not be read, or it holds more than "
        "four megabytes.  A book is a small text file whose name ends in `.court`.",
    ),
    "CP102": Code(
        "The file is not UTF-8 text",
        "Books are read as UTF-8.  The message names the first byte that is none.  Save the file as "
        "UTF-8 in your editor; if it was never a text, it is the wrong file.",
    ),
    "CP103": Code(
        "A control character",
        "Between the letters stands a character that has no picture, such as a NUL or an escape.  It "
        "came from another program or the file is no text.  Only tabs and ends of lines are allowed.",
    ),
    "CP104": Code(
        "A hidden change of direction",
        "The characters U+202A–U+202E and U+2066–U+2069 turn the direction of writing without being "
        "seen: what a reader sees is then not what the machine reads.  Delete them.  Titles in Urdu, "
        "Persian or any other script need none of them; U+200C, U+200E and U+200F are allowed in texts.",
    ),
    "CP105": Code(
        "Brackets are nested too deeply",
        "No rule needs brackets within brackets two hundred times.  Most likely something was pasted "
        "over and over, or closing brackets are missing.",
    ),
    "CP106": Code(
        "There is no book in the file",
        "The file is empty or holds only remarks.  A book begins with `family`, `variant` or `option`; "
        "`courtpiece new` writes one to start from.",
    ),
    "CP107": Code(
        "More errors than are shown",
        "After twenty errors the rest of a file is not read: what follows is often only their echo.  "
        "Mend these and run `courtpiece check` again.",
        Severity.NOTE,
    ),
    # ------------------------------------------------------------------ reading: signs and single words
    "CP110": Code(
        "A text is not closed",
        'Titles and texts stand between two straight quotes on one line: `"Rung"`.  One of the two is '
        "missing.",
    ),
    "CP111": Code(
        "Quotes of another kind",
        "Word processors make quotes curly, and other languages use single ones.  In a book a text "
        'stands between straight double quotes: `"Rung"`.',
    ),
    "CP112": Code(
        "A space of another kind",
        "A no-break space, a zero-width space or another character that looks like nothing stands "
        "between two words.  It often comes along when a text is copied from a web page.  Replace it by"
        " a plain space.",
    ),
    "CP113": Code(
        "A sign of another script or style",
        "Colons, commas, arrows, dashes and digits exist in many scripts and styles.  Outside of texts "
        "a book uses those of the keyboard: `:` `;` `,` `->` `{` `}` and the digits 0 to 9.",
    ),
    "CP114": Code(
        "A card written another way",
        "A card is two capital letters or digits: its rank, one of A K Q J T 9 8 7 6 5 4 3 2, then its "
        "suit, one of S H D C.  The ten is `T`: the ten of hearts is `TH`.",
    ),
    "CP115": Code(
        "Capitals in a word",
        "Words and names are written small; several words of one name are joined by `_`: `goon_court`."
        "  Capitals belong to titles in quotes, and to the letters of cards (`AH`), ranks (`A`) and "
        "seats (`N`).",
    ),
    "CP116": Code(
        "An operator of another language",
        "Conditions are written with `and`, `or`, `not`, `is`, `in` and the comparisons `=` `!=` `<` "
        "`<=` `>` `>=`.  The arrow that leads from a condition to what it is worth is `->`.",
    ),
    "CP117": Code(
        "A remark that does not begin with `#`",
        "A remark begins with `#` and goes to the end of its line.  `//`, `/* … */` and `--` are "
        "remarks of other languages.",
    ),
    "CP118": Code(
        "A number written another way",
        "Numbers are whole and written in digits: `7`.  No fractions, no signs, no `7th`.",
    ),
    "CP119": Code(
        "A name that cannot be one",
        "A name or label is one word of the letters a to z, digits and `_`, and begins with a letter: "
        '`caller_wins`.  Anything else, in any script, may stand in the title behind it: `goon "Goon '
        'Court"`.',
    ),
    "CP120": Code(
        "A sign without a meaning",
        "This sign means nothing outside of texts and remarks.",
    ),
    "CP121": Code(
        "A source without its `@`",
        "A clause cites its source with `@` and the statement's code: `@B29`.",
    ),
    # ------------------------------------------------------------------ syntax
    "CP130": Code(
        "A misspelt word",
        "No such word can stand here, but one that looks much like it can.",
    ),
    "CP131": Code(
        "A word that means nothing here",
        "The language knows no clause that goes on like this.  The help says what could stand here "
        "instead; the language reference shows every kind of clause with an example.",
    ),
    "CP132": Code(
        "Something is missing",
        "A word, a sign, a number or a name is missing; with it the clause can be read.",
    ),
    "CP133": Code(
        "A label without its colon",
        "Clauses, steps and rows begin with a label and a colon: `call: caller names trump`.  The colon"
        " is what makes a word a label.",
    ),
    "CP134": Code(
        "A bracket is not closed",
        "Every `{` needs its `}` and every `(` its `)`.  The message shows where the open one is; the "
        "place where the closing one was missed comes after it.",
    ),
    "CP135": Code(
        "A bracket that closes nothing",
        "There are more closing brackets than opening ones.  Delete this one, or look whether an "
        "earlier one closes too much.",
    ),
    "CP136": Code(
        "A clause in the wrong section",
        "The language knows this clause, but it belongs to another section.",
    ),
    "CP137": Code(
        "No such clause or section",
        "Each section has its own clauses, and a book its own sections; there is none of this name.  "
        "Only steps of a round, rows of tables and roles have labels that an author makes up.",
    ),
    "CP138": Code(
        "A word of the language as a name",
        "Words that the language itself uses cannot be names of books, facts or roles.  A longer name "
        "helps: `draw_rule` for `draw`.  (Labels, which stand before a colon, may be any word.)",
    ),
    "CP139": Code(
        "The wrong order",
        "All the words are there, but in another order.  Conditions come first: `when goon_court -> 4`,"
        " `when trump is unset, caller names trump`.",
    ),
    "CP140": Code(
        "`and` and `or` are mixed",
        "`a or b and c` can be read in two ways, and the reader should not have to know which one a "
        "machine takes.  Say with brackets what belongs together: `a or (b and c)`.",
    ),
    "CP141": Code(
        "Comma and semicolon are confused",
        "A comma stands within a clause, between its parts; a semicolon may end a clause and is needed "
        "only where two stand on one line and you like to see it.",
    ),
    "CP142": Code(
        "The same word twice",
        "A word or sign stands twice in a row where it can stand only once.",
    ),
    "CP143": Code(
        "A title is missing",
        "A book, a ruling and an example have a name for machines and a title for people: `variant "
        'single_sir "Single Sir" extends court_piece { … }`.',
    ),
    "CP144": Code(
        "A variant that extends nothing",
        'A variant writes only its differences, so it says from what: `variant x "X" extends '
        "court_piece`.  A book that stands alone is a `family`.",
    ),
    "CP145": Code(
        "Another word is used",
        "The meaning is clear, but the language has another word for it, and only one.",
    ),
    "CP146": Code(
        "A bracket of another kind",
        "Blocks and sets of numbers stand in `{ }`; conditions that belong together and the arguments "
        "of options stand in `( )`.",
    ),
}


def _of_books(code: str) -> Code:
    severity = Severity.WARNING if code in WARNINGS else Severity.NOTE if code in NOTES else Severity.ERROR
    return Code(*MEANINGS[code], severity)


CODES: Final[dict[str, Code]] = {**_READING, **{code: _of_books(code) for code in MEANINGS}}
"""Every code, in order: of reading, and of what books mean."""


def say(
    code: str, message: str, at: Span, cure: str | None = None, related: tuple[Related, ...] = ()
) -> Diagnostic:
    """A diagnostic with the severity that the table gives its code; the cure becomes its help."""
    return Diagnostic(code, message, at, cure, related, CODES[code].severity)
