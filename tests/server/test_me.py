"""Who I am, and how I take it to another device."""

import asyncio
import json
from dataclasses import replace
from typing import Any

from sqlalchemy import select, text, update

from manawell.server.cluster.connections import make_storage
from manawell.server.people import recovery
from manawell.server.settings import Settings
from manawell.server.storage.interface import Chair, Guest, Learned, Stored
from manawell.server.storage.schema import tickets, tries
from manawell.server.web.security import SharedBuckets
from manawell.table.entries import Move, Say
from tests.server.conftest import Invite
from tests.server.house import ME, OPEN, Person, running
from tests.server.passkeys import Device
from tests.server.test_storage import setting

ADA, BEN, CAL = (Guest(letter * 16, name, "en") for letter, name in (("a", "Ada"), ("b", "Ben"), ("c", "Cal")))


async def ask(person: Person, path: str, body: Any = None, status: int = 200) -> Any:
    """As the page does: with its origin."""
    answer = await person.http.post(path, json=body, headers={"origin": person.url})
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


async def who(person: Person) -> tuple[str, str]:
    me = await person.get("/api/me")
    return me["id"], me["name"]


async def test_an_avatar_is_one_of_ours_and_seen_at_the_table(invite: Invite) -> None:
    ada, ben = await invite("Ada"), await invite("Ben")
    table = await ada.make(ME, OPEN)
    await ben.join(table)
    async with ben.at(table) as place:
        answer = await ada.http.patch("/api/me", json={"avatar": "feather-teal"})
        assert answer.json()["avatar"] == "feather-teal"
        heard = await place.hear("table", where=lambda message: "avatar" in message["table"]["seats"][0])
        assert heard["table"]["seats"][0]["avatar"] == "feather-teal"
    (listed,) = await ben.get("/api/tables")
    assert [seat["avatar"] for seat in listed["seats"]] == ["feather-teal", ""]
    for bad in ("feather", "feather-pink", "<svg>", "feather-teal\n"):
        assert (await ada.http.patch("/api/me", json={"avatar": bad})).status_code == 422
    assert (await ada.http.patch("/api/me", json={"avatar": ""})).json()["avatar"] == ""


async def test_a_link_carries_the_profile_once_and_joins_the_games(invite: Invite) -> None:
    ada, phone, thief = await invite("Ada"), await invite("Phone"), await invite("Thief")
    table, other = await ada.make(ME, OPEN), await phone.make(ME, OPEN)
    made = await ask(ada, "/api/me/link")
    origin, token = made["link"].split("/carry#")
    assert (origin, made["picture"][:15]) == (ada.url, "data:image/svg+")
    assert (await ada.post("/api/carry/link", {"token": token}, 409))["fault"] == "fault-carry-same"
    assert (await phone.post("/api/carry/link/look", {"token": token}))["name"] == "Ada"
    assert (await phone.post("/api/carry/link", {"token": token}))["id"] == ada.id
    for path in ("/api/carry/link", "/api/carry/link/look"):
        assert (await thief.post(path, {"token": token}, 403))["fault"] == "fault-carry-link"
        assert (await thief.post(path, {"token": "x" * 43}, 403))["fault"] == "fault-carry-link"
    assert await who(phone) == (ada.id, "Ada")
    for device in (ada, phone):
        found = {one["id"]: one["seats"][0] for one in await device.get("/api/tables")}
        assert {name: (seat["name"], seat["yours"]) for name, seat in found.items()} == {
            table: ("Ada", True),
            other: ("Ada", True),
        }
    assert (await phone.get("/api/me/profile"))["devices"] == 2


async def test_a_seat_is_played_on_from_the_other_device(invite: Invite) -> None:
    """Also at a table that is in memory, with a connection that was made before."""
    ada, phone, ben = await invite("Ada"), await invite("Phone"), await invite("Ben")
    table = await phone.make(ME, OPEN)
    await ben.join(table)
    async with ben.at(table) as other:
        async with phone.at(table) as place:
            await place.turn()
            token = (await ask(ada, "/api/me/link"))["link"].split("#")[1]
            await phone.post("/api/carry/link", {"token": token})
            await place.connection.wait_closed()
            assert place.connection.close_code == 1013, "it comes again, as somebody else"
        await other.hear("table", where=lambda message: message["table"]["seats"][0]["name"] == "Ada")
        async with ada.at(table) as place:
            await place.turn()
            assert (await place.play())["type"] == "done"
            assert place.table["host"] == 0


