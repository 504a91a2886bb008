"""What kind of file records stand in, told by its first bytes; gzip and zstd unpacked as a stream."""

from __future__ import annotations

import gzip
import io
import zlib
from typing import IO, Any, Final

PLAIN, GZIP, ZSTD, PARQUET, NPZ = "JSON Lines", "gzip", "zstd", "Parquet", "NumPy"
_BEGINS: Final = {b"\x1f\x8b\x08": GZIP, b"\x28\xb5\x2f\xfd": ZSTD, b"PAR1": PARQUET, b"PK\x03\x04": NPZ}
# No text begins so: two are no UTF-8, and neither P begins JSON.
_AHEAD: Final = 4
_FED: Final = 4096
"""Packed bytes that are unpacked at once: few, since each may become many thousands."""


BROKEN: Final = (OSError, EOFError, zlib.error)
"""What reading a stream may raise; EOFError where a packed one is cut off."""


class UnreadableError(Exception):
    """Why a file of records cannot be read, or not to its end; for people, after its name."""


def kind_of(stream: IO[bytes]) -> str:
    """The kind of file that a stream is; nothing is taken from it.

    Raises OSError.
    """
    begin = _ahead(stream)
    return next((kind for first, kind in _BEGINS.items() if begin.startswith(first)), PLAIN)


def _ahead(stream: Any) -> bytes:
    if hasattr(stream, "peek"):
        seen: bytes = stream.peek(_AHEAD)[:_AHEAD]
        return seen
    place = stream.tell()
    begin: bytes = stream.read(_AHEAD)
    stream.seek(place)
    return begin


def unpacked(stream: IO[bytes], kind: str) -> IO[bytes]:
    """The lines of a packed stream.

    Reading may raise OSError and zlib.error, and EOFError where the stream is cut off.
    """
    if kind == GZIP:
        return gzip.GzipFile(fileobj=stream, mode="rb")  # type: ignore[return-value]  # read1, readline: it has all
    if kind == ZSTD:
        return io.BufferedReader(_Zstd(stream), 1 << 17)
    return stream


class _Zstd(io.RawIOBase):
    """A zstd stream, unpacked.  The library's own reader takes a stream that is cut off for one that ends."""

    def __init__(self, stream: IO[bytes]) -> None:
        try:
            import zstandard  # noqa: PLC0415 - an extra
        except ImportError:
            raise UnreadableError(needs("zstandard", "zstd files")) from None
        self._make = zstandard.ZstdDecompressor().decompressobj
        self._error = zstandard.ZstdError
        self._stream = stream
        self._frame: Any = None
        self._left = b""
        """What is packed and was read, but belongs to the next frame."""
        self._ready = memoryview(b"")

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        """Fill a buffer as far as it goes.

        Raises OSError where the stream is broken, EOFError where it is cut off.
        """
        while not self._ready:
            fed = self._left or self._stream.read(_FED)
            self._left = b""
            if not fed:
                if self._frame is not None:
                    raise EOFError("it is cut off")
                return 0
            if self._frame is None:
                self._frame = self._make()
            try:
                self._ready = memoryview(self._frame.decompress(fed))
            except self._error as error:
                raise OSError(f"it is no zstd stream, or broken: {error}") from None
            if self._frame.eof:
                self._left, self._frame = self._frame.unused_data, None
        size = min(len(buffer), len(self._ready))
        buffer[:size] = self._ready[:size]
        self._ready = self._ready[size:]
        return size


def reason_of(error: Exception) -> str:
    """Why a packed stream broke off, for people."""
    if isinstance(error, EOFError):
        return "it is cut off"
    text = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return text[:1].lower() + text[1:]


def needs(package: str, what: str) -> str:
    """That an optional package is missing."""
    return f"{what} need the package {package}: `pip install 'courtpiece-spec[archives]'`"
