"""The spells, when each may be played, and the decks and boards a game is played with (LUT-21.3, 22, 27)."""

from typing import Any, Final

from manawell.games.lutao.components.tables import DATA, LANDS

# Moments: the windows W1 to W10 and R, and the active people's own steps (LUT-21.3).
W1: Final = 1
W2: Final = 2
W3: Final = 3
W4: Final = 4
W5: Final = 5
W6: Final = 6
W7: Final = 7
W8: Final = 8
W9: Final = 9
W10: Final = 10
RESPONSE: Final = 11
OWN_PLACE: Final = 12
OWN_MOVE: Final = 13
OWN_FORM: Final = 14
MOMENTS: Final[list[str]] = (
    ["none"] + [f"W{number}" for number in range(1, 11)] + ["R", "OWN_PLACE", "OWN_MOVE", "OWN_FORM"]
)
ANY_TIME: Final[list[str]] = [str(moment) for moment in DATA["window_sets"]["any_time"]]

_SPELLS: Final[list[dict[str, Any]]] = DATA["spell"]
SPELLS: Final[list[str]] = [str(spell["id"]) for spell in _SPELLS]
SPELL_KINDS: Final = len(SPELLS)
STRENGTH: Final = SPELLS.index("strength")
COUNTERSPELL: Final = SPELLS.index("counterspell")
COURAGE: Final = SPELLS.index("courage_of_the_few")
GREAT_HOST: Final = SPELLS.index("great_host")
WEAKNESS: Final = SPELLS.index("weakness")
STONE_SKIN: Final = SPELLS.index("stone_skin")
SECOND_CHANCE: Final = SPELLS.index("second_chance")
SILENCE: Final = SPELLS.index("silence")
RESURRECTION: Final = SPELLS.index("resurrection")
LIGHTNING: Final = SPELLS.index("lightning")
FIRESTORM: Final = SPELLS.index("firestorm")
EARTHQUAKE: Final = SPELLS.index("earthquake")
DEFECTORS: Final = SPELLS.index("defectors")
MIND_THEFT: Final = SPELLS.index("mind_theft")
RUNE_SHIFT: Final = SPELLS.index("rune_shift")
NEW_BLOOD: Final = SPELLS.index("new_blood")
RUNE_BAN: Final = SPELLS.index("rune_ban")
STORM: Final = SPELLS.index("storm")
FAIR_WIND: Final = SPELLS.index("fair_wind")
PHANTOM_SHIP: Final = SPELLS.index("phantom_ship")
TELEPORT: Final = SPELLS.index("teleport")
LEVY: Final = SPELLS.index("levy")
RICH_HARVEST: Final = SPELLS.index("rich_harvest")
FAMINE: Final = SPELLS.index("famine")
TIME_SWIRL: Final = SPELLS.index("time_swirl")


def _moments(names: list[str]) -> int:
    bits = 0
    for name in names:
        for moment in ANY_TIME if name == "any_time" else [name]:
            bits |= 1 << MOMENTS.index(moment)
    return bits


PLAYABLE: Final[list[int]] = [_moments(spell["windows"]) for spell in _SPELLS]
"""By spell: its moments, as bits (LUT-21.2, 21.4)."""
IN_GOLEM_BATTLE: Final[list[bool]] = [bool(spell["golem_battle"]) for spell in _SPELLS]
HOLDER_ONLY: Final[list[bool]] = [bool(spell["holder_only"]) for spell in _SPELLS]
AMOUNT: Final[list[int]] = [abs(int(spell["effect"].get("amount", 0))) for spell in _SPELLS]
"""By spell: the number in its effect, if there is just one."""
FIRE_LIMIT: Final = int(_SPELLS[FIRESTORM]["effect"]["max"])
TELEPORTED: Final = int(_SPELLS[TELEPORT]["effect"]["max"])
DRAWN_TO_CHANGE: Final = int(_SPELLS[RUNE_SHIFT]["effect"]["draw"])
FIXED_PLUS: Final[list[int]] = [int(spell["effect"].get("F", 0)) for spell in _SPELLS]
PER_ARMY_PLUS: Final[list[int]] = [int(spell["effect"].get("p", 0)) for spell in _SPELLS]
COUNTED_PLUS: Final[list[int]] = [int(spell["effect"].get("M", 0)) for spell in _SPELLS]
MOST_PLUS: Final[list[int]] = [int(spell["effect"].get("cap", 0)) for spell in _SPELLS]
"""By spell: what it adds to the number of combat cards (LUT-9.10)."""
BEGINNER_LACKS: Final[list[int]] = [
    SPELLS.index(str(spell)) for mode in DATA["mode"] for spell in mode.get("spells_removed", [])
]


class Material:
    """Decks and a fixed board: the standard set, or a user's own."""

    def __init__(self, name: str, combat: list[int], spells: list[int], board: list[int]) -> None:
        self.name = name
        self.combat = combat
        """By kind: combat cards in each people's deck."""
        self.spells = spells
        """By spell: copies."""
        self.board = board
        """By land: q, r and rotation, three numbers each."""


def _standard_board() -> list[int]:
    board = [0] * (3 * len(LANDS))
    for laid in DATA["standard_board"]["placement"]:
        land = LANDS.index(str(laid["land"]))
        board[3 * land : 3 * land + 3] = [int(laid["origin"][0]), int(laid["origin"][1]), int(laid["rotation"])]
    return board


STANDARD: Final = Material(
    "standard",
    [int(card["count"]) for card in DATA["combat_card"]],
    [int(spell["copies"]) for spell in _SPELLS],
    _standard_board(),
)
