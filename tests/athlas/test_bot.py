"""The bots of Athlas: sensible armies, and play that sees what lies at hand."""

from pathlib import Path

import pytest

from manawell.bots.levels import make_bot
from manawell.games.athlas import GAME
from manawell.games.athlas.bot.armies import BLUEPRINTS, CHEAP, DEAR, LIKENESS, STYLES, Blueprint
from manawell.games.athlas.bot.cards import is_play
from manawell.games.athlas.bot.evaluation import forces_of, lead_of
from manawell.games.athlas.bot.judge import Tactician
from manawell.games.athlas.bot.policy import sensible
from manawell.games.athlas.bot.roads import ground_of, ways_to
from manawell.games.athlas.components.cards import STANDARD, Alpha
from manawell.games.athlas.components.tables import (
    CAMPAIGN_ALPHAS,
    DISTANCE,
    FIELD_OF,
    FIELDS,
    GENERA,
    GOD_POINTS,
    RELIC_FIELDS,
    STACK_CARDS,
)
from manawell.games.athlas.rules.turn import Athlas
from manawell.games.athlas.state import CHOOSE, PICK, PRESET, SUMMON, WINDOW
from manawell.kernel.rng import rng_from
from tests.athlas.table import Table, battle, new
from tests.test_readme import blocks

ROOT = Path(__file__).parents[2]


def planned(table: Table, seed: str) -> Athlas:
    """Creation as the plan goes."""
    rng = rng_from(seed.encode())
    while table.state.phase <= PRESET:
        table.state.play(GAME.judge.plan(table.state, table.state.moves(), rng))
    return table.state


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.rule("ATH-2.2", "ATH-4.2", "ATH-4.3", "ATH-4.4", "ATH-5.1")
def test_the_armies_of_bots_are_legal(style: str) -> None:
    army = Blueprint(STYLES[style])
    cards = [card for alpha in army.alphas for card in alpha]
    assert len(army.alphas) == CAMPAIGN_ALPHAS
    assert len(set(cards)) == len(cards)
    for alpha in army.alphas:
        made = Alpha(STANDARD, alpha)
        assert sum(card < GENERA for card in alpha) == 1
        assert made.hands >= 0
        assert made.spell_points >= 0
    assert len(set(army.stack)) == len(army.stack) <= STACK_CARDS
    assert sum(STANDARD.interventions[card].god_points for card in army.stack) <= GOD_POINTS


@pytest.mark.parametrize("mode", ["standard", "campaign"])
def test_a_bot_makes_one_of_its_armies(mode: str) -> None:
    made = {str(planned(new(mode=mode), f"plan {seed}").alphas[0].cards) for seed in range(12)}  # type: ignore[union-attr]
    known = {str(army.alphas[0]) for army in BLUEPRINTS}
    assert made <= known
    assert len(made) > 3


def test_a_plan_goes_on_from_a_strange_beginning() -> None:
    table = new(mode="standard").play("genus 1 G09", "card 1 E28", "card 1 E30")
    state = planned(table, "strange")
    assert state.turn == 1


def test_armies_of_chance_are_legal_and_differ() -> None:
    rng, made = rng_from(b"chance"), set()
    for _ in range(8):
        state = new(mode="standard").state
        while state.phase <= PRESET:
            state.play(GAME.judge.vary(state, state.moves(), rng))
        alphas = [alpha for alpha in state.alphas if alpha is not None]
        assert all(CHEAP - 10 <= alpha.cost <= DEAR + 8 for alpha in alphas)
        made.add(str([alpha.cards for alpha in alphas]))
    assert len(made) == 8


def test_every_card_is_met_in_armies_of_chance() -> None:
    rng, met = rng_from(b"all cards"), set()
    for _ in range(60):
        state = new(mode="standard").state
        while state.phase <= PRESET:
            state.play(GAME.judge.vary(state, state.moves(), rng))
        for brought in GAME.equipment(state):
            met |= set(brought)
    assert len(met) == 84


def test_equipment_is_used_when_it_is_revealed_or_gone() -> None:
    table = battle("g1.1 0,0; s1.1 5,-5", stacks=("D09 D05", ""), hidden="g2")
    table.play("discard 1")
    gold, _ = GAME.equipment(table.state)
    assert gold["E08"]
    assert not gold["G04"]
    assert gold["D09"]
    assert not gold["D05"]