async def test_a_link_expires(own_house: Settings) -> None:
    storage = make_storage(own_house)
    with running(own_house) as url:
        ada, phone = await Person(url).come_in("Ada"), await Person(url).come_in("Phone")
        token = (await ask(ada, "/api/me/link"))["link"].split("#")[1]
        async with storage.database.engine.begin() as connection:
            await connection.execute(update(tickets).values(expires_at=1.0))
        assert (await phone.post("/api/carry/link", {"token": token}, 403))["fault"] == "fault-carry-link"
        for person in (ada, phone):
            await person.leave()
    await storage.close()


async def test_a_recovery_code_counts_once(invite: Invite) -> None:
    ada, phone, other = await invite("Ada"), await invite("Phone"), await invite("Other")
    first = (await ask(ada, "/api/me/recovery"))["code"]
    code = (await ask(ada, "/api/me/recovery"))["code"]
    assert len(recovery.clean_code(code)) == recovery.LENGTH
    typed = code.lower().replace("-", " ")
    wrong = code[:-1] + ("2" if code[-1] != "2" else "3")
    answers = [await phone.http.post("/api/carry/code", json={"code": bad}) for bad in (first, wrong, "nonsense", "é")]
    assert len({answer.text for answer in answers}) == 1, "nobody learns which part of a code was right"
    assert answers[0].json()["fault"] == "fault-recovery-code"
    assert (await phone.post("/api/carry/code", {"code": typed}))["id"] == ada.id
    assert (await other.post("/api/carry/code", {"code": code}, 403))["fault"] == "fault-recovery-code"
    assert (await ada.get("/api/me/profile"))["recovery_since"] is None


async def test_a_recovery_code_is_not_stored(own_house: Settings) -> None:
    storage = make_storage(own_house)
    await storage.open()
    await storage.add_guest(ADA, b"ada")
    code = recovery.clean_code(await recovery.new_code(storage.profiles, ADA.id))
    kept = await storage.profiles.find_recovery(code[: recovery.LABEL])
    assert kept is not None
    assert kept.secret.startswith("$argon2id$")
    assert code[recovery.LABEL :] not in kept.secret
    tries = [recovery.use_code(storage.profiles, code) for _ in range(3)]
    found = await asyncio.gather(*tries, return_exceptions=True)
    assert [one for one in found if isinstance(one, str)] == [ADA.id]
    await storage.close()


async def test_guesses_are_counted_by_all_workers_together(own_house: Settings) -> None:
    storages = [make_storage(own_house) for _ in range(2)]
    for storage in storages:
        await storage.open()
    one, two = (SharedBuckets(storage, "guess", 0.001, 3.0) for storage in storages)
    assert [await bucket.take("1.2.3.4") for bucket in (one, two, one, two, one)] == [True, True, True, False, False]
    assert await two.take("5.6.7.8")
    assert await SharedBuckets(storages[0], "code", 0.001, 3.0).take("1.2.3.4"), "another secret"
    quick = SharedBuckets(storages[0], "quick", 1e9, 1.0)
    assert [await quick.take("1.2.3.4") for _ in range(3)] == [True] * 3, "it fills up again"
    async with storages[0].database.engine.connect() as connection:
        kept = str((await connection.execute(select(tries))).all())
    assert "1.2.3.4" not in kept
    for storage in storages:
        await storage.close()


async def test_guesses_are_slowed_down(own_house: Settings) -> None:
    with running(replace(own_house, guess_burst=3, guesses_per_minute=0.001)) as url:
        ada = await Person(url).come_in("Ada")
        for number in range(5):
            status = 403 if number < 3 else 429
            told = await ada.post("/api/carry/code", {"code": "2" * 20}, status)
        assert told["fault"] == "fault-too-many-guesses"
        await ada.leave()


