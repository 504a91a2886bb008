"""Hindi: its cases, genders, numbers and digits, in sentences whose wording is decided by hand."""

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
from courtpiece_spec.rulebook.sentences import Sentences
from courtpiece_spec.rulebook.sentences.entries import Counted, SeatAt
from courtpiece_spec.rulebook.sentences.scene import Text
from tests.rulebook.samples import CONTEXT

HINDI = Sentences("hi")
DEALER = Role("dealer")
WON = IsSame(Fact("", "winner"), Fact("", "dealer_side"))


def tricks(comparison: Comparison, number: int, fact: str = "won") -> Compare:
    return Compare(Fact("winner", fact), comparison, number)


def told(name: str) -> dict[str, str]:
    book = load(name)
    assert isinstance(book, Book)
    return {clause.path: HINDI.clause(book, clause) for clause in book.clauses}


@pytest.mark.parametrize(
    ("condition", "text"),
    [
        (tricks(Comparison.AT_LEAST, 1), "जीतने वाली टीम कम से कम एक सर जीते"),
        (tricks(Comparison.MORE, 1), "जीतने वाली टीम 1 से ज़्यादा सरें जीते"),
        (tricks(Comparison.UNEQUAL, 7), "जीतने वाली टीम ठीक 7 सरें न जीते"),
        (tricks(Comparison.EQUAL, 0), "जीतने वाली टीम कोई सर न जीते"),
        (tricks(Comparison.AT_LEAST, 13, "collected"), "जीतने वाली टीम पूरी 13 सरें उठाए"),
        (Negation(tricks(Comparison.AT_LEAST, 13, "collected")), "जीतने वाली टीम पूरी 13 सरें न उठाए"),
        (tricks(Comparison.AT_LEAST, 7, "opening_run"), "जीतने वाली टीम पहली 7 सरें लगातार जीते"),
        (
            Compare(Fact("winner", "captured", "ten"), Comparison.EQUAL, 4),
            "जीतने वाली टीम ठीक 4 दहले पकड़े",
        ),
        (
            Compare(Fact("winner", "won"), Comparison.AT_LEAST, Fact("", "bid")),
            "जीतने वाली टीम कम से कम बोली के बराबर सरें जीते",
        ),
        (
            Compare(Fact("dealer", "term"), Comparison.LESS, 2),
            "बाँटने वाले को बाँटने वाला बने इस बाज़ी समेत 2 से कम बाज़ियाँ हुई हों",
        ),
        (Compare(Fact("trick", "number"), Comparison.LESS, 5), "यह पाँचवीं सर से पहले की सर हो"),
        (SideHas(1), "किसी टीम के पास 1 सर हो"),
        (Negation(SideHas(7)), "किसी टीम के पास 7 सरें न हों"),
        (WinningCards(Rank.ACE), "दोनों लगातार सरें इक्कों से जीती गई हों"),
        (Negation(WON), "बाँटने वाले की टीम बाज़ी न जीते"),
        (Negation(Truth(Fact("", "court"))), "बाज़ी Court न हो"),
        (
            Negation(AllOf((WON, TrumpSet()))),
            "बाँटने वाले की टीम बाज़ी न जीते या तुरुप अभी तय न हुआ हो",
        ),
        (
            AllOf((AnyOf((SideHas(7), TrumpSet())), WON)),
            "या तो किसी टीम के पास 7 सरें हों या तुरुप तय हो चुका हो, और साथ ही बाँटने वाले की टीम बाज़ी जीते",
        ),
        (
            AnyOf((SideHas(7), AllOf((TrumpSet(), WON)))),
            "किसी टीम के पास 7 सरें हों, या फिर तुरुप तय हो चुका हो और साथ ही बाँटने वाले की टीम बाज़ी जीते",
        ),
    ],
)
def test_conditions(condition: Condition, text: str) -> None:
    assert HINDI.condition(CONTEXT, condition) == text


@pytest.mark.parametrize(
    ("who", "plain", "oblique"),
    [
        (DEALER, "बाँटने वाला", "बाँटने वाले"),
        (PartnerOf(DEALER), "बाँटने वाले का साथी", "बाँटने वाले के साथी"),
        (
            RightOf(PartnerOf(DEALER)),
            "बाँटने वाले के साथी के दाएँ हाथ बैठा खिलाड़ी",
            "बाँटने वाले के साथी के दाएँ हाथ बैठे खिलाड़ी",
        ),
        (HolderOf(Card.parse("2H")), "पान की दुक्की वाला खिलाड़ी", "पान की दुक्की वाले खिलाड़ी"),
        (HolderOf(Card.parse("TD")), "ईंट के दहले वाला खिलाड़ी", "ईंट के दहले वाले खिलाड़ी"),
    ],
)
def test_people_in_both_cases(who: Role, plain: str, oblique: str) -> None:
    assert HINDI.who(CONTEXT, who) == plain
    assert HINDI.who(CONTEXT, who, "oblique") == oblique


