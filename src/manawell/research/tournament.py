"""Bots against bots, on the same deals with sides exchanged.

Every encounter is a pure function of its deal and the seed of the tournament, so the result is the same on one core or
on many.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from time import monotonic
from typing import Any, Final

import msgspec

from manawell.bots.bot import Bot
from manawell.bots.levels import make_bot
from manawell.kernel.components import changes_of
from manawell.kernel.elements import Element
from manawell.kernel.faults import Fault, Impossible
from manawell.kernel.game import AnyGame, Outcome
from manawell.kernel.match import Match
from manawell.kernel.options import Options
from manawell.kernel.registry import find_game
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY, State
from manawell.research.faults import ResearchFault, installed
from manawell.research.statistics import elo, ratings, wilson
from manawell.research.visitor import AT, Visitor

POLICY: Final = "policy:"
WEIGHTS: Final = ".npz"
"""How the name of a policy begins, or ends: see `policies.py`."""
FIRST_RATING: Final = 600.0
"""Of the weakest bot, as of the first level."""


Played = tuple[Match, tuple[tuple[float, int], ...]]
"""A finished match, and by seat, if a visitor takes part, the seconds it thought and the decisions it made."""


class Encounter(msgspec.Struct, frozen=True):
    """One game to be played: who sits where, on which deal."""

    game: str
    options: Options
    bots: tuple[str, ...]
    seed: str
    deal: int
    seconds: float | None = None
    varied: bool = False
    """The seats bring random equipment instead of what the bots would choose."""
    counted: bool = False
    """The result tells what each seat had and used."""
    changes: dict[str, Any] = {}
    """What differs from the printed components, in the form of their file; then it is played in another process."""


class Result(msgspec.Struct, frozen=True):
    encounter: Encounter
    outcome: Outcome
    moves: int
    equipment: tuple[dict[str, bool], ...] = ()
    """By seat: what it brought, and whether each was used."""
    thinking: tuple[tuple[float, int], ...] = ()
    """By seat, if a visitor takes part: the seconds it thought, and the decisions it made."""
    elements: tuple[tuple[Element, ...], ...] = ()
    """By seat, if it is counted: what it had or used, each once."""

    def score_of(self, bot: str) -> float:
        """1 for a win, 0 for a defeat; a draw is divided among all sides, a shared victory among the winning sides."""
        encounter = self.encounter
        sides = find_game(encounter.game).sides(encounter.options)
        if len(sides) == 1:
            return float(len(self.outcome.winners))
        winners = {sides[seat] for seat in self.outcome.winners} or set(sides)
        own = {side for side, name in zip(sides, encounter.bots, strict=True) if name == bot}
        return len(winners & own) / len(winners)

    @property
    def undecided(self) -> bool:
        """Whether no single side won."""
        sides = find_game(self.encounter.game).sides(self.encounter.options)
        return len(sides) > 1 and len({sides[seat] for seat in self.outcome.winners}) != 1


class Standing(msgspec.Struct, frozen=True):
    """How one bot fared against another, or alone."""

    bot: str
    rival: str | None
    games: int
    score: float
    draws: int
    moves: int
    seconds: float = 0.0
    """Its thinking time per decision."""

    @property
    def rate(self) -> float:
        return self.score / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.score, self.games)

    @property
    def elo(self) -> tuple[float, float, float]:
        """The difference in strength on the scale of Elo, with its interval."""
        low, high = self.interval
        return elo(self.rate), elo(low), elo(high)


def schedule(
    game: str, options: Options, bots: Sequence[str], games: int, seed: str, seconds: float | None = None
) -> list[Encounter]:
    """Each bot alone in a solo game; otherwise each pair of bots on every deal, with sides exchanged.

    With more than two sides, each bot of a pair plays every side once, alone against the other bot on all other sides,
    so equal bots score a half.
    """
    sides = find_game(game).sides(options)
    if len(sides) == 1:
        return [Encounter(game, options, (bot,), seed, deal, seconds) for bot in bots for deal in range(games)]
    if len(bots) < 2:
        raise ResearchFault("fault-tournament-bots", seats=len(sides), given=len(bots))
    return [
        Encounter(game, options, seating, seed, deal, seconds)
        for first, second in combinations(bots, 2)
        for seatings in [_seatings(sides, first, second)]
        for deal in range(-(-games // len(seatings)))
        for seating in seatings
    ]


def _seatings(sides: Sequence[int], first: str, second: str) -> list[tuple[str, ...]]:
    pairs = [(first, second)] if max(sides) == 1 else [(first, second), (second, first)]
    return [
        tuple(one if side == alone else other for side in sides)
        for one, other in pairs
        for alone in range(max(sides) + 1)
    ]


def play_encounter(encounter: Encounter) -> Result:
    """Play it to the end."""
    match, thinking = play_changed(encounter) if encounter.changes else play_match(encounter)
    outcome = match.outcome()
    assert outcome is not None
    counted = elements_of(match) if encounter.counted else ()
    return Result(encounter, outcome, len(match.moves), match.game.equipment(match.state), thinking, counted)


def play_changed(encounter: Encounter) -> Played:
    """Play a game whose components differ from the printed ones, in a process that has loaded it so."""
    try:
        game = find_game(encounter.game)
        if not changes_of(game.id):
            raise ResearchFault("fault-not-changed", game=game.id)
        return play_match(encounter)
    except Fault as fault:
        if not isinstance(fault, Impossible):
            raise
        raise ResearchFault("fault-changed-game", game=encounter.game, problem=str(fault)) from fault
    except Exception as problem:  # the rules were written for the printed values: others may make anything fail
        told = f"{type(problem).__name__}: {problem}"
        raise ResearchFault("fault-changed-game", game=encounter.game, problem=told) from problem


def elements_of(match: Match) -> tuple[tuple[Element, ...], ...]:
    """By seat of a finished match: what it had or used, each once."""
    events = match.journal.events
    return tuple(tuple(sorted(set(had))) for had in match.game.elements(match.state, match.options, events))


def play_match(encounter: Encounter, watch: Callable[[State, int], None] | None = None) -> Played:
    """The finished match, and by seat the time of visitors. The deal and the bots use separate streams of chance.

    Whoever watches is told every position with the move that follows, and must not change it.
    """
    players = [invite(encounter, seat) for seat in range(len(encounter.bots))]
    visitors = [player for player in players if isinstance(player, Visitor)]
    try:
        return _play(encounter, players, visitors, watch)
    finally:
        for visitor in visitors:
            visitor.leave()


def deal_match(encounter: Encounter, game: AnyGame) -> Match:
    """Before the first move."""
    return Match(game, encounter.options, Seal(f"{encounter.seed}/{encounter.deal}"), encounter.bots)


def _play(
    encounter: Encounter,
    players: Sequence[Bot | Visitor],
    visitors: Sequence[Visitor],
    watch: Callable[[State, int], None] | None,
) -> Played:
    game = find_game(encounter.game)
    match = deal_match(encounter, game)
    thinking = [(0.0, 0)] * len(players)
    chance = rng_from(f"{encounter.seed}/{encounter.deal}/equipment".encode())
    while match.actor != NOBODY:
        actor, view, start = match.actor, match.view(match.actor), monotonic()
        move = _varied(game, view, chance) if encounter.varied else -1
        if move < 0:
            player = players[actor]
            move = player.choose() if isinstance(player, Visitor) else player.choose(game, view)
            thinking[actor] = thinking[actor][0] + monotonic() - start, thinking[actor][1] + 1
        if watch is not None:
            watch(match.state, move)
        match.play_move(move)
        for visitor in visitors:
            visitor.play(move, match.actor)
    return match, tuple(thinking) if visitors else ()


def invite(encounter: Encounter, seat: int) -> Bot | Visitor:
    name, deal = encounter.bots[seat], f"{encounter.seed}/{encounter.deal}"
    seed = f"{deal}/{seat}/{name}"
    if is_policy(name):
        with installed():
            from manawell.research.policies import policy_bot  # late: other bots need no NumPy
        return policy_bot(name, encounter.game, encounter.options, rng_from(seed.encode()))
    if AT not in name:
        return make_bot(name, rng_from(seed.encode()), seconds=encounter.seconds)
    return Visitor(
        name,
        game=encounter.game,
        options=encounter.options,
        deal=deal,
        names=encounter.bots,
        seed=seed,
        seconds=encounter.seconds,
    )


def check_players(encounters: Iterable[Encounter]) -> None:
    """Seat each player once and let it go: whoever cannot play is told of now, and not in another process."""
    known: set[tuple[str, str]] = set()
    for encounter in encounters:
        for seat, name in enumerate(encounter.bots):
            if (encounter.game, name) not in known:
                known.add((encounter.game, name))
                player = invite(encounter, seat)
                if isinstance(player, Visitor):
                    player.leave()


def is_policy(name: str) -> bool:
    """Whether it names a function over features and actions, or the file of a network's weights."""
    return name.startswith(POLICY) or name.endswith(WEIGHTS)


