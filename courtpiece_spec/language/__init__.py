"""Text to checked, compiled book."""
