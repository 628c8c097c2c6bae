"""The state of the game: the title above the picture, and below it what is going on."""

from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from manawell.boards import Showing
from manawell.boards.flow import DOT
from manawell.boards.lutao.peoples import reserve_words
from manawell.boards.lutao.sheet import active_people, edge_words, is_mine, paint_of, people_name, player_name, sign_of
from manawell.games.lutao.components.tables import (
    ARMY_PRICES,
    BONUS,
    CITY_PRICE,
    LANDS,
    PROVINCES,
    SHAPES,
    SHIP_PRICE,
    STICK_PRICE,
)
from manawell.games.lutao.information.view import Declared, View

STEPS: Final[dict[str, tuple[str, ...]]] = {
    "placement": ("starting", "placing", "trapping", "after_placement"),
    "action": ("lurking", "before_turn", "moving", "fighting", "forming", "commanding", "after_turn"),
    "scoring": ("scoring", "after_scoring"),
    "spells": ("learning", "learned", "limiting"),
    "buying": ("buying",),
}
"""The phases of a round, and the steps of each."""
IN_ACTION: Final = {"moving": "lut-step-move", "fighting": "lut-step-fight", "forming": "lut-step-form"}


def phase_of(view: View) -> str | None:
    return next((phase for phase, steps in STEPS.items() if view.step in steps), None)


def title(showing: Showing) -> list[str]:
    """The game, its mode and the round."""
    view, say = showing.view, showing.texts.say
    words = [showing.name("game-title"), showing.name(f"option-mode-{view.mode}")]
    if view.round and view.step not in ("choosing", "laying"):
        limit = view.max_rounds
        words.append(
            say("lut-round-of", number=view.round, limit=limit) if limit else say("lut-round", number=view.round)
        )
    return words


def phases(showing: Showing) -> list[tuple[str, bool]]:
    """The phases of the round in words, and which one is current."""
    now = phase_of(showing.view)
    if now is None or showing.view.phase == "over":
        return []
    say = showing.texts.say
    found = []
    for phase in STEPS:
        words = say(f"lut-phase-{phase}")
        if phase == now and showing.view.step in IN_ACTION:
            words = say(IN_ACTION[showing.view.step])
        found.append((words, phase == now))
    return found


def draw_title(showing: Showing, width: int) -> Text:
    """The title in one line; without the mode if that is too long."""
    line = _title_line(showing, title(showing))
    if cell_len(line.plain) > width:
        line = _title_line(showing, [title(showing)[0], *title(showing)[2:]])
    return line


def _title_line(showing: Showing, words: list[str]) -> Text:
    line = Text(DOT.join(words), "bold")
    steps = [(f"[{words}]", "bold reverse") if now else (words, "dim") for words, now in phases(showing)]
    for number, (step, style) in enumerate(steps):
        line.append(" › " if number else "   ", "dim").append(step, style)
    return line


def status(showing: Showing) -> Iterator[tuple[str, str]]:
    """What is going on, and who must answer; each with its style."""
    view: View = showing.view
    say = showing.texts.say
    if view.step == "laying" and view.stack:
        yield _shape(showing, view.stack[-1]), "bold"
    for one in view.casts:
        yield _cast_words(showing, one), f"bold {paint_of(one.people)}"
    for number, ship in enumerate(view.fleet, 1):
        words = say("lut-at-sea", number=number, people=people_name(showing, ship.people), count=ship.armies)
        yield f"{words} ({ship.q},{ship.r})", paint_of(ship.people)
    if words := _voyage(showing):
        yield words, "bold"
    active = active_people(view)
    if view.phase == "window" and view.moment in ("W2", "W8") and active is not None:
        yield say("lut-turn-of", people=people_name(showing, active)), f"bold {paint_of(active)}"
    if view.who is not None and view.phase != "over" and view.step not in ("choosing", "laying"):
        if not is_mine(showing, view.who):
            yield (
                say("lut-waiting", people=people_name(showing, view.who), player=player_name(showing, view.who)),
                "bold",
            )
        elif sum(is_mine(showing, people) for people in range(len(view.peoples))) > 1:
            yield (
                say("lut-asked", sign=sign_of(view.who), people=people_name(showing, view.who)),
                f"bold {paint_of(view.who)}",
            )
    yield from _own_business(showing)


def _shape(showing: Showing, land: str) -> str:
    """The shape of the land to be laid, unrotated and with its first province at 0,0."""
    number = LANDS.index(land)
    hexes = "  ".join(f"{place}: {q},{r}" for place, (q, r) in enumerate(SHAPES[number], 1))
    return showing.pair(showing.name(f"land-{land}"), showing.texts.say("lut-shape", hexes=hexes, bonus=BONUS[number]))


def _own_business(showing: Showing) -> Iterator[tuple[str, str]]:
    """What the deciding people must know for its answer."""
    view, say = showing.view, showing.texts.say
    if view.who is None or not is_mine(showing, view.who):
        return
    folk = view.peoples[view.who]
    if view.phase in ("place", "place_count") and (folk.reserve or folk.cities or folk.ships):
        yield showing.pair(say("lut-to-place"), reserve_words(showing, folk)), "bold"
    elif view.phase.startswith("buy_"):
        yield from ((words, "") for words in prices(showing))
    elif view.phase in ("golems", "golem_from"):
        yield say("lut-commands", count=view.commands, supply=view.golem_supply), "bold"
    elif view.phase in ("trap", "relay"):
        laid = ", ".join(str(trap) for trap in view.traps if trap) or "–"
        yield showing.pair(say("lut-traps"), laid), "bold"
    elif view.phase in ("move", "form", "board", "course", "stop") and (folk.sticks or folk.wind or folk.bound_wind):
        yield say("lut-sticks-left", count=folk.sticks + folk.wind + folk.bound_wind), ""


def prices(showing: Showing) -> list[str]:
    """The points to spend, and what everything costs."""
    view, say = showing.view, showing.texts.say
    folk = view.peoples[view.who or 0]
    table = " ".join(f"{number}={price}" for number, price in enumerate(ARMY_PRICES) if number)
    others = say("lut-prices", ship=SHIP_PRICE, city=CITY_PRICE, stick=STICK_PRICE)
    return [
        showing.pair(say("lut-budget", count=folk.budget), others),
        showing.pair(say("lut-army-prices"), table),
    ]


def _voyage(showing: Showing) -> str:
    """A declared voyage, or one that is being planned."""
    view, say = showing.view, showing.texts.say
    if view.moment == "W3" and view.goal is not None and not view.casts:
        who = people_name(showing, view.order[view.turn])
        return say("lut-voyage", people=who, count=view.aboard, goal=edge_words(view.goal), sticks=view.paid)
    if view.phase == "course":
        return say("lut-course", count=view.aboard, hexes=len(view.route))
    if view.phase in ("stop", "ashore", "aboard"):
        return say("lut-anchored", count=view.aboard)
    if view.phase == "move_count" and view.source is not None and view.goal is not None:
        return say("lut-way", source=PROVINCES[view.source], goal=PROVINCES[view.goal])
    return ""


def _cast_words(showing: Showing, one: Declared) -> str:
    words = [showing.name(f"spell-{one.spell}")]
    if one.place is not None:
        words.append(edge_words(one.place) if one.spell == "phantom_ship" else PROVINCES[one.place])
    if one.goal is not None:
        words.append(PROVINCES[one.goal])
    if one.target is not None:
        words.append(people_name(showing, one.target))
    told = showing.texts.say("lut-cast", people=people_name(showing, one.people), spell=", ".join(words))
    return f"{told} ({showing.texts.say('lut-stopped')})" if one.stopped else told
