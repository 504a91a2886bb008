"""Columns of text as arrays: the one way from texts to what a kernel judges."""

from __future__ import annotations

import numpy as np
from attrs import frozen

from courtpiece_spec.records.bulk.arrays import Flags, Ints, Texts
from courtpiece_spec.records.bulk.judging import Columns
from courtpiece_spec.records.bulk.kernels import Player
from courtpiece_spec.records.bulk.packs import read_packs


@frozen(eq=False)
class Spans:
    """Pieces of a text: where each begins and ends."""

    text: Texts
    begins: Ints
    ends: Ints

    def at(self, places: Ints) -> Spans:
        """Some of the pieces."""
        return Spans(self.text, self.begins[places], self.ends[places])

    def __getitem__(self, place: int) -> bytes:
        return self.text[self.begins[place] : self.ends[place]].tobytes()


@frozen(eq=False)
class TextColumns:
    """Records as pieces of text: setup and result between their brackets, the others between their marks."""

    setup: Spans
    pack: Spans
    actions: Spans
    result: Spans
    """Begins at -1 where a record has none."""

    def at(self, places: Ints) -> TextColumns:
        """Some of the records."""
        return TextColumns(
            self.setup.at(places), self.pack.at(places), self.actions.at(places), self.result.at(places)
        )


def read_columns(player: Player, texts: TextColumns, sound: Flags | None = None) -> Columns:
    """Read texts into numbers; `sound` tells which have no other fault."""
    setups, said, fits = player.setups.read(texts.setup.text, texts.setup.begins, texts.setup.ends)
    layout = player.game.layout
    packs = np.empty((len(fits), len(layout.pack)), np.uint8)
    packs_fit = np.zeros(len(fits), np.bool_)
    read_packs(texts.pack.text, texts.pack.begins, texts.pack.ends, layout.pack_bits, packs, packs_fit)
    actions, starts, actions_fit = player.coding.read(
        texts.actions.text, texts.actions.begins, texts.actions.ends
    )
    fits &= packs_fit & actions_fit
    if sound is not None:
        fits &= sound
    return Columns(
        packs,
        setups,
        said,
        actions,
        starts,
        fits,
        texts.result.text,
        texts.result.begins,
        texts.result.ends,
    )
