"""Peers that are not installed are missing, not an error."""

import sys

import pytest

from tests.benchmarks.contenders import Missing
from tests.benchmarks.peers import COLVER, RLCARD_ENV, RLCARD_GAME, ROLLOUTS, SPADES_LOOP, SPADES_QUICK, peers


def test_who_is_not_installed_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("pyspiel", "colver", "rlcard"):
        monkeypatch.delitem(sys.modules, module, raising=False)
        monkeypatch.setattr(sys, "path", [path for path in sys.path if "site-packages" not in path])
    found = peers()
    assert {each.name for each in found} == {
        COLVER,
        RLCARD_ENV,
        RLCARD_GAME,
        SPADES_LOOP,
        SPADES_QUICK,
        *ROLLOUTS.values(),
    }
    assert all(isinstance(each, Missing) and each.why.endswith("is not installed") for each in found), found
