"""The numbers that a learned judge of Lutao looks at."""

from functools import cache

import pytest

from manawell.games.lutao import GAME
from manawell.games.lutao.bot import features as layout
from manawell.games.lutao.bot import survey
from manawell.games.lutao.bot.evaluation import SPREAD, lead_of, value_of
from manawell.games.lutao.bot.features import OWN, RIVAL, SIZE, features
from manawell.games.lutao.bot.judge import Warlord
from manawell.games.lutao.bot.survey import SCALE
from manawell.games.lutao.components.cards import SPELLS, STORM, STRENGTH
from manawell.games.lutao.components.tables import (
    GOLEMS,
    LANDS,
    LUTAO,
    MOST_POINTS,
    NONE,
    PEOPLES,
    PROVINCE_COUNT,
    RUNES,
)
from manawell.games.lutao.rules.scoring import points_of
from manawell.games.lutao.rules.turn import Lutao
from manawell.games.lutao.state import PRO, SET_UP
from manawell.kernel.net import ONE, Net
from manawell.kernel.rng import rng_from
from tests.lutao.table import table

GAMES: tuple[dict[str, object], ...] = (
    {"players": 2},
    {"players": 3},
    {"players": 4, "board": "random"},
    {"mode": "pro"},
    {"players": 2, "mode": "beginner"},
)


def invaded(p: Lutao, number: int) -> Lutao:
    """The same with peoples on Lutao, where random players rarely come to, and with other runes and spells."""
    rng = rng_from(b"invaded %d" % number)
    after = p.clone()
    for province in range(LUTAO, PROVINCE_COUNT):
        chance = rng.below(4)
        if chance < 2:
            after.owner[province] = after.order[rng.below(len(after.order))]
            after.armies[province] = 1 + rng.below(9)
        elif chance == 2:
            after.owner[province], after.armies[province] = NONE, 0
    owner = after.owner[LUTAO]
    after.controller = NONE if owner == GOLEMS else owner
    after.since = max(1, after.round - rng.below(3)) if after.controller != NONE else 0
    for one in after.peoples:
        one.people_artefact = rng.below(2) == 1
        one.rune_artefact = rng.below(3) == 1 and one.rune != NONE
        one.rune = rng.below(len(RUNES)) if one.rune != NONE else NONE
        one.hand = sorted([rng.below(len(SPELLS)) for _ in range(4)])
        one.sticks += rng.below(4)
        one.ships += rng.below(2)
    return after


@cache
def seen() -> list[tuple[Lutao, int, list[int]]]:
    """Positions from games of random players in every mode, and what each player sees."""
    found: list[Lutao] = []
    for options in GAMES:
        rng = rng_from(b"features")
        p = GAME.new(GAME.settle(options), rng_from(b"deal"))
        for step in range(1, 800):
            varied = GAME.judge.vary(p, p.moves(), rng)
            p.play(varied if varied >= 0 else GAME.judge.choose(p, p.moves(), rng))
            if step % 40 == 0 and p.step not in SET_UP:
                found.append(p.clone())
                if p.battle is None and not any(p.attack):
                    found.append(invaded(p, step))
    return [(p, player, features(p, player)) for p in found for player in range(p.seats)]


