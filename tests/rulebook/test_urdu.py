"""Urdu: its cases, genders, numbers and digits, in sentences whose wording is decided by hand."""

import re

import pytest

from courtpiece_spec.book import Book
from courtpiece_spec.book.conditions import (
    AllOf,
    AnyOf,
    Compare,
    Comparison,
    Condition,
    Fact,
    HandsEmpty,
    IsSame,
    Negation,
    SideHas,
    TrumpSet,
    Truth,
    WinningCards,
)
from courtpiece_spec.book.node import Node
from courtpiece_spec.book.play import MustOvertrump, MustRevealTrumping, MustTrump, Void, VoidPlayer
from courtpiece_spec.book.steps import (
    Bid,
    MayRedeal,
    MustRedeal,
    NoRanks,
    NothingAbove,
    Packet,
    PlayUntil,
    Step,
    ToEach,
)
from courtpiece_spec.book.tables import Gain, Otherwise, Plus, Row, TimesFact, Transfer, When
from courtpiece_spec.book.who import HolderOf, LeftOf, NamedSide, PartnerOf, RightOf, Role
from courtpiece_spec.cards import Card, Rank
from courtpiece_spec.loading import bundled, load
from courtpiece_spec.rulebook.book import make
from courtpiece_spec.rulebook.making import Making
from courtpiece_spec.rulebook.output.markdown import to_markdown
from courtpiece_spec.rulebook.sentences import Sentences
from courtpiece_spec.rulebook.sentences.entries import Counted, SeatAt
from courtpiece_spec.rulebook.sentences.scene import Text
from courtpiece_spec.rulebook.sentences.values import FSI, PDI
from tests.rulebook.samples import CONTEXT

URDU = Sentences("ur")
LRI = "\u2066"
DEALER = Role("dealer")
WON = IsSame(Fact("", "winner"), Fact("", "dealer_side"))


def tricks(comparison: Comparison, number: int, fact: str = "won") -> Compare:
    return Compare(Fact("winner", fact), comparison, number)


def told(name: str) -> dict[str, str]:
    book = load(name)
    assert isinstance(book, Book)
    return {clause.path: URDU.clause(book, clause) for clause in book.clauses}


@pytest.mark.parametrize(
    ("condition", "text"),
    [
        (tricks(Comparison.AT_LEAST, 1), "جیتنے والی ٹیم کم از کم ایک سر جیتے"),
        (tricks(Comparison.MORE, 1), "جیتنے والی ٹیم ۱ سے زیادہ سریں جیتے"),
        (tricks(Comparison.EQUAL, 7), "جیتنے والی ٹیم ٹھیک ۷ سریں جیتے"),
        (tricks(Comparison.LESS, 1, "collected"), "جیتنے والی ٹیم کوئی سر نہ اٹھائے"),
        (tricks(Comparison.EQUAL, 13, "collected"), "جیتنے والی ٹیم پوری ۱۳ سریں اٹھائے"),
        (
            Negation(tricks(Comparison.EQUAL, 13, "collected")),
            "جیتنے والی ٹیم پوری ۱۳ سریں نہ اٹھائے",
        ),
        (tricks(Comparison.AT_LEAST, 7, "opening_run"), "جیتنے والی ٹیم پہلی ۷ سریں لگاتار جیتے"),
        (
            Compare(Fact("winner", "captured", "ten"), Comparison.AT_LEAST, 3),
            "جیتنے والی ٹیم کم از کم ۳ دہلے پکڑے",
        ),
        (
            Compare(Fact("winner", "won"), Comparison.LESS, Fact("", "bid")),
            "جیتنے والی ٹیم بولی سے کم سریں جیتے",
        ),
        (Compare(Fact("trick", "number"), Comparison.LESS, 3), "یہ تیسری سر سے پہلے کی سر ہو"),
        (SideHas(1), "کسی ٹیم کے پاس ۱ سر ہو"),
        (Negation(SideHas(7)), "کسی ٹیم کے پاس ۷ سریں نہ ہوں"),
        (WinningCards(Rank.ACE), "دونوں لگاتار سریں اکّوں سے جیتی گئی ہوں"),
        (WON, "بانٹنے والے کی ٹیم بازی جیتے"),
        (Negation(Truth(Fact("", "court"))), f"بازی {FSI}Court{PDI} نہ ہو"),
        (
            Negation(AllOf((WON, TrumpSet()))),
            "بانٹنے والے کی ٹیم بازی نہ جیتے یا رنگ ابھی طے نہ ہوا ہو",
        ),
        (
            AllOf((AnyOf((SideHas(7), TrumpSet())), WON)),
            "یا تو کسی ٹیم کے پاس ۷ سریں ہوں یا رنگ طے ہو چکا ہو، اور ساتھ ہی بانٹنے والے کی ٹیم بازی جیتے",
        ),
        (
            AnyOf((SideHas(7), AllOf((TrumpSet(), WON)))),
            "کسی ٹیم کے پاس ۷ سریں ہوں، یا پھر رنگ طے ہو چکا ہو اور ساتھ ہی بانٹنے والے کی ٹیم بازی جیتے",
        ),
    ],
)
def test_conditions(condition: Condition, text: str) -> None:
    assert URDU.condition(CONTEXT, condition) == text