@pytest.mark.parametrize(
    ("part", "text"),
    [
        (
            Step(Packet(1, ToEach(), until_gone=True)),
            "गड्डी ख़त्म होने तक हर खिलाड़ी को बारी-बारी एक-एक पत्ता दिया जाता है।",
        ),
        (
            Step(Packet(4, ToEach(), times=2, start=LeftOf(DEALER))),
            ("बाँटने वाले के बाएँ हाथ बैठे खिलाड़ी से शुरू करके हर खिलाड़ी को दो बार चार-चार पत्ते दिए जाते हैं।"),
        ),
        (
            Step(PlayUntil(AnyOf((SideHas(7), TrumpSet())))),
            (
                "सरें तब तक खेली जाती हैं जब तक इनमें से कोई एक शर्त पूरी न हो: "
                "किसी टीम के पास 7 सरें हों या तुरुप तय हो चुका हो।"
            ),
        ),
        (Step(PlayUntil(HandsEmpty())), "सरें तब तक खेली जाती हैं जब तक सब पत्ते ख़त्म न हो जाएँ।"),
        (
            Step(PlayUntil(Negation(TrumpSet()))),
            "सरें तब तक खेली जाती हैं जब तक यह शर्त पूरी न हो: तुरुप अभी तय न हुआ हो।",
        ),
        (
            Step(MustRedeal(NoRanks((Rank.ACE, Rank.KING, Rank.QUEEN)))),
            "अगर किसी एक खिलाड़ी के हाथ में कोई इक्का या बादशाह या बेगम न हो तो पत्ते दोबारा बाँटे जाते हैं।",
        ),
        (
            Step(MayRedeal(Role("caller"), NothingAbove(Rank.TEN), limit=2)),
            (
                "अगर तुरुप चुनने वाले के पास दहले से बड़ा कोई पत्ता न हो तो वह पत्ते दोबारा बँटवा सकता है, "
                "ज़्यादा से ज़्यादा दो बार।"
            ),
        ),
        (
            Step(
                MayRedeal(Role("caller"), NothingAbove(Rank.TEN), limit=1),
                when=Truth(Fact("", "cut_declined")),
            ),
            (
                "अगर गड्डी काटने से इनकार किया गया हो तो तुरुप चुनने वाला पत्ते दोबारा बँटवा सकता है, "
                "बशर्ते उसके पास दहले से बड़ा कोई पत्ता न हो, सिर्फ़ एक बार।"
            ),
        ),
        (
            Step(Bid(7, 13, Role("eldest"), or_passes=True, above_last=True)),
            (
                "पहल वाले खिलाड़ी से शुरू करके हर खिलाड़ी बारी-बारी एक बार 7 से 13 तक सरें बोलता है या पास कहता है; "
                "हर बोली पिछली बोली से बड़ी होनी चाहिए।"
            ),
        ),
        (
            Void((MustTrump(), MustOvertrump())),
            (
                "जिस खिलाड़ी के पास चाल के रंग का पत्ता न हो, "
                "उसके पास तुरुप का पत्ता हो तो उसे तुरुप से काटना होता है, "
                "और मेज़ पर तुरुप का पत्ता पहले से पड़ा हो तो उसे, अगर हो सके, "
                "तुरुप के उससे बड़े पत्ते से काटना होता है।"
            ),
        ),
        (Row(When(WON), Gain(1)), "बाँटने वाले की टीम की जीत पर 1 अंक मिलता है।"),
        (
            Row(Otherwise(), Gain(TimesFact(2, Fact("", "bid")), NamedSide("loser"))),
            "बाक़ी हर स्थिति में हारने वाली टीम को बोली हुई हर सर पर 2 अंक मिलते हैं।",
        ),
        (
            Row(Otherwise(), Transfer(3, NamedSide("loser"), NamedSide("winner"))),
            "बाक़ी हर स्थिति में हारने वाली टीम जीतने वाली टीम को 3 अंक देती है।",
        ),
        (
            Row(Plus(tricks(Comparison.EQUAL, 13)), Gain(1)),
            "इसके अलावा अगर जीतने वाली टीम पूरी 13 सरें जीते तो बाज़ी जीतने वाली टीम को 1 अंक मिलता है।",
        ),
        (
            MustRevealTrumping(VoidPlayer()),
            (
                "जिस खिलाड़ी के पास चाल के रंग का पत्ता न हो, उसे तुरुप से काटने के लिए पहले बंद तुरुप दिखवाना होता है; "
                "फिर उसके पास तुरुप हो तो उसे काटना होता है। "
                "बिना दिखवाए खेला गया उस रंग का पत्ता बस फेंका हुआ पत्ता है।"
            ),
        ),
    ],
)
def test_steps_and_rows(part: Node, text: str) -> None:
    assert HINDI.phrase(CONTEXT, part) == text


