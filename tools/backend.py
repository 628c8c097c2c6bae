"""The build backend: setuptools, which asks for mypyc only when it is going to compile."""

import os
from typing import Any

from setuptools import build_meta as base
from setuptools.build_meta import *  # noqa: F403


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    needed = list(base.get_requires_for_build_wheel(config_settings))
    if os.environ.get("MANAWELL_PURE") != "1":
        needed += ["mypy[mypyc]==2.4.1", "msgspec>=0.19", "fluent.runtime>=0.4", "babel>=2.12"]
    return needed
