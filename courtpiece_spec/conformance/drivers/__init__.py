"""Ways of choosing what to ask: perft, leak, identify and smoke; `fuzz` is a module of its own.

Each asks through the same `ask`, and gives the same findings.
"""
