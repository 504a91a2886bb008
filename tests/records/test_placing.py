"""Where an action stands, as a player says it."""

import pytest

from courtpiece_spec.records.audit import audit_data
from courtpiece_spec.records.failures import headline
from courtpiece_spec.records.placing import ordinal
from tests.records.house import library, rounds


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (13, "13th"),
        (21, "21st"), (52, "52nd"), (111, "111th"),
    ],
)  # fmt: skip
def test_ordinals(number: int, words: str) -> None:
    assert ordinal(number) == words


@pytest.mark.parametrize(
    ("at", "token", "words"),
    [
        (0, "0:AH", "the 1st action, token 0:AH"),
        (1, "0:call=H", "the 2nd action, token 0:call=H"),
        (1, "1:2C", "the 1st card of trick 1, token 1:2C"),
        (8, "2:call=H", "the 9th action, token 2:call=H"),
        (8, "-:pick=2C", "the 9th action, token -:pick=2C"),
    ],
)
def test_a_refused_action_is_found_by_who_plays(at: int, token: str, words: str) -> None:
    (record,) = rounds("single_sir", 1)
    tokens = record["actions"].split(" ")
    verdict = audit_data(record | {"actions": " ".join([*tokens[:at], token])}, library().find)
    assert verdict.answer["at"] == at
    assert words in headline(1, verdict).plain
