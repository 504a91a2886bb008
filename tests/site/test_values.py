"""Every value that the survey of sources knows is in a bundled book or option, or something says why not."""

from __future__ import annotations

import pytest

from docs._ext import comparison_pages, values
from docs._ext.values import ABSENT, Place, Value, fault_of, faults, place_of

NUMBERS = [f"P{number}" for number in range(1, 74)]


def test_every_decision_has_values() -> None:
    found = dict.fromkeys(value.of for value in values.values())
    assert list(found) == NUMBERS
    assert len({(value.of, value.id) for value in values.values()}) == len(values.values())


@pytest.mark.parametrize("number", NUMBERS)
def test_every_value_lives_somewhere(number: str) -> None:
    """In the clause that is named, by the words that are named; or there is a reason why not."""
    assert [fault for value in values.values() if value.of == number for fault in faults(value)] == []


def test_reasons_are_given_and_used() -> None:
    assert {value.out for value in values.values() if value.out is not None} == set(values.reasons())


def test_nothing_is_awaited_that_is_here() -> None:
    """And nothing that no value needs."""
    assert [name for name in sorted(values.awaited()) if values.is_here(name)] == []
    assert values.awaited() <= {
        name for value in values.values() for place in value.places for name in place.names
    }


def test_what_is_not_there_is_found() -> None:
    for text, said in (
        ("single_sir/table.plays: anticlockwise", None),
        (
            "single_sir/table.plays: clockwise",
            "single_sir/table.plays does not say “clockwise”, but: anticlockwise",
        ),
        ("single_sir/pack.cards: 48", "single_sir/pack.cards does not say “48”, but: 52"),
        ("single_sir/pack.top: 2H", "single_sir/pack.top is not there"),
        ("single_sir/pack.cards: absent", "single_sir/pack.cards is there"),
        ("single_sir/collect.except: absent", None),
        ("no_such_book/pack.cards: 52", "no_such_book/pack.cards: there is no book `no_such_book`"),
    ):
        assert fault_of(place_of(text)) == said
    assert faults(Value("P1", "none", "Nothing", "nobody")) == ("P1.none is nowhere, and nothing says why",)
    both = Value("P1", "both", "Both", "somebody", (Place("single_sir", "pack.cards", "52"),), "packs")
    assert faults(both) == ("P1.both is somewhere, and something says why it is not",)
    with pytest.raises(ValueError, match="no place"):
        place_of("single_sir")


def test_places_name_their_options() -> None:
    place = place_of(
        "double_sir with ace_on_ace, blocked_tricks({2, 12})/collect.except.blocked: trick.number"
    )
    assert place.names == {"double_sir", "ace_on_ace", "blocked_tricks"}
    assert str(place) == "double_sir with ace_on_ace, blocked_tricks({2, 12})/collect.except.blocked"
    assert place.words != ABSENT


def test_the_page_shows_every_value() -> None:
    page = comparison_pages.values_page()
    assert page.count("\n## P") == len(NUMBERS)
    assert page.count("\n| ") == len(NUMBERS) + len(values.values())
    assert "| Six players | CHK, PR, ME, OM8 | [`chakri`](../rulebooks/chakri.md) `table.players`" in page
    assert "[`single_sir`](../rulebooks/single_sir.md) no clause `pack.top`" in page
    assert "`hakem with kot_double` `score.kot`" in page
    assert (
        "| Debts are paid in cards | Mordabadi | Debts between rounds, paid in cards: a game of its own. |"
        in page
    )
