"""`courtpiece audit`."""

import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from courtpiece_spec.cards import cards_from_text
from courtpiece_spec.cli import main as frame
from courtpiece_spec.cli import progress
from courtpiece_spec.cli.exits import ExitCode
from courtpiece_spec.records.lines import MOST_SKIPPED
from courtpiece_spec.records.reading import LONGEST
from tests.cli.house import PROGRAM, Courtpiece, process
from tests.records.house import CASES, rounds

ROOT = Path(__file__).parents[2]
GOOD = rounds("single_sir", 3)
LINES = [json.dumps(record) for record in GOOD]
LATE = GOOD[0] | {"actions": GOOD[0]["actions"] + " 0:AH"}
"""A record with a card after the end of the round."""
UNFINISHED = {key: value for key, value in GOOD[0].items() if key != "result"} | {"actions": ""}
LATE_AT = LATE["actions"].count(" ")


def written(tmp_path: Path, *lines: object, name: str = "records.jsonl") -> Path:
    path = tmp_path / name
    texts = [line if isinstance(line, str) else json.dumps(line) for line in lines]
    path.write_text("".join(text + "\n" for text in texts), "utf-8")
    return path


# ---------------------------------------------------------------------- --json
def test_json_lines_are_exact(courtpiece: Courtpiece, tmp_path: Path) -> None:
    """One line each: right, unfinished, refused, malformed; numbers count blank lines."""
    case = json.loads(CASES.read_text("utf-8").splitlines()[1])["record"]
    path = written(tmp_path, case, "", "  ", case | {"actions": ""}, case | {"actions": "1:call=H 2:5H"}, "{")
    ran = courtpiece("audit", path, "--json")
    assert ran.code == ExitCode.DIFFERENCE
    assert ran.err == ""
    first, unfinished, refused, malformed = ran.out.splitlines()
    assert first == (
        '{"line":1,"ok":true,"over":true,"winners":[1,1,1,1,1,3,3],"collected":[0,7],"winner":1,"score":[0,1],'
        '"next_dealer":2,"trump":"H"}'
    )
    assert unfinished == (
        '{"line":4,"ok":true,"over":false,"winners":[],"collected":[0,0],"winner":null,"score":null,'
        '"next_dealer":null,"trump":null}'
    )
    assert list(json.loads(refused)) == ["line", "ok", "at", "clause", "message", "legal"]
    assert json.loads(refused) == {
        "line": 5,
        "ok": False,
        "at": 1,
        "clause": "single_sir_courts/play.turn",
        "message": "it is not S's turn: W is to act",
        "legal": sorted(json.loads(refused)["legal"]),
    }
    assert len(json.loads(refused)["legal"]) == 13
    assert malformed.startswith('{"line":6,"ok":false,"at":null,"message":"the line is not JSON')


def test_exit_status_is_that_of_the_worst_line(courtpiece: Courtpiece, tmp_path: Path) -> None:
    right, wrong = written(tmp_path, *LINES), written(tmp_path, *LINES, LATE, name="wrong.jsonl")
    assert courtpiece("audit", right, "--json").code == ExitCode.OK
    assert courtpiece("audit", wrong, "--json").code == ExitCode.DIFFERENCE
    assert courtpiece("audit", right, tmp_path / "gone", "--json").code == ExitCode.USAGE
    assert courtpiece("audit", tmp_path / "gone", wrong, "--json").code == ExitCode.USAGE
    assert courtpiece("audit").code == ExitCode.USAGE
    assert courtpiece("audit", right, "--show", "-1").code == ExitCode.USAGE


def test_token_after_the_end_has_nothing_legal(courtpiece: Courtpiece, tmp_path: Path) -> None:
    (answer,) = courtpiece("audit", written(tmp_path, LATE), "--json").lines
    assert (answer["at"], answer["clause"], answer["legal"]) == (LATE_AT, "single_sir/round.end", [])


def test_stdin_and_last_line_without_end(courtpiece: Courtpiece) -> None:
    ran = courtpiece("audit", "-", "--json", stdin="\r\n".join(LINES).encode())
    assert ran.code == ExitCode.OK
    assert [line["line"] for line in ran.lines] == [1, 2, 3]


