"""Looking ahead: on request, for the deciding player only, and without a trace."""

from typing import Any

import pytest
from msgspec import UNSET

from manawell.kernel.journal import SPECTATOR
from manawell.kernel.registry import find_game
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal
from manawell.server.tables.foresights import MOST_SIGHTS, Foresights
from manawell.table.entries import Move
from manawell.table.setting import Setting
from manawell.table.table import Table
from tests.server.conftest import Invite
from tests.server.house import BOT, ME, OPEN, Place


async def test_moves_travel_without_their_stories_until_somebody_asks(invite: Invite) -> None:
    ada = await invite("Ada")
    async with ada.at(await ada.make(ME, BOT)) as place:
        assert {tuple(move) for move in place.scene["legal"]} == {("text", "typed")}
        first, last = place.legal[0], place.legal[-1]
        seen = await place.foresee(last, first, last)
        assert seen["version"] == place.scene["version"]
        assert [move["text"] for move in seen["moves"]] == [last, first, last]
        assert seen["moves"][1] == {
            "text": first,
            "stories": [{"share": 1.0, "events": [wand_placed(place, first)]}],
            "next_prompt": None,
            "odds": None,
        }
        assert (seen["battles"], seen["unusable"]) == ({}, {})


def wand_placed(place: Place, text: str) -> dict[str, Any]:
    position = int(text.removeprefix("@"))
    card = place.scene["view"]["timeline"][position]
    return {"event": "wand-placed", "seat": 0, "position": position, "card": card}


async def test_who_wants_it_is_told_with_every_scene_what_moves_lead_to(invite: Invite) -> None:
    ada, ben = await invite("Ada"), await invite("Ben")
    table = await ada.make(ME, OPEN)
    await ben.join(table)
    async with ada.at(table, wanted="frames&sights") as one, ben.at(table) as two:
        for _ in range(8):
            await one.settle()
            told = [message for message in one.heard if message["type"] in ("snapshot", "update")][-1]
            assert [sight["text"] for sight in told.get("sights", [])] == one.legal
            if one.legal:
                assert (await one.foresee())["moves"] == told["sights"], "who asks is told the same"
            place = one if one.legal else two
            assert (await place.play())["type"] == "done"
            await two.settle()
        assert not any("sights" in message for message in two.heard), "others did not ask"
        assert len([message for message in one.heard if "sights" in message]) > 3
        await one.ask("ask", kind="resign")
        assert "sights" not in one.heard[-2], "there is nothing to decide any more"


