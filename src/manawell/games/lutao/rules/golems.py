"""The controller of the city of Lutao commands the golems (LUT-11)."""

from manawell.games.lutao import events
from manawell.games.lutao.components.tables import GOLEMS, GOLEMS_RAISED, LUTAO, NONE, PROVINCE_COUNT, PROVINCES
from manawell.games.lutao.rules.asking import ask
from manawell.games.lutao.rules.battle import begin_battle
from manawell.games.lutao.rules.holdings import set_owner
from manawell.games.lutao.rules.powers import name_of
from manawell.games.lutao.state import BUSY, GOLEM, GOLEM_FROM, Position


def golem_targets(p: Position, people: int) -> list[int]:
    """Provinces of other peoples next to golems (LUT-11.2, 11.9)."""
    return [
        province
        for province in range(LUTAO, PROVINCE_COUNT)
        if p.owner[province] not in (NONE, GOLEMS, people)
        and any([p.owner[near] == GOLEMS for near in p.chart.near[province]])
    ]


def golem_sources(p: Position) -> list[int]:
    """Golem-held provinces that may join the attack (LUT-11.3)."""
    return [near for near in p.chart.near[p.goal] if p.owner[near] == GOLEMS and near not in p.sources]


def raising_places(p: Position) -> list[int]:
    """Empty provinces of Lutao, while golems are in the supply (LUT-11.4)."""
    if p.golem_supply == 0:
        return []
    return [province for province in range(LUTAO, PROVINCE_COUNT) if p.owner[province] == NONE]


def command(p: Position, people: int) -> bool:
    """Ask for a golem action, if one is left and possible."""
    if p.commands > 0 and (golem_targets(p, people) or raising_places(p)):
        ask(p, people, GOLEM)
        return True
    return False


def raise_golems(p: Position, people: int, province: int) -> None:
    number = min(GOLEMS_RAISED, p.golem_supply)
    p.golem_supply -= number
    p.armies[province] = number
    p.commands -= 1
    set_owner(p, province, GOLEMS)
    if p.journal is not None:
        p.journal.tell(events.GolemsRaised(name_of(p, people), PROVINCES[province], number))
    p.phase = BUSY


def aim(p: Position, province: int) -> None:
    p.goal = province
    p.sources = []
    p.phase = GOLEM_FROM


def send(p: Position, people: int, province: int) -> None:
    """Golems of one more province join; when none are left to join, the attack begins."""
    p.sources = p.sources + [province]
    p.commands -= 1
    if p.commands == 0 or not golem_sources(p):
        attack(p, people)


def attack(p: Position, people: int) -> None:
    """All golems of the provinces chosen leave them and fight together (LUT-11.2, 11.3)."""
    target = p.goal
    golems = 0
    for source in p.sources:
        golems += p.armies[source]
        p.armies[source] = 0
        set_owner(p, source, NONE)
    if p.journal is not None:
        sources = tuple([PROVINCES[source] for source in p.sources])
        p.journal.tell(events.GolemsSent(name_of(p, people), sources, PROVINCES[target]))
    p.sources = []
    p.goal = NONE
    p.phase = BUSY
    begin_battle(p, target, GOLEMS, golems)
