"""Playing together: from an empty chair to a proven record."""

import asyncio
import random
from pathlib import Path

from manawell.table.record import parse_record, replay, verify
from tests.server.conftest import Invite
from tests.server.house import BOT, ME, OPEN, Message, Place


async def finish(*places: Place, rng: random.Random | None = None) -> None:
    """Random moves by the deciding player, until the game is over."""
    rng = rng or random.Random(1)
    while not all(place.over for place in places):
        for place in places:
            while place.legal and not place.over:
                answer = await place.play(rng.choice(place.legal))
                assert answer["type"] == "done", answer
            await place.settle()


async def test_two_people_play_a_game_and_prove_it(invite: Invite) -> None:
    ada, ben, eve = [await invite(name) for name in ("Ada", "Ben", "Eve")]
    table = await ada.make(ME, OPEN, mode="duel", turn_limit=40)
    async with ada.at(table) as first:
        assert first.scene == {}
        assert (await first.ask("play", version=0, move="@4"))["fault"] == "fault-seats-open"
        assert await ben.join(table) == 1
        assert (await first.hear("snapshot"))["table"]["seats"][1]["name"] == "Ben"
        async with ben.at(table) as second, eve.at(table) as watcher:
            commitment = first.table["commitment"]
            await finish(first, second)
            await watcher.settle()
            assert [place.scene["viewer"] for place in (first, second, watcher)] == [0, 1, -1]
            assert first.scene["outcome"] == second.scene["outcome"] == watcher.scene["outcome"]
            assert first.table["seed"]
            assert first.table["commitment"] == commitment
            assert (await first.play("@4", version=first.scene["version"]))["fault"] == "fault-game-over"
    text = (await eve.http.get(f"/api/tables/{table}/record")).text
    record = parse_record(text)
    assert record.commitment == commitment
    assert record.players == ("Ada", "Ben")
    assert list(verify(record).winners) == first.scene["outcome"]["winners"]


async def test_who_comes_back_has_missed_nothing(invite: Invite) -> None:
    ada, ben = await invite("Ada"), await invite("Ben")
    table = await ada.make(ME, OPEN)
    await ben.join(table)
    async with ben.at(table) as second:
        async with ada.at(table) as first:
            await second.hear("table", where=lambda message: message["table"]["seats"][0]["online"])
            await first.turn()
            await first.play()
        await second.hear("table", where=lambda message: not message["table"]["seats"][0]["online"])
        await second.turn()
        await second.play()
        async with ada.at(table) as again:
            assert again.story[: len(first.story)] == first.story
            assert len(again.story) > len(first.story)
            await second.hear("table", where=lambda message: message["table"]["seats"][0]["online"])
            assert again.scene["legal"]


async def test_a_bot_answers(invite: Invite) -> None:
    ada = await invite("Ada")
    table = await ada.make(BOT, ME, mode="duel", turn_limit=12)
    async with ada.at(table) as place:
        while not place.over:
            await place.turn()
            if not place.over:
                await place.play()
        assert place.scene["outcome"]["figures"]["turns"] <= 12


async def test_bots_play_on_after_everybody_left(invite: Invite) -> None:
    ada = await invite("Ada")
    table = await ada.make(ME, BOT)
    async with ada.at(table) as place:
        await place.play()
    async with asyncio.timeout(10):
        while not (await ada.get(f"/api/tables/{table}"))["your_turn"]:
            await asyncio.sleep(0.05)


async def test_exactly_one_of_many_gets_the_open_seat(invite: Invite) -> None:
    ada = await invite("Ada")
    table = await ada.make(ME, OPEN)
    crowd = [await invite(f"Guest {number}") for number in range(8)]
    answers = await asyncio.gather(*(guest.http.post(f"/api/tables/{table}/join") for guest in crowd))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    winner = next(guest for guest, answer in zip(crowd, answers, strict=True) if answer.status_code == 200)
    assert await winner.join(table) == 1, "to join again changes nothing"
    seats = (await ada.get(f"/api/tables/{table}"))["seats"]
    assert seats[1]["kind"] == "person"


