"""Dutch: word order after “als”, plurals, negation, nested conditions, tables, auctions; worded by hand."""

import re
from pathlib import Path

import pytest

from courtpiece_spec.book import Book
from courtpiece_spec.book.conditions import (
    AllOf,
    AnyOf,
    Compare,
    Comparison,
    Condition,
    Fact,
    IsIn,
    IsSame,
    Negation,
    SideHas,
    TrumpSet,
    Truth,
)
from courtpiece_spec.book.node import Node
from courtpiece_spec.book.play import MayPlayAny, MustOvertrump, MustTrump, RuffOnce, TrumpMustBeat, Void
from courtpiece_spec.book.steps import Bid, MayRedeal, NoRanks, NothingAbove, Packet, Step, ToEach
from courtpiece_spec.book.tables import Gain, HeldOver, Plus, Row, TimesFact
from courtpiece_spec.book.who import Opponents, PartnerOf, RightOf, Role
from courtpiece_spec.cards import Rank, Suit
from courtpiece_spec.language.compile import compile_text
from courtpiece_spec.loading import Shelf, bundled, load
from courtpiece_spec.rulebook.book import make
from courtpiece_spec.rulebook.content import Chapter, Reading, Table
from courtpiece_spec.rulebook.making import Making
from courtpiece_spec.rulebook.sentences import Sentences, missing, untranslated
from courtpiece_spec.rulebook.sentences.entries import Counted
from tests.rulebook.samples import CONTEXT
from tests.rulebook.test_sentences import books_and_options

DUTCH = Sentences("nl")
SAMPLES = Path(__file__).parent.parent / "language" / "samples"

SEVEN = Compare(Fact("winner", "won"), Comparison.AT_LEAST, 7)
DEALERS = IsSame(Fact("", "winner"), Fact("", "dealer_side"))
COURT = Truth(Fact("", "court"))


def told(book: Book) -> dict[str, str]:
    """The Dutch sentences of a book by path."""
    return {clause.path: DUTCH.clause(book, clause) for clause in book.clauses}


def bundled_book(name: str) -> dict[str, str]:
    book = load(name)
    assert isinstance(book, Book)
    return told(book)


def sample(file: str, name: str) -> dict[str, str]:
    path = SAMPLES / f"{file}.court"
    return told(compile_text(path.read_text("utf-8"), str(path), library=Shelf()).books[name])


@pytest.mark.parametrize(
    ("condition", "words"),
    [
        (SEVEN, "de winnende partij minstens 7 slagen wint"),
        (Negation(SEVEN), "de winnende partij minder dan 7 slagen wint"),
        (Compare(Fact("loser", "won"), Comparison.EQUAL, 0), "de verliezende partij geen slag wint"),
        (Compare(Fact("loser", "won"), Comparison.EQUAL, 1), "de verliezende partij precies 1 slag wint"),
        (Compare(Fact("winner", "won"), Comparison.EQUAL, 13), "de winnende partij alle 13 slagen wint"),
        (
            Compare(Fact("winner", "opening_run"), Comparison.AT_LEAST, 7),
            "de winnende partij de eerste 7 slagen wint",
        ),
        (
            Compare(Fact("winner", "captured", "ten"), Comparison.AT_LEAST, 3),
            "de winnende partij minstens 3 tienen binnenhaalt",
        ),
        (
            Compare(Fact("winner", "captured", "ace"), Comparison.EQUAL, 1),
            "de winnende partij precies 1 aas binnenhaalt",
        ),
        (
            Compare(Fact("caller", "term"), Comparison.LESS, 2),
            "de troefkiezer die rol, deze ronde meegerekend, minder dan 2 rondes heeft gehad",
        ),
        (Compare(Fact("trick", "number"), Comparison.LESS, 3), "het nog niet slag 3 is"),
        (IsIn(Fact("trick", "number"), (2, 12)), "het slag 2 of 12 is"),
        (Negation(DEALERS), "de partij van de deler niet wint"),
        (Negation(COURT), "de ronde geen Court is"),
        (AllOf((COURT, DEALERS)), "de ronde een Court is en de partij van de deler wint"),
        (
            AllOf((AnyOf((COURT, SEVEN)), TrumpSet())),
            (
                "de ronde een Court is of de winnende partij minstens 7 slagen wint, en "
                "bovendien de troef vaststaat"
            ),
        ),
        (
            AnyOf((SideHas(1), AllOf((COURT, TrumpSet())))),
            "een partij 1 slag binnen heeft, of de ronde een Court is en de troef vaststaat",
        ),
        (
            AllOf((AnyOf((COURT, SEVEN)), Negation(DEALERS))),
            (
                "de ronde een Court is of de winnende partij minstens 7 slagen wint, en bovendien de partij "
                "van de deler niet wint"
            ),
        ),
    ],
)
def test_conditions_have_their_verb_at_the_end(condition: Condition, words: str) -> None:
    assert DUTCH.condition(CONTEXT, condition) == words


