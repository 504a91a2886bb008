"""What could be meant, as a phrase: ``a``, ``b`` or ``c``."""

from __future__ import annotations


def either(texts: tuple[str, ...]) -> str:
    """``a``, ``b`` or ``c``, each in the quotes of code."""
    return alternatives([f"`{text}`" for text in texts])


def alternatives(phrases: list[str]) -> str:
    """Phrases joined by commas and `or`."""
    # After examples, which have their own `or`, only a comma makes clear that something else follows.
    last = ", or " if any(" such as " in phrase for phrase in phrases[:-1]) else " or "
    return last.join([", ".join(phrases[:-1]), phrases[-1]]) if len(phrases) > 1 else "".join(phrases)