async def test_a_passkey_brings_the_profile(invite: Invite) -> None:
    ada, phone, other = await invite("Ada"), await invite("Phone"), await invite("Other")
    device = Device(ada.url)
    made = device.create(await ask(ada, "/api/me/passkeys/ask"))
    await ask(ada, "/api/me/passkeys", {"credential": made}, 204)
    used = device.get(await ask(phone, "/api/carry/passkey/ask"))
    assert (await ask(phone, "/api/carry/passkey", {"credential": used}))["id"] == ada.id
    again = await ask(other, "/api/carry/passkey", {"credential": used}, 403)
    assert again["fault"] == "fault-passkey", "a challenge is answered once"
    (kept,) = (await ada.get("/api/me/profile"))["passkeys"]
    assert (await other.http.delete(f"/api/me/passkeys/{kept['id']}")).status_code == 404
    assert (await ada.http.delete(f"/api/me/passkeys/{kept['id']}")).status_code == 204
    used = device.get(await ask(other, "/api/carry/passkey/ask"))
    await ask(other, "/api/carry/passkey", {"credential": used}, 403)


async def test_a_passkey_that_was_not_asked_for_is_refused(invite: Invite) -> None:
    ada, eve = await invite("Ada"), await invite("Eve")
    device, foreign = Device(ada.url), Device("https://elsewhere.example")
    options = await ask(ada, "/api/me/passkeys/ask")
    await ask(eve, "/api/me/passkeys", {"credential": device.create(options)}, 403)  # it is Ada's challenge
    await ask(ada, "/api/me/passkeys", {"credential": foreign.create(options)}, 403)
    options = await ask(ada, "/api/me/passkeys/ask")
    await ask(ada, "/api/me/passkeys", {"credential": device.create(options)}, 204)
    asked = await ask(eve, "/api/carry/passkey/ask")
    forged = device.get(asked)
    forged["response"]["signature"] = Device(ada.url).get(asked)["response"]["signature"]
    await ask(eve, "/api/carry/passkey", {"credential": forged}, 403)
    for nonsense in (
        {},
        {"response": 1},
        {"response": {"clientDataJSON": "é"}},
        {"response": {"clientDataJSON": "W10"}},
    ):
        await ask(eve, "/api/carry/passkey", {"credential": nonsense}, 422)
        await ask(ada, "/api/me/passkeys", {"credential": nonsense}, 422)
    without_origin = await ada.http.post("/api/me/passkeys/ask")
    assert without_origin.json()["fault"] == "fault-origin"


async def test_signing_out_elsewhere_leaves_this_device(invite: Invite) -> None:
    ada, phone = await invite("Ada"), await invite("Phone")
    token = (await ask(ada, "/api/me/link"))["link"].split("#")[1]
    await phone.post("/api/carry/link", {"token": token})
    table = await ada.make(ME, OPEN)
    pending = (await ask(ada, "/api/me/link"))["link"].split("#")[1]
    async with ada.at(table) as place:
        await ask(phone, "/api/me/sign-out-elsewhere", status=204)
        await place.connection.wait_closed()
    await ada.get("/api/me", 401)
    assert await who(phone) == (ada.id, "Ada")
    await phone.post("/api/carry/link/look", {"token": pending}, 403)


async def test_everything_about_me_can_be_read(invite: Invite) -> None:
    ada, ben = await invite("Ada"), await invite("Ben")
    table = await ada.make(ME, OPEN)
    await ben.join(table)
    async with ada.at(table) as place, ben.at(table) as other:
        await place.turn()
        await place.play()
        await place.ask("say", text="Hello")
        await other.ask("say", text="a secret of Ben's")
    told = await ada.http.get("/api/me/export")
    found = told.json()
    assert "attachment" in told.headers["content-disposition"]
    assert found["guest"]["name"] == "Ada"
    assert [one["id"] for one in found["tables"]] == [table]
    assert [(one["kind"], one["seat"]) for one in found["entries"]] == [("move", 0)]
    assert [one["data"]["text"] for one in found["said"]] == ["Hello"]
    assert "Ben" not in told.text
    assert "digest" not in told.text
    assert "seed" not in told.text


