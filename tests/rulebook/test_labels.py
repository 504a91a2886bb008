"""Labels of drawings in joined scripts, for print."""

from xml.etree import ElementTree as ET

from courtpiece_spec.rulebook.output.labels import laid_over
from courtpiece_spec.rulebook.pictures.drawing import drawing, words


def test_latin_labels_stay_in_the_drawing() -> None:
    svg = drawing(100, 50, "t", "d", [words("Süd", 50, 25)])
    assert laid_over(svg) == svg


def test_others_are_text_over_it_at_the_same_place() -> None:
    svg = drawing(
        360,
        300,
        "t",
        "d",
        [words("شمال <b>", 90, 150, 18), words("N", 10, 10), words("हुकुम", 0, 0, text_anchor="end")],
    )
    top = ET.fromstring(laid_over(svg))
    assert (top.tag, top.get("style")) == ("span", "width: 62.0mm")
    first, second = top.findall("span")
    assert first.text == "شمال <b>"
    assert first.get("style") == (
        "left: 25.00%; top: 50.00%; font-size: 3.10mm; font-weight: normal; transform: translate(-50%, -78%)"
    )
    assert "translate(-100%, -78%)" in str(second.get("style"))
    inner = top.find("{http://www.w3.org/2000/svg}svg")
    assert inner is not None
    assert [each.text for each in inner.findall("{http://www.w3.org/2000/svg}text")] == ["N"]
