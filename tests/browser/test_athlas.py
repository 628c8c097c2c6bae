"""Athlas at a table: creatures that fly and shoot, and gods that respond."""

import re
from typing import Any

from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import Invite
from tests.browser.player import Player
from tests.browser.seats import play_for
from tests.browser.test_access import SIZES, complaints
from tests.server.house import Place

QUICK = {"mode": "quick"}
PHONE: dict[str, Any] = {"viewport": SIZES["phone"], "has_touch": True, "is_mobile": True}
FINGER = 44
"""Pixels that a target for a finger has at least."""
FLIGHT = ("f:-2,3", "f:-1,1", "f:0,-1", "f:1,-3")
"""The way of Gold's dragon to Silver's edge, two fields a turn."""


def settle(player: Player, press: Locator) -> None:
    before = player.version()
    press.click()
    player.page.wait_for_function("before => document.querySelector('.table').dataset.version !== before", arg=before)


def confirm(player: Player) -> None:
    settle(player, player.page.locator(".acts .primary"))


def choose(player: Player, target: str) -> None:
    """Points at something and confirms it."""
    player.page.locator(f"[data-target='{target}']").first.click()
    confirm(player)


def word(player: Player, text: str) -> None:
    settle(player, player.page.locator(f"[data-move='{text}']"))


def sit(
    invite: Invite, lena: dict[str, Any] | None = None, jonas: dict[str, Any] | None = None
) -> tuple[Player, Player]:
    """Gold and Silver with a unit each, and Gold to choose one: Gold's dragon on -2,5, Silver's master on 2,-5."""
    gold, silver = invite(**(lena or {})), invite(**(jonas or {}))
    table = gold.make_table(QUICK, "me", "open", game="athlas")
    silver.join_table(table, "Jonas")
    play_for((gold, silver), table, first_move)
    return gold, silver


def first_move(place: Place) -> str | None:
    legal, gold = place.legal, place.scene["viewer"] == 0
    if gold and any(move.startswith("act ") for move in legal):
        return None
    wishes = ("summon 2 -2,5" if gold else "summon 1 2,-5", "end ")
    return next(move for wish in wishes for move in legal if move.startswith(wish))


def rest(player: Player) -> None:
    """A turn in which nothing is done."""
    player.page.locator("[data-move='end all']").wait_for()
    word(player, "end all")
    player.page.locator("[data-move='end summon']").wait_for()
    word(player, "end summon")


def activate(player: Player) -> None:
    player.page.locator("[data-unit]").first.wait_for()
    settle(player, player.page.locator("[data-unit]").first)


def end_turn(player: Player) -> None:
    """The only unit has done what it could, and its activation ends automatically."""
    player.page.locator("[data-move='end summon']").wait_for()
    word(player, "end summon")


def let_pass(player: Player, until: str) -> None:
    """Lets others do what they want until something can be done."""
    page = player.page
    for _ in range(40):
        page.locator(f"{until}, [data-move=pass]").first.wait_for()
        if page.locator(until).count():
            return
        word(player, "pass")
        page.wait_for_timeout(200)
    raise AssertionError(f"{until} never comes")


def test_a_quick_game_against_a_bot(invite: Invite) -> None:
    lena = invite()
    lena.open_table(QUICK, "me", "journeyman", game="athlas")  # who keeps cards for a purpose
    page = lena.page
    let_pass(lena, "[data-source='alpha:1']")
    page.locator("[data-source='alpha:1']").click()
    expect(page.locator(".grid [data-target]")).to_have_count(6)
    page.locator("[data-target='f:-3,5']").hover()
    expect(page.locator(".piece.ghost")).to_have_count(1)
    choose(lena, "f:-3,5")
    expect(page.locator("[data-item='unit:g1.1']")).to_be_visible()
    expect(page.locator(".army").last).to_contain_text("227")
    word(lena, "end summon")
    let_pass(lena, "[data-unit='g1.1']")
    settle(lena, page.locator("[data-unit='g1.1']"))
    walk = page.locator("[data-source='ab:walk']")
    expect(walk).to_contain_text("same level")
    expect(page.locator(".ab.off").first).to_contain_text(re.compile("no enemy|no free field"))
    walk.click()
    choose(lena, page.locator(".grid [data-target]").first.get_attribute("data-target") or "")
    expect(page.locator(".log").first).to_contain_text("Marauder of the Deep I walks to the")
    let_pass(lena, "[data-move^='end']")  # the bot may answer with a card, which may leave the unit something to do


def test_a_spent_unit_ends_by_itself_and_whoever_takes_that_back_is_asked(invite: Invite) -> None:
    lena, jonas = sit(invite)
    page = lena.page
    activate(lena)
    page.locator("[data-field='f:-2,3']").click()
    confirm(lena)
    page.locator("[data-move='end summon']").wait_for()
    page.keyboard.press("u")
    jonas.page.get_by_role("button", name="Yes").click()
    settle(lena, page.locator("[data-move='end']"))
    page.locator("[data-move='end summon']").wait_for()


