"""Rivality with mouse, keys and finger."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import Invite
from tests.browser.player import PATIENCE, TURN, Player
from tests.browser.seats import play_for
from tests.browser.test_access import SIZES, complaints
from tests.browser.test_company import sit_down

DUEL = {"mode": "duel", "first_player": "0"}
PHONE = {"viewport": SIZES["phone"], "has_touch": True, "is_mobile": True}


def sit(player: Player, options: dict[str, str], *seats: str) -> Player:
    """At a table where it is this player's turn, with the hand kept."""
    player.open_table(options, *seats, game="rivality")
    if options["mode"] != "solo":
        player.act()
        player.page.locator("[data-source]").first.wait_for()
    return player


def tabs(place: Locator) -> list[str]:
    """The directions of the spells on a tile, as it is turned."""
    classes = place.locator(".tab").evaluate_all("tabs => tabs.map(tab => tab.className)")
    return sorted(way for name in classes for way in name.split() if way in "NESW")


def chips(player: Player) -> str:
    return " | ".join(player.page.locator(".effects li").all_inner_texts())


def in_hand(player: Player) -> set[str]:
    """The tiles that a window shows as its hand."""
    items = player.page.locator(".dock [data-item]").all()
    return {item.get_attribute("data-item") or "" for item in items}


def told(player: Player, text: str) -> None:
    expect(player.page.locator(".log").first).to_contain_text(text)


def tap(player: Player, place: Locator) -> None:
    box = place.bounding_box()
    assert box
    player.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_tile_is_turned_aimed_and_placed_with_the_mouse(invite: Invite) -> None:
    lena = sit(invite(), DUEL, "me", "apprentice")
    page = lena.page
    tile = page.locator("[data-source]").first
    upright = tabs(tile)
    tile.click()
    expect(lena.lit()).to_have_count(4)
    page.keyboard.press("r")
    assert tabs(tile) == sorted("ESWN"["NESW".index(way)] for way in upright)
    tile.hover()
    page.mouse.wheel(0, -120)
    assert tabs(tile) == upright
    east = page.locator("[data-target='cell:1,0']")
    east.hover()
    expect(page.locator(".prompt h2")).to_contain_text("east of the Well")
    expect(page.locator(".effects")).to_contain_text(re.compile(r"You 0 → \d"))
    assert tabs(east) == upright, "the ghost shows its spells"
    east.click()
    page.get_by_role("button", name="Place", exact=True).click()
    expect(page.locator("[data-item^='tile:']").first).to_be_visible()
    told(lena, "east of the Well, top edge facing north")


def test_the_preview_shows_golems_and_points_as_they_come(invite: Invite) -> None:
    lena = sit(invite(), DUEL, "me", "apprentice")
    page = lena.page
    for source in page.locator("[data-source]").all():
        source.click()
        page.locator("[data-target='cell:0,1']").click()
        for _ in range(4):
            expect(page.locator(".effects")).to_contain_text("You 0 →")
            if "land" in chips(lena):
                break
            page.keyboard.press("r")
        else:
            continue
        break
    assert "Mana Well is yours" in chips(lena)
    expect(page.locator(".fate")).to_have_text("you take it")
    landed = int(re.findall(r"(\d) golems? lands?", chips(lena))[0])
    assert page.locator(".cell.tile .golem.ghost").count() == landed
    expect(page.locator(".beams .dots")).to_have_count(1)
    points = re.findall(r"You 0 → (\d)", chips(lena))[0]
    page.get_by_role("button", name="Place", exact=True).click()
    told(lena, f"Interim score: you {points}, Apprentice (bot) 0")


def test_everything_can_be_done_with_keys(invite: Invite) -> None:
    lena = sit(invite(), DUEL, "me", "apprentice")
    keys = lena.page.keyboard
    keys.press("2")
    keys.press("ArrowRight")
    expect(lena.page.locator("[data-target]:focus")).to_have_count(1)
    lena.page.locator("[data-target='cell:0,-1']").focus()
    keys.press("ArrowDown")
    expect(lena.page.locator("[data-target]:focus")).to_have_attribute("data-target", "cell:0,1")
    keys.press("ArrowLeft")
    expect(lena.page.locator("[data-target]:focus")).to_have_attribute("data-target", "cell:-1,0")
    keys.press("Shift+R")
    keys.press("Enter")
    expect(lena.page.locator("[data-target]:focus")).to_have_attribute("aria-pressed", "true")
    keys.press("Enter")
    told(lena, "west of the Well, top edge facing west")
    assert lena.wait()
    expect(lena.page.locator("[aria-live=assertive]")).to_contain_text("Your turn")
    keys.press("s")
    expect(lena.page.locator("[aria-live=assertive]")).to_contain_text("golems in the supply")


