"""Pairing and standings of events, as pure functions."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from manawell.server.events.field import field
from manawell.server.events.model import ARENA, RUNNING, SWISS, Event, Game, Plan, Player, points_of
from manawell.server.events.pairing import REMATCH, Entrant, arena_tables, swiss_round
from manawell.server.events.scores import standings
from manawell.table.setting import Terms


def event(count: int, kind: str = SWISS, games: Sequence[Game] = (), rounds: int = 0, **more: object) -> Event:
    plan = Plan(name="Friday", kind=kind, game="any", options={}, terms=Terms(), seats=2, rounds=9, minutes=60)
    players = tuple(
        Player(number=number, kind="person", name=f"P{number}", strength=2000.0 - number)
        for number in range(1, count + 1)
    )
    found = Event(
        id="e",
        plan=plan,
        host=None,
        made_at=0.0,
        state=RUNNING,
        round=rounds,
        began_at=0.0,
        players=players,
        games=tuple(games),
    )
    return msgspec.structs.replace(found, **more)


def game(number: int, players: tuple[int, ...], points: tuple[float, ...] | None, turn: int = 1) -> Game:
    return Game(number=number, round=turn, players=players, table="t", points=points, ended_at=float(number))


def played(start: Event, size: int, rounds: int, rng: random.Random, missing: float = 0.0) -> Iterator[Event]:
    """The event after each round; the results are random, and some players miss a round."""
    now = start
    for number in range(1, rounds + 1):
        players = tuple(msgspec.structs.replace(one, away=rng.random() < missing) for one in now.players)
        now = msgspec.structs.replace(now, players=players, round=number)
        paired = swiss_round(field(now, 0.0), size)
        new = []
        for table in paired.tables:
            winners = rng.choice([[], *([seat] for seat in range(size))])
            points = points_of({"winners": winners, "scores": rng.sample(range(50), size)}, size)
            new.append((table, points))
        new += [((one,), (1.0,)) for one in paired.byes]
        first = len(now.games) + 1
        games = [game(at, table, points, number) for at, (table, points) in enumerate(new, first)]
        now = msgspec.structs.replace(now, games=(*now.games, *games))
        yield now


def pairings(numbers: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to pair these; if their number is odd, one is alone."""
    if not numbers:
        yield []
        return
    first, rest = numbers[0], numbers[1:]
    if len(numbers) % 2:
        for others in pairings(rest):
            yield [(first,), *others]
    for other in rest:
        for others in pairings([one for one in rest if one != other]):
            yield [(first, other), *others]


def badness(
    found: Sequence[tuple[int, ...]], entrants: Sequence[Entrant], blocks: set[frozenset[int]]
) -> tuple[int, ...]:
    """How bad a pairing is, what matters most first."""
    known = {one.number: one for one in entrants}
    places = [one.number for one in entrants]
    again = blocked = last = apart = 0
    for pair in found:
        if len(pair) == 1:
            again += known[pair[0]].byes
            last += len(places) - places.index(pair[0])
            continue
        one, other = (known[number] for number in pair)
        again += one.met.get(other.number, 0)
        blocked += frozenset(pair) in blocks
        apart += round(12 * abs(one.points - other.points)) ** 2
    return again, blocked, last, apart


@given(st.integers(2, 8), st.integers(0, 6), st.randoms(use_true_random=False), st.floats(0, 0.4))
@settings(max_examples=60, deadline=None)
def test_no_other_pairing_of_duels_is_better(count: int, rounds: int, rng: random.Random, missing: float) -> None:
    *_, now = event(count), *played(event(count), 2, rounds, rng, missing)
    entrants = field(msgspec.structs.replace(now, round=rounds + 1), 0.0)
    blocks = {frozenset(pair) for pair in combinations(range(1, count + 1), 2) if rng.random() < 0.15}
    found = swiss_round(entrants, 2, blocks)
    whole = [*found.tables, *[(one,) for one in found.byes]]
    assert sorted(number for pair in whole for number in pair) == sorted(one.number for one in entrants)
    best = min(badness(other, entrants, blocks) for other in pairings([one.number for one in entrants]))
    assert badness(whole, entrants, blocks) == best


