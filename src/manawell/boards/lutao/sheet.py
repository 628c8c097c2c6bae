"""What is on the table of Lutao, read from a view."""

from typing import Final

from rich.cells import cell_len

from manawell.boards import Showing
from manawell.games.lutao import moves as mv
from manawell.games.lutao.components.codes import edge_direction, edge_province
from manawell.games.lutao.components.tables import (
    DIRECTIONS,
    LANDS,
    LUTAO,
    PEOPLE_ARTEFACT,
    PROVINCE_OF,
    PROVINCES,
    RUNE_ARTEFACT,
    STEPS,
)
from manawell.games.lutao.information.view import GOLEM_SIDE, Folk, Province, View
from manawell.kernel.rng import rng_from

SIGNS: Final = ("■", "◆", "▲", "●")
"""By people; colour is never the only sign."""
PAINTS: Final = ("#e0455e", "#9a6be8", "#1fae9c", "#e0851a")
GOLEM: Final = "G"
STONE: Final = "#8a8f98"
CITY: Final = "⌂"
ARTEFACT: Final = "★"
UNTAKEN: Final = "☆"
TRAP: Final = "×"
ARROWS: Final = dict(zip(DIRECTIONS, "→↗↖←↙↘", strict=True))
"""The sign of a ship, by the edge where it is."""


def sign_of(people: int) -> str:
    return GOLEM if people == GOLEM_SIDE else SIGNS[people]


def paint_of(people: int) -> str:
    return STONE if people == GOLEM_SIDE else PAINTS[people]


def people_name(showing: Showing, people: int) -> str:
    """The people's name; before the choice, that of its player."""
    if people == GOLEM_SIDE:
        return showing.texts.say("lut-golems")
    card = showing.view.peoples[people].card
    return showing.texts.say("lut-people", number=people + 1) if card is None else showing.name(f"people-{card}")


def player_name(showing: Showing, people: int) -> str:
    """Who leads it."""
    seat = showing.view.peoples[people].player
    return showing.texts.say("you") if seat == showing.viewer else showing.players[seat]


def is_mine(showing: Showing, people: int | None) -> bool:
    """Whether the viewer plays this people."""
    return people is not None and people >= 0 and showing.view.peoples[people].player == showing.viewer


def people_called(view: View, word: str) -> int | None:
    return next((number for number, folk in enumerate(view.peoples) if folk.card == word), None)


def shown_people(showing: Showing) -> int | None:
    """The viewer's people whose hand is shown: the one that must decide, otherwise the next in turn order."""
    view: View = showing.view
    if is_mine(showing, view.who):
        return view.who
    order = view.order[view.turn :] + view.order[: view.turn] if view.turn <= len(view.order) else view.order
    return next((people for people in order if is_mine(showing, people)), None)


def province_called(view: View, name: str) -> Province:
    return view.provinces[PROVINCE_OF[name]]


def active_people(view: View) -> int | None:
    """The people whose action turn, or turn in a phase, it is."""
    return view.order[view.turn] if 0 <= view.turn < len(view.order) else view.who


def attacker_of(view: View, province: Province) -> int:
    """Who attacks a contested province: the active people, or golems under its command."""
    battle = view.battle
    if battle is not None and battle.province == province.id:
        return battle.sides[0].people
    active = active_people(view)
    return GOLEM_SIDE if active is None else active


def holdings(view: View, people: int) -> tuple[int, int]:
    """The numbers of provinces and cities of a people."""
    own = [province for province in view.provinces if province.owner == people and not province.attackers]
    return len(own), sum(province.city for province in own)


def artefact_at(view: View, province: str) -> tuple[int, str] | None:
    """The people whose artefact is still here, and which artefact it is."""
    number = PROVINCE_OF[province]
    for people, folk in enumerate(view.peoples):
        if folk.artefact_card is None or folk.out:
            continue
        if PEOPLE_ARTEFACT[folk.artefact_card - 1] == number and not folk.people_artefact:
            return people, "people"
        if RUNE_ARTEFACT[folk.artefact_card - 1] == number and not folk.rune_artefact and view.mode != "beginner":
            return people, "rune"
    return None


def artefact_places(folk: Folk) -> tuple[str, str] | None:
    """Where its artefacts are or were."""
    if folk.artefact_card is None:
        return None
    card = folk.artefact_card - 1
    return PROVINCES[PEOPLE_ARTEFACT[card]], PROVINCES[RUNE_ARTEFACT[card]]


def rounds_held(view: View) -> int:
    """How many rounds the city of Lutao has been held, including the current one."""
    return view.round - view.since + 1 if view.controller is not None else 0


def is_island(name: str) -> bool:
    return PROVINCE_OF[name] >= LUTAO


def land_of(name: str) -> str | None:
    """The land of a province; None for Lutao."""
    code = name.rstrip("0123456789")
    return next((land for land in LANDS if land[:3].upper() == code), None)


def edge_words(number: int) -> str:
    """An edge in notation: `NUR2 W`."""
    return f"{PROVINCES[edge_province(number)]} {DIRECTIONS[edge_direction(number)]}"


MOVING: Final = frozenset({"move_to", "move_count", "place_count", "board", "course", "stop", "ashore", "aboard"})
"""Phases in which something is being moved from a province."""


def source_province(view: View) -> str | None:
    """The province from which something is being moved."""
    return view.source_province if view.phase in MOVING else None


def targets(showing: Showing) -> frozenset[str]:
    """The provinces that the viewer can choose now; sea hexes as `-3,1`."""
    view: View = showing.view
    if view.actor is None or view.actor != showing.viewer or view.phase == "choose":
        return frozenset()
    world = showing.game.imagine(view, rng_from(b"targets"))
    found: set[str] = set()
    for move in world.moves():
        match showing.game.typed(world, move):
            case mv.At(province=name) | mv.Edge(province=name):
                found.add(name)
            case mv.Via(q=q, r=r) | mv.Lay(q=q, r=r):
                found.add(f"{q},{r}")
    return frozenset(found)


def beyond(province: Province, direction: str) -> tuple[int, int]:
    """The hex across an edge."""
    assert province.q is not None
    assert province.r is not None
    step = STEPS[DIRECTIONS.index(direction)]
    return province.q + step[0], province.r + step[1]


def cut(words: str, width: int) -> str:
    """As much of a sentence as fits, cut at a word if possible."""
    if cell_len(words) <= width:
        return words
    return words[: max(1, width - 1)].rsplit(" ", 1)[0].rstrip(" ,;:.") + "…"
