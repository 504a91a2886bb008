"""`courtpiece diff`."""

import re
from pathlib import Path

import pytest

from courtpiece_spec.book.serial import behaviour_hash
from courtpiece_spec.cli.exits import ExitCode
from courtpiece_spec.records.audit import audit_data
from courtpiece_spec.records.library import Library
from tests.cli.house import Courtpiece
from tests.records.house import book

ACES = "double_sir with ace_on_ace"


def test_for_people(courtpiece: Courtpiece) -> None:
    ran = courtpiece("diff", "double_sir", ACES)
    assert (ran.code, ran.err) == (ExitCode.OK, "")
    lines = ran.out.splitlines()
    assert lines[:2] == ["A  double_sir  Double Sir", f"B  {ACES}  Double Sir with Ace on ace"]
    assert "collect.except.aces  only in B" in lines
    assert (
        "  B  The pile is not collected if both tricks of the pair were won with aces. (ace_on_ace, after"
        in lines
    )
    asked = lines.index("what has been collected?")
    assert lines[asked + 1].split() == ["double_sir", "N-S", "0,", "W-E", "2"]
    assert lines[asked + 2].endswith("N-S 0, W-E 0; 2 on the table")
    assert "trick 2, W leads" in lines
    assert lines[-1] == "their behaviour hashes are not equal"


def test_for_programs(courtpiece: Courtpiece) -> None:
    ran = courtpiece("diff", "single_sir", "double_sir", "--json")
    assert (ran.code, ran.err) == (ExitCode.OK, "")
    (data,) = ran.lines
    assert data["differ"] is True
    assert data["same_behaviour"] is False
    assert data["a"] == {
        "id": "single_sir",
        "said": "single_sir",
        "behaviour": behaviour_hash(book("single_sir")),
    }
    by_path = {each["path"]: each for each in data["clauses"]}
    assert by_path["collect.take"]["how"] == "changed"
    assert by_path["collect.take"]["a"]["sources"] == ["A25", "B76", "C14"]
    assert by_path["collect.take"]["b"]["written_in"] == "pile"
    assert by_path["collect.take"]["b"]["sentence"].startswith("Tricks are left on the table in a pile.")
    assert by_path["collect.fresh"]["how"] == "only_b"
    assert by_path["collect.fresh"]["a"] is None
    said = data["disagreement"]["differs"]["collected"]
    assert said == {
        "a": {"sides": [1, 0], "on_the_table": 0},
        "b": {"sides": [0, 0], "on_the_table": 1},
    }
    verdict = audit_data(data["disagreement"]["record"], Library().find)
    assert verdict.ok
    assert verdict.answer["collected"] == said["a"]["sides"]


def test_the_other_way_round(courtpiece: Courtpiece) -> None:
    (data,) = courtpiece("diff", ACES, "double_sir", "--json").lines
    assert [each["how"] for each in data["clauses"]] == ["only_a"]


def test_the_same_seed_says_the_same(courtpiece: Courtpiece) -> None:
    arguments = ("diff", "hakem", "hakem with kot_double", "--seed", "5")
    assert courtpiece(*arguments).out == courtpiece(*arguments).out


def test_nothing_differs(courtpiece: Courtpiece) -> None:
    ran = courtpiece("diff", "single_sir", "single_sir", "--exit-code")
    assert ran.code == ExitCode.OK
    assert "\nnothing differs\n" in ran.out
    assert "no round was found on which they disagree: 60 were played, " in ran.out
    assert ran.out.endswith("the two play alike: their behaviour hashes are equal\n")


def test_exit_code(courtpiece: Courtpiece) -> None:
    assert courtpiece("diff", "double_sir", ACES).code == ExitCode.OK
    assert courtpiece("diff", "double_sir", ACES, "--exit-code", "--json").code == ExitCode.DIFFERENCE


def test_clauses_for_people_only_are_marked(courtpiece: Courtpiece) -> None:
    arguments = ("diff", "single_sir", "single_sir with talk_forbidden")
    ran = courtpiece(*arguments, "--exit-code")
    assert ran.code == ExitCode.DIFFERENCE, "the books differ, though no engine shows it"
    assert "custom.signals  changed, for people only" in ran.out
    assert "their behaviour hashes are equal" in ran.out
    (data,) = courtpiece(*arguments, "--json").lines
    assert [each["table"] for each in data["clauses"]] == [True]
    assert data["disagreement"] is None
    assert data["same_behaviour"] is True


def test_only_the_match_differs(courtpiece: Courtpiece) -> None:
    ran = courtpiece("diff", "single_sir", "single_sir with target(5)")
    assert "they differ in what makes a match, and every round of it is played alike" in ran.out
    assert "their behaviour hashes are not equal" in ran.out


