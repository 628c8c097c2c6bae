"""An SVG image as an array of pixels, for `render_mode="rgb_array"`."""

import struct
import zlib
from importlib.resources import as_file, files
from typing import Final

import numpy as np
import resvg_py
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]

SIGNATURE: Final = 8
CHANNELS: Final = 4
NONE, SUB, UP, AVERAGE, PAETH = range(5)
"""How a row of a PNG is written: as it is, or as the difference to what is left of it, above it, or to both."""


def pixels_of(svg: str) -> Pixels:
    """By row, column and colour."""
    with as_file(files("manawell.server").joinpath("fonts")) as folder:
        fonts = sorted(str(font) for font in folder.glob("*.ttf"))
        png = resvg_py.svg_to_bytes(svg, skip_system_fonts=True, font_files=fonts, monospace_family="Figtree")
    return decoded(bytes(png))


def decoded(png: bytes) -> Pixels:
    """The picture that resvg wrote: eight bits for each of four channels, not interlaced."""
    at, data, width = SIGNATURE, b"", 0
    while at < len(png):
        (size,), kind = struct.unpack(">I", png[at : at + 4]), png[at + 4 : at + 8]
        chunk = png[at + 8 : at + 8 + size]
        if kind == b"IHDR":
            width, _, *form = struct.unpack(">IIBBBBB", chunk)
            assert form == [8, 6, 0, 0, 0]
        elif kind == b"IDAT":
            data += chunk
        at += 12 + size
    rows = np.frombuffer(zlib.decompress(data), np.uint8).reshape(-1, 1 + CHANNELS * width)
    picture = np.zeros((len(rows) + 1, width, CHANNELS), np.uint8)
    for number, row in enumerate(rows):
        picture[number + 1] = _row(int(row[0]), row[1:].reshape(width, CHANNELS), picture[number])
    return picture[1:, :, :3]


def _row(form: int, written: Pixels, above: Pixels) -> Pixels:
    if form == NONE:
        return written
    if form == UP:
        return written + above
    if form == SUB:
        return np.cumsum(written, 0, np.uint8)
    guess = _average if form == AVERAGE else _paeth
    found = bytearray(written.tobytes())
    upper = bytes(CHANNELS) + above.tobytes()
    for place in range(len(found)):
        left = found[place - CHANNELS] if place >= CHANNELS else 0
        found[place] = found[place] + guess(left, upper[place + CHANNELS], upper[place]) & 255
    return np.frombuffer(found, np.uint8).reshape(-1, CHANNELS)


def _average(left: int, up: int, _corner: int) -> int:
    return (left + up) // 2


def _paeth(left: int, up: int, corner: int) -> int:
    """Of the three neighbours, the one nearest to their plane; the first of equals."""
    to_left, to_up, to_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
    if to_left <= to_up and to_left <= to_corner:
        return left
    return up if to_up <= to_corner else corner