def test_several_files_are_named(courtpiece: Courtpiece, tmp_path: Path) -> None:
    path = written(tmp_path, LINES[0])
    ran = courtpiece("audit", path, "-", "--json", stdin=LINES[1].encode())
    assert [(line["file"], line["line"]) for line in ran.lines] == [(str(path), 1), ("-", 1)]


def test_a_file_that_cannot_be_read_keeps_no_other_from_being_judged(
    courtpiece: Courtpiece, tmp_path: Path
) -> None:
    path = written(tmp_path, LINES[0])
    ran = courtpiece("audit", tmp_path / "gone", tmp_path, path, "--json")
    assert ran.code == ExitCode.USAGE
    assert [line["ok"] for line in ran.lines] == [True]
    assert f"courtpiece: {tmp_path / 'gone'} cannot be read: no such file or directory\n" in ran.err
    assert f"courtpiece: {tmp_path} cannot be read: is a directory\n" in ran.err


def test_summary_of_json_is_failures_and_totals(courtpiece: Courtpiece, tmp_path: Path) -> None:
    path = written(tmp_path, LINES[0], LATE, UNFINISHED, "x")
    ran = courtpiece("audit", path, "--json", "--summary")
    assert [line.get("line") for line in ran.lines] == [2, 4, None]
    assert ran.lines[-1] == {
        "summary": {
            "records": 4,
            "ok": 2,
            "unfinished": 1,
            "wrong": 2,
            "malformed": 1,
            "clauses": {"round.end": 1},
        }
    }


def test_match_is_checked_when_asked(courtpiece: Courtpiece, tmp_path: Path) -> None:
    path = written(tmp_path, LINES[0], LINES[2])
    assert courtpiece("audit", path, "--json").code == ExitCode.OK
    ran = courtpiece("audit", path, "--json", "--match")
    assert ran.code == ExitCode.DIFFERENCE
    assert list(ran.lines[1]) == ["line", "ok", "at", "differs", "message"]
    assert ran.lines[1]["at"] is None
    assert "`round` is 3, but 2 follows from line 1" in ran.lines[1]["message"]
    assert courtpiece("audit", written(tmp_path, *LINES), "--match").code == ExitCode.OK


# ---------------------------------------------------------------------- for people
def test_failure_is_drawn_with_clause_and_sources(courtpiece: Courtpiece, tmp_path: Path) -> None:
    """The first case of double_sir in which somebody does not follow suit."""
    cases = [json.loads(line)["record"] for line in CASES.read_text("utf-8").splitlines()]
    path = written(tmp_path, *[case for case in cases if case["book"] == "double_sir"])
    answers = courtpiece("audit", path, "--json").lines
    answer = next(each for each in answers if each.get("clause") == "double_sir/play.follow")
    record = path.read_text("utf-8").splitlines()[answer["line"] - 1]
    ran = courtpiece("audit", written(tmp_path, record, name="one"))
    token = json.loads(record)["actions"].split(" ")[answer["at"]]
    lines = ran.out.splitlines()
    # the trump is called first, then four cards a trick
    trick, card = divmod(answer["at"] - 1, 4)
    where = f"the {['1st', '2nd', '3rd', '4th'][card]} card of trick {trick + 1}"
    assert (
        lines[0] == f"line 1, double_sir, {where}, token {token}, double_sir/play.follow: {answer['message']}"
    )
    assert f"({token})" in next(line for line in lines if line.startswith("  refused: "))
    assert lines[1].startswith("  trick ")
    assert f"✗ {cards_from_text(token[2:])[0].picture}" in ran.out
    assert (
        "  clause:  double_sir/play.follow: Whoever holds a card of the suit led must follow suit."
        " (court_piece, after A21, A22, B7, C8)" in lines
    )
    (legal,) = [line for line in lines if line.startswith("  legal:   ")]
    assert len(legal.partition(" (by ")[0].split()) == 1 + len(answer["legal"])
    assert ran.out.endswith("\n\n1 record: 0 right, 1 wrong\n  1 by play.follow\n")
    assert "\x1b" not in ran.out


