"""HTTP routes of positions that people set up: from a deal or a finished game, checked, weighed and played."""

from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Path, Request

from manawell.kernel.faults import BadPosition
from manawell.kernel.game import ALL_KNOWING, AnyGame
from manawell.kernel.registry import find_game
from manawell.kernel.seal import fresh_seal
from manawell.server.faults import Malformed
from manawell.server.storage.interface import chair_of_guest
from manawell.server.web.http import FAULTS, Anybody, Finished, Known, Registry, chair_for
from manawell.server.web.http_errors import fault_body
from manawell.server.web.models.positions import (
    CheckedPosition,
    NewPosition,
    PlayedPosition,
    PositionFile,
    Verdict,
    WeighedMove,
    WeighedPosition,
)
from manawell.server.web.models.tables import SeatWish, TableId
from manawell.server.web.security import POSITIONS, visitor
from manawell.table.positions import Checked, StartPosition, check_playable, check_start, start_of
from manawell.table.steps import steps

MOST: Final = 1_000_000
MOST_CHOICES: Final = 300
"""Before the first turn."""
BEST: Final = 5
"""Moves that are named."""

router = APIRouter(prefix="/api", responses=FAULTS)
BELOW: Final = POSITIONS.removeprefix("/api")


@router.post(f"{BELOW}/new")
async def deal_position(wish: NewPosition) -> CheckedPosition:
    """The deal of a new game, to be edited."""
    game = find_game(wish.game)
    options = game.settle(wish.options)
    rng = fresh_seal().rng()
    state = game.new(options, rng)
    for _ in range(MOST_CHOICES if wish.set_up else 0):
        if game.stop(state).kind != "setup":
            break
        moves = state.moves()
        state.play(moves[rng.below(len(moves))])
    return told(Checked(game, options, state))


@router.get("/games/{game}/position-schema")
async def position_schema(game: Annotated[str, Path(max_length=40)]) -> dict[str, Any]:
    """The form of a game's positions, as a JSON schema."""
    return msgspec.json.schema(find_game(game).view_type)


@router.post(f"{BELOW}/check")
async def check_position(file: PositionFile) -> Verdict:
    """Whether a position can be. An editor asks at every change, so a contradiction is an answer like any other."""
    try:
        return Verdict(checked=told(check_start(start_from(file))), problem=None)
    except BadPosition as problem:
        return Verdict(checked=None, problem=fault_body(problem))


@router.post(f"{BELOW}/play")
async def play_position(registry: Registry, guest: Known, wish: PlayedPosition) -> TableId:
    """A table that begins with this position."""
    checked = check_start(start_from(wish.file))
    check_playable(checked)
    seats = len(checked.game.seats(checked.options))
    if wish.seat >= seats:
        raise Malformed("fault-no-such-seat", seat=wish.seat, seats=seats)
    bot = chair_for(registry, SeatWish(kind="bot", level=wish.level), guest)
    chairs = [chair_of_guest(guest, salted=wish.salted) if at == wish.seat else bot for at in range(seats)]
    made = await registry.make(checked.game.id, checked.options, chairs, start=checked.start, host=guest.id)
    return TableId(id=made)


@router.post(f"{BELOW}/weigh")
async def weigh_position(registry: Registry, guest: Anybody, file: PositionFile, request: Request) -> WeighedPosition:
    """How a position stands, and its best moves."""
    checked = check_start(start_from(file))
    check_playable(checked)
    asker = visitor(request) if guest is None else guest.id
    weighed = await registry.analyses.weigh(asker, checked.start)
    moves = [WeighedMove(text=move.text, worth=move.worth) for move in weighed.moves[:BEST]]
    return WeighedPosition(chances=list(weighed.chances), sides=list(weighed.sides), moves=moves, exact=weighed.exact)


@router.get("/tables/{table}/positions/{step}")
async def position_of(live: Finished, step: Annotated[int, Path(ge=0, le=MOST)]) -> CheckedPosition:
    """The position after a step of a finished game."""
    match, played = live.table.match, len(live.table.line)
    if step > played:
        raise Malformed("fault-fork-step", step=step, steps=played)
    state = next(one.state for number, one in enumerate(steps(live.table, ALL_KNOWING)) if number == step)
    return told(Checked(match.game, match.options, state))


def start_from(file: PositionFile) -> StartPosition:
    return StartPosition(game=file.game, rules=file.rules, options=dict(file.options), position=file.position)


def told(checked: Checked) -> CheckedPosition:
    game: AnyGame = checked.game
    view, outcome = game.view(checked.state, ALL_KNOWING), game.outcome(checked.state)
    start = start_of(game, checked.options, checked.state)
    return CheckedPosition(
        file=PositionFile(game=start.game, rules=start.rules, options=start.options, position=start.position),
        seats=list(game.seats(checked.options)),
        actor=None if outcome is not None else checked.state.actor,
        prompt=None if outcome is not None else _plain(game.prompt(view)),
        outcome=_plain(outcome),
    )


def _plain(value: Any) -> Any:
    return None if value is None else msgspec.to_builtins(value)