def rare() -> list[Lutao]:
    """What does not happen in such games."""
    beside = "A LUT1 8; A RHU1 1; B LUT0 3; B LUT2 3; B SIG1 1"
    home = "; ".join(f"A RHU{number} 8; A SIG{number} 8" for number in range(1, 8))
    found = [
        table(beside, controller="B 2", golems={"LUT3": 0}),
        table(beside, controller="B 2").go("move LUT1", "to LUT0", "take 7", "end"),
        table(beside).go("move LUT1", "to LUT7", "take 7", "end"),
        table("A LUT7 8; B SIG1 1").go("move LUT7", "to LUT1", "take 7", "end"),
        table("A LUT0 8; B LUT1 1", controller="A 8", step="forming", round_=8, max_rounds=9).go("end"),
        table(runes="traps -", step="trapping"),
        table(runes="assassin -", step="lurking", active="B"),
        table("A BEL1 3; B SIG1 3", peoples="orcs bards", reserve={"A": "1 ship"}),
        table("A BEL1 3; B SIG1 3; C NUR1 3", peoples="clerics giants knights"),
        table("A BEL1 3; B SIG1 5; C NUR1 3", peoples="giants clerics knights"),
        table("A BEL1 3; B SIG1 5; C NUR1 3", peoples="clerics knights giants"),
        table(f"{home}; B NUR1 1; C LUT0 1", peoples="bards druids elves", controller="C 3"),
    ]
    for armies in range(4, 9):
        found.append(table(f"A LUT0 4; B LUT1 {armies}", controller="A 12", order="BA", round_=12))
        for order in ("ABC", "CAB"):
            stormed = f"A LUT0 4; B LUT2 8; C LUT1 {armies}"
            found.append(table(stormed, peoples="bards druids elves", controller="A 3", order=order))
    return [field.state for field in found]


def turned(p: Lutao) -> Lutao:
    """The same with every player one seat further."""
    count = len(p.peoples)
    shift = 2 if p.mode == PRO else 1
    after = p.clone()
    after.peoples = after.peoples[-shift:] + after.peoples[:-shift]
    after.owner = [owner if owner in (NONE, GOLEMS) else (owner + shift) % count for owner in p.owner]
    after.order = [(people + shift) % count for people in p.order]
    after.controller = p.controller if p.controller == NONE else (p.controller + shift) % count
    after.who = (p.who + shift) % count
    return after


# Every position.


def test_there_are_as_many_numbers_as_promised_and_none_is_large() -> None:
    for _, _, found in seen():
        assert len(found) == SIZE
        assert all(type(number) is int and abs(number) <= survey.MOST for number in found)


def test_looking_changes_nothing() -> None:
    for p, player, found in seen()[::7]:
        before = GAME.save(p)
        assert features(p, player) == found
        assert GAME.save(p) == before


def test_the_first_numbers_are_the_written_judge() -> None:
    for p, player, found in seen()[::2]:
        lead = SCALE * lead_of(p, player)
        assert found[layout.LEAD] == pytest.approx(max(-survey.MOST, min(survey.MOST, lead)), abs=0.51)
        if abs(lead) < 2 * survey.MOST:
            assert found[layout.LEAD] + found[layout.FAR] == pytest.approx(lead, abs=0.51)


def test_it_does_not_matter_who_sits_where() -> None:
    for p, player, found in seen()[::2]:
        if p.battle is None and not p.hostages and not p.fleet:
            assert features(turned(p), (player + 1) % p.seats) == found


def test_of_two_players_each_is_the_others_rival() -> None:
    for p, player, found in seen():
        if p.seats == 2 and player == 0:
            other = features(p, 1)
            assert (found[OWN:RIVAL], found[RIVAL : layout.OTHERS]) == (other[RIVAL : layout.OTHERS], other[OWN:RIVAL])
            assert found[layout.LEAD] == -other[layout.LEAD]


@pytest.mark.rule("LUT-12.2")
def test_points_are_counted_as_in_scoring() -> None:
    for p, player, found in seen():
        own = [people for people in p.order if p.player_of(people) == player]
        if len(own) == 1:
            assert min(MOST_POINTS, found[OWN + survey.POINTS]) == points_of(p, own[0])


def test_every_number_says_something_somewhere() -> None:
    every = [found for _, _, found in seen()] + [features(p, player) for p in rare() for player in range(p.seats)]
    assert [place for place in range(SIZE) if not any(found[place] for found in every)] == []