def test_the_board_zooms_and_pans_without_pressing_anything(invite: Invite) -> None:
    lena = sit(invite(), DUEL, "me", "apprentice")
    page = lena.page
    well = page.locator(".cell.tile").first

    def at() -> tuple[int, int, int]:
        box = well.bounding_box()
        assert box
        return round(box["x"]), round(box["y"]), round(box["width"])

    def comes_to(wanted: Callable[[tuple[int, int, int]], bool]) -> None:
        """The page moves the board with its next frame, which a busy machine draws late."""
        for _ in range(PATIENCE // 50):
            if wanted(at()):
                return
            page.wait_for_timeout(50)
        raise AssertionError(at())

    start = at()
    page.keyboard.press("-")
    comes_to(lambda now: now[2] < start[2])
    page.keyboard.press("0")
    comes_to(lambda now: now == start)
    page.keyboard.press("ArrowLeft")
    comes_to(lambda now: now[0] > start[0])
    page.get_by_role("button", name="Show the whole board").click()
    comes_to(lambda now: now == start)
    page.locator("[data-source]").first.click()
    x, y, width = at()
    page.mouse.move(x + width + 40, y + width / 2)
    page.mouse.down()
    page.mouse.move(x + width + 90, y + width / 2 + 30, steps=4)
    page.mouse.up()
    comes_to(lambda now: (now[0] - x, now[1] - y) == (50, 30))
    expect(page.get_by_role("button", name="Place", exact=True)).to_have_count(0)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    page.keyboard.up("Control")
    comes_to(lambda now: now[2] > width)


def test_three_sides(invite: Invite) -> None:
    lena = sit(invite(), {"mode": "three", "first_player": "0"}, "me", "apprentice", "apprentice")
    expect(lena.page.locator(".player")).to_have_count(3)
    expect(lena.page.locator(".player.is-teal.dotted")).to_have_count(1)
    lena.act(1)
    assert lena.wait()
    expect(lena.page.locator(".wizard")).to_have_count(3)
    lena.page.locator("[data-source]").first.click()
    lena.lit().first.hover()
    expect(lena.page.locator(".effects")).to_contain_text(re.compile(r"Turquoise \(Apprentice\) \d+ → \d+"))


def test_partners_share_a_colour(invite: Invite) -> None:
    lena = sit(invite(), {"mode": "teams", "first_player": "0"}, "me", "apprentice", "apprentice", "apprentice")
    expect(lena.page.locator(".player.is-orange")).to_have_count(2)
    expect(lena.page.locator(".player.is-purple")).to_have_count(2)


def take_turns(windows: list[Player], most: int) -> None:
    """With the mouse, one after the other, until the game is over."""
    for turn in range(most):
        player = windows[turn % 4]
        player.page.locator(TURN).or_(player.result).first.wait_for()
        if player.result.count():
            break
        player.act()


def test_four_windows_play_a_team_game_to_its_end(invite: Invite) -> None:
    """Players see only their own hand, not even their partner's. All but the last turns are played over the sockets."""
    lena, *others = windows = [invite() for _ in range(4)]
    table = lena.open_table({"mode": "teams", "first_player": "0"}, "me", "open", "open", "open", game="rivality")
    for player, name in zip(others, ("Jonas", "Mia", "Theo"), strict=True):
        sit_down(player, table, name)
    for player in windows:
        player.page.locator(TURN).first.wait_for()
        player.act()
    lena.page.locator("[data-source]").first.wait_for()
    hands = [in_hand(player) for player in windows]
    assert [len(hand) for hand in hands] == [2, 2, 2, 2]
    assert len(set().union(*hands)) == 8
    left = iter(range(20))
    play_for(windows, table, lambda place: None if next(left, None) is None else place.legal[0])
    assert lena.result.count() == 0, "the last turns are played with the mouse"
    take_turns(windows, 8)
    won = []
    for player in windows:
        expect(player.result).to_be_visible()
        won.append("win" in player.result.get_by_role("heading").first.inner_text())
    assert (won[0], won[1]) == (won[2], won[3]), "partners win and lose together"
    assert any(won)
    assert lena.page.locator(".ending tbody").count() >= 2


def test_experts_see_spells_wait(invite: Invite) -> None:
    lena = sit(invite(), {**DUEL, "expert": "true"}, "me", "apprentice")
    lena.act()
    lena.page.locator("[data-source]").first.wait_for()
    waiting = lena.page.locator(".cell.tile:has(.tab.small)").first
    waiting.hover()
    expect(lena.page.locator(".mark").first).to_be_visible()
    lena.page.mouse.move(2, 2)
    expect(lena.page.locator(".mark")).to_have_count(0)
    waiting.focus()
    expect(lena.page.locator(".mark").first).to_be_visible()
    assert waiting.locator("[aria-label]").get_attribute("aria-label")
    assert "waits for a tile" in (waiting.locator("[aria-label]").get_attribute("aria-label") or "")


def test_a_solo_game_to_its_end_which_explains_itself(invite: Invite) -> None:
    lena = sit(invite(), {"mode": "solo", "solo_level": "master"}, "me")
    page = lena.page
    expect(lena.lit()).to_have_count(4)
    lena.lit().first.hover()
    expect(page.locator(".wizard.ghost")).to_have_count(2)
    expect(page.locator(".effects")).to_contain_text("Suramun 0 →")
    expect(page.get_by_role("region", name="Suramun")).to_contain_text("30 golems")
    lena.play_on()
    assert complaints(lena) == []
    rows = page.locator(".ending tbody")
    sums = {
        group.locator(".head th").inner_text(): [
            int(cell) for cell in group.locator("tr:not(.head) td:last-child").all_inner_texts()
        ]
        for group in rows.all()
    }
    assert sum(sums["Lena"]) == int(page.locator(".result .score b").first.inner_text())
    assert f"you {sum(sums['Lena'])}" in lena.log()
    page.get_by_role("button", name="Close").click()
    assert page.locator(".scored").count() == sum(len(points) for points in sums.values())


def test_a_refusal_teaches(invite: Invite) -> None:
    """The page offers legal moves only, so a forged one shows how a refusal is told."""
    lena = invite()

    def forge(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()
        wire.on_message(lambda message: server.send(re.sub(r'("move":"\w+@)1,0', r"\g<1>1,1", str(message))))

    lena.page.route_web_socket("**/socket*", forge)
    sit(lena, DUEL, "me", "apprentice")
    lena.page.locator("[data-source]").first.click()
    lena.page.locator("[data-target='cell:1,0']").click()
    lena.page.get_by_role("button", name="Place", exact=True).click()
    expect(lena.page.locator(".toast")).to_contain_text("touches the battlefield only at a corner")


def test_a_finger_chooses_puts_turns_and_confirms(invite: Invite) -> None:
    lena = sit(invite(**PHONE), DUEL, "me", "apprentice")
    tile = lena.page.locator("[data-source]").first
    tap(lena, tile)
    for place in lena.lit().all():
        box = place.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    south = lena.page.locator("[data-target='cell:0,1']")
    tap(lena, south)
    expect(lena.page.locator(".prompt h2")).to_contain_text("south of the Well")
    upright = tabs(south)
    tap(lena, south)
    expect(south.locator(f".tab.{'NESW'['NESW'.index(upright[0]) - 3]}")).to_have_count(1)
    assert tabs(south) != upright
    tap(lena, lena.page.get_by_role("button", name="Place", exact=True))
    told(lena, "south of the Well, top edge facing east")


@pytest.mark.parametrize("size", SIZES)
def test_axe_has_nothing_to_object_to(invite: Invite, size: str) -> None:
    lena = sit(invite(viewport=SIZES[size]), {**DUEL, "expert": "true"}, "me", "apprentice")
    assert complaints(lena) == []
    lena.page.locator("[data-source]").first.click()
    lena.lit().first.click()
    expect(lena.page.locator(".effects")).to_contain_text("You 0 →")
    assert complaints(lena) == []
