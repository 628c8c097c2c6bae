"""A move counts once, for its own seat, on the version of the table that was seen."""

import asyncio

import pytest

from tests.server.conftest import Invite
from tests.server.house import BOT, ME, OPEN, Person


async def duel(invite: Invite) -> tuple[Person, Person, str]:
    ada, ben = await invite("Ada"), await invite("Ben")
    table = await ada.make(ME, OPEN)
    await ben.join(table)
    return ada, ben, table


async def test_a_repeated_request_is_done_once(invite: Invite) -> None:
    ada, _, table = await duel(invite)
    async with ada.at(table) as place:
        move, version = place.legal[0], place.scene["version"]
        for _ in range(3):
            answer = await place.ask("play", id="same", version=version, move=move)
            assert answer == {"type": "done", "id": "same"}
        assert place.scene["version"] == version + 1
    async with ada.at(table) as again:
        assert (await again.ask("play", id="same", version=version, move=move))["type"] == "done"
        assert again.scene["version"] == version + 1


async def test_equal_ids_of_different_people_are_different_requests(invite: Invite) -> None:
    ada, ben, table = await duel(invite)
    async with ada.at(table) as first, ben.at(table) as second:
        assert (await first.play(id="1"))["type"] == "done"
        await second.turn()
        assert (await second.play(id="1"))["type"] == "done"
        assert second.scene["view"]["wands"].count(None) == 0


async def test_an_old_version_is_refused(invite: Invite) -> None:
    ada, ben, table = await duel(invite)
    async with ada.at(table) as first, ben.at(table) as second:
        version = first.scene["version"]
        await first.play()
        await second.turn()
        await second.play()
        await first.turn()
        for old in (version, version + 1, -1, 10**9):
            assert (await first.play(version=old))["fault"] == "fault-stale-version"


async def test_a_move_out_of_turn_is_refused_by_a_rule(invite: Invite) -> None:
    _, ben, table = await duel(invite)
    async with ben.at(table) as second:
        answer = await second.play("@3")
        assert answer["type"] == "refused"
        assert answer["refusal"]["rule"].startswith("GEG-")
        assert answer["refusal"]["nearest"] == []


async def test_an_illegal_move_is_refused_with_the_nearest_legal_ones(invite: Invite) -> None:
    ada, _, table = await duel(invite)
    async with ada.at(table) as place:
        answer = await place.play("left")
        assert answer["type"] == "refused"
        assert set(answer["refusal"]["nearest"]) <= set(place.legal)
        answer = await place.play("castle kingside")
        assert answer["fault"] == "fault-unreadable"


async def test_of_two_who_race_for_a_move_exactly_one_wins(invite: Invite) -> None:
    """Two windows of one person, different moves on the same version, at once; many times."""
    ada = await invite("Ada")
    for _ in range(15):
        table = await ada.make(ME, ME)
        async with ada.at(table) as left, ada.at(table) as right:
            version, seat = left.scene["version"], left.scene["viewer"]
            wishes = [
                place.ask("play", version=version, move=move, seat=seat)
                for place, move in ((left, left.legal[0]), (right, right.legal[-1]))
            ]
            answers = await asyncio.gather(*wishes)
            assert sorted(answer["type"] for answer in answers) == ["done", "failed"]
            assert {answer.get("fault") for answer in answers} == {None, "fault-stale-version"}
            await left.settle()
            await right.settle()
            assert left.scene == right.scene
            assert left.scene["view"]["wands"].count(None) == 1


async def test_spectators_and_strangers_decide_nothing(invite: Invite) -> None:
    ada, _, table = await duel(invite)
    eve, stranger = await invite("Eve"), Person(ada.url)
    async with ada.at(table) as first, eve.at(table) as watcher, stranger.at(table) as nobody:
        for wish in (
            {"type_": "play", "version": watcher.scene["version"], "move": "@4"},
            {"type_": "ask", "kind": "resign"},
        ):
            kind = str(wish.pop("type_"))
            assert (await watcher.ask(kind, **wish))["fault"] == "fault-not-your-seat"
            assert (await nobody.ask(kind, **wish))["fault"] == "fault-no-guest"
        assert (await nobody.ask("say", text="hello"))["fault"] == "fault-no-guest"
        assert (await watcher.ask("answer", kind="draw", accept=True))["fault"] == "fault-not-your-seat"
        assert (await watcher.ask("ask", kind="hint"))["fault"] == "fault-not-your-seat"
        assert [move for message in await first.settle() for move in message.get("events", ())] == []
        assert [seat["yours"] for seat in watcher.table["seats"]] == [False, False]
    await stranger.leave()


@pytest.mark.parametrize("token", ["", "x", "a" * 43, "a" * 5000, "é", "; manawell="])
async def test_a_bad_token_is_nobody(invite: Invite, token: str) -> None:
    ada, _, table = await duel(invite)
    nobody = Person(ada.url)
    nobody.http.headers["Cookie"] = f"manawell={token}".encode().decode("latin-1")
    assert (await nobody.get("/api/me", 401))["fault"] == "fault-no-guest"
    assert (await nobody.post(f"/api/tables/{table}/join", status=401))["fault"] == "fault-no-guest"
    headers = {"Cookie": nobody.http.headers["Cookie"]}
    async with nobody.at(table, additional_headers=headers) as place:
        assert place.scene["viewer"] == -1
        assert (await place.play("@4"))["fault"] == "fault-no-guest"
    await nobody.leave()


async def test_the_token_is_nowhere_but_in_the_cookie(invite: Invite) -> None:
    ada, _, table = await duel(invite)
    assert len(ada.token) >= 43
    answer = await ada.http.post("/api/guests", json={"name": "Ada"})
    assert "set-cookie" not in answer.headers, "whoever is known keeps the token"
    async with ada.at(table) as place:
        said = str(place.heard)
    for text in (answer.text, said, str(await ada.get(f"/api/tables/{table}")), str(await ada.get("/api/tables"))):
        assert ada.token not in text
    fresh = Person(ada.url)
    cookie = (await fresh.http.post("/api/guests", json={"name": "New"})).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    await fresh.leave()


async def test_bad_tables_are_refused(invite: Invite) -> None:
    ada = await invite("Ada")
    for body, fault in (
        ({"game": "chess", "seats": [ME]}, "fault-unknown-game"),
        ({"game": "gegensatz", "seats": [ME]}, "fault-seat-count"),
        ({"game": "gegensatz", "seats": [BOT, BOT]}, "fault-no-own-seat"),
        ({"game": "gegensatz", "options": {"mode": "trio"}, "seats": [ME, ME]}, "fault-option-value"),
        ({"game": "gegensatz", "seats": [ME, {"kind": "bot", "level": "oracle"}]}, "fault-unknown-bot"),
        ({"game": "gegensatz", "seats": [ME, {"kind": "bot", "level": "search:999999999"}]}, "fault-unknown-bot"),
        ({"game": "gegensatz", "seats": []}, "fault-request"),
    ):
        answer = await ada.http.post("/api/tables", json=body)
        assert (answer.status_code // 100, answer.json()["fault"]) == (4, fault), answer.text
        assert answer.json()["message"]
    assert (await ada.get("/api/tables/nowhere", 404))["fault"] == "fault-no-table"
