"""Books from differences: amendments, options as mixins, their order and their quarrels."""

from __future__ import annotations

from itertools import permutations

import pytest

from courtpiece_spec.book import Book, Use
from courtpiece_spec.book.levels import FirstTo
from courtpiece_spec.book.play import HotStreak, TricksRunning
from courtpiece_spec.book.serial import behaviour_hash
from courtpiece_spec.book.tables import HitPolicy, Nothing, Row, ScoreTable
from courtpiece_spec.language.paths import KEYS, did_you_mean, is_below, rank, section_of, whole
from tests.language.helpers import compiled, loaded, sound


def ours(body: str, parent: str = "single_sir") -> Book:
    return sound(f'variant ours "Ours" extends {parent} {{ {body} }}')["ours"]


def rows(book: Book, head: str = "score") -> list[str]:
    return [clause.label for clause in book.under(head)]


# ---------------------------------------------------------------------- single amendments
def test_a_variant_is_its_parent_with_the_difference() -> None:
    book = ours("replace match.won: first side to 7 points @B31 @A36")
    assert book.lineage == ("single_sir", "court_piece")
    assert book.rule("match.won") == FirstTo(7, "points")
    assert book.by_path["match.won"].cites == ("B31", "A36")
    assert book.by_path["match.won"].written_in == "ours"
    assert book.by_path["round.call"].written_in == "single_sir"
    assert book.by_path["play.follow"].written_in == "court_piece"
    parent = loaded("single_sir")
    assert [clause.path for clause in book.clauses] == [clause.path for clause in parent.clauses]


def test_a_replaced_clause_keeps_its_place_and_its_title() -> None:
    book = ours("replace score.court: when court -> 5")
    assert rows(book) == ["goon", "court", "dealer_wins", "caller_wins"]
    assert book.by_path["score.court"].title == "Court"
    assert ours('replace score.court "Kot": when court -> 5').by_path["score.court"].title == "Kot"


def test_rows_are_added_at_their_place() -> None:
    lucky = "lucky: when winner.won = 8 -> 5"
    assert rows(ours(f"add score {{ {lucky} }} before score.court")) == [
        "goon", "lucky", "court", "dealer_wins", "caller_wins",
    ]  # fmt: skip
    assert rows(ours(f"add score {{ {lucky} }} after score.court"))[2] == "lucky"
    steps = ours("add round { look: only caller may look } after round.play")
    assert [clause.label for clause in steps.section("round")][-1] == "look"


def test_a_whole_table_is_replaced() -> None:
    book = ours(
        "replace score courts, sum { win: when winner.won >= 7 -> 1; sweep: when winner.won = 13 -> 1 }"
        " replace match.won: first side to 1 court"
    )
    assert book.rule("score") == ScoreTable("courts", HitPolicy.SUM)
    assert rows(book) == ["win", "sweep"]
    assert book.rule("match.won") == FirstTo(1, "courts"), "the unit as the score says it"


def test_tables_of_successors_and_fouls() -> None:
    book = ours(
        "replace next_dealer.court: when court -> left of dealer "
        'foul revoke "Revoke" { any: otherwise -> 1 to opponents } @B11 '
        "foul talk { any: otherwise -> 2 to opponents } "
    )
    assert book.by_path["foul.revoke"].title == "Revoke"
    assert book.by_path["foul.revoke"].cites == ("B11",)
    assert [clause.path for clause in book.section("foul")] == [
        "foul.revoke", "foul.revoke.any", "foul.talk", "foul.talk.any",
    ]  # fmt: skip
    inner = 'variant inner "I" extends single_sir { foul revoke { any: otherwise -> 1 to opponents } }\n'
    made = sound(
        inner + 'variant ours "O" extends inner {'
        "replace foul.revoke.any: otherwise -> 3 to opponents "
        "add foul revoke { twice: when offender.won = 0 -> 5 to opponents } before foul.revoke.any "
        "add next dealer { odd: when winner.won = 8 -> dealer } before next_dealer.court }"
    )
    assert rows(made["ours"], "foul.revoke") == ["twice", "any"]
    assert rows(made["ours"], "next_dealer") == ["dealer_wins", "odd", "court", "caller_wins"]
    gone = sound(inner + 'variant ours "O" extends inner { remove foul.revoke }')["ours"]
    assert gone.section("foul") == ()
    other = sound(
        inner + 'variant ours "O" extends inner { replace foul revoke { x: otherwise -> 9 to opponents } }'
    )
    assert rows(other["ours"], "foul.revoke") == ["x"]


