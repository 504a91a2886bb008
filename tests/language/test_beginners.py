"""Slips of people who write their first house rule: one message, which names the cause and a way out.

The whole way is gone from a text to its messages, with the bundled books: what only the book can answer is
answered, and what follows from the slip alone is not told.
"""

from __future__ import annotations

import pytest

from courtpiece_spec.language.paths import there_is
from tests.language.helpers import compiled


def told(text: str) -> list[tuple[str, str, str | None]]:
    """Codes, messages and helps."""
    return [(each.code, each.message, each.help) for each in compiled(text).diagnostics]


def ours(body: str, parent: str = "single_sir") -> str:
    return f'variant ours "Ours" extends {parent} {{\n  {body}\n}}'


WHEN = "this row does not say when it counts"
ROWS = "there are `score.goon`, `score.court`, `score.dealer_wins` and `score.caller_wins`"

FACTS = (
    "there are `winner.won`, `winner.collected`, `winner.opening_run`, `winner.captured`, "
    "`winner.streak`, `winner.score`, `winner.most_tricks`, `winner.fewest_tricks` "
    "and `winner.won_all_of_term`"
)
REVEALS = (
    "there are `trump.reveal.void_player`, `trump.reveal.caller_leads` and `trump.reveal.last_card`; "
    "name one: `replace trump.reveal.void_player: …`"
)


