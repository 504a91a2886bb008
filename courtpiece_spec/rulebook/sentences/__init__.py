"""The sentences of a book: one file a language, and the code that fills it.

A language is a file `LANG.ftl` in this folder; docs/design/sentences.md tells a translator how it works.
"""

from courtpiece_spec.rulebook.sentences.coverage import missing
from courtpiece_spec.rulebook.sentences.free_texts import FreeText, free_texts, untranslated
from courtpiece_spec.rulebook.sentences.messages import SentenceError, UnknownLanguageError, languages
from courtpiece_spec.rulebook.sentences.telling import Sentences
from courtpiece_spec.rulebook.sentences.texts import Texts

__all__ = [
    "FreeText",
    "SentenceError",
    "Sentences",
    "Texts",
    "UnknownLanguageError",
    "free_texts",
    "languages",
    "missing",
    "untranslated",
]