def test_amendments_follow_one_another() -> None:
    book = ours(
        "remove match match { over: after 8 rounds } add match { won: most points } "
        "remove score.goon add score { goon: when goon_court -> 5; } before score.court "
        "replace next dealer { any: otherwise -> dealer } "
        "add next dealer { dealer_wins: when winner is dealer_side -> eldest } before next_dealer.any"
    )
    assert [clause.path for clause in book.section("match")] == ["match.won", "match.over"]
    assert rows(book, "score") == ["goon", "court", "dealer_wins", "caller_wins"]
    assert rows(book, "next_dealer") == ["dealer_wins", "any"]


@pytest.mark.parametrize(
    ("first", "second", "path", "way_out"),
    [
        ("replace match.won: first side to 15 points", "replace match.won: first side to 20 points",
         "match.won", "keep the one that holds"),
        ("replace score.court: when court -> 5", "replace score.court: when court -> 6",
         "score.court", "keep the one that holds"),
        ("replace score.court: when court -> 5", "remove score.court", "score.court", "keep the one"),
        ("remove score.court", "replace score.court: when court -> 5", "score.court", "keep the one"),
        ("remove score.court", "remove score.court", "score.court", "keep the one that holds"),
        ("replace let court = winner.won = 13", "replace let court = winner.won = 12",
         "let.court", "keep the one that holds"),
        ("let clean = loser.won = 0", "replace let clean = loser.won = 1", "let.clean", "keep the one"),
        ("let clean = loser.won = 0", "remove let.clean", "let.clean", "keep the one that holds"),
        ('replace custom signals "None."', 'replace custom signals "All."', "custom.signals", "keep the one"),
        ("replace score points { any: otherwise -> 1 }", "replace score.any: otherwise -> 2",
         "score.any", "say it within `replace score`"),
        ("replace score.court: when court -> 5", "replace score points { any: otherwise -> 1 }",
         "score.court", "say it within `replace score`"),
        ("add score { kot: when court -> 5 } before score.goon",
         "replace score points { any: otherwise -> 1 }", "score.kot", "say it within `replace score`"),
        ("replace next_dealer.dealer_wins: when court -> dealer", "remove next_dealer",
         "next_dealer.dealer_wins", "say it within `replace next dealer`"),
    ],
)  # fmt: skip
def test_one_clause_is_amended_once_in_a_body(first: str, second: str, path: str, way_out: str) -> None:
    for text in (
        'variant ours "Ours" extends single_sir {{\n{first}\n{second}\n}}',
        'option ours "Ours" amends single_sir {{\n{first}\n{second}\n}}',
        'option own "Own" amends single_sir {{\n{first}\n{second}\n}} variant ours "O" = single_sir with own',
    ):
        found = compiled(text.format(first=first, second=second)).diagnostics
        (quarrel,) = [each for each in found if each.code == "CP303"]
        assert quarrel.message == f"`{path}` is amended twice in one book or option"
        assert (quarrel.at.line, [other.at.line for other in quarrel.related]) == (4, [3])
        assert way_out in (quarrel.help or "")
        assert not [each for each in found if each.code in ("CP301", "CP311")]


def test_sections_come_in_one_order_whatever_the_text() -> None:
    book = ours(
        'custom song "The losers" "sing." @A33  counter kothi of side { start: 2; }  '
        "add score { kothi: plus when winner is caller_side -> 1 kothi }  "
        "foul revoke { any: otherwise -> 1 to opponents }  "
        "add play { concede: a side may when both sides have a trick }  "
        "set { over: after 4 rounds; won: 3 points }"
    )
    order = list(KEYS)
    places = [order.index(section_of(clause.path)) for clause in book.clauses]
    assert places == sorted(places)
    assert book.rule("custom.song").text == "The losers sing."  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "parent", ["single_sir", "double_sir", "hidden_rung", "be_ranga", "kachuha", "hakem"]
)
def test_inlining_a_parent_changes_no_behaviour(parent: str) -> None:
    book = loaded(parent)
    empty = sound(f'variant ours "Ours" extends {parent} {{ }}')["ours"]
    assert empty.clauses == book.clauses
    assert behaviour_hash(empty) == behaviour_hash(book)


