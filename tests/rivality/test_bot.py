"""The judge of Rivality, its prospects and its solver."""

import pytest
from librt.vecs import vec

from manawell.games.rivality import GAME
from manawell.games.rivality.bot.evaluation import (
    CROWD,
    CROWDS,
    KIND_OF,
    KINDS,
    PROMISE,
    Prospects,
    landing,
    promises,
    stage_of,
)
from manawell.games.rivality.bot.solver import Solver, is_small
from manawell.games.rivality.components.tables import BREAKS, OFFSET, STRENGTH, TILE_OF
from manawell.games.rivality.rules.turn import Rivality
from manawell.games.rivality.state import MOVE, NO_TILE, PLACE
from manawell.kernel.judge import best_of
from manawell.kernel.options import Options
from manawell.kernel.rng import rng_from
from manawell.kernel.state import NOBODY
from tests.rivality.table import alone, battle

DUEL = GAME.settle({})
THREE = GAME.settle({"mode": "three"})


def placements(options: Options, games: int) -> list[Rivality]:
    """Positions of half-random games in which a tile is to be placed."""
    found = []
    for number in range(games):
        rng = rng_from(b"bot %d" % number)
        state = GAME.new(options, rng)
        while state.actor != NOBODY:
            moves = state.moves()
            if state.phase == PLACE:
                found.append(state.clone())
            random = rng.below(2) == 0
            state.play(moves[rng.below(len(moves))] if random else GAME.judge.choose(state, moves, rng))
    return found


@pytest.mark.parametrize("options", [DUEL, THREE], ids=["duel", "three"])
def test_a_spell_is_foreseen_as_it_is_cast(options: Options) -> None:
    """Away from an empty supply and from a tie of two enemies, where the caster has a choice."""
    checked = 0
    for state in placements(options, 12):
        rng = rng_from(b"%d" % state.turn)
        move = state.moves()[rng.below(len(state.moves()))]
        side, before = state.side_of(state.active), state.golems[:]
        if state.supplies[side] < 8:
            continue
        after = state.clone()
        after.play(move)
        tile = next(tile for tile in state.hands[state.active] if after.spots[tile] >= 0)
        face = 4 * tile + (after.spots[tile] & 3)
        for direction in range(4):
            spell = 4 * face + direction
            cell = after.cell_of(tile) + OFFSET[spell]
            target = state.grid[cell]
            blocked = any(wizard == cell for other, wizard in enumerate(state.wizards) if other != side)
            if STRENGTH[spell] and target != NO_TILE and not blocked and after.phase == PLACE:
                checked += 1
                assert after.golems[target] == landing(before[target], target, side, STRENGTH[spell], BREAKS[spell])
    assert checked > 60


def test_promises_are_points_that_add_up() -> None:
    """All sides together may hope for the points of a tile that holds golems, no more and no less."""
    for sides in (2, 3):
        for by_side in PROMISE[sides]:
            for kind in range(KINDS):
                tile = KIND_OF.index(kind)
                points = (3, 1, 2, 4)[kind] if tile == 0 else {1: 1, 2: 2, 3: 4}[kind]
                for golems in (0x001, 0x005, 0x011, 0x023):
                    assert sum(by_side[side][kind << 12 | golems] for side in range(sides)) == pytest.approx(points)


def test_more_golems_promise_more_and_the_end_is_certain() -> None:
    board = "0,0 mw 0 O1\n1,0 fo_b1 0 {}\n0,1 sc_b2 0 P1 P\n-1,0 sc_a2 0 O1 O"
    hopes = [promises(battle(board.format(golems)).state, 6) for golems in ("O1P2", "O2P1", "O3")]
    assert hopes[0][0] < hopes[1][0] < hopes[2][0]
    last = promises(battle(board.format("O3")).state, 0)
    assert last == pytest.approx([8, 1], abs=0.2)


def test_best_of_sorts_and_keeps_the_earlier_of_equals() -> None:
    assert best_of([10, 20, 30, 40, 50], vec[float]([1.0, 3.0, 2.0, 3.0, 0.5]), 3) == [20, 40, 30]
    assert best_of([10, 20], vec[float]([1.0, 2.0]), 9) == [20, 10]


def test_promising_moves_are_legal_and_few() -> None:
    for state in placements(DUEL, 2):
        moves = state.moves()
        found = GAME.judge.promising(state, moves, 7)
        assert len(found) == min(7, len(moves)) == len(set(found))
        assert set(found) <= set(moves)
        worth = dict(zip(moves, Prospects(state).weigh(), strict=True))
        assert min(worth[move] for move in found) >= max(
            (worth[move] for move in moves if move not in found), default=-99
        )


@pytest.mark.parametrize("options", [DUEL, GAME.settle({"expert": "true"})], ids=["plain", "expert"])
def test_the_best_placement_is_the_first_of_those_that_weigh_most(options: Options) -> None:
    for state in placements(options, 2):
        worth = list(Prospects(state).weigh())
        move, most = Prospects(state).best()
        assert most == max(worth)
        assert move == state.moves()[worth.index(most)] == GAME.judge.choose(state, state.moves(), state.rng)


