"""A position to begin a game with: as a file, checked, and built.

What is stored is what the all-knowing viewer sees, so every pile has its order. Further chance comes from the table's
own seal. Whatever follows from the rest is computed again and need not be right in a file.
"""

from typing import Any, Final, Literal

import msgspec

from manawell.kernel.faults import BadPosition, Fault, Unshaped
from manawell.kernel.game import ALL_KNOWING, AnyGame
from manawell.kernel.options import Options
from manawell.kernel.registry import find_game
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.state import NOBODY, State

SUFFIX: Final = ".position.json"
MOST_BYTES: Final = 64_000
Format = Literal["manawell position 1"]
FORMAT: Final[Format] = "manawell position 1"


class StartPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position as a file holds it."""

    format: Format = FORMAT
    game: str
    rules: int
    """The version of the game's rules by which it is checked and played."""
    options: dict[str, str | int]
    position: dict[str, Any]
    """What the all-knowing viewer sees."""

    def __str__(self) -> str:
        data = {"format": self.format} | msgspec.to_builtins(self)
        return msgspec.json.format(msgspec.json.encode(data), indent=1).decode() + "\n"


class Checked(msgspec.Struct, frozen=True):
    """A position that can be: its game, its complete options, and the position itself."""

    game: AnyGame
    options: Options
    state: State

    @property
    def start(self) -> StartPosition:
        """The same as a file, with everything in it that follows from the rest."""
        return start_of(self.game, self.options, self.state)


def start_of(game: AnyGame, options: Options, state: State) -> StartPosition:
    return StartPosition(
        game=game.id, rules=game.rules_version, options=dict(options), position=game.save(state).position
    )


def read_start(data: bytes) -> StartPosition:
    """The position in a file; `BadPosition` says what is wrong with its form."""
    if len(data) > MOST_BYTES:
        raise BadPosition("fault-position-size", most=MOST_BYTES, found=len(data))
    try:
        return msgspec.json.decode(data, type=StartPosition)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise Unshaped(str(problem)) from problem


def check_start(start: StartPosition) -> Checked:
    """The position that it describes; `BadPosition` names the first contradiction."""
    game = find_game(start.game, start.rules)
    options = game.settle(start.options)
    return Checked(game, options, build_start(game, options, start.position, rng_from(b"position")))


def check_playable(checked: Checked) -> None:
    if checked.state.actor == NOBODY:
        raise Fault("fault-game-over")


def build_start(game: AnyGame, options: Options, position: dict[str, Any], rng: Rng) -> State:
    """The position itself, with this source of further chance; checked by the game, and against the options."""
    try:
        view = msgspec.convert(position | {"viewer": ALL_KNOWING}, game.view_type, strict=True)
        state: State = game.build(view, rng)
        legal = state.clone().moves() if state.actor != NOBODY else []
        seen = game.view(state, ALL_KNOWING)
    except BadPosition:
        raise
    except (msgspec.ValidationError, LookupError, ValueError, TypeError, OverflowError, AssertionError) as problem:
        raise Unshaped(f"{type(problem).__name__}: {problem}") from problem  # data of the wrong shape
    if state.actor != NOBODY and not legal:
        raise BadPosition("fault-position-stuck")
    if state.seats != len(game.seats(options)):
        raise BadPosition("fault-position-seats", wanted=len(game.seats(options)), found=state.seats)
    for name, value in options.items():
        shown = getattr(seen, name, value)
        if str(shown).casefold() != str(value).casefold():
            raise BadPosition("fault-position-option", option=name, wanted=str(value), found=str(shown))
    return state