def test_files(courtpiece: Courtpiece, ours: Path) -> None:
    for said in (str(ours), f"{ours}#ours"):
        ran = courtpiece("diff", "single_sir", said)
        assert ran.code == ExitCode.OK
        assert "score.dealer_wins  changed" in ran.out
        assert (
            "W-E 7 points, by score.dealer_wins" in ran.out
            or "N-S 7, W-E 0 points" in ran.out
            or "7" in ran.out
        )
    assert courtpiece("diff", "single_sir", "ours", "--book", ours).code == ExitCode.OK


def test_sentences_of_another_language(courtpiece: Courtpiece) -> None:
    ran = courtpiece("diff", "single_sir", "double_sir", "--lang", "de")
    assert "Die Stiche bleiben als Stapel auf dem Tisch." in ran.out


def test_what_a_language_cannot_say_is_told_in_the_words_of_the_book(
    courtpiece: Courtpiece, tmp_path: Path
) -> None:
    path = tmp_path / "mine.court"
    path.write_text(
        'court 1\nvariant mine "Mine" extends single_sir { replace score.goon: when goon_court -> 9 }\n',
        "utf-8",
    )
    path.with_name("mine.en.ftl").write_text("mine-score-goon = { $nobody }\n", "utf-8")
    ran = courtpiece("diff", "single_sir", path)
    assert ran.code == ExitCode.OK
    assert "  B  `when goon_court -> 9` (mine)" in ran.out
    assert "the book's own words stand instead" in ran.err


@pytest.mark.parametrize(
    ("one", "other", "told"),
    [
        (
            "hakem",
            "hakem with hakem_sees(9)",
            ["hands by hakem", "hands by hakem with hakem_sees(9)"],
        ),
        (
            "single_sir",
            "single_sir with redeal_below_jack(1)",
            ["who may do what?", "demands a new deal", "hands"],
        ),
        ("hidden_rung", "hidden_rung with caller_face_down", ["plays face down:"]),
        ("hakem", "hakem with kot_double", ["what is it worth?", "courts, by score.kot"]),
        ("hakem", "hakem with hakem_rotates_left", ["who deals next?"]),
        (
            "single_sir",
            "single_sir with court_thirteen",
            ["is the round over?", "no, it goes on", "nobody acts"],
        ),
        ("single_sir", "single_sir with nth_card(7)", ["what is trump?", "none"]),
        ("double_sir", "double_sir with second_ace_low", ["who takes the trick?"]),
        ("hakem", "hakem with run_bonus(3)", ["won running N-S ", "what is it worth?"]),
        ("hakem", "dabbal_sar", []),
    ],
)
def test_each_kind_of_disagreement_is_told(
    courtpiece: Courtpiece, one: str, other: str, told: list[str]
) -> None:
    ran = courtpiece("diff", one, other)
    assert (ran.code, ran.err) == (ExitCode.OK, "")
    assert "A round on which they disagree" in ran.out
    for words in told:
        assert words in ran.out
    (data,) = courtpiece("diff", one, other, "--json").lines
    for said in data["disagreement"]["differs"].values():
        assert said["a"] != said["b"]


def test_a_foul_that_one_book_prices(courtpiece: Courtpiece, tmp_path: Path) -> None:
    path = tmp_path / "strict.court"
    path.write_text(
        'court 1\nvariant strict "Strict" extends single_sir {\n'
        "  foul revoke { lost: otherwise -> 1 to opponents, the round is lost }\n}\n",
        "utf-8",
    )
    ran = courtpiece("diff", "single_sir", path)
    assert "may he?" in ran.out
    assert "no, by single_sir/" in ran.out
    (data,) = courtpiece("diff", "single_sir", path, "--json").lines
    assert data["disagreement"]["tried"].endswith(":foul=revoke")
    assert data["disagreement"]["differs"] == {"accepted": {"a": False, "b": True}}


def test_titles_and_order(courtpiece: Courtpiece, tmp_path: Path) -> None:
    path = tmp_path / "mine.court"
    path.write_text(
        'court 1\nvariant mine "Mine" extends single_sir {\n'
        '  replace score.court "Kot": when court -> 3\n'
        "  remove next_dealer.court\n"
        "  add next dealer { court: when court -> partner of dealer } before next_dealer.dealer_wins\n}\n",
        "utf-8",
    )
    out = courtpiece("diff", "single_sir", path).out
    assert "score.court  renamed, for people only" in out
    assert "[Kot] (mine)" in out
    assert "next_dealer: in another order" in out
    (data,) = courtpiece("diff", "single_sir", path, "--json").lines
    assert [each["section"] for each in data["moved"]] == ["next_dealer"]


def test_cycles(courtpiece: Courtpiece) -> None:
    ran = courtpiece("diff", "mixed_evening", "hakem")
    assert ran.code == ExitCode.OK
    assert "   3 rounds of hakem\n   1 round of badam_satti\n" in ran.out


