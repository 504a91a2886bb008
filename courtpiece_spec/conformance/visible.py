"""Foreign text made harmless: what an adapter prints is shown, never obeyed."""

from courtpiece_spec.hidden import unhidden


def visible(text: str, limit: int = 400) -> str:
    """A text on one line: control characters as code points, `<U+001B>`, at most `limit` characters."""
    return unhidden(text if len(text) <= limit else text[:limit] + "…")
