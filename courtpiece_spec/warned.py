"""What readers of books are warned of; `courtpiece` prints it on stderr."""


class BookWarning(UserWarning):
    """A book is not what its reader may think, such as made of a neighbour in place of a bundled book."""
