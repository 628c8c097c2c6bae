"""Players on real sockets: each at its own table, sending the next move as soon as the last one is answered."""

import time
from abc import ABC, abstractmethod
from secrets import token_hex
from typing import Any

import httpx
import msgspec
import websockets
from tests.server.house import ME

Relic = dict[str, Any]


def _written(data: object) -> str:
    return msgspec.json.encode(data).decode()


class Player(ABC):
    """One connection that plays both sides of its table."""

    connection: websockets.ClientConnection

    def __init__(self) -> None:
        self.waits: list[float] = []

    @abstractmethod
    async def move(self, move: Any) -> None:
        """Send a move and wait until its consequences have arrived."""

    @abstractmethod
    def legal(self) -> list[Any]:
        """The moves to choose from; nobody forms a paradox, so that no game ends."""

    async def play(self, until: float) -> None:
        while time.monotonic() < until:
            legal = self.legal()
            move = legal[len(self.waits) % len(legal)]
            began = time.monotonic()
            await self.move(move)
            self.waits.append(time.monotonic() - began)


class Ours(Player):
    """A hot seat, with the traffic of the page (web/src/lib/session.svelte.ts): it adds its salt before the deal, and
    wants frames and what every legal move leads to together with the scenes; if that did not come, it would ask for it,
    as the page does. One that does not look ahead is what a program does (client.py).
    """

    def __init__(self, looks_ahead: bool) -> None:
        super().__init__()
        self.looks_ahead = looks_ahead
        self.scene: Any = None
        self.foretold: list[str] = []
        """The moves whose consequences came together with the scene."""

    async def connect(self, url: str, table: str, cookie: str) -> None:
        address = f"ws{url[4:]}/api/tables/{table}/socket{'?frames&sights' if self.looks_ahead else ''}"
        options: Any = {"origin": url, "additional_headers": {"Cookie": cookie}, "max_size": None}
        self.connection = await websockets.connect(address, **options)
        self._hear(msgspec.json.decode(await self.connection.recv())[0])
        if self.scene is None:
            await self.ask("salt", "done", salt=token_hex(16))

    def legal(self) -> list[str]:
        moves = [move["text"] for move in self.scene["legal"]]
        return ["decline"] if "decline" in moves else moves

    async def move(self, move: str) -> None:
        version = self.scene["version"]
        unknown = [one["text"] for one in self.scene["legal"] if one["text"] not in self.foretold]
        if self.looks_ahead and unknown:
            await self.ask("foresee", "foreseen", version=version, moves=unknown)
        await self.ask("play", "done", version=version, move=move, seat=self.scene["viewer"])

    async def ask(self, kind: str, answer: str, **fields: Any) -> None:
        await self.connection.send(_written({"type": kind, "id": token_hex(12), **fields}))
        heard: set[str] = set()
        while answer not in heard:
            for message in msgspec.json.decode(await self.connection.recv()):
                heard.add(message["type"])
                assert message["type"] not in ("failed", "refused"), message
                self._hear(message)

    def _hear(self, message: Any) -> None:
        if "scene" in message:
            self.scene = message["scene"]
            self.foretold = [sight["text"] for sight in message.get("sights", [])]


class BoardgameIO(Player):
    """Speaks as boardgame.io's own client does: socket.io's frames on a WebSocket, one event out and one back."""

    SPACE = "/gegensatz,"

    def __init__(self) -> None:
        super().__init__()
        self.hands: list[list[Relic]] = [[], []]

    async def connect(self, url: str, match: str, credentials: list[str]) -> None:
        self.match, self.credentials = match, credentials
        address = f"ws{url[4:]}/socket.io/?EIO=4&transport=websocket"
        self.connection = await websockets.connect(address, max_size=None)
        await self.connection.recv()
        await self.connection.send(f"40{self.SPACE}")
        await self.connection.recv()
        for seat in (1, 0):  # one hand after the other is shown; from then on every change is seen in the row
            await self.emit("sync", match, str(seat), credentials[seat], 2)
            self.state: Any = (await self.hear("sync"))[1]["state"]
            self.hands[seat] = self.state["G"]["hands"][str(seat)]

    async def emit(self, *event: Any) -> None:
        await self.connection.send(f"42{self.SPACE}{_written(event)}")

    async def hear(self, kind: str) -> list[Any]:
        """The payload of the next event of a kind."""
        while True:
            frame = str(await self.connection.recv())
            if frame == "2":
                await self.connection.send("3")
            elif frame.startswith("42"):
                name, *values = msgspec.json.decode(frame[2 + len(self.SPACE) :])
                if name == kind:
                    return list(values)

    def legal(self) -> list[tuple[int, int]]:
        """Slot and target: by its number ahead, by colour or symbol back."""
        seat = int(self.state["ctx"]["currentPlayer"])
        row, wand, ahead = self.state["G"]["row"], self.state["G"]["wands"][str(seat)], 1 - 2 * seat
        moves = []
        for slot, relic in enumerate(self.hands[seat]):
            for target, goal in enumerate(row):
                way = (target - wand) * ahead
                matches = goal["colour"] == relic["colour"] or goal["symbol"] == relic["symbol"]
                if way == relic["number"] or (way < 0 and matches):
                    moves.append((slot, target))
        return moves

    async def move(self, move: tuple[int, int]) -> None:
        seat, number = int(self.state["ctx"]["currentPlayer"]), self.state["_stateID"]
        self.hands[seat][move[0]] = self.state["G"]["row"][move[1]]
        payload = {"type": "play", "args": move, "playerID": str(seat), "credentials": self.credentials[seat]}
        await self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, number, self.match, str(seat))
        self.state = (await self.hear("update"))[1]
        assert self.state["_stateID"] == number + 1, "the move was refused"


async def at_ours(url: str, tables: int, looks_ahead: bool = True) -> list[Player]:
    """This many players at our server, each at a new table."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        await http.post("/api/guests", json={"name": "Bench"})
        options = {"mode": "duel", "turn_limit": 100000}
        body = {"game": "gegensatz", "options": options, "seats": [ME, ME], "salted": True}
        players = []
        for _ in range(tables):  # one after the other: a table that waits for its salt is dealt without it in the end
            made = (await http.post("/api/tables", json=body)).json()["id"]
            players.append(Ours(looks_ahead))
            await players[-1].connect(url, made, f"manawell={http.cookies['manawell']}")
    return list(players)


async def without_looking(url: str, tables: int) -> list[Player]:
    return await at_ours(url, tables, looks_ahead=False)


async def at_boardgameio(url: str, tables: int) -> list[Player]:
    """The same at boardgame.io's: matches made and joined through its lobby, so that it checks credentials."""
    players = []
    async with httpx.AsyncClient(base_url=f"{url}/games/gegensatz", timeout=60) as http:
        for _ in range(tables):
            match = (await http.post("/create", json={"numPlayers": 2})).json()["matchID"]
            joins = [{"playerID": str(seat), "playerName": "Bench"} for seat in (0, 1)]
            answers = [(await http.post(f"/{match}/join", json=join)).json() for join in joins]
            players.append(BoardgameIO())
            await players[-1].connect(url, match, [answer["playerCredentials"] for answer in answers])
    return list(players)
