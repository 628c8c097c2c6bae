"""A digital home for four board games. These names are the public API; everything else may change at any time.

| name | what it is |
| --- | --- |
| `games()`, `find_game(name, rules=None)` | the registered games; one of them, with its newest rules or a version |
| `Game`, `State` | what a game implements: readable methods, and the position (see docs/add-a-game.md) |
| `Seal`, `fresh_seal(*salts)` | the secret of a shuffle; a new one |
| `Match` | a game being played: legal moves, `play`, views, outcome |
| `Setting`, `Table`, `Move` | a game with its log: take-backs, hints, what each viewer was told |
| `steps(table, viewer)` | the game step by step, as one viewer saw it |
| `Record`, `read_record`, `parse_record`, `record_of`, `replay`, `verify` | a game as text, and back |
| `make_bot(level, rng)`, `rng_from(key)` | a computer player; its own stream of chance |
| `Fault`, `Illegal`, `Unreadable` | what can be wrong with input; each names the wrong value |
| `NOBODY`, `SPECTATOR`, `ALL_KNOWING` | nobody's turn; the viewers that are not seats |

Each is imported when it is first used, so `import manawell` costs nothing.
"""

from importlib import import_module
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from manawell.bots.levels import make_bot
    from manawell.kernel.faults import Fault, Illegal, Unreadable
    from manawell.kernel.game import ALL_KNOWING, Game
    from manawell.kernel.journal import SPECTATOR
    from manawell.kernel.match import Match
    from manawell.kernel.registry import find_game, games
    from manawell.kernel.rng import rng_from
    from manawell.kernel.seal import Seal, fresh_seal
    from manawell.kernel.state import NOBODY, State
    from manawell.table.entries import Move
    from manawell.table.record import Record, parse_record, read_record, record_of, replay, verify
    from manawell.table.setting import Setting
    from manawell.table.steps import steps
    from manawell.table.table import Table

__version__: Final = version("manawell")

_HOMES: Final = {
    "manawell.bots.levels": ("make_bot",),
    "manawell.kernel.faults": ("Fault", "Illegal", "Unreadable"),
    "manawell.kernel.game": ("ALL_KNOWING", "Game"),
    "manawell.kernel.journal": ("SPECTATOR",),
    "manawell.kernel.match": ("Match",),
    "manawell.kernel.registry": ("find_game", "games"),
    "manawell.kernel.rng": ("rng_from",),
    "manawell.kernel.seal": ("Seal", "fresh_seal"),
    "manawell.kernel.state": ("NOBODY", "State"),
    "manawell.table.entries": ("Move",),
    "manawell.table.record": ("Record", "parse_record", "read_record", "record_of", "replay", "verify"),
    "manawell.table.setting": ("Setting",),
    "manawell.table.steps": ("steps",),
    "manawell.table.table": ("Table",),
}
_HOME_OF: Final = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "ALL_KNOWING",
    "NOBODY",
    "SPECTATOR",
    "Fault",
    "Game",
    "Illegal",
    "Match",
    "Move",
    "Record",
    "Seal",
    "Setting",
    "State",
    "Table",
    "Unreadable",
    "__version__",
    "find_game",
    "fresh_seal",
    "games",
    "make_bot",
    "parse_record",
    "read_record",
    "record_of",
    "replay",
    "rng_from",
    "steps",
    "verify",
]


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOME_OF[name]), name)


def __dir__() -> list[str]:
    return __all__