@pytest.mark.parametrize("level", ["greedy", "search:30", "wellspring"])
@pytest.mark.rule("ATH-24.1")
def test_a_bot_takes_a_victory_at_hand(level: str) -> None:
    relics = {"west": "-1,0", "centre": "0,0", "east": "5,0"}
    table = battle("g1.1 0,0; g1.2 -1,0; s1.1 5,-5", relics=relics).play("act g1.2")
    move = make_bot(level, rng_from(b"win")).choose(GAME, GAME.view(table.state, 0))
    table.state.play(move)
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


def test_a_lead_is_what_one_has_and_the_other_has_not() -> None:
    table = battle("g1.1 0,4; s1.1 0,-4")
    assert lead_of(table.state, 0) == pytest.approx(-lead_of(table.state, 1))
    wounded = battle("g1.1 0,4; s1.1 0,-4", pools={"s1": 2})
    assert lead_of(wounded.state, 0) > lead_of(table.state, 0)
    nearer = battle("g1.1 0,1; s1.1 0,-4")
    assert lead_of(nearer.state, 0) > lead_of(table.state, 0)


def test_force_counts_the_life_of_the_pool_once() -> None:
    one, two = battle("g1.1 0,4; s1.1 0,-4"), battle("g1.1 0,4; g1.2 1,3; s1.1 0,-4")
    assert forces_of(two.state)[0] - forces_of(one.state)[0] == pytest.approx(24)
    half = battle("g1.1 0,4; g1.2 1,3; s1.1 0,-4", pools={"g1": 6})
    assert forces_of(two.state)[0] - forces_of(half.state)[0] == pytest.approx(12)


def test_no_lead_looks_as_good_as_a_victory() -> None:
    strong = battle("g1.1 0,1; g1.2 1,1; g1.3 -1,1; s1.1 0,-5", relics={"centre": "0,1", "west": "1,1"})
    assert 0.5 < Tactician().value(strong.state, 0) < 0.95


def test_discarding_is_never_promising() -> None:
    table = battle("g1.1 0,4; s1.1 0,-4", stacks=("D05 D09", "D05"))
    found = GAME.judge.promising(table.state, table.state.moves(), 4)
    assert not any(GAME.text_of(table.state, move).startswith("discard") for move in found)


@pytest.mark.parametrize("level", ["search:30", "search:100"])
@pytest.mark.parametrize(("card", "side"), [("D01", "g"), ("D03", "g"), ("D14", "g"), ("D04", "s"), ("D09", "s")])
def test_cards_that_help_are_for_friends_and_those_that_harm_for_enemies(card: str, side: str, level: str) -> None:
    table = battle("g1.1 0,0; g1.2 0,2; s1.1 0,-2; s1.2 1,-1", stacks=(card, "")).play(f"play {card} @now")
    chosen = GAME.text_of(table.state, make_bot(level, rng_from(b"card")).choose(GAME, GAME.view(table.state, 0)))
    assert chosen.startswith(f"unit {side}")


def test_a_card_without_anybody_it_should_be_for_is_kept() -> None:
    alone = battle("g1.1 0,0; g1.2 0,2", stacks=("D09", "")).play("act g1.1")
    assert "play D09 @now" in alone.legal
    assert not any("play" in GAME.text_of(alone.state, move) for move in sensible(alone.state, alone.state.moves()))


def test_flooding_spares_friends_who_would_drown() -> None:
    table = battle("g1.1 0,3; s1.1 0,-3", stacks=("D07", "")).play("play D07 @now")
    kept = [GAME.text_of(table.state, move) for move in sensible(table.state, table.state.moves())]
    assert "field 0,-3" in kept
    assert "field 0,3" not in kept


def test_the_way_leads_around_water() -> None:
    terrain = battle("g1.1 0,0; s1.1 5,-5").state.core.terrain
    west, centre = RELIC_FIELDS[0], RELIC_FIELDS[1]
    assert DISTANCE[west * FIELDS + centre] == 4
    assert ways_to(terrain, west, False)[centre] == 6
    assert ways_to(terrain, west, True)[centre] == 4


@pytest.mark.rule("ATH-24.1")
def test_a_won_game_is_brought_home() -> None:
    """Two relics in hand, water between them, and nobody in the way: the game that was drawn by walking about."""
    table = battle("g1.1 -4,0; g1.2 0,0; g1.3 -3,3; g1.4 -2,3; g1.5 1,1; s1.1 5,-5", spent=(250, 250))
    player = make_bot("search:30", rng_from(b"home"))
    while not table.over and table.state.turn < 20:
        mine = table.state.actor == 0
        table.state.play(player.choose(GAME, GAME.view(table.state, 0)) if mine else table.state.moves()[0])
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


