"""Characters that hide something: shown as code points, so that the rest of a text is read as it stands."""

from __future__ import annotations

import re
from typing import Final

# Marks and overrides of direction reorder what a reader sees ("Trojan source"); other controls move the
# cursor or end the line; surrogates cannot be encoded.
# Joiners (U+200C, U+200D) stay: Persian and Hindi need them.
_HIDDEN: Final = re.compile(
    "[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff]"
)


def unhidden(text: str, keep: str = "") -> str:
    """A text with each such character as ``<U+202E>``.

    Args:
        text: Any text, also with lone surrogates.
        keep: Those of them that stay, such as tabs.
    """
    return _HIDDEN.sub(lambda found: found[0] if found[0] in keep else f"<U+{ord(found[0]):04X}>", text)
