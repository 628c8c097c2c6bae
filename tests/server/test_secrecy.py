"""Nothing that leaves a table tells a viewer what the viewer may not know; GEG-27.10 is the hard case.

Two worlds that a viewer cannot tell apart are played in step, at tables with the same name, people and clock. In one a
decision is open that nobody else may know of, and is declined; in the other it never arises. Every byte sent to the
others must be the same, and just as many messages.
"""

import json
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from manawell.analysis.prospects import Prospect
from manawell.bots.hints import Thought
from manawell.contract.settings import quick_choice
from manawell.kernel.game import AnyGame
from manawell.kernel.journal import SPECTATOR
from manawell.kernel.match import Match
from manawell.kernel.registry import find_game
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY, State
from manawell.server.notices.words import fact_of
from manawell.server.settings import Settings
from manawell.server.storage.interface import Call, Chair, Guest, Stored
from manawell.server.storage.notices import Notice
from manawell.server.tables.botplay import is_unseen
from manawell.server.tables.client import Client
from manawell.server.tables.live import LiveTable
from manawell.server.tables.protocol import Answer, Ask, Foresee, Look, Play, Say
from manawell.server.tables.registry import TableRegistry
from manawell.server.tables.requests import Request
from manawell.server.web.table_list import listed
from manawell.table.entries import Entry, Start
from manawell.table.setting import Setting, Terms, TimeControl
from manawell.table.table import Table
from tests.server.conftest import Invite
from tests.server.house import ME, OPEN
from tests.server.test_takeback import to_open_paradox

GAME: AnyGame = find_game("gegensatz")
PEOPLE = [Guest("a" * 16, "Ada", "en"), Guest("b" * 16, "Ben", "en"), Guest("e" * 16, "Eve", "en")]


class Clock:
    """The same for both worlds, so that a person's delay is not mistaken for a leak."""

    now = 0.0

    def time(self) -> float:
        return self.now


class Kind:
    """Nobody has blocked anybody."""

    async def is_blocked(self, _guest: str, _by: object) -> bool:
        return False


class Paper:
    """A storage that forgets all but whom to call."""

    manners: Any = Kind()

    def __init__(self) -> None:
        self.calls: list[Call] = []

    async def append(self, table: str, first: int, entries: list[Entry], *rest: Any) -> None:
        self.calls += rest[-1]

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"{name} is not needed here")


CLOCKS = [None, TimeControl("live", 300, 5), TimeControl("days", 86_400)]


def setting_of(clock: TimeControl | None = None) -> Setting:
    options, terms = GAME.settle({"mode": "duel"}), Terms(clock=clock)
    return Setting(id="tabletable", game=GAME.id, rules=1, options=options, seal=Seal("seed"), terms=terms)


class World:
    """A table with an imagined position and everyone connected."""

    settings = Settings(Path("unused"))

    def __init__(self, state: State, clock: TimeControl | None = None) -> None:
        self.hinted: set[str] = set()
        self.evaluated: set[str] = set()
        setting = setting_of(clock)
        chairs = [Chair("person", guest.name, guest.id) for guest in PEOPLE[:2]]
        self.paper = Paper()
        self.table = LiveTable(Stored(setting, chairs, []), self.paper)
        self.table.table.match.state = state
        if clock is not None:
            self.table.table.add(Start((0, 1), at=time.time()))
        self.clients = {
            viewer: Client(PEOPLE[viewer], 10**9, filmed=True, foresighted=True) for viewer in (0, 1, SPECTATOR)
        }
        for client in self.clients.values():
            self.table.enter(client)

    async def do(self, seat: int, message: Play | Foresee | Ask | Answer | Say | Look) -> None:
        await Request(self, self.table, self.clients[seat], message).answer()

    async def play(self, text: str, number: int) -> None:
        seat = self.table.table.match.state.actor
        await self.do(seat, Play(f"move {number}", self.table.table.version(seat), text))

    async def advise(self, table: LiveTable, seat: int) -> Thought:
        raise AssertionError("nobody asks for advice")

    async def evaluate(self, table: LiveTable, seat: int) -> Prospect:
        raise AssertionError("nobody asks for chances")

    def play_again(self, table: LiveTable) -> Stored:
        raise AssertionError("nobody plays again")

    def spawn(self, work: Any) -> None:
        raise AssertionError("nothing runs in the background")

    def sent_to(self, viewer: int) -> list[bytes]:
        """What waits for this viewer, and the line in its list of tables."""
        client = self.clients[viewer]
        sent = msgspec.json.decode(client.take(10**9), type=list[msgspec.Raw])
        return [*map(bytes, sent), listed(self.table, client.id).model_dump_json().encode()]


class House:
    """A registry with this one table."""

    def __init__(self, world: World) -> None:
        self.world = world

    @asynccontextmanager
    async def table(self, _name: str) -> AsyncIterator[LiveTable]:
        yield self.world.table