def test_signs_are_explained_and_cards_open_by_their_names(invite: Invite) -> None:
    lena, _ = sit(invite)
    page = lena.page
    page.locator("[data-field='f:0,0']").hover()
    expect(page.locator(".tooltip")).to_contain_text("Centre relic: free. A unit that stops here on foot holds it.")
    page.locator("[data-field='f:-2,5']").hover()
    expect(page.locator(".tooltip")).to_contain_text("Yours: Forsaken Dragon II.")
    page.locator(".army").last.get_by_role("button", name="Flood").click()
    expect(page.get_by_role("dialog", name="Flood")).to_contain_text("1 to 4 fields anywhere become water.")


def test_the_log_keeps_its_room_on_a_small_screen(invite: Invite) -> None:
    lena, _ = sit(invite, lena={"language": "fr", "viewport": {"width": 1024, "height": 768}})
    log = lena.page.locator(".log").bounding_box()
    assert log
    assert log["height"] >= 160
    lena.page.locator("[data-alpha='0:2']").scroll_into_view_if_needed()
    for tile in lena.page.locator("[data-unit]").all():
        box, dock = tile.bounding_box(), lena.page.locator(".dock").bounding_box()
        assert box
        assert dock
        assert box["y"] + box["height"] <= dock["y"] + dock["height"]


def test_an_attack_tells_its_sum_before_it_is_made(invite: Invite) -> None:
    lena, jonas = sit(invite)
    page = lena.page
    for number, field in enumerate(FLIGHT):
        activate(lena)
        page.locator(f"[data-field='{field}']").click()
        confirm(lena)
        if number < len(FLIGHT) - 1:
            end_turn(lena)
            rest(jonas)
    target = page.locator("[data-field='f:2,-5']")
    page.locator("[data-source='ab:E04']").click()
    expect(page.locator("[data-source='ab:E04']")).to_contain_text("ranged 4 + 1, range 2")
    target.hover()
    expect(page.locator(".note")).to_contain_text("4 + 1 bonus − 0 armour = 5 damage")
    expect(page.locator(".note")).to_contain_text("Spell Master I: 8 → 3 life")
    expect(page.locator(".note")).to_contain_text("paralysed")
    expect(page.locator(".effects")).to_contain_text("= 5 damage")
    choose(lena, "f:2,-5")
    expect(page.locator("[data-alpha='1:1']")).to_contain_text("3 / 8")
    expect(jonas.page.locator("[data-alpha='1:1']")).to_contain_text("3 / 8")
    expect(jonas.page.locator("[data-item='unit:s1.1'] .mark")).to_have_count(1)
    expect(jonas.page.locator("[data-item='unit:g2.1'] .exposed")).to_be_visible()
    dragon = jonas.page.get_by_role("gridcell").get_by_label("Flying, exposed.")
    dragon.hover()
    expect(jonas.page.locator(".tooltip")).to_contain_text("The crosshair: exposed. It attacked the ground")
    jonas.page.locator("[data-alpha='0:2']").click()
    sheet = jonas.page.get_by_role("dialog")
    expect(sheet).to_contain_text("Etynian Crossbow")
    expect(sheet).to_contain_text("ranged attack 4 on an enemy unit at range 2")
    jonas.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_an_intervention_is_played_and_answered(invite: Invite) -> None:
    lena, jonas = sit(invite)
    page = lena.page
    stop = page.get_by_role("button", name="Ask me next time")
    stop.click()  # so that Lena's unit waits for a card
    activate(lena)
    page.locator("[data-field='f:-2,3']").click()
    confirm(lena)
    page.locator("[data-source=stack]").click()
    past = page.locator("[data-target='moment:c0']")
    past.hover()
    expect(page.locator(".banner.past")).to_be_visible()
    expect(page.locator("[data-field='f:-2,5'][aria-label*='Forsaken Dragon']")).to_have_count(1)
    choose(lena, "moment:now")
    choose(lena, "f:0,0")
    word(lena, "enough")
    expect(page.locator(".banner")).to_contain_text("Jonas may intervene")
    window = jonas.page.locator(".window[role=group]")
    expect(window).to_contain_text("You may respond")
    expect(window).to_contain_text("Flood 1 to 4 fields anywhere become water.")
    expect(jonas.page.locator(".status .pill").first).to_have_text("You may respond")
    jonas.page.locator("[data-source=stack]").click()
    confirm(jonas)  # there is only one moment, so nobody is asked for it
    choose(jonas, "f:2,-5")
    jonas.page.locator("[data-source='ab:walk']").click()
    choose(jonas, "f:1,-5")
    for player in (lena, jonas):
        expect(player.page.locator("[data-field='f:1,-5'][aria-label*='Spell Master']")).to_have_count(1)
        expect(player.page.locator("[data-field='f:0,0'][aria-label*='water']")).to_have_count(1)
    expect(page.locator(".army").last).to_contain_text("played this turn")


