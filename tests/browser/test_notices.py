"""Notices in a real browser: the service worker is registered, the server knows the browser, and the page says so.

Headless Chromium neither asks for permission nor reaches a push service, so both are played here: the permission is
given or not, and the subscription leads to a stand-in on the loopback. What the service worker does with a message is
tested beside the page (`web/src/lib/sw.test.ts`).
"""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE
from tests.server.house import roomy, running
from tests.server.stand_ins import Browser

PLAYED = """
(() => {
  let allowed = localStorage.getItem('allowed') ?? 'default';
  Object.defineProperty(Notification, 'permission', { get: () => allowed });
  Notification.requestPermission = async () => {
    allowed = ALLOWED;
    localStorage.setItem('allowed', allowed);
    return allowed;
  };
  const unsubscribe = async () => localStorage.removeItem('subscribed');
  const found = (told) => ({ endpoint: told.endpoint, toJSON: () => told, unsubscribe });
  const told = () => JSON.parse(localStorage.getItem('subscribed'));
  PushManager.prototype.getSubscription = async () => (told() ? found(told()) : null);
  PushManager.prototype.subscribe = async (wish) => {
    localStorage.setItem('key', wish.applicationServerKey);
    localStorage.setItem('subscribed', JSON.stringify(TOLD));
    return found(TOLD);
  };
})();
"""


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


@pytest.fixture
def home(tmp_path: Path) -> Iterator[str]:
    with running(roomy(tmp_path, notice_delay=0.0, push_anywhere=True)) as address:
        yield address


def come(browser: Chromium, home: str, played: Browser, allowed: str) -> Page:
    """Somebody whose browser allows notices, or not, and who waits at a table."""
    keys = {"p256dh": played.told["public_key"], "auth": played.told["secret"]}
    script = PLAYED.replace("TOLD", json.dumps({"endpoint": played.endpoint, "keys": keys}))
    context = browser.new_context(locale="en-GB")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(script.replace("ALLOWED", json.dumps(allowed)))
    context.request.post(f"{home}/api/guests", data={"name": "Ada"})
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = context.request.post(f"{home}/api/tables", data={"game": "gegensatz", "options": {}, "seats": seats})
    page = context.new_page()
    page.goto(f"{home}/theme.js")
    page.evaluate("localStorage.setItem('manawell.guest', 'yes')")
    page.goto(f"{home}/t/{made.json()['id']}")
    return page


def test_whoever_waits_is_called_in_the_browser(browser: Chromium, home: str, service: Service) -> None:
    played = Browser(service.url)
    page = come(browser, home, played, "granted")
    table = page.url.rpartition("/")[2]
    page.get_by_role("button", name="Call me", exact=True).click()
    expect(page.get_by_text("On: this browser calls you")).to_be_visible()
    worker = page.evaluate("navigator.serviceWorker.ready.then((found) => [found.active.scriptURL, found.scope])")
    assert worker == [f"{home}/sw.js", f"{home}/"]
    info = page.request.get(f"{home}/api/me/notices").json()
    assert info["browsers"] == 1
    assert page.evaluate("localStorage.getItem('key')") == info["key"]
    page.goto(f"{home}/me")
    expect(page.get_by_text("On: this browser calls you")).to_be_visible()
    with httpx.Client(base_url=home) as ben:
        ben.post("/api/guests", json={"name": "Ben"})
        ben.post(f"/api/tables/{table}/join")
    assert service.came.wait(PATIENCE / 1000)
    message = played.read(service.got[0])
    assert message["path"] == f"/t/{table}"
    page.get_by_role("checkbox", name="a game is over").uncheck()
    page.wait_for_function(
        "fetch('/api/me/notices').then((answer) => answer.json()).then(({ wishes }) => wishes.off.length === 1)"
    )
    page.get_by_role("button", name="Turn off").click()
    expect(page.get_by_text("Off in this browser.")).to_be_visible()
    assert page.request.get(f"{home}/api/me/notices").json()["browsers"] == 0
    page.context.close()


def test_a_browser_that_blocks_notices_says_what_to_do(browser: Chromium, home: str, service: Service) -> None:
    page = come(browser, home, Browser(service.url), "denied")
    page.get_by_role("button", name="Call me", exact=True).click()
    expect(page.get_by_text("Your browser blocks notices from this page.")).to_be_visible()
    assert page.request.get(f"{home}/api/me/notices").json()["browsers"] == 0
    page.context.close()
