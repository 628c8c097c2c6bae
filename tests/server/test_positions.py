"""Positions that people set up: checked, weighed, played, kept."""

from pathlib import Path

from manawell.server.settings import Settings
from manawell.table.record import parse_record, verify
from tests.server.conftest import Invite
from tests.server.house import BOT, ME

DUEL = {"game": "gegensatz", "options": {"mode": "duel"}}


async def test_a_deal_can_be_edited_checked_and_played_to_the_end(invite: Invite) -> None:
    ada = await invite("Ada")
    dealt = await ada.post("/api/positions/new", DUEL)
    assert (dealt["actor"], dealt["prompt"]["id"], dealt["outcome"]) == (0, "place", None)
    file = dealt["file"]
    file["position"]["crystals"] = [4, 4]
    checked = (await ada.post("/api/positions/check", file))["checked"]
    assert checked["file"]["position"]["supply"] == dealt["file"]["position"]["supply"] - 8
    table = (await ada.post("/api/positions/play", {"file": file, "seat": 0, "level": "apprentice"}))["id"]
    async with ada.at(table) as place:
        await place.turn()
        assert place.scene["view"]["crystals"] == [4, 4]
        assert place.scene["view"]["timeline"] == file["position"]["timeline"]
        assert None in place.scene["view"]["hands"][1]
        await place.play()
        await place.ask("ask", kind="resign")
        await place.ask("ask", kind="rematch")
        again = place.table["rematch"]
    record = parse_record((await ada.http.get(f"/api/tables/{table}/record")).text)
    assert verify(record).reason == "resignation"
    assert record.position == checked["file"]["position"]
    async with ada.at(again) as place:
        assert place.scene["view"]["crystals"] == [4, 4]


async def test_an_impossible_position_is_refused_with_its_reason(invite: Invite) -> None:
    ada = await invite("Ada")
    file = (await ada.post("/api/positions/new", DUEL))["file"]
    file["position"]["timeline"][0] = file["position"]["timeline"][1]
    verdict = await ada.post("/api/positions/check", file)
    assert verdict["checked"] is None
    assert "two places" in verdict["problem"]["message"]
    for path, body in (("weigh", file), ("play", {"file": file})):
        fault = await ada.post(f"/api/positions/{path}", body, status=422)
        assert fault["fault"] == "fault-impossible"
        assert fault["objection"]["rule"] == "GEG-31.1"
        assert fault["objection"]["reason"] == "impossible-two-places"
        assert "two places" in fault["message"]


async def test_every_moment_of_a_finished_game_is_a_position_but_none_of_a_running_one(invite: Invite) -> None:
    ada = await invite("Ada")
    table = await ada.make(ME, BOT)
    async with ada.at(table) as place:
        await place.turn()
        assert (await ada.get(f"/api/tables/{table}/positions/0", status=409))["fault"] == "fault-not-over"
        await place.play()
        await place.ask("ask", kind="resign")
    found = await ada.get(f"/api/tables/{table}/positions/1")
    assert await ada.post("/api/positions/check", found["file"]) == {"checked": found, "problem": None}
    fork = (await ada.post("/api/positions/play", {"file": found["file"], "seat": 1}))["id"]
    assert (await ada.get(f"/api/tables/{fork}"))["seats"][1]["yours"]
    assert (await ada.get(f"/api/tables/{table}/positions/99", status=422))["fault"] == "fault-fork-step"


async def test_a_position_is_weighed(invite: Invite) -> None:
    ada = await invite("Ada")
    file = (await ada.post("/api/positions/new", DUEL))["file"]
    weighed = await ada.post("/api/positions/weigh", file)
    assert abs(sum(weighed["chances"]) - 1) < 1e-6
    assert weighed["sides"] == [0, 1]
    assert 0 < len(weighed["moves"]) <= 5


async def test_a_large_position_fits_and_a_huge_one_does_not(invite: Invite) -> None:
    ada = await invite("Ada")
    file = (await ada.post("/api/positions/new", {"game": "lutao", "options": {"players": "4"}}))["file"]
    assert (await ada.post("/api/positions/check", file))["problem"] is None
    file["position"]["more"] = "x" * Settings(Path("unused")).position_bytes
    assert (await ada.post("/api/positions/check", file, status=413))["fault"] == "fault-too-large"


async def test_a_new_position_can_begin_with_the_first_turn(invite: Invite) -> None:
    ada = await invite("Ada")
    for game, asked in (("lutao", "choose"), ("gegensatz", "place"), ("rivality", "mulligan")):
        dealt = await ada.post("/api/positions/new", {"game": game})
        begun = await ada.post("/api/positions/new", {"game": game, "set_up": True})
        assert dealt["prompt"]["id"] == asked
        assert begun["prompt"]["id"] != asked
        assert (await ada.post("/api/positions/check", begun["file"]))["problem"] is None
