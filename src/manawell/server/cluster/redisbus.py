"""The bus on Redis: one channel per table, one for all workers, and leases that expire by themselves."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from time import monotonic
from typing import Any, Final

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.lock import Lock
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import LockError, RedisError

from manawell.server.cluster.bus import Listener, Present

HOUSE: Final = "manawell:house"
TABLE: Final = "manawell:table:"
LEASE: Final = "manawell:lease:"
BEAT: Final = 1.0
"""Seconds between two heartbeats."""
ROUND: Final = 20
"""In this many beats, every table with visitors is looked at once, so that a lost message does no lasting harm."""
SILENCE: Final = 4.0
"""Seconds without a heartbeat after which a worker, or our own connection, counts as lost."""
LEASE_SECONDS: Final = 3.0
PAUSES: Final = (0.1, 0.3, 1.0, 2.0)
"""Seconds before each attempt to reconnect; the last value is used for all later attempts."""
TROUBLE: Final = (RedisError, OSError, TimeoutError)

log = logging.getLogger("manawell.server")


class News(msgspec.Struct, frozen=True, tag="news"):
    """There is something new in the log of this table."""

    server: str


class Company(msgspec.Struct, frozen=True, tag="company"):
    """Who is at this table on the sender's side; `asks` for the same from the others, when it has just subscribed."""

    server: str
    present: Present
    asks: bool = False


class Alive(msgspec.Struct, frozen=True, tag="alive"):
    server: str


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    server: str


class Renamed(msgspec.Struct, frozen=True, tag="renamed"):
    server: str
    guest: str
    was: str
    name: str


class Changed(msgspec.Struct, frozen=True, tag="changed"):
    server: str
    guest: str
    change: str
    into: str | None = None


Message = News | Company | Alive | Gone | Renamed | Changed
_decode: Final = msgspec.json.Decoder(Message).decode
_encode: Final = msgspec.json.Encoder().encode


