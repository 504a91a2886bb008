"""A scene of the conformance report: cards as they are written for people everywhere else."""

from rich.console import Console

from courtpiece_spec.cards import CARDS
from courtpiece_spec.conformance.drawing import card_text, rank_of, ranks_of, scene_table, trick_text
from courtpiece_spec.conformance.scene import Scene
from courtpiece_spec.records import drawing

SCENE = Scene(
    hands=(("TS", "2S", "AS"), ("TH",), ("9D", "TD"), ("2C",)),
    plays=((1, "TC"), (2, "3C"), (3, "TH"), (0, "4C")),
)


def test_cards_are_written_as_in_drawn_rounds() -> None:
    for card in CARDS:
        assert card_text(str(card)).plain == drawing.card_text(card).plain
    assert card_text("TH").plain == "10♥"
    assert (rank_of("TH"), ranks_of(("2S", "TS", "AS", "KH"), "S")) == ("10", "A 10 2")


def test_a_trick_and_its_hands() -> None:
    assert trick_text(SCENE).plain == "W leads 10♣, S 3♣, E 10♥, N 4♣"
    table = scene_table(SCENE)
    assert table is not None
    console = Console(width=80, color_system=None)
    with console.capture() as captured:
        console.print(table)
    lines = captured.get().splitlines()
    assert lines == [line.rstrip() for line in lines]
    assert "♠ A 10 2" in lines[1]
    assert "♦ 10 9" in "\n".join(lines)
    middle = next(line for line in lines if "10♣" in line)
    # West's ten does not push East's card away
    assert middle.index("10♥") - middle.index("10♣") == 6