# ---------------------------------------------------------------------- what goes along
def test_own_names_examples_and_version_are_not_inherited() -> None:
    book = ours('also "One", "Two" also "Three" played in "Goa" @B77 version "2"')
    assert book.also == ("One", "Two", "Three")
    assert (book.places, book.place_cites, book.version) == (("Goa",), ("B77",), "2")
    assert book.examples == ()
    plain = ours("")
    assert (plain.also, plain.places, plain.version) == ((), (), None)


def test_a_ruling_holds_while_its_clause_does() -> None:
    def questions(body: str) -> dict[str, str]:
        return {ruling.question: ruling.written_in for ruling in ours(body).rulings}

    inherited = questions("")
    assert inherited["Q58"] == "single_sir"
    assert "Q58" not in questions("replace match.won: first side to 7 points")
    assert "Q60" not in questions("replace next dealer { turn: otherwise -> right of dealer }")
    assert questions('ruling Q6 "Look" on round.first { here: "nobody" "may look" }')["Q6"] == "ours"
    kept = questions("replace round.first: 3 to each add round { more: 2 to each } after round.first")
    assert "deal_start" in kept, "it stands on two clauses, and one is as it was"
    assert "Q58" in questions("replace match.won: first side to 10 points @PR18"), "other sources, same rule"
    uncalled = "remove roles.caller remove round.call add trump { set: by the first card of a void player }"
    assert "Q6" not in questions(uncalled), "one of its clauses is gone"


@pytest.mark.parametrize(
    ("id", "here", "gone"),
    [
        ("hidden_rang", "Q13 Q14 Q15 Q16 Q17 Q18 Q19 Q22 Q23 Q24 Q25 Q26 Q37 Q40 Q55 Q60 trump_led", "Q52"),
        ("double_sar", "Q37 Q38 Q39 Q44 Q45 Q46 Q47 Q55 Q56", "Q52"),
        ("single_sir with courts_only", "Q55 Q56 Q60", ""),
        ("be_ranga", "Q28 Q29 Q30 Q33 Q49", "Q6"),
        ("be_ranga_double", "Q31 Q32 Q37 Q38 Q39 Q47", "Q6 Q49"),
        ("card_room with pile", "Q55 Q60", "Q49 Q52"),
        ("card_room with court_thirteen", "Q49 Q55 Q60", "Q52"),
    ],
)
def test_a_book_tells_each_choice_that_it_makes(id: str, here: str, gone: str) -> None:  # noqa: A002
    told = {ruling.question for ruling in loaded(id).rulings}
    assert set(here.split()) <= told
    assert not set(gone.split()) & told


@pytest.mark.parametrize(
    ("id", "said"),
    [
        ("single_sir", "at 7–0, where the round stops"),
        ("bavney_rang", "keep it whatever comes"),
        ("rang with playing_on_at_stake(1)", "it is at stake"),
        ("single_sir with all_played", "the others are played all the same"),
        ("single_sir with court_thirteen", "at 13–0"),
        ("single_sir with court_thirteen, all_played", "the others are played all the same"),
    ],
)
def test_a_court_is_fixed_where_the_book_says(id: str, said: str) -> None:  # noqa: A002
    (ruling,) = (each for each in loaded(id).rulings if each.question == "Q49")
    assert said in ruling.here


# ---------------------------------------------------------------------- options
@pytest.mark.parametrize("parent", ["single_sir", "hidden_rung", "be_ranga"])
def test_one_option_doubles_three_books(parent: str) -> None:
    book = loaded(f"{parent} with pile")
    assert book.id == f"{parent} with pile"
    assert book.rule("collect.take") == TricksRunning(2)
    assert book.by_path["collect.last"].written_in == "pile"
    assert book.options == (Use("pile"),)
    assert book.lineage[0] == parent