def test_nothing_is_learned_about_the_set_up() -> None:
    judge = Warlord()
    p = GAME.new(GAME.settle({"players": 3}), rng_from(b"deal"))
    assert (judge.branch(p), judge.features(p, 0)) == ("", [])


def test_branches_go_by_players_and_variant() -> None:
    judge = Warlord()
    found = {(p.seats, p.mode == PRO): judge.branch(p) for p, _, _ in seen()}
    assert found == {(2, False): "two", (3, False): "three", (4, False): "four", (2, True): "pro"}
    p, player, numbers = seen()[0]
    assert judge.features(p, player) == numbers


def test_a_network_takes_the_place_of_the_written_judge() -> None:
    """One that looks at the first number only, and makes of it what the written judge does."""
    row = round(ONE / (SCALE * SPREAD))
    net = Net([[0, row if place == layout.LEAD else 0] for place in range(SIZE)] + [[0, 0]], [[0], [0]], [0, 0])
    judge = Warlord({"two": net})
    near = [(p, player) for p, player, found in seen()[::4] if abs(found[layout.LEAD]) < survey.MOST]
    for p, player in near:
        assert judge.value(p, player) == pytest.approx(value_of(p, player), abs=0.01)
        if judge.branch(p) == "two":
            assert judge.value(p, 0) + judge.value(p, 1) == pytest.approx(1.0, abs=0.002)
            assert judge.value(p, player) != value_of(p, player)


# Some positions.


def numbers(p: Lutao, first: int, **expected: int) -> None:
    """What one side has."""
    found = features(p, 0)
    assert {name: found[first + vars(survey)[name]] for name in expected} == expected


def test_what_stands_on_the_lands() -> None:
    field = table(
        "A NUR1 3; A NUR2 1; B NUR3 5; B SIG2 1; A RHU1 7; A DHO1 2; A DHO2 1",
        cities="NUR1 DHO1",
        ships="NUR2 E; NUR2 SE",
        hands={"A": "strength storm", "B": "storm"},
        reserve={"A": "4 armies 1 city 2 ships"},
        sticks={"A": 3},
        peoples="bards shapeshifters=orcs",
        runes="wrath moons=flying,ghosts",
    )
    numbers(field.state, OWN, PROVINCES=5, ARMIES=14, CITIES=2, SHIPS_LYING=2, STACKS=1, LONELY=2, BIGGEST=7)
    numbers(field.state, OWN, WEAK=2, CHANCES=0, OPEN=4, COMPLETE=1, SHORT=1, POINTS=5 + 2 + 1 + 1)
    numbers(field.state, OWN, RESERVE=4, MARKERS=1, SHIPS=2, STICKS=3, HAND=2, SUPPLY=75 - 14 - 4)
    numbers(field.state, RIVAL, PROVINCES=2, ARMIES=6, CHANCES=1, WEAK=0, OPEN=2, HAND=1)
    found = features(field.state, 0)
    assert found[OWN + survey.HELD + LANDS.index("nuriel")] == 2
    assert [found[OWN + survey.SPELLS + spell] for spell in (STRENGTH, STORM)] == [1, 1]
    assert [found[RIVAL + survey.SPELLS + spell] for spell in (STRENGTH, STORM)] == [0, 1]
    assert found[OWN + survey.POWER + PEOPLES.index("bards")] == found[OWN + survey.RUNE + RUNES.index("wrath")] == 1
    powers = found[RIVAL + survey.POWER : RIVAL + survey.RUNE]
    assert [PEOPLES[power] for power in range(len(PEOPLES)) if powers[power]] == ["shapeshifters", "orcs"]
    runes = found[RIVAL + survey.RUNE : RIVAL + survey.PILE]
    assert [RUNES[rune] for rune in range(len(RUNES)) if runes[rune]] == ["ghosts", "moons"]


