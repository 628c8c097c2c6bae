"""The learned network: packed rows give what plain sums give, whatever the weights."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from manawell.games.athlas.bot.features import SIZE as ATHLAS
from manawell.games.lutao.bot.features import SIZE as LUTAO
from manawell.games.rivality.bot.features import SIZE as RIVALITY
from manawell.kernel.net import BITS, FARTHEST, ONE, Net, Weights, chance_of, read_net, read_nets
from manawell.kernel.registry import find_game

UNITS, SECOND, SIZE = 3, 2, 4
Rows = list[list[int]]
weight = st.integers(-20 * ONE, 20 * ONE)


def rows(count: int, width: int) -> st.SearchStrategy[Rows]:
    return st.lists(st.lists(weight, min_size=width, max_size=width), min_size=count, max_size=count)


def clipped(number: int) -> int:
    return max(0, min(ONE, number))


def dot(numbers: list[int], weights: Rows, unit: int) -> int:
    return sum(number * row[unit] for number, row in zip(numbers, weights[:-1], strict=True))


def by_plain_sums(first: Rows, second: Rows, last: list[int], features: list[int]) -> int:
    sums = [first[-1][unit] + dot(features, first, unit) for unit in range(UNITS + 1)]
    hidden = [clipped(one) for one in sums[:UNITS]]
    later = [clipped(((second[-1][unit] << BITS) + dot(hidden, second, unit)) >> BITS) for unit in range(SECOND)]
    answer = (last[-1] << BITS) + sum(number * factor for number, factor in zip(later, last[:-1], strict=True))
    return (answer >> BITS) + sums[UNITS]


@given(
    first=rows(SIZE + 1, UNITS + 1),
    second=rows(UNITS + 1, SECOND),
    last=st.lists(weight, min_size=SECOND + 1, max_size=SECOND + 1),
    features=st.lists(st.integers(-480, 480), min_size=SIZE, max_size=SIZE),
)
def test_packed_rows_give_the_same_as_plain_sums(
    first: Rows, second: Rows, last: list[int], features: list[int]
) -> None:
    net = Net(first, second, last)
    assert net.logit(features) == by_plain_sums(first, second, last, features)
    halves = [(place, part) for place, number in enumerate(features) for part in (number // 2, number - number // 2)]
    assert net.logit_of(vec[i64]([number for mark in halves for number in mark])) == net.logit(features)


def test_a_net_is_read_from_its_file() -> None:
    net = read_net(msgspec.json.encode(Weights({"games": 3}, [[1, 2], [3, 4], [5, 6]], [[ONE], [0]], [ONE, 7])))
    assert (net.size, net.units) == (2, 1)
    assert net.logit([1, 1]) == (1 + 3 + 5) + 7 + (2 + 4 + 6), "one unit that passes its sum on, bias, direct sum"


def test_odds_become_chances() -> None:
    assert chance_of(0) == 0.5
    assert chance_of(ONE) == 0.731059
    assert chance_of(-9 * FARTHEST) == chance_of(-FARTHEST) == 0.000335
    every = [chance_of(logit) for logit in range(-FARTHEST, FARTHEST, 99)]
    assert every == sorted(every)


@pytest.mark.parametrize(("game", "size"), [("rivality", RIVALITY), ("athlas", ATHLAS), ("lutao", LUTAO)])
def test_every_network_of_the_house_has_a_row_for_each_feature(game: str, size: int) -> None:
    nets = read_nets(find_game(game).folder.joinpath("bot", "nets"))
    assert {net.size for net in nets.values()} == {size}
