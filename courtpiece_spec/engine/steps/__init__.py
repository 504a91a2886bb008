"""The steps of a script: one module for each concern, one function for each kind."""

from courtpiece_spec.engine.steps import asking, bidding, chance, dealing, redealing, trading, tricks

__all__ = ["asking", "bidding", "chance", "dealing", "redealing", "trading", "tricks"]