@pytest.mark.parametrize(
    ("body", "parent", "code", "message", "way_out"),
    [
        ("score.court: when court -> 5", "single_sir", "CP132", "`replace` is missing before `score.court`",
         "write `replace score.court: …`"),
        ("score.court: 5", "single_sir", "CP132", "`replace` is missing before `score.court`",
         "write `replace score.court: …`"),
        ("court: when court -> 5", "single_sir", "CP137", "`court:` stands outside of its section",
         "there are `score.court` and `next_dealer.court`; name one: `replace score.court: …`"),
        ("replace court: when court -> 5", "single_sir", "CP131", "`court:` of which section or table?",
         "there are `score.court` and `next_dealer.court`; name one: `replace score.court: …`"),
        ("replace kot: when court -> 5", "single_sir", "CP131", "`kot:` of which section or table?",
         "write `replace SECTION.kot: …`"),
        ("replace trump.reveal: never", "hidden_rung", "CP131",
         "`trump.reveal` is no clause, but the beginning of several",
         REVEALS),
        ("replace collect.except: when trick.number = 2", "single_sir", "CP131",
         "`collect.except` is no clause, but the beginning of several",
         "`single_sir` has nothing there that could be replaced"),
        ("replace score: when court -> 5", "single_sir", "CP131",
         "`score` is a whole table, and one clause is written here",
         f"{ROWS}; name one: `replace score.goon: …`"),
        ("replace match: first side to 5 points", "single_sir", "CP131",
         "`match` is a whole section, and one clause is written here", "write `replace match.won: …`"),
        ("replace let.court: winner.won = 13", "single_sir", "CP131", "`let.court` is written in two words",
         "write `replace let court = …`"),
        ('replace custom.signals "None."', "single_sir", "CP131", "`custom.signals` is written in two words",
         'write `replace custom signals "…"`'),
        ("replace score { court: when court -> 3; all: otherwise -> 1 }", "single_sir", "CP132",
         "what is counted is missing before `{`", "such as `points`"),
        ("replace score.court when court -> 5", "single_sir", "CP133", "no `:` after `score.court`",
         "write `replace score.court: …`"),
        ("replace score.court: -> 5", "single_sir", "CP132", WHEN,
         "write `when … -> 5`, or `otherwise -> 5`"),
        ("replace score.court: 5 points", "single_sir", "CP132", WHEN,
         "write `when … -> 5`, or `otherwise -> 5`"),
        ("replace score points, first match { court: -> 5; all: otherwise -> 1 }", "single_sir", "CP132",
         WHEN, "write `when … -> 5`, or `otherwise -> 5`"),
        ("replace score.court: when court -> 5 points", "single_sir", "CP206",
         "a row counts in `points` anyway, and names no unit", "leave `points` out"),
        ("replace score.court: when court -> 1 point", "single_sir", "CP206",
         "a row counts in `points` anyway, and names no unit", "leave `point` out"),
        ("replace score.court: when loser.tricks = 0 -> 5", "single_sir", "CP205",
         "there is no fact `loser.tricks`", "did you mean `loser.won` or `loser.collected`?"),
        ("replace score.court: when dealer.tricks = 0 -> 5", "single_sir", "CP205",
         "there is no fact `dealer.tricks`", "did you mean `dealer_side.won` or `dealer_side.collected`?"),
        ("replace score.court: when dealer.won = 0 -> 5", "single_sir", "CP205",
         "there is no fact `dealer.won`", "did you mean `dealer_side.won`?"),
        ("replace score.court: when winner.opening_rum = 7 -> 5", "single_sir", "CP205",
         "there is no fact `winner.opening_rum`", "did you mean `winner.opening_run`?"),
        ("replace score.court: when winner.games = 7 -> 5", "single_sir", "CP205",
         "there is no fact `winner.games`",
         FACTS),
        ("let luck = dealer wins", "single_sir", "CP145", "`dealer wins` is said in another way",
         "write `winner is dealer_side`"),
        ("let luck = dealer.wins", "single_sir", "CP205", "there is no fact `dealer.wins`",
         "write `winner is dealer_side`"),
        ("let luck = hakem.wins", "hakem", "CP204", "there is no side `hakem`",
         "the role is `caller`: write `winner is caller_side`"),
        ("let luck = hakem.won = 7", "hakem", "CP204", "there is no side `hakem`",
         "the role is `caller`: write `caller_side.won`"),
        ("let luck = winner is hakem_side", "hakem", "CP205", "there is no fact `hakem_side`",
         "the role is `caller`: write `caller_side`"),
        ("replace play.lead: hakem", "hakem", "CP203", "there is no role `hakem`", "the role is `caller`"),
        ("replace score.court: otherwise -> 1 to hakem", "hakem", "CP204", "there is no side `hakem`",
         "the role is `caller`: write `caller_side`"),
        ("replace score.court: when hakem.won = 7 -> 5", "single_sir", "CP204", "there is no side `hakem`",
         "the sides are `winner`, `loser`, `leading_side`, `dealer_side`, `eldest_side` and `caller_side`"),
        ("replace score.court: when winer.won = 7 -> 5", "single_sir", "CP204", "there is no side `winer`",
         "did you mean `winner.won`?"),
        ("replace score.court: when winer.games = 7 -> 5", "single_sir", "CP204", "there is no side `winer`",
         "did you mean `winner`?"),
        ("replace score.court: when court -> 5 to hakem", "single_sir", "CP204", "there is no side `hakem`",
         "the sides are `winner`, `loser`, `leading_side`, `dealer_side`, `eldest_side` and `caller_side`"),
        ("replace play.lead: hakem", "single_sir", "CP203", "there is no role `hakem`",
         "the roles are `dealer`, `eldest` and `caller`"),
        ("replace play.follow: may play anything", "single_sir", "CP131", "`may` means nothing here",
         "expected `must follow suit if able`; `may play` is said in `void:`"),
        ("replace play.takes: ace", "single_sir", "CP131", "`ace` means nothing here",
         "expected `highest of the suit led` or `highest trump, else highest of the suit led`"),
        ("replace match.won: 15 points", "single_sir", "CP504",
         "nobody wins the match by `15 points`, which says what something is worth",
         "write `won: first side to 15 points`"),
        ("replace next.court: when court -> dealer", "single_sir", "CP131",
         "`next.court`: the table of which role?", "write `replace next_dealer.court: …`"),
        ("replace single_sir/score.court: when court -> 5", "single_sir", "CP131",
         "a clause is amended by its path alone, without the book", "write `replace score.court`"),
        ("add score { kot: when loser.won = 0 -> 5 } before goon", "single_sir", "CP131",
         "`goon` is named without its table", "write `before score.goon`"),
        ("add score.kot: when court -> 5", "single_sir", "CP131",
         "`add` names a section or table, and what is new stands in braces", "write `add score { kot: … }`"),
    ],
)  # fmt: skip
def test_one_message_in_a_body(body: str, parent: str, code: str, message: str, way_out: str) -> None:
    assert told(ours(body, parent)) == [(code, message, way_out)]


