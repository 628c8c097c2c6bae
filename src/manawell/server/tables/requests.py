"""What people at a table ask for, and the checks each request must pass.

The guest has a seat, acts on the current version, and the rules allow it; then it is stored, then sent.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, Protocol

import msgspec

from manawell.analysis.prospects import Prospect
from manawell.bots.hints import Thought
from manawell.bots.levels import LEVELS
from manawell.kernel.faults import Fault, Illegal
from manawell.kernel.journal import SPECTATOR
from manawell.kernel.options import settle
from manawell.server.faults import Forbidden, Malformed, ServerFault, StorageDown, Stranger, TooMany
from manawell.server.people.sanitize import sanitize
from manawell.server.settings import Settings
from manawell.server.storage.interface import Guest, Stored
from manawell.server.tables.client import Client
from manawell.server.tables.coaching import coached
from manawell.server.tables.foresights import MOST_SIGHTS
from manawell.server.tables.live import LiveTable
from manawell.server.tables.protocol import (
    Advised,
    Answer,
    Ask,
    AutoAnswers,
    Coach,
    Coached,
    Done,
    Evaluate,
    Evaluated,
    Failed,
    Foresee,
    Foreseen,
    Look,
    Play,
    Recall,
    Refused,
    Salt,
    Say,
    ToClient,
    ToServer,
)
from manawell.table import entries
from manawell.table.faults import TableFault
from manawell.table.requests import check_chances, check_draw, check_hint, check_running
from manawell.table.setting import LIVE, LOSE, WAIT
from manawell.table.table import Proposal, Table
from manawell.table.takebacks import ASK, FREE, takeback

DEPUTY: Final = LEVELS[len(LEVELS) // 2]
"""The level of the bot that plays on where the table has not chosen one."""
MOST_TEXT: Final = 500
MOST_ID: Final = 64
MOST_SALT: Final = 64
MINUTE: Final = 60.0
SPECTATORS_SHARE: Final = 4
"""Spectators may fill a quarter of the chat."""


class House(Protocol):
    """What a request needs from the server around the table."""

    settings: Settings
    hinted: set[str]
    """The guests who are waiting for a hint."""
    evaluated: set[str]
    """The guests who are waiting for their chances."""

    async def advise(self, live: LiveTable, seat: int) -> Thought: ...

    async def evaluate(self, live: LiveTable, seat: int) -> Prospect: ...

    def play_again(self, live: LiveTable) -> Stored: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...


async def handle(house: House, live: LiveTable, client: Client, message: ToServer) -> None:
    """Carry out a request and answer it; what bots must think about is computed in the background."""
    work = Request(house, live, client, message)
    if isinstance(message, Evaluate) or (isinstance(message, Ask) and message.kind == "hint"):
        house.spawn(work.answer())
    else:
        await work.answer()


class Request:
    """One message of one client."""

    def __init__(self, house: House, live: LiveTable, client: Client, message: ToServer) -> None:
        self.house = house
        self.live = live
        self.client = client
        self.message = message
        self.key = f"{client.id}:{message.id}"

    async def answer(self) -> None:
        name = self.message.id
        try:
            if not 0 < len(name) <= MOST_ID or not name.isprintable():
                raise Malformed("fault-request-id", most=MOST_ID)
            self.client.send(await self._carry_out(self._guest()))
        except Illegal as illegal:
            self.client.send(Refused(name, illegal.values["attempt"], illegal.refusal))
        except StorageDown as down:  # what was sent before under the same id may be stored
            fault = StorageDown(unsure=down.unsure or self.key in self.live.unsure)
            self.client.send(Failed(name, fault.message, fault.values))
        except Fault as fault:
            self.client.send(Failed(name, fault.message, fault.values))

    @property
    def table(self) -> Table:
        """The table as it stands now; before the deal, the request is refused."""
        return self.live.table

    def _guest(self) -> Guest:
        if self.client.guest is None:
            raise Stranger("fault-no-guest")
        if self.client.guest.blocked:
            raise Forbidden("fault-blocked-house")
        return self.client.guest

    def _carry_out(self, guest: Guest) -> Awaitable[ToClient]:
        """Carry out the request and return the answer."""
        if isinstance(self.message, Ask) and self.message.kind == "hint":
            return self._hint(guest)
        if isinstance(self.message, Evaluate):
            return self._evaluate(guest, self.message)
        return self.live.change(lambda: self._decide(guest))

    async def _decide(self, guest: Guest) -> ToClient:
        done = Done(self.message.id)
        if self.key in self.live.requests:
            return done  # sent again after a lost connection: it counts once
        match self.message:
            case Foresee():
                return await self._foresee(guest, self.message)
            case Coach():
                return await self._coach(guest, self.message)
            case Recall():
                return self.live.lines(self.message.id, self.message.before)
            case Look():
                self.live.look_up(self.client, self.message.looking)
                return done
            case Salt():
                await self._salt(guest, self.message.salt)
                return done
        self._check_room()
        match self.message:
            case Play():
                await self._play(guest, self.message)
            case AutoAnswers():
                await self._change_auto_answers(guest, self.message.auto_answers)
            case Say():
                await self._say(guest, self.message.text)
            case Answer():
                await self._reply(guest, self.message)
            case Ask():
                await self._ask(guest, self.message.kind)
        return done

    def _seat(self, guest: Guest) -> int:
        """The seat for which the guest acts now."""
        if not self.live.mine(guest.id):
            raise Forbidden("fault-not-your-seat")
        return self.live.viewer(guest.id)

    def _play(self, guest: Guest, wish: Play) -> Awaitable[None]:
        seat = self._seat(guest)
        self._check_turn(seat, wish.version)
        if wish.seat not in (None, seat):
            raise ServerFault("fault-stale-version")
        return self._append(entries.Move(self._read(seat, wish.move), seat=seat))

    async def _foresee(self, guest: Guest, wish: Foresee) -> Foreseen:
        """Look ahead, which stores nothing and is told to nobody else."""
        watching = wish.battles and not (wish.moves or wish.unusable)
        viewer = self.live.viewer(guest.id) if watching else self._seat(guest)
        table = self.table
        self._check_turn(viewer, wish.version)
        if len(wish.moves) > MOST_SIGHTS or not (wish.moves or wish.battles or wish.unusable):
            raise Malformed("fault-foresee-count", given=len(wish.moves), most=MOST_SIGHTS)
        match = table.match
        legal = {one.text for one in table.legal()} if match.actor == viewer else set()
        texts = [text if text in legal else self._read(viewer, text) for text in wish.moves]
        moves = await self.live.foresights.look(table, viewer, texts)
        battles = await self.live.foresights.weigh(table, viewer) if wish.battles else {}
        unusable = self.live.foresights.explain(table, viewer) if wish.unusable and match.actor == viewer else {}
        return Foreseen(wish.id, wish.version, moves, battles, unusable)

    async def _coach(self, guest: Guest, wish: Coach) -> Coached:
        """What the coach says of this very position, the last one of a game included."""
        if self.table.setting.terms.counts:
            raise TableFault("fault-hint-rated")
        seat = self._seat(guest)
        self._check_version(seat, wish.version)
        aimed = None if wish.aimed is None else self._read(seat, wish.aimed)
        return await coached(self.table, seat, msgspec.structs.replace(wish, aimed=aimed))

    def _read(self, seat: int, text: str) -> str:
        """A legal move as the notation writes it."""
        return self.table.read(seat, text).text

    async def _salt(self, guest: Guest, salt: str) -> None:
        self._seat(guest)
        if not 0 < len(salt) <= MOST_SALT or not salt.isprintable():
            raise Malformed("fault-salt", salt=sanitize(salt)[:MOST_SALT], most=MOST_SALT)
        await self.live.salt(guest.id, salt)
        await self.live.ready()

    async def _change_auto_answers(self, guest: Guest, chosen: dict[str, str]) -> None:
        """Set all automatic answers of the game, the missing ones to their defaults."""
        seat = self._seat(guest)
        settled = settle(self.table.match.game.auto_answers, chosen)
        await self._append(entries.Answers({name: str(value) for name, value in settled.items()}, seat=seat))

    async def _say(self, guest: Guest, text: str) -> None:
        text = sanitize(text)
        if not 0 < len(text) <= MOST_TEXT:
            raise Malformed("fault-chat-length", most=MOST_TEXT)
        mine = self.live.mine(guest.id)
        seat = mine[0] if mine else SPECTATOR
        self._check_allowance(seat)
        if await self.live.storage.manners.is_blocked(guest.id, self.live.others(guest.id)):
            raise Forbidden("fault-blocked-chat")
        await self._append(entries.Say(guest.name, text, not mine, seat=seat))

    def _check_allowance(self, seat: int) -> None:
        """Limit the chat; spectators have their own limits, so they cannot use up those of the players."""
        limits, watching = self.house.settings, seat == SPECTATOR
        most = limits.lines_per_table // (SPECTATORS_SHARE if watching else 1)
        chat, since = self.live.log.chat, time.time() - MINUTE
        if sum(1 for line in chat if (line.seat == SPECTATOR) == watching) >= most:
            raise ServerFault("fault-chat-full", most=most)
        if sum(1 for line in chat if line.seat == seat and line.at > since) >= limits.lines_per_minute:
            raise TooMany("fault-chat-fast", most=limits.lines_per_minute)

    async def _ask(self, guest: Guest, kind: str) -> None:
        wishes: dict[str, Callable[[Guest, int], Awaitable[None]]] = {
            "undo": self._undo,
            "draw": self._draw,
            "rematch": self._rematch,
            "resign": self._resign,
            "claim": self._claim,
            "deputy": self._deputize,
            "return": self._return,
            "chances": self._show_chances,
            "no_chances": self._hide_chances,
        }
        if kind not in wishes:
            raise Malformed("fault-unknown-wish", kind=kind[:MOST_ID])
        await wishes[kind](guest, self._seat(guest))

    async def _undo(self, guest: Guest, seat: int) -> None:
        most = self.house.settings.takebacks_per_table
        if self.table.takebacks >= most:
            raise ServerFault("fault-takebacks-spent", most=most)
        found = takeback(self.table, self.live.mine(guest.id), bool(self.live.others(guest.id)))
        if found.how == FREE:
            await self._append(entries.TakeBack(found.kept, seat=seat))
        elif found.how == ASK:
            await self._offer(guest, "undo", seat, kept=found.kept)
        else:
            raise TableFault("fault-no-takeback", why=found.how)

    async def _draw(self, guest: Guest, seat: int) -> None:
        check_running(self.table)
        if not self.live.others(guest.id):
            raise ServerFault("fault-nobody-to-ask")
        check_draw(self.table, seat)
        await self._offer(guest, "draw", seat)

    async def _rematch(self, guest: Guest, seat: int) -> None:
        if not self.table.over:
            raise ServerFault("fault-not-over")
        if self.table.rematch is not None:
            return
        if self.live.others(guest.id):
            await self._offer(guest, "rematch", seat)
        else:
            await self._play_again(seat)

    async def _resign(self, _guest: Guest, seat: int) -> None:
        await self.live.deal()  # who gives up need not wait for salts
        check_running(self.table)
        await self._append(self.table.giving_up(seat))

    async def _claim(self, _guest: Guest, seat: int) -> None:
        """Somebody who is too late or gone loses."""
        late, away = self._absent(seat, LOSE)
        sides = self.table.match.game.sides(self.table.match.options)
        if sides[late] == sides[seat]:
            raise ServerFault("fault-own-side")
        await self._append(self.table.timing_out(late, LOSE, away))

    async def _deputize(self, _guest: Guest, seat: int) -> None:
        """A bot plays on for somebody who is too late or gone."""
        chosen = self.table.setting.terms.late
        level = DEPUTY if chosen in (LOSE, WAIT) else chosen
        late, away = self._absent(seat, level)
        if self.table.setting.terms.counts:
            raise ServerFault("fault-rated-bot")
        await self._append(self.table.timing_out(late, level, away))

    async def _return(self, guest: Guest, _seat: int) -> None:
        """Decide again for a seat of one's own, for which a bot has played on."""
        check_running(self.table)
        replaced = [seat for seat in self.live.mine(guest.id) if seat in self.table.deputies]
        if not replaced:
            raise ServerFault("fault-no-bot-plays")
        await self._append(entries.Return(seat=replaced[0]))

    def _absent(self, seat: int, then: str) -> tuple[int, bool]:
        """The seat that others wait for in vain, and whether it has time left; `then` must be what the table has
        chosen, unless it leaves that to the others.
        """
        check_running(self.table)
        clocks, actor, terms = self.table.clocks, self.table.match.actor, self.table.setting.terms
        if (
            clocks is None
            or clocks.left[actor] is None
            or self.live.chairs[actor].guest == self.live.chairs[seat].guest
        ):
            raise ServerFault("fault-not-late")
        if terms.late not in (WAIT, then):
            raise ServerFault("fault-not-agreed")
        if actor in clocks.late:
            return actor, False
        needed = self.house.settings.away_seconds
        if clocks.control.kind != LIVE or not self.live.is_away(actor, needed):
            raise ServerFault("fault-not-late")
        return actor, True

    async def _show_chances(self, _guest: Guest, seat: int) -> None:
        """Show the seat its chances from now on; whoever reads the record is told."""
        self._check_chances()
        if seat not in self.table.chances_shown:
            await self._append(entries.Chances(True, seat=seat))

    async def _hide_chances(self, _guest: Guest, seat: int) -> None:
        if seat in self.table.chances_shown:
            await self._append(entries.Chances(False, seat=seat))

    def _check_chances(self) -> None:
        check_chances(self.table, self._people())

    def _people(self) -> int:
        """The seats that people have or may still take."""
        return sum(chair.kind != "bot" for chair in self.live.chairs)

    async def _reply(self, guest: Guest, reply: Answer) -> None:
        seat, asked = self._seat(guest), self.table.proposal(reply.kind)
        if asked is None or asked.by in self.live.mine(guest.id):
            raise ServerFault("fault-no-offer")
        if reply.accept:
            await self._agree(guest, asked)
        else:
            await self._append(entries.Decline(reply.kind, seat=seat))

    async def _agree(self, guest: Guest, asked: Proposal) -> None:
        """Agree to an offer, which takes effect when everybody else at the table has agreed."""
        chairs = self.live.chairs
        agreed = {chairs[seat].guest for seat in asked.agreed} | {guest.id}
        if self.live.others(guest.id) <= agreed:
            await self._settle(asked)
        else:
            await self._append(entries.Accept(asked.kind, seat=self._seat(guest)))

    async def _offer(self, guest: Guest, kind: str, seat: int, kept: int = 0) -> None:
        """Make an offer to the others. Repeating it changes nothing; making an offer that another seat has made accepts
        it.
        """
        asked = self.table.proposal(kind)
        if asked is None:
            await self._append(entries.Offer(kind, kept, seat=seat))
        elif asked.by not in self.live.mine(guest.id):
            if kind == "undo":
                raise ServerFault("fault-answer-first")  # the two would take back different moves
            await self._agree(guest, asked)

    async def _settle(self, asked: Proposal) -> None:
        if asked.kind == "undo":
            await self._append(entries.TakeBack(asked.kept, True, seat=asked.by))
        elif asked.kind == "draw":
            await self._append(entries.Agree(seat=asked.by))
        else:
            await self._play_again(asked.by)

    async def _play_again(self, seat: int) -> None:
        again = self.house.play_again(self.live)
        await self._append(entries.Rematch(again.setting.id, seat=seat), again)

    def _append(self, entry: entries.Entry, made: Stored | None = None) -> Awaitable[None]:
        return self.live.append(msgspec.structs.replace(entry, request=self.key), made)

    async def _hint(self, guest: Guest) -> Done:
        """A master's advice from the seat's own view; recorded, and only where it is unfair to nobody."""
        live = self.live
        async with live.lock:
            await live.ready()
            seat, version = self._seat(guest), live.table.version(self._seat(guest))
            self._check_room()
            check_hint(live.table, seat, self._people())
        thought = await self._advice(guest, seat)
        await live.change(lambda: self._note_hint(seat, version))
        second = thought.others[0].reason if thought.equal else None
        told = Advised(
            self.message.id,
            thought.text,
            thought.worth,
            thought.exact,
            thought.only,
            thought.equal,
            thought.reason,
            second,
        )
        self.client.send(told)
        return Done(self.message.id)

    async def _advice(self, guest: Guest, seat: int) -> Thought:
        """Think about a hint, one at a time per guest; it is cancelled when the client leaves."""
        if guest.id in self.house.hinted:
            raise TooMany("fault-hint-under-way")
        self.house.hinted.add(guest.id)
        self.client.hint = asyncio.ensure_future(self.house.advise(self.live, seat))
        try:
            thought: Thought = await self.client.hint
            return thought
        finally:
            self.client.hint = None
            self.house.hinted.discard(guest.id)

    async def _note_hint(self, seat: int, version: int) -> None:
        if self.table.version(seat) != version or self.table.over:
            raise ServerFault("fault-stale-version")
        if self.key not in self.live.requests:
            await self._append(entries.Hint(seat=seat))

    async def _evaluate(self, guest: Guest, wish: Evaluate) -> Evaluated:
        """The seat's chances, from its own view; one question at a time per guest."""
        live = self.live
        async with live.lock:
            await live.ready()
            seat = self._seat(guest)
            self._check_version(seat, wish.version)
            self._check_chances()
            if seat not in live.table.chances_shown:
                raise ServerFault("fault-chances-off")
        if guest.id in self.house.evaluated:
            raise TooMany("fault-chances-under-way")
        self.house.evaluated.add(guest.id)
        try:
            return Evaluated(wish.id, wish.version, await self.house.evaluate(live, seat))
        finally:
            self.house.evaluated.discard(guest.id)

    def _check_room(self) -> None:
        """Reserve the second half of the log for playing on: moves, resignations and returns."""
        message, most = self.message, self.house.settings.entries_per_table
        if not isinstance(message, Play) and not (isinstance(message, Ask) and message.kind in ("resign", "return")):
            most //= 2
        if self.live.log.count >= most:
            raise ServerFault("fault-table-full", most=most)

    def _check_turn(self, seat: int, version: int) -> None:
        """Moves are made on the version that the client has seen."""
        self._check_version(seat, version)
        check_running(self.table)
        if seat in self.table.deputies:
            raise ServerFault("fault-bot-plays")

    def _check_version(self, seat: int, version: int) -> None:
        if version != self.table.version(seat):
            raise ServerFault("fault-stale-version")
