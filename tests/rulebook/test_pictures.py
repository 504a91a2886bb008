"""Drawings have room for the longest name, whatever the language and the number of players."""

from collections.abc import Iterator
from xml.etree import ElementTree as ET

import pytest

from courtpiece_spec.rulebook.content import Picture, Rulebook, Trick, Worked
from courtpiece_spec.rulebook.pictures.drawing import width_of
from courtpiece_spec.rulebook.sentences import languages
from tests.rulebook.test_rulebook import SVG, rulebook


def drawings(book: Rulebook) -> Iterator[ET.Element]:
    for chapter in book.chapters:
        for part in chapter.parts:
            if isinstance(part, Picture):
                yield ET.fromstring(part.svg)
            elif isinstance(part, Trick) and part.picture is not None:
                yield ET.fromstring(part.picture.svg)
            elif isinstance(part, Worked):
                yield from (ET.fromstring(each.svg) for each in part.pictures)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("reference", ["hokm_two", "hokm_three", "chakri", "mendikot_six with eight_players"])
def test_no_name_is_cut(reference: str, language: str) -> None:
    seen = 0
    for top in drawings(rulebook(reference, language)):
        width = float(top.attrib["viewBox"].split()[2])
        for text in top.findall(f"{SVG}text"):
            room = width_of(text.text or "", float(text.attrib["font-size"]))
            left = (
                float(text.attrib["x"])
                - {"start": 0.0, "middle": 0.5, "end": 1.0}[text.attrib["text-anchor"]] * room
            )
            assert left >= 0
            assert left + room <= width
            seen += 1
    assert seen > 20


@pytest.mark.parametrize("language", languages())
def test_drawings_of_four_stay_as_wide_as_they_were(language: str) -> None:
    widths = {
        top.attrib["width"]
        for top in drawings(rulebook("single_sir", language))
        if "360" in top.attrib["viewBox"]
    }
    assert "360" in widths
