"""Foreign text made harmless: what an adapter prints is shown, never obeyed."""

import re

# Besides the controls: marks and overrides of direction, line separators, and surrogates, which no terminal
# can be sent.
_UNSAFE = re.compile(
    "[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff]"
)


def visible(text: str, limit: int = 400) -> str:
    """A text on one line: control characters as code points, `<U+001B>`, at most `limit` characters."""
    cut = text if len(text) <= limit else text[:limit] + "…"
    return _UNSAFE.sub(lambda found: f"<U+{ord(found[0]):04X}>", cut)
