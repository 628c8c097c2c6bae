"""An SVG image as an array of pixels, for `render_mode="rgb_array"`."""

from importlib.resources import as_file, files
from io import BytesIO

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

Pixels = NDArray[np.uint8]


def pixels_of(svg: str) -> Pixels:
    """By row, column and colour."""
    with as_file(files("manawell.research").joinpath("fonts")) as folder:
        fonts = sorted(str(font) for font in folder.glob("*.ttf"))
        png = resvg_py.svg_to_bytes(svg, skip_system_fonts=True, font_files=fonts, monospace_family="DejaVu Sans Mono")
    return np.array(Image.open(BytesIO(bytes(png))).convert("RGB"))
