"""Whether an adapter works at all, before anybody asks whether its rules are right.

It is started, greeted, asked one simple question at each level that it offers, asked something that nobody
knows, started again, and told goodbye.  What fails there is a broken adapter; a wrong answer of the right
form is a rule that differs, which is for `conform` to look into.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from attrs import define, field, frozen

from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.judge import Agrees, Declined, Differs, Faulted, judge
from courtpiece_spec.conformance.levels.comparing import expected_play
from courtpiece_spec.conformance.outcomes import Answer, Fault, ending, shown
from courtpiece_spec.conformance.process import AdapterProcess
from courtpiece_spec.conformance.reference import Reference, record_of
from courtpiece_spec.conformance.strategies import first_round

GRACE = 3.0
"""Seconds after `bye` in which an adapter has to end by itself."""

GOOD, DIFFERS, DECLINED, BROKEN = "ok", "differs", "declined", "broken"


@frozen
class Step:
    """One thing that was tried.

    Attributes:
        what: What it was.
        outcome: ok, differs, declined or broken.
        text: What happened, in words; empty where all is well.
        fault: What came instead of an answer.
    """

    what: str
    outcome: str
    text: str = ""
    fault: Fault | None = None


@define
class Smoke:
    """What came of it, as far as it has come."""

    hello: protocol.Hello | None = None
    book: str | None = None
    steps: list[Step] = field(factory=list)

    @property
    def broken(self) -> bool:
        """Whether the adapter itself fails."""
        return any(step.outcome == BROKEN for step in self.steps)

    @property
    def differs(self) -> bool:
        """Whether it works, but by other rules."""
        return any(step.outcome == DIFFERS for step in self.steps)

    @property
    def usable(self) -> bool:
        """Whether it was started and said who it is, in a version that we speak, and something was judged."""
        return self.hello is not None and any(
            step.outcome in (GOOD, DIFFERS) for step in self.steps if step.what in protocol.LEVELS
        )


FindReference = Callable[[Sequence[str]], "tuple[str, Reference] | None"]
"""From the books that an adapter lists to the first that is known, as the adapter calls it."""


def smoke(
    adapter: AdapterProcess,
    find: FindReference,
    on_step: Callable[[Step], None] = lambda step: None,  # noqa: ARG005
) -> Smoke:
    """Try an adapter.

    Args:
        adapter: The adapter, not started yet.
        find: How to find a book among those that it offers.
        on_step: Called with each step when it is done.
    """
    found = Smoke()

    def done(step: Step) -> None:
        found.steps.append(step)
        on_step(step)

    found.hello = _greeted(adapter, done, "hello")
    if found.hello is None:
        return found
    if not found.hello.levels:
        done(Step("levels", BROKEN, f"it offers no level; there are {', '.join(protocol.LEVELS)}"))
        return found
    known = find(found.hello.books)
    if known is None:
        books = ", ".join(found.hello.books) or "none"
        done(Step("books", BROKEN, f"none of its books is known here: {books}; `courtpiece list` shows ours"))
        return found
    found.book, reference = known
    for level in found.hello.levels:
        for request, expected in _questions(level, found.book, reference):
            done(_asked(adapter, level, request, expected))
    done(_unknown_command(adapter))
    done(_again(adapter, found.hello))
    done(_goodbye(adapter))
    return found


def _greeted(adapter: AdapterProcess, done: Callable[[Step], None], what: str) -> protocol.Hello | None:
    outcome = adapter.greet()
    if not isinstance(outcome, Answer):
        done(Step(what, BROKEN, outcome.text, outcome))
        return None
    read = protocol.read_hello(outcome.message)
    if isinstance(read, str):
        done(Step(what, BROKEN, f"no valid hello: {read}; it printed {shown(outcome.line)}"))
        return None
    if read.protocol != protocol.VERSION:
        text = f"it chose protocol {read.protocol}; this runner speaks {protocol.VERSION}"
        done(Step(what, BROKEN, text))
        return None
    done(Step(what, GOOD))
    return read


def _questions(
    level: str, book: str, reference: Reference
) -> list[tuple[Mapping[str, Any], Mapping[str, Any]]]:
    """One simple question of a level, with its answer."""
    deck, players = reference.deck, reference.players
    plays = [(seat, card) for seat, card in enumerate(deck[:players])]
    trump = reference.trumps[0]
    if level == "trick":
        winner = reference.trick_winner(trump, plays, 0)
        return [(protocol.trick(book, trump, plays), {"winner": winner})]
    if level == "legal":
        hand = deck[players : players + 3]
        cards = sorted(reference.legal_cards(hand, plays[:1], trump))
        return [(protocol.legal(book, hand, plays[:1], trump), {"legal": cards})]
    drawn = first_round(reference, 3)
    record = record_of(book, drawn.setup, drawn.pack, drawn.tokens)
    facts = reference.facts(drawn.positions[-1])
    seat = next((int(token[0]) for token in facts.legal if token[0].isdigit()), 0)
    if level == "play":
        return [(protocol.play(record), expected_play(facts, len(drawn.tokens)))]
    if level == "view":
        return [(protocol.view(record, seat), reference.view(drawn.positions[-1], seat))]
    if level == "match":
        request, expected = reference.play_match(reference.setups[0], [(0, 0)])
        return [({**request, "book": book}, expected)]
    if level == "load":
        return [(protocol.load(reference.compiled), {"ok": True})]
    own = [token for token in facts.legal if token[0] == str(seat)]
    seen = {"seat": seat, **reference.view(drawn.positions[-1], seat)}
    return [(protocol.act(seen, own), {"legal": own})] if own else []


def _asked(
    adapter: AdapterProcess, level: str, request: Mapping[str, Any], expected: Mapping[str, Any]
) -> Step:
    match judge(adapter, request, expected):
        case Agrees():
            return Step(level, GOOD)
        case Differs(differences):
            first = differences[0]
            text = f"{first.field} is {first.answered}, expected {first.expected}"
            return Step(level, DIFFERS, text)
        case Declined(how, text):
            return Step(level, DECLINED, f"{how}: {text}")
        case Faulted(fault):
            return Step(level, BROKEN, fault.text, fault)


def _unknown_command(adapter: AdapterProcess) -> Step:
    """An unknown command is answered `unsupported`, never with silence."""
    what = "an unknown command"
    outcome = adapter.ask({"cmd": "juggle"})
    if not isinstance(outcome, Answer):
        return Step(what, BROKEN, f"it must be answered `unsupported`; {outcome.text}", outcome)
    if "unsupported" in outcome.message:
        return Step(what, GOOD)
    return Step(what, BROKEN, f"it must be answered `unsupported`, not {shown(outcome.line)}")


def _again(adapter: AdapterProcess, before: protocol.Hello) -> Step:
    """A program started again is the same."""
    what = "started again"
    adapter.renew()
    steps: list[Step] = []
    after = _greeted(adapter, steps.append, what)
    if after is None:
        return steps[-1]
    if after != before:
        return Step(what, BROKEN, "its hello is another than before")
    return Step(what, GOOD)


def _goodbye(adapter: AdapterProcess) -> Step:
    """It ends by itself after `bye`."""
    status = adapter.close(GRACE)
    if status is None:
        return Step("bye", BROKEN, f"it had not ended {GRACE:g} s after bye, and was ended by force")
    if status != 0:
        return Step("bye", BROKEN, f"after bye it {ending(status)}; the status of a normal end is 0")
    return Step("bye", GOOD)
