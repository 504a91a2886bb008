"""Spanish as players print it: contractions, moods, negation, plurals, genders."""

import pytest

from courtpiece_spec.book import Book
from courtpiece_spec.book.conditions import (
    AllOf,
    AnyOf,
    BothSidesHave,
    Compare,
    Comparison,
    Condition,
    Fact,
    HandsEmpty,
    IsIn,
    IsSame,
    Negation,
    SideHas,
    TrumpSet,
    Truth,
)
from courtpiece_spec.book.node import Node
from courtpiece_spec.book.steps import (
    Bid,
    MayRedeal,
    MustRedeal,
    NoRanks,
    NothingAbove,
    OrMoreTrumps,
    PlayUntil,
)
from courtpiece_spec.book.table import Without
from courtpiece_spec.book.who import LeftOf, OpponentsOf, PartnerOf, Role, SeatNumber, TakerOfTrick
from courtpiece_spec.cards import Card, Rank
from courtpiece_spec.loading import load
from courtpiece_spec.rulebook.book import make
from courtpiece_spec.rulebook.making import Making
from courtpiece_spec.rulebook.output.markdown import to_markdown
from courtpiece_spec.rulebook.sentences import Sentences, untranslated
from tests.rulebook.samples import CONTEXT
from tests.rulebook.test_sentences import books_and_options

SPANISH = Sentences("es")
CALLER = Role("caller")
WON = IsSame(Fact("", "winner"), Fact("", "dealer_side"))
COURT = Truth(Fact("", "court"))


def tricks(name: str, comparison: Comparison, value: int | Fact) -> Compare:
    return Compare(Fact("winner", name), comparison, value)


def told(name: str) -> dict[str, str]:
    book = load(name)
    assert isinstance(book, Book), book
    return {clause.path: SPANISH.clause(book, clause) for clause in book.clauses}


@pytest.mark.parametrize(
    ("part", "expected"),
    [
        (PartnerOf(CALLER), "el compañero del que llama"),
        (LeftOf(PartnerOf(Role("dealer"))), "el jugador a la izquierda del compañero del repartidor"),
        (PartnerOf(TakerOfTrick()), "el compañero de quien ha ganado la baza"),
        (OpponentsOf(Role("hakem")), "el bando rival del Hakem"),
        (
            Without((Card.parse("QS"), Card.parse("2H"))),
            "De la baraja se retiran estas cartas: la reina de picas y el dos de corazones.",
        ),
        (NoRanks((Rank.QUEEN,)), "no tiene ninguna reina"),
        (NothingAbove(Rank.JACK), "no tiene ninguna carta superior a una jota"),
        (
            MayRedeal(CALLER, NoRanks((Rank.KING, Rank.QUEEN, Rank.JACK)), dealt_by=Role("dealer")),
            (
                "el que llama puede pedir que se reparta de nuevo si no tiene ni rey ni reina ni jota;"
                " el nuevo reparto lo hace el repartidor"
            ),
        ),
        (
            MustRedeal(OrMoreTrumps(7), limit=2),
            "se reparte de nuevo si algún jugador tiene 7 triunfos o más (como máximo dos veces)",
        ),
        (
            Bid(7, 13, start=SeatNumber(1), or_passes=True, above_last=True, first_may_not_pass=True),
            (
                "por turno, empezando por Norte, cada jugador hace una sola declaración"
                " de 7 a 13 bazas o pasa; cada declaración debe superar a la anterior;"
                " el primero en hablar no puede pasar"
            ),
        ),
        (
            PlayUntil(AnyOf((AllOf((SideHas(7), BothSidesHave())), HandsEmpty()))),
            (
                "se juegan bazas hasta que a la vez un bando tenga 7 bazas y ambos bandos tengan al menos"
                " 1 baza, o bien no queden cartas por jugar"
            ),
        ),
    ],
)
def test_phrases(part: Node, expected: str) -> None:
    assert SPANISH.phrase(CONTEXT, part) == expected


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        (tricks("won", Comparison.EQUAL, 13), "el bando ganador gana las 13 bazas"),
        (tricks("won", Comparison.LESS, 13), "el bando ganador no gana las 13 bazas"),
        (tricks("won", Comparison.EQUAL, 0), "el bando ganador no gana ninguna baza"),
        (tricks("won", Comparison.AT_LEAST, 1), "el bando ganador gana al menos 1 baza"),
        (
            tricks("collected", Comparison.LESS, Fact("", "bid")),
            "el bando ganador recoge menos bazas que las declaradas",
        ),
        (
            Negation(tricks("opening_run", Comparison.AT_LEAST, 7)),
            "el bando ganador no gana las primeras 7 bazas",
        ),
        (
            Compare(Fact("winner", "captured", "ten"), Comparison.UNEQUAL, 3),
            "el bando ganador no captura exactamente 3 dieces",
        ),
        (tricks("streak", Comparison.AT_LEAST, 3), "el bando ganador ha ganado al menos 3 manos seguidas"),
        (IsIn(Fact("trick", "number"), (2, 8)), "se trata de la baza 2 o de la 8"),
        (Negation(IsIn(Fact("trick", "number"), (2, 8))), "no se trata de la baza 2 ni de la 8"),
        (Negation(COURT), "la mano no es un Court"),
        (
            Negation(AllOf((WON, TrumpSet()))),
            "el bando del repartidor no gana la mano o el triunfo aún no está fijado",
        ),
        (
            AllOf((AnyOf((COURT, WON)), TrumpSet())),
            (
                "o bien la mano es un Court o bien el bando del repartidor gana la mano,"
                " y además el triunfo ya está fijado"
            ),
        ),
    ],
)
def test_conditions(condition: Condition, expected: str) -> None:
    assert SPANISH.condition(CONTEXT, condition) == expected


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        (SideHas(7), "un bando tenga 7 bazas"),
        (Negation(SideHas(7)), "ningún bando tenga 7 bazas"),
        (Negation(tricks("won", Comparison.AT_LEAST, 7)), "el bando ganador gane menos de 7 bazas"),
        (Negation(WON), "el bando del repartidor no gane la mano"),
        (Negation(HandsEmpty()), "queden cartas por jugar"),
    ],
)
def test_subjunctive_after_until(condition: Condition, expected: str) -> None:
    assert SPANISH.condition(CONTEXT, condition, "until") == expected