async def test_a_spectator_who_sits_down_sees_the_own_hand(invite: Invite) -> None:
    ada, ben = await invite("Ada"), await invite("Ben")
    table = await ada.make(ME, OPEN)
    async with ben.at(table) as place:
        assert place.scene == {}
        await ben.join(table)
        await place.hear("snapshot")
        assert place.scene["viewer"] == 1
        assert None not in place.scene["view"]["hands"][1]


async def test_a_hot_seat_shows_the_seat_that_decides(invite: Invite) -> None:
    ada = await invite("Ada")
    table = await ada.make(ME, ME, mode="duel", turn_limit=6)
    async with ada.at(table) as place:
        seen = []
        while not place.over:
            assert place.scene["viewer"] == place.scene["actor"]
            seen.append(place.scene["viewer"])
            hands = place.scene["view"]["hands"]
            assert None not in hands[place.scene["viewer"]]
            stale = await place.play(seat=1 - place.scene["viewer"])
            assert stale["fault"] == "fault-stale-version"
            await place.play(seat=place.scene["viewer"])
        assert {0, 1} == set(seen)


async def test_a_hot_seat_tells_every_seat_its_own_story(invite: Invite) -> None:
    ada = await invite("Ada")
    table = await ada.make(ME, ME, game="lutao", mode="standard", players="2")
    stories: dict[int, list[Message]] = {}
    async with ada.at(table) as place:
        stories[place.scene["viewer"]] = place.story
        for _ in range(30):
            known = len(place.heard)
            await place.play(seat=place.scene["viewer"])
            for message in place.heard[known:]:
                if "scene" in message:
                    before = [] if message["type"] == "snapshot" else stories[message["scene"]["viewer"]]
                    stories[message["scene"]["viewer"]] = before + message["events"]
        viewer = place.scene["viewer"]
    assert set(stories) == {0, 1}
    async with ada.at(table) as again:
        assert again.story == stories[viewer]


async def test_a_solo_game(invite: Invite) -> None:
    ada = await invite("Ada")
    table = await ada.make(ME, mode="solo_shrine", difficulty="easy")
    async with ada.at(table) as place:
        await finish(place)
        assert place.scene["outcome"]["reason"] in ("goal", "pile")


async def test_chat_reaches_everybody_and_is_kept(invite: Invite) -> None:
    ada, eve = await invite("Ada"), await invite("Eve")
    table = await ada.make(ME, BOT)
    async with ada.at(table) as first, eve.at(table) as watcher:
        assert (await watcher.ask("say", text="  good luck  "))["type"] == "done"
        line = (await first.hear("said"))["line"]
        assert (line["name"], line["text"], line["seat"]) == ("Eve", "good luck", -1)
        assert (await first.ask("say", text=" "))["fault"] == "fault-chat-length"
        assert (await first.ask("say", text="x" * 501))["fault"] == "fault-chat-length"
    async with ada.at(table) as again:
        assert again.chat["lines"] == [line]


async def test_resignation(invite: Invite) -> None:
    ada, ben = await invite("Ada"), await invite("Ben")
    table = await ada.make(ME, OPEN)
    await ben.join(table)
    async with ada.at(table) as first, ben.at(table) as second:
        assert (await second.ask("ask", kind="resign"))["type"] == "done"
        await first.hear("update")
        assert first.scene["outcome"]["reason"] == "resignation"
        assert first.scene["outcome"]["winners"] == [0]
        assert first.scene["actor"] is None
        assert first.scene["undo"] == "over"
        await first.hear("table")
        assert first.table["seed"]


