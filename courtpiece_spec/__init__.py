"""The rules of Court Piece, written once."""
