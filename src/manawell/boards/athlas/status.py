"""The state of the game: the title above the picture, and below it what is going on."""

from collections.abc import Iterator

from manawell.boards import Showing
from manawell.boards.athlas.sheet import MAKING, genus_of, spot, terrain_of, unit_called, unit_on
from manawell.games.athlas.components.tables import (
    COORDINATES,
    DIRECTIONS,
    FIRST_TURN_COST,
    NO_PROGRESS_TURNS,
    PLAYERS,
    RELICS,
    TERRAINS,
)
from manawell.games.athlas.information.view import TERRAIN_LETTERS, Announced, Board, Unit, View
from manawell.games.athlas.state import LAST, NOW, PER_PLAYER


def title(showing: Showing) -> list[str]:
    """The game, its mode and its turn."""
    view, say = showing.view, showing.texts.say
    words = [showing.name("game-title"), showing.name(f"option-mode-{view.mode}")]
    if view.games > 1:
        won = f"{view.wins[0]}–{view.wins[1]}"
        words.append(say("ath-game", number=min(view.game + 1, view.games), games=view.games, won=won))
    if view.phase in MAKING:
        return words
    if view.turn_limit:
        words.append(say("ath-turn-of", number=view.turn, limit=view.turn_limit))
    else:
        words.append(say("ath-turn", number=view.turn))
    if view.phase != "over":
        words.append(whose_turn(showing))
    if view.board.idle >= NO_PROGRESS_TURNS // 4:
        words.append(say("ath-idle", count=view.board.idle, most=NO_PROGRESS_TURNS))
    return words


def whose_turn(showing: Showing) -> str:
    view = showing.view
    if view.active == showing.viewer:
        return showing.texts.say("ath-your-turn")
    return showing.texts.say("ath-turn-of-player", player=showing.name(f"seat-{PLAYERS[view.active]}"))


def status(showing: Showing) -> Iterator[str]:
    """What is going on, and who must answer."""
    view, say = showing.view, showing.texts.say
    for one in view.announced:
        words = f"{one.card} {showing.name(f'card-{one.card}')}"
        if choices := list(_choices(showing, one)):
            words = showing.pair(words, ", ".join(choices))
        who = showing.name(f"seat-{PLAYERS[one.seat]}")
        yield say("ath-announced", card=words, player=who, moment=moment_words(showing, moment_code(one.moment)))
    if view.phase == "act" and view.board.activations:
        yield from _activation(showing)
    if view.phase == "summon" and view.turn <= len(PLAYERS):
        yield say("ath-summoned", count=view.summoned, cost=view.summoned_cost, most=FIRST_TURN_COST)
    if view.window in ("activation_end", "last_chance") and view.phase == "window":
        yield showing.pair(say("ath-moments"), "; ".join(f"{code} {words}" for code, words in moments(showing)))
    if view.phase == "window" and view.actor is not None and view.actor != showing.viewer:
        yield say("ath-window", player=showing.name(f"seat-{PLAYERS[view.actor]}"))


def _choices(showing: Showing, one: Announced) -> Iterator[str]:
    """What has been chosen for a played card so far."""
    if one.unit is not None:
        yield one.unit
    if one.relic is not None:
        yield showing.name(f"relic-{one.relic}")
    if one.direction >= 0:
        yield DIRECTIONS[one.direction]
    yield from (spot((field.q, field.r)) for field in one.fields)
    if one.alpha is not None:
        yield f"{PLAYERS[one.seat][0]}{one.alpha % PER_PLAYER + 1}"
    yield from (showing.name(f"card-{card}") for card in one.cards)


def _activation(showing: Showing) -> Iterator[str]:
    """The activated unit, with what is left of its move and its action."""
    view, say = showing.view, showing.texts.say
    running = view.board.activations[-1]
    unit = unit_called(view.board, running.unit)
    if unit is None:
        yield say("ath-unit-gone")
        return
    words = [
        say("ath-move-left" if running.moves else "ath-move-used"),
        say("ath-action-left" if running.actions else "ath-action-used"),
    ]
    if running.commander != unit.seat:
        words.append(say("ath-commanded", player=showing.name(f"seat-{PLAYERS[running.commander]}")))
    if running.wet and terrain_of(view.board, (unit.q, unit.r)) == "water" and drowns(unit):
        words.append(say("ath-will-drown"))
    yield showing.pair(f"{unit.name} {unit_words(showing, unit)}", ", ".join(words))


