"""Which clause is told of a wrong answer, also at tables of two, three and six: one fault, one clause."""

from pathlib import Path

import attrs
import pytest

from courtpiece_spec.conformance.bench import open_bench
from courtpiece_spec.conformance.drivers.run import run_vectors
from courtpiece_spec.conformance.findings import Finding
from courtpiece_spec.conformance.inside import EngineAdapter
from courtpiece_spec.conformance.judge import Asks, Tally
from courtpiece_spec.conformance.vectors.library import shipped
from courtpiece_spec.engine import Action, Game, State, Verb
from courtpiece_spec.engine.script import Asking
from courtpiece_spec.loading import NotLoaded, load, shelf_of, untried


def told(adapter: Asks, book: str, *levels: str) -> set[str | None]:
    """The paths of all clauses that the vectors of a book blame an adapter for."""
    bench = open_bench(book)
    assert not isinstance(bench, str)
    findings: list[Finding] = []
    vectors = [vector for vector in shipped(book) if vector.level in (levels or ("play", "match"))]
    run_vectors(bench.reference, adapter, vectors, Tally(), lambda _: None, findings.append, lambda _: None)
    assert findings
    return {finding.clause and finding.clause.removeprefix(f"{book}/") for finding in findings}


def game_of(book: str) -> Game:
    loaded = load(book)
    assert not isinstance(loaded, NotLoaded)
    return Game(loaded)


def rewritten(folder: Path, book: str, *clauses: str) -> EngineAdapter:
    """The engine by a book of which some clauses say something else."""
    text = folder / "wrong.court"
    lines = [f'variant wrong "Wrong" extends {book} {{', 'version "1.0"', *clauses, "}"]
    text.write_text("\n".join(["court 1", *lines, ""]))
    changed = untried("wrong", shelf_of("wrong", (text,)))
    assert changed is not None
    return EngineAdapter(Game(changed))


@pytest.mark.parametrize(
    ("book", "clause", "path"),
    [
        ("hokm_three", "replace decide.level: otherwise -> nobody", "decide.level"),
        ("hokm_three", "replace decide.level: otherwise -> dealer_side", "decide.level"),
        ("mendikot_six", "replace decide.level: otherwise -> dealer_side", "decide.level"),
        ("chakri", "replace decide.made: when bidder_side.won > bid -> bidder_side", "decide.made"),
        ("omi", "replace decide.level: otherwise -> dealer_side", "decide.level"),
    ],
)
def test_who_only_has_another_winner_is_told_by_the_row_that_decides(
    tmp_path: Path, book: str, clause: str, path: str
) -> None:
    assert told(rewritten(tmp_path, book, clause), book) == {path}


@pytest.mark.parametrize(
    ("book", "clause", "path"),
    [
        ("chakri", "remove score.baunie", "score.baunie"),
        ("chakri", "replace score.baunie: plus when winner.won = 8 and bid = 8 -> 1", "score.baunie"),
        ("chakri", "replace score.baunie: plus when winner.won >= 7 -> 1", "score.baunie"),
        ("chakri", "replace score.win: otherwise -> 3", "score.win"),
        (
            "omi",
            "replace score.extra: plus when not round.drawn -> extra from loser to winner",
            "score.extra",
        ),
        ("omi", "replace score.level: when round.drawn -> nothing", "score.level"),
        ("omi", "replace score.level: when round.drawn -> 2 extra", "score.level"),
        (
            "omi",
            "replace score.dealer_wins: when winner is dealer_side -> 1 from loser to winner",
            "score.dealer_wins",
        ),
    ],
)
def test_what_is_paid_besides_is_told_by_its_own_row(
    tmp_path: Path, book: str, clause: str, path: str
) -> None:
    assert told(rewritten(tmp_path, book, clause), book) == {path}


class Drawing(EngineAdapter):
    """The engine, drawing from the stock in another way."""

    def __init__(self, book: str, way: str) -> None:
        game = game_of(book)
        super().__init__(game)
        number = [step.path for step in game.script].index("round.draw")
        right = game.script[number].runner
        assert isinstance(right, Asking)

        def answer(state: State, action: Action) -> State:
            other = Verb.LEAVE if action.verb is Verb.KEEP else Verb.KEEP
            if way == "the other one":
                return right.answer(state, attrs.evolve(action, verb=other))
            after = right.answer(state, action)
            if way == "left on the stock" and action.verb is Verb.LEAVE and after.offers:
                deal = attrs.evolve(after.deal, dealt=after.deal.dealt - 1)
                return attrs.evolve(after, deal=deal)
            if way == "one too few" and sum(hand.bit_count() for hand in after.hands) >= 24:
                return attrs.evolve(after, offers=())
            return after

        steps = list(game.script)
        steps[number] = attrs.evolve(steps[number], runner=Asking(right.offers, answer))
        game.script = tuple(steps)


@pytest.mark.parametrize("book", ["hokm_two_stock", "hokm_two_discards"])
@pytest.mark.parametrize("way", ["the other one", "left on the stock", "one too few"])
def test_a_stock_that_is_drawn_from_wrongly_is_told_by_the_draw(book: str, way: str) -> None:
    assert told(Drawing(book, way), book, "play") <= {"round.draw", "play.hand"}
    assert "round.draw" in told(Drawing(book, way), book, "play")
