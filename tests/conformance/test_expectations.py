"""Known deviations: strict in both directions, told with their place, written with comments kept."""

import json
import os
import sys
import time
from pathlib import Path

import pytest

from courtpiece_spec.cli import main
from courtpiece_spec.conformance.findings import FaultCase
from courtpiece_spec.conformance.outcomes import Timeout
from courtpiece_spec.conformance.reports.expectations import Entry, Expectations, hold
from courtpiece_spec.conformance.session import Session

ROOT = Path(__file__).resolve().parents[2]
RIGHT = [sys.executable, str(ROOT / "docs/examples/single_sir_adapter.py")]
WRONG = [sys.executable, str(ROOT / "docs/examples/single_sir_defect_adapter.py")]
HEAD = 'format = "courtpiece-expectations/1"\n'
TAKES = '[[known]]\nclause = "play.takes"\nlevel = "trick"\nreason = "ranks are mixed up"\n'


class Judge:
    """`vectors run single_sir --level trick`, which the defect of WRONG shows at."""

    def __init__(self, capsys: pytest.CaptureFixture[str], path: Path) -> None:
        self.capsys = capsys
        self.path = path

    def __call__(self, text: str | None, adapter: list[str], *more: str) -> tuple[int, str, str]:
        if text is not None:
            self.path.write_text(text, "utf-8")
        arguments = ["vectors", "run", "single_sir", "--expectations", str(self.path)]
        if "--level" not in more:
            arguments += ["--level", "trick"]
        status = main.run([*arguments, *more, "--", *adapter])
        out, err = self.capsys.readouterr()
        assert "Traceback" not in out + err
        return status, out, err


@pytest.fixture
def judge(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Judge:
    return Judge(capsys, tmp_path / "known.toml")


@pytest.mark.parametrize(
    "entry",
    [
        TAKES,
        '[[known]]\nlevel = "trick"\nreason = "x"\n',
        '[[known]]\nclause = "single_sir/play.takes"\nreason = "x"\n',
    ],
)
def test_a_known_deviation_is_as_expected(judge: Judge, entry: str) -> None:
    status, out, err = judge(HEAD + entry, WRONG)
    assert status == 0
    assert err == ""
    assert "DIFFERENCE" not in out
    assert "conforms but for known deviations: nothing else found" in out


def test_an_unknown_one_is_a_failure(judge: Judge) -> None:
    status, out, _ = judge(HEAD, WRONG)
    assert status == 1
    assert "DIFFERENCE at level trick" in out
    status, out, _ = judge(HEAD + TAKES.replace('"trick"', '"legal"'), WRONG)
    assert status == 1
    assert "not as expected: 32 deviations not known" in out
    assert "not asked 1 known deviation" in out


def test_one_that_is_gone_is_a_failure(judge: Judge) -> None:
    status, out, _ = judge(HEAD + "\n" + TAKES, RIGHT)
    assert status == 1
    assert "known.toml:3: clause play.takes, level trick: no longer occurs; take it out" in out
    assert "not as expected: 1 known deviation gone" in out


def test_one_that_was_not_asked_about_is_not_gone(judge: Judge) -> None:
    play = '[[known]]\nclause = "play.follow"\nlevel = "play"\nreason = "x"\n'
    slug = '[[known]]\nvector = "single_sir/view.new.seat0"\nreason = "x"\n'
    status, out, _ = judge(HEAD + play, RIGHT)
    assert status == 0
    assert "conforms: no difference found" in out
    assert "not asked 1 known deviation" in out
    from courtpiece_spec.conformance.vectors.library import shipped

    slug = next(vector.slug for vector in shipped("single_sir") if vector.level == "view")
    status, out, _ = judge(f'{HEAD}[[known]]\nvector = "{slug}"\nreason = "x"\n', RIGHT)
    assert status == 0


def test_a_vector_alone(judge: Judge) -> None:
    slug = "single_sir/discard_never_wins.seat0.clubs"
    status, out, _ = judge(f'{HEAD}[[known]]\nvector = "{slug}"\nreason = "x"\n', WRONG, "--json")
    assert status == 1
    *lines, footer = map(json.loads, out.splitlines())
    assert [line["note"].partition(":")[0] for line in lines if "known" in line] == [slug]
    assert footer["expectations"]["known"] == 1
    assert footer["expectations"]["unknown"] == footer["differences"] - 1


def test_faults_are_known_by_their_kind(judge: Judge, tmp_path: Path) -> None:
    path = tmp_path / "errs.py"
    body = (ROOT / "docs/examples/single_sir_adapter.py").read_text("utf-8")
    path.write_text(body, "utf-8")
    failing = tmp_path / "failing.py"
    failing.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    r = json.loads(line)\n"
        "    if r['cmd'] == 'bye': break\n"
        "    a = {'error': {'message': 'not yet'}}\n"
        "    if r['cmd'] == 'hello':\n"
        "        a = {'protocol': 1, 'implementation': {'name': 'x'}, 'levels': ['trick'],"
        " 'books': ['single_sir']}\n"
        "    print(json.dumps({'id': r['id'], **a}), flush=True)\n",
        "utf-8",
    )
    command = [sys.executable, str(failing)]
    known = '[[known]]\nlevel = "trick"\nfault = "error"\nreason = "not written yet"\n'
    assert judge(HEAD + known, command)[0] == 0
    assert judge(HEAD + known.replace('"error"', '"crash"'), command)[0] == 1
    assert judge(HEAD + known.replace('fault = "error"\n', ""), command)[0] == 1