def test_bundled_books() -> None:
    text = told("single_sir")
    assert text["table.deals"].startswith("पत्ते घड़ी की सुइयों की उलटी दिशा में, यानी दाईं ओर, बाँटे जाते हैं।")
    assert text["pack.rank"] == (
        "हर रंग (हुकुम, पान, ईंट, चिड़ी) में पत्तों का दर्जा बड़े से छोटे तक यह है: "
        "इक्का, बादशाह, बेगम, गुलाम, दहला, नहला, अट्ठा, सत्ता, छक्का, पंजा, चौका, तिक्की, दुक्की।"
    )
    assert text["play.follow"] == "जिसके पास चाल के रंग का पत्ता हो, उसे उसी रंग का पत्ता खेलना होता है।"
    assert text["round.rest"] == "फिर हर खिलाड़ी को दो बार चार-चार पत्ते और दिए जाते हैं।"
    assert text["match.won"] == "जो टीम सबसे पहले 10 अंकों तक पहुँचे, वह मैच जीतती है।"
    assert told("kachuha")["match.won"] == "जो टीम सबसे पहले 5 बाज़ियों तक पहुँचे, वह मैच जीतती है।"
    assert told("hidden_rung")["trump.power"] == (
        "तुरुप के रंग का पत्ता तभी तुरुप गिना जाता है जब वह तुरुप खुलने के बाद खेला जाए; "
        "लेकिन अगर सर की चाल ही तुरुप के रंग की हो तो उस रंग का सबसे बड़ा पत्ता जीतता है, "
        "चाहे वह कभी भी खेला गया हो।"
    )
    assert told("hidden_rung")["trump.reveal.void_player"] == (
        "जिस खिलाड़ी के पास चाल के रंग का पत्ता न हो, वह अपना पत्ता खेलने से पहले बंद तुरुप खुलवा सकता है; "
        "फिर उसके पास तुरुप हो तो उसे तुरुप का ही कोई पत्ता खेलना होता है।"
    )
    assert text["score"] == (
        "जहाँ कुछ और न कहा गया हो, बाज़ी जीतने वाली टीम को अंक मिलते हैं। "
        "नीचे की स्थितियाँ इसी क्रम में देखी जाती हैं; जो सबसे पहले लागू हो, सिर्फ़ वही मानी जाती है।"
    )
    assert text["next_dealer.caller_wins"] == "बाक़ी हर स्थिति में अगली बाज़ी के पत्ते भी वही बाँटने वाला बाँटता है।"
    assert text["let.goon_court"] == "“गून कोट” का मतलब है बाँटने वाले की टीम का कोट।"
    assert told("double_sir")["round.play"] == (
        "सरें तब तक खेली जाती हैं जब तक ये शर्तें एक साथ पूरी न हों: "
        "किसी टीम के पास 7 सरें हों और दोनों टीमों के पास कम से कम एक-एक सर हो।"
    )


def test_trump_is_never_called_by_the_name_of_spades() -> None:
    """Players say हुकुम for both; a rule must not."""
    assert HINDI.who(CONTEXT, HolderOf(Card.parse("AS"))) == "हुकुम के इक्के वाला खिलाड़ी"
    for name in ("single_sir", "hidden_rung", "be_ranga", "peg"):
        assert [path for path, text in told(name).items() if "हुकुम" in text] == ["pack.rank"]


def test_the_digits_are_latin() -> None:
    book = load("single_sir")
    assert isinstance(book, Book)
    low_trump = next(each for each in book.examples if each.id == "low_trump")
    assert HINDI.phrase(book, low_trump).endswith(
        ": तुरुप चिड़ी है; उत्तर A♥, पश्चिम 2♣, दक्षिण K♥, पूर्व 5♥: सर पश्चिम की हुई।"
    )


