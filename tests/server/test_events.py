"""Events from the first sign-up to the last result: with people, bots, restarts and several workers."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import msgspec
import pytest
import websockets
from sqlalchemy import select

from manawell.server.cluster.connections import make_storage
from manawell.server.events.keeper import EventKeeper
from manawell.server.events.model import ARENA, CANCELLED, OVER, RUNNING, SWISS, WAITING, Event, Plan, Player
from manawell.server.settings import Settings
from manawell.server.storage.interface import Ended, Guest
from manawell.server.storage.notices import Subscription
from manawell.server.storage.schema import notices
from manawell.server.storage.sql import SqlStorage
from manawell.server.tables.client import Client
from manawell.server.tables.registry import TableRegistry
from manawell.table.entries import Move
from manawell.table.setting import LOSE, Terms, TimeControl
from tests.server.conftest import Invite
from tests.server.house import DUEL, PATIENCE, Person, running

LIVE: dict[str, Any] = {"kind": "live", "seconds": 600, "increment": 5}
SWISS_WISH: dict[str, Any] = {
    "name": "Friday Swiss",
    "kind": "swiss",
    "game": "gegensatz",
    "options": DUEL,
    "clock": LIVE,
    "rounds": 3,
}
ARENA_WISH: dict[str, Any] = {**SWISS_WISH, "kind": "arena", "name": "Night arena", "minutes": 30}
NAMES = ("Ada", "Ben", "Cal", "Dot", "Eve")


class Stands:
    """What somebody at an event was told last."""

    def __init__(self, connection: websockets.ClientConnection) -> None:
        self.connection = connection
        self.told: dict[str, Any] = {}

    async def until(self, says: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait until the event is like this."""
        while not self.told or not says(self.told):
            for message in json.loads(await asyncio.wait_for(self.connection.recv(), PATIENCE)):
                assert message["type"] == "event"
                self.told = message
        return self.told


@contextlib.asynccontextmanager
async def watching(person: Person, event: str) -> AsyncIterator[Stands]:
    headers = {"Cookie": f"manawell={person.token}"} if person.token else {}
    address = f"ws{person.url[4:]}/api/events/{event}/socket"
    async with websockets.connect(address, origin=person.url, additional_headers=headers) as connection:  # type: ignore[arg-type]
        yield Stands(connection)


async def opened(person: Person, **changes: Any) -> str:
    return str((await person.post("/api/events", {**SWISS_WISH, **changes}))["id"])


async def give_up(person: Person, table: str) -> None:
    async with person.at(table) as place:
        assert (await place.ask("ask", kind="resign"))["type"] == "done"


def in_round(number: int) -> Callable[[dict[str, Any]], bool]:
    return lambda told: told["round"] == number