def _varied(game: AnyGame, view: Any, chance: Rng) -> int:
    """The next move of random equipment, or -1 where the bot decides."""
    world = game.imagine(view, chance)
    return game.judge.vary(world, world.moves(), chance)


def standings(results: Iterable[Result]) -> list[Standing]:
    """Per bot and rival, in the order in which they first met."""
    tally: dict[tuple[str, str | None], list[float]] = {}
    for result in results:
        bots = tuple(dict.fromkeys(result.encounter.bots))
        for bot in bots:
            rival = next((other for other in bots if other != bot), None)
            row = tally.setdefault((bot, rival), [0, 0, 0, 0, 0, 0])
            row[0] += 1
            row[1] += result.score_of(bot)
            row[2] += result.undecided
            row[3] += result.moves
            for name, (seconds, decisions) in zip(result.encounter.bots, result.thinking, strict=False):
                row[4] += seconds if name == bot else 0.0
                row[5] += decisions if name == bot else 0
    return [
        Standing(bot, rival, int(games), score, int(draws), int(moves), seconds / max(1, decisions))
        for (bot, rival), (games, score, draws, moves, seconds, decisions) in tally.items()
    ]


def rate(rows: Iterable[Standing]) -> dict[str, tuple[float, float]]:
    """The strength of each bot that met others, with half of its 95 % interval; the weakest has FIRST_RATING."""
    pairs = [(row, row.rival) for row in rows if row.rival is not None and row.bot < row.rival]
    scores = {(row.bot, rival): (row.score, row.games) for row, rival in pairs}
    return ratings(scores, FIRST_RATING) if scores else {}