@pytest.mark.parametrize(
    ("ships", "reserve", "sticks", "way", "enough"),
    [("RHU3 W", "", 1, 0, 1), ("", "1 ship", 0, 1, 0), ("", "", 5, 2, 1)],
)
def test_the_way_to_lutao(ships: str, reserve: str, sticks: int, way: int, enough: int) -> None:
    field = table("A RHU3 6; B SIG1 3", ships=ships, reserve={"A": reserve}, sticks={"A": sticks})
    found = features(field.state, 0)
    assert found[OWN + survey.WAY : OWN + survey.NO_LAUNCH] == [int(place == way) for place in range(9)]
    assert found[OWN + survey.ENOUGH_STICKS] == enough
    assert found[OWN + survey.LAUNCH_ARMIES] == 6


@pytest.mark.rule("LUT-17.2")
@pytest.mark.parametrize(
    ("taken", "since", "step", "checks"),
    [("", 3, "moving", 3), ("", 2, "moving", 2), ("Ap", 2, "moving", 1), ("", 2, "buying", 1), ("Ap", 3, "buying", 1)],
)
def test_who_holds_the_city_for_how_long(taken: str, since: int, step: str, checks: int) -> None:
    p = table("A LUT0 5; B SIG1 3", taken=taken, controller=f"A {since}", step=step).state
    for player, side in ((0, 0), (1, 1)):
        found = features(p, player)
        assert found[layout.HOLDER : layout.CHECKS] == [int(place == side) for place in range(5)]
        expected = [int(place == 3 * side + checks - 1) for place in range(9)]
        assert found[layout.CHECKS : layout.GUARD] == expected
    assert features(p, 0)[OWN + survey.GARRISON] == features(p, 1)[RIVAL + survey.GARRISON] == 5


@pytest.mark.parametrize(("order", "turn"), [("AB", 1), ("BA", 0)])
def test_who_may_storm_the_city_before_the_check(order: str, turn: int) -> None:
    p = table("A LUT0 1; B LUT1 8", controller="A 3", order=order).state
    found = features(p, 0)
    near_certain = layout.STRIKE + (2 + turn) * layout.STRIKES + 4
    assert [place for place in range(layout.STRIKE + 10, layout.STRIKE + 20) if found[place]] == [near_certain]
    assert found[layout.TURN : layout.TURN + 6] == [1, 0, 0, 1, turn, 0]
    assert found[layout.LAST_WORD] == 1 - turn
    assert features(p, 1)[layout.LAST_WORD] == turn


@pytest.mark.rule("LUT-16.1")
@pytest.mark.parametrize(
    ("armies", "taken", "reach"),
    [("A NUR1 3", "", 4), ("A LUT1 3", "", 3), ("A LUT9 2", "", 2), ("A LUT5 3", "", 1), ("A LUT5 3", "Ap", 0)],
)
def test_how_near_the_own_artefact_is(armies: str, taken: str, reach: int) -> None:
    """It lies in LUT4."""
    found = features(table(f"{armies}; B SIG1 3", taken=taken, artefacts="1 2").state, 0)
    assert found[OWN + survey.REACH :][: survey.REACHES] == [int(place == reach) for place in range(survey.REACHES)]


def test_the_battle_under_way() -> None:
    p = table("A NUR2 6; B NUR1 4; B SIG1 1", cities="NUR1").go("move NUR2", "to NUR1", "take 5", "end").state
    assert p.battle is not None
    mine, theirs = features(p, 0), features(p, 1)
    assert mine[layout.BATTLE : layout.CHANCE] == [1, 0, 0, 1, 0, 0, 0]
    assert theirs[layout.BATTLE : layout.CHANCE] == [0, 1, 0, 1, 0, 0, 0]
    assert mine[layout.OWN_PIECES : layout.OWN_HITS] == [5, 4]
    assert theirs[layout.OWN_PIECES : layout.OWN_HITS] == [4, 5]
    assert 0 < mine[layout.CHANCE] + theirs[layout.CHANCE] <= survey.CERTAIN