def test_what_a_round_does_not_show_is_said(courtpiece: Courtpiece, tmp_path: Path) -> None:
    """After the first trick it lies in a pile, or is its taker's: nothing is seen yet of the others."""
    hidden = ["round.play", "collect.fresh", "collect.last", "let.court"]
    out = " ".join(courtpiece("diff", "single_sir", "double_sir").out.split())
    words = "this round does not show 4 of the 5 clauses that differ in play: "
    assert words + ", ".join(hidden) in out
    (data,) = courtpiece("diff", "single_sir", "double_sir", "--json").lines
    assert data["not_shown"] == hidden
    (data,) = courtpiece("diff", "double_sir", "single_sir", "--json").lines
    assert data["not_shown"] == hidden
    # one clause alone is shown by the round that was found for it
    assert "does not show" not in courtpiece("diff", "double_sir", ACES).out
    # what no single round can show: the match; what binds people only is not counted
    path = tmp_path / "mine.court"
    path.write_text(
        'court 1\nvariant mine "M" extends kachuha {\n  replace score.win: otherwise -> 2\n'
        '  replace match.won: first side to 9 rounds\n  custom talk "None."\n}\n',
        "utf-8",
    )
    words = "this round does not show 1 of the 2 clauses that differ in play: match.won"
    assert words in courtpiece("diff", "kachuha", path).out


def test_many_clauses_that_are_not_shown_are_counted(courtpiece: Courtpiece) -> None:
    out = " ".join(courtpiece("diff", "single_sir", "hakem").out.split())
    found = re.search(
        r"does not show (\d+) of the (\d+) clauses that differ in play: (.*) and (\d+) more", out
    )
    assert found is not None
    assert int(found[1]) == len(found[3].split(", ")) + int(found[4]) < int(found[2])


def test_what_cannot_be_told_is_not_said(courtpiece: Courtpiece, tmp_path: Path) -> None:
    path = tmp_path / "mine.court"
    path.write_text(
        'court 1\nvariant mine "M" extends single_sir {\n'
        "  foul revoke { costs: otherwise -> 2 from offender }\n"
        "  replace match.won: first side to 9 points\n}\n",
        "utf-8",
    )
    for pair in (("mixed_evening", "hakem"), ("single_sir", path)):
        (data,) = courtpiece("diff", *pair, "--json").lines
        assert data["disagreement"] is not None
        assert data["not_shown"] is None
        assert "does not show" not in courtpiece("diff", *pair).out


def test_other_tables(courtpiece: Courtpiece) -> None:
    hokm = Path(__file__).parents[1] / "language" / "samples" / "hokm.court"
    ran = courtpiece("diff", "single_sir", f"{hokm}#hokm_three")
    assert "4 players and 3 players: no round can be played by both" in ran.out
    assert "disagree" not in ran.out


def test_a_family_is_compared_but_not_played(courtpiece: Courtpiece) -> None:
    ran = courtpiece("diff", "court_piece", "single_sir")
    assert ran.code == ExitCode.OK
    assert "round.call  only in B" in ran.out
    assert "family" in ran.out


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (("single_sri", "single_sir"), ExitCode.USAGE, "did you mean `single_sir`?"),
        (("single_sir", "gone.court"), ExitCode.USAGE, "gone.court cannot be read"),
        (("single_sir", "pile"), ExitCode.USAGE, "is an option"),
        (("single_sir",), ExitCode.USAGE, "Missing argument 'B'"),
        (("single_sir", "double_sir", "--lang", "xx"), ExitCode.USAGE, "xx"),
        (("single_sir", "double_sir", "--seed", "x"), ExitCode.USAGE, "integer"),
    ],
)
def test_bad_input(courtpiece: Courtpiece, arguments: tuple[str, ...], code: ExitCode, words: str) -> None:
    ran = courtpiece("diff", *arguments)
    assert (ran.code, ran.out) == (code, "")
    assert words in ran.err


def test_bad_files(courtpiece: Courtpiece, broken: Path, tmp_path: Path) -> None:
    ran = courtpiece("diff", "single_sir", broken)
    assert (ran.code, ran.out) == (ExitCode.DIFFERENCE, "")
    binary = tmp_path / "binary.court"
    binary.write_bytes(bytes(range(256)))
    folder = tmp_path / "folder.court"
    folder.mkdir()
    circle = tmp_path / "circle" / "circle.court"
    circle.parent.mkdir()
    circle.write_text(
        'court 1\nvariant q1 "A" extends q2 { version "1" }\nvariant q2 "B" extends q1 { version "1" }\n',
        "utf-8",
    )
    for path in (binary, folder, circle):
        ran = courtpiece("diff", path, "single_sir")
        assert ran.code in (ExitCode.DIFFERENCE, ExitCode.USAGE)
        assert (ran.out, bool(ran.err)) == ("", True)
