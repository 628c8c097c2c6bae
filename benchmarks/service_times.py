"""How much of a core each thing takes that people do: in a worker, in PostgreSQL, in Redis, in a bot's process.

Two workers, PostgreSQL with full sync and Redis run on this machine; what is counted is their processor time, so that
the players of this process, or other work on the machine, disturb it little.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import websockets
from benchmarks.players import Ours, Player, at_ours, without_looking
from benchmarks.server import children_of, memory, processor_time, shared
from cryptography.hazmat.primitives.asymmetric import ec
from redis.asyncio import Redis
from tests.server.house import ME
from tests.server.services import Services, services

from manawell.kernel.match import Match
from manawell.kernel.registry import games
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY
from manawell.server.cluster.redisbus import HOUSE, Alive
from manawell.server.notices.webpush import CURVE, Identity, encrypt, fresh_secret, point_of
from manawell.server.storage.notices import Subscription
from manawell.server.tables.bot_pool import FIRST_SHARE, PACE, USUAL_PACE, think

WORKERS = 2
TABLES = 40
WATCHERS = 10
IDLE = 400
VISITS = 200
LEVELS = ("sprout", "apprentice", "journeyman", "master", "wellspring")
POSITIONS = 4
HEARD = 5000


class Cost(NamedTuple):
    """Seconds of a core."""

    worker: float
    database: float
    redis: float

    def less(self, other: "Cost") -> "Cost":
        return Cost(*(max(0.0, mine - its) for mine, its in zip(self, other, strict=True)))

    def by(self, count: float) -> "Cost":
        return Cost(*(part / count for part in self))


class House:
    """The processes whose time is counted."""

    def __init__(self, url: str, workers: list[int], found: Services) -> None:
        self.url, self.workers, self.redis = url, workers, found.redis
        self._postmaster = int((found.folder / "postgresql/data/postmaster.pid").read_text().split()[0])
        assert found._redis is not None
        self._redis = found._redis.pid

    def spent(self) -> Cost:
        backends = processor_time([self._postmaster, *children_of(self._postmaster)]) + ended_children(self._postmaster)
        return Cost(processor_time(self.workers), backends, processor_time([self._redis]))

    async def cost(self, work: Awaitable[float], rest: Cost | None = None) -> Cost:
        """What one of these takes, without what the house takes by itself."""
        before, began = self.spent(), time.monotonic()
        count = await work
        taken = self.spent().less(before)
        if rest is not None:
            seconds = time.monotonic() - began
            taken = taken.less(Cost(*(part * seconds for part in rest)))
        return taken.by(count)


def ended_children(pid: int) -> float:
    """The processor time of those that have ended."""
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[13:15]
    return (int(user) + int(system)) / 100


async def pause(seconds: float) -> float:
    await asyncio.sleep(seconds)
    return seconds


async def play(players: list[Player], seconds: float) -> float:
    for player in players:
        player.waits.clear()
    await asyncio.gather(*(player.play(time.monotonic() + seconds) for player in players))
    return sum(len(player.waits) for player in players)


async def watch(url: str, table: str) -> None:
    """Read until cancelled."""
    options: Any = {"origin": url, "max_size": None, "compression": None}
    async with websockets.connect(f"ws{url[4:]}/api/tables/{table}/socket", **options) as connection:
        while True:
            await connection.recv()


async def visit(url: str, tables: list[str], cookie: str) -> float:
    for count in range(VISITS):
        player = Ours(False)
        await player.connect(url, tables[count % len(tables)], cookie)
        await player.connection.close()
    return VISITS


async def make(url: str) -> float:
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        await http.post("/api/guests", json={"name": "Bench"})
        body = {"game": "gegensatz", "options": {"mode": "duel"}, "seats": [ME, ME]}
        for _ in range(VISITS):
            (await http.post("/api/tables", json=body)).raise_for_status()
    return VISITS


async def hear(address: str) -> float:
    """What every worker hears of every other once a second, from one that does not exist."""
    async with Redis.from_url(address) as redis:
        for _ in range(HEARD // 100):
            async with redis.pipeline(transaction=False) as pipeline:
                for _ in range(100):
                    pipeline.publish(HOUSE, msgspec.json.encode(Alive("bench")))
                await pipeline.execute()
    await asyncio.sleep(2.0)
    return HEARD * WORKERS


async def leave(players: list[Player]) -> None:
    await asyncio.gather(*(player.connection.close() for player in players))


async def measure_house(house: House, seconds: float, tell: Callable[[str], None]) -> dict[str, Cost | float]:
    """By what people do; `rest` is a second of a worker without visitors."""
    found: dict[str, Cost | float] = {}
    rest = await house.cost(pause(seconds))
    found["rest"] = rest.by(WORKERS)
    found["heard"] = await house.cost(hear(house.redis), rest)
    tell("at rest")
    players = await without_looking(house.url, TABLES)
    await play(players, 1.0)
    found["move"] = move = await house.cost(play(players, seconds), rest)
    tell("moves")
    tables = [str(player.connection.request.path.split("/")[3]) for player in players if player.connection.request]
    cookie = next(
        iter(str(player.connection.request.headers["Cookie"]) for player in players if player.connection.request)
    )
    watching = [asyncio.create_task(watch(house.url, table)) for table in tables for _ in range(WATCHERS)]
    await asyncio.sleep(3.0)
    watched = await house.cost(play(players, seconds), rest)
    found["told"] = watched.less(move).by(WATCHERS)
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    await leave(players)
    tell("spectators")
    looking = await at_ours(house.url, TABLES)
    found["foresee"] = (await house.cost(play(looking, seconds), rest)).less(move)
    await leave(looking)
    tell("looking ahead")
    found["connect"] = await house.cost(visit(house.url, tables, cookie), rest)
    found["make"] = await house.cost(make(house.url), rest)
    tell("coming and going")
    before = memory(house.workers)
    idle = await at_ours(house.url, IDLE)
    found["table_bytes"] = (memory(house.workers) - before) / IDLE
    await asyncio.sleep(2.0)
    found["present"] = (await house.cost(pause(max(40.0, seconds)), rest)).by(IDLE)  # they are looked at every 20 s
    await leave(idle)
    tell("being there")
    return found


def measure_thoughts() -> dict[str, float]:
    """By level: seconds of a core for a decision, on average over the games, in positions of random play."""
    found = {}
    for level in LEVELS:
        spent, count = 0.0, 0
        for game in games().values():
            for number in range(POSITIONS):
                match, chance = Match(game, {}, Seal(f"thought {number}")), rng_from(b"thought %d" % number)
                for _ in range(10 * number):
                    if match.actor != NOBODY:
                        legal = match.state.moves()
                        match.play_move(legal[chance.below(len(legal))])
                if match.actor == NOBODY:
                    continue
                view = msgspec.json.encode(match.view(match.actor))
                budget = PACE.get(level, USUAL_PACE) * FIRST_SHARE * game.judge.share()
                began = time.process_time()
                think(game.id, game.rules_version, view, level, f"seed {number}", budget)
                spent, count = spent + time.process_time() - began, count + 1
        found[level] = spent / count
    return found


def measure_push(times: int = 300) -> float:
    """Seconds of a core to sign and encrypt a notice; the sending itself is waiting."""
    key = ec.generate_private_key(CURVE)
    browser = Subscription("https://push.example/x", point_of(key.public_key()), b"0" * 16)
    identity, began = Identity(fresh_secret(), "mailto:host@play.example"), time.process_time()
    for _ in range(times):
        identity.authorization(browser.endpoint, time.time())
        encrypt(b"x" * 300, browser)
    return (time.process_time() - began) / times


def measure(seconds: float, tell: Callable[[str], None]) -> dict[str, Any]:
    with services(durable=True) as found, shared(found, WORKERS) as (url, workers):
        costs = asyncio.run(measure_house(House(url, workers, found), seconds, tell))
    tell("bots and notices")
    return {**costs, "thoughts": measure_thoughts(), "push": measure_push()}