def test_a_mix_may_have_a_body() -> None:
    book = sound('variant ours "Ours" = single_sir with pile { replace match.won: first side to 3 points }')[
        "ours"
    ]
    assert book.rule("match.won") == FirstTo(3, "points")
    assert book.options == (Use("pile"),)


THREE = """
option blocked_tricks(blocked: tricks) "Blocked" amends double_sir {
  add collect { except blocked: when trick.number in blocked }
}
option two_aces "Aces" amends double_sir { add collect { except aces: when both winning cards are aces } }
option price(much: number in {5, 6}) "Price" amends single_sir { replace score.goon: when goon_court -> much }
"""


def test_what_with_lists_has_no_order() -> None:
    uses = ["blocked_tricks({12, 2})", "two_aces", "price(6)"]
    made = {
        sound(THREE + f'variant ours "Ours" = double_sir with {", ".join(order)}')["ours"]
        for order in permutations(uses)
    }
    assert len(made) == 1
    book = made.pop()
    assert ", ".join(map(str, book.options)) == "blocked_tricks({2, 12}), price(6), two_aces"
    assert book.by_path["score.goon"].rule.outcome.amount == 6  # type: ignore[union-attr]


def test_parameters_stand_wherever_numbers_do() -> None:
    text = """option odd(few: number, those: tricks) "Odd" amends double_sir {
      replace match.won: first side to few points
      replace collect.take: the pile, when the same player takes few tricks running
      replace score.goon: when winner.won >= few and winner.won in those -> few times winner.won
      add collect { except blocked: when trick.number in those and trick.number < few }
    }
    variant ours "Ours" = double_sir with odd(3, {7, 9, 2})
    """
    book = sound(text)["ours"]
    assert book.rule("collect.take") == TricksRunning(3)
    assert "values=(2, 7, 9)" in repr(book.rule("score.goon"))
    assert "times=3" in repr(book.rule("score.goon"))


def test_an_option_may_come_after_another() -> None:
    text = """option cheap "Cheap" amends single_sir after dear, {third} {{
      replace score.goon: when goon_court -> 2
    }}
    option dear "Dear" amends single_sir {{ replace score.goon: when goon_court -> 9 }}
    option zero "Zero" amends single_sir after cheap {{ replace score.goon: when goon_court -> nothing }}
    variant ours "Ours" = single_sir with cheap, dear, zero
    """
    book = sound(text.format(third="pile"))["ours"]
    rule = book.rule("score.goon")
    assert isinstance(rule, Row)
    assert rule.outcome == Nothing(), "zero comes after cheap, which comes after dear"


def test_options_that_wait_for_one_another_quarrel() -> None:
    text = """option cheap "Cheap" amends single_sir after dear { replace score.goon: when goon_court -> 2 }
    option dear "Dear" amends single_sir after cheap { replace score.goon: when goon_court -> 9 }
    variant ours "Ours" = single_sir with cheap, dear
    """
    assert [each.code for each in compiled(text).diagnostics] == ["CP303"]


BEFORE_COURT = "add score { x: when court -> 2 } before score.court"


@pytest.mark.parametrize(
    ("first", "second", "quarrel"),
    [
        ("replace score.goon: when goon_court -> 2", "replace score.court: when court -> 2", False),
        ("replace score.goon: when goon_court -> 2", "remove score.goon", True),
        ("remove match", "replace match.won: first side to 3 points", True),
        ("replace let court = winner.won = 13", "replace let goon_court = court", False),
        (BEFORE_COURT, "add score { y: when court -> 2 } after score.goon", True),
        (BEFORE_COURT, "add score { y: when court -> 2 } before score.goon", False),
        (BEFORE_COURT, "replace score points { w: otherwise -> 1 }", True),
        (BEFORE_COURT, "replace score.court: when court -> 8", False),
        ("add round { x: only caller may look }", "add round { y: only caller may look }", True),
        ("add trump { hidden: in the hand }", "add trump { return: to the hand of caller }", False),
        ("let x = court", "let x = court", True),
    ],
)
def test_quarrels(first: str, second: str, quarrel: bool) -> None:
    text = f"""option one_a "A" amends single_sir {{ {first} }}
    option one_b "B" amends single_sir {{ {second} }}
    variant ours "Ours" = single_sir with one_b, one_a
    """
    assert ("CP303" in [each.code for each in compiled(text).diagnostics]) is quarrel