def by_name(told: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {player["name"]: player for player in told["players"]}


def names_in(told: dict[str, Any], game: dict[str, Any]) -> list[str]:
    numbers = {player["number"]: player["name"] for player in told["players"]}
    return [numbers[number] for number in game["players"]]


async def play_round(people: dict[str, Person], stands: Stands, number: int, losers: str) -> dict[str, Any]:
    """In every game of a round the one who comes first in `losers` gives up; what was told at the end of it."""
    told = await stands.until(in_round(number))
    games = [game for game in told["games"] if game["round"] == number and game["table"]]
    for game in games:
        loser = min(names_in(told, game), key=lambda name: losers.index(name[0]))
        await give_up(people[loser], game["table"])
    return await stands.until(
        lambda told: (
            told["round"] > number
            or told["state"] != "running"
            or all(game["points"] for game in told["games"] if game["round"] == number)
        )
    )


async def again(people: dict[str, Person], address: str) -> None:
    """Everybody comes to another server, with the same cookies."""
    for name, person in list(people.items()):
        await person.leave()
        new = Person(address)
        new.http.cookies.set("manawell", person.token, domain="127.0.0.1")
        new.id = person.id
        people[name] = new


@contextlib.contextmanager
def workers(settings: Settings) -> Iterator[list[str]]:
    """Two servers where the storage allows it."""
    with running(settings) as first:
        if settings.database is None:
            yield [first, first]
            return
        with running(settings) as second:
            yield [first, second]


async def test_a_swiss_event_of_five_with_a_withdrawal_and_a_restart(own_house: Settings) -> None:
    """Whoever comes later in the alphabet wins. Cal leaves after the first round, so that four are left."""
    settings = replace(own_house, event_pause=0.0)
    people: dict[str, Person] = {}
    with workers(settings) as (left, right):
        for at, name in enumerate(NAMES):
            people[name] = await Person((left, right)[at % 2]).come_in(name)
        event = await opened(people["Ada"], wanted=5)
        async with watching(people["Eve"], event) as stands:
            for person in people.values():
                assert (await stands.until(lambda told: True))["state"] == "waiting"
                await person.post_nothing(f"/api/events/{event}/join")
            told = await stands.until(in_round(1))
            (bye,) = [game for game in told["games"] if game["table"] is None]
            assert (names_in(told, bye), bye["points"]) == (["Eve"], [1.0]), "all are equal, and she came last"
            first = [set(names_in(told, game)) for game in told["games"] if game["table"]]
            assert first == [{"Ada", "Cal"}, {"Ben", "Dot"}]
            await people["Cal"].post_nothing(f"/api/events/{event}/leave")
            told = await play_round(people, stands, 1, "ABCDE")
            told = await stands.until(in_round(2))
            assert by_name(told)["Cal"]["away"]
    with workers(settings) as (left, right):
        await again(people, right)
        async with watching(people["Eve"], event) as stands:
            told = await stands.until(in_round(2))
            second = [set(names_in(told, game)) for game in told["games"] if game["round"] == 2]
            assert sorted(map(sorted, second)) in ([["Ada", "Ben"], ["Dot", "Eve"]], [["Ada", "Dot"], ["Ben", "Eve"]])
            await play_round(people, stands, 2, "ABCDE")
            await play_round(people, stands, 3, "ABCDE")
            told = await stands.until(lambda told: told["state"] == "over")
        listed = await people["Ada"].get("/api/events")
    found = by_name(told)
    pairs = [frozenset(game["players"]) for game in told["games"]]
    assert len(set(pairs)) == len(pairs) == 3 + 2 + 2
    assert [player["points"] for player in told["players"]] == sorted(
        (p["points"] for p in told["players"]), reverse=True
    )
    assert (told["players"][0]["name"], found["Eve"]["points"], found["Eve"]["sheet"]) == ("Eve", 3.0, [1.0, 1.0, 1.0])
    assert (found["Cal"]["points"], found["Cal"]["sheet"]) == (1.0, [1.0, None, None])
    assert sum(player["points"] for player in told["players"]) == 3 + 2 + 2
    assert [(one["id"], one["state"], one["people"], one["joined"]) for one in listed] == [(event, "over", 5, True)]
    for person in people.values():
        await person.leave()


async def test_an_arena_with_a_bot_and_a_restart(own_house: Settings) -> None:
    """Two people and three bots: whoever is free plays again at once, and with somebody else."""
    settings = replace(own_house, bot_pace=0.0)
    people: dict[str, Person] = {}
    with workers(settings) as (left, right):
        for at, name in enumerate(("Ada", "Ben")):
            people[name] = await Person((left, right)[at % 2]).come_in(name)
        event = str((await people["Ada"].post("/api/events", {**ARENA_WISH, "bots": ["apprentice"] * 3}))["id"])
        for person in people.values():
            await person.post_nothing(f"/api/events/{event}/join")
        await people["Ada"].post_nothing(f"/api/events/{event}/start")
        async with watching(people["Ben"], event) as stands:
            seen: set[str] = set()
            for _ in range(2):
                await lose(people["Ada"], stands, "Ada", seen)
    with workers(settings) as (left, right):
        await again(people, right)
        async with watching(people["Ben"], event) as stands:
            await lose(people["Ada"], stands, "Ada", seen)
            told = await stands.until(lambda told: True)
            games = [set(game["players"]) for game in told["games"] if game["table"] in seen]
            assert all(one != other for one, other in pairwise(games)), "no immediate rematch"
            assert by_name(told)["Ada"]["sheet"] == [0.0, 0.0, 0.0]
            assert sum(player["points"] for player in told["players"]) == 6.0
            await people["Ada"].http.delete(f"/api/events/{event}")
            assert (await stands.until(lambda told: told["state"] == "cancelled"))["ended_at"] is not None
    for person in people.values():
        await person.leave()


async def lose(person: Person, stands: Stands, name: str, seen: set[str]) -> None:
    """Wait for the next game of this person, give it up, and wait until it counts."""
    told = await stands.until(lambda told: by_name(told)[name]["table"] not in (None, *seen))
    table = by_name(told)[name]["table"]
    seen.add(table)
    await give_up(person, table)
    await stands.until(lambda told: any(game["table"] == table and game["points"] for game in told["games"]))


async def test_two_bots_play_their_game_of_a_round_by_themselves(own_house: Settings) -> None:
    settings = replace(own_house, bot_pace=0.0, event_pause=0.0)
    with running(settings) as address:
        ada = await Person(address).come_in("Ada")
        event = await opened(ada, bots=["apprentice", "apprentice"], rounds=3)
        await ada.post_nothing(f"/api/events/{event}/join")
        await ada.post_nothing(f"/api/events/{event}/start")
        async with watching(ada, event) as stands:
            for number in (1, 2, 3):
                told = await stands.until(in_round(number))
                table = by_name(told)["Ada"]["table"]
                if table is not None:
                    await give_up(ada, table)
            told = await stands.until(lambda told: told["state"] == "over")
        assert sum(player["points"] for player in told["players"]) == 6.0
        assert len({frozenset(game["players"]) for game in told["games"]}) == 6
        await ada.leave()


async def test_what_speaks_against_an_event(invite: Invite) -> None:
    ada, ben = await invite("Ada"), await invite("Ben")
    for changes, fault, status in (
        ({"options": {"mode": "solo"}}, "fault-event-seats", 422),
        ({"game": "rivality", "options": {"mode": "teams"}}, "fault-event-teams", 422),
        ({"kind": "arena", "clock": {"kind": "days", "seconds": 86400}}, "fault-event-days", 422),
        ({"wanted": 65}, "fault-event-wanted", 422),
        ({"starts_at": 1.0}, "fault-event-start", 422),
        ({"bots": ["apprentice"] * 9}, "fault-event-bots", 429),
        ({"bots": ["nobody"]}, "fault-unknown-bot", 422),
        ({"clock": None}, "fault-request", 422),
        ({"game": "chess"}, "fault-unknown-game", 422),
    ):
        answer = await ada.post("/api/events", {**SWISS_WISH, **changes}, status)
        assert answer["fault"] == fault, changes
    event = await opened(ada)
    assert (await ben.post(f"/api/events/{event}/start", status=403))["fault"] == "fault-event-not-yours"
    assert (await ada.post(f"/api/events/{event}/start", status=409))["fault"] == "fault-event-few"
    assert (await ben.post(f"/api/events/{event}/leave", status=409))["fault"] == "fault-event-not-in"
    assert (await ben.post("/api/events/nowhere/join", status=404))["fault"] == "fault-no-event"
    assert (await ben.http.delete(f"/api/events/{event}")).json()["fault"] == "fault-event-not-yours"
    for _ in range(2):
        await opened(ada)
    assert (await ada.post("/api/events", SWISS_WISH, 429))["fault"] == "fault-events-open"
    assert (await ada.http.delete(f"/api/events/{event}")).status_code == 204
    assert (await ada.http.delete(f"/api/events/{event}")).json()["fault"] == "fault-event-over"
    assert (await ben.post(f"/api/events/{event}/join", status=409))["fault"] == "fault-event-over"


async def test_at_the_table_of_an_event_nothing_is_taken_back_and_nothing_hinted(invite: Invite) -> None:
    ada = await invite("Ada")
    event = await opened(ada, bots=["apprentice"])
    await ada.post_nothing(f"/api/events/{event}/join")
    await ada.post_nothing(f"/api/events/{event}/start")
    async with watching(ada, event) as stands:
        table = by_name(await stands.until(in_round(1)))["Ada"]["table"]
    async with ada.at(table) as place:
        assert (place.table["event"], place.table["rated"], place.table["late"]) == (event, False, "lose")
        await place.turn()
        assert (await place.ask("ask", kind="hint"))["fault"] == "fault-hint-rated"
        assert place.scene["undo"] == "rated"


async def test_nothing_of_a_running_game_is_told_at_its_event(invite: Invite) -> None:
    """Whatever is played at its tables, an event says the same until a game ends."""
    ada, ben, eve = [await invite(name) for name in ("Ada", "Ben", "Eve")]
    event = await opened(ada)
    for person in (ada, ben):
        await person.post_nothing(f"/api/events/{event}/join")
    await ada.post_nothing(f"/api/events/{event}/start")
    async with watching(eve, event) as stands:
        before = await stands.until(in_round(1))
        table = by_name(before)["Ada"]["table"]
        async with ada.at(table) as one, ben.at(table) as two:
            for _ in range(4):
                await one.settle()
                await two.settle()
                await (one if one.legal else two).play()
        async with watching(eve, event) as later:
            after = await later.until(in_round(1))
        assert {**after, "now": 0.0} == {**before, "now": 0.0}


HOUSE = [Guest(letter * 16, name, "en") for letter, name in zip("abcde", NAMES, strict=True)]


@pytest.fixture
async def registry(own_house: Settings) -> AsyncIterator[TableRegistry]:
    storage = make_storage(own_house)
    await storage.open()
    for guest in HOUSE:
        await storage.add_guest(guest, guest.name.encode())
    found = TableRegistry(storage, replace(own_house, event_pause=0.0))
    yield found
    await found.close()
    await storage.close()


async def made(registry: TableRegistry, *guests: Guest, state: str = WAITING, **changes: Any) -> str:
    terms = Terms(clock=TimeControl("live", 600), late=LOSE, event="friday")
    usual: dict[str, Any] = {
        "name": "Friday",
        "kind": SWISS,
        "game": "gegensatz",
        "rounds": 3,
        "minutes": 0,
        "seats": 2,
    }
    plan = Plan(**{**usual, "options": {"mode": "duel", "turn_limit": 1000}, "terms": terms, **changes})
    players = [
        Player(number=number, kind="person", name=guest.name, guest=guest.id) for number, guest in enumerate(guests, 1)
    ]
    event = Event(id="friday", plan=plan, host=HOUSE[0].id, made_at=1e12, players=tuple(players), state=state)
    await registry.storage.events.add(event)
    return event.id


async def found(registry: TableRegistry, event: str = "friday") -> Event:
    there = await registry.storage.events.find(event)
    assert there is not None
    return there


async def lose_game(registry: TableRegistry, guest: Guest) -> None:
    for table in await registry.storage.profiles.running(guest.id):
        await registry.give_up(table, guest.id)


async def test_two_who_pair_at_the_same_moment_pair_once(registry: TableRegistry) -> None:
    await made(registry, *HOUSE[:4])
    before = await found(registry)
    other = TableRegistry(registry.storage, registry.settings)
    done = await asyncio.gather(*(EventKeeper(one).start(before, 5.0) for one in (registry, other)))
    await other.close()
    assert sorted(done) == [False, True]
    event = await found(registry)
    assert (len(event.games), event.round, event.state) == (2, 1, RUNNING)
    tables = [await registry.storage.profiles.running(guest.id) for guest in HOUSE[:4]]
    assert [len(running) for running in tables] == [1] * 4, "no table was made in vain"


async def test_an_event_that_changes_while_it_is_read_is_read_again(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or players and games of a round would stand beside an event that has not come to it."""
    await made(registry, *HOUSE[:4])
    before, storage = await found(registry), registry.storage
    assert isinstance(storage, SqlStorage)
    read, starts_now = storage.database.read, iter([False, True])

    class Slow:
        def __init__(self, connection: Any) -> None:
            self._connection = connection

        async def execute(self, query: Any) -> Any:
            if next(starts_now, False):
                assert await EventKeeper(registry).start(before, 5.0)
            return await self._connection.execute(query)

    monkeypatch.setattr(storage.database, "read", lambda work: read(lambda connection: work(Slow(connection))))
    event = await found(registry)
    assert (event.round, len(event.games), event.state) == (1, 2, RUNNING)


async def test_an_event_that_cannot_be_told_keeps_nobody_from_another(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await made(registry, *HOUSE[:3])
    await registry.storage.events.add(msgspec.structs.replace(await found(registry), id="monday"))
    room, find, broken = registry.event_room, registry.storage.events.find, set[str]()
    watchers = {event: Client(None, 10**6) for event in ("friday", "monday")}
    for event, watcher in watchers.items():
        await room.enter(watcher, event)
        await watcher.next()

    async def find_most(event: str) -> Event | None:
        if event in broken:
            raise KeyError("a fault of ours")
        return await find(event)

    monkeypatch.setattr(registry.storage.events, "find", find_most)
    telling = asyncio.create_task(room.run())
    for event, other in (("friday", "monday"), ("monday", "friday")):  # whichever is read first
        broken.clear()
        broken.add(event)
        for guest in HOUSE[1:3]:
            await registry.storage.events.leave(other, guest.id)
            room.ask()
            await asyncio.wait_for(watchers[other].next(), PATIENCE)
    telling.cancel()
    assert {record.getMessage() for record in caplog.records} == {"an event cannot be told"}
    assert len(caplog.records) == 2, "once for each"


async def test_all_are_called_to_their_table_and_one_of_them_to_move(registry: TableRegistry) -> None:
    for guest in HOUSE[:2]:
        browser = Subscription(f"https://push.example/{guest.name}", b"key", b"secret")
        await registry.storage.notices.subscribe(guest.id, guest.name.encode(), browser, 5)
    await made(registry, *HOUSE[:2])
    assert await EventKeeper(registry).start(await found(registry), 5.0)
    (game,) = (await found(registry)).games
    assert game.table is not None
    storage = registry.storage
    assert isinstance(storage, SqlStorage)

    async def read(connection: Any) -> list[Any]:
        return list(await connection.execute(select(notices.c.guest, notices.c.table_id, notices.c.kind)))

    called = {(guest.id, game.table, "joined") for guest in HOUSE[:2]}
    assert set(await storage.database.read(read)) == called
    async with registry.table(game.table) as live:
        await live.change(live.deal)
        begins = live.chairs[live.table.match.actor].guest
    assert set(await storage.database.read(read)) == called | {(begins, game.table, "turn")}


async def test_who_leaves_while_others_pair_is_not_paired(registry: TableRegistry) -> None:
    await made(registry, *HOUSE[:3])
    before = await found(registry)
    assert await registry.storage.events.leave("friday", HOUSE[2].id)
    assert not await EventKeeper(registry).start(before, 5.0)
    assert [player.name for player in (await found(registry)).players] == ["Ada", "Ben"]


async def test_an_event_starts_at_its_time_or_is_cancelled_if_nobody_came(registry: TableRegistry) -> None:
    await made(registry, HOUSE[0], starts_at=5.0)
    await EventKeeper(registry).look()
    assert (await found(registry)).state == CANCELLED


async def test_it_waits_for_its_time(registry: TableRegistry) -> None:
    await made(registry, *HOUSE[:4], starts_at=1e11, wanted=5)
    await EventKeeper(registry).look()
    assert (await found(registry)).state == WAITING
    await registry.storage.events.join("friday", HOUSE[4], 1200.0, 64)
    await EventKeeper(registry).look()
    assert (await found(registry)).round == 1


async def test_a_round_that_takes_too_long_is_drawn_and_stays_so(registry: TableRegistry) -> None:
    await made(registry, *HOUSE[:4], round_minutes=1)
    keeper = EventKeeper(registry)
    assert await keeper.start(await found(registry), 5.0)
    await lose_game(registry, HOUSE[0])
    late = await registry.storage.profiles.running(HOUSE[1].id)
    await keeper.look()
    event = await found(registry)
    assert event.round == 2
    assert [game.points for game in event.games][:2] in ([(0.0, 1.0), (0.5, 0.5)], [(1.0, 0.0), (0.5, 0.5)])
    await registry.give_up(late[0], HOUSE[1].id)
    assert (await found(registry)).games[1].points == (0.5, 0.5), "what ends later counts no more"


async def test_an_arena_ends_on_time_and_games_that_run_do_not_count(registry: TableRegistry) -> None:
    await made(registry, *HOUSE[:2], kind=ARENA, minutes=1, rounds=0)
    keeper = EventKeeper(registry)
    assert await keeper.start(await found(registry), 5.0)
    await keeper.look()
    event = await found(registry)
    assert (event.state, [game.points for game in event.games]) == (OVER, [None])
    await lose_game(registry, HOUSE[0])
    assert (await found(registry)).games[0].points is None


async def test_a_result_counts_once(registry: TableRegistry) -> None:
    await made(registry, *HOUSE[:2])
    assert await EventKeeper(registry).start(await found(registry), 5.0)
    await lose_game(registry, HOUSE[0])
    (game,) = (await found(registry)).games
    assert game.points is not None
    assert sorted(game.points) == [0.0, 1.0]
    assert game.points[game.players.index(1)] == 0.0
    assert game.ended_at is not None


async def test_who_never_came_is_not_paired_again_until_they_return(registry: TableRegistry) -> None:
    terms = Terms(clock=TimeControl("live", 0), late=LOSE, event="friday")
    await made(registry, *HOUSE[:4], kind=ARENA, minutes=10**9, rounds=0, terms=terms)
    keeper = EventKeeper(registry)
    assert await keeper.start(await found(registry), 5.0)
    for table in {name for guest in HOUSE[:4] for name in await registry.storage.profiles.running(guest.id)}:
        async with registry.table(table) as live:
            await live.change(live.deal)
            await live.change(live.deal)  # whoever takes the lock looks at the clock first
    event = await found(registry)
    assert all(game.points is not None for game in event.games)
    away = [player for player in event.players if player.away]
    assert len(away) == 2, "the first to move at each table"
    assert await registry.storage.events.join("friday", HOUSE[away[0].number - 1], 0.0, 64) == "joined"
    assert sum(player.away for player in (await found(registry)).players) == 1


async def test_those_who_blocked_each_other_are_kept_apart(registry: TableRegistry) -> None:
    await registry.storage.manners.block(HOUSE[1].id, HOUSE[3].id)
    await made(registry, *HOUSE[:4])
    assert await EventKeeper(registry).start(await found(registry), 5.0)
    assert {2, 4} not in [set(game.players) for game in (await found(registry)).games]
    await registry.storage.manners.block(HOUSE[0].id, HOUSE[4].id)
    assert await registry.storage.events.join("friday", HOUSE[4], 0.0, 64) == "blocked"


async def test_three_play_at_one_table(registry: TableRegistry) -> None:
    options = {"mode": "standard", "players": "3"}
    await made(registry, *HOUSE, game="lutao", options=options, seats=3)
    assert await EventKeeper(registry).start(await found(registry), 5.0)
    event = await found(registry)
    assert sorted(len(game.players) for game in event.games) == [1, 1, 3]
    (table,) = [game.table for game in event.games if game.table is not None]
    ended = Ended({"winners": [2], "reason": "", "scores": [5, 3, 4]}, 7.0)
    await registry.storage.append(table, 1, [Move("any", seat=2, request="last")], ended)
    (game,) = [game for game in (await found(registry)).games if not game.is_bye]
    assert (game.points, game.ended_at) == ((0.5, 0.0, 1.0), 7.0)


async def test_the_host_of_the_server_can_cancel_any_event(registry: TableRegistry) -> None:
    await made(registry, *HOUSE[:2])
    assert await registry.storage.events.cancel("friday", 7.0)
    assert not await registry.storage.events.cancel("friday", 8.0), "it is over"
    event = await found(registry)
    assert (event.state, event.ended_at) == (CANCELLED, 7.0)
    assert not await registry.storage.events.cancel("monday", 8.0)


async def test_when_all_who_are_left_have_met_it_is_over(registry: TableRegistry) -> None:
    await made(registry, *HOUSE[:4])
    keeper = EventKeeper(registry)
    assert await keeper.start(await found(registry), 5.0)
    for guest in HOUSE[:2]:
        await lose_game(registry, guest)
    first, *_ = (await found(registry)).games
    for number in {1, 2, 3, 4} - set(first.players):
        await registry.storage.events.leave("friday", HOUSE[number - 1].id)
    await keeper.look()
    event = await found(registry)
    assert (event.state, event.round) == (OVER, 1), "the two who are left have met"


async def test_a_profile_takes_its_events_along(registry: TableRegistry) -> None:
    storage = registry.storage
    assert isinstance(storage, SqlStorage)
    await made(registry, *HOUSE[:3])
    await storage.profiles.join(HOUSE[0].id, HOUSE[3].id)
    event = await found(registry)
    assert (event.host, event.players[0].guest, event.players[0].name) == (HOUSE[3].id, HOUSE[3].id, "Dot")
    await storage.profiles.join(HOUSE[1].id, HOUSE[3].id)
    second = (await found(registry)).players[1]
    assert (second.guest, second.name, second.away) == (None, "", True), "nobody plays twice"
    everything = await storage.profiles.everything(HOUSE[3].id)
    assert [one["id"] for one in everything["events"]] == ["friday"]
    assert [one["number"] for one in everything["played"]] == [1]


async def test_who_deletes_their_profile_leaves_only_results(registry: TableRegistry) -> None:
    await made(registry, *HOUSE[:3])
    assert await EventKeeper(registry).start(await found(registry), 5.0)
    await lose_game(registry, HOUSE[0])
    await registry.storage.profiles.delete(HOUSE[0].id)
    event = await found(registry)
    assert (event.host, event.players[0].guest, event.players[0].name) == (None, None, "")
    assert event.players[0].away
    assert all(game.points is not None for game in event.games)
    await EventKeeper(registry).look()
    assert 1 not in {number for game in (await found(registry)).games if game.round == 2 for number in game.players}


async def test_who_deletes_their_profile_before_the_start_is_gone(registry: TableRegistry) -> None:
    await made(registry, *HOUSE[:3])
    await registry.storage.profiles.delete(HOUSE[1].id)
    assert [player.name for player in (await found(registry)).players] == ["Ada", "Cal"]