def test_only_some_failures_are_drawn(courtpiece: Courtpiece, tmp_path: Path) -> None:
    path = written(tmp_path, *[LATE] * 5)
    ran = courtpiece("audit", path, "--show", "2")
    assert ran.out.count("clause:") == 2
    assert "3 more failures are not drawn" in ran.out
    assert ran.out.endswith("5 records: 0 right, 5 wrong\n  5 by round.end\n")
    assert courtpiece("audit", path, "--show", "0").out.count("clause:") == 0


def test_summary_has_a_line_for_each_failure(courtpiece: Courtpiece, tmp_path: Path) -> None:
    path = written(tmp_path, LINES[0], LATE, "x")
    words = (
        f"line 2, single_sir, the {LATE_AT + 1}th action, token 0:AH, single_sir/round.end: the round is over"
    )
    assert courtpiece("audit", path, "--summary").out.splitlines() == [
        words,
        "line 3: the line is not JSON: Expecting value at column 1",
        "3 records: 1 right, 2 wrong (1 malformed)",
        "  1 by round.end",
    ]


def test_differing_result_is_told_field_by_field(courtpiece: Courtpiece, tmp_path: Path) -> None:
    told = GOOD[0]["result"] | {"score": [8, 0]}
    ran = courtpiece("audit", written(tmp_path, GOOD[0] | {"result": told}))
    assert f"  score: the record says [8, 0], the book {GOOD[0]['result']['score']}\n" in ran.out


def test_controls_of_a_strangers_file_are_shown(courtpiece: Courtpiece, tmp_path: Path) -> None:
    ran = courtpiece("audit", written(tmp_path, GOOD[0] | {"actions": "0:\x1b[31m\u202e"}), "--summary")
    assert "\x1b" not in ran.out
    assert "\u202e" not in ran.out
    assert "neither a card nor a known action" in ran.out


def test_a_failure_is_drawn_with_whole_hands(courtpiece: Courtpiece) -> None:
    """All that each player holds: a partial hand would be read as the whole."""
    ran = courtpiece("audit", ROOT / "docs" / "examples" / "revoke.jsonl")
    drawn = " ".join(ran.out.partition("refused:")[0].split())
    for hand in (
        "♠ 2 ♥ K 10 8 2 ♦ A 10 9 4 ♣ A 3",
        "♠ A K 8 ♥ A 5 ♦ Q J 5 ♣ K J 4 2",
    ):
        assert hand in drawn
    assert drawn.count("♦ ") == 4


# ---------------------------------------------------------------------- bad files
def test_no_record_in_one_of_several_is_said(courtpiece: Courtpiece, tmp_path: Path) -> None:
    """The others are judged all the same."""
    empty = tmp_path / "empty.jsonl"
    empty.touch()
    ran = courtpiece("audit", empty, written(tmp_path, GOOD[0]))
    assert (ran.code, ran.err) == (ExitCode.USAGE, f"courtpiece: {empty} holds no record\n")
    assert ran.out == "1 record: 1 right, 0 wrong\n"


def test_no_record_at_all_is_said(courtpiece: Courtpiece, tmp_path: Path) -> None:
    path = written(tmp_path, "", "   ")
    ran = courtpiece("audit", path)
    assert (ran.code, ran.err) == (ExitCode.USAGE, f"courtpiece: {path} holds no record\n")
    assert ran.out == "0 records: 0 right, 0 wrong\n"
    ran = courtpiece("audit", "-", "--json")
    assert (ran.code, ran.out, ran.err) == (ExitCode.USAGE, "", "courtpiece: stdin holds no record\n")


def test_binary_file_is_wrong_line_by_line(courtpiece: Courtpiece, tmp_path: Path) -> None:
    path = tmp_path / "binary"
    path.write_bytes(bytes(range(256)) * 40)
    ran = courtpiece("audit", path, "--json")
    assert ran.code == ExitCode.DIFFERENCE
    assert ran.lines
    assert all(line["at"] is None and "not" in line["message"] for line in ran.lines)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="a device of Unix")