def test_options_that_fit_alone_but_not_together() -> None:
    text = """option one_a "A" amends single_sir { remove trump.power }
    option one_b "B" amends single_sir { add trump { hidden: in the hand } }
    option one_c "C" amends single_sir { replace match.won: first side to 3 points }
    variant ours "Ours" = single_sir with one_a, one_b, one_c
    """
    found = [each for each in compiled(text).diagnostics if each.at.line == 5]
    assert [each.code for each in found] == ["CP504", "CP311"]
    assert "has no `trump` that something could be added to" in found[1].message


def test_an_options_examples_hold_in_the_book_it_amends_with_it_alone() -> None:
    alone, more = loaded("single_sir with pile"), loaded("hidden_rung with pile")
    assert {example.written_in for example in alone.examples} == {"pile"}
    assert more.examples == ()
    assert {example.written_in for example in loaded("double_sir").examples} == {"pile"}


def test_a_cycle_has_legs() -> None:
    book = sound('variant evening "Evening" = cycle of single_sir 3 rounds, be_ranga 1 round')["evening"]
    assert book.kind == "cycle"
    assert [(leg.book.id, leg.number, leg.unit) for leg in book.legs] == [
        ("single_sir", 3, "rounds"),
        ("be_ranga", 1, "rounds"),
    ]
    assert [each.code for each in compiled('variant e "E" = cycle of singel_sir 3 rounds').diagnostics] == [
        "CP201"
    ]


def test_books_of_one_file_see_each_other_in_any_order() -> None:
    made = sound('variant young "Y" extends old { }  variant old "O" extends single_sir { }')
    assert made["young"].lineage == ("old", "single_sir", "court_piece")
    cyclic = sound(
        'variant evening "E" = cycle of young 1 round, young 2 rounds '
        'variant young "Y" extends single_sir { }'
    )
    assert list(cyclic) == ["young", "evening"]


def test_a_fault_is_told_once_and_spoils_the_children() -> None:
    text = """variant old "O" extends single_sir { replace score.goon: when kourt -> 4 remove match }
    variant young "Y" extends old { replace match.won: first side to 3 points }
    variant sane "S" extends single_sir { }
    option of_old "X" amends old { replace score.court: when court -> 9 }
    """
    made = compiled(text)
    assert [(each.code, each.at.line) for each in made.diagnostics] == [
        ("CP504", 2),
        ("CP205", 2),
        ("CP301", 3),
    ]
    assert list(made.books) == ["sane"]


def test_no_more_than_twenty_errors_of_a_file() -> None:
    body = " ".join(f"let x{number} = y{number}" for number in range(30))
    made = compiled(f'variant ours "O" extends single_sir {{ {body} }}')
    assert [each.code for each in made.diagnostics] == ["CP205"] * 20 + ["CP107"]
    assert made.diagnostics[-1].message == "10 more errors are not shown"


# ---------------------------------------------------------------------- paths
def test_paths() -> None:
    assert section_of("next_dealer.court") == "next"
    assert whole("foul.revoke.any") == "foul.revoke"
    assert whole("score.goon") == "score"
    assert is_below("score.goon", "score")
    assert not is_below("scores.goon", "score")
    assert rank("nowhere.x") == (len(KEYS), 0)


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("score.gon", "did you mean `score.goon`?"),
        ("points.court", "did you mean `score.court`?"),
        ("zzz", None),
    ],
)
def test_did_you_mean(word: str, expected: str | None) -> None:
    assert did_you_mean(word, ["score.goon", "score.court"]) == expected


def test_an_option_comes_after_those_that_it_needs() -> None:
    """`hot_streak` amends what `pile` writes, and says that it needs it."""
    ours = sound('variant ours "Ours" = single_sir with hot_streak, pile')["ours"]
    assert ours.rule("collect.fresh") == HotStreak()