def test_a_press_waits_for_the_answer_to_the_last_one(invite: Invite) -> None:
    lena, _ = sit(invite)
    page = lena.page
    held: list[str | bytes] = []
    wires: list[WebSocketRoute] = []
    slow = False

    def through(wire: WebSocketRoute) -> None:
        wires.append(wire)
        wire.connect_to_server().on_message(lambda frame: held.append(frame) if slow else wire.send(frame))

    page.route_web_socket("**/socket*", through)
    page.reload()
    page.get_by_role("button", name="Got it").click()
    unit = page.locator("[data-unit]").first
    unit.wait_for()
    slow = True
    page.get_by_role("button", name="Ask me next time").click()
    unit.click()
    expect(page.locator(".prompt")).to_contain_text("As soon as the server answers: ")
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).not_to_contain_text("As soon as")
    unit.click()
    expect(page.locator(".prompt")).to_contain_text("As soon as the server answers: ")
    slow = False
    for frame in held:
        wires[-1].send(frame)
    page.locator("[data-move='end']").wait_for()
    expect(page.locator(".toast")).to_have_count(0)


def test_a_window_is_passed_with_one_press_and_asked_for_beforehand(invite: Invite) -> None:
    lena, jonas = sit(invite)
    stop = jonas.page.get_by_role("button", name="Ask me next time")
    stop.click()
    expect(stop).to_have_attribute("aria-pressed", "true")
    activate(lena)
    word(lena, "end")
    expect(lena.page.locator(".banner")).to_contain_text("Jonas may intervene: an activation has ended")
    expect(jonas.page.locator("[data-move=pass] kbd")).to_have_text("Space")
    jonas.page.locator("[data-move=pass]").click()
    expect(jonas.page.locator("[data-move=pass]")).to_have_count(0)
    expect(stop).to_have_attribute("aria-pressed", "false")
    lena.page.locator("[data-move='end summon']").wait_for()


def test_everything_can_be_done_with_keys(invite: Invite) -> None:
    lena, _ = sit(invite)
    keys = lena.page.keyboard
    lena.page.locator("[data-unit]").first.focus()
    keys.press("Enter")
    lena.page.locator("[data-source='ab:fly']").focus()
    keys.press("Enter")
    keys.press("ArrowUp")
    expect(lena.page.locator("[data-target]:focus")).to_have_count(1)
    lena.page.locator("[data-target='f:-2,4']").focus()
    keys.press("ArrowUp")
    focused = lena.page.locator("[data-target]:focus")
    expect(focused).to_have_attribute("data-target", re.compile("f:-[12],3"))
    keys.press("Enter")
    expect(focused).to_have_attribute("aria-pressed", "true")
    keys.press("Enter")
    expect(lena.page.locator(".log").first).to_contain_text("flies")
    keys.press("s")
    expect(lena.page.locator("[aria-live=assertive]")).to_contain_text("Forsaken Dragon II")


def test_the_table_fits_a_phone(invite: Invite) -> None:
    lena, jonas = sit(invite, jonas=PHONE)
    page = jonas.page
    activate(lena)
    word(lena, "end")
    word(lena, "end summon")
    page.locator("[data-unit]").first.tap()
    page.locator("[data-source='ab:walk']").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"]["width"]
    board = page.locator(".board").bounding_box()
    fields = [field.bounding_box() for field in page.locator(".field").all()]
    assert board
    for box in fields:
        assert box
        assert box["x"] >= -1
        assert box["x"] + box["width"] <= SIZES["phone"]["width"] + 1
        assert box["y"] + box["height"] <= board["y"] + board["height"] + 1
    page.locator("[data-source='ab:walk']").tap()
    small = page.locator("[data-target='f:1,-5']").bounding_box()
    assert small
    assert small["height"] < FINGER
    page.touchscreen.tap(small["x"] + small["width"] - 4, small["y"] + small["height"] - 2)
    glass = page.locator("[data-magnified]")
    assert glass.count() > 1
    for field in glass.all():
        large = field.bounding_box()
        assert large
        assert min(large["width"], large["height"]) >= FINGER
    page.locator("[data-magnified='f:1,-5']").tap()
    expect(glass).to_have_count(0)
    page.locator(".acts .primary").tap()
    expect(page.locator("[data-field='f:1,-5'][aria-label*='Spell Master']")).to_have_count(1)
    assert complaints(jonas) == []
    assert complaints(lena) == []


def test_axe_has_no_objection(invite: Invite) -> None:
    lena, _ = sit(invite)
    assert complaints(lena) == []
    activate(lena)
    lena.page.locator("[data-source='ab:fly']").click()
    assert complaints(lena) == []
    lena.page.keyboard.press("Escape")
    lena.page.locator("[data-source=stack]").click()
    assert complaints(lena) == []
    lena.page.locator("[data-alpha='0:2']").click()
    assert complaints(lena) == []
