"""Tests that lack a system package are named at the end, and fail in CI."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.fixture
def one_test(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A project with this project's conftest and one test that needs a package which nobody has."""
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.delenv("HYPOTHESIS_PROFILE", raising=False)
    monkeypatch.setenv("COURTPIECE_NOT_RUN", "not-run.txt")
    pytester.makeconftest((HERE / "conftest.py").read_text("utf-8"))
    pytester.makeini("[pytest]\nmarkers = needs_system(*packages): as here\n")
    pytester.makepyfile(
        """
        import pytest

        @pytest.mark.needs_system("no-such-package", "sh")
        def test_prints():
            raise AssertionError("must not be run")

        @pytest.mark.needs_system("sh")
        def test_runs():
            pass
        """
    )
    return pytester


@pytest.mark.parametrize("distribution", [["-p", "no:xdist"], ["-n", "1"]], ids=["alone", "xdist"])
def test_named_at_the_end(one_test: pytest.Pytester, distribution: list[str]) -> None:
    result = one_test.runpytest_subprocess(*distribution)
    result.assert_outcomes(passed=1, skipped=1)
    result.stdout.fnmatch_lines(
        ["*not run for lack of a system package*", "no-such-package:", "    *::test_prints"]
    )
    word = (one_test.path / "not-run.txt").read_text("utf-8").splitlines()
    assert word[:2] == ["not run for lack of a system package:", "no-such-package:"]
    assert word[2].endswith("::test_prints")


def test_fails_in_ci(one_test: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    result = one_test.runpytest_subprocess()
    result.assert_outcomes(passed=1, errors=1)
    assert (one_test.path / "not-run.txt").read_text("utf-8") == ""
    result.stdout.fnmatch_lines(["*missing system package: no-such-package (.ci/system-packages*"])