class RedisBus:
    """`Bus` on Redis. While Redis is down everything goes on, and the tables are looked at from time to time."""

    shared = True

    def __init__(self, address: str) -> None:
        self.name = secrets.token_hex(8)
        self._redis: Redis = Redis.from_url(
            address, retry=Retry(NoBackoff(), 0), socket_timeout=SILENCE, socket_connect_timeout=SILENCE
        )
        self._attended: dict[str, Present] = {}
        """By table: who is there on our side."""
        self._others: dict[str, set[str]] = {}
        """By other worker: the tables at which it has visitors."""
        self._heard: dict[str, float] = {}
        """By other worker: when we last heard from it."""
        self._waiting: dict[tuple[str, bytes], None] = {}
        """Messages still to be sent, in order, each only once."""
        self._to_say = asyncio.Event()
        self._ears: PubSub | None = None
        self._joined: set[str] = set()
        """The tables to whose channels we have subscribed."""
        self._up = False
        self._closing = False
        """Checked by all loops: the Redis client may take a cancellation for an error, and then it is lost."""
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def up(self) -> bool:
        return self._up

    async def open(self, listener: Listener) -> None:
        self._listener = listener
        self._tasks = [asyncio.create_task(work()) for work in (self._hear, self._speak, self._beat)]

    async def close(self) -> None:
        self._closing = True
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=SILENCE)
        await asyncio.wait({asyncio.create_task(self._take_leave())}, timeout=SILENCE)

    async def _take_leave(self) -> None:
        with contextlib.suppress(*TROUBLE):
            if self._up:
                await self._publish([*self._waiting, (HOUSE, _encode(Gone(self.name)))])
        with contextlib.suppress(*TROUBLE):
            await self._redis.aclose()

    def tell_news(self, table: str) -> None:
        self._say(TABLE + table, News(self.name))

    def tell_company(self, table: str, present: Present) -> None:
        before = self._attended.get(table, Present())
        if present:
            self._attended[table] = present
        else:
            self._attended.pop(table, None)
        if before and before != present:
            self._say(TABLE + table, Company(self.name, present))
        if bool(present) != bool(before):
            self._to_say.set()  # that loop subscribes or unsubscribes; a new subscriber asks the others

    def tell_name(self, guest: str, was: str, name: str) -> None:
        self._say(HOUSE, Renamed(self.name, guest, was, name))

    def tell_guest(self, guest: str, change: str, into: str | None = None) -> None:
        self._say(HOUSE, Changed(self.name, guest, change, into))

    @asynccontextmanager
    async def lease(self, name: str) -> AsyncIterator[bool]:
        lock = self._redis.lock(LEASE + name, timeout=LEASE_SECONDS, blocking=False, thread_local=False)
        try:
            ours = await lock.acquire()
        except TROUBLE:
            ours = True
        if not ours:
            yield False
            return
        renewing = asyncio.create_task(_renew(lock))
        try:
            yield True
        finally:
            renewing.cancel()
            with contextlib.suppress(*TROUBLE):
                await lock.release()

    def _say(self, channel: str, message: Message) -> None:
        words = channel, _encode(message)
        self._waiting.pop(words, None)
        self._waiting[words] = None
        self._to_say.set()

    async def _publish(self, messages: list[tuple[str, bytes]]) -> None:
        """Publish in one pipeline: messages that wait together cost little more than one."""
        async with self._redis.pipeline(transaction=False) as pipeline:
            for channel, message in messages:
                pipeline.publish(channel, message)
            await pipeline.execute()

    async def _speak(self) -> None:
        """Send what waits; keep what could not be sent."""
        while not self._closing:
            await self._to_say.wait()
            self._to_say.clear()
            saying, self._waiting = self._waiting, {}
            try:
                await self._attend()
                if saying:
                    await self._publish(list(saying))
            except TROUBLE:
                unsaid = [words for words in saying if words not in self._waiting]
                self._waiting = {**dict.fromkeys(unsaid), **self._waiting}
                await asyncio.sleep(BEAT)
                self._to_say.set()

    async def _attend(self) -> None:
        """Subscribe to the channels of exactly those tables where we have visitors."""
        if self._ears is None:
            return
        wanted = set(self._attended)
        come, left = wanted - self._joined, self._joined - wanted
        self._joined = wanted
        if come:
            await self._ears.subscribe(*(TABLE + table for table in come))
        if left:
            await self._ears.unsubscribe(*(TABLE + table for table in left))

    async def _beat(self) -> None:
        """Send a heartbeat, forget workers that send none, and look at a few tables even if nobody told us to."""
        for beat in count():
            if self._closing:
                return
            for table in list(self._attended)[beat % ROUND :: ROUND]:
                self._listener.look_at(table)
            if self._up:
                self._say(HOUSE, Alive(self.name))
                late = monotonic() - SILENCE
                for server in [server for server, at in self._heard.items() if at < late]:
                    self._forget(server)
            await asyncio.sleep(BEAT)

    async def _hear(self) -> None:
        """Listen forever; after every failure, connect again and look at all tables for what was missed."""
        failures = 0
        while not self._closing:
            try:
                async with self._redis.pubsub() as ears:
                    self._joined = set(self._attended)
                    await ears.subscribe(HOUSE, *(TABLE + table for table in self._joined))
                    self._ears = ears
                    self._to_say.set()
                    while not self._closing:
                        message = await ears.get_message(timeout=SILENCE)
                        if message is None:
                            raise TimeoutError("not even our own signs of life come back")
                        failures = 0
                        self._take(message)
            except Exception as problem:
                self._ears = None
                if self._up or not failures:
                    unknown = not isinstance(problem, TROUBLE)
                    extra = {"problem": type(problem).__name__}
                    log.warning("Redis is away; other workers are not heard", extra=extra, exc_info=unknown)
                self._up = False
                await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
                failures += 1
                for table in list(self._attended):
                    self._listener.look_at(table)

    def _take(self, message: dict[str, Any]) -> None:
        channel = _text(message["channel"])
        table = channel.removeprefix(TABLE)
        if message["type"] == "subscribe":
            self._arrive(channel, table)
        elif message["type"] == "message":
            try:
                news: Message = _decode(message["data"])
            except msgspec.MsgspecError:
                return  # a worker of another version sends messages that we do not know
            if news.server != self.name:
                self._greet(news)
                self._consider(table, news)

    def _arrive(self, channel: str, table: str) -> None:
        """We are subscribed and miss nothing from here on; look at what was stored before."""
        if channel == HOUSE:
            if not self._up:
                log.info("connected to Redis")
            self._up = True
            self._heard = dict.fromkeys(self._heard, monotonic())
        elif present := self._attended.get(table):
            for server in [server for server, tables in self._others.items() if table in tables]:
                self._hear_company(table, server, Present())
            self._say(channel, Company(self.name, present, asks=True))
            self._listener.look_at(table)
        else:
            self._to_say.set()  # everybody left before we had subscribed

    def _greet(self, news: Message) -> None:
        """Note that a worker is alive; ask one that had been lost who is there."""
        back = news.server not in self._heard and isinstance(news, Alive)
        self._heard[news.server] = monotonic()
        for table, present in self._attended.items() if back else ():
            self._say(TABLE + table, Company(self.name, present, asks=True))

    def _consider(self, table: str, message: Message) -> None:
        match message:
            case News():
                self._listener.look_at(table)
            case Company():
                self._hear_company(table, message.server, message.present)
                if message.asks:
                    self._listener.look_at(table)  # it may have stored something that it could not tell us
                    if present := self._attended.get(table):
                        self._say(TABLE + table, Company(self.name, present))
            case Renamed():
                self._listener.hear_name(message.guest, message.was, message.name)
            case Changed():
                self._listener.hear_guest(message.guest, message.change, message.into)
            case Gone():
                self._forget(message.server)
            case Alive():
                pass

    def _hear_company(self, table: str, server: str, present: Present) -> None:
        tables = self._others.setdefault(server, set())
        if present:
            tables.add(table)
        else:
            tables.discard(table)
        self._listener.hear_of(table, server, present)

    def _forget(self, server: str) -> None:
        self._heard.pop(server, None)
        for table in list(self._others.get(server, ())):
            self._hear_company(table, server, Present())
        self._others.pop(server, None)
        for table in self._attended:
            self._listener.look_at(table)  # it may have died before telling us what it stored last


async def _renew(lock: Lock) -> None:
    """Renew the lease while it is ours; Redis checks the owner in the same step."""
    while True:
        await asyncio.sleep(LEASE_SECONDS / 3)
        try:
            await lock.reacquire()
        except LockError:
            return
        except TROUBLE:
            continue


def _text(channel: bytes | str) -> str:
    return channel if isinstance(channel, str) else channel.decode()
