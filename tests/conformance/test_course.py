"""What a report says of a round and a match: everything that a wrong score can be reckoned from."""

import sys
from pathlib import Path

import pytest

from courtpiece_spec.cli import main
from courtpiece_spec.conformance.bench import open_bench
from courtpiece_spec.conformance.drawing import trick_text
from courtpiece_spec.conformance.scene import Course, Said, Scene, match_scene, scene_of
from courtpiece_spec.conformance.wording import course_rows, power_words, said_words, value_words

TRICK = Scene(plays=((0, "AS"), (1, "5S"), (2, "6H"), (3, "2H")), trump="H", power_from=3)


def test_from_which_card_trump_counts() -> None:
    assert trick_text(TRICK).plain == "N leads A♠, W 5♠, S 6♥ | E 2♥"
    assert power_words(TRICK) == "trump counts from E’s card (2♥) on"
    assert power_words(Scene(plays=TRICK.plays, trump="H")) is None


RETRO = """
import json, sys
for line in sys.stdin:
    q = json.loads(line)
    if q["cmd"] == "bye":
        break
    a = {"winner": 0}
    if q["cmd"] == "hello":
        a = {"protocol": 1, "implementation": {"name": "r"}, "levels": ["trick"], "books": ["hidden_rung"]}
    elif q["cmd"] == "trick":
        led, order = q["plays"][0][1][1], "23456789TJQKA"
        strength = lambda p: ((p[1][1] == q["trump"]) * 2 + (p[1][1] == led), order.index(p[1][0]))
        a = {"winner": max(q["plays"], key=strength)[0]}
    print(json.dumps({"id": q["id"], **a}), flush=True)
"""


def test_the_moment_is_told_in_the_terminal_and_on_the_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program, shown = tmp_path / "retro.py", tmp_path / "page.html"
    program.write_text(RETRO)
    command = ["vectors", "run", "hidden_rung", "--level", "trick", "--html", str(shown), "--timeout", "60"]
    assert main.run([*command, "--", sys.executable, str(program)]) == 1
    out = capsys.readouterr().out
    assert "N leads A♠, W 5♠, S 6♥ | E 2♥\n" in out
    assert "          trump counts from E’s card (2♥) on\n" in out
    text = shown.read_text("utf-8")
    assert "trump counts from E’s card (2♥) on" in text
    assert "S plays 6 of hearts; now trump counts: E plays 2 of hearts" in text
    assert "<dt>answered</dt><dd>2  (S)</dd>" in text


def test_who_turned_up_the_trump_and_when() -> None:
    bench = open_bench("hidden_rung")
    assert not isinstance(bench, str)
    game = bench.reference
    pack = [card for suit in "HSDC" for card in (rank + suit for rank in "AKQJT98765432")]
    # Dealt five, four, four from the right of the dealer, who is E: N has hearts, and no other suit yet.
    tokens, positions = [], [game.start(pack, {"dealer": 3})]

    def step(token: str) -> None:
        assert token in game.facts(positions[-1]).legal
        tokens.append(token)
        positions.append(game.play(positions[-1], token))

    step("0:hide=TH")
    for _ in range(60):
        legal = game.facts(positions[-1]).legal
        reveals = [token for token in legal if token.endswith("reveal")]
        if reveals and sum(len(token) == 4 for token in tokens) % 4:
            step(reveals[0])
            break
        step(next(token for token in legal if len(token) == 4))
    step(game.facts(positions[-1]).legal[0])
    seat, card = tokens[-1].split(":")
    number = sum(len(token) == 4 for token in tokens[:-1]) // 4 + 1
    rows = list(course_rows(scene_of(game, positions, tokens, False, 3)))
    name = "NWSE"[int(seat)]
    picture = card.replace("T", "10")[:-1] + dict(zip("SHDC", "♠♥♦♣", strict=True))[card[-1]]
    assert rows[:2] == [("dealer", "E"), ("before", "N hides 10♥")]
    assert rows[2] == ("then", f"{name} turns up the trump in trick {number}, before {name} plays {picture}")


def test_a_round_and_its_first_lost_trick() -> None:
    course = Course(3, (Said("0:call=S", 1),), (3, 0, 0, 2, 0, 2, 2, 0), 0, (7, 1))
    assert list(course_rows(Scene(courses=(course,)))) == [
        ("dealer", "E"),
        ("before", "N calls ♠"),
        ("taken by", "E N N S N S S N"),
        ("won by", "N/S (N/S 7, W/E 1), who first lost trick 1 to E"),
    ]
    whole = Course(0, (), (1, 3, 1, 3, 1, 3, 1), 1)
    assert list(course_rows(Scene(courses=(whole,))))[-1] == ("won by", "W/E, who lost no trick")


def test_a_match_round_by_round_with_the_dealers_that_the_book_gives() -> None:
    """The dealers win with seven tricks after a lost one, which passes the deal on to the right."""
    bench = open_bench("single_sir")
    assert not isinstance(bench, str)
    won = {"winner": 0, "collected": [7, 1], "winners": [1, 0, 0, 0, 0, 0, 0, 2], "events": [[0, "1:call=H"]]}
    request = {"cmd": "match", "book": "single_sir", "setup": {"dealer": 0}, "rounds": [won, won]}
    first, second = course_rows(match_scene(bench.reference, request))
    told = "W calls ♥; taken by W N N N N N N S; won by N/S (N/S 7, W/E 1), who first lost trick 1 to W"
    assert first == ("round 1", f"dealer N; {told}")
    assert second == ("round 2", f"dealer W; {told}")


@pytest.mark.parametrize(
    ("level", "field", "value", "words"),
    [
        ("trick", "winner", 2, "2  (S)"),
        ("match", "winner", 1, "1  (W/E)"),
        ("match", "next_dealer", 3, "3  (E)"),
        ("match", "score", [9, 13], "[9, 13]  (N/S 9, W/E 13)"),
        ("play", "result.winner", 0, "0  (N/S)"),
        ("play", "result.next_dealer", 1, "1  (W)"),
        ("play", "winners", [0, 3], "[0, 3]  (N E)"),
        ("play", "refused at", None, "nothing refused"),
        ("play", "legal", ["1:AS", "1:2S"], "1:AS 1:2S"),
        ("trick", "winner", -1, "-1"),
        ("match", "over", True, "true"),
        ("view", "collected", [1, 2, 3], "[1, 2, 3]"),
    ],
)
def test_values_name_the_seats_and_sides_that_they_mean(
    level: str, field: str, value: object, words: str
) -> None:
    assert value_words(level, field, value, Scene()) == words


@pytest.mark.parametrize(
    ("token", "words"),
    [
        ("2:call=none", "S calls no trump"),
        ("1:bid=9", "W bids 9"),
        ("3:pass", "E passes"),
        ("-:pick=7H", "chance picks 7♥"),
        ("1:shrug", "W: shrug"),
    ],
)
def test_deeds_in_words(token: str, words: str) -> None:
    assert said_words(Scene(), Said(token, 1)) == words
