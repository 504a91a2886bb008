"""The formatter changes no word, keeps every remark, and is idempotent."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from lark import Tree

import courtpiece_spec
from courtpiece_spec.language.format import format_text
from courtpiece_spec.language.parse import parse
from courtpiece_spec.language.source import Source

BOOKS = sorted((Path(courtpiece_spec.__file__).parent / "books").glob("*.court"))


def laid_out(text: str) -> str:
    made = format_text(Source("text", text))
    assert isinstance(made, str), made
    return made


def shape(text: str) -> Any:
    """The tree without places."""
    tree = parse(Source("text", text))
    assert isinstance(tree, Tree)

    def plain(part: Any) -> Any:
        return (part.data, [plain(each) for each in part.children]) if isinstance(part, Tree) else part

    return plain(tree)


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.stem)
def test_bundled_books_keep_their_tree_and_come_out_the_same_again(path: Path) -> None:
    text = path.read_text("utf-8")
    once = laid_out(text)
    assert shape(once) == shape(text)
    assert laid_out(once) == once


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.stem)
def test_line_ends_mean_nothing(path: Path) -> None:
    """A book on one line, its remarks gone, is laid out to the same tree."""
    lines = [
        line.partition("#")[0] if '"' not in line else line for line in path.read_text("utf-8").splitlines()
    ]
    text = " ".join(line for line in lines if not line.lstrip().startswith("#"))
    assert shape(laid_out(text)) == shape(path.read_text("utf-8"))


REMARKS = """# first remark

# about the book
court 1
variant v "V" extends single_sir { # beside the brace
  # about the round


  round { first: 5 to each ; rest: 4 to each, twice } # behind a section of one line
  let x = (court or going_on) and trick.number in {2,12} # a set
  replace round { first: 5 to each # why five
    # before rest
    rest: 4 to each,
      # within a clause
      twice @B16 @B17
    # the last within
  }
}
# last remark of the file
"""


def test_every_remark_is_kept() -> None:
    made = laid_out(REMARKS)
    assert sorted(line.partition("#")[2] for line in made.splitlines() if "#" in line) == sorted(
        line.partition("#")[2] for line in REMARKS.splitlines() if "#" in line
    )
    assert laid_out(made) == made
    assert shape(made) == shape(REMARKS)


def test_the_layout() -> None:
    text = """court 1 variant v "V" extends single_sir { also "A","B"
    score points, first match { long_name: when court->3 @B29; win: otherwise -> 1 @B30 @B31 }
    match{won:first side to 10 points@B31}
    let kot "Title" = winner.won=13 ; let longer = kot

    add trump { reveal void_player: a void player may demand it @B53
      reveal last: caller must when no other card is left }
    add collect { except aces: when both winning cards are aces @B71 }
    example e "E" { takers N N->N takes 2; takers N N N -> N takes 0 }
    replace score.win: otherwise -> 2
    add score { x: when kot -> 4 } before score.win }"""
    assert (
        laid_out(text)
        == """court 1
variant v "V" extends single_sir {
  also "A", "B"
  score points, first match {
    long_name: when court -> 3                                 @B29
    win:       otherwise  -> 1                                 @B30 @B31
  }
  match { won: first side to 10 points                         @B31 }
  let kot    "Title" = winner.won = 13
  let longer         = kot

  add trump {
    reveal void_player: a void player may demand it            @B53
    reveal last:        caller must when no other card is left
  }
  add collect { except aces: when both winning cards are aces  @B71 }
  example e "E" {
    takers N N   -> N takes 2
    takers N N N -> N takes 0
  }
  replace score.win: otherwise -> 2
  add score { x: when kot -> 4 } before score.win
}
"""
    )


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.stem)
def test_bundled_books_are_laid_out(path: Path) -> None:
    """`courtpiece fmt courtpiece_spec/books/*.court` makes it so."""
    text = path.read_text("utf-8")
    assert laid_out(text) == text


def test_a_long_remark_stays_whole() -> None:
    remark = "# " + "words, and more words, " * 9
    body = f'{{ {remark}\n version "1" {remark}\n{remark}\n}}'
    text = f'{remark}\ncourt 1 {remark}\nvariant v "V" extends single_sir {body}'
    made = laid_out(text)
    assert made.count(remark.rstrip()) == 5
    assert laid_out(made) == made


def test_a_long_head_is_broken_before_what_it_amends() -> None:
    title = "A title that is so long that what is amended by it finds no place beside it"
    made = laid_out(
        f'court 1 option o(a: number, b: number) "{title}" amends hakem after p, q {{ requires p }}'
    )
    assert made.splitlines()[1:3] == [
        f'option o(a: number, b: number) "{title}"',
        "    amends hakem after p, q {",
    ]
    assert laid_out(made) == made


def test_a_long_line_is_broken_behind_a_comma_but_never_in_a_text() -> None:
    names = ", ".join(f'"A name with commas, number {number}"' for number in range(8))
    made = laid_out(f'court 1 variant v "V" extends single_sir {{ also {names} }}')
    assert len(made.splitlines()) > 4
    assert max(map(len, made.splitlines())) <= 112
    assert laid_out(made) == made


def test_a_text_that_cannot_be_read_is_not_laid_out() -> None:
    made = format_text(Source("text", "court 1 variant {"))
    assert isinstance(made, tuple)
    assert made[0].at.line == 1


@pytest.mark.parametrize("text", ["", "# only a remark\n"])
def test_a_text_without_a_book_stays_as_it_is(text: str) -> None:
    assert laid_out(text) == text


def test_empty_blocks_and_stray_semicolons() -> None:
    title = (
        "A question so long that it is broken nowhere, since no text is broken, "
        + "and it is on nothing " * 3
    )
    made = laid_out(
        f'court 1;variant v "V" extends x {{}} variant w "W" extends x {{ # none\n version "1"\n; '
        f'ruling q "{title}" {{ here: "a" }} }} option o "O" amends x {{ # nothing\n }}'
    )
    assert made.splitlines() == [
        "court 1",
        'variant v "V" extends x {}',
        'variant w "W" extends x {  # none',
        '  version "1"',
        f'  ruling q "{title}" {{',
        '    here: "a"',
        "  }",
        "}",
        'option o "O" amends x {  # nothing',
        "}",
    ]
    assert laid_out(made) == made