@pytest.mark.parametrize("command", [("audit", "--json"), ("audit",), ("replay",), ("deal",)], ids=" ".join)
def test_a_line_without_end_is_given_up(courtpiece: Courtpiece, command: tuple[str, ...]) -> None:
    ran = courtpiece(*command, "/dev/zero")
    assert ran.code == ExitCode.DIFFERENCE
    words = f"the line does not end within {MOST_SKIPPED} bytes; nothing more is read"
    assert words in ran.out + ran.err


@pytest.mark.parametrize("command", ["audit", "replay", "deal", "fmt"])
def test_a_file_without_a_name(courtpiece: Courtpiece, command: str) -> None:
    ran = courtpiece(command, "")
    assert ran.code == ExitCode.USAGE
    assert "courtpiece: the name of a file is empty: name a file, or `-` for stdin\n" in ran.err
    ran = courtpiece(command, "a\0b")
    assert (ran.code, "no file can have this name" in ran.err) == (ExitCode.USAGE, True)


@pytest.mark.parametrize("end", [b"\n", b""], ids=["ended", "truncated"])
def test_overlong_line_is_one_fault_and_the_rest_is_read(
    courtpiece: Courtpiece, tmp_path: Path, end: bytes
) -> None:
    for size in (LONGEST, LONGEST + 1, LONGEST + 2, 3 * LONGEST + 5):
        path = tmp_path / "long"
        path.write_bytes(LINES[0].encode() + b"\n" + b"x" * size + end + (LINES[1].encode() if end else b""))
        lines = courtpiece("audit", path, "--json").lines
        assert [line["ok"] for line in lines] == [True, False, True][: 3 if end else 2]
        assert [line["line"] for line in lines] == [1, 2, 3][: len(lines)]
        wanted = "not JSON" if size <= LONGEST else f"longer than {LONGEST} bytes"
        assert wanted in lines[1]["message"]


