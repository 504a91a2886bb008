"""Plays every scenario of `features/`."""

from pytest_bdd import scenarios

pytest_plugins = [
    "tests.features.steps.agreeing",
    "tests.features.steps.playing",
    "tests.features.steps.looking",
    "tests.features.steps.ending",
    "tests.features.steps.house_rules",
    "tests.features.steps.matches",
    "tests.features.steps.tens_and_tokens",
    "tests.features.steps.records",
    "tests.features.steps.written_down",
]

scenarios(".")
