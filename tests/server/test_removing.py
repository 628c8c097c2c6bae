"""Whoever made a table may take it away while it waits for players, and nobody else may."""

import sqlite3
from pathlib import Path

import websockets
from sqlalchemy import create_engine, text

from manawell.server.storage import migrations
from manawell.server.storage.database import DATABASE
from tests.server.conftest import Invite
from tests.server.house import BOT, ME, OPEN, Person, Place, roomy, running
from tests.server.old_databases import make_old

TRIO = {"game": "lutao", "mode": "standard", "players": "3"}


async def remove(person: Person, table: str, status: int = 204) -> str:
    answer = await person.http.delete(f"/api/tables/{table}")
    assert answer.status_code == status, answer.text
    return "" if status == 204 else str(answer.json()["fault"])


async def sent_away(place: Place) -> int:
    """Hear the rest until the connection ends; with which code it does."""
    try:
        while True:
            await place.next()
    except websockets.ConnectionClosed as end:
        return 0 if end.rcvd is None else end.rcvd.code


async def test_a_table_that_waits_vanishes_for_everybody(invite: Invite) -> None:
    ada, ben, eve = [await invite(name) for name in ("Ada", "Ben", "Eve")]
    table = await ada.make(OPEN, ME, OPEN, **TRIO)
    await ben.join(table)
    async with ada.at(table) as host, ben.at(table) as guest, eve.at(table) as watcher:
        assert [place.table["host"] for place in (host, guest, watcher)] == [1, 1, 1]
        await guest.ask("say", text="shall we wait?")
        await remove(ada, table)
        assert [await sent_away(place) for place in (host, guest, watcher)] == [4410] * 3
    for person in (ada, ben):
        assert await person.get("/api/tables") == []
        assert (await person.get(f"/api/tables/{table}", 404))["fault"] == "fault-no-table"
    await eve.post(f"/api/tables/{table}/join", status=404)
    assert await remove(ada, table, 404) == "fault-no-table"


async def test_only_its_maker_may_take_it_away_and_only_while_it_waits(invite: Invite) -> None:
    ada, ben, eve = [await invite(name) for name in ("Ada", "Ben", "Eve")]
    table = await ada.make(ME, OPEN, OPEN, **TRIO)
    await ben.join(table)
    assert [await remove(person, table, 403) for person in (ben, eve)] == ["fault-not-host"] * 2
    await eve.join(table)
    assert await remove(ada, table, 409) == "fault-table-begun"
    assert await remove(ada, await ada.make(ME, BOT), 409) == "fault-table-begun"
    assert len(await ada.get("/api/tables")) == 2


async def test_nothing_of_it_stays_in_the_database(invite: Invite, tmp_path: Path) -> None:
    settings = roomy(tmp_path, database=None, redis=None)
    with running(settings) as url:
        ada = await invite("Ada", url)
        table = await ada.make(ME, OPEN)
        async with ada.at(table) as place:
            await place.ask("say", text="anybody?")
        await remove(ada, table)
    with sqlite3.connect(tmp_path / DATABASE) as database:
        counts = [
            database.execute(f"SELECT count(*) FROM {name}").fetchone() for name in ("tables", "chairs", "entries")
        ]
    assert counts == [(0,)] * 3


def test_an_older_table_is_that_of_whoever_sits_there_alone(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'old'}")
    with engine.begin() as connection:
        make_old(connection, "0002")
        for guest in ("ada", "ben"):
            connection.execute(text("INSERT INTO guests VALUES (:id, :id, :id, 'en')"), {"id": guest})
        seated: dict[str, list[str | None]] = {"waits": ["ada", None], "two": ["ben", "ada"]}
        for table, guests in seated.items():
            columns = "id, game, options, seed, salts, notes, made_at"
            connection.execute(
                text(f"INSERT INTO tables ({columns}) VALUES (:id, '', '', '', '', '', 0)"), {"id": table}
            )
            for seat, screen in enumerate(guests):
                chair = "INSERT INTO chairs VALUES (:table, :seat, 'person', '', :guest, NULL)"
                connection.execute(text(chair), {"table": table, "seat": seat, "guest": screen})
    with engine.begin() as connection:
        migrations.upgrade(connection)
        found = {row.id: row.host for row in connection.execute(text("SELECT id, host FROM tables"))}
    engine.dispose()
    assert found == {"waits": "ada", "two": None}
