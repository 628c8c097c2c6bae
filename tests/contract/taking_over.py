"""A server on plain Python whose bots take a compiled build over. Usage: taking_over.py COMPILED PLACE

Prints which build thought and what it thought of, before COMPILED appears at PLACE and after that.
"""

import asyncio
import sys
from pathlib import Path

from manawell.contract.settings import EVERY_SETTING, new_match
from manawell.kernel import rng as rng_module
from manawell.server.tables.bot_pool import BotPool


def build() -> str:
    """Which build this process runs."""
    return "plain" if str(rng_module.__file__).endswith(".py") else "compiled"


async def ask(pool: BotPool) -> None:
    """What the bots of all games think of their first move."""
    thoughts: list[object] = []
    for game, options in {game.id: (game, options) for game, options in EVERY_SETTING}.values():
        match = new_match(game, options, 1)
        thoughts.append(await pool.think(game.id, game, match.view(match.actor), "search:60", "seed", None))
        thoughts.append(await pool.evaluate(game.id, game, match.options, match.view(0), 0, "seed"))
    sys.stdout.write(f"{build()} {await pool.do('table', None, build)} {thoughts!r}\n")


async def main(compiled: Path, place: Path) -> None:
    pool = BotPool(1, compiled=place)
    try:
        await ask(pool)
        place.symlink_to(compiled)
        await ask(pool)
    finally:
        pool.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), Path(sys.argv[2])))