UNKNOWN = 'variant ours "Ours" = single_sir with pile, doubel_pay {{ {} }}'


@pytest.mark.parametrize(
    ("amendment", "codes"),
    [
        ("replace score.extra: when extra_rule -> 3", []),  # the option may bring row and rule
        ("replace roles.banker: right of chief", []),
        ("remove collect.nothing", []),
        ("replace score.goon: when kourt -> 4", ["CP205"]),
        ("replace score.goon: when winner.won -> 4", ["CP401"]),
        ("replace score.goon: when goon_court -> 1 from winner to winner", ["CP414"]),
        ("replace pack.cards: 99", ["CP405"]),
        ('example odd "Odd" { hand N AH AH; trick N AH, W 2H, S KH, E 5H -> N }', ["CP520"]),
    ],
)
def test_behind_an_unknown_option_the_rest_is_checked(amendment: str, codes: list[str]) -> None:
    made = compiled(UNKNOWN.format(amendment))
    assert [each.code for each in made.diagnostics] == ["CP202", *codes]
    assert made.books == {}


def test_a_child_of_a_book_with_an_unknown_option_is_checked_too() -> None:
    made = compiled(
        f'{UNKNOWN.format("")} variant young "Y" extends ours {{ replace score.goon: when winner.won -> 4'
        " replace score.extra: when extra_rule -> 3 }"
    )
    assert [each.code for each in made.diagnostics] == ["CP202", "CP401"]
    assert made.books == {}


EXCLUDING = """option cheap "Cheap" amends single_sir { replace score.goon: when goon_court -> 3 }
option plain "Plain" amends single_sir { excludes cheap remove score.goon }
"""


def test_options_that_exclude_one_another_are_told_once_with_both_places() -> None:
    (told,) = compiled(EXCLUDING + 'variant ours "Ours" = single_sir with cheap, plain').diagnostics
    assert (told.code, told.message) == ("CP305", "`plain` and `cheap` cannot be used together")
    assert [(each.at.line, each.message) for each in told.related] == [
        (3, "`plain` says so here"),
        (2, "`cheap` is written here"),
    ]


def test_an_option_that_the_parent_has_is_excluded_too() -> None:
    text = EXCLUDING + 'variant old "O" = single_sir with cheap  variant ours "Ours" = old with plain'
    (told,) = compiled(text).diagnostics
    assert told.code == "CP305"
    assert [each.at.line for each in told.related] == [3]


def test_an_option_that_fits_only_behind_another_says_the_line_to_write() -> None:
    text = """option extra "Extra" amends single_sir {
      add score { extra: when goon_court -> 9 } before score.goon
    }
    option less(n: number) "Less" amends single_sir { replace score.extra: when court -> n }
    variant ours "Ours" = single_sir with extra, less(2)
    """
    found = [each for each in compiled(text).diagnostics if each.code == "CP311"]
    assert [each.help for each in found] == [
        '`extra` brings it: begin `less` with `option less(…) "Less" amends single_sir after extra {`'
    ]


@pytest.mark.parametrize(
    ("text", "path", "cites"),
    [
        ("replace score points, first match @B29 { win: otherwise -> 1 @B30 }", "score", ("B29",)),
        ("decide, first match @B26 @B27 { more: otherwise -> leading_side }", "decide", ("B26", "B27")),
        ("replace next dealer @B38 { turn: otherwise -> right of dealer }", "next_dealer", ("B38",)),
        ("foul talk @B12 { any: otherwise -> 1 to opponents } @B13", "foul.talk", ("B12", "B13")),
        ("foul talk { any: otherwise -> 1 to opponents } @B13", "foul.talk", ("B13",)),
    ],
)
def test_the_head_of_a_table_cites_its_sources(text: str, path: str, cites: tuple[str, ...]) -> None:
    book = ours(text)
    assert book.by_path[path].cites == cites


def test_bundled_options_that_quarrel_cannot_be_ordered_by_the_author() -> None:
    made = compiled('variant ours "Ours" = hakem with no_trump, written_trump')
    assert [(each.code, each.help) for each in made.diagnostics] == [
        ("CP303", "use only one of them, or write an option of your own that says what holds with both")
    ]
