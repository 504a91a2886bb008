"""Makes the vectors of a book: from its examples, its situations, and its mutants."""