async def notices_to(world: World, viewer: int) -> list[Any]:
    """Whom and what for this viewer would be called, and in which words."""
    guest, house = PEOPLE[viewer], cast(TableRegistry, House(world))
    calls = [Notice(call.guest, call.table_id, call.kind, call.key) for call in world.paper.calls]
    return [(call, await fact_of(house, guest, call)) for call in calls if call.guest == guest.id]


def pairs_of_worlds(rng: Rng, wanted: int) -> Iterator[tuple[int, str, State, State]]:
    """Viewer, move, a world in which the move opens a hidden decision, and one in which it does not."""
    for number in count():
        match = Match(GAME, {"mode": "duel"}, Seal(f"secrecy {number}"))
        while match.actor != NOBODY:
            for text in match.legal():
                for viewer in (1 - match.actor, SPECTATOR):
                    other = GAME.resample(match.state, viewer, rng)
                    other.rng = match.state.rng.clone()
                    if goes_on(match.state, text) and goes_on(other, text) is False:
                        yield viewer, text, match.state.clone(), other
                        wanted -= 1
                        if not wanted:
                            return
            match.play_move(quick_choice(match, rng))


def goes_on(state: State, text: str) -> bool | None:
    """Whether the mover must decide again; None when the move is not legal."""
    moves = {GAME.text_of(state, move): move for move in state.moves()}
    if text not in moves:
        return None
    after = state.clone()
    after.play(moves[text])
    return after.actor == state.actor


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(time, "time", found.time)
    return found


@pytest.mark.rule("GEG-27.10")
@pytest.mark.parametrize("control", CLOCKS, ids=["without clocks", "live", "days"])
async def test_a_declined_paradox_looks_like_an_impossible_one(clock: Clock, control: TimeControl | None) -> None:
    compared = 0
    for viewer, text, possible, impossible in pairs_of_worlds(rng_from(b"worlds"), 60):
        one, two = World(possible, control), World(impossible, control)
        mover = possible.actor
        for world in (one, two):
            await world.do(1 - mover, Ask("draw?", "draw"))
            await world.do(SPECTATOR, Say("hello", "what will it be?"))
        assert one.sent_to(viewer) == two.sent_to(viewer)
        clock.now += 1
        await one.play(text, 1)
        assert one.table.table.match.actor == mover
        assert one.sent_to(viewer) == two.sent_to(viewer), "between the two decisions nothing is heard"
        for world in (one, two):
            await pry(world, viewer)
        assert one.sent_to(viewer) == two.sent_to(viewer), "whatever the viewer tries, it is answered alike"
        clock.now += 5
        await two.play(text, 1)
        await one.play("decline", 2)
        if one.table.table.told(viewer) == two.table.table.told(viewer):  # a duel may lay the hands open
            assert one.sent_to(viewer) == two.sent_to(viewer)
            compared += 1
    assert compared > 40


@pytest.mark.rule("GEG-27.10")
async def test_time_runs_out_alike_whatever_is_hidden(clock: Clock) -> None:
    """Nobody sees from a clock, from whoever is late, or from what the others may do then, which decision was open."""
    for viewer, text, possible, impossible in pairs_of_worlds(rng_from(b"late worlds"), 20):
        one, two = World(possible, CLOCKS[1]), World(impossible, CLOCKS[1])
        clock.now += 100
        await one.play(text, 1)
        clock.now += 250
        for world in (one, two):
            await world.do(1 - possible.actor, Say("late", "time!"))
            assert world.table.table.clocks is not None
            assert world.table.table.clocks.late == (possible.actor,)
        assert one.sent_to(viewer) == two.sent_to(viewer)
        clock.now += 10
        await two.play(text, 1)
        await one.play("decline", 2)
        if one.table.table.told(viewer) == two.table.table.told(viewer):
            assert one.sent_to(viewer) == two.sent_to(viewer)


@pytest.mark.rule("GEG-27.10")
@pytest.mark.parametrize("control", CLOCKS, ids=["without clocks", "live", "days"])
async def test_notices_are_alike_whatever_is_hidden(clock: Clock, control: TimeControl | None) -> None:
    """Somebody who is not looking hears of a turn when it comes, and of nothing before."""
    told = compared = 0
    for viewer, text, possible, impossible in pairs_of_worlds(rng_from(b"worlds that call"), 60):
        if viewer == SPECTATOR:
            continue
        one, two = World(possible, control), World(impossible, control)
        for world in (one, two):
            await world.do(viewer, Look("away", False))
        await one.play(text, 1)
        assert await notices_to(one, viewer) == await notices_to(two, viewer) == []
        clock.now += 5
        await two.play(text, 1)
        await one.play("decline", 2)
        if one.table.table.told(viewer) == two.table.table.told(viewer):
            found = await notices_to(one, viewer)
            assert found == await notices_to(two, viewer)
            told += bool(found)
            compared += 1
    assert compared > 20
    assert told > 20


