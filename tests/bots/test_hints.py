"""Hints: true in what they say, and good enough to win with."""

import pytest

from manawell.bots.hints import think
from manawell.bots.levels import LEVELS, make_bot
from manawell.bots.searcher import is_as_good
from manawell.contract.settings import HEAVY, SETTINGS, name_of, positions
from manawell.games.athlas.components.cards import INTERVENTION_IDS
from manawell.games.athlas.components.tables import PLAYERS
from manawell.games.athlas.moves import PickUnit, Use
from manawell.games.athlas.rules.turn import Athlas
from manawell.games.lutao.components.cards import SPELLS
from manawell.games.lutao.components.tables import PROVINCES
from manawell.games.lutao.moves import At, Spell
from manawell.games.lutao.rules.turn import Lutao
from manawell.kernel.game import AnyGame
from manawell.kernel.match import Match
from manawell.kernel.options import Options
from manawell.kernel.registry import games
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY, State

FOLLOWED = [
    ("gegensatz", "search:300", 4),
    ("rivality", "search:300", 4),
    ("athlas", "search:10", 2),
    ("lutao", "search:4", 2),
]
"""Game, search and deals."""
QUICK: dict[str, Options] = {"athlas": {"mode": "quick"}, "lutao": {"mode": "beginner", "players": "2"}}
HELPFUL = ("D01", "D03", "D14")
"""Cards of Athlas for any unit that do it good: Celestial Wings, Athilian Strength, Divine Shield."""
HARMFUL = ("D04", "D09", "S07")
"""And those that do it harm: Stasis Field, Lightning Strike, Water Column."""


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=name_of)
def test_a_hint_says_only_of_an_only_move_and_no_number_it_does_not_know(game: AnyGame, options: Options) -> None:
    level = "greedy" if game.weight == HEAVY else "search:40"
    for number, (state, rng) in enumerate(positions(game, options, matches=1, seed="hints")):
        if state.actor < 0 or (game.weight == HEAVY and number % 10):
            continue
        legal = {game.text_of(state, move) for move in state.moves()}
        thought = think(game, game.view(state, state.actor), level, rng, None)
        assert not is_misguided(game, state, thought.text)
        assert thought.only == (len(legal) == 1)
        assert thought.worth is None or 0 <= thought.worth <= 1
        assert {thought.text, *thought.equal, *(other.text for other in thought.others)} <= legal
        assert thought.text not in {other.text for other in thought.others}
        flags = [other.equal for other in thought.others]
        assert flags == sorted(flags, reverse=True)


def entry(worth: float, visits: int, error: float) -> tuple[int, float, int, float]:
    return 0, worth, visits, error


def test_moves_within_the_noise_are_about_equal() -> None:
    best = entry(0.50, 400, 0.01)
    assert is_as_good(entry(0.48, 300, 0.01), best)
    assert is_as_good(entry(0.51, 300, 0.01), best)
    assert not is_as_good(entry(0.46, 300, 0.01), best)
    assert is_as_good(entry(0.495, 300, 0.0), entry(0.50, 400, 0.0))
    assert not is_as_good(entry(0.485, 300, 0.0), entry(0.50, 400, 0.0))


def test_a_move_hardly_tried_is_not_called_equal() -> None:
    assert not is_as_good(entry(0.49, 20, 0.2), entry(0.50, 400, 0.01))


@pytest.mark.parametrize(("name", "level", "deals"), FOLLOWED)
def test_whoever_follows_nothing_but_hints_beats_the_first_level(name: str, level: str, deals: int) -> None:
    """Fixed deals with the shortest games; people are given a search that is several times as long."""
    game = games()[name]
    won = sum(follow(game, game.settle(QUICK.get(name, {})), level, deal) for deal in range(deals))
    assert won >= min(3, deals)


def follow(game: AnyGame, options: Options, level: str, deal: int) -> bool:
    """Whether following the hints wins, in either seat in turn; no hint helps an enemy or harms a friend."""
    match, seat = Match(game, options, Seal(f"hints {deal}")), deal % 2
    rng = rng_from(f"hints {deal}".encode())
    rival = make_bot(LEVELS[0], rng)
    while match.actor != NOBODY:
        view = match.view(match.actor)
        if match.actor == seat:
            text = think(game, view, level, rng, None).text
            assert not is_misguided(game, match.state, text), f"{text} in deal {deal}"
            match.play(seat, text)
        else:
            match.play_move(rival.choose(game, view))
    outcome = match.outcome()
    return outcome is not None and outcome.winners == (seat,)


def is_misguided(game: AnyGame, state: State, text: str) -> bool:
    """It helps an enemy or harms a friend, and another move would not."""
    return wrong_side(game, state, game.read(state, state.actor, text)) and not all(
        wrong_side(game, state, move) for move in state.moves()
    )


def wrong_side(game: AnyGame, state: State, move: int) -> bool:
    """A card or a spell on the wrong target; in the other games the rules leave no such choice."""
    typed = game.typed(state, move)
    if isinstance(state, Athlas):
        return in_athlas(state, typed)
    return isinstance(state, Lutao) and bool(state.casts) and in_lutao(state, typed)


def in_athlas(state: Athlas, typed: object) -> bool:
    if isinstance(typed, Use):
        card, unit = typed.card, typed.unit
    elif isinstance(typed, PickUnit):
        card, unit = INTERVENTION_IDS[state.announced[-1].card], typed.unit
    else:
        return False
    friend = unit is not None and unit[0] == PLAYERS[state.actor][0]
    return unit is not None and ((card in HELPFUL and not friend) or (card in HARMFUL and friend))


def in_lutao(state: Lutao, typed: object) -> bool:
    """A spell that is stopped is a foreign one; one that destroys is aimed at others."""
    cast = state.casts[-1]
    if isinstance(typed, Spell):
        return state.player_of(cast.people) == state.actor
    if not isinstance(typed, At) or SPELLS[cast.spell] == "teleport":
        return False
    owner = state.owner[PROVINCES.index(typed.province)]
    return owner >= 0 and state.player_of(owner) == state.actor