@given(st.integers(2, 24), st.integers(2, 4), st.randoms(use_true_random=False))
@settings(max_examples=40, deadline=None)
def test_everybody_is_paired_once_in_each_round(count: int, size: int, rng: random.Random) -> None:
    for now in played(event(max(count, size)), size, 4, rng):
        seen = [number for one in now.of_round() for number in one.players]
        assert sorted(seen) == [player.number for player in now.players]
        assert len([one for one in now.of_round() if one.is_bye]) == len(now.players) % size


@pytest.mark.parametrize(("count", "rounds"), [(5, 3), (6, 3), (8, 4), (9, 5), (16, 7), (33, 7)])
def test_nobody_meets_twice_or_sits_out_twice(count: int, rounds: int) -> None:
    """In as many rounds as half the field a pairing without repetition always exists (Dirac's theorem)."""
    for seed in range(20):
        (*_, last) = played(event(count), 2, rounds, random.Random(seed))
        pairs = Counter(frozenset(one.players) for one in last.games)
        assert set(pairs.values()) == {1}, (seed, pairs)


def test_the_seats_are_shared_fairly() -> None:
    """In 7 rounds nobody sits anywhere more than three times oftener than elsewhere, with more seats twice."""
    for size in (2, 3, 4):
        for seed in range(20):
            (*_, last) = played(event(12), size, 7, random.Random(seed))
            for one in last.players:
                seats = Counter(game.players.index(one.number) for game in last.games if one.number in game.players)
                spread = max(seats.values()) - min(seats.get(seat, 0) for seat in range(size))
                assert spread <= (2 if size > 2 else 3), (size, seed, seats)


def test_in_the_first_round_the_upper_half_meets_the_lower() -> None:
    found = swiss_round(field(event(8), 0.0), 2)
    assert [set(pair) for pair in found.tables] == [{1, 5}, {2, 6}, {3, 7}, {4, 8}]
    of_three = swiss_round(field(event(9), 0.0), 3)
    assert [set(table) for table in of_three.tables] == [{1, 4, 7}, {2, 5, 8}, {3, 6, 9}]


def test_the_last_sits_out_but_never_twice() -> None:
    assert swiss_round(field(event(5), 0.0), 2).byes == [5]
    assert swiss_round(field(event(5), 0.0), 3).byes == [4, 5]
    entrants = [Entrant(number=1), Entrant(number=2), Entrant(number=3, byes=1)]
    assert swiss_round(entrants, 2).byes == [2]


def test_tables_of_three_cannot_be_improved_by_an_exchange() -> None:
    for seed in range(20):
        (*_, last) = played(event(12), 3, 3, random.Random(seed))
        entrants = {one.number: one for one in field(msgspec.structs.replace(last, round=4), 0.0)}

        def cost(tables: list[list[int]], known: dict[int, Entrant] = entrants) -> tuple[int, ...]:
            pairs = [pair for table in tables for pair in combinations(table, 2)]
            return badness(pairs, list(known.values()), set())

        tables = [list(table) for table in swiss_round(list(entrants.values()), 3).tables]
        least = cost(tables)
        for one, other in combinations(range(len(tables)), 2):
            for at in range(3):
                for to in range(3):
                    tried = [list(table) for table in tables]
                    tried[one][at], tried[other][to] = tried[other][to], tried[one][at]
                    assert cost(tried) >= least


def test_who_is_blocked_is_not_met_while_there_is_somebody_else() -> None:
    entrants = field(event(4), 0.0)
    found = swiss_round(entrants, 2, {frozenset((1, 3)), frozenset((2, 4))})
    assert {1, 3} not in [set(pair) for pair in found.tables]
    assert {2, 4} not in [set(pair) for pair in found.tables]
    assert swiss_round(entrants[:2], 2, {frozenset((1, 2))}).tables == [(1, 2)], "a round must go on"
    assert arena_tables(entrants[:2], 2, {frozenset((1, 2))}) == [], "in an arena somebody else will come"


