"""Rounds that begin with the same actions as another, and yet are others: other cards, another dealer.

Asked for right after the round that they are like, they show a program that goes on from what it was asked
before instead of from what the request says.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from courtpiece_spec.conformance.reference import Reference
from courtpiece_spec.conformance.strategies import Round


def until(drawn: Round, cut: int) -> Round:
    """The first tokens of a round."""
    return Round(drawn.setup, drawn.pack, drawn.tokens[:cut], drawn.positions[: cut + 1])


def alike(reference: Reference, drawn: Round, cut: int) -> Iterator[Round]:
    """Other rounds with the first `cut` tokens of one; each ends at the token that is not legal in it."""
    tokens = drawn.tokens[:cut]
    yield replayed(reference, drawn.setup, _other_cards(drawn.pack, tokens), tokens)
    for setup in _other_setups(reference, drawn.setup):
        yield replayed(reference, setup, drawn.pack, tokens)


def replayed(
    reference: Reference, setup: Mapping[str, Any], pack: Sequence[str], tokens: Sequence[str]
) -> Round:
    """The round of some tokens, up to the first that is not legal."""
    positions = [reference.start(pack, setup)]
    for number, token in enumerate(tokens):
        if token not in reference.facts(positions[-1]).legal:
            return Round(setup, tuple(pack), tuple(tokens[:number]), tuple(positions), token)
        positions.append(reference.play(positions[-1], token))
    return Round(setup, tuple(pack), tuple(tokens), tuple(positions))


def _other_cards(pack: Sequence[str], tokens: Sequence[str]) -> tuple[str, ...]:
    """A pack in which what was named keeps its place, so that the tokens may be legal, and all else moves."""
    named = {token[-2:] for token in tokens}
    turned = iter([card for card in reversed(pack) if card not in named])
    return tuple(card if card in named else next(turned) for card in pack)


def _other_setups(reference: Reference, setup: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """The next setup with another dealer and, in books that count from round to round, one with the same."""
    place = reference.setups.index(setup) if setup in reference.setups else 0
    others = (*reference.setups[place + 1 :], *reference.setups[:place])
    for same in (False, True):
        yield from [each for each in others if (each["dealer"] == setup["dealer"]) is same][:1]