@pytest.mark.parametrize(
    ("who", "plain", "oblique"),
    [
        (DEALER, "بانٹنے والا", "بانٹنے والے"),
        (PartnerOf(DEALER), "بانٹنے والے کا ساتھی", "بانٹنے والے کے ساتھی"),
        (
            RightOf(PartnerOf(DEALER)),
            "بانٹنے والے کے ساتھی کے دائیں ہاتھ بیٹھا کھلاڑی",
            "بانٹنے والے کے ساتھی کے دائیں ہاتھ بیٹھے کھلاڑی",
        ),
        (HolderOf(Card.parse("2H")), "پان کی دکّی والا کھلاڑی", "پان کی دکّی والے کھلاڑی"),
        (HolderOf(Card.parse("TD")), "اینٹ کے دہلے والا کھلاڑی", "اینٹ کے دہلے والے کھلاڑی"),
    ],
)
def test_people_in_both_cases(who: Role, plain: str, oblique: str) -> None:
    assert URDU.who(CONTEXT, who) == plain
    assert URDU.who(CONTEXT, who, "oblique") == oblique


@pytest.mark.parametrize(
    ("part", "text"),
    [
        (
            Step(Packet(1, ToEach(), until_gone=True)),
            "گڈی ختم ہونے تک ہر کھلاڑی کو باری باری ایک ایک پتا دیا جاتا ہے۔",
        ),
        (
            Step(Packet(4, ToEach(), times=2, start=LeftOf(DEALER))),
            (
                "بانٹنے والے کے بائیں ہاتھ بیٹھے کھلاڑی سے شروع کر کے "
                "ہر کھلاڑی کو دو بار چار چار پتے دیے جاتے ہیں۔"
            ),
        ),
        (
            Step(PlayUntil(AnyOf((SideHas(7), TrumpSet())))),
            (
                "سریں تب تک کھیلی جاتی ہیں جب تک ان میں سے کوئی ایک شرط پوری نہ ہو: "
                "کسی ٹیم کے پاس ۷ سریں ہوں یا رنگ طے ہو چکا ہو۔"
            ),
        ),
        (Step(PlayUntil(HandsEmpty())), "سریں تب تک کھیلی جاتی ہیں جب تک سب پتے ختم نہ ہو جائیں۔"),
        (
            Step(PlayUntil(Negation(TrumpSet()))),
            "سریں تب تک کھیلی جاتی ہیں جب تک یہ شرط پوری نہ ہو: رنگ ابھی طے نہ ہوا ہو۔",
        ),
        (
            Step(MustRedeal(NoRanks((Rank.ACE, Rank.KING, Rank.QUEEN)))),
            "اگر کسی ایک کھلاڑی کے ہاتھ میں کوئی اکّا یا بادشاہ یا بیگم نہ ہو تو پتے دوبارہ بانٹے جاتے ہیں۔",
        ),
        (
            Step(MayRedeal(Role("caller"), NothingAbove(Rank.TEN), limit=2)),
            (
                "اگر رنگ بولنے والے کے پاس دہلے سے بڑا کوئی پتا نہ ہو تو وہ پتے دوبارہ بٹوا سکتا ہے، "
                "زیادہ سے زیادہ دو بار۔"
            ),
        ),
        (
            Step(
                MayRedeal(Role("caller"), NothingAbove(Rank.TEN), limit=1),
                when=Truth(Fact("", "cut_declined")),
            ),
            (
                "اگر گڈی کاٹنے سے انکار کیا گیا ہو تو رنگ بولنے والا پتے دوبارہ بٹوا سکتا ہے، "
                "بشرطیکہ اس کے پاس دہلے سے بڑا کوئی پتا نہ ہو، صرف ایک بار۔"
            ),
        ),
        (
            Step(Bid(7, 13, Role("eldest"), or_passes=True, above_last=True)),
            (
                "پہل والے کھلاڑی سے شروع کر کے ہر کھلاڑی باری باری ایک بار "
                "۷ سے ۱۳ تک سریں بولتا ہے یا پاس کہتا ہے؛ "
                "ہر بولی پچھلی بولی سے بڑی ہونی چاہیے۔"
            ),
        ),
        (
            Void((MustTrump(), MustOvertrump())),
            (
                "جس کھلاڑی کے پاس چال کی قسم کا پتا نہ ہو، اس کے پاس رنگ کا پتا ہو تو اسے کاٹ لگانی ہوتی ہے، "
                "اور میز پر رنگ کا پتا پہلے سے پڑا ہو تو اسے، اگر ہو سکے، "
                "رنگ کے اس سے بڑے پتے سے کاٹ لگانی ہوتی ہے۔"
            ),
        ),
        (Row(When(WON), Gain(1)), "بانٹنے والے کی ٹیم کی جیت پر ۱ پوائنٹ ملتا ہے۔"),
        (
            Row(Otherwise(), Gain(TimesFact(2, Fact("", "bid")), NamedSide("loser"))),
            "باقی ہر صورت میں ہارنے والی ٹیم کو بولی ہوئی ہر سر پر ۲ پوائنٹ ملتے ہیں۔",
        ),
        (
            Row(Otherwise(), Transfer(3, NamedSide("loser"), NamedSide("winner"))),
            "باقی ہر صورت میں ہارنے والی ٹیم جیتنے والی ٹیم کو ۳ پوائنٹ دیتی ہے۔",
        ),
        (
            Row(Plus(tricks(Comparison.EQUAL, 13)), Gain(1)),
            (
                "اس کے علاوہ اگر جیتنے والی ٹیم پوری ۱۳ سریں جیتے "
                "تو بازی جیتنے والی ٹیم کو مزید ۱ پوائنٹ ملتا ہے۔"
            ),
        ),
        (
            MustRevealTrumping(VoidPlayer()),
            (
                "جس کھلاڑی کے پاس چال کی قسم کا پتا نہ ہو، "
                "اسے کاٹ لگانے کے لیے پہلے بند رنگ دکھوانا ہوتا ہے؛ "
                "پھر اس کے پاس رنگ ہو تو اسے کاٹ لگانی ہوتی ہے۔ "
                "دکھوائے بغیر کھیلا ہوا اس قسم کا پتا بس پھینکا ہوا پتا ہے۔"
            ),
        ),
    ],
)
def test_steps_and_rows(part: Node, text: str) -> None:
    assert URDU.phrase(CONTEXT, part) == text


