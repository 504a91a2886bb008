"""What messages may do: numbers of a script, lists, functions, forms, negation pushed inward."""

import pytest

from courtpiece_spec.book.conditions import (
    AllOf,
    AnyOf,
    Compare,
    Comparison,
    Condition,
    Fact,
    IsSame,
    Negation,
    SideHas,
    TrumpSet,
    Truth,
)
from courtpiece_spec.book.who import PartnerOf, RightOf, Role
from courtpiece_spec.rulebook.sentences import Sentences
from courtpiece_spec.rulebook.sentences.messages import Messages
from courtpiece_spec.rulebook.sentences.values import FSI, PDI, Items, Numeral, isolated
from tests.rulebook.samples import CONTEXT

SEVEN = Compare(Fact("winner", "won"), Comparison.AT_LEAST, 7)
WON = IsSame(Fact("", "winner"), Fact("", "dealer_side"))


def test_own_digits_and_plurals_by_the_language() -> None:
    text = "tricks = { $number ->\n    [one] { $number } یک\n   *[other] { $number } چند\n}\n"
    persian = Messages("fa", text + "digits = ۰۱۲۳۴۵۶۷۸۹\n", "fa.ftl")
    assert persian.say("tricks", None, {"number": Numeral.of(1, persian.digits)}) == "۱ یک"
    assert persian.say("tricks", None, {"number": Numeral.of(13, persian.digits)}) == "۱۳ چند"
    assert persian.right_to_left


def test_lists_and_functions() -> None:
    text = (
        "and = { AND($all) }\nplain = { $all }\nor = { OR($all) }\njoin = { JOIN($all, by: '/') }\n"
        'every = { ALL($all, are: "a") }\ncapital = { CAPITAL($word) }\ninitial = { INITIAL($word) }\n'
        "one = { WITHOUT($many, end: 's') } { WITHOUT($word, end: 's') } { WITHOUT($boss, end: 's') }\n"
    ).replace("'", '"')
    english = Messages("en", text, "en.ftl")
    args = {"all": Items(("a", "b", Numeral.of(3, ""))), "word": "éa", "many": "kots", "boss": "boss"}
    told = {each: english.say(each, None, args) for each in english.ids}
    assert told == {
        "and": "a, b, and 3",
        "plain": "a, b, and 3",
        "or": "a, b, or 3",
        "join": "a/b/3",
        "every": "no",
        "capital": "Éa",
        "initial": "e",
        "one": "kot éa boss",
    }


def test_a_title_that_runs_against_the_sentence_is_kept_apart() -> None:
    assert isolated("Court", right_to_left=True) == f"{FSI}Court{PDI}"
    assert isolated("کوٹ", right_to_left=True) == "کوٹ"
    assert isolated("کوٹ", right_to_left=False) == f"{FSI}کوٹ{PDI}"
    assert isolated("Court", right_to_left=False) == "Court"


@pytest.mark.parametrize(
    ("condition", "english", "german"),
    [
        (
            SEVEN,
            "the winning side takes at least 7 tricks",
            "die siegreiche Partei mindestens 7 Stiche gewinnt",
        ),
        (Negation(SEVEN), "the winning side takes fewer than 7 tricks", None),
        (Negation(Negation(SEVEN)), "the winning side takes at least 7 tricks", None),
        (Negation(WON), "the dealer’s side does not win", "die Partei des Gebers nicht gewinnt"),
        (
            Negation(AllOf((WON, TrumpSet()))),
            "the dealer’s side does not win or trump is not yet set",
            "die Partei des Gebers nicht gewinnt oder der Trumpf noch nicht feststeht",
        ),
        (
            Negation(AnyOf((Negation(SideHas(1)), Negation(TrumpSet())))),
            "a side has 1 trick and trump is set",
            "eine Partei 1 Stich hat und der Trumpf feststeht",
        ),
        # What is pushed inward keeps its place: without "both" and "either" these would read the same.
        (
            AllOf((SideHas(1), Negation(AllOf((WON, TrumpSet()))))),
            "a side has 1 trick and either the dealer’s side does not win or trump is not yet set",
            None,
        ),
        (
            AnyOf((SideHas(1), Negation(AnyOf((WON, TrumpSet()))))),
            "a side has 1 trick or both the dealer’s side does not win and trump is not yet set",
            None,
        ),
        (
            AllOf((WON, Negation(AllOf((TrumpSet(), SideHas(1)))))),
            "the dealer’s side wins and either trump is not yet set or no side has 1 trick",
            (
                "die Partei des Gebers gewinnt und entweder der Trumpf noch nicht feststeht"
                " oder keine Partei 1 Stich hat"
            ),
        ),
        (
            AnyOf((WON, Negation(AnyOf((TrumpSet(), SideHas(1)))))),
            "the dealer’s side wins or both trump is not yet set and no side has 1 trick",
            (
                "die Partei des Gebers gewinnt oder sowohl der Trumpf noch nicht feststeht"
                " als auch keine Partei 1 Stich hat"
            ),
        ),
        (Truth(Fact("", "plain_name")), "the winning side takes at least 9 tricks", None),
        (Negation(Truth(Fact("", "plain_name"))), "the winning side takes fewer than 9 tricks", None),
        (Truth(Fact("", "court")), "the round is a Court", "die Runde ein Court ist"),
        (Negation(Truth(Fact("", "court"))), "the round is not a Court", "die Runde kein Court ist"),
    ],
)
def test_conditions(condition: Condition, english: str, german: str | None) -> None:
    assert Sentences("en").condition(CONTEXT, condition) == english
    if german is not None:
        assert Sentences("de").condition(CONTEXT, condition) == german


def test_german_people_in_their_cases() -> None:
    german = Sentences("de")
    partner = PartnerOf(Role("dealer"))
    assert german.who(CONTEXT, partner) == "der Partner des Gebers"
    assert german.who(CONTEXT, partner, "dative") == "dem Partner des Gebers"
    assert german.who(CONTEXT, RightOf(partner), "accusative") == "den Spieler rechts vom Partner des Gebers"
    assert (
        german.who(CONTEXT, RightOf(RightOf(Role("hakem"))))
        == "der Spieler rechts von dem Spieler rechts vom Hakem"
    )
