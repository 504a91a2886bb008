"""JUnit XML, the page and the badge: complete, well formed, and deaf to what an adapter says."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from courtpiece_spec.cli import main
from courtpiece_spec.conformance.vectors.library import shipped

ROOT = Path(__file__).resolve().parents[2]
RIGHT = [sys.executable, str(ROOT / "docs/examples/single_sir_adapter.py")]
WRONG = [sys.executable, str(ROOT / "docs/examples/single_sir_defect_adapter.py")]
MIXED = [
    sys.executable,
    "-c",
    """
import json, sys
for line in sys.stdin:
    q = json.loads(line)
    a = {"winner": None} if q["cmd"] == "trick" else {"error": {"message": "x"}}
    if q["cmd"] == "trick":
        led, trump = q["plays"][0][1][1], q["trump"]
        order = "23456789TJQKA"
        strength = lambda p: ((p[1][1] == trump) * 2 + (p[1][1] == led), order.index(p[1][0]))
        a = {"winner": (max(q["plays"], key=strength)[0] + 1) % 4}
    if q["cmd"] == "hello":
        a = {"protocol": 1, "implementation": {"name": "m"}, "levels": ["trick", "legal"],
             "books": ["single_sir"]}
    if q["cmd"] == "bye":
        break
    print(json.dumps({"id": q["id"], **a}), flush=True)
""",
]
"""Always the seat after the right one; and of what may be played it knows nothing."""
Script = Callable[[str], list[str]]
NASTY = r"""
hello = lambda r: say(r, protocol=1, levels=["trick"], books=["single_sir"], implementation={
    "name": "<script>alert(1)</script>\x1b[31m\u202e", "version": "]]>&\x00", "issues": "javascript:alert(2)"
})
for r in requests():
    last_words = "</pre><img src=x onerror=alert(3)>\x1b[2J\u2066\ufffe\udc80"
    sys.stderr.buffer.write(last_words.encode("utf-8", "surrogatepass"))
    sys.stderr.flush()
    raw(b"{{ 7 * 7 }} <b>bold</b> \x07\xff\n")
"""


class Page(HTMLParser):
    """What a browser would find in a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.texts.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.texts).split())


def named(root: ET.Element, outcome: str) -> list[str]:
    return [case.attrib["name"] for case in root.iter("testcase") if case.find(outcome) is not None]


@pytest.fixture
def reports(tmp_path: Path) -> tuple[list[str], Path]:
    """The options of all three, and where the files are."""
    files = [(f"--{kind}", str(tmp_path / f"report.{kind}")) for kind in ("junit", "html", "badge")]
    return [word for pair in files for word in pair], tmp_path


def read(folder: Path) -> tuple[ET.Element, Page, ET.Element]:
    junit, html, badge = (
        (folder / f"report.{kind}").read_text("utf-8") for kind in ("junit", "html", "badge")
    )
    return ET.fromstring(junit), Page(html), ET.fromstring(badge)


def test_vectors_are_test_cases(reports: tuple[list[str], Path]) -> None:
    options, folder = reports
    assert main.run(["vectors", "run", "single_sir", "--level", "trick,legal", *options, "--", *WRONG]) == 1
    root, _, _ = read(folder)
    asked = [vector for vector in shipped("single_sir") if vector.level in ("trick", "legal")]
    assert sorted(case.attrib["name"] for case in root.iter("testcase")) == sorted(v.slug for v in asked)
    # This adapter lets the highest card take a trick without a trump, whatever its suit.
    order = "23456789TJQKA"
    wrong = []
    for vector in asked:
        if vector.level == "trick":
            plays, trump = vector.given["plays"], vector.given["trump"]
            if all(card[1] != trump for _, card in plays):
                best = max(plays, key=lambda play: order.index(play[1][0]))
                wrong += [vector.slug] if best[0] != vector.own["winner"] else []
    assert wrong
    assert sorted(named(root, "failure")) == sorted(wrong)
    assert root.attrib == {
        "name": "courtpiece conform single_sir",
        "tests": str(len(asked)),
        "failures": str(len(wrong)),
        "errors": "0",
        "skipped": "0",
    }
    failure = next(root.iter("failure"))
    assert failure.attrib["type"] == "differs"
    assert "says      The highest trump takes the trick; if no trump was played," in (failure.text or "")


