"""Notices in a real browser: the service worker is registered, the server knows the browser, and the page says so.

Headless Chromium neither asks for permission nor reaches a push service, so both are played here: the permission is
given or not, and the subscription leads to a stand-in on the loopback. What the service worker does with a message is
tested beside the page (`web/src/lib/sw.test.ts`).
"""

import json

import httpx
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from tests.browser.conftest import VEIL, Service
from tests.browser.player import PATIENCE
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


def come(browser: Chromium, url: str, played: Browser, allowed: str) -> Page:
    """Somebody whose browser allows notices, or not, and who waits at a table."""
    keys = {"p256dh": played.told["public_key"], "auth": played.told["secret"]}
    script = PLAYED.replace("TOLD", json.dumps({"endpoint": played.endpoint, "keys": keys}))
    context = browser.new_context(locale="en-GB")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(script.replace("ALLOWED", json.dumps(allowed)))
    context.request.post(f"{url}/api/guests", data={"name": "Ada"})
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = context.request.post(f"{url}/api/tables", data={"game": "gegensatz", "options": {}, "seats": seats})
    context.add_init_script(VEIL)
    page = context.new_page()
    page.goto(f"{url}/theme.js")
    page.evaluate("localStorage.setItem('manawell.guest', 'yes')")
    page.goto(f"{url}/t/{made.json()['id']}")
    return page


def test_whoever_waits_is_called_in_the_browser(browser: Chromium, url: str, service: Service) -> None:
    played = Browser(service.url)
    page = come(browser, url, played, "granted")
    table = page.url.rpartition("/")[2]
    page.get_by_role("button", name="Call me", exact=True).click()
    expect(page.get_by_text("On: this browser calls you")).to_be_visible()
    worker = page.evaluate("navigator.serviceWorker.ready.then((found) => [found.active.scriptURL, found.scope])")
    assert worker == [f"{url}/sw.js", f"{url}/"]
    info = page.request.get(f"{url}/api/me/notices").json()
    assert info["browsers"] == 1
    assert page.evaluate("localStorage.getItem('key')") == info["key"]
    page.goto(f"{url}/me")
    expect(page.get_by_text("On: this browser calls you")).to_be_visible()
    with httpx.Client(base_url=url) as ben:
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
    assert page.request.get(f"{url}/api/me/notices").json()["browsers"] == 0
    page.context.close()


def test_a_browser_that_blocks_notices_says_what_to_do(browser: Chromium, url: str, service: Service) -> None:
    page = come(browser, url, Browser(service.url), "denied")
    page.get_by_role("button", name="Call me", exact=True).click()
    expect(page.get_by_text("Your browser blocks notices from this page.")).to_be_visible()
    assert page.request.get(f"{url}/api/me/notices").json()["browsers"] == 0
    page.context.close()