def test_bundled_books() -> None:
    text = told("single_sir")
    assert text["pack.rank"] == (
        "ہر قسم (حکم، پان، اینٹ، چڑی) میں پتوں کا درجہ بڑے سے چھوٹے تک یہ ہے: "
        "اکّا، بادشاہ، بیگم، غلام، دہلا، نہلا، اٹّھا، ستّا، چھکّا، پنجا، چوکا، تکّی، دکّی۔"
    )
    assert text["play.follow"] == "جس کے پاس چال کی قسم کا پتا ہو، اسے اسی قسم کا پتا کھیلنا ہوتا ہے۔"
    assert text["match.won"] == "جو ٹیم سب سے پہلے ۱۰ پوائنٹ تک پہنچے، وہ میچ جیتتی ہے۔"
    assert told("kachuha")["match.won"] == "جو ٹیم سب سے پہلے ۵ بازیوں تک پہنچے، وہ میچ جیتتی ہے۔"
    assert told("hidden_rung")["trump.reveal.void_player"] == (
        "جس کھلاڑی کے پاس چال کی قسم کا پتا نہ ہو، وہ اپنا پتا کھیلنے سے پہلے بند رنگ کھلوا سکتا ہے؛ "
        "پھر اس کے پاس رنگ ہو تو اسے رنگ کا کوئی نہ کوئی پتا کھیلنا ہوتا ہے۔"
    )
    assert told("hidden_rung")["trump.power"] == (
        "رنگ کی قسم کا پتا اسی صورت میں رنگ گنا جاتا ہے جب وہ رنگ کھلنے کے بعد کھیلا جائے؛ "
        "لیکن اگر سر کی چال ہی رنگ کی قسم کی ہو تو اس قسم کا سب سے بڑا پتا جیتتا ہے، "
        "چاہے وہ کبھی بھی کھیلا گیا ہو۔"
    )
    assert text["score"] == (
        "جہاں کچھ اور نہ کہا گیا ہو، بازی جیتنے والی ٹیم کو پوائنٹ ملتے ہیں۔ "
        "صورتیں اوپر سے نیچے دیکھی جاتی ہیں؛ جو پہلی صورت درست نکلے، صرف وہی لاگو ہوتی ہے۔"
    )
    assert text["next_dealer.caller_wins"] == (
        "باقی ہر صورت میں اگلی بازی کے پتے بھی وہی بانٹنے والا بانٹتا ہے۔"
    )
    assert text["round.rest"] == "پھر ہر کھلاڑی کو دو بار مزید چار چار پتے دیے جاتے ہیں۔"
    assert told("double_sir")["round.play"] == (
        "سریں تب تک کھیلی جاتی ہیں جب تک یہ شرطیں ایک ساتھ پوری نہ ہوں: "
        "کسی ٹیم کے پاس ۷ سریں ہوں اور دونوں ٹیموں کے پاس کم از کم ایک ایک سر ہو۔"
    )


