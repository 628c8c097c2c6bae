"""The installed games: the entry points of the group `manawell.games`, so that another package can add one."""

from functools import cache
from importlib.metadata import entry_points

from manawell.kernel.faults import OtherRules, UnknownGame
from manawell.kernel.game import AnyGame

GROUP = "manawell.games"


@cache
def games() -> dict[str, AnyGame]:
    """Every registered game by id, the lightest first, then in alphabetical order."""
    found: dict[str, AnyGame] = {point.name: point.load() for point in entry_points(group=GROUP)}
    return dict(sorted(found.items(), key=lambda entry: (entry[1].weight, entry[0])))


def find_game(name: str, rules: int | None = None) -> AnyGame:
    """The game of this name with the newest rules, or with version `rules`; `OtherRules` if that version is gone."""
    if name not in games():
        raise UnknownGame(name, games())
    newest = games()[name]
    for game in (newest, *newest.older):
        if rules in (None, game.rules_version):
            return game
    known = ", ".join(str(game.rules_version) for game in (newest, *newest.older))
    raise OtherRules("fault-other-rules", game=name, version=rules, known=known)
