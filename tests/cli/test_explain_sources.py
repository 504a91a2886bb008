"""`courtpiece explain`: which statement is from which document."""

from tests.cli.house import Courtpiece


def test_each_document_stands_below_its_own_statements(courtpiece: Courtpiece) -> None:
    """A21, A22, B7 and C8 are of three articles."""
    lines = courtpiece("explain", "single_sir/play.follow").out.partition("sources\n")[2].splitlines()
    starts = [line.split()[0] for line in lines[: lines.index("")]]
    assert starts == ["@A21", "@A22", "from:", "@B7", "from:", "@C8", "from:"]
    assert "Hakem" in lines[2]
    assert "Single Sir" in lines[4]
    assert "Kachuha" in lines[6]


def test_one_document_is_named_once(courtpiece: Courtpiece) -> None:
    out = courtpiece("explain", "single_sir/score.goon").out
    assert out.count("from: ") == 1
    assert out.index("@B30") < out.index("from: ")
