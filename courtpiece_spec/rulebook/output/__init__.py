"""The forms of a rulebook: each takes the content and knows no rule."""
