"""Sends the notices that wait in the database: one worker at a time, and never while anybody waits for it.

Every worker looks a few times whether the person is looking at the table by now. What is due then is taken by whoever
first says so in the database, and only then sent; so whatever happens in between, nothing is sent twice.
"""

import logging
import time
from itertools import groupby
from operator import attrgetter
from typing import Final

import msgspec

from manawell.server.beats import keep_looking
from manawell.server.faults import StorageDown, server_texts
from manawell.server.notices.mail import Post, letter, send
from manawell.server.notices.quiet import quiet_until
from manawell.server.notices.sent import Sent
from manawell.server.notices.webpush import Identity, fresh_secret, push
from manawell.server.notices.words import Fact, Message, fact_of, message_of, my_turns
from manawell.server.settings import Settings
from manawell.server.storage.interface import Guest
from manawell.server.storage.notices import Channels, Notice
from manawell.server.tables.calling import CHALLENGE, JOINED, OVER, TURN
from manawell.server.tables.registry import TableRegistry

BEAT: Final = 1.0
"""Seconds between two looks."""
SELDOM: Final = 3600
"""In one of so many beats, old notices are forgotten."""
AT_ONCE: Final = 200
"""The most notices in one look."""
MOST_SENDING: Final = 16
"""The most people who are called at the same moment."""
PAUSES: Final = (30.0, 120.0, 600.0, 3600.0)
"""Seconds before each further attempt to send a notice."""
ORDER: Final = (OVER, JOINED, TURN, CHALLENGE)
"""Of several notices about one table, the first says enough."""
KEY: Final = "vapid"

log = logging.getLogger("manawell.server")


class Caller:
    """One per worker; only one of them sends at a time."""

    def __init__(self, registry: TableRegistry, settings: Settings, post: Post | None) -> None:
        self._registry = registry
        self._notices = registry.storage.notices
        self._settings = settings
        self.post = post
        self._identity: Identity | None = None
        self._under_way: set[str] = set()
        """The guests who are being called."""
        self._complained = False

    async def identity(self) -> Identity:
        """The server's key, made when it is first needed."""
        if self._identity is None:
            contact = self._settings.address or f"mailto:{self._settings.mail_from or 'host@manawell.invalid'}"
            self._identity = Identity(await self._notices.host_key(KEY, fresh_secret()), contact)
        return self._identity

    async def run(self) -> None:
        await keep_looking(self._beat, BEAT, "a look at the notices")

    async def _beat(self, beat: int) -> None:
        await self._look_away()
        async with self._registry.bus.lease("notices") as ours:
            if ours:
                await self.look()
                if beat % SELDOM == 0:
                    await self._notices.forget_old(time.time())

    async def _look_away(self) -> None:
        """Whoever is looking at the table here need not be told."""
        for one in await self._notices.due(time.time(), AT_ONCE):
            if self._registry.is_looking(one.guest, one.table_id):
                await self._notices.seen(one.guest, one.table_id, time.time())

    async def look(self) -> None:
        """Call everybody for whom something is due."""
        waiting = await self._notices.due(time.time() - self._settings.notice_delay, AT_ONCE)
        by_guest = attrgetter("guest")
        for guest, theirs in groupby(sorted(waiting, key=by_guest), by_guest):
            if guest not in self._under_way and len(self._under_way) < MOST_SENDING:
                self._under_way.add(guest)
                self._registry.spawn(self._call(guest, list(theirs)))

    async def _call(self, name: str, waiting: list[Notice]) -> None:
        try:
            guest = await self._registry.storage.profiles.find(name)
            if guest is None:
                await self._notices.drop(waiting)
            else:
                await self._tell(guest, waiting)
        except StorageDown:
            pass  # it stays due
        finally:
            self._under_way.discard(name)

    async def _tell(self, guest: Guest, waiting: list[Notice]) -> None:
        channels = await self._notices.channels(guest.id)
        until = quiet_until(channels.wishes, time.time())
        if until is not None:
            await self._notices.put_off(waiting, until)
            return
        unwanted = [one for one in waiting if one.kind in channels.wishes.off]
        await self._notices.claim(unwanted)
        facts = await self._facts(guest, [one for one in waiting if one not in unwanted])
        ours = await self._notices.claim([fact.notice for fact in facts])
        facts = [fact for fact in facts if fact.notice in ours]
        if not facts:
            return
        turns = await my_turns(self._registry, guest.id)
        if await self._send(guest, channels, facts, message_of(facts, guest.language, turns)) is Sent.LATER:
            await self._try_again([fact.notice for fact in facts])

    async def _facts(self, guest: Guest, waiting: list[Notice]) -> list[Fact]:
        """What is still true; what is not is dropped."""
        found, untrue = [], []
        for one in sorted(waiting, key=lambda one: ORDER.index(one.kind)):
            fact = await fact_of(self._registry, guest, one)
            if fact is None:
                untrue.append(one)
            else:
                found.append(fact)
        await self._notices.drop(untrue)
        return found

    async def _try_again(self, failed: list[Notice]) -> None:
        again = [one for one in failed if one.tries < len(PAUSES)]
        for one in again:
            await self._notices.try_again([one], time.time() + PAUSES[one.tries])

    async def _send(self, guest: Guest, channels: Channels, facts: list[Fact], message: Message) -> Sent:
        """To every browser; by e-mail only if none was reached."""
        identity, encoded = await self.identity(), msgspec.json.encode(message)
        anywhere = self._settings.push_anywhere
        results = [Sent.REFUSED]
        for browser in channels.browsers:
            sent = await push(identity, browser, encoded, message.tag, anywhere)
            if sent is Sent.GONE:
                await self._notices.unsubscribe(browser.endpoint)
            results.append(sent)
        if Sent.DONE in results:
            return Sent.DONE
        if self.post is not None and channels.address is not None and channels.address.confirmed:
            stop = channels.address.stop
            mail = letter(self.post, channels.address.address, *self._letter(guest, message, stop), stop)
            results.append(await send(self.post, mail))
        if Sent.DONE not in results and not self._complained:
            self._complained = True
            log.warning("a notice could not be sent", extra={"problem": results[-1].value})
        return next((one for one in (Sent.DONE, Sent.LATER) if one in results), Sent.REFUSED)

    def _letter(self, guest: Guest, message: Message, stop: str) -> tuple[str, str]:
        """Subject and text."""
        assert self.post is not None, "there is a mail server"
        home, words = self.post.home, server_texts(guest.language)
        foot = words.say("mail-foot", stop=f"{home}/mail#stop/{stop}", me=f"{home}/me")
        hello = words.say("mail-hello", name=guest.name)
        return (
            f"{message.title}: {message.body.splitlines()[0]}",
            f"{hello}\n\n{message.body}\n\n{home}{message.path}\n\n{foot}\n",
        )