async def pry(world: World, viewer: int) -> None:
    """Everything someone might try in order to find out what is going on."""
    version = world.table.table.version(viewer)
    for number, wish in enumerate(("P1>3", "decline", "left", "@0", "?")):
        await world.do(viewer, Play(f"early {number}", version, wish))
    await world.do(viewer, Play("stale", version + 1, "P1>3"))
    await world.do(viewer, Foresee("ahead", version, ["P1>3", "decline"]))
    await world.do(viewer, Foresee("stale ahead", version + 1, ["decline"]))
    for kind in ("undo", "draw", "rematch", "claim", "deputy", "?"):
        await world.do(viewer, Ask(f"ask {kind}", kind))
        await world.do(viewer, Answer(f"answer {kind}", kind, False))


async def test_what_is_foreseen_depends_on_the_view_alone(clock: Clock) -> None:
    """Two worlds that the mover cannot tell apart; in each, all moves at once, and in one of them one by one."""
    rng, differing = rng_from(b"foreseen"), 0
    for number in range(6):
        match = Match(GAME, {"mode": "duel"}, Seal(f"foreseen {number}"))
        for _ in range(4):  # later the hands are known
            seat, legal = match.actor, match.legal()
            other = GAME.resample(match.state, seat, rng)
            differing += GAME.save(other).position != GAME.save(match.state).position
            one, two, slow = World(match.state.clone()), World(other), World(match.state.clone())
            version = one.table.table.version(seat)
            for world in (one, two):
                await world.do(seat, Foresee("all", version, legal))
            told = one.sent_to(seat)
            assert told == two.sent_to(seat)
            seen = json.loads(told[-2])
            assert (seen["type"], seen["id"], seen["version"]) == ("foreseen", "all", version)
            assert [move["text"] for move in seen["moves"]] == legal
            assert json.loads(told[0])["sights"] == seen["moves"], "what comes unasked is the same"
            assert "sights" not in json.loads(one.sent_to(1 - seat)[0])
            for wanted in reversed(seen["moves"]):
                await slow.do(seat, Foresee("one", version, [wanted["text"]]))
                assert json.loads(slow.sent_to(seat)[-2])["moves"] == [wanted]
            match.play_move(quick_choice(match, rng))
    assert differing > 12


@pytest.mark.rule("GEG-27.10")
async def test_nothing_crosses_the_socket_while_a_hidden_decision_is_open(invite: Invite) -> None:
    ada, ben, eve = [await invite(name) for name in ("Ada", "Ben", "Eve")]
    table = await ada.make(ME, OPEN)
    await ben.join(table)
    async with ada.at(table) as one, ben.at(table) as two, eve.at(table) as watcher:
        decider, other = await to_open_paradox(one, two)
        reader = ben if other is two else ada
        await other.settle()
        await watcher.settle()
        swap = decider.story[-1]
        assert swap["event"] == "relic-swapped"
        for place in (other, watcher):
            assert swap not in place.story
            assert place.scene["prompt"]["id"] == "move"
            assert place.scene["actor"] == decider.scene["viewer"]
            assert place.scene["view"]["swap"] is None
        assert (await other.ask("ask", kind="undo"))["type"] == "done"
        await other.settle()
        assert other.table["offers"] == [
            {"kind": "undo", "by": other.scene["viewer"], "agreed": [other.scene["viewer"]]}
        ]
        await watcher.settle()
        line = await reader.get(f"/api/tables/{table}")
        assert (await reader.http.get("/metrics")).status_code == 401, "moves are counted there"
        await decider.ask("ask", kind="undo")
        assert decider.scene["prompt"]["id"] == "move", "one's own free take-back is no answer to the other's question"
        assert await other.settle() == await watcher.settle() == []
        assert await reader.get(f"/api/tables/{table}") == line
        await decider.play(decider.legal[0])
        while decider.legal:
            await decider.play("decline" if "decline" in decider.legal else None)
        told = await other.settle()
        assert [message["type"] for message in told] == ["update", "table"]
        assert "paradox-declined" not in json.dumps(other.heard)
        await watcher.settle()
        assert "paradox-declined" not in json.dumps(watcher.heard)


@pytest.mark.rule("GEG-27.10")
def test_a_bot_knows_which_of_its_moves_nobody_sees() -> None:
    for _, text, possible, impossible in pairs_of_worlds(rng_from(b"unseen"), 20):
        for state, unseen in ((possible, True), (impossible, False)):
            table = Table(setting_of())
            table.match.state = state
            assert is_unseen(table, state.actor, text) is unseen


async def test_spectators_see_no_hand_and_no_seed(invite: Invite) -> None:
    ada, ben, eve = [await invite(name) for name in ("Ada", "Ben", "Eve")]
    table = await ada.make(ME, OPEN)
    await ben.join(table)
    async with ada.at(table) as one, eve.at(table) as watcher:
        assert watcher.scene["view"]["hands"] == [[None] * 3] * 2
        assert watcher.scene["view"]["codex_card"] is None
        assert watcher.table["seed"] is None
        assert watcher.scene["legal"] == []
        hand = one.scene["view"]["hands"][0]
        assert not any(card in json.dumps(watcher.heard) for card in hand)
        for path in ("record", "replay"):
            await eve.get(f"/api/tables/{table}/{path}", 409)
        assert (await eve.post(f"/api/tables/{table}/fork", {"step": 0}, 409))["fault"] == "fault-not-over"
