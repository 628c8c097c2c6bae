"""Finished games to analyse, played by bots or by a script."""

from collections.abc import Callable, Mapping

from manawell.bots.levels import make_bot
from manawell.kernel.registry import find_game
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal
from manawell.table.entries import Agree, Move
from manawell.table.setting import Setting
from manawell.table.table import Table

Choice = Callable[[Table], int | None]


def new_table(name: str, seed: str, options: Mapping[str, str] | None = None) -> Table:
    game = find_game(name)
    return Table(Setting(game=name, rules=game.rules_version, options=game.settle(options or {}), seal=Seal(seed)))


def play(table: Table, move: int) -> None:
    table.add(Move(table.match.game.text_of(table.match.state, move), seat=table.match.actor))


def finished(
    name: str,
    seed: str,
    bot: str = "greedy",
    special: Choice | None = None,
    options: Mapping[str, str] | None = None,
    most: int | None = None,
) -> Table:
    """A game of equal bots; where `special` returns a move, that is played instead. After `most` steps they agree on a
    draw.
    """
    table = new_table(name, seed, options)
    game, player = table.match.game, make_bot(bot, rng_from(seed.encode()))
    while not table.over:
        if len(table.line) == most:
            table.add(Agree())
            break
        chosen = special(table) if special else None
        play(table, player.choose(game, table.view(table.match.actor)) if chosen is None else chosen)
    return table
