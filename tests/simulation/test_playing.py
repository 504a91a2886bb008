"""The reference engine as a player: what it counts adds up, and hangs on nothing but seed and number."""

from __future__ import annotations

from pathlib import Path

import pytest

from courtpiece_spec.book import Book
from courtpiece_spec.cards import Card
from courtpiece_spec.engine import Game
from courtpiece_spec.simulation import EnginePlayer
from courtpiece_spec.simulation.playing import EVENING, at_random
from tests.simulation.house import loaded

ENDLESS = """court 1

variant endless "Endless" extends single_sir { replace match { over: by agreement } }
"""


def counts(name: str, policy: str = "random", matches: int = 3) -> dict[str, int]:
    player = EnginePlayer.of(loaded(name), policy)
    rows = player.play(7, 0, matches, 10_000)
    return dict(zip(player.columns, map(sum, zip(*rows, strict=True)), strict=True))


def under(found: dict[str, int], prefix: str) -> int:
    return sum(value for name, value in found.items() if name.startswith(prefix))


@pytest.mark.parametrize("name", ["single_sir", "hidden_rung", "kachuha", "hakem", "be_ranga"])
@pytest.mark.parametrize("policy", ["random", "sensible"])
def test_counts_add_up(name: str, policy: str) -> None:
    found = counts(name, policy)
    rounds = found["rounds"]
    assert rounds > 0
    assert under(found, "won.") + found["drawn"] == rounds
    assert under(found, "trump.") == rounds
    assert under(found, "winner_took.") == rounds - found["drawn"]
    assert under(found, "took.") == found["tricks"]
    assert found["deals"] >= rounds
    assert found["over"] == under(found, "match.") == 3
    assert found["won_by.dealer"] + found["won_by.eldest"] == rounds  # they sit side by side


def test_single_sir_stops_at_seven_tricks_and_one_row_counts() -> None:
    found = counts("single_sir")
    assert found["winner_took.7"] == found["rounds"]
    assert under(found, "row.score.") == found["rounds"]
    assert under(found, "row.next_dealer.") == found["rounds"]
    assert found["row.score.goon"] + found["row.score.dealer_wins"] == found["won_by.dealer"]
    # No trick is left in its middle: the seventh is complete.
    assert found["cards"] == 4 * found["tricks"]


def test_hakem_plays_all_thirteen_tricks_of_every_round() -> None:
    found = counts("hakem")
    assert found["tricks"] == 13 * found["rounds"]
    assert found["cards"] == 52 * found["rounds"]


def test_books_of_a_cycle_share_the_rows_of_one_path() -> None:
    found = counts("mixed_evening", matches=1)
    assert under(found, "row.score.") == found["rounds"]
    # Three rounds of one book, then one without trump.
    assert found["trump.none"] == found["rounds"] // 4


def test_a_match_depends_on_its_number_alone() -> None:
    player = EnginePlayer.of(loaded("kachuha"))
    rows = player.play(1, 0, 6, 10_000)
    assert player.play(1, 4, 2, 10_000) == rows[4:]
    assert player.play(2, 4, 2, 10_000) != rows[4:]


def test_the_last_match_is_cut() -> None:
    player = EnginePlayer.of(loaded("kachuha"))
    whole = player.play(1, 0, 2, 10_000)
    rounds, over = player.columns.index("rounds"), player.columns.index("over")
    cut = player.play(1, 0, 3, whole[0][rounds] + 2)
    assert cut[0] == whole[0]
    assert (cut[1][rounds], cut[1][over]) == (2, 0)
    assert not any(cut[2])


def test_players_go_home_after_an_evening(tmp_path: Path) -> None:
    file = tmp_path / "endless.court"
    file.write_text(ENDLESS, "utf-8")
    player = EnginePlayer.of(loaded(str(file)))
    found = dict(zip(player.columns, player.play(0, 0, 1, 10_000)[0], strict=True))
    assert found["rounds"] == EVENING == 24
    assert found["over"] == 1
    assert found["match.0"] == found["match.1"] == 0


def test_two_books_meet_the_same_deals() -> None:
    books = [loaded(name) for name in ("double_sir", "double_sir with blocked_tricks({12})")]

    def packs(book: Book) -> list[tuple[Card, ...]]:
        seen: list[tuple[Card, ...]] = []
        start = Game.start

        def spy(self: Game, pack: object, setup: object) -> object:
            seen.append(tuple(pack))  # type: ignore[arg-type]  # it is what a player gives
            return start(self, seen[-1], setup)  # type: ignore[arg-type]

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Game, "start", spy)
            EnginePlayer.of(book, at_random).play(3, 5, 1, 4)
        return seen

    one, two = map(packs, books)
    assert len(one) == 4
    assert one == two