async def test_a_draw_needs_both(invite: Invite) -> None:
    ada, ben = await invite("Ada"), await invite("Ben")
    table = await ada.make(ME, OPEN)
    await ben.join(table)
    async with ada.at(table) as first, ben.at(table) as second:
        assert (await second.ask("answer", kind="draw", accept=True))["fault"] == "fault-no-offer"
        await first.ask("ask", kind="draw")
        assert (await second.hear("table", where=lambda message: message["table"]["offers"]))["table"]["offers"] == [
            {"kind": "draw", "by": 0, "agreed": [0]}
        ]
        assert (await first.ask("answer", kind="draw", accept=True))["fault"] == "fault-no-offer"
        await second.ask("answer", kind="draw", accept=False)
        await first.hear("table", where=lambda message: not message["table"]["offers"])
        await second.ask("ask", kind="draw")
        await first.hear("table", where=lambda message: message["table"]["offers"])
        await first.ask("answer", kind="draw", accept=True)
        assert first.scene["outcome"]["reason"] == "agreement"
        assert first.scene["outcome"]["winners"] == []
    record = parse_record((await ada.http.get(f"/api/tables/{table}/record")).text)
    assert record.agreed
    verify(record)


async def test_an_offer_lapses_when_the_game_goes_on(invite: Invite) -> None:
    ada, ben = await invite("Ada"), await invite("Ben")
    table = await ada.make(ME, OPEN)
    await ben.join(table)
    async with ada.at(table) as first, ben.at(table) as second:
        await second.ask("ask", kind="draw")
        await first.play()
        assert first.table["offers"] == []
        assert (await first.ask("answer", kind="draw", accept=True))["fault"] == "fault-no-offer"


async def test_a_rematch_exchanges_the_seats(invite: Invite) -> None:
    ada, ben = await invite("Ada"), await invite("Ben")
    table = await ada.make(ME, OPEN)
    await ben.join(table)
    async with ada.at(table) as first, ben.at(table) as second:
        assert (await first.ask("ask", kind="rematch"))["fault"] == "fault-not-over"
        await first.ask("ask", kind="resign")
        await first.ask("ask", kind="rematch")
        await second.hear("table", where=lambda message: message["table"]["offers"])
        await second.ask("answer", kind="rematch", accept=True)
        await first.hear("table", where=lambda message: message["table"]["rematch"] is not None)
        again = first.table["rematch"]
        assert again == second.table["rematch"]
    async with ada.at(again) as first, ben.at(again):
        await first.hear("snapshot")
        assert first.scene["viewer"] == 1
        assert [seat["name"] for seat in first.table["seats"]] == ["Ben", "Ada"]


async def test_a_rematch_against_a_bot_needs_nobodys_leave(invite: Invite) -> None:
    ada = await invite("Ada")
    table = await ada.make(ME, BOT)
    async with ada.at(table) as place:
        await place.ask("ask", kind="resign")
        await place.ask("ask", kind="rematch")
        assert place.table["rematch"]


async def test_a_hint_names_a_legal_move_and_is_noted(invite: Invite) -> None:
    ada = await invite("Ada")
    table = await ada.make(ME, BOT)
    async with ada.at(table) as place:
        await place.turn()
        while len(place.legal) == 1:
            await place.play()
            await place.turn()
        name = await place.send("ask", kind="hint")
        advice = await place.hear("advised", "failed")
        assert advice["id"] == name
        assert advice["text"] in place.legal
        assert 0 < advice["worth"] < 1
        assert not advice["only"]
        assert advice["text"] not in advice["equal"]
        await place.ask("ask", kind="resign")
    record = parse_record((await ada.http.get(f"/api/tables/{table}/record")).text)
    assert replay(record).notes["hints"] == 1


async def test_a_hint_without_a_known_worth_names_none(invite: Invite) -> None:
    ada = await invite("Ada")
    table = await ada.make(ME, BOT, game="lutao", mode="beginner", players="2")
    async with ada.at(table) as place:
        await place.turn()
        await place.send("ask", kind="hint")
        advice = await place.hear("advised", "failed")
        assert advice["text"] in place.legal
        assert (advice["worth"], advice["only"], advice["equal"]) == (None, len(place.legal) == 1, [])


async def test_no_hints_against_people(invite: Invite) -> None:
    ada, ben = await invite("Ada"), await invite("Ben")
    table = await ada.make(ME, OPEN)
    await ben.join(table)
    async with ada.at(table) as first:
        assert (await first.ask("ask", kind="hint"))["fault"] == "fault-hint-unfair"