@pytest.mark.parametrize(
    ("text", "code", "message", "way_out"),
    [
        ('variant x "X" = double_sir with ace_on_ace blocked_tricks({12})', "CP132",
         "a comma is missing between two options", "write `ace_on_ace, blocked_tricks`"),
        ('variant x "X" = double_sir with ace_on_ace; blocked_tricks({12})', "CP141",
         "a comma is missing between two options", "write `ace_on_ace, blocked_tricks`"),
        ('variant x "X" = double_sir with blocked_tricks({12}) and ace_on_ace', "CP141",
         "options are joined by a comma, not by `and`", "write `, ace_on_ace`"),
        ('variant x "X" extends double_sir with ace_on_ace', "CP145",
         "a variant with options is written with `=`", "write `= double_sir with …`"),
        ('variant x "X" extends double_sir', "CP132", "the file ends too early", "expected `{`"),
        ("variant x = double_sir with ace_on_ace", "CP143", "a title in quotes is missing before `=`",
         'such as `"Rung"`'),
        ('variant x "X" = double_sir with ace-on-ace', "CP119",
         "`ace-on-ace`: words and names have no hyphens", "write `ace_on_ace`"),
        ('variant x "X"', "CP132", "the file ends too early", "expected `=` or `extends`"),
        ('variant x "X" = double_sir with blocked_tricks({12', "CP134",
         "`{` and `(` are not closed at the end of the file", "put `} )` there"),
        ('variant x "X" = double_sir with blocked_tricks{12}', "CP146",
         "what `blocked_tricks` is given stands in round brackets", "write `blocked_tricks({12})`"),
        ('variant x "X" = double_sir with blocked_tricks(12)', "CP409",
         "`blocked` of `blocked_tricks` is a set of numbers such as {2, 12}", "write `blocked_tricks({12})`"),
        ('variant x "X" = double_sir with blocked_tricks', "CP307",
         "`blocked_tricks` takes one argument, not 0", "write it as in `blocked_tricks({2, 12})`"),
    ],
)  # fmt: skip
def test_one_message_of_options(text: str, code: str, message: str, way_out: str) -> None:
    assert told(text) == [(code, message, way_out)]


def test_arguments_are_shown_beside_the_one_that_is_of_another_kind() -> None:
    option = 'option dear(price: number, n: tricks) "Dear" amends single_sir {\n'
    option += "  replace match.won: first side to price points\n"
    option += "  add collect { except blocked: when trick.number in n }\n}\n"
    for given, right in (("{5}, {2}", "dear(5, {2})"), ("5, 2", "dear(5, {2})")):
        (wrong,) = [each for each in told(f'{option}variant x "X" = single_sir with dear({given})')
                    if each[0] == "CP409"]  # fmt: skip
        assert wrong[2] == f"write `{right}`"


def test_clauses_of_options_and_of_books_with_options_are_named_too() -> None:
    body = "replace collect.except: when trick.number = 2"
    of_option = told(f'option x "X" amends double_sir {{ {body} }}')
    of_mix = told(f'variant x "X" = double_sir with blocked_tricks({{2}}) {{ {body} }}')
    assert of_option[0][2] == "`double_sir` has nothing there that could be replaced"
    assert of_mix[0][2] == "write `replace collect.except.blocked: …`"
    assert told('family x "X" { replace score: when court -> 5 }')[0][2] == "write `replace score.LABEL: …`"


def test_more_clauses_than_anybody_reads_are_counted() -> None:
    (found,) = told(ours("replace play: any card", "hakem"))
    assert found[2] is not None
    assert "`play.lead`, `play.follow`" in found[2]


def test_a_made_up_name_is_never_shown() -> None:
    for body in (
        "replace score { all: otherwise -> 1 }\n  replace match.won: first side to 9 games",
        "let = winner.won = 13\n  replace score.court: when court -> 5",
        "counter of side\n  replace score.court: when court -> 5",
    ):
        found = told(ours(body))
        assert found
        assert "missing_name" not in str(found)
        assert "a_name_that_is_missing" not in str(found)


def test_lists_are_as_long_as_anybody_reads() -> None:
    assert there_is([]) is None
    assert there_is(["dealer"], "the roles are") == "the roles are `dealer`"
    assert there_is([f"role_{number}" for number in range(13)]) is None