@pytest.mark.parametrize(
    ("part", "sentence"),
    [
        (
            Step(Packet(4, ToEach(), times=2, start=RightOf(Role("hakem")))),
            (
                "iedere speler krijgt 4 kaarten en daarna nog eens 4, te beginnen bij de speler "
                "rechts van de Hakem."
            ),
        ),
        (
            Step(Packet(1, ToEach()), when=TrumpSet()),
            "als de troef vaststaat, krijgt iedere speler 1 kaart.",
        ),
        (
            Step(MayRedeal(Role("caller"), NoRanks((Rank.KING, Rank.QUEEN, Rank.JACK)), limit=2)),
            (
                "de troefkiezer mag met een hand zonder heer, vrouw of boer om een nieuwe deling vragen, "
                "hoogstens twee keer."
            ),
        ),
        (
            Step(
                MayRedeal(Role("hakem"), NothingAbove(Rank.TEN), limit=1),
                when=Truth(Fact("", "cut_declined")),
            ),
            (
                "als van afnemen is afgezien, mag de Hakem met een hand zonder kaart boven een tien "
                "om een nieuwe deling vragen, hoogstens één keer."
            ),
        ),
        (
            Bid(7, 13, start=Role("eldest"), above_last=True, or_passes=True, first_may_not_pass=True),
            (
                "de spelers bieden om de beurt, te beginnen bij de voorhand: ieder doet één bod van 7 tot en "
                "met 13 slagen of past; elk bod moet hoger zijn dan het vorige; wie als eerste aan de "
                "beurt is, mag niet passen"
            ),
        ),
        (
            Void((MustTrump(), MustOvertrump())),
            (
                "Wie geen kleur kan bekennen, moet zo mogelijk troeven en moet een al liggende troef "
                "zo mogelijk overtroeven."
            ),
        ),
        (
            Void((MayPlayAny(), RuffOnce())),
            (
                "Wie geen kleur kan bekennen, mag elke kaart spelen, maar mag slechts één keer "
                "per ronde troeven."
            ),
        ),
        (
            Void((MayPlayAny(), TrumpMustBeat(of_an_opponent=True))),
            (
                "Wie geen kleur kan bekennen, mag elke kaart spelen, maar mag een al liggende troef van een "
                "tegenstander niet ondertroeven."
            ),
        ),
        (
            Row(Plus(SEVEN), Gain(1)),
            (
                "Bovendien: als de winnende partij minstens 7 slagen wint, "
                "krijgt de winnende partij er 1 punt bij."
            ),
        ),
        (
            Row(Plus(SEVEN), Gain(2)),
            (
                "Bovendien: als de winnende partij minstens 7 slagen wint, "
                "krijgt de winnende partij er 2 punten bij."
            ),
        ),
        (
            Gain(TimesFact(2, Fact("winner", "captured", "ace")), Opponents()),
            "krijgt de tegenpartij 2 punten voor elk aas dat de winnende partij binnenhaalt",
        ),
        (HeldOver(1), "krijgt de winnaar van de volgende ronde 1 punt extra"),
        (RightOf(PartnerOf(Role("dealer"))), "de speler rechts van de partner van de deler"),
    ],
)
def test_clauses_and_phrases(part: Node, sentence: str) -> None:
    assert DUTCH.phrase(CONTEXT, part) == sentence


