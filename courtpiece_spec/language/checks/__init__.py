"""Checks of composed books: what the text shows, without playing."""