def test_tables_of_bundled_books() -> None:
    sir = told("single_sir")
    assert sir["score"] == (
        "El bando que gana una mano anota puntos, si no se dice otra cosa: los casos se miran de arriba abajo"
        " y vale el primero que se cumpla."
    )
    assert sir["score.goon"] == "Un Goon Court vale 4 puntos."
    assert sir["score.dealer_wins"] == "Una victoria del bando del repartidor vale 2 puntos."
    assert sir["score.caller_wins"] == "En los demás casos, la mano vale 1 punto."
    assert sir["next_dealer.court"] == "Tras un Court, reparte el compañero del repartidor."
    assert sir["round.play"] == "Se juegan bazas hasta que un bando tenga 7 bazas."
    assert told("kachuha")["match.won"] == "Gana la partida el primer bando que llegue a 5 manos ganadas."


def test_the_hakem_and_the_hidden_trump() -> None:
    hakem = told("hakem")
    assert hakem["round.rest"] == (
        "Cada jugador recibe 4 cartas más y después otras 4, empezando por el jugador a la derecha del Hakem."
    )
    assert (
        hakem["score.bavney"]
        == "Si el bando ganador gana las 13 bazas, la mano es un Bavney y vale 2 courts."
    )
    assert hakem["next_caller"] == "Después de cada mano se decide quién es el Hakem en la siguiente."
    hidden = told("hidden_rung")
    assert hidden["trump.reveal.void_player"] == (
        "Un jugador que no puede asistir puede hacer que se descubra el triunfo oculto antes de jugar"
        " su carta; en ese caso debe jugar un triunfo, el que quiera, si tiene alguno."
    )
    assert hidden["trump.power"] == (
        "Las cartas del palo de triunfo solo cuentan como triunfos si se juegan después de descubrirse el"
        " triunfo; las jugadas antes no son triunfos, ni siquiera en la misma baza. Pero si se ha salido con"
        " el propio palo de triunfo, gana la baza la carta más alta de ese palo, sin importar cuándo se haya"
        " jugado."
    )
    assert hidden["trump.reveal.last_card"] == (
        "Cuando le toca jugar y solo le queda la carta oculta, el que llama debe descubrirla antes de"
        " jugarla."
    )
    assert told("peg")["trump.reveal.trumping"] == (
        "Si un jugador que no puede asistir quiere fallar con un triunfo, antes debe hacer que se descubra el"
        " triunfo oculto, y después debe jugar un triunfo, el que quiera, si tiene alguno. Una carta del palo"
        " del triunfo oculto se puede descartar sin descubrirlo."
    )