def test_the_page_draws_the_hands(reports: tuple[list[str], Path]) -> None:
    options, folder = reports
    arguments = ["conform", "single_sir", "--driver", "fuzz", "--level", "play", "-n", "60"]
    assert main.run([*arguments, *options, "--", *WRONG]) == 1
    root, page, badge = read(folder)
    figures = [attributes for tag, attributes in page.tags if tag == "figure"]
    (figure,) = figures
    words = figure["aria-label"] or ""
    assert figure["role"] == "img"
    assert all(f"{seat} holds " in words for seat in "NWSE")
    assert re.search(r"The trick: [NWSE] leads \w+ of (spades|hearts|diamonds|clubs), ", words)
    seats = [attributes["class"] for tag, attributes in page.tags if tag == "div" and "class" in attributes]
    assert [seat for seat in seats if seat and seat.startswith("hand")] == [
        "hand top", "hand left", "hand bottom", "hand right"
    ]  # fmt: skip
    for said in ("single_sir/play.takes", "A24, B9, C13", "expected", "answered"):
        assert said in page.text
    # A card is red where it is a heart or a diamond.
    drawn = re.findall(r'<span class="(?:\w+)( red)?">([♠♥♦♣])', (folder / "report.html").read_text("utf-8"))
    assert len(drawn) == 4
    assert all(bool(red) == (sign in "♥♦") for red, sign in drawn)
    assert named(root, "failure") == ["play"]
    assert badge.find("{*}title").text == "single_sir: 1 difference"  # type: ignore[union-attr]


def test_the_page_needs_nothing_from_elsewhere(reports: tuple[list[str], Path]) -> None:
    options, folder = reports
    arguments = ["conform", "single_sir", "--level", "trick,legal,play", "-n", "20"]
    assert main.run([*arguments, *options, "--", *WRONG]) == 1
    _, page, _ = read(folder)
    assert not {"script", "link", "img", "iframe", "object", "a"} & {tag for tag, _ in page.tags}
    allowed = {
        "class",
        "style",
        "role",
        "aria-label",
        "scope",
        "tabindex",
        "lang",
        "charset",
        "name",
        "content",
    }
    assert {name for _, attributes in page.tags for name in attributes} <= {*allowed, "http-equiv"}
    text = (folder / "report.html").read_text("utf-8")
    assert not re.search(r"https?:|url\(|@import", text)
    assert "prefers-color-scheme: dark" in text
    assert "@media print" in text
    badge = (folder / "report.badge").read_text("utf-8")
    assert re.findall(r"https?://[^\"]*", badge) == ["http://www.w3.org/2000/svg"]  # the name of the language


def test_the_matrix(reports: tuple[list[str], Path]) -> None:
    options, folder = reports
    assert main.run(["vectors", "run", "single_sir", "--level", "trick,legal", *options, "--", *WRONG]) == 1
    text = (folder / "report.html").read_text("utf-8")
    follow = re.search(r"single_sir/play\.follow<.*?</tr>", text, re.DOTALL)
    assert follow is not None
    count = sum(v.level == "legal" and v.path == "play.follow" for v in shipped("single_sir"))
    assert re.findall(r'<td class="([\w-]+)">([^<]*)<', follow[0]) == [
        ("not-asked", "not asked"), ("agreed", f"{count} agreed")
    ]  # fmt: skip
    takes = re.search(r"single_sir/play\.takes<.*?</tr>", text, re.DOTALL)
    assert takes is not None
    assert '<td class="differs">' in takes[0]


def test_nothing_that_an_adapter_says_is_markup(reports: tuple[list[str], Path], script: Script) -> None:
    options, folder = reports
    assert main.run(["conform", "single_sir", "-n", "5", *options, "--", *script(NASTY)]) == 1
    root, page, badge = read(folder)
    assert not {"script", "img", "b"} & {tag for tag, attributes in page.tags if "class" not in attributes}
    assert "<script>alert(1)</script><U+001B>[31m<U+202E> ]]>&<U+0000>" in page.text
    assert "</pre><img src=x onerror=alert(3)><U+001B>[2J<U+2066>" in page.text
    assert "{{ 7 * 7 }} <b>bold</b> <U+0007>" in page.text
    told = "".join(error.text or "" for error in root.iter("error"))
    assert "{{ 7 * 7 }} <b>bold</b> <U+0007>" in told
    assert "onerror=alert(3)><U+001B>[2J<U+2066>" in told
    for kind in ("junit", "html", "badge"):
        text = (folder / f"report.{kind}").read_text("utf-8")
        assert not re.search("[\x00-\x08\x0b-\x1f\u202a-\u202e\u2066-\u2069]", text)
    assert badge.tag.endswith("svg")


@pytest.mark.parametrize(
    ("arguments", "command", "words"),
    [
        (["--driver", "run"], RIGHT, "conforms at 3 of 5 levels"),
        (["--level", "trick", "--driver", "fuzz", "-n", "60"], WRONG, "1 difference"),
        ([], ["/no/such/adapter"], "nothing judged"),
        (["--driver", "run"], MIXED, "176 differences, 25 faults"),
    ],
)
def test_the_badge(
    reports: tuple[list[str], Path], arguments: list[str], command: list[str], words: str
) -> None:
    options, folder = reports
    main.run(["conform", "single_sir", *arguments, *options, "--", *command])
    root, _, badge = read(folder)
    assert [text.text for text in badge.iter("{http://www.w3.org/2000/svg}text")] == ["single_sir", words]
    # Nothing judged must not look like a success to those who count failures.
    assert (root.attrib["errors"] != "0") == (words == "nothing judged" or "fault" in words)


