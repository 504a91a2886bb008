"""Proofs that a book holds in every outcome: its tables are complete, somebody can move, a match can end."""
