"""A lesson of one client. It speaks the protocol of a table, so that a page shows it as it shows any game.

Nothing of it is stored but that it was finished; a client that comes back names the step at which it goes on.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from manawell.kernel.faults import Fault, Illegal
from manawell.learn.lesson_run import DONE, TASK, LessonRun
from manawell.server.cluster.bus import Present
from manawell.server.faults import Malformed, ServerFault
from manawell.server.storage.interface import Chair, Learned, Storage
from manawell.server.tables.client import Client
from manawell.server.tables.foresights import MOST_SIGHTS, Foresights
from manawell.server.tables.frames import Film
from manawell.server.tables.protocol import (
    Ask,
    Done,
    Failed,
    Foresee,
    Foreseen,
    Lesson,
    Play,
    Refused,
    Scene,
    Snapshot,
    ToClient,
    ToServer,
    Update,
)
from manawell.server.tables.requests import MOST_ID
from manawell.server.tables.scenes import scene, table_info
from manawell.table.table import Table

PARTNER: Final = Chair("bot", "practice", level="practice")
"""Whoever follows the script."""


class LessonRoom:
    """Sends the learner what happens, and what the coach says about it."""

    def __init__(self, run: LessonRun, client: Client, storage: Storage) -> None:
        self.run = run
        self.client = client
        self._storage = storage
        self._foresights = Foresights()
        self._film = Film()
        """These two belong to the table of a position, of which a lesson has several."""
        self._shown: tuple[Table, int, int] | None = None
        """The table that the client sees, as which viewer, and how often something was taken back there."""
        self._told = 0
        self._can_play = False
        """Whether the client may play, as far as it knows."""
        self._tell()

    async def handle(self, message: ToServer) -> None:
        """Carry out a request and answer it."""
        try:
            self.client.send(await self._carry_out(message))
        except Illegal as illegal:
            self.client.send(Refused(message.id, illegal.values["attempt"], illegal.refusal))
            if answer := self.run.answer_to(illegal.values["attempt"]):
                self.client.send(self._lesson(answer))
        except Fault as fault:
            self.client.send(Failed(message.id, fault.message, fault.values))

    async def _carry_out(self, message: ToServer) -> ToClient:
        if not 0 < len(message.id) <= MOST_ID or not message.id.isprintable():
            raise Malformed("fault-request-id", most=MOST_ID)
        match message:
            case Foresee():
                return await self._foresee(message)
            case Play():
                self._check_version(message.version)
                self.run.play(message.move)
            case Ask():
                self._ask(message.kind)
            case _:
                raise Malformed("fault-not-in-lessons")
        await self._note_the_end()
        self._tell()
        return Done(message.id)

    def _wishes(self) -> dict[str, Callable[[], object]]:
        run = self.run
        return {
            "back": run.take_back,
            "next": run.go_on,
            "show": run.show,
            "restart": self._restart,
            "undo": run.take_back,
        }

    def _ask(self, kind: str) -> None:
        wishes = self._wishes()
        if kind not in wishes:
            raise Malformed("fault-unknown-wish", kind=kind[:MOST_ID])
        wishes[kind]()

    def _restart(self) -> None:
        self.run = LessonRun(self.run.course, self.run.lesson)

    def _check_version(self, version: int) -> None:
        if version != self.run.table.version(self.run.seat):
            raise ServerFault("fault-stale-version")

    async def _foresee(self, wish: Foresee) -> Foreseen:
        table, seat = self.run.table, self.run.seat
        self._check_version(wish.version)
        if len(wish.moves) > MOST_SIGHTS or not (wish.moves or wish.battles or wish.unusable):
            raise Malformed("fault-foresee-count", given=len(wish.moves), most=MOST_SIGHTS)
        texts = [table.read(seat, text).text for text in wish.moves]
        moves = await self._foresights.look(table, seat, texts)
        battles = await self._foresights.weigh(table, seat) if wish.battles else {}
        asked = wish.unusable and table.match.actor == seat
        unusable = self._foresights.explain(table, seat) if asked else {}
        return Foreseen(wish.id, wish.version, moves, battles, unusable)

    async def _note_the_end(self) -> None:
        run, guest = self.run, self.client.guest
        if run.phase == DONE and guest is not None:
            await self._storage.add_learned(guest.id, Learned(run.course.game.id, run.lesson.id))

    def _tell(self) -> None:
        """Send what changed on the table, then what the coach says."""
        table, seat = self.run.table, self.run.seat
        shown = table, seat, table.rewritten[seat]
        can_play = self.run.phase == TASK
        if shown != self._shown:
            if self._shown is None or self._shown[0] is not table:
                self._foresights, self._film = Foresights(), Film()
            self._shown = shown
            self.client.send(self._snapshot(table, seat), seat)
        elif (news := table.told(seat)[self._told :]) or can_play != self._can_play:
            now = self._scene(table, seat)
            frames: list[Any] = self._film.frames(table, seat, now.view, len(news)) if self.client.filmed else []
            self.client.send(Update(scene=now, events=news, frames=frames, sights=self._sights(table, now)), seat)
        self._told, self._can_play = len(table.told(seat)), can_play
        self.client.send(self._lesson(self.run.coach))

    def _snapshot(self, table: Table, seat: int) -> Snapshot:
        info = table_info(table, self._chairs(table, seat), None, [seat], Present())
        now = self._scene(table, seat)
        return Snapshot(table=info, scene=now, events=table.told(seat), sights=self._sights(table, now))

    def _sights(self, table: Table, now: Scene) -> Any:
        return self._foresights.foretell(table, now.viewer, now.legal) if self.client.foresighted else msgspec.UNSET

    def _scene(self, table: Table, seat: int) -> Scene:
        """Nothing can be played while the coach has the floor."""
        now = scene(table, seat, [seat], False)
        if self.run.phase != TASK:
            now = msgspec.structs.replace(now, actor=None, legal=[])
        return msgspec.structs.replace(now, undo="free" if self.run.begun else "nothing")

    def _chairs(self, table: Table, seat: int) -> list[Chair]:
        guest = self.client.guest
        learner = Chair("person", "" if guest is None else guest.name, "learner" if guest is None else guest.id)
        return [learner if at == seat else PARTNER for at in range(len(table.match.seats))]

    def _lesson(self, coach: str | None) -> Lesson:
        run, step = self.run, self.run.step
        return Lesson(
            step=run.at,
            phase=run.phase,
            shown=run.shown,
            coach=coach,
            tries=run.tries,
            light=step.light,
            star=step.star,
            challenge=step.challenge,
            rule=step.rule or run.lesson.rules[0],
            solution=step.right[0][0],
        )