def test_the_bundled_books_in_the_words_of_players() -> None:
    single, hakem = bundled_book("single_sir"), bundled_book("hakem")
    assert single["roles.eldest"] == "De voorhand is de speler rechts van de deler."
    assert single["play.follow"] == "Wie een kaart van de gevraagde kleur heeft, moet kleur bekennen."
    assert single["score.dealer_wins"] == "Winst van de partij van de deler telt voor 2 punten."
    assert single["score.caller_wins"] == "In elk ander geval telt de ronde voor 1 punt."
    assert single["next_dealer.court"] == "Na een Court deelt de partner van de deler de volgende ronde."
    assert hakem["pack.rank"] == (
        "In elke kleur is de rangorde van hoog naar laag: A H V B 10 9 8 7 6 5 4 3 2."
    )
    assert hakem["roles.caller"] == (
        "Wie de hoogste kaart trekt, is in de eerste ronde de Hakem; spelers met gelijke "
        "kaarten trekken opnieuw."
    )
    assert hakem["score.bavney"] == (
        "Als de winnende partij alle 13 slagen wint, is de ronde een Bavney en telt als 2 courts."
    )
    assert bundled_book("hidden_rung")["trump.reveal.void_player"] == (
        "Wie geen kleur kan bekennen, mag vóór het spelen van een kaart de verborgen troef laten openleggen "
        "en moet dan zo mogelijk een troef spelen, naar keuze welke."
    )


def test_who_wants_to_trump_has_the_written_trump_shown_first() -> None:
    """The duty that the engine holds: to trump if able, once it was shown."""
    assert bundled_book("peg")["trump.reveal.trumping"] == (
        "Wie geen kleur kan bekennen, moet om te troeven eerst de verborgen troef laten openleggen "
        "en moet dan zo mogelijk een troef spelen, naar keuze welke. "
        "Een kaart van de troefkleur afgooien mag ook zonder dat."
    )


def test_troefcall_as_it_is_told_in_suriname() -> None:
    text = sample("troefcall", "troefcall")
    assert text["table.plays"] == (
        "Er wordt met de klok mee gespeeld: telkens is de speler links van de vorige aan de beurt."
    )
    assert text["roles.caller"] == (
        "De kaarten worden open rondgedeeld: wie het eerst een boer krijgt, is in de "
        "eerste ronde de troefkiezer."
    )
    assert text["round.kap"] == (
        "Als een partij de eerste 7 slagen heeft gewonnen, mag de winnaar van slag 7 na "
        "het winnen van de ronde "
        "besluiten door te spelen."
    )
    assert text["foul.out_of_turn.early"] == (
        "Als de overtredende partij nog geen slag heeft gewonnen en het nog niet slag 5 is, "
        "krijgt de tegenpartij 5 punten."
    )
    assert text["set.drawn"] == "Een onbesliste set geeft elke partij 1 punt."
    assert text["match.over"] == "Na 8 sets is de wedstrijd afgelopen."


def test_games_with_bids_tokens_and_tens() -> None:
    auction, omi, dehla = (
        sample("auction", "auction_sir"),
        sample("omi", "omi"),
        sample("dehla_pakad", "dehla_pakad"),
    )
    assert auction["decide.made"] == (
        "Als de partij van de hoogste bieder minstens het aantal geboden slagen wint, "
        "wint de partij van de hoogste bieder de ronde."
    )
    assert (
        auction["score.lost"]
        == "In elk ander geval krijgt de verliezende partij 2 strafpunten voor elke geboden slag."
    )
    assert omi["score.level"] == "Een onbesliste ronde geeft de winnaar van de volgende ronde 1 fiche extra."
    assert omi["score.others"] == (
        "Winst van de partij van de deler kost de verliezende partij 2 fiches, te "
        "betalen aan de winnende partij."
    )
    assert dehla["decide.tens"] == ("Een partij wint de ronde als die partij minstens 3 tienen binnenhaalt.")
    assert dehla["round.chance"] == (
        "Als de troef nog niet vaststaat, wordt uit de gespeelde slagen blind een kaart getrokken "
        "en aan iedereen getoond; de kleur daarvan is troef."
    )


