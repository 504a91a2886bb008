"""First-order mutants of a book: each changes one clause as a developer might get it wrong."""