def test_an_arena_pairs_those_who_are_free_and_near_in_the_standings() -> None:
    free = [Entrant(number=number, points=10.0 - number) for number in range(1, 6)]
    tables = arena_tables([msgspec.structs.replace(one, waited=float(one.number > 1)) for one in free], 2)
    assert sorted(sorted(pair) for pair in tables) == [[2, 3], [4, 5]], "who waits longest is paired first"


def test_in_an_arena_nobody_meets_the_same_opponent_twice_in_a_row() -> None:
    one, other = Entrant(number=1, last=frozenset({2})), Entrant(number=2, last=frozenset({1}))
    third = Entrant(number=3)
    assert arena_tables([one, other], 2) == []
    assert arena_tables([one, other], 2, alone=True) == [(1, 2)]
    late = [msgspec.structs.replace(who, waited=REMATCH) for who in (one, other)]
    assert arena_tables(late, 2) == [(1, 2)]
    assert len(arena_tables([one, other, third], 2)) == 1
    assert 3 in arena_tables([one, other, third], 2)[0]


def test_in_an_arena_bots_play_only_with_people() -> None:
    bots = [Entrant(number=number, is_bot=True, waited=90.0) for number in (1, 2, 3, 4)]
    assert arena_tables(bots, 2) == []
    assert arena_tables(bots, 4) == []
    (table,) = arena_tables([*bots, Entrant(number=5)], 4)
    assert 5 in table
    assert len(arena_tables([*bots, Entrant(number=5)], 2)) == 1


