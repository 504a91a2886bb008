"""Mistakes of a recorded round, and what is left to hope for: reckoned by hand."""

from courtpiece_spec.book import Rule
from courtpiece_spec.cards import cards_from_text
from courtpiece_spec.engine import Game, Malformed, Setup, parse_token
from courtpiece_spec.records.reading import Record
from courtpiece_spec.seats import Seat
from courtpiece_spec.solving.analysis import Analysis, analyse
from courtpiece_spec.solving.reasons import Unsolvable
from courtpiece_spec.solving.solver import Outlook
from tests.engine import house

HANDS = "AS3H KS4S QS2D 6D2H"
"""Hearts are trump: the two of hearts must be drawn before the ace of spades is led."""


def looked_at(tokens: str, *rules: dict[str, Rule], hands: str = HANDS) -> Analysis:
    played: Game = house.game(house.named(2), *rules)
    wanted = cards_from_text(hands.replace(" ", ""))
    rest = [card for card in played.layout.pack if card not in wanted]
    actions = []
    for token in tokens.split():
        action = parse_token(token, 4)
        assert not isinstance(action, Malformed)
        actions.append(action)
    return analyse(Record(played, Setup(Seat(3)), (*wanted, *rest), tuple(actions)))


def test_a_mistake_is_told_with_its_cost_and_what_was_better() -> None:
    found = looked_at("0:call=H 0:AS 1:4S 2:QS")
    (mistake,) = found.mistakes
    assert (mistake.at, mistake.action.token, mistake.cost) == (1, "0:AS", 1)
    assert [str(card) for card in mistake.better] == ["3H"]
    assert (mistake.best, mistake.led_to) == ((2, 0), (1, 1))
    assert mistake.turned  # two of two tricks win, one of two wins nothing
    assert (found.choices, found.judged) == (2, 2)  # seat 2 has to follow
    assert found.obstacle is None


def test_an_answer_to_a_mistake_can_be_one_too() -> None:
    """Seat 3 could ruff the ace, and gives the trick back by its discard."""
    found = looked_at("0:call=H 0:AS 1:4S 2:QS 3:6D")
    assert [(each.action.token, each.cost, each.side) for each in found.mistakes] == [
        ("0:AS", 1, 0),
        ("3:6D", 1, 1),
    ]
    assert isinstance(found.outlook, Outlook)
    assert found.outlook.best == (2, 0)


def test_best_play_is_no_mistake() -> None:
    found = looked_at("0:call=H 0:3H 1:4S 2:2D 3:2H 0:AS 1:KS 2:QS 3:6D")
    assert found.over
    assert found.outlook is None
    assert found.mistakes == ()
    assert found.choices == 3  # seat 3 has to follow, and the last cards are no choice


def test_what_the_caller_can_hope_for() -> None:
    before = looked_at("0:call=H")
    assert before.caller == 0
    assert before.chances is not None
    assert (before.chances.winner, before.chances.reachable) == (0, (True, True))
    after = looked_at("0:call=H 0:AS 1:4S 2:QS")
    assert after.chances is not None
    assert (after.chances.winner, after.chances.reachable) == (None, (True, True))
    ruffed = looked_at("0:call=H 0:AS 1:4S 2:QS 3:2H")
    assert ruffed.chances is not None
    assert (ruffed.chances.winner, ruffed.chances.reachable) == (None, (False, True))


def test_a_round_that_has_not_begun_is_not_solved() -> None:
    found = looked_at("")
    assert isinstance(found.outlook, Unsolvable)
    assert found.choices == 0
