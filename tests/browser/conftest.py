"""A real server, a real browser, and a player who clicks.

These tests run on their own (`pytest tests/browser`): the browser's event loop and those of other tests do not mix.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage

from tests.browser.player import Player
from tests.server.house import roomy, running

STATIC = Path(__file__).parents[2] / "src" / "manawell" / "server" / "static"
Invite = Callable[..., Player]


def pytest_ignore_collect(config: pytest.Config) -> bool | None:
    return None if any("browser" in argument for argument in config.args) else True


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    names = ("chromium", "chromium-browser", "google-chrome")
    path = os.environ.get("MANAWELL_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    arguments = ["--disable-dev-shm-usage", "--disable-gpu", "--font-render-hinting=none"]
    arguments += ["--no-sandbox"] * (os.geteuid() == 0)
    return {**browser_type_launch_args, "args": arguments, **({"executable_path": path} if path else {})}


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert (STATIC / "index.html").is_file(), "build the pages first: python tools/web.py"
    with running(roomy(tmp_path_factory.mktemp("house"))) as address:
        yield address


@pytest.fixture
def invite(browser: Browser, url: str) -> Iterator[Invite]:
    """Brings in a player with their own browser; anything it complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def read(line: ConsoleMessage, forgive: int | None) -> None:
        if line.type == "error" and not (forgive and f"status of {forgive}" in line.text):
            complaints.append(f"{line.text} {line.location['url']}")

    def come(language: str = "en", motion: str = "off", forgive: int | None = None, **wishes: Any) -> Player:
        """`forgive`: a status that the browser may complain about, since the test asks for it."""
        context = browser.new_context(locale=language, **wishes)
        contexts.append(context)
        context.add_init_script(
            f"localStorage.getItem('manawell.motion') ?? localStorage.setItem('manawell.motion', '{motion}')"
        )
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: read(line, forgive))
        return Player(page, url)

    yield come
    for context in contexts:
        context.close()
    assert complaints == []
