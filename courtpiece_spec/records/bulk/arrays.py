"""The kinds of arrays that records become."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Texts: TypeAlias = "NDArray[np.uint8]"
"""Bytes of text, or card indices."""
Codes: TypeAlias = "NDArray[np.int32]"
"""Coded actions."""
Ints: TypeAlias = "NDArray[np.int64]"
Flags: TypeAlias = "NDArray[np.bool_]"
AnyArray: TypeAlias = "NDArray[Any]"