async def test_no_hints_where_several_people_share_a_screen(invite: Invite) -> None:
    ada = await invite("Ada")
    async with ada.at(await ada.make(ME, ME)) as place:
        assert (await place.ask("ask", kind="hint"))["fault"] == "fault-hint-unfair"


async def test_my_tables_and_whose_turn_it_is(invite: Invite) -> None:
    ada, ben = await invite("Ada"), await invite("Ben")
    assert await ada.get("/api/tables") == []
    running = await ada.make(ME, OPEN)
    over = await ada.make(ME, mode="solo")
    async with ada.at(over) as place:
        await place.ask("ask", kind="resign")
    await ben.join(running)
    listed = {table["id"]: table for table in await ada.get("/api/tables")}
    assert set(listed) == {running, over}
    assert listed[over]["result"]["reason"] == "resignation"
    assert listed[running]["your_turn"]
    assert [table["your_turn"] for table in await ben.get("/api/tables")] == [False]


async def test_a_new_name_is_seen_at_the_table(invite: Invite) -> None:
    ada, ben = await invite("Ada"), await invite("Ben")
    table = await ada.make(ME, OPEN)
    async with ben.at(table) as watcher:
        answer = await ada.http.patch("/api/me", json={"name": " Ada \n Lovelace ", "language": "de"})
        assert answer.json() == {"id": ada.id, "name": "Ada Lovelace", "language": "de", "avatar": "", "program": False}
        changed = await watcher.hear("table", where=lambda message: message["table"]["seats"][0]["name"] != "Ada")
        assert changed["table"]["seats"][0]["name"] == "Ada Lovelace"


async def test_finished_games_can_be_replayed_and_played_on(invite: Invite) -> None:
    ada = await invite("Ada")
    table = await ada.make(ME, ME, mode="duel", turn_limit=4)
    async with ada.at(table) as place:
        assert (await ada.get(f"/api/tables/{table}/replay", 409))["fault"] == "fault-not-over"
        assert (await ada.get(f"/api/tables/{table}/record", 409))["fault"] == "fault-not-over"
        await finish(place)
    for viewer in ("0", "1", "spectator", "all"):
        replay = await ada.get(f"/api/tables/{table}/replay?viewer={viewer}")
        first, *steps = replay["steps"]
        assert first["move"] is None
        assert len(steps) >= 6
        hidden = sum(None in hand for hand in first["view"]["hands"])
        assert hidden == {"all": 0, "spectator": 2}.get(viewer, 1)
    assert (await ada.get(f"/api/tables/{table}/replay?viewer=2", 422))["fault"] == "fault-no-such-seat"
    step = next(number for number, one in enumerate(steps, 1) if number >= 3 and one["view"]["actor"] == 0)
    fork = (await ada.post(f"/api/tables/{table}/fork", {"step": step, "seat": 0, "level": "apprentice"}))["id"]
    async with ada.at(fork) as place:
        assert place.legal, "it is her turn, so that no bot can have moved on"
        assert place.scene["view"]["turn"] == steps[step - 1]["view"]["turn"]
        assert (await place.play())["type"] == "done"
        await place.ask("ask", kind="resign")
    record = parse_record((await ada.http.get(f"/api/tables/{fork}/record")).text)
    assert record.notes["forked"] == step
    assert list(record.moves[:step]) == [one["move"] for one in steps[:step]]
    verify(record)
    easy = (await ada.post(f"/api/tables/{table}/fork", {"step": step}))["id"]
    seats = (await ada.get(f"/api/tables/{easy}"))["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "sprout"], "the weakest, if no level is named"


async def test_the_record_can_be_verified_by_the_command(invite: Invite, tmp_path: Path) -> None:
    ada = await invite("Ada")
    table = await ada.make(ME, mode="solo")
    async with ada.at(table) as place:
        await finish(place)
    path = tmp_path / "game.mana"
    path.write_text((await ada.http.get(f"/api/tables/{table}/record")).text, "utf-8")
    from tests.server.commands import manawell

    assert "everything adds up" in manawell("verify", str(path), "--lang", "en")