def test_memory_does_not_grow_with_the_file(tmp_path: Path) -> None:
    """A line of 60 MB costs no more than a short one: less than that may be taken at all."""
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(60_000_000)
    script = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_DATA, (80_000_000, 80_000_000));"
        "from courtpiece_spec.cli import main; print(int(main.run(['audit', sys.argv[1]])))"
    )
    ran = subprocess.run([sys.executable, "-c", script, path], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr[-500:]
    assert int(ran.stdout.splitlines()[-1]) == ExitCode.DIFFERENCE


# ---------------------------------------------------------------------- --book
def test_a_file_makes_its_books_known(courtpiece: Courtpiece, ours: Path, tmp_path: Path) -> None:
    record = GOOD[0] | {"book": "ours"}
    record.pop("result")
    path = written(tmp_path, record)
    assert "no book `ours`" in courtpiece("audit", path, "--json").lines[0]["message"]
    assert courtpiece("audit", path, "--json", "--book", ours).lines[0]["ok"]


def test_a_record_of_another_book_than_the_files_is_told_once(
    courtpiece: Courtpiece, ours: Path, tmp_path: Path
) -> None:
    mine = GOOD[0] | {"book": "ours"}
    mine.pop("result")
    path = written(tmp_path, mine, *GOOD)
    for arguments in (("--json",), ()):
        ran = courtpiece("audit", path, "--book", ours, *arguments)
        assert ran.err == (
            f"courtpiece: {path}, line 2: the record names the book single_sir, which {ours} does not hold; "
            'it is judged by single_sir; to be judged by the file it must name "ours"\n'
        )
    assert "line 3: the record names" in courtpiece("replay", path, "--line", "3", "--book", ours).err
    assert courtpiece("replay", path, "--line", "1", "--book", ours).err == ""
    assert courtpiece("audit", path).err == ""


def test_an_option_of_a_file_makes_its_records_no_strangers(courtpiece: Courtpiece, tmp_path: Path) -> None:
    file = tmp_path / "dear.court"
    text = 'court 1\noption dear "Dear" amends single_sir { replace score.goon: when goon_court -> 9 }\n'
    file.write_text(text, "utf-8")
    mine = GOOD[0] | {"book": "single_sir with dear"}
    mine.pop("result")
    assert courtpiece("audit", written(tmp_path, mine), "--book", file).err == ""
    told = courtpiece("audit", written(tmp_path, *GOOD), "--book", file).err
    assert told.endswith("which " + str(file) + " does not hold; it is judged by single_sir\n")


def test_clause_of_a_file_is_quoted(courtpiece: Courtpiece, ours: Path, tmp_path: Path) -> None:
    record = GOOD[0] | {"book": "ours", "actions": "0:AH"}
    record.pop("result")
    out = courtpiece("audit", written(tmp_path, record), "--book", ours).out
    assert "clause:  ours/" in out


@pytest.mark.parametrize(
    ("content", "code", "words"),
    [
        (None, ExitCode.USAGE, "cannot be read: no such file or directory"),
        (b"", ExitCode.DIFFERENCE, "has errors"),
        (b"court 1\n", ExitCode.DIFFERENCE, "has errors"),
        (b"\xff\xfe", ExitCode.DIFFERENCE, "is not UTF-8"),
        (b"court 1\nvariant x {", ExitCode.DIFFERENCE, ":2:"),
    ],
    ids=["absent", "empty", "no book", "binary", "broken"],
)
def test_bad_book_file_is_told_before_anything_is_judged(
    courtpiece: Courtpiece, tmp_path: Path, content: bytes | None, code: int, words: str
) -> None:
    book = tmp_path / "books" / "x.court"
    book.parent.mkdir()
    if content is not None:
        book.write_bytes(content)
    ran = courtpiece("audit", written(tmp_path, LINES[0]), "--json", "--book", book)
    assert (ran.code, ran.out) == (code, "")
    assert str(book) in ran.err
    assert words in ran.err


# ---------------------------------------------------------------------- as a process
def test_full_disk_and_closed_pipe(tmp_path: Path) -> None:
    path = written(tmp_path, *LINES * 40)
    if Path("/dev/full").exists():
        with Path("/dev/full").open("wb") as full:
            ran = process("audit", path, "--json", stdout=full)
        assert ran.returncode == ExitCode.USAGE
        assert ran.stderr == b"courtpiece: cannot write the output: no space left on device\n"
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as pipe:
        ran = process("audit", path, "--json", stdout=pipe)
    assert (ran.returncode, ran.stderr) == (ExitCode.PIPE_CLOSED, b"")


def test_interrupted_audit_reports_so_far() -> None:
    with subprocess.Popen(
        [*PROGRAM, "audit", "-", "--json", "--summary"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write("x\n")
        running.stdin.flush()
        assert json.loads(running.stdout.readline())["line"] == 1
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=30)
    assert running.returncode == ExitCode.INTERRUPTED
    assert json.loads(out)["summary"]["records"] == 1
    assert err == "courtpiece: interrupted\n"


class Terminal(io.StringIO):
    """A stderr that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("more", "told"),
    [([], True), (["--summary"], True), (["--json", "--summary"], True), (["--json"], False)],
    ids=str,
)
def test_progress_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, more: list[str], told: bool
) -> None:
    """The count is taken away before anything is printed, and at the end."""
    path = written(tmp_path, *LINES, LATE)
    terminal = Terminal()
    monkeypatch.setattr(progress, "_EVERY", 0)
    monkeypatch.setattr(sys, "stderr", terminal)
    assert frame.run(["audit", str(path), *more]) == ExitCode.DIFFERENCE
    shown = terminal.getvalue()
    assert ("\r\x1b[K4 records, 1 wrong\r\x1b[K" in shown) is told
    assert shown.endswith("\r\x1b[K" if told else "")


def test_no_progress_without_a_terminal(courtpiece: Courtpiece, tmp_path: Path) -> None:
    assert courtpiece("audit", written(tmp_path, *LINES)).err == ""
