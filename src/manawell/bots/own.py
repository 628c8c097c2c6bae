"""Bots that other people write: installed ones by name, or a class by the place where it is written.

A package names its bots in the entry-point group `manawell.bots`; any other class is named as `package.module:Class`.
"""

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from manawell.bots.bot import Advice, Bot
from manawell.kernel.faults import Fault
from manawell.kernel.game import AnyGame
from manawell.kernel.rng import Rng

GROUP: Final = "manawell.bots"
SEARCH: Final = "search"
"""Before the colon it names our own search."""
Maker = Callable[..., Bot]
"""Called as `maker(rng, seconds=limit)`; the limit is None where the bot may think as long as it likes."""


class OwnBot(Bot):
    """A bot of somebody else's, whose answers are checked."""

    def __init__(self, name: str, bot: Bot, rng: Rng) -> None:
        self._name = name
        self._bot = bot
        self._rng = rng

    def advise(self, game: AnyGame, view: Any) -> Advice:
        try:
            advice = self._bot.advise(game, view)
        except Exception as problem:
            raise Fault("fault-own-bot", name=self._name, problem=f"{type(problem).__name__}: {problem}") from problem
        if advice.move not in game.imagine(view, self._rng).moves():
            raise Fault("fault-own-bot-move", name=self._name, move=str(advice.move))
        return advice


@cache
def installed() -> dict[str, EntryPoint]:
    """The bots that other packages bring, by name."""
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def is_place(name: str) -> bool:
    """Whether it is written as `package.module:Class`."""
    module, colon, member = name.partition(":")
    return (
        bool(colon)
        and module != SEARCH
        and member.isidentifier()
        and all(part.isidentifier() for part in module.split("."))
    )


def make_own(name: str, rng: Rng, seconds: float | None) -> Bot | None:
    """The bot of that name, if somebody has brought one. This runs their code: where a name comes from a file, ask
    `is_place` first.
    """
    if name not in installed() and not is_place(name):
        return None
    try:
        maker: Maker = (installed().get(name) or EntryPoint(name, name, GROUP)).load()
    except (ImportError, AttributeError) as problem:
        raise Fault("fault-own-bot", name=name, problem=str(problem)) from problem
    bot = maker(rng, seconds=seconds)
    if not isinstance(bot, Bot):
        raise Fault("fault-own-bot", name=name, problem=f"{type(bot).__name__} is not a manawell.bots.bot.Bot")
    return OwnBot(name, bot, rng)