@pytest.mark.parametrize("name", bundled())
def test_one_is_singular(name: str) -> None:
    spoilt = re.compile(r"\b1 (slagen|kaarten|punten|rondes|courts|sets|strafpunten)\b")
    for path, text in bundled_book(name).items():
        assert not spoilt.search(text), (path, text)


def test_nothing_that_the_bundled_books_and_options_say_is_left_in_english() -> None:
    lacking = {each.where for book in books_and_options() for each in untranslated(book, "nl")}
    assert lacking == set()


def test_what_authors_wrote_in_their_own_words() -> None:
    book = load("single_sir_courts")
    assert isinstance(book, Book)
    assert DUTCH.clause(book, book.by_path["next_dealer.court"]) == (
        "Na een Court of een reeks van zeven rondes deelt de partner van de deler de volgende ronde."
    )
    ruling = next(each for each in book.rulings if each.question == "Q56")
    told_ruling = DUTCH.ruling(book, ruling)
    assert told_ruling.title == "Welke reeks begint na een Court opnieuw?"
    assert (told_ruling.here, *told_ruling.instead) == (
        "die van beide partijen",
        "alleen die van de partij die de Court heeft gescoord",
    )
    hakem = load("hakem")
    assert isinstance(hakem, Book)
    assert DUTCH.places(hakem) == ("Pakistan", "India", "Bangladesh", "Sri Lanka", "de Golfstaten")
    peg = load("peg")
    assert isinstance(peg, Book)
    assert DUTCH.other_names(peg) == ("Verborgen troef",)


# ---------------------------------------------------------------------- the book around the sentences
def chapters(reference: str) -> dict[str, Chapter]:
    book = load(reference)
    assert isinstance(book, Book), book
    return {each.key: each for each in make(Making(book, DUTCH)).chapters}


def cases(reference: str) -> list[tuple[str, str]]:
    """The table of what a round counts: case and worth."""
    table = next(each for each in chapters(reference)["score"].parts if isinstance(each, Table))
    return [(row[0].text, row[1].text) for row in table.rows]


def test_nothing_of_the_rulebook_is_missing() -> None:
    assert missing("nl") == ()


def test_cases_in_a_table_are_no_loose_subordinate_clauses() -> None:
    """A44: the verb at the end needs its `als`."""
    assert cases("single_sir") == [
        ("Goon Court", "4 punten"),
        ("Court", "3 punten"),
        ("Winst van de partij van de deler", "2 punten"),
        ("In elk ander geval", "1 punt"),
    ]
    assert cases("hakem with declared_target(1)") == [
        ("Bavney", "2 courts"),
        ("Als er een aantal slagen is beloofd en de partij van de Hakem verliest", "2 courts"),
        ("Court", "1 court"),
        ("Bovendien, als er een aantal slagen is beloofd en de partij van de Hakem wint", "+1 court"),
    ]


def test_the_frame_counts_and_agrees() -> None:
    book = load("double_sir")
    assert isinstance(book, Book)
    making = Making(book, DUTCH)
    north = making.seat_at(making.game.layout.seats[0])
    assert making.say("hand-collected", seat=north, number=1) == "Noord raapt 1 slag op."
    assert making.say("hand-collected", seat=north, number=6) == "Noord raapt 6 slagen op."
    lying = [making.say("picture-pile-step", number=3, seat=north, tricks=each) for each in (0, 1, 2)]
    assert lying == [
        "slag 3: Noord, er ligt niets op tafel",
        "slag 3: Noord, er ligt 1 slag op tafel",
        "slag 3: Noord, er liggen 2 slagen op tafel",
    ]


def test_rounds_are_won_and_points_are_reached() -> None:
    single, kachuha = bundled_book("single_sir"), bundled_book("kachuha_doublee")
    assert single["match.won"] == "De partij die het eerst 10 punten haalt, wint de wedstrijd."
    assert kachuha["match.won"] == "De partij die het eerst 5 rondes op haar naam heeft, wint de wedstrijd."
    assert kachuha["score.win"] == "In elk ander geval telt de ronde als 1 gewonnen ronde."
    assert bundled_book("hakem")["next_caller.rotate"] == (
        "Na elke ronde wordt de speler rechts van de Hakem de nieuwe Hakem."
    )


