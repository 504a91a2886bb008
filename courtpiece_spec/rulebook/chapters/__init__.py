"""The chapters of a rulebook: one file for each kind, each a function from what is made to chapters."""
