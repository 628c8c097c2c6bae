"""The archipelago of Lutao for a low screen: every row of hexes is one line, and lands are named by their first letter.

`⌂C5◆8` is the city CAN5 with eight armies of ◆: a mark or a sign, the province, who is there.
"""

from rich.text import Text

from manawell.boards import Showing
from manawell.boards.flow import DOT
from manawell.boards.lutao.peoples import ACTIVE, artefacts, city_words, facts
from manawell.boards.lutao.sea import SOURCE, TARGET, WATER, Canvas, Frame, province_sign
from manawell.boards.lutao.sheet import (
    GOLEM,
    STONE,
    active_people,
    attacker_of,
    cut,
    paint_of,
    people_name,
    player_name,
    sign_of,
    source_province,
    targets,
)
from manawell.games.lutao.components.tables import COORDINATES
from manawell.games.lutao.information.view import Province, View

CONTESTED = "!"


def draw_low_map(showing: Showing) -> list[Text]:
    """Provinces, what is at sea, and the sea hexes that can be chosen."""
    view: View = showing.view
    frame, chosen = Frame(view), targets(showing)
    canvas = Canvas(frame.width, frame.rows)
    land = {(province.q, province.r) for province in view.provinces}
    for q, r in COORDINATES:
        if (q, r) not in land and f"{q},{r}" in chosen:
            canvas.write(frame.place(q, r)[0], r - frame.top, f"{q},{r}", WATER)
    for province in view.provinces:
        if province.q is not None and province.r is not None:
            _write(canvas, frame.place(province.q, province.r)[0], province.r - frame.top, showing, province, chosen)
    for number, ship in enumerate(view.fleet, 1):
        words = f"{number}~{sign_of(ship.people)}{ship.armies}"
        canvas.write(frame.place(ship.q, ship.r)[0], ship.r - frame.top, words, f"bold {paint_of(ship.people)}")
    lines = canvas.lines()
    for line in lines:
        line.rstrip()
    return lines


def _write(canvas: Canvas, x: int, y: int, showing: Showing, province: Province, chosen: frozenset[str]) -> None:
    view: View = showing.view
    sign, style = province_sign(view, province)
    if source_province(view) == province.id:
        sign, style = SOURCE, "bold green"
    elif province.id in chosen:
        sign, style = TARGET, "bold green"
    name = f"{province.id[0]}{province.id[3:]}"
    canvas.write(x, y, sign, style)
    canvas.write(x + 1, y, name, "bold green" if sign == TARGET else "dim")
    canvas.write(x + 1 + len(name), y, *_holder(view, province))


def _holder(view: View, province: Province) -> tuple[str, str]:
    if province.attackers:
        attacker = attacker_of(view, province)
        return f"{sign_of(attacker)}{province.attackers}{CONTESTED}", f"bold reverse {paint_of(attacker)}"
    if province.golems:
        return f"{GOLEM}{province.golems}", STONE
    if province.owner is not None:
        return f"{sign_of(province.owner)}{province.armies}", f"bold {paint_of(province.owner)}"
    return "·", "dim"


def draw_low_peoples(showing: Showing, width: int) -> list[Text]:
    """A line for each people, and one for the city of Lutao."""
    view: View = showing.view
    lines = []
    for place, people in enumerate(view.order, 1):
        name = f"{place} {sign_of(people)} {people_name(showing, people)}{artefacts(showing, view.peoples[people])}"
        words = DOT.join([name, player_name(showing, people), *facts(showing, people, short=True, bare=True)])
        mark = ACTIVE if active_people(view) == people and view.phase != "over" else " "
        lines.append(Text.assemble((mark, "bold green"), (cut(words, width - 1), f"bold {paint_of(people)}")))
    needed = " ".join(f"{sign_of(people)}{view.peoples[people].required}" for people in view.order)
    goal = showing.pair(showing.texts.say("lut-rounds-needed"), needed)
    return [*lines, *(Text(cut(f"{words}, {goal}", width), "dim") for words in city_words(showing))]


def ships_words(showing: Showing) -> list[str]:
    """Where ships are at a coast, which this map has no room for."""
    ships = [
        f"{sign_of(province.owner)}{province.id} {direction}"
        for province in showing.view.provinces
        if province.owner is not None
        for direction in province.ships
    ]
    return [showing.pair(showing.texts.say("lut-low-ships"), ", ".join(ships))] if ships else []


def low_legend(showing: Showing) -> str:
    """The signs of this map."""
    return showing.texts.say("lut-low-legend")
