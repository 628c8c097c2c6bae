"""A real server, a real browser, and a player who clicks.

These tests run on their own (`pytest tests/browser`): the browser's event loop and those of other tests do not mix.
"""

import os
import shutil
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, expect

from tests.browser.player import PATIENCE, Player
from tests.deals import fixed_deals
from tests.server.house import roomy, running

__all__ = ["fixed_deals"]

STATIC = Path(__file__).parents[2] / "src" / "manawell" / "server" / "static"
Invite = Callable[..., Player]
COME_IN = """
if (location.href !== 'about:blank' && sessionStorage.getItem('player') === null) {
  sessionStorage.setItem('player', 'came in');
  localStorage.clear();
  localStorage.setItem('manawell.motion', '%s');
}"""
"""Before the first page of a player: nothing is left of who was there before. Empty pages have no storage."""

VEIL = """
window.veil = new CSSStyleSheet();
veil.replaceSync('html { opacity: 0 }');
document.adoptedStyleSheets.push(veil);"""
"""Nobody looks at these pages, so nothing is drawn: a third of the processor time. Boxes, clicks and words are the
same; whoever needs what is seen lifts the veil (`Player.unveiled`).
"""

DRAW = """{
  const drawn = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (into) => (into.length === 16 ? into.fill(%(player)d) : drawn(into));
  let state = %(player)d + 1e9;
  Math.random = () => (state = (state * 48271) %% 2147483647) / 2147483647;
}"""
"""Salts of deals, which have sixteen bytes, and what a page chooses at random are the same in every run. The names of
requests have to differ.
"""

expect.set_options(timeout=PATIENCE)


def pytest_ignore_collect(config: pytest.Config) -> bool | None:
    return None if any("browser" in argument for argument in config.args) else True


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    path = os.environ.get("MANAWELL_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    arguments = [
        "--disable-dev-shm-usage",
        "--disable-gpu",
        "--disable-gpu-rasterization",
        "--font-render-hinting=none",
        "--process-per-site",
    ]
    arguments += ["--no-sandbox"] * (os.geteuid() == 0)
    return {**browser_type_launch_args, "args": arguments, **({"executable_path": path} if path else {})}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The server's data folder."""
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="session")
def url(house: Path) -> Iterator[str]:
    assert (STATIC / "index.html").is_file(), "build the pages first: python tools/web.py"
    with running(roomy(house, notice_delay=0.0, push_anywhere=True)) as address:
        yield address


class Service:
    """A push service that keeps what it is sent."""

    def __init__(self) -> None:
        self.got: list[bytes] = []
        self.came = threading.Event()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                service.got.append(self.rfile.read(int(self.headers["content-length"])))
                self.send_response(201)
                self.send_header("content-length", "0")
                self.end_headers()
                service.came.set()

            def log_message(self, *_: Any) -> None: ...

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/push"


@pytest.fixture
def service() -> Iterator[Service]:
    found = Service()
    thread = threading.Thread(target=found.server.serve_forever)
    thread.start()
    yield found
    found.server.shutdown()
    thread.join()
    found.server.server_close()


class Contexts:
    """Browser contexts on loan. A used one opens a page in half the time: the page that stays in it keeps its process
    and the compiled scripts.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[BrowserContext]] = {}

    def borrow(self, wishes: dict[str, Any], url: str) -> BrowserContext:
        free = self._free.setdefault(f"{url} {wishes}", [])
        if not free:
            free.append(self._browser.new_context(**wishes))
            free[0].new_page().goto(f"{url}/theme.js")
        return free.pop()

    def give_back(self, context: BrowserContext, wishes: dict[str, Any], url: str) -> None:
        for page in context.pages[1:]:
            page.close()
        context.clear_cookies()
        self._free[f"{url} {wishes}"].append(context)


@pytest.fixture(scope="session")
def contexts(browser: Browser) -> Contexts:
    return Contexts(browser)


@pytest.fixture
def invite(contexts: Contexts, url: str) -> Iterator[Invite]:
    """Brings in a player with their own browser; anything it complains about fails the test."""
    borrowed: list[tuple[BrowserContext, dict[str, Any]]] = []
    complaints: list[str] = []

    def read(line: ConsoleMessage, forgive: int | None) -> None:
        if line.type == "error" and not (forgive and f"status of {forgive}" in line.text):
            complaints.append(f"{line.text} {line.location['url']}")

    def come(language: str = "en", motion: str = "off", forgive: int | None = None, **wishes: Any) -> Player:
        """`forgive`: a status that the browser may complain about, since the test asks for it."""
        wishes["locale"] = language
        viewport = wishes.pop("viewport", None)
        context = contexts.borrow(wishes, url)
        borrowed.append((context, wishes))
        page = context.new_page()
        if viewport is not None:
            page.set_viewport_size(viewport)
        page.add_init_script(COME_IN % motion)
        page.add_init_script(VEIL)
        page.add_init_script(DRAW % {"player": len(borrowed)})
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: read(line, forgive))
        return Player(page, url)

    yield come
    for context, wishes in borrowed:
        contexts.give_back(context, wishes, url)
    assert complaints == []
