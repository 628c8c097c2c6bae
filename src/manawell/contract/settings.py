"""The games to check in their modes, and random walks through them."""

import os
from collections.abc import Iterator
from typing import Final

from manawell.kernel import state
from manawell.kernel.game import AnyGame
from manawell.kernel.match import Match
from manawell.kernel.options import Count, Options, every_setting
from manawell.kernel.registry import find_game, games
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY, State

CHOICE: Final = "MANAWELL_CHECK"
"""The variable that names the only game to check."""
CHOSEN: Final = os.environ.get(CHOICE)
GAMES: Final[list[AnyGame]] = [find_game(CHOSEN)] if CHOSEN else list(games().values())

HEAVY = 4
CLOSELY = 24
CONSTANCY = 200
"""Roughly how many moves are played before a seat resigns."""
MANY = 12
"""Settings of one game that repeat most of each other."""
SELDOM = 8
"""Every position is checked at first; later roughly this many while a game grows e times as long."""


def made_short(game: AnyGame, options: Options) -> Options:
    """Limits that a game can do without are set, what is counted in steps is at its least: random games end soon."""
    counts = [option for option in game.options if isinstance(option, Count) and (option.or_none or option.step > 1)]
    return options | {count.id: count.minimum for count in counts if count.id in options}


EVERY_SETTING: list[tuple[AnyGame, Options]] = [
    (game, made_short(game, options)) for game in GAMES for options in every_setting(game.options)
]
COMPILED = state.__file__.endswith(".so")
SETTINGS = [
    setting
    for before, setting in zip([None, *EVERY_SETTING], EVERY_SETTING, strict=False)
    if COMPILED or CHOSEN or before is None or before[0] is not setting[0]
]
"""Every game in one mode; in every mode on the compiled build, which is fast, and if only one game was chosen."""


def name_of(value: object) -> str:
    """How pytest names a setting."""
    if isinstance(value, dict):
        return "-".join(str(choice) for choice in value.values())
    return str(getattr(value, "id", value))


def new_match(game: AnyGame, options: Options, seed: int) -> Match:
    return Match(game, options, Seal(f"contract {seed}"))


def quick_choice(match: Match, rng: Rng) -> int:
    """Half random, half the game's quick player: games are short, and odd corners are met."""
    moves = match.state.moves()
    if rng.below(2):
        return moves[rng.below(len(moves))]
    return match.game.judge.choose(match.state, moves, rng)


def finish(match: Match, rng: Rng) -> Match:
    while match.actor != NOBODY:
        match.play_move(quick_choice(match, rng))
    return match


def give_up_seldom(match: Match, rng: Rng) -> None:
    """Now and then a seat resigns where the game goes on without it."""
    if rng.below(CONSTANCY) == 0 and match.state.clone().concede(seat := rng.below(len(match.seats))):
        match.resign(seat)


def fewer(game: AnyGame, matches: int) -> int:
    """The requested number; a third of it for the heaviest games, half of it for those with many settings."""
    if game.weight >= HEAVY:
        return -(-matches // 3)
    return matches if sum(found is game for found, _ in EVERY_SETTING) < MANY else -(-matches // 2)


def positions(game: AnyGame, options: Options, *, matches: int, seed: str = "walk") -> Iterator[tuple[State, Rng]]:
    """The positions of a few games, first to last; do not change them."""
    rng = rng_from(seed.encode())
    for number in range(fewer(game, matches)):
        match = new_match(game, options, number)
        yield match.state, rng
        due = 1
        while match.actor != NOBODY:
            match.play_move(quick_choice(match, rng))
            if match.actor != NOBODY:
                give_up_seldom(match, rng)
            played = len(match.moves)
            if played >= due or match.actor == NOBODY:
                due = played + (1 if played < CLOSELY else played // SELDOM)
                yield match.state, rng


def seldom(game: AnyGame, options: Options, *, matches: int, seed: str = "walk") -> Iterator[tuple[State, Rng]]:
    """The same for tests that play each position to its end: of the heaviest games every fourth."""
    for number, found in enumerate(positions(game, options, matches=matches, seed=seed)):
        if game.weight < HEAVY or number % 4 == 0:
            yield found


def some(moves: list[int], rng: Rng, most: int = 12) -> list[int]:
    """All of them, or a few where there are hundreds."""
    return moves if len(moves) <= most else [moves[rng.below(len(moves))] for _ in range(most)]


def viewers(state: State) -> range:
    """Spectators and all seats."""
    return range(-1, state.seats)