def test_a_unit_does_not_stand_still_if_it_can_do_something_useful() -> None:
    table = battle("g1.1 0,4; g1.2 1,3; s1.1 0,-4; s1.2 1,-4")
    player = make_bot("search:30", rng_from(b"busy"))
    done = []
    while table.state.active == 0 and table.state.phase != SUMMON:
        move = player.choose(GAME, GAME.view(table.state, 0))
        done.append(GAME.text_of(table.state, move))
        table.state.play(move)
    assert {"act g1.1", "act g1.2"} <= set(done)
    assert sum(move.startswith(("walk", "climb", "use")) for move in done) >= 2


def test_whoever_cannot_hold_a_relic_makes_room_for_a_bearer() -> None:
    """A bearer beside the second relic, and a dragon of its own upon it: nothing else is in the way of victory."""
    relics = {"west": "1,0", "centre": "0,0"}
    table = battle("g1.1 1,0; g2.1 0,0; s1.1 5,-5", gold=["G04 E08", "G03 E06"], relics=relics, spent=(250, 250))
    player = make_bot("search:30", rng_from(b"room"))
    while not table.over and table.state.active == 0:
        table.state.play(player.choose(GAME, GAME.view(table.state, 0)))
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


def test_the_way_leads_around_towers() -> None:
    silver = ["G09 E09"]
    free, walled = battle("g1.1 0,0; s1.1 5,-5", silver=silver), battle("g1.1 0,0; s1.1 1,0; s1.2 1,-1", silver=silver)
    goal = FIELD_OF[(2, -1)]
    assert ways_to(ground_of(free.state), goal, True)[RELIC_FIELDS[1]] == 2
    assert ways_to(ground_of(walled.state), goal, True)[RELIC_FIELDS[1]] > 2


def test_the_documents_show_a_real_army() -> None:
    (line,) = blocks(ROOT / "docs" / "players.md", "army")
    assert line.strip() == STYLES["water"].rsplit(" / ", 1)[0] + " //" + STYLES["water"].split(" //")[1]


@pytest.mark.rule("ATH-7.3", "ATH-C.40")
def test_an_alpha_is_shown_by_the_figure_that_its_genus_is_called_like() -> None:
    state = new(mode="quick").state
    found = {GAME.text_of(state, move) for move in GAME.judge.promising(state, state.moves(), 100)}
    figures = {text.split()[1]: text.split()[3] for text in found if text.startswith("summon")}
    genera = [GAME.view(state, state.actor).piles[4 * state.actor + alpha].cards[0] for alpha in range(3)]  # type: ignore[index]
    for alpha, genus in enumerate(genera, 1):
        assert figures[str(alpha)] == LIKENESS.get(genus, figures[str(alpha)])
    assert {figures[str(alpha)] for alpha, genus in enumerate(genera, 1) if genus not in LIKENESS}.isdisjoint(
        LIKENESS[genus] for genus in genera if genus in LIKENESS
    )


def waiting(relics: dict[str, str]) -> Athlas:
    """Silver may answer a walk of Gold's with a card."""
    table = battle("g1.1 0,0; g1.2 0,4; s1.1 5,-5", stacks=("", "D05"), relics=relics).play("act g1.2")
    table.play(next(move for move in table.legal if move.startswith("walk")), "end")
    assert table.state.phase == WINDOW
    assert any(is_play(table.state, move) for move in table.state.moves())
    return table.state


def test_a_search_expects_cards_only_near_victory() -> None:
    far, near = waiting({}), waiting({"west": "-1,0"})
    assert not any(is_play(far, move) for move in GAME.judge.likely(far, far.moves()))
    assert GAME.judge.likely(near, near.moves()) == near.moves()
    for state in (far, near):
        GAME.judge.hasten(state)
    assert far.phase == CHOOSE
    assert near.phase == WINDOW


def test_promising_moves_are_sorted() -> None:
    state = new(mode="quick").state
    rng = rng_from(b"sorted")
    for _ in range(60):
        moves = state.moves()
        if len(moves) > 3 and state.phase > PRESET:
            assert GAME.judge.promising(state, moves, 3) == GAME.judge.promising(state, moves, len(moves))[:3]
        state.play(moves[rng.below(len(moves))])


def test_what_a_walk_leaves_open_is_settled_before_it_is_judged() -> None:
    table = battle("g1.1 0,0; g1.2 0,2; s1.1 0,-2", stacks=("D07", "")).play("play D07 @now")
    GAME.judge.unfold(table.state, rng_from(b"settled"))
    assert table.state.phase not in (PICK, WINDOW)
