"""Which games there are: the entry points of the group `manawell.games`, so that another package can add one."""

from functools import cache
from importlib.metadata import entry_points

from manawell.kernel.faults import UnknownGame
from manawell.kernel.game import AnyGame

GROUP = "manawell.games"


@cache
def games() -> dict[str, AnyGame]:
    """Every registered game by id, the lighter first, then in alphabetical order."""
    found: dict[str, AnyGame] = {point.name: point.load() for point in entry_points(group=GROUP)}
    return dict(sorted(found.items(), key=lambda entry: (entry[1].weight, entry[0])))


def find_game(name: str) -> AnyGame:
    if name not in games():
        raise UnknownGame(name, games())
    return games()[name]
