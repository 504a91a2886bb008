"""Where the files that are no Python lie: the grammar and the feature files.

They stand at the top of the checkout, where people look for them, and inside the package in a wheel.
"""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path


def data_dir(name: str) -> Traversable:
    """Find a folder of data, in a wheel, a checkout or a zip.

    Args:
        name: `grammar` or `features`.

    Returns:
        The folder. Read its files with `read_text("utf-8")`; it need not be a path of the file system.

    Raises:
        FileNotFoundError: There is no such folder, which means a broken installation.
    """
    # The checkout first would be wrong: an installed package may lie beside a stranger's `grammar/`.
    # An editable install copies data as well, but to site-packages, which `files` does not look at then.
    packed = files("courtpiece_spec") / "_data" / name
    if packed.is_dir():
        return packed
    top = Path(__file__).resolve().parent.parent / name
    if top.is_dir():
        return top
    raise FileNotFoundError(f"courtpiece_spec is installed without its folder {name!r}")