def test_a_reading_is_held_to(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """An implementation that reads a contested rule in its own way may be held to that way."""
    program = tmp_path / "engine.py"
    program.write_text(
        "import json, sys\n"
        "from courtpiece_spec.conformance.inside import EngineAdapter\n"
        "from courtpiece_spec.engine.matches import Match\n"
        "from courtpiece_spec.loading import load\n"
        "match = Match(load(sys.argv[1]))\n"
        "adapter = EngineAdapter(match.game)\n"
        "for line in sys.stdin:\n"
        "    request = json.loads(line.replace('\"double_sir\"', json.dumps(sys.argv[1])))\n"
        "    if request['cmd'] == 'bye': break\n"
        "    answer = {**adapter.ask(request).message, 'id': request['id']}\n"
        "    if request['cmd'] == 'hello': answer['books'] = ['double_sir']\n"
        "    print(json.dumps(answer), flush=True)\n",
        "utf-8",
    )
    path = tmp_path / "known.toml"
    slug, reading = "double_sir/third_running.2", "double_sir with hot_streak"
    path.write_text(f'{HEAD}[[known]]\nvector = "{slug}"\nreading = "{reading}"\nreason = "our house"\n')
    arguments = ["vectors", "run", "double_sir", "--json", "--expectations", str(path), "--timeout", "60"]
    footers = []
    for book in (reading, "double_sir"):
        main.run([*arguments, "--", sys.executable, str(program), book])
        footers.append(json.loads(capsys.readouterr().out.splitlines()[-1])["expectations"])
    assert footers[0]["known"] == 1
    assert footers[0]["gone"] == []
    assert [entry["vector"] for entry in footers[1]["gone"]] == [slug]


BAD = {
    "not TOML": ("a = \n", 1, "not TOML: "),
    "no format": ("", 1, '`format` is missing; this reads format = "courtpiece-expectations/1"'),
    "another format": ('\nformat = "x/2"', 2, "`format` is 'x/2'"),
    "another book": (HEAD + 'book = "hakem"', 2, "this file is about 'hakem', but single_sir is judged"),
    "a key at the top": (HEAD + "knwon = []", 2, "there is no key 'knwon'. Did you mean 'known'?"),
    "no list": (HEAD + "known = 3", 2, "write each known deviation as [[known]]"),
    "a list in one line": (HEAD + "known = [{level = 'play', reason = 'x'}]", 2, "below a line [[known]]"),
    "a key": (HEAD + TAKES + 'clasue = "x"', 6, "there is no key 'clasue'. Did you mean 'clause'?"),
    "a clause": (
        HEAD + TAKES + TAKES.replace("takes", "taks"), 7,
        "there is no clause in single_sir 'play.taks'. Did you mean 'play.takes'?",
    ),
    "a level": (HEAD + '[[known]]\nreason = "x"\nlevel = "trik"', 4, "level 'trik'. Did you mean 'trick'?"),
    "a vector": (
        HEAD + '[[known]]\nvector = "single_sir/low_trump.seat0.club"\nreason = "x"', 3,
        "'single_sir/low_trump.seat0.club'. Did you mean 'single_sir/low_trump.seat0.clubs'?",
    ),
    "a fault": (HEAD + '[[known]]\nlevel = "play"\nfault = "x"\nreason = "x"', 4, "There are timeout"),
    "a number": (HEAD + '[[known]]\nlevel = 3\nreason = "x"', 3, "`level` is a text in quotation marks"),
    "a double": (
        HEAD + TAKES + '[[known]]\nreason = "y"\nlevel = "trick"\nclause = "single_sir/play.takes"', 6,
        "this names the same as the entry in line 2: take one of them out",
    ),
    "no reason": (HEAD + '# what\n[[known]]\nlevel = "play"', 3, "`reason` is missing"),
    "nothing named": (HEAD + '[[known]]\nreason = "x"', 2, "give a vector, a clause or a level"),
    "both": (
        HEAD + '[[known]]\nlevel = "play"\nfault = "crash"\nreading = "x"\nreason = "x"', 4, "exclude"
    ),
    "a header inside a text": (
        HEAD + '[[known]]\nlevel = "play"\nreason = """\n[[known]]\n"""\n[[known]]\nreason = "x"', 7, "give a"
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_what_is_wrong_is_told_with_its_place(judge: Judge, name: str) -> None:
    text, line, why = BAD[name]
    status, out, err = judge(text, RIGHT)
    assert status == 2
    assert out == ""
    assert f"{judge.path}:{line}: " in err
    assert why in err


def test_a_file_without_end_is_not_read_to_its_end(judge: Judge) -> None:
    judge.path.touch()
    os.truncate(judge.path, 1 << 36)  # a hole: zeros for as long as one likes to read
    status, out, err = judge(None, RIGHT)
    assert (status, out) == (2, "")
    assert "the file is too long for a list of known deviations" in err


def test_thousands_of_entries_take_no_more_time_than_reading_them() -> None:
    """Each deviation looks its entries up; 20,000 of each, compared one by one, would take minutes."""
    entries = tuple(Entry("x", vector=f"a/{number}", line=number) for number in range(20_000))
    broken = [
        FaultCase("trick", {}, Timeout(1.0), "run", "b/play.takes", f"a/{number}") for number in range(20_000)
    ]
    known = tuple(Entry("x", vector=f"a/{number}", fault="timeout", line=number) for number in range(20_000))
    session = Session("b", 0, 1)
    session.faults = broken
    began = time.monotonic()
    held = hold(session, Expectations("known.toml", (*entries, *known)))
    assert time.monotonic() - began < 20
    assert (held.known, held.used, held.unknown) == (20_000, 20_000, ())
    assert len(held.not_asked) == 20_000


def test_a_file_that_cannot_be_read(judge: Judge) -> None:
    status, _, err = judge(None, RIGHT)
    assert status == 2
    assert "cannot be read: no such file or directory; --update-expectations writes one" in err
    judge.path.write_bytes(b"\xff")
    assert "cannot be read: not UTF-8" in judge(None, RIGHT)[2]
    assert main.run(["conform", "single_sir", "--update-expectations", "--", "x"]) == 2
    assert "needs --expectations FILE" in judge.capsys.readouterr().err


def test_what_is_written_is_what_is_expected(judge: Judge) -> None:
    status, _, err = judge(None, WRONG, "--update-expectations")
    assert status == 0
    assert "1 added, 0 taken out, 0 kept" in err
    written = judge.path.read_text("utf-8")
    assert written.endswith(
        '\n[[known]]\nclause = "play.takes"\nlevel = "trick"\nreason = "not looked into yet"\n'
    )
    assert judge(None, WRONG)[0] == 0
    # A second time nothing changes.
    judge(None, WRONG, "--update-expectations")
    assert judge.path.read_text("utf-8") == written


def test_comments_reasons_and_order_are_kept(judge: Judge) -> None:
    other = '# about legal\n[[known]]\nlevel = "legal" # at the side\nreason = "why\u00e9"\n'
    gone = '# a right one\n[[known]]\nvector = "single_sir/low_trump.seat0.clubs"\nreason = "old"\n'
    text = f"# our file\n\n{HEAD}\n{other}\n{gone}\n# about tricks\n{TAKES}"
    status, _, err = judge(text, WRONG, "--update-expectations")
    assert status == 0
    assert "0 added, 1 taken out, 2 kept" in err
    assert judge.path.read_text("utf-8") == f"# our file\n\n{HEAD}\n{other}\n# about tricks\n{TAKES}"


def test_a_run_that_judged_nothing_changes_no_file(judge: Judge) -> None:
    status, _, err = judge(HEAD + TAKES, ["/no/such/program"], "--update-expectations")
    assert status == 3
    assert judge.path.read_text("utf-8") == HEAD + TAKES
    assert "was left as it was: not everything was judged" in err