def test_a_book_is_not_called_by_its_own_title_again() -> None:
    """The original names Single Sar and Double Sar are the titles in Urdu."""
    book = load("single_sir")
    assert isinstance(book, Book)
    assert to_markdown(make(Making(book, URDU))).splitlines()[4] == (
        f"دوسرے نام: {FSI}Single Sar{PDI}، رنگ، {FSI}Rung{PDI}، {FSI}Rang{PDI}، "
        f"کوٹ پیس، {FSI}Coat Piece{PDI}۔"
    )


def test_a_card_runs_from_left_to_right_in_its_own_marks() -> None:
    """The letters stand on the cards; the digits of the sentence are Urdu all the same."""
    book = load("single_sir")
    assert isinstance(book, Book)
    low_trump = next(each for each in book.examples if each.id == "low_trump")
    assert URDU.phrase(book, low_trump).endswith(
        f": رنگ چڑی ہے؛ شمال {LRI}A♥{PDI}، مغرب {LRI}2♣{PDI}، جنوب {LRI}K♥{PDI}، مشرق {LRI}5♥{PDI}: "
        "سر مغرب کی ہوئی۔"
    )


def test_texts_of_books_in_urdu() -> None:
    """Titles take their cases, options their places in the title, and nothing is left in English."""
    courts = load("single_sir_courts")
    assert isinstance(courts, Book)
    assert URDU.book_title(courts) == "سنگل سر، صرف کوٹ"
    assert told("single_sir_courts")["next_dealer.court"] == (
        "کوٹ یا لگاتار ساتویں جیت پر بانٹنے والے کا ساتھی اگلی بازی کے پتے بانٹتا ہے۔"
    )
    seventh = next(each for each in courts.examples if each.id == "seventh_running")
    assert "؛ شمال کی ٹیم اس بازی سے پہلے لگاتار ۶ بازیاں جیت چکی ہے؛ " in URDU.phrase(courts, seventh)
    hakem = load("hakem with kot_double")
    assert isinstance(hakem, Book)
    assert URDU.book_title(hakem) == "حاکم (حاکم کی ٹیم کا سات والا کوٹ)"
    hakem = load("hakem")
    assert isinstance(hakem, Book)
    assert URDU.places(hakem)[-1] == "خلیجی ممالک"


@pytest.mark.parametrize("name", bundled())
def test_no_latin_is_left_in_a_bundled_book(name: str) -> None:
    """But the letters on cards, which are in marks of their own."""
    book = load(name)
    if not isinstance(book, Book):
        return
    said = [*told(name).values(), URDU.book_title(book), *URDU.other_names(book), *URDU.places(book)]
    said += [URDU.phrase(book, each) for each in book.examples]
    for ruling in (URDU.ruling(book, each) for each in book.rulings):
        said += [ruling.title, ruling.here, *ruling.instead]
    cards = re.compile(f"{LRI}[AKQJ0-9]+[♠♥♦♣]{PDI}")
    assert [text for text in said if re.search("[A-Za-z0-9]", cards.sub("", text))] == []


def test_the_frame_of_the_rulebook() -> None:
    assert URDU.say(CONTEXT, "hand-trick", number=12) == "بارھویں سر"
    said = URDU.say(CONTEXT, "hand-counts", points=Counted(1, "points"), side=Text("شمال اور جنوب"))
    assert said == "شمال اور جنوب کی ٹیم کو ۱ پوائنٹ ملتا ہے۔"
    said = URDU.say(CONTEXT, "hand-counts", points=Counted(2, "rounds"), side=Text("شمال اور جنوب"))
    assert said == "شمال اور جنوب کی ٹیم کو ۲ بازیاں ملتی ہیں۔"
    assert URDU.say(CONTEXT, "action-hide", seat=SeatAt("W"), what=Card.parse("2S")) == (
        f"مغرب {LRI}2♠{PDI} کو الٹا رکھتا ہے؛ یہ بند پتا ہے۔"
    )
    said = URDU.say(CONTEXT, "book-score-caption", policy="first_match", rows=3)
    assert said == "بازی پر کیا ملتا ہے (اوپر سے جو پہلی صورت درست نکلے)"
    assert URDU.say(CONTEXT, "book-score-caption", policy="first_match", rows=1) == "بازی پر کیا ملتا ہے"
    assert URDU.say(CONTEXT, "action-reveal", seat=SeatAt("W")) == "مغرب کی باری پر بند رنگ کھلتا ہے۔"
    said = URDU.say(CONTEXT, "hand-side", seats=(SeatAt("N"), SeatAt("E"), SeatAt("S")))
    assert said == "شمال اور مشرق اور جنوب"
