"""The rules of Court Piece, written once: engine, compliance suite and rulebook from one text."""

__version__ = "0.1.0"