async def test_where_there_is_too_much_to_look_at_nothing_is_told_unasked(invite: Invite) -> None:
    ada = await invite("Ada")
    counts: set[bool] = set()
    table = await ada.make(ME, ME, game="rivality")
    async with ada.at(table, wanted="sights") as place:
        while counts != {True, False}:
            told = [message for message in place.heard if message["type"] in ("snapshot", "update")][-1]
            few = 0 < len(place.legal) <= MOST_SIGHTS
            assert [sight["text"] for sight in told.get("sights", [])] == (place.legal if few else [])
            counts.add(few)
            await place.play(place.legal[len(place.legal) // 2])
    async with ada.at(await ada.make(ME, ME, game="lutao", mode="beginner", players="2"), wanted="sights") as place:
        assert place.legal
        assert "sights" not in place.heard[0], "a game that does not look ahead"


async def test_several_pages_at_one_seat_share_what_was_foretold() -> None:
    game = find_game("gegensatz")
    options = game.settle({"mode": "duel"})
    table = Table(Setting(game=game.id, rules=1, options=options, seal=Seal("shared"), id="tabletable"))
    sights = Foresights()
    first = sights.foretell(table, 0, table.legal())
    assert sights.foretell(table, 0, table.legal()) is first
    assert sights.foretell(table, 0, []) is UNSET
    table.add(Move(table.match.legal()[0]))
    assert sights.foretell(table, 1, table.legal()) is not first


async def test_it_changes_nothing_and_is_heard_by_nobody(invite: Invite) -> None:
    ada, ben = await invite("Ada"), await invite("Ben")
    table = await ada.make(ME, OPEN)
    await ben.join(table)
    async with ada.at(table) as first, ben.at(table) as second:
        await first.settle()
        await second.settle()
        listed = await ben.get(f"/api/tables/{table}")
        scene = first.scene
        assert (await first.foresee())["type"] == "foreseen"
        assert (await first.foresee(id="same"))["moves"] == (await first.foresee(id="same"))["moves"]
        assert first.scene == scene
        assert await second.settle() == []
        assert await ben.get(f"/api/tables/{table}") == listed
        assert (await first.play(id="same"))["type"] == "done", "an id that only looked ahead is still free"


async def test_who_may_not_decide_foresees_nothing(invite: Invite) -> None:
    ada, ben, eve = [await invite(name) for name in ("Ada", "Ben", "Eve")]
    table = await ada.make(ME, OPEN)
    async with ada.at(table) as first:
        assert (await first.ask("foresee", version=0, moves=["@4"]))["fault"] == "fault-seats-open"
        await ben.join(table)
        async with ben.at(table) as second, eve.at(table) as watcher:
            await first.turn()
            waiting = await second.foresee(*first.legal)
            assert (waiting["type"], waiting["attempt"]) == ("refused", first.legal[0])
            assert (await watcher.foresee("@4"))["fault"] == "fault-not-your-seat"
            await first.ask("ask", kind="resign")
            assert (await first.foresee("@4"))["fault"] == "fault-game-over"


@pytest.mark.parametrize(
    ("fields", "fault", "values"),
    [
        ({"moves": []}, "fault-foresee-count", {"given": 0, "most": MOST_SIGHTS}),
        ({"moves": ["@4"] * (MOST_SIGHTS + 1)}, "fault-foresee-count", {"given": MOST_SIGHTS + 1, "most": MOST_SIGHTS}),
        ({"moves": ["castle kingside"]}, "fault-unreadable", {"attempt": "castle kingside"}),
        ({"moves": ["@4"], "version": -1}, "fault-stale-version", {}),
        ({"moves": ["@4"], "version": 10**30}, "fault-stale-version", {}),
        ({"moves": "@4"}, "fault-message", {}),
        ({"moves": [4]}, "fault-message", {}),
        ({"moves": ["@4"], "seat": 0}, "fault-message", {}),
    ],
)
async def test_what_cannot_be_looked_at_is_named(
    invite: Invite, fields: dict[str, Any], fault: str, values: dict[str, Any]
) -> None:
    ada = await invite("Ada")
    async with ada.at(await ada.make(ME, BOT)) as place:
        answer = await place.foresee(**fields)
        assert answer["fault"] == fault
        assert values.items() <= answer["values"].items()


async def test_an_illegal_move_among_legal_ones_is_refused_by_its_rule(invite: Invite) -> None:
    ada = await invite("Ada")
    async with ada.at(await ada.make(ME, BOT)) as place:
        answer = await place.foresee(*place.legal, "left")
        assert (answer["type"], answer["attempt"]) == ("refused", "left")
        assert answer["refusal"]["rule"].startswith("GEG-")


async def test_who_only_watches_may_ask_how_battles_may_end_and_nothing_else(invite: Invite) -> None:
    ada, eve = await invite("Ada"), await invite("Eve")
    table = await ada.make(ME, ME, game="lutao", mode="beginner", players="2")
    async with ada.at(table), eve.at(table) as watcher:
        seen = await watcher.foresee(moves=[], battles=True)
        assert (seen["type"], seen["moves"], seen["battles"]) == ("foreseen", [], {})
        assert (await watcher.foresee("end", battles=True))["fault"] == "fault-not-your-seat"
        assert (await watcher.foresee(moves=[], battles=True, version=-1))["fault"] == "fault-stale-version"


async def test_whoever_is_at_the_table_is_told_the_odds_of_a_battle() -> None:
    """Of the moves that begin battles their owner, of the battles everybody; each looked at once."""
    game = find_game("lutao")
    options = game.settle({"mode": "beginner"})
    setting = Setting(game=game.id, rules=game.rules_version, options=options, seal=Seal("battle"), id="tabletable")
    table, sights = Table(setting), Foresights()
    fights = until_armies_meet(table)
    seen = await sights.look(table, table.match.actor, fights)
    assert None not in [one.odds for one in seen]
    for viewer in (SPECTATOR, *range(len(table.match.seats))):
        odds = await sights.weigh(table, viewer)
        assert [f"fight {province}" for province in odds] == fights
        assert all(0.0 <= one.wins <= one.wins + one.empty <= 1.0 for one in odds.values())
        assert await sights.weigh(table, viewer) is odds
        assert await Foresights().weigh(table, viewer) == odds


def until_armies_meet(table: Table) -> list[str]:
    """Bots play until a battle can be begun; the moves that begin one."""
    match, rng = table.match, rng_from(b"bots")
    while not any(text.startswith("fight ") for text in match.legal()):
        state = match.state
        planned = match.game.judge.plan(state, state.moves(), rng)
        best = planned if planned >= 0 else match.game.judge.promising(state, state.moves(), 1)[0]
        table.add(Move(match.game.text_of(state, best), seat=match.actor))
    return [text for text in match.legal() if text.startswith("fight ")]


async def test_only_who_decides_is_told_what_they_cannot_use(invite: Invite) -> None:
    ada, ben, eve = await invite("Ada"), await invite("Ben"), await invite("Eve")
    table = await ada.make(ME, OPEN, game="athlas", mode="quick")
    await ben.join(table)
    async with ada.at(table) as one, ben.at(table) as two, eve.at(table) as watcher:
        first, second = (one, two) if one.legal else (two, one)
        await summon_and_activate(first, second)
        told = (await first.foresee(moves=[], unusable=True))["unusable"]
        assert told["3"]["reason"] == "refusal-holds-nothing"
        assert all(refusal["rule"].startswith("ATH-") for refusal in told.values())
        assert (await first.foresee())["unusable"] == {}, "it was not asked for"
        assert (await second.foresee(moves=[], unusable=True))["unusable"] == {}
        assert (await watcher.foresee(moves=[], unusable=True))["fault"] == "fault-not-your-seat"
        assert (await watcher.foresee(moves=[], battles=True, unusable=True))["fault"] == "fault-not-your-seat"


async def summon_and_activate(first: Place, second: Place) -> None:
    """Each side summons a unit and passes whatever it is asked, until the first can use abilities."""
    wanted = ("act ", "summon ", "end summon", "pass", "end all", "end")
    for _ in range(40):
        place = first if first.legal else second
        if place is first and first.scene["view"]["phase"] == "act":
            return
        early = [move for move in place.legal if not (move.startswith("summon") and "end summon" in place.legal)]
        await place.play(next(move for want in wanted for move in early if move.startswith(want)))
        await first.settle()
        await second.settle()
    raise AssertionError("no unit was activated")
