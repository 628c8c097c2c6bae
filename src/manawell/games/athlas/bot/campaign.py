"""What the current battle is worth in a campaign (ATH-25), if the players are equal from the next battle on."""

from typing import Final

from manawell.games.athlas.components.tables import DATA
from manawell.games.athlas.rules.turn import Athlas
from manawell.games.athlas.state import CAMPAIGN, OVER

MOST: Final = int(DATA["constants"]["campaign_games_max"])


def _chances() -> list[list[float]]:
    """By games left, then by lead in games won plus MOST: half of what either winner of the next game would have."""
    rows = [[0.0] * MOST + [0.5] + [1.0] * MOST]
    for _ in range(MOST):
        last = rows[-1]
        rows.append([0.0] + [(last[at - 1] + last[at + 1]) / 2.0 for at in range(1, 2 * MOST)] + [1.0])
    return rows


CHANCES: Final[list[list[float]]] = _chances()


def in_campaign(p: Athlas, player: int, chance: float) -> float:
    """The chance to win everything, from that to win the current battle."""
    if p.mode != CAMPAIGN:
        return chance
    row = CHANCES[p.games - p.game - 1]
    lead = MOST + p.wins[player] - p.wins[1 - player]
    return row[lead - 1] + (row[lead + 1] - row[lead - 1]) * chance


def is_decided(p: Athlas, before: Athlas) -> bool:
    """The battle of an earlier position is over."""
    return p.phase == OVER or p.game != before.game


def verdict(p: Athlas, before: Athlas, player: int) -> float:
    """Of a battle that is decided: 1 if the player has won it since that earlier position, -1 if the other has."""
    if p.mode != CAMPAIGN:
        return 2.0 * p.payoff(player) - 1.0
    return float(p.wins[player] - before.wins[player] - p.wins[1 - player] + before.wins[1 - player])