def test_a_reading_is_told_for_its_number() -> None:
    """A30 leaves open which courts running bring the bonus; the option has three readings."""
    told_here = {}
    for number in (1, 2, 3):
        parts = chapters(f"hakem with run_bonus({number})")["rulings"].parts
        question = "Welke gewonnen rondes op rij leveren de bonus op?"
        ruling = next(each for each in parts if isinstance(each, Reading) and each.question == question)
        told_here[number] = ruling.here
    assert told_here == {
        1: "Hier: de derde van de reeks en elke volgende.",
        2: "Hier: alleen de derde van de reeks.",
        3: "Hier: elke derde; met de bonus begint de reeks opnieuw.",
    }


def test_an_answer_has_no_second_colon() -> None:
    rulings = {DUTCH.ruling(book, each) for book in books_and_options() for each in book.rulings}
    texts = {text for each in rulings for text in (each.here, *each.instead)}
    assert texts
    assert {text for text in texts if ":" in text or text.endswith(".")} == set()


# ---------------------------------------------------------------------- what a referee asks
def test_trump_hidden_and_turned_up() -> None:
    """B51, B52, B56, B58: what counts as a trump, when the caller shows the card, where it goes."""
    hidden = bundled_book("hidden_rung")
    assert hidden["trump.power"] == (
        "Een kaart van de troefkleur telt alleen als troef als die na het openleggen van de troef wordt "
        "gespeeld; maar als met de troefkleur zelf is uitgekomen, wint de hoogste kaart daarvan de slag, "
        "wanneer die ook is gespeeld."
    )
    assert hidden["round.call"] == (
        "De troefkiezer legt een kaart uit de hand als verborgen kaart gedekt op tafel; "
        "de kleur daarvan wordt troef."
    )
    assert hidden["trump.reveal.caller_leads"] == (
        "De troefkiezer mag de verborgen troef openleggen bij het uitkomen en moet dan uitkomen met een "
        "troef, naar keuze welke."
    )
    assert hidden["trump.reveal.last_card"] == (
        "Als de troefkiezer alleen de verborgen kaart nog te spelen heeft, moet die speler deze in de eigen "
        "beurt eerst openleggen en dan spelen."
    )
    assert hidden["trump.return"] == (
        "Zodra de verborgen kaart is opengelegd, gaat die naar de hand van de troefkiezer."
    )


def test_tables_say_which_case_counts_and_who_scores() -> None:
    """A44: missed, the promise counts for the opponents."""
    single = bundled_book("single_sir")
    assert single["score"] == (
        "De rondes worden afgerekend in punten: van boven naar beneden geldt het eerste geval dat van "
        "toepassing is. Wat een ronde waard is, krijgt de winnende partij, tenzij er iets anders staat."
    )
    assert single["next_dealer"] == (
        "Na elke ronde wordt bepaald wie de volgende ronde deelt: van boven naar beneden geldt het eerste "
        "geval dat van toepassing is."
    )
    caption = next(each for each in chapters("single_sir")["score"].parts if isinstance(each, Table)).caption
    assert (
        caption
        == "Wat een ronde waard is (van boven naar beneden geldt de eerste regel die van toepassing is)"
    )
    book = load("hakem with declared_target(1)")
    assert isinstance(book, Book)
    assert told(book)["decide.counted"] == (
        "In elk ander geval wint de partij met meer slagen dan de andere de ronde."
    )


def test_what_is_said_between_two_cards_has_no_sentence_of_its_own() -> None:
    book = load("hidden_rung")
    assert isinstance(book, Book)
    making = Making(book, DUTCH)
    west = making.seat_at(making.game.layout.seats[1])
    assert making.say("action-reveal", seat=west) == (
        "in de beurt van West wordt de verborgen troef opengelegd."
    )
    assert making.say("hand-trump-shown", suit=Suit.SPADES) == "troef is schoppen."


def test_a_unit_of_an_author_is_singular_too() -> None:
    assert DUTCH.part(CONTEXT, Counted(1, "kots")) == "1 kot"
    assert DUTCH.part(CONTEXT, Counted(3, "kots")) == "3 kots"
