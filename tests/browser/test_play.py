"""Whole games with the mouse."""

import json

import pytest
from playwright.sync_api import WebSocket, WebSocketRoute, expect

from tests.browser.conftest import Invite

DUEL: dict[str, object] = {"mode": "duel"}
SHORT: dict[str, object] = {"mode": "duel", "turn_limit": 6}


def test_two_people_play_a_whole_duel(invite: Invite) -> None:
    lena, jonas = invite(), invite()
    lena.visit("/new")
    lena.page.get_by_role("button", name="A friend").last.click()
    lena.page.get_by_text("More options").click()
    lena.page.get_by_label("Turn limit").fill("6")
    lena.page.get_by_role("button", name="Open the table").click()
    expect(lena.page.get_by_placeholder("Your name"), "who is waiting has a name").to_be_focused()
    lena.page.get_by_placeholder("Your name").fill("Lena")
    lena.page.get_by_role("button", name="Open the table").click()
    link = lena.page.get_by_label("Link to this table").input_value()
    jonas.visit(link.removeprefix(jonas.url))
    jonas.page.get_by_placeholder("Your name").fill("Jonas")
    jonas.page.get_by_role("button", name="Sit down").click()
    expect(lena.page.locator(".player").filter(has_text="Jonas")).to_be_visible()
    for number in range(80):
        if lena.result.is_visible():
            break
        actor = lena if lena.may_act() else jonas
        if not actor.may_act():
            lena.page.wait_for_timeout(30)
            continue
        actor.act(number)
    for player in (lena, jonas):
        expect(player.result).to_be_visible()
    assert "Jonas plays" in lena.log()
    assert "Lena plays" in jonas.log()


@pytest.mark.parametrize("level", ["sprout", "journeyman", "wellspring"])
def test_a_game_against_weak_and_strong_bots(invite: Invite, level: str) -> None:
    lena = invite()
    lena.open_table(SHORT, "me", level)
    lena.play_on()


def test_the_row_is_turned_for_the_second_seat(invite: Invite) -> None:
    lena = invite()
    lena.open_table({"mode": "duel"}, "apprentice", "me")
    lena.wait()
    assert lena.page.locator(".slot .index").all_inner_texts() == list("876543210")


@pytest.mark.parametrize("mode", ["solo", "solo_shrine"])
def test_a_solo_game(invite: Invite, mode: str) -> None:
    lena = invite()
    lena.open_table({"mode": mode, "difficulty": "hard"}, "me")
    lena.play_on()
    assert "pile" in lena.log().lower()


def test_the_preview_tells_what_a_move_brings_before_it_is_made(invite: Invite) -> None:
    lena = invite()
    lena.open_table({"mode": "duel"}, "me", "apprentice")
    lena.act()
    assert lena.wait()
    lena.page.locator("[data-source]").first.click()
    lena.lit().first.click()
    expect(lena.page.locator(".prompt h2")).to_contain_text("Swap")
    expect(lena.page.locator(".effects li").first).to_be_visible()
    expect(lena.page.locator(".arc.on")).to_have_count(1)
    lena.page.keyboard.press("Escape")
    expect(lena.lit()).to_have_count(0)


def test_what_moves_lead_to_comes_with_the_scene_and_nobody_asks(invite: Invite) -> None:
    lena = invite()
    sent: list[str] = []

    def listen(wire: WebSocket) -> None:
        wire.on("framesent", lambda frame: sent.append(str(frame)))

    lena.page.on("websocket", listen)
    lena.open_table({"mode": "duel"}, "me", "apprentice")
    lena.act()
    assert lena.wait()
    lena.page.locator("[data-source]").first.click()
    lena.lit().first.click()
    expect(lena.page.locator(".effects li").first).to_be_visible()
    lena.page.keyboard.press("Escape")
    for _ in range(2):
        lena.act()
        assert lena.wait()
    assert len([one for one in sent if '"play"' in one]) == 3
    assert not [one for one in sent if '"foresee"' in one]


def test_places_are_lit_before_the_answer_and_marked_after_it(invite: Invite) -> None:
    """At a server that tells nothing unasked, and takes its time."""
    lena = invite()
    held: list[str] = []
    wires: list[WebSocketRoute] = []

    def through(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()
        wires.append(wire)
        server.on_message(
            lambda frame: held.append(str(frame)) if '"foreseen"' in frame else wire.send(unsighted(frame))
        )

    def unsighted(frame: str | bytes) -> str:
        messages = json.loads(frame)
        for message in messages:
            message.pop("sights", None)
        return json.dumps(messages)

    lena.page.route_web_socket("**/socket*", through)
    lena.open_table({"mode": "duel"}, "me", "apprentice")
    lena.lit().first.click()
    expect(lena.page.locator(".effects .skel")).to_be_visible()
    expect(lena.page.locator(".acts .primary")).to_be_enabled()
    lena.page.keyboard.press("Escape")
    lena.act()
    assert lena.wait()
    lena.page.locator("[data-source]").first.click()
    lena.lit().first.click()
    expect(lena.page.locator(".why")).to_have_count(0)
    lena.page.wait_for_timeout(100)
    assert len(held) == 2, "one question for each decision"
    wires[-1].send(held[-1])
    expect(lena.page.locator(".why").first).to_be_visible()
    expect(lena.page.locator(".effects .skel")).to_have_count(0)
    expect(lena.page.locator(".effects li").first).to_be_visible()


def test_what_rises_under_the_pointer_stays_under_it(invite: Invite) -> None:
    """A slot that is pointed at near its lower edge rises; if the pointer lost it, it would fall and rise for ever."""
    lena = invite()
    lena.open_table(DUEL, "me", "me")
    lena.page.locator(".curtain button").click()
    slot = lena.lit().first
    box = slot.bounding_box()
    assert box is not None
    for step in range(6):
        lena.page.mouse.move(box["x"] + box["width"] / 2 + step, box["y"] + box["height"] - 3)
        expect(slot).to_have_attribute("aria-pressed", "true")
        lifted = slot.bounding_box()
        assert lifted is not None
        assert lifted["y"] < box["y"], "it stays up"


def test_hot_seat(invite: Invite) -> None:
    lena = invite()
    lena.open_table({"mode": "duel", "turn_limit": 4}, "me", "me")
    for number in range(12):
        if lena.result.is_visible():
            break
        curtain = lena.page.locator(".curtain button")
        if curtain.is_visible():
            curtain.click()
        lena.act(number)
        lena.page.locator(".curtain, .result, [data-source], [data-target]").first.wait_for()
    expect(lena.result).to_be_visible()
