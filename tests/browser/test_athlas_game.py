"""A whole game of Athlas: both hands play over the socket, the page follows, and the last move is made on it."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.server.house import Person, Place

WEST, CENTRE = (-4, 0), (0, 0)
QUIET = ("pass", "end all", "end summon", "end")


def steps(one: tuple[int, int], two: tuple[int, int]) -> int:
    q, r = one[0] - two[0], one[1] - two[1]
    return max(abs(q), abs(r), abs(q + r))


def field_of(move: str) -> tuple[int, int]:
    q, r = move.split()[1].split(",")
    return int(q), int(r)


def nearer(place: Place, goal: tuple[int, int], here: tuple[int, int], relic: str) -> str | None:
    """A step towards a field, with the relic if the unit holds it."""
    ways = [move for move in place.legal if move.startswith(("walk ", "climb ")) and ("+" in move) == bool(relic)]
    ways = [move for move in ways if steps(field_of(move), goal) < steps(here, goal)]
    return min(ways, key=lambda move: steps(field_of(move), goal), default=None)


def gold_move(place: Place) -> str:
    """One marauder brings the west relic to the other, who waits on the centre relic."""
    legal, view = place.legal, place.scene["view"]
    if view["phase"] == "summon":
        wanted = [move for move in legal if move in ("summon 1 -5,5 knight", "summon 1 0,5")]
        return wanted[0] if wanted and view["turn"] <= 2 else "end summon"
    if view["phase"] == "choose":
        return next((move for move in legal if move.startswith("act ")), "end all")
    if view["phase"] != "act":
        return next(move for move in QUIET if move in legal)
    name = view["board"]["activations"][-1]["unit"]
    unit = next(unit for unit in view["board"]["units"] if unit["name"] == name)
    here = unit["q"], unit["r"]
    if name == "g1.1":
        carries = "west" in unit["holds"]
        return nearer(place, CENTRE if carries else WEST, here, "west" if carries else "") or "end"
    return "end" if here == CENTRE else nearer(place, CENTRE, here, "") or "end"


def silver_move(place: Place) -> str:
    """Silver watches."""
    first = next((move for move in place.legal if move.startswith("summon 2 ")), None)
    quiet = [move for move in QUIET if move in place.legal]
    return quiet[0] if quiet else first or place.legal[0]


async def play_until_victory_is_at_hand(url: str, token: str, table: str) -> None:
    person = Person(url)
    person.http.cookies.set("manawell", token)
    async with person.at(table) as place:
        for _ in range(400):
            await place.turn()
            if "give west g1.2" in place.legal:
                break
            move = gold_move(place) if place.scene["viewer"] == 0 else silver_move(place)
            answer = await place.play(move)
            assert answer["type"] == "done", (move, answer)
        else:
            raise AssertionError("the relics never meet")
    await person.leave()


def test_a_whole_game(invite: Invite) -> None:
    lena = invite()
    table = lena.open_table({"mode": "quick"}, "me", "me", game="athlas")
    page = lena.page
    token = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "manawell")
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, play_until_victory_is_at_hand(lena.url, token, table)).result()
    page.reload()
    page.locator(".curtain button").or_(page.locator("[data-source='ab:give']")).first.wait_for()
    if page.locator(".curtain").count():
        page.locator(".curtain button").click()
    page.locator("[data-source='ab:give']").click()
    if page.locator("[data-target='f:0,0']").count():
        page.locator("[data-target='f:0,0']").first.click()
    page.locator(".acts .primary").click()
    page.locator(".curtain button").click()  # Silver's last window (ATH-24.2)
    page.locator("[data-move=pass]").click()
    expect(lena.result).to_contain_text("Gold")
    expect(lena.result.get_by_role("link").or_(lena.result.get_by_role("button")).first).to_be_visible()


def idle_move(place: Place) -> str:
    """The smallest army, then nothing: the game is drawn for want of progress (ATH-24.6)."""
    legal = place.legal
    for wish in ("done ", "genus ", "stack done", "end summon", "end all", "end", "pass", "rebuild none", "summon "):
        for move in legal:
            if move == wish or (wish.endswith(" ") and move.startswith(wish)):
                return move
    return legal[0]


async def play_to_the_next_game(url: str, token: str, table: str) -> list[tuple[str, ...]]:
    """Both seats idle until Gold may rebuild, or the campaign is over; Gold's alphas then."""
    person = Person(url)
    person.http.cookies.set("manawell", token)
    async with person.at(table) as place:
        for number in range(1500):
            await place.turn()
            view = place.scene["view"]
            if view["phase"] == "over" or (number and view["phase"] == "rebuild" and place.scene["viewer"] == 0):
                break
            answer = await place.play(idle_move(place))
            assert answer["type"] == "done", answer
            if place.scene["view"]["phase"] == "over":
                break
        else:
            raise AssertionError("the game never ends")
        piles = [tuple(pile["cards"] or ()) for pile in place.scene["view"]["piles"][:4]]
    await person.leave()
    return piles


def test_a_campaign_of_three_games_keeps_its_armies(invite: Invite) -> None:
    """Before the second game Gold rebuilds an alpha on the page, before the third none (ATH-25.3). Each game ends with
    a word about it, and the last stack is offered again.
    """
    lena = invite()
    table = lena.open_table({"mode": "campaign", "points": 100, "games": 3}, "me", "me", game="athlas")
    page = lena.page
    token = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "manawell")

    def played() -> list[tuple[str, ...]]:
        with ThreadPoolExecutor(1) as pool:
            return pool.submit(asyncio.run, play_to_the_next_game(lena.url, token, table)).result()

    def workshop(over: int) -> None:
        page.reload()
        page.locator(".curtain button").or_(page.locator("fieldset.rebuild")).first.wait_for()
        if page.locator(".curtain").count():
            page.locator(".curtain button").click()
        end = page.get_by_role("dialog", name=f"Game {over} of 3 is over")
        expect(end).to_contain_text("the game is a draw")
        expect(end).to_contain_text(f"Games won after game {over}: ")
        end.get_by_role("button", name=f"On to game {over + 1}").click()
        expect(end).to_have_count(0)
        expect(page.locator("fieldset.rebuild")).to_contain_text("Games won: ")

    def hand_over() -> None:
        page.locator(".workshop footer .primary").click()
        page.locator(".curtain").wait_for()

    first = played()
    workshop(1)
    expect(page.locator("fieldset.rebuild")).to_contain_text("Game 2 of 3")
    page.get_by_role("button", name="Rebuild: Alpha II", exact=True).click()
    page.locator("[data-card=G09]").first.click()
    page.locator(".stacktray .head").click()
    page.locator("[data-card=D09]").first.click()
    hand_over()
    second = played()
    assert [cards for place, cards in enumerate(second) if place != 1] == [first[0], *first[2:]]
    assert second[1] == ("G09",)
    workshop(2)
    expect(page.locator("fieldset.rebuild")).to_contain_text("Game 3 of 3")
    expect(page.locator(".stacktray")).to_contain_text("1 of 8 god points")
    expect(page.locator(".stacktray")).to_contain_text("Lightning Strike")
    hand_over()
    assert played() == second
    page.reload()
    expect(lena.result).to_be_visible()