def test_texts_of_books_in_hindi() -> None:
    """Titles take their cases, options their places in the title, and nothing is left in English."""
    courts = load("single_sir_courts")
    assert isinstance(courts, Book)
    assert HINDI.book_title(courts) == "सिंगल सर, सिर्फ़ कोट"
    assert told("single_sir_courts")["next_dealer.court"] == (
        "कोट या लगातार सात जीतों पर बाँटने वाले का साथी अगली बाज़ी के पत्ते बाँटता है।"
    )
    seventh = next(each for each in courts.examples if each.id == "seventh_running")
    assert "; उत्तर की टीम इस बाज़ी से पहले लगातार 6 बाज़ियाँ जीत चुकी है; " in HINDI.phrase(courts, seventh)
    hakem = load("hakem with kot_double")
    assert isinstance(hakem, Book)
    assert HINDI.book_title(hakem) == "हाकिम (हाकिम की टीम का सात वाला कोट)"
    hakem = load("hakem")
    assert isinstance(hakem, Book)
    assert HINDI.places(hakem)[-1] == "खाड़ी के देश"


def test_units_of_a_book_of_its_own() -> None:
    """Counted as Hindi counts them, feminine Kothis and masculine stakes."""
    band_rang = told("band_rang")
    assert band_rang["score.kothi"] == (
        "अगर जीतने वाली टीम के पास कम से कम 7 दाँव हों तो बाज़ी कोठी कहलाती है और हारने वाली टीम को 1 कोठी लगती है; "
        "दोनों टीमों के दाँवों की गिनती नए सिरे से शुरू होती है।"
    )
    assert band_rang["score.win"] == "बाक़ी हर स्थिति में हारने वाली टीम जीतने वाली टीम को 1 दाँव देती है।"
    assert band_rang["play.lead"] == "पहली सर की चाल तुरुप बदलने वाला या, उसके न होने पर, तुरुप चुनने वाला चलता है।"
    troefcall = told("troefcall")
    assert troefcall["set.won"] == "सेट जीतने पर प्रतियोगिता के 3 अंक मिलते हैं।"
    assert troefcall["set.drawn"] == "सेट बराबर रहने पर हर टीम को प्रतियोगिता का 1 अंक मिलता है।"
    assert troefcall["match.won"] == "प्रतियोगिता के सबसे ज़्यादा अंकों वाली टीम मैच जीतती है।"


@pytest.mark.parametrize("name", bundled())
def test_no_latin_is_left_in_a_bundled_book(name: str) -> None:
    """But the letters on cards."""
    book = load(name)
    if not isinstance(book, Book):
        return
    said = [*told(name).values(), HINDI.book_title(book), *HINDI.other_names(book), *HINDI.places(book)]
    said += [HINDI.phrase(book, each) for each in book.examples]
    for ruling in (HINDI.ruling(book, each) for each in book.rulings):
        said += [ruling.title, ruling.here, *ruling.instead]
    cards = re.compile("[AKQJ0-9]+[♠♥♦♣]")
    assert [text for text in said if re.search("[A-Za-z]", cards.sub("", text))] == []


def test_the_frame_of_the_rulebook() -> None:
    assert HINDI.say(CONTEXT, "hand-trick", number=12) == "बारहवीं सर"
    said = HINDI.say(CONTEXT, "hand-counts", points=Counted(1, "points"), side=Text("उत्तर और दक्षिण"))
    assert said == "उत्तर और दक्षिण की टीम को 1 अंक मिलता है।"
    said = HINDI.say(CONTEXT, "hand-counts", points=Counted(2, "rounds"), side=Text("उत्तर और दक्षिण"))
    assert said == "उत्तर और दक्षिण की टीम को 2 बाज़ियाँ मिलती हैं।"
    assert HINDI.say(CONTEXT, "action-hide", seat=SeatAt("W"), what=Card.parse("2S")) == (
        "पश्चिम 2♠ को उलटा रखता है; यह बंद पत्ता है।"
    )
    said = HINDI.say(CONTEXT, "book-score-caption", policy="first_match", rows=3)
    assert said == "बाज़ी पर क्या मिलता है (ऊपर से जो स्थिति सबसे पहले लागू हो)"
    assert HINDI.say(CONTEXT, "action-reveal", seat=SeatAt("W")) == "पश्चिम की बारी पर बंद तुरुप खुलता है।"
