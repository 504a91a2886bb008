"""Diagnostics for people: carets under the exact span, whatever stands in the line."""

from __future__ import annotations

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console

from courtpiece_spec.language.codes import say
from courtpiece_spec.language.diagnostic import Diagnostic, Related
from courtpiece_spec.language.echo import LONGEST, LONGEST_MESSAGE, visible
from courtpiece_spec.language.render import WIDTH, render, render_json, summary
from courtpiece_spec.language.source import Source


def printed(source: Source, *diagnostics: Diagnostic, width: int = WIDTH, color: bool = False) -> str:
    """What a console prints."""
    stream = io.StringIO()
    console = Console(
        file=stream,
        force_terminal=color,
        color_system="standard" if color else None,
        markup=False,
        highlight=False,
    )
    told = render(diagnostics, lambda file: source if file == source.file else None, width)
    console.print(told, soft_wrap=True, end="")
    return stream.getvalue()


def at(source: Source, piece: str) -> Diagnostic:
    """A message about the first place of a piece."""
    start = source.text.index(piece)
    return say("CP131", "nothing", source.span(start, start + len(piece)))


def carets(text: str) -> tuple[str, str]:
    """The source line that is shown and the line of carets, both from the first cell of the text on."""
    shown, under = text.split("\n")[3:5]
    return shown.partition("| ")[2], under.partition("| ")[2]


def test_the_whole_form() -> None:
    source = Source("a.court", "play {\n\n\n  lead: folow\n}\n")
    related = Related(source.span(0, 6), "opened here")
    start = source.text.index("folow")
    message = say(
        "CP130", "`folow` [means] nothing", source.span(start, start + 5), "did you mean `x`?", (related,)
    )
    assert printed(source, message, say("CP107", "stop", source.span(0, 4))) == (
        "error[CP130]: `folow` [means] nothing\n"
        " --> a.court:4:9\n"
        "  |\n"
        "1 | play {\n"
        "  | ------ opened here\n"
        "...\n"
        "4 |   lead: folow\n"
        "  |         ^^^^^\n"
        "  = help: did you mean `x`?\n"
        "\n"
        "note[CP107]: stop\n"
        " --> a.court:1:1\n"
        "  |\n"
        "1 | play {\n"
        "  | ^^^^\n"
        "\n"
        "1 error, 1 note\n"
    )


def test_one_line_between_two_is_shown() -> None:
    source = Source("a.court", "play {\n  lead: a\nfolow")
    message = say("CP130", "x", source.span(17, 22), None, (Related(source.span(0, 4), "here"),))
    assert "1 | play {\n  | ---- here\n2 |   lead: a\n3 | folow\n" in printed(source, message)


def test_colours_only_where_wanted() -> None:
    source = Source("a.court", "folow")
    assert "\x1b[" not in printed(source, at(source, "folow"))
    assert "\x1b[1;31merror[CP131]" in printed(source, at(source, "folow"), color=True)


def test_carets_are_drawn_in_cells() -> None:
    source = Source("a.court", 'let 牌 "गेम" folow')
    shown, under = carets(printed(source, at(source, "folow")))
    assert cell_len(under.partition("^")[0]) == cell_len(shown.partition("folow")[0])
    shown, under = carets(printed(source, at(source, "牌")))
    assert under == "    ^^"


def test_tabs_are_expanded() -> None:
    source = Source("a.court", "\ta\tfolow")
    assert carets(printed(source, at(source, "folow"))) == ("    a   folow", "        ^^^^^")


def test_an_empty_span_has_one_caret() -> None:
    source = Source("a.court", "play")
    assert carets(printed(source, say("CP134", "x", source.span(4, 4)))) == ("play", "    ^")
    assert carets(printed(Source("a.court", ""), say("CP106", "x", source.span(0, 0)))) == ("", "^")


def test_hidden_characters_are_shown() -> None:
    source = Source("a.court", "a\u202eb\x00c folow")
    shown, under = carets(printed(source, at(source, "folow")))
    assert shown == "a<U+202E>b<U+0000>c folow"
    assert under.index("^") == shown.index("folow")


def test_a_line_from_right_to_left_names_the_column() -> None:
    source = Source("a.court", 'also "تاش" رنگ')
    told = printed(source, say("CP131", "`رنگ` means nothing", source.span(11, 14), "not `رنگ`"))
    assert "error[CP131]: `\u2068رنگ\u2069` means nothing\n" in told
    assert carets(told)[1] == "           ^^^ column 12: `\u2068رنگ\u2069`"
    assert "help: not `\u2068رنگ\u2069`\n" in told


@pytest.mark.parametrize("place", [0, 40, 5_000, 999_990])
def test_long_lines_are_clipped_around_the_span(place: int) -> None:
    text = "x" * place + "FOLOW" + "y" * (1_000_000 - place)
    shown, under = carets(printed(Source("a.court", text), at(Source("a.court", text), "FOLOW"), width=60))
    assert cell_len(shown) <= 60
    assert under.index("^") == shown.index("FOLOW")
    assert under.count("^") == 5
    assert shown.endswith("…") == (place < 999_000)
    assert shown.startswith("…") == (place > 30)


def test_a_wide_line_is_clipped_by_cells() -> None:
    source = Source("a.court", "牌" * 80 + "folow" + "牌" * 80)
    shown, under = carets(printed(source, at(source, "folow"), width=50))
    assert cell_len(shown) <= 50
    assert cell_len(under.partition("^")[0]) == cell_len(shown.partition("folow")[0])


