"""The page that sums a book up: whom the round goes to, what it counts, how the match is won."""

import pytest

from courtpiece_spec.rulebook.content import Edition, Listing, Table
from courtpiece_spec.rulebook.output.markdown import to_markdown
from courtpiece_spec.rulebook.sentences import languages
from tests.rulebook.test_rulebook import rulebook


def lines(reference: str, language: str = "en") -> list[str]:
    parts = rulebook(reference, language).summary.parts
    return [item for part in parts if isinstance(part, Listing) for item in part.items]


def worth(reference: str, language: str = "en") -> list[tuple[str, str]]:
    parts = rulebook(reference, language).summary.parts
    table = next(part for part in parts if isinstance(part, Table))
    return [(row[0].text, row[1].text) for row in table.rows]


def test_who_wins_the_round_is_told() -> None:
    """MK3, CHK, DSE: tens, the bid, the bid or what is left of it."""
    assert "A side wins the round if that side captures at least 3 tens." in lines("mendikot")
    assert "A side wins the round if that side captures at least 3 tens." in lines("mendikot_six")
    assert any("takes at least the number of tricks bid" in each for each in lines("chakri"))
    assert any("collects at least the number of tricks bid" in each for each in lines("double_sir_auction"))
    assert "The side that has collected the most tricks wins the round." in lines("satat")


def test_a_bonus_is_marked_and_stands_below_what_it_is_added_to() -> None:
    assert worth("chakri") == [("Every round won", "1 round"), ("Baunie", "+1 round")]


@pytest.mark.parametrize("language", languages())
def test_a_bonus_is_marked_in_every_language(language: str) -> None:
    won, baunie = worth("chakri", language)
    assert won[1] in baunie[1]
    assert won[1] != baunie[1]


def test_what_is_paid_by_whom() -> None:
    """OM5, DSE."""
    assert worth("omi")[:2] == [
        ("Four to four", "1 extra token"),
        ("Kapothi", "3 tokens from the losing side to the winning side"),
    ]
    assert worth("omi")[-1] == (
        "The round has a winner",
        (
            "+1 token for each unit of “extra tokens” from the losing side to the winning side; “extra "
            "tokens” starts over"
        ),
    )
    assert worth("double_sir_auction") == [
        ("The highest bidder’s side wins", "The losing side: 1 penalty point for each trick bid"),
        ("Otherwise", "The losing side: 2 penalty points for each trick bid"),
    ]


def test_cases_of_the_same_worth_are_not_told_apart() -> None:
    """MK3: a Mendikot counts as any win does; a draw counts nothing."""
    assert worth("mendikot_six") == [("Nobody wins the round", "Nothing"), ("Otherwise", "1 round")]


def test_how_the_match_is_won_and_what_it_begins_with() -> None:
    """OM6, TC15, DSE."""
    assert {"The first side to reach 20 tokens wins the match.", "Each side starts with 10 tokens."} <= set(
        lines("omi")
    )
    assert {"The set is over after 4 rounds.", "The match is over after 8 sets."} <= set(lines("troefcall"))
    assert "The first side to reach 53 penalty points loses the match." in lines("double_sir_auction")


def test_a_card_above_all_others_is_told() -> None:
    told = lines("satat")
    assert "The two of hearts is above every other card and remains a card of its suit." in told
    assert any(each.startswith("If the two of hearts lies in the trick, it takes it;") for each in told)
    assert not any("lies in the trick" in each for each in lines("satat with two_is_trump"))


def test_a_drawn_round_that_leaves_an_extra_token_does_not_count_nothing() -> None:
    """OM5."""
    told = to_markdown(rulebook("omi"))
    assert "A drawn round (Four to four) is worth 1 extra token." in told
    assert "It counts nothing." not in told


@pytest.mark.parametrize("language", languages())
def test_six_players_with_48_cards_win_no_52_cards(language: str) -> None:
    """MK3, MK5: all tricks are a whitewash, as with 52 cards."""
    alone = Edition(without=frozenset({"differences"}))
    made = to_markdown(rulebook("mendikot_six", language, alone))
    assert "52" not in made
    assert "۵۲" not in made


def test_rows_that_count_are_named_once() -> None:
    told = to_markdown(rulebook("chakri"))
    assert "the line that counts is" not in told
    assert "the lines that count are “If the highest bidder’s side takes" in told
    assert "; player 1 is the first bidder next" in told