async def test_deleting_leaves_the_games_of_others(invite: Invite) -> None:
    ada, ben = await invite("Ada"), await invite("Ben")
    alone, shared = await ada.make(ME, ME), await ada.make(ME, OPEN)
    await ben.join(shared)
    async with ada.at(shared) as place, ben.at(shared) as other:
        await place.ask("say", text="I was here")
        answer = await ada.http.delete("/api/me")
        assert answer.status_code == 204
        await other.hear("update", where=lambda message: message["scene"]["outcome"] is not None)
        assert other.scene["outcome"]["winners"] == [1], "nobody waits for who is gone"
        await other.hear("table", where=lambda message: message["table"]["seats"][0]["name"] == "")
    await ada.get("/api/me", 401)
    await ben.get(f"/api/tables/{alone}", 404)
    (listed,) = await ben.get("/api/tables")
    assert [(seat["kind"], seat["name"]) for seat in listed["seats"]] == [("person", ""), ("person", "Ben")]
    async with ben.at(shared) as place:
        assert [(line["name"], line["text"]) for line in place.chat["lines"]] == [("", "")]
    assert "Ada" not in (await ben.http.get(f"/api/tables/{shared}/record")).text


async def test_a_table_that_still_waits_gets_the_seat_back(invite: Invite) -> None:
    ada, ben = await invite("Ada"), await invite("Ben")
    table = await ben.make(ME, OPEN, OPEN, game="rivality", mode="three")
    await ada.join(table)
    await ada.http.delete("/api/me")
    assert [seat["kind"] for seat in (await ben.get(f"/api/tables/{table}"))["seats"]] == ["person", "open", "open"]


async def test_two_guests_become_one_in_every_respect(own_house: Settings) -> None:
    storage = make_storage(own_house)
    await storage.open()
    for guest in (ADA, BEN, CAL):
        await storage.add_guest(guest, guest.name.encode())
    await storage.add_table(
        Stored(setting("one"), [Chair("person", "Ada", ADA.id), Chair("person", "Ben", BEN.id)], [])
    )
    said = Say("Ben", "hello", seat=1, request=f"{BEN.id}:1")
    await storage.append("one", 0, [Move("@4", seat=0, request=f"{ADA.id}:1"), said])
    for guest, lesson in ((ADA, "a"), (BEN, "a"), (BEN, "b")):
        await storage.add_learned(guest.id, Learned("lutao", lesson))
    await storage.profiles.join(BEN.id, ADA.id)
    assert await storage.profiles.find(BEN.id) is None
    assert [await storage.find_guest(one) for one in (b"Ada", b"Ben")] == [(ADA, b"Ada"), (ADA, b"Ben")]
    assert sorted(one.lesson for one in await storage.learned(ADA.id)) == ["a", "b"]
    stored = await storage.find_table("one")
    assert stored is not None
    assert [(chair.name, chair.guest) for chair in stored.chairs] == [("Ada", ADA.id)] * 2
    assert json.loads(json.dumps((await storage.profiles.everything(ADA.id))["said"]))[0]["data"]["text"] == "hello"
    await storage.profiles.join(ADA.id, CAL.id)
    assert [await storage.find_guest(one) for one in (b"Ada", b"Ben", b"Cal")] == [
        (CAL, b"Ada"),
        (CAL, b"Ben"),
        (CAL, b"Cal"),
    ]
    assert await storage.profiles.delete(CAL.id) == ["one"]
    assert await storage.find_table("one") is None, "nobody else sat there"
    assert await storage.find_guest(b"Ben") is None
    await storage.close()


async def test_nothing_of_a_deleted_guest_is_left_in_the_database(own_house: Settings) -> None:
    storage = make_storage(own_house)
    await storage.open()
    for guest in (ADA, BEN):
        await storage.add_guest(guest, guest.name.encode())
    await storage.add_table(
        Stored(setting("one"), [Chair("person", "Ada", ADA.id), Chair("person", "Ben", BEN.id)], [], host=ADA.id)
    )
    await storage.append("one", 0, [Say("Ada", "hello", seat=0, request=f"{ADA.id}:1")])
    await storage.add_learned(ADA.id, Learned("lutao", "a"))
    await recovery.new_code(storage.profiles, ADA.id)
    await storage.profiles.add_ticket(b"ticket", "link", ADA.id, 1e12)
    await storage.profiles.delete(ADA.id)
    async with storage.database.engine.connect() as connection:
        for table in ("guests", "chairs", "tables", "learned", "recoveries", "tickets", "devices", "passkeys"):
            rows = (await connection.execute(text(f"SELECT * FROM {table}"))).all()
            assert not [row for row in rows if ADA.id in row or "Ada" in row], table
        (data,) = (await connection.execute(text("SELECT data FROM entries"))).scalars()
        assert "hello" not in str(data)
    await storage.close()
