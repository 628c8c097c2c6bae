"""Games of a level against itself, and what judge and bots foretold in some of their positions."""

from typing import NamedTuple

import msgspec

from manawell.bots.bot import Bot
from manawell.bots.hints import outlook
from manawell.bots.levels import make_bot
from manawell.bots.searcher import Searcher
from manawell.bots.simple import GreedyBot
from manawell.kernel.calibration import GLANCE, SEARCH, VALUE
from manawell.kernel.game import AnyGame
from manawell.kernel.options import Options
from manawell.kernel.registry import find_game
from manawell.kernel.rng import rng_from
from manawell.kernel.state import NOBODY, State


class Played(msgspec.Struct, frozen=True):
    """A game that was played, and where to look at it."""

    game: str
    options: Options
    seed: str
    moves: list[int]
    places: list[int]
    """How many moves were played before each of the positions."""
    payoffs: list[float]
    """By seat."""


class Foretold(NamedTuple):
    """What judge or bot thought of a position, and what came of it."""

    variety: str
    basis: str
    worths: list[float]
    """By side if the judge was asked, otherwise only to the actor."""
    outlooks: list[float]
    """What networks foretell the same sides."""
    payoffs: list[float]
    """What they won in the end."""
    sides: int


def dealt(game: AnyGame, options: Options, seed: str) -> State:
    state: State = game.new(options, rng_from(f"{seed} deal".encode()))
    return state


def play(name: str, options: Options, level: str, seed: str, positions: int) -> Played:
    """One game, with so many positions that leave something to decide, from all parts of it."""
    game = find_game(name)
    rng = rng_from(seed.encode())
    bot, state = make_bot(level, rng), dealt(game, options, seed)
    moves: list[int] = []
    places: list[int] = []
    while state.actor != NOBODY:
        advice = bot.advise(game, game.view(state, state.actor))
        if len(advice.ranking) > 1:
            places.append(len(moves))
        moves.append(advice.move)
        state.play(advice.move)
    rng.shuffle(places)
    payoffs = [state.payoff(seat) for seat in range(state.seats)]
    return Played(name, options, seed, moves, sorted(places[:positions]), payoffs)


def look_again(played: Played, simulations: int) -> list[Foretold]:
    """What is foretold at the places of a game; by a search, too, if there are to be simulations."""
    game = find_game(played.game)
    state = dealt(game, played.options, played.seed)
    found: list[Foretold] = []
    for place, move in enumerate(played.moves):
        if place in played.places:
            found += [_judged(game, state, played), *_advised(game, state, played, place, simulations)]
        state.play(move)
    return found


def _judged(game: AnyGame, state: State, played: Played) -> Foretold:
    """The judge speaks for every side, and sees the whole position."""
    sides = game.sides(played.options)
    seats = [sides.index(side) for side in range(max(sides) + 1)]
    worths = [game.judge.value(state, seat) for seat in seats]
    outlooks = [game.outlook(state, seat) for seat in seats]
    variety = game.variety(game.view(state, state.actor))
    return Foretold(variety, VALUE, worths, outlooks, [played.payoffs[seat] for seat in seats], len(seats))


def _advised(game: AnyGame, state: State, played: Played, place: int, simulations: int) -> list[Foretold]:
    """A bot speaks for the actor, and sees what that one sees."""
    view, rng = game.view(state, state.actor), rng_from(f"{played.seed} {place}".encode())
    bots: dict[str, Bot] = {GLANCE: GreedyBot(rng)}
    if simulations:
        bots[SEARCH] = Searcher(rng, simulations)
    rankings = {basis: bot.advise(game, view).ranking for basis, bot in bots.items()}
    variety, sides = game.variety(view), max(game.sides(played.options)) + 1
    prospect = outlook(game, view, rng)
    return [
        Foretold(variety, basis, [ranking[0][1]], [prospect], [played.payoffs[state.actor]], sides)
        for basis, ranking in rankings.items()
        if ranking
    ]
