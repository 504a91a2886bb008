"""Vectors: single questions with the right answer, as JSON Lines, for anybody's own test runner."""
