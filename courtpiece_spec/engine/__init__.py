"""The reference engine: pure functions over frozen states, one small function for each kind of rule."""

from courtpiece_spec.engine.actions import Action, Malformed, Verb, parse_token
from courtpiece_spec.engine.game import Event, Game, pack_of
from courtpiece_spec.engine.refusing import BUILT_IN, Refused
from courtpiece_spec.engine.results import Result
from courtpiece_spec.engine.state import Setup, State
from courtpiece_spec.engine.views import View

__all__ = [
    "BUILT_IN",
    "Action",
    "Event",
    "Game",
    "Malformed",
    "Refused",
    "Result",
    "Setup",
    "State",
    "Verb",
    "View",
    "pack_of",
    "parse_token",
]