def test_a_bonus_says_whose_it_is_and_each_reading_of_it_says_what_it_is() -> None:
    assert told("hakem with run_bonus(1)")["score.bonus"] == (
        "Además, si el bando ganador ha ganado al menos 3 manos seguidas, el bando ganador anota 1 court más"
        " (Bonificación)."
    )
    for reading, expected in (
        (1, "la tercera y cada una de las siguientes de la racha"),
        (2, "solo la tercera de la racha"),
        (3, "una de cada tres: la racha empieza de nuevo con la bonificación"),
    ):
        book = load(f"hakem with run_bonus({reading})")
        assert isinstance(book, Book)
        ruling = next(each for each in book.rulings if each.question == "Q57")
        assert SPANISH.ruling(book, ruling).here == expected


def test_the_hand_tells_a_trump_turned_up_between_the_cards_of_a_trick() -> None:
    book = load("hidden_rung")
    assert isinstance(book, Book)
    told = to_markdown(make(Making(book, SPANISH)))
    assert "Norte 8♥, en el turno de Oeste se descubre el triunfo oculto, el triunfo son las picas" in told
    assert "Vale 1 punto para el bando de Oeste y de Este." in told
    assert "juega 5♣: esta carta no se puede jugar (" in told


def test_nothing_that_the_bundled_books_and_options_say_is_left_in_english() -> None:
    assert {each.where for book in books_and_options() for each in untranslated(book, "es")} == set()


def test_what_authors_wrote_in_their_own_words() -> None:
    book = load("single_sir_courts")
    assert isinstance(book, Book)
    assert SPANISH.clause(book, book.by_path["next_dealer.court"]) == (
        "Tras un Court o una racha de siete manos, reparte el compañero del repartidor."
    )
    ruling = next(each for each in book.rulings if each.question == "Q56")
    told_ruling = SPANISH.ruling(book, ruling)
    assert told_ruling.title == "¿La racha de quién empieza de nuevo después de un Court?"
    assert (told_ruling.here, *told_ruling.instead) == (
        "las de ambos bandos",
        "solo la del bando que ha anotado",
    )
    example = next(each for each in book.examples if each.id == "seventh_running")
    assert SPANISH.phrase(book, example) == (
        "La séptima mano ganada seguida es un court: Norte es el que llama; el bando de Norte ha ganado ya"
        " 6 manos seguidas; ganan las bazas, por orden, Este, Norte, Norte, Sur, Norte, Sur, Sur, Norte;"
        " se aplica el caso «Racha de siete manos»; Oeste es el repartidor en la mano siguiente."
    )
    hakem = load("hakem")
    assert isinstance(hakem, Book)
    assert SPANISH.places(hakem)[-1] == "los países del Golfo"
    peg = load("peg")
    assert isinstance(peg, Book)
    assert SPANISH.other_names(peg) == ("Triunfo oculto",)


@pytest.mark.parametrize(
    ("name", "path", "expected"),
    [
        ("band_rang", "play.lead", "El retador (o, si no lo hay, el que llama) sale en la primera baza."),
        (
            "band_rang",
            "collect.except.naming",
            (
                "El montón no se recoge si un retador ha cambiado el palo de triunfo"
                " y el bando que gana la baza es el bando del retador."
            ),
        ),
        (
            "troefcall",
            "score.too_early",
            "Si un bando se ha rendido y el bando perdedor no gana ninguna baza, la mano vale 15 puntos.",
        ),
        ("troefcall", "set.drawn", "Un set empatado vale 1 punto de competición para cada bando."),
        ("omi", "score.level", "Una mano empatada (Cuatro a cuatro) vale 1 ficha adicional."),
        ("omi with loser_pays", "score.caller_wins", "En los demás casos, el bando perdedor anota 1 pago."),
        (
            "omi",
            "score.extra",
            (
                "Además, si alguien gana la mano, el bando perdedor paga al bando ganador 1 ficha por cada"
                " unidad de «fichas adicionales»; «fichas adicionales» empieza de nuevo."
            ),
        ),
        (
            "dehla_pakad",
            "score.run",
            "Una racha de siete manos vale 1 kot; las rachas de ambos bandos empiezan de nuevo.",
        ),
        (
            "hokm with restart_at_six",
            "score.restart",
            (
                "Si la mano es un Kot y el tanteo del bando perdedor antes de la mano es exactamente 6,"
                " no se anota nada; los tanteos de ambos bandos empiezan de nuevo."
            ),
        ),
    ],
)
def test_the_wider_family(name: str, path: str, expected: str) -> None:
    assert told(name)[path] == expected
