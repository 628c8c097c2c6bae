"""`python -m manawell.training.calibrate GAME`: fit what the worths of judge and bots mean. See docs/training.md.

Run in a checkout, it rewrites the game's `calibration.toml`, its tables in docs/bots.md, and the games that tests keep.
"""

import argparse
import os
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import msgspec

from manawell.kernel.options import Options, every_setting
from manawell.kernel.registry import find_game
from manawell.training.account import Seen, keep, losses_table, put_into, reliability_table, toml
from manawell.training.foretold import look_again, play
from manawell.training.lines import calibrated

HELD_OUT: Final = 3
"""Of so many games of a setting, one is only for measuring."""
PLAYER: Final = "search:64"
CALM_PLAYER: Final = "greedy"
"""Who plays where no level searches."""


class Plan(msgspec.Struct, frozen=True):
    game: str
    player: str
    games: int
    """Of each setting."""
    positions: int
    simulations: int
    seed: str

    def command(self) -> str:
        """What plays and looks like this again."""
        settings = "".join(
            f" --{name} {value}" for name, value in msgspec.structs.asdict(self).items() if name != "game"
        )
        return f"python -m manawell.training.calibrate {self.game}{settings}"


def observe(plan: Plan, options: Options, setting: int, number: int) -> Seen:
    """Play a game and look at some of its positions."""
    played = play(plan.game, options, plan.player, f"{plan.seed} {setting} {number}", plan.positions)
    return Seen(number % HELD_OUT == 0, played, look_again(played, plan.simulations))


def observe_all(plan: Plan, pool: Executor, tell: Callable[[str], None]) -> list[Seen]:
    """Games of all settings in turn."""
    settings = list(enumerate(every_setting(find_game(plan.game).options)))
    rounds = [
        [pool.submit(observe, plan, options, setting, number) for setting, options in settings]
        for number in range(plan.games)
    ]
    seen: list[Seen] = []
    for number, tasks in enumerate(rounds, 1):
        seen += [task.result() for task in tasks]
        tell(f"{number} of {plan.games} games of each setting")
    return seen


def write(plan: Plan, seen: Sequence[Seen], most: int, checkout: Path) -> str:
    """Fit the lines; write the file, what the tests keep, and the tables, which are returned."""
    held = [one for one in seen if one.held_out]
    calibration = calibrated(sample for one in seen if not one.held_out for sample in one.samples)
    file = checkout / "src" / "manawell" / "games" / plan.game / "bot" / "calibration.toml"
    file.write_text(toml(calibration, plan.command()), "utf-8")
    kept = keep(calibration, held[:most], plan.simulations)
    (checkout / "tests" / "bots" / "foretold" / f"{plan.game}.json").write_bytes(msgspec.json.encode(kept) + b"\n")
    source = f"Fitted to {len(seen) - len(held)} games of `{plan.player}` against itself; in {len(held)} others:"
    tables = "\n\n".join([source, losses_table(calibration, held), reliability_table(calibration, held)])
    put_into(checkout / "docs" / "bots.md", plan.game, tables)
    return tables


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m manawell.training.calibrate", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=90, help="of each setting; one in three is only for measuring")
    parser.add_argument("--positions", type=int, default=6, help="of each game")
    parser.add_argument("--player", help=f"who plays; {PLAYER}, or {CALM_PLAYER} where no level searches")
    parser.add_argument("--simulations", type=int, default=200, help="of the searches that are asked")
    parser.add_argument("--kept", type=int, default=54, help="games for the tests")
    parser.add_argument("--seed", default="calibration")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--checkout", type=Path, default=Path())
    chosen = parser.parse_args()
    game = find_game(chosen.game)
    searches = any(level.simulations for level in game.levels)
    player = chosen.player or (PLAYER if searches else CALM_PLAYER)
    simulations = chosen.simulations if searches else 0
    plan = Plan(game.id, player, chosen.games, chosen.positions, simulations, chosen.seed)
    tell = partial(print, flush=True)
    with ProcessPoolExecutor(chosen.workers, get_context("spawn")) as pool:
        tell(write(plan, observe_all(plan, pool, tell), chosen.kept, chosen.checkout))


if __name__ == "__main__":
    main()
