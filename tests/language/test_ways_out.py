"""Messages name a way out: where a form belongs, what is left to deal, what works instead."""

import pytest

from tests.language.helpers import compiled

ON = 'variant ours "Ours" extends'


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            f"{ON} mendikot_six {{ replace match.over: first side to 10 rounds }}",
            "expected `by agreement` or `after 7 points`; `first side` is said in `won:`",
        ),
        (
            f"{ON} mendikot_six {{ match {{ over: first side to 10 rounds }} }}",
            "; `first side` is said in `won:`",
        ),
        (
            f"{ON} mendikot_six {{ remove match.over add match {{ won: first side to 10 rounds }} }}",
            "write `match { … }` without `add`",
        ),
        (
            f"{ON} single_sir {{ add foul revoke {{ any: otherwise -> 1 }} }}",
            "write `foul revoke { … }` without `add`",
        ),
        (
            f"{ON} single_sir {{ replace round.call: caller names trump of a suit held }}",
            "; what a clause there may say tells `courtpiece words round`",
        ),
        (
            f"{ON} single_sir {{ replace round {{ call: caller names trump of a suit held }} }}",
            "; what a clause there may say tells `courtpiece words round`",
        ),
        (f"{ON} omi {{ replace round.rest: 5 to each }}", "4 are left for each"),
        (f"{ON} omi {{ replace round.first: 9 to each }}", "8 are left for each"),
        (f"{ON} omi {{ replace round.first: 8 to each }}", "deal fewer, here or before"),
        (
            'variant ours "Ours" = mendikot with target(10)',
            "it is written for `single_sir`; of `match` there is `match.over` here",
        ),
        (f"{ON} mendikot_six {{ remove match.over }}", "write `match { won: first side to 10 rounds }` or"),
        (
            f"{ON} omi {{ replace score.level: when round.drawn -> nothing }}",
            "pay into it, such as `when … -> 1 extra`",
        ),
    ],
)
def test_help_is_a_way_out(text: str, words: str) -> None:
    assert any(words in (each.help or "") for each in compiled(text).diagnostics), compiled(text).diagnostics


def test_between_clauses_no_section_is_named() -> None:
    for text in (
        f"{ON} single_sir {{ of }}",
        f"{ON} single_sir {{ round {{ call: caller names trump }} of }}",
    ):
        assert not any("courtpiece words" in (each.help or "") for each in compiled(text).diagnostics)


def test_a_removed_section_is_said_to_be_removed() -> None:
    text = f"{ON} mendikot {{ remove match.over add match {{ won: first side to 10 rounds }} }}"
    messages = [each.message for each in compiled(text).diagnostics]
    assert (
        "`mendikot` has no `match` that something could be added to: its last clause was removed" in messages
    )
    plain = f"{ON} mendikot {{ remove match.over match {{ won: first side to 10 points }} }}"
    assert "ours" in compiled(plain).books
    assert compiled(plain).ok


def test_a_counter_that_is_paid_or_stands_beside_an_error_is_not_spoken_of() -> None:
    paid = f"{ON} omi {{ replace score.level: when round.drawn -> 2 extra }}"
    broken = paid.replace("2 extra", "nothing replace match.won: first side to 0 shoes")
    for text in (paid, broken):
        assert not [each for each in compiled(text).diagnostics if each.code == "CP525"]
