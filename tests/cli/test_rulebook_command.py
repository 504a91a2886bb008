"""`courtpiece rulebook`: the file it writes, and what it refuses."""

from pathlib import Path

import pytest

from tests.cli.house import Courtpiece

CLUB = """court 1
variant club_night "Club night" = double_sir with ace_on_ace, blocked_tricks({2, 12})
"""


def test_a_page_is_written(courtpiece: Courtpiece, tmp_path: Path) -> None:
    target = tmp_path / "book.html"
    done = courtpiece("rulebook", "hidden_rung", "-o", str(target))
    assert (done.code, done.out) == (0, "")
    assert f"wrote {target}" in done.err
    text = target.read_text("utf-8")
    assert text.startswith('<!doctype html>\n<html lang="en" dir="ltr">')
    assert "How it differs from Single Sir" in text
    assert "House rules" not in text
    assert "These house rules go with this game." in text


def test_the_form_follows_the_ending_or_is_named(courtpiece: Courtpiece, tmp_path: Path) -> None:
    courtpiece("rulebook", "hakem", "-o", str(tmp_path / "book.md"))
    assert (tmp_path / "book.md").read_text("utf-8").startswith("# Hakem\n")
    done = courtpiece("rulebook", "hakem", "--to", "md", "--lang", "de", "-o", "-")
    assert done.out.startswith("# Hakem\n\n*Spielregeln*\n")


def test_a_file_of_ones_own(courtpiece: Courtpiece, tmp_path: Path) -> None:
    (tmp_path / "club.court").write_text(CLUB, "utf-8")
    (tmp_path / "words.txt").write_text("Welcome.\n\nWe play on\nFridays.\n", "utf-8")
    (tmp_path / "logo.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>', "utf-8")
    (tmp_path / "look.css").write_text("h1 { color: teal; }", "utf-8")
    done = courtpiece(
        "rulebook",
        str(tmp_path / "club.court"),
        *("--name", "Rung Club", "--introduction", str(tmp_path / "words.txt")),
        *("--logo", str(tmp_path / "logo.svg"), "--style", str(tmp_path / "look.css")),
        *("-o", str(tmp_path / "club.html")),
    )
    assert done.code == 0, done.err
    text = (tmp_path / "club.html").read_text("utf-8")
    assert "<h1>Club night</h1>" in text
    assert "Rung Club" in text
    assert "<p>We play on Fridays.</p>" in text
    assert "data:image/svg+xml;base64," in text
    assert "h1 { color: teal; }" in text
    assert "How it differs from Double Sir" in text


REFUSED = {
    "unknown book": (("rulebook", "no_such_book"), 2, "no_such_book"),
    "unknown language": (
        ("rulebook", "hakem", "--lang", "xx"),
        2,
        "'xx' is not one of",
    ),
    "another ending": (("rulebook", "hakem", "-o", "x.docx"), 2, "no form is known for `.docx`"),
    "family": (("rulebook", "court_piece"), 2, "family"),
    "folder that is not there": (("rulebook", "hakem", "-o", "/no/such/folder/x.html"), 2, "/no/such/folder"),
    "logo that is not there": (
        ("rulebook", "hakem", "--logo", "/no/logo.png"),
        2,
        "/no/logo.png cannot be read",
    ),
    "logo of another kind": (
        ("rulebook", "hakem", "--logo", "x.gif"),
        2,
        "a logo is an SVG, PNG or JPEG file",
    ),
    "endless introduction": (("rulebook", "hakem", "--introduction", "/dev/zero"), 2, "larger than 2 MB"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused(courtpiece: Courtpiece, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.chdir(tmp_path)
    arguments, status, why = REFUSED[name]
    done = courtpiece(*arguments)
    assert done.code == status
    assert why in done.err
    assert list(tmp_path.iterdir()) == []


def test_a_style_that_is_no_text(courtpiece: Courtpiece, tmp_path: Path) -> None:
    (tmp_path / "x.css").write_bytes(b"\xff\xfe\x00")
    done = courtpiece("rulebook", "hakem", "--style", str(tmp_path / "x.css"), "-o", str(tmp_path / "x.html"))
    assert done.code == 2
    assert "x.css is no text in UTF-8" in done.err


def test_a_file_beside_the_book_that_is_not_as_it_should_be(courtpiece: Courtpiece, tmp_path: Path) -> None:
    (tmp_path / "club.court").write_text(CLUB, "utf-8")
    (tmp_path / "club.en.ftl").write_text("= what?\n", "utf-8")
    done = courtpiece("rulebook", str(tmp_path / "club.court"), "-o", str(tmp_path / "club.html"))
    assert done.code == 1
    assert "club.en.ftl:1" in done.err
    assert not (tmp_path / "club.html").exists()


def test_chapters_may_be_left_out(courtpiece: Courtpiece) -> None:
    arguments = ("rulebook", "double_sir with ace_on_ace", "--to", "md", "-o", "-")
    whole = courtpiece(*arguments).out
    assert "## Options" in whole
    assert "(B14)" in whole
    assert "Partners do not combine" in whole, "an example of the parent that holds here as well"
    short = courtpiece(*arguments, "--without", "options", "--without", "sources").out
    assert "## Options" not in short
    assert "(B14)" not in short
    assert "## Questions that come up" in short


def test_lines_without_words_part_paragraphs(courtpiece: Courtpiece, tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_bytes(b"One\r\n\r\nTwo\n \nThr\x07ee\n")
    arguments = ("--introduction", str(tmp_path / "words.txt"), "--name", "Cl\u202eub")
    done = courtpiece("rulebook", "kachuha", "--to", "md", "-o", "-", *arguments)
    lines = done.out.splitlines()
    assert {"One", "Two", r"Thr\<U+0007\>ee", r"*Cl\<U+202E\>ub*"} <= set(lines)


def test_words_beside_a_book_that_are_no_text(courtpiece: Courtpiece, tmp_path: Path) -> None:
    (tmp_path / "club.court").write_text(CLUB, "utf-8")
    (tmp_path / "club.nl.ftl").write_bytes(b"club_night = \xff\n")
    done = courtpiece(
        "rulebook", str(tmp_path / "club.court"), "--lang", "nl", "-o", str(tmp_path / "x.html")
    )
    assert done.code == 1
    assert "club.nl.ftl: this is no text in UTF-8, from byte 13 on" in done.err