def test_what_is_not_asked_is_counted_at_all_levels(reports: tuple[list[str], Path], script: Script) -> None:
    options, folder = reports
    body = "for r in requests(): sys.exit(3)"
    command = ["conform", "single_sir", "--driver", "run,fuzz,perft", "-n", "24", *options, "--json"]
    with (folder / "out").open("w") as out:
        arguments = [sys.executable, "-m", "courtpiece_spec", *command, "--timeout", "60"]
        subprocess.run([*arguments, "--", *script(body)], cwd=ROOT, stdout=out, check=False)
    *_, last = (json.loads(line) for line in (folder / "out").read_text().splitlines())
    count = Counter(vector.level for vector in shipped("single_sir"))
    # The first start and ten more, then it cannot be started: twelve vectors. Of the endings there are 24/12.
    assert last["faults"] == {"crash": 11, "cannot start": 1}
    assert last["not_asked"] == {
        "trick": count["trick"] - 12 + 24, "legal": count["legal"] + 24, "play": count["play"] + 24 + 2
    }  # fmt: skip
    root, page, _ = read(folder)
    vectors = [
        case for case in root.iter("testcase") if not case.attrib["classname"].endswith(("fuzz", "perft"))
    ]
    assert len(vectors) == count["trick"] + count["legal"] + count["play"]
    assert len([case for case in vectors if case.find("skipped") is not None]) == len(vectors) - 12
    assert f"{count['legal'] + 24} legal" in page.text


STUCK = """
import pathlib
for r in requests():
    if r["cmd"] == "trick":
        say(r, winner=0)
        continue
    with pathlib.Path({mark!r}).open("a") as mark:
        mark.write(str(os.getpid()) + "\\n")
    time.sleep(120)
"""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_run_leaves_whole_reports(
    reports: tuple[list[str], Path], script: Script, number: signal.Signals, jobs: str
) -> None:
    options, folder = reports
    mark = folder / "mark"
    command = [sys.executable, "-m", "courtpiece_spec", "conform", "single_sir", "--driver", "run", "--json"]
    command += ["-j", jobs, "--timeout", "100", *options, "--", *script(STUCK.format(mark=str(mark)))]
    # Into a file: a pipe that nobody reads would hold it up.
    with (folder / "out").open("w") as out, subprocess.Popen(command, cwd=ROOT, stdout=out) as process:
        # Each process has judged its tricks when its program is stuck at something else.
        for _ in range(6000):
            if mark.exists() and mark.read_text().count("\n") >= int(jobs):
                break
            time.sleep(0.02)
        began = time.monotonic()
        process.send_signal(number)
        process.wait()
    assert process.returncode == 130
    assert time.monotonic() - began < 30
    lines = [json.loads(line) for line in (folder / "out").read_text().splitlines()]
    assert lines[0]["type"] == "header"
    assert lines[-1]["type"] == "footer"
    assert lines[-1]["interrupted"]
    tricks = [vector for vector in shipped("single_sir") if vector.level == "trick"]
    assert lines[-1]["judged"] == {"trick": len(tricks)}
    root, page, badge = read(folder)
    judged = {case.attrib["name"] for case in root.iter("testcase")}
    assert {vector.slug for vector in tricks} <= judged
    assert "the run" in named(root, "error")
    rest = [vector for vector in shipped("single_sir") if vector.level in ("legal", "play")]
    assert set(named(root, "skipped")) == {vector.slug for vector in rest}
    assert lines[-1]["not_asked"] == Counter(vector.level for vector in rest)
    assert "interrupted; this is what was found so far" in page.text
    assert badge.find("{*}title").text == "single_sir: interrupted"  # type: ignore[union-attr]
    assert [path.name for path in folder.iterdir() if path.name.startswith(".")] == []
    for stuck in mark.read_text().split():
        with pytest.raises(ProcessLookupError):
            os.kill(int(stuck), 0)