@given(st.integers(0, 9), st.integers(2, 4), st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_an_arena_never_pairs_whom_it_may_not(count: int, size: int, rng: random.Random) -> None:
    entrants = [
        Entrant(number=number, is_bot=rng.random() < 0.3, waited=rng.uniform(0, 2 * REMATCH), points=rng.randrange(9))
        for number in range(1, count + 1)
    ]
    blocks = {frozenset(pair) for pair in combinations(range(1, count + 1), 2) if rng.random() < 0.3}
    known = {one.number: one for one in entrants}
    seen: list[int] = []
    for table in arena_tables(entrants, size, blocks):
        assert len(table) == size
        assert not all(known[number].is_bot for number in table)
        assert not any(frozenset(pair) in blocks for pair in combinations(table, 2))
        seen += table
    assert len(seen) == len(set(seen))


@pytest.mark.parametrize(
    ("winners", "scores", "points"),
    [
        ([0], [3, 9], (1.0, 0.0)),
        ([], [3, 9], (0.5, 0.5)),
        ([1], [5, 4, 9], (0.0, 1.0, 0.5)),
        ([2], [1, 4, 0, 4], (0.0, 0.5, 1.0, 0.5)),
        ([0, 1], [7, 7, 3], (0.75, 0.75, 0.0)),
    ],
)
def test_points_are_the_share_of_those_who_were_beaten(
    winners: list[int], scores: list[int], points: tuple[float, ...]
) -> None:
    found = points_of({"winners": winners, "scores": scores}, len(scores))
    assert found == points
    assert sum(found) == pytest.approx(len(scores) / 2)


def test_equal_points_are_decided_by_the_opponents() -> None:
    """1 and 3 have one point each; the one who beat the better opponent is ahead."""
    games = [
        game(1, (1, 2), (1.0, 0.0)),
        game(2, (3, 4), (1.0, 0.0)),
        game(3, (2, 3), (1.0, 0.0), 2),
        game(4, (4, 1), (1.0, 0.0), 2),
    ]
    found = {one.number: one for one in standings(event(4, games=games, rounds=2))}
    assert [one.points for one in found.values()] == [1.0] * 4
    assert {one.breaks for one in found.values()} == {(2.0, 1.0, 0.0, 1.0)}
    assert {one.rank for one in found.values()} == {1}, "here nothing decides"
    games[2] = game(3, (2, 3), (0.5, 0.5), 2)
    found = {one.number: one for one in standings(event(4, games=games, rounds=2))}
    assert found[3].points == 1.5
    assert found[4].breaks[:2] == (2.5, 1.0)
    assert found[1].breaks[:2] == (1.5, 0.5)
    assert [one.number for one in standings(event(4, games=games, rounds=2))] == [3, 4, 1, 2]


def test_the_direct_encounter_decides_between_those_who_have_all_met() -> None:
    """5 and 2 have 1½ points each, opponents with 4½ together, and 2 by Sonneborn and Berger; but 5 has beaten 2."""
    results = [
        [((1, 4), 0.5), ((2, 5), 0.0), ((3, 6), 0.5)],
        [((5, 3), 0.5), ((6, 1), 0.5), ((4, 2), 0.5)],
        [((1, 5), 1.0), ((3, 4), 0.0), ((2, 6), 1.0)],
    ]
    games = [
        game(3 * at + board, pair, (won, 1.0 - won), at)
        for at, boards in enumerate(results, 1)
        for board, (pair, won) in enumerate(boards)
    ]
    order = standings(event(6, games=games, rounds=3))
    assert [one.number for one in order] == [1, 4, 5, 2, 6, 3]
    assert (order[2].points, order[2].breaks) == (1.5, (4.5, 2.0, 1.0, 1.0))
    assert (order[3].points, order[3].breaks) == (1.5, (4.5, 2.0, 0.0, 1.0))


def test_a_bye_is_a_point_against_somebody_equal() -> None:
    games = [game(1, (1, 2), (1.0, 0.0)), Game(number=2, round=1, players=(3,), points=(1.0,), ended_at=2.0)]
    found = {one.number: one for one in standings(event(3, games=games, rounds=1))}
    assert found[3].points == 1.0
    assert found[3].breaks == (1.0, 1.0, 0.0, 0.0)
    assert (found[3].games, found[3].wins, found[3].sheet) == (0, 0, (1.0,))


def test_who_missed_a_round_got_nothing() -> None:
    games = [game(1, (1, 2), (1.0, 0.0)), game(2, (1, 3), (1.0, 0.0), 2)]
    found = {one.number: one for one in standings(event(3, games=games, rounds=2))}
    assert found[3].sheet == (None, 0.0)


def test_in_an_arena_the_third_win_in_a_row_counts_double() -> None:
    results = [1.0, 1.0, 1.0, 0.5, 1.0, 0.0]
    games = [game(at, (1, 2), (won, 1.0 - won)) for at, won in enumerate(results, 1)]
    first, second = standings(event(2, ARENA, games=games, rounds=1))
    assert first.sheet == (2.0, 2.0, 4.0, 2.0, 2.0, 0.0)
    assert (first.points, first.streak, first.wins) == (12.0, False, 4)
    assert (second.points, second.sheet[-1]) == (3.0, 2.0)
    assert standings(event(2, ARENA, games=games[:2], rounds=1))[0].streak


def test_in_an_arena_games_count_in_the_order_in_which_they_ended() -> None:
    late = msgspec.structs.replace(game(1, (1, 2), (0.0, 1.0)), ended_at=9.0)
    games = [late, *[game(at, (1, 3), (1.0, 0.0)) for at in (2, 3, 4)]]
    found = {one.number: one for one in standings(event(3, ARENA, games=games, rounds=1))}
    assert found[1].sheet == (2.0, 2.0, 4.0, 0.0)


def test_equal_in_an_arena_who_won_more_and_needed_fewer_games() -> None:
    games = [
        game(1, (1, 2), (0.5, 0.5)),
        game(2, (1, 2), (0.5, 0.5)),
        game(3, (3, 4), (1.0, 0.0)),
        game(4, (3, 4), (0.0, 1.0)),
        game(5, (4, 5), (0.0, 1.0)),
    ]
    order = standings(event(5, ARENA, games=games, rounds=1))
    assert [(one.number, one.rank) for one in order] == [(5, 1), (3, 2), (4, 3), (1, 4), (2, 4)]


def test_who_plays_in_an_arena_is_not_free() -> None:
    games = [game(1, (1, 2), None), game(2, (3, 4), (1.0, 0.0))]
    assert [one.number for one in field(event(5, ARENA, games=games, rounds=1), 10.0)] == [3, 5, 4]