def test_the_stage_shrinks_with_the_tiles_and_with_the_supply() -> None:
    early = battle("0,0 mw 0 -", "P").state
    assert stage_of(early) == 12
    early.supplies[0] = 3
    assert stage_of(early) == 1


def brute(state: Rivality, side: int) -> float:
    """What a position is worth, by looking at every line of play."""
    if state.actor == NOBODY:
        return state.worth_to(side)
    worths = []
    for move in state.moves():
        after = state.clone()
        after.play(move)
        worths.append(brute(after, side))
    return max(worths) if state.side_of(state.actor) == side else min(worths)


def last_placements(number: int, tiles: int) -> Rivality | None:
    """A duel played until this many tiles are left; None if it ended earlier."""
    rng = rng_from(b"last %d" % number)
    state = GAME.new(DUEL, rng)
    while state.actor != NOBODY and sum(map(len, state.hands)) + sum(map(len, state.decks)) > tiles:
        moves = state.moves()
        state.play(moves[rng.below(len(moves))])
    return state if state.actor != NOBODY else None


@pytest.mark.parametrize("number", range(4))
def test_proofs_agree_with_looking_at_every_line(number: int) -> None:
    state = last_placements(number, 2)
    assert state is not None
    assert is_small(state)
    proven = Solver(10**6).bounds(state)
    assert sorted(proven) == state.moves()
    for move in state.moves()[:: len(proven) // 6]:
        after = state.clone()
        after.play(move)
        assert proven[move] == (brute(after, state.side_of(state.actor)),) * 2


def test_without_a_budget_nothing_is_claimed() -> None:
    state = last_placements(1, 2)
    assert state is not None
    assert set(Solver(0).bounds(state).values()) == {(0.0, 1.0)}


def test_only_a_small_rest_is_searched() -> None:
    for state in placements(DUEL, 1):
        left = sum(map(len, state.hands)) + sum(map(len, state.decks))
        assert is_small(state) == (left <= 3)
        assert bool(GAME.judge.bounds(state, 1)) == (left <= 3)


def test_the_fortress_that_decides_is_found() -> None:
    """One tile is left, and it can take the fortress."""
    table = battle(
        """
        0,0 mw 0 P1
        1,0 fo_b1 0 O2P3
        2,0 sc_a2 0 O1 O
        0,1 sc_b2 0 P1 P
        """,
        "O",
        "hu_a3",
        last_tiles=True,
    )
    assert table.points == (0, 7)
    proven = GAME.judge.bounds(table.state, 1000)
    won = {move for move, bounds in proven.items() if bounds == (1.0, 1.0)}
    assert 0 < len(won) < len(proven)
    for move in proven:
        after = table.copy().play(GAME.text_of(table.state, move))
        assert after.outcome is not None
        assert (after.outcome.winners == (0,)) == (move in won)


def test_alone_the_greedy_choice_counts_points() -> None:
    table = alone(
        """
        2,0 O1 O
        2,5 P1 P
        """
    )
    move = GAME.judge.choose(table.state, table.state.moves(), rng_from(b""))
    gains = {}
    for option in table.state.moves():
        after = table.state.clone()
        after.play(option)
        gains[option] = GAME.scores(after)[0] - GAME.figures(after)["suramun"]
    assert gains[move] == max(gains.values())


def test_tiles_have_the_kinds_that_the_table_of_promises_expects() -> None:
    assert [KIND_OF[TILE_OF[name]] for name in ("mw", "sc_a1", "hu_b2", "fo_a3")] == [0, 1, 2, 3]


@pytest.mark.parametrize("mode", ["duel", "three", "teams"])
def test_all_seats_get_their_chances_at_once(mode: str) -> None:
    """Partners have the same chance, and of two sides one has what the other lacks."""
    for state in placements(GAME.settle({"mode": mode}), 1):
        chances = GAME.judge.values(state)
        assert chances[state.actor] == GAME.judge.value(state, state.actor)
        if state.sides == 2:
            assert all(chances[seat] == chances[seat % 2] for seat in range(state.seats))
            assert chances[0] + chances[1] == pytest.approx(1)
        else:
            assert chances == [GAME.judge.value(state, seat) for seat in range(state.seats)]


def test_a_network_judges_where_it_stands() -> None:
    """The written judge of the solo game looks two moves ahead first."""
    rng = rng_from(b"unfold")
    for mode in ("duel", "three", "teams", "solo"):
        state = GAME.new(GAME.settle({"mode": mode}), rng)
        while state.phase not in (PLACE, MOVE):
            state.play(state.moves()[0])
        turn = state.turn
        GAME.judge.unfold(state, rng)
        assert (state.turn > turn) == (mode == "solo")


def test_every_crowd_has_a_row_of_its_own() -> None:
    assert sorted(number for number in CROWD if number) == list(range(1, CROWDS))