def test_carets_end_with_what_is_shown() -> None:
    source = Source("a.court", "x" * 500)
    shown, under = carets(printed(source, say("CP119", "long", source.span(0, 500)), width=50))
    assert len(under.rstrip()) == len(shown) == 49


def test_a_second_place_out_of_sight_is_told_by_its_column() -> None:
    source = Source("a.court", "(" + "x" * 300 + ")")
    related = Related(source.span(0, 1), "opened here")
    told = printed(source, say("CP134", "x", source.span(301, 302), None, (related,)), width=50)
    assert "  | column 1: `\u2068(\u2069` opened here\n" in told


def test_a_span_of_several_lines() -> None:
    source = Source("a.court", "/* one\n   two\n   three */ x")
    told = printed(source, say("CP117", "no remark", source.span(0, 25)))
    assert told.startswith(
        "error[CP117]: no remark\n --> a.court:1:1\n  |\n"
        "1 | /* one\n  | ^^^^^^\n2 |    two\n3 |    three */ x\n  |    ^^^^^^^^\n"
    )
    told = printed(source, say("CP117", "no remark", source.span(0, 7)))
    assert told.count("^") == 6, "nothing is underlined where the last line has only its end"


def test_another_file_has_its_own_excerpt() -> None:
    source, other = Source("a.court", "one"), Source("b.court", "\n" * 98 + "two\n")
    related = (
        Related(other.span(98, 101), "written here"),
        Related(Source("c", "x").span(0, 1), "and there"),
    )
    message = say("CP303", "twice", source.span(0, 3), None, related)
    told = render([message], {"a.court": source, "b.court": other}.get).plain
    assert told == (
        "error[CP303]: twice\n"
        "  --> a.court:1:1\n"
        "   |\n"
        " 1 | one\n"
        "   | ^^^\n"
        "  ::: b.court:99:1\n"
        "   |\n"
        "99 | two\n"
        "   | --- written here\n"
        "  ::: c:1:1\n"
        "   = and there\n"
        "\n"
        "1 error\n"
    )


def test_a_text_that_is_gone_leaves_the_place() -> None:
    at_two = say("CP131", "nothing", Source("gone.court", "a\nb\n").span(0, 3))
    assert render([at_two], lambda _: None).plain == (
        "error[CP131]: nothing\n --> gone.court:1:1\n\n1 error\n"
    )


def test_nothing_told_prints_nothing() -> None:
    assert render([], lambda _: None).plain == ""
    assert summary([]) == "no errors"


def test_summary_counts_by_severity() -> None:
    place = Source("a", "x").span(0, 1)
    told = [
        say("CP131", "x", place),
        say("CP131", "y", place),
        say("CP310", "z", place),
        say("CP107", "n", place),
    ]
    assert summary(told) == "2 errors, 1 warning, 1 note"


def test_json_is_a_list_of_values() -> None:
    place = Source("a.court", "x").span(0, 1)
    assert render_json([say("CP131", "nothing", place, "delete it"), say("CP107", "stop", place)]) == [
        {
            "code": "CP131",
            "severity": "error",
            "file": "a.court",
            "line": 1,
            "column": 1,
            "end_line": 1,
            "end_column": 2,
            "message": "nothing",
            "help": "delete it",
        },
        {
            "code": "CP107",
            "severity": "note",
            "file": "a.court",
            "line": 1,
            "column": 1,
            "end_line": 1,
            "end_column": 2,
            "message": "stop",
        },
    ]


@given(st.text(st.characters(codec="utf-8"), max_size=300), st.data(), st.integers(20, 120))
def test_property_any_span_of_any_text_is_drawn(text: str, data: st.DataObject, width: int) -> None:
    """Property: nothing is raised, no line is longer than it may be, and nothing hidden is printed."""
    source = Source("a.court", text)
    start = data.draw(st.integers(0, len(source.text)))
    end = data.draw(st.integers(start, len(source.text)))
    told = render([say("CP131", "nothing", source.span(start, end))], lambda _: source, width).plain
    for line in told.split("\n"):
        assert visible(line).replace("<U+2068>", "\u2068").replace("<U+2069>", "\u2069") == line.expandtabs(4)
        if " | " in line:
            assert cell_len(line.partition(" | ")[2].partition(" column ")[0]) <= width + 1


def test_nothing_hidden_is_in_a_message_in_any_form() -> None:
    at = Source("a.court", "x").beginning
    told = say("CP201", "no `si\u202engle\x1b`", at, "write `a\u2066b`", (Related(at, "in `c\u202ed`"),))
    assert told.message == "no `si<U+202E>ngle<U+001B>`"
    assert told.help == "write `a<U+2066>b`"
    assert told.related[0].message == "in `c<U+202E>d`"
    assert render_json([told])[0]["message"] == told.message
    assert say("CP201", "no", at).help is None


def test_what_a_message_repeats_is_cut_short() -> None:
    at = Source("a.court", "x").beginning
    long = "x" * 1_000
    told = say("CP201", f"there is no book `{long}`, nor `short`", at, f"did you mean `{long}`?")
    assert told.message == f"there is no book `{'x' * (LONGEST - 1)}…`, nor `short`"
    assert told.help == f"did you mean `{'x' * 239}…`?"
    assert len(say("CP201", long, at).message) == LONGEST_MESSAGE
