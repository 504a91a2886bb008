"""Players: each chooses one of the legal actions of a state."""
