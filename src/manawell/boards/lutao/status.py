"""The state of the game: the title above the picture, and below it what is going on."""

from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from manawell.boards import Scene
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


def title(scene: Scene) -> list[str]:
    """The game, its mode and the round."""
    view, say = scene.view, scene.texts.say
    words = [scene.name("game-title"), scene.name(f"option-mode-{view.mode}")]
    if view.round and view.step not in ("choosing", "laying"):
        limit = view.max_rounds
        words.append(
            say("lut-round-of", number=view.round, limit=limit) if limit else say("lut-round", number=view.round)
        )
    return words


def phases(scene: Scene) -> list[tuple[str, bool]]:
    """The phases of the round in words, and which one is current."""
    now = phase_of(scene.view)
    if now is None or scene.view.phase == "over":
        return []
    say = scene.texts.say
    found = []
    for phase in STEPS:
        words = say(f"lut-phase-{phase}")
        if phase == now and scene.view.step in IN_ACTION:
            words = say(IN_ACTION[scene.view.step])
        found.append((words, phase == now))
    return found


def draw_title(scene: Scene, width: int) -> Text:
    """The title in one line; without the mode if that is too long."""
    line = _title_line(scene, title(scene))
    if cell_len(line.plain) > width:
        line = _title_line(scene, [title(scene)[0], *title(scene)[2:]])
    return line


def _title_line(scene: Scene, words: list[str]) -> Text:
    line = Text(DOT.join(words), "bold")
    steps = [(f"[{words}]", "bold reverse") if now else (words, "dim") for words, now in phases(scene)]
    for number, (step, style) in enumerate(steps):
        line.append(" › " if number else "   ", "dim").append(step, style)
    return line


def status(scene: Scene) -> Iterator[tuple[str, str]]:
    """What is going on, and who must answer; each with its style."""
    view: View = scene.view
    say = scene.texts.say
    if view.step == "laying" and view.stack:
        yield _shape(scene, view.stack[-1]), "bold"
    for one in view.casts:
        yield _cast_words(scene, one), f"bold {paint_of(one.people)}"
    for number, ship in enumerate(view.fleet, 1):
        words = say("lut-at-sea", number=number, people=people_name(scene, ship.people), count=ship.armies)
        yield f"{words} ({ship.q},{ship.r})", paint_of(ship.people)
    if words := _voyage(scene):
        yield words, "bold"
    active = active_people(view)
    if view.phase == "window" and view.moment in ("W2", "W8") and active is not None:
        yield say("lut-turn-of", people=people_name(scene, active)), f"bold {paint_of(active)}"
    if view.who is not None and view.phase != "over" and view.step not in ("choosing", "laying"):
        if not is_mine(scene, view.who):
            yield say("lut-waiting", people=people_name(scene, view.who), player=player_name(scene, view.who)), "bold"
        elif sum(is_mine(scene, people) for people in range(len(view.peoples))) > 1:
            yield (
                say("lut-asked", sign=sign_of(view.who), people=people_name(scene, view.who)),
                f"bold {paint_of(view.who)}",
            )
    yield from _own_business(scene)


def _shape(scene: Scene, land: str) -> str:
    """The shape of the land to be laid, unrotated and with its first province at 0,0."""
    number = LANDS.index(land)
    hexes = "  ".join(f"{place}: {q},{r}" for place, (q, r) in enumerate(SHAPES[number], 1))
    return scene.pair(scene.name(f"land-{land}"), scene.texts.say("lut-shape", hexes=hexes, bonus=BONUS[number]))


def _own_business(scene: Scene) -> Iterator[tuple[str, str]]:
    """What the deciding people must know for its answer."""
    view, say = scene.view, scene.texts.say
    if view.who is None or not is_mine(scene, view.who):
        return
    folk = view.peoples[view.who]
    if view.phase in ("place", "place_count") and (folk.reserve or folk.cities or folk.ships):
        yield scene.pair(say("lut-to-place"), reserve_words(scene, folk)), "bold"
    elif view.phase.startswith("buy_"):
        yield from ((words, "") for words in prices(scene))
    elif view.phase in ("golems", "golem_from"):
        yield say("lut-commands", count=view.commands, supply=view.golem_supply), "bold"
    elif view.phase in ("trap", "relay"):
        laid = ", ".join(str(trap) for trap in view.traps if trap) or "–"
        yield scene.pair(say("lut-traps"), laid), "bold"
    elif view.phase in ("move", "form", "board", "course", "stop") and (folk.sticks or folk.wind or folk.bound_wind):
        yield say("lut-sticks-left", count=folk.sticks + folk.wind + folk.bound_wind), ""


def prices(scene: Scene) -> list[str]:
    """The points to spend, and what everything costs."""
    view, say = scene.view, scene.texts.say
    folk = view.peoples[view.who or 0]
    table = " ".join(f"{number}={price}" for number, price in enumerate(ARMY_PRICES) if number)
    others = say("lut-prices", ship=SHIP_PRICE, city=CITY_PRICE, stick=STICK_PRICE)
    return [
        scene.pair(say("lut-budget", count=folk.budget), others),
        scene.pair(say("lut-army-prices"), table),
    ]


def _voyage(scene: Scene) -> str:
    """A declared voyage, or one that is being planned."""
    view, say = scene.view, scene.texts.say
    if view.moment == "W3" and view.goal is not None and not view.casts:
        who = people_name(scene, view.order[view.turn])
        return say("lut-voyage", people=who, count=view.aboard, goal=edge_words(view.goal), sticks=view.paid)
    if view.phase == "course":
        return say("lut-course", count=view.aboard, hexes=len(view.route))
    if view.phase in ("stop", "ashore", "aboard"):
        return say("lut-anchored", count=view.aboard)
    if view.phase == "move_count" and view.source is not None and view.goal is not None:
        return say("lut-way", source=PROVINCES[view.source], goal=PROVINCES[view.goal])
    return ""


def _cast_words(scene: Scene, one: Declared) -> str:
    words = [scene.name(f"spell-{one.spell}")]
    if one.place is not None:
        words.append(edge_words(one.place) if one.spell == "phantom_ship" else PROVINCES[one.place])
    if one.goal is not None:
        words.append(PROVINCES[one.goal])
    if one.target is not None:
        words.append(people_name(scene, one.target))
    told = scene.texts.say("lut-cast", people=people_name(scene, one.people), spell=", ".join(words))
    return f"{told} ({scene.texts.say('lut-stopped')})" if one.stopped else told