def test_who_is_judged_is_said_at_once(script: Script, tmp_path: Path) -> None:
    """Not only at the end of a run of an hour, and not only on a terminal."""
    mark = tmp_path / "go"
    body = "import pathlib\nfor r in requests():\n"
    body += f"    while not pathlib.Path({str(mark)!r}).exists(): time.sleep(0.02)\n    say(r, winner=0)"
    command = [sys.executable, "-m", "courtpiece_spec", "conform", "single_sir", "--level", "trick"]
    command += ["--driver", "run", "--timeout", "100", "--", *script(body)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert [process.stdout.readline() for _ in range(2)] == ["adapter   test\n", "book      single_sir\n"]
        mark.write_text("")
        rest = process.stdout.read()
    assert "judged    176 trick" in rest
    assert "adapter " not in rest


@pytest.mark.parametrize(("jobs", "told"), [("1", ("run trick", "176/176", "fuzz play")), ("2", ("6/6",))])
def test_a_terminal_shows_how_far_it_has_come(jobs: str, told: tuple[str, ...]) -> None:
    ours, theirs = os.openpty()
    command = [sys.executable, "-m", "courtpiece_spec", "conform", "single_sir", "-n", "20", "-j", jobs]
    plain = {**os.environ, "TERM": "xterm", "COLUMNS": "80"}
    done = subprocess.Popen(
        [*command, "--", *RIGHT], cwd=ROOT, env=plain, stdout=subprocess.PIPE, stderr=theirs, text=True
    )
    os.close(theirs)
    shown = b""
    while True:
        try:
            chunk = os.read(ours, 65536)
        except OSError:  # Linux says so that the other end is closed
            break
        if not chunk:
            break
        shown += chunk
    os.close(ours)
    out, _ = done.communicate()
    assert done.returncode == 0
    assert all(words in shown.decode() for words in told)
    assert "fuzz play 20/20" not in " ".join(shown.decode().split())  # the clumsy rounds count as well
    assert out.endswith("conforms: no difference found\n")
    assert "\x1b" not in out


def test_files_that_cannot_be_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good = tmp_path / "good.svg"
    base = ["conform", "single_sir", "--level", "trick", "--driver", "run"]
    # Told before anything is judged.
    assert main.run([*base, "--html", str(tmp_path / "no" / "x.html"), "--", *RIGHT]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert f"--html: {tmp_path}/no/x.html cannot be written: there is no folder {tmp_path}/no" in err
    assert main.run([*base, "--html", str(good), "--badge", str(good), "--", *RIGHT]) == 2
    assert "--html and --badge name the same file" in capsys.readouterr().err
    assert main.run([*base, "--html", str(tmp_path), "--", *RIGHT]) == 2
    assert not good.exists()
    for option in ("--junit", "--html", "--badge", "--expectations"):
        capsys.readouterr()
        assert main.run([*base, option, "", "--", *RIGHT]) == 2
        assert "the name of the file is empty" in capsys.readouterr().err
        assert main.run([*base, option, "-", "--", *RIGHT]) == 2
        assert "standard output has the report" in capsys.readouterr().err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_keeps_no_other_report_back(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good = tmp_path / "good.svg"
    arguments = ["conform", "single_sir", "--level", "trick", "--driver", "run", "--junit", "/dev/full"]
    assert main.run([*arguments, "--badge", str(good), "--", *RIGHT]) == 2
    out, err = capsys.readouterr()
    assert err == "courtpiece: --junit: /dev/full was not written: no space left on device\n"
    assert "conforms: no difference found" in out
    assert ET.fromstring(good.read_text()).tag.endswith("svg")


def test_a_closed_pipe_keeps_no_report_back(reports: tuple[list[str], Path]) -> None:
    options, folder = reports
    command = [sys.executable, "-m", "courtpiece_spec", "vectors", "run", "single_sir", *options]
    with subprocess.Popen([*command, "--", *WRONG], cwd=ROOT, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.close()
    assert process.returncode == 141
    root, _, badge = read(folder)
    assert named(root, "error") == ["the run"]
    assert badge.find("{*}title").text == "single_sir: interrupted"  # type: ignore[union-attr]


def test_what_makes_the_page_is_loaded_only_for_it() -> None:
    code = (
        "import sys; from courtpiece_spec.cli import main; status = main.run(sys.argv[1:]);"
        "assert 'jinja2' not in sys.modules and 'xml.etree' not in sys.modules; sys.exit(status)"
    )
    arguments = ["conform", "single_sir", "--level", "trick", "-n", "5", "--", *RIGHT]
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_smoke_as_test_cases(script: Script, tmp_path: Path) -> None:
    path = tmp_path / "smoke.xml"
    assert main.run(["smoke", "--junit", str(path), "--", *RIGHT]) == 0
    root = ET.fromstring(path.read_text("utf-8"))
    assert {"hello", "trick", "legal", "play", "bye"} <= {
        case.attrib["name"] for case in root.iter("testcase")
    }
    assert (root.attrib["failures"], root.attrib["errors"]) == ("0", "0")
    assert main.run(["smoke", "--junit", str(path), "--", *script("sys.exit('no licence\\x1b')")]) == 3
    root = ET.fromstring(path.read_text("utf-8"))
    assert named(root, "error") == ["hello"]
    assert "no licence<U+001B>" in (next(root.iter("error")).text or "")
