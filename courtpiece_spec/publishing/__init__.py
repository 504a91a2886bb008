"""What is published of a book: its rulebook, with its parent and the options that fit."""
