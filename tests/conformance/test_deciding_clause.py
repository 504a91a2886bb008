"""A vector that is answered wrongly names the clause that decided, not just the first of its own."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from courtpiece_spec.conformance.bench import open_bench
from courtpiece_spec.conformance.drivers.run import run_vectors
from courtpiece_spec.conformance.findings import Finding
from courtpiece_spec.conformance.inside import EngineAdapter
from courtpiece_spec.conformance.judge import Tally
from courtpiece_spec.conformance.outcomes import Answer
from courtpiece_spec.conformance.vectors.library import shipped
from courtpiece_spec.engine.matches import Match
from courtpiece_spec.loading import NotLoaded, load

Message = dict[str, Any]


class Spoilt:
    """The engine, with its answers changed."""

    def __init__(self, book: str, spoil: Callable[[Message], None]) -> None:
        loaded = load(book)
        assert not isinstance(loaded, NotLoaded)
        self.inner = EngineAdapter(Match(loaded).game)
        self.spoil = spoil

    def ask(self, request: Mapping[str, Any], /) -> Answer:
        message = dict(self.inner.ask(request).message)
        self.spoil(message)
        return Answer(message, b"")


def other_dealer(message: Message) -> None:
    if message.get("result"):
        message["result"] = {**message["result"], "next_dealer": (message["result"]["next_dealer"] + 1) % 4}


def double_score(message: Message) -> None:
    if message.get("result"):
        message["result"] = {**message["result"], "score": [2 * each for each in message["result"]["score"]]}


def first_takes(message: Message) -> None:
    """The second trick goes to nobody that the book has."""
    if len(message.get("winners", ())) >= 2:
        winners = list(message["winners"])
        winners[1] = (winners[1] + 1) % 4
        message["winners"] = winners


def found(book: str, level: str, spoil: Callable[[Message], None]) -> tuple[dict[str, Finding], Tally]:
    bench = open_bench(book)
    assert not isinstance(bench, str)
    findings: list[Finding] = []
    tally = Tally()
    vectors = [vector for vector in shipped(book) if vector.level == level]
    run_vectors(
        bench.reference, Spoilt(book, spoil), vectors, tally, lambda _: None, findings.append, lambda _: None
    )
    assert tally.judged[level] == len(vectors)
    return {finding.slug or "": finding for finding in findings}, tally


def test_the_next_dealer_is_not_the_score() -> None:
    """The vectors of a score are wrong here in the next dealer alone."""
    findings, _ = found("single_sir", "play", other_dealer)
    about_scores = {slug: each for slug, each in findings.items() if "/score." in slug}
    assert about_scores
    assert {each.clause for each in about_scores.values()} <= {
        "single_sir/next_dealer.caller_wins",
        "single_sir/next_dealer.court",
        "single_sir/next_dealer.dealer_wins",
    }
    dealer = findings["single_sir/score.dealer_wins.round.dealer0"]
    assert dealer.clause == "single_sir/next_dealer.dealer_wins"


def test_the_score_is_not_the_next_dealer() -> None:
    findings, _ = found("single_sir", "play", double_score)
    about_dealers = [each for slug, each in findings.items() if "/next_dealer." in slug]
    assert about_dealers
    assert all((each.clause or "").startswith("single_sir/score.") for each in about_dealers)


@pytest.mark.parametrize("slug", ["single_sir/score.dealer_wins.round.dealer0"])
def test_an_early_trick_is_to_blame_for_all_that_follows(slug: str) -> None:
    findings, tally = found("single_sir", "play", first_takes)
    assert findings[slug].clause == "single_sir/play.takes"
    # What is asked to find that out is no part of the judgement.
    assert tally.shrunk_by > 0
    assert not tally.shrinking