def drowns(unit: Unit) -> bool:
    return not {"flying", "amphibious", "frozen"} & set(unit.flags)


def unit_words(showing: Showing, unit: Unit) -> str:
    """Genus and place of a unit."""
    cell = (unit.q, unit.r)
    terrain = showing.name(f"terrain-{terrain_of(showing.view.board, cell)}")
    return f"{showing.name(f'card-{genus_of(showing.view, unit)}')} ({spot(cell)} {terrain})"


# The moments of an activation.


def moment_code(moment: int) -> str:
    """The moment in notation."""
    return "now" if moment == NOW else "cE" if moment == LAST else f"c{moment}"


def moment_words(showing: Showing, code: str) -> str:
    """The moment and, if there are several of its kind, what happened just before it."""
    say = showing.texts.say
    if code == "now":
        return say("ath-now")
    told = dict(moments(showing))
    return f"{code} {told[code]}" if code in told else say("ath-end") if code == "cE" else code


def moments(showing: Showing) -> Iterator[tuple[str, str]]:
    """Every moment of the activation, and what happened just before it."""
    view: View = showing.view
    present = view.board if view.aside is None else view.aside
    before: Board | None = None
    last = view.checkpoints[-1] if view.checkpoints else None
    for number, board in enumerate(view.checkpoints):
        steps = [showing.texts.say("ath-beginning")] if before is None else changes(showing, before, board)
        yield f"c{number}", ", ".join(steps) or "–"
        before = board
    if view.window == "activation_end" and last is not None:
        steps = changes(showing, last, present)
        yield "cE", ", ".join([showing.texts.say("ath-end"), *steps])


def changes(showing: Showing, before: Board, after: Board) -> list[str]:
    """What is different on another board, in a few signs."""
    say = showing.texts.say
    found = []
    for unit in after.units:
        old = unit_called(before, unit.name)
        if old is None:
            found.append(f"+{unit.name}")
        elif (old.q, old.r) != (unit.q, unit.r):
            found.append(_change(showing, unit.name, spot((old.q, old.r)), spot((unit.q, unit.r))))
    found += [say("ath-see-dies", unit=unit.name) for unit in before.units if not unit_called(after, unit.name)]
    for number, (old_pool, pool) in enumerate(zip(before.pools, after.pools, strict=True)):
        if old_pool != pool:
            key = f"{PLAYERS[number // PER_PLAYER][0]}{number % PER_PLAYER + 1}"
            found.append(_change(showing, key, str(old_pool), str(pool)))
    for cell, old_letter, letter in zip(COORDINATES, before.terrain, after.terrain, strict=True):
        if old_letter != letter:
            found.append(f"{spot(cell)} {showing.name(f'terrain-{TERRAINS[TERRAIN_LETTERS.index(letter)]}')}")
    for name, old_relic, relic in zip(RELICS, before.relics, after.relics, strict=True):
        if (old_relic.q, old_relic.r) != (relic.q, relic.r):
            found.append(f"{showing.name(f'relic-{name}')} {spot((relic.q, relic.r))}")
    for mark in after.marks:
        if not any(old_mark.unit == mark.unit and old_mark.condition == mark.condition for old_mark in before.marks):
            found.append(f"{mark.unit} {showing.name(f'condition-{mark.condition}')}")
    return found


def _change(showing: Showing, what: str, before: str, after: str) -> str:
    if showing.plain:
        return showing.texts.say("ath-changes", what=what, before=before, after=after)
    return f"{what} {before}→{after}"


def destination(showing: Showing, unit: Unit, step: tuple[int, int]) -> str:
    """The field one step away, and what is there."""
    board = showing.view.board
    cell = (unit.q + step[0], unit.r + step[1])
    if cell not in COORDINATES:
        return showing.texts.say("ath-off-board")
    there = unit_on(board, cell)
    words = f"{spot(cell)} {showing.name(f'terrain-{terrain_of(board, cell)}')}"
    return words if there is None else f"{words}, {there.name}"
