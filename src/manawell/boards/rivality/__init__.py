"""Rivality in the terminal: the battlefield, the camps, and every move with what it leads to."""

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text

from manawell.boards import Board, MenuLine, Scene
from manawell.boards.rivality.battlefield import (
    SHIELD,
    STAR,
    WIDEST_LOW,
    Look,
    box_width,
    draw_field,
    draw_low_field,
)
from manawell.boards.rivality.camp import (
    about_tile,
    draw_hand,
    draw_low_hand,
    draw_scores,
    draw_sides,
    players_of,
    side_names,
    spot_name,
    turned,
)
from manawell.boards.rivality.forecast import Forecast, spell_words
from manawell.boards.rivality.pieces import (
    CONTESTED,
    WIZARDS,
    Battlefield,
    Cell,
    Face,
    Piece,
    battlefield_of,
    face_of,
)
from manawell.games.rivality import events
from manawell.games.rivality.components.tables import COLOURS, DIRECTIONS, ROWS
from manawell.games.rivality.moves import Besiege, CastDelayed, Enter, Go, Place
from manawell.kernel.event import Event
from manawell.kernel.foresight import Foresight
from manawell.kernel.rng import rng_from

NARROWEST_SCREEN: Final = 60
"""Columns that the camps need; below this, words are used."""
LAST_ROW: Final = ROWS - 1
"""The row where the solo player's wizard enters (RIV-17.8)."""


class RivalityBoard(Board):
    """How Rivality is shown in the terminal."""

    drawn: ClassVar[tuple[type[Event], ...]] = (events.TileScored, events.TileUnscored, events.GameScored)

    def picture(self, scene: Scene, width: int) -> RenderableType:
        field = battlefield_of(scene.view)
        box = box_width(field, width)
        if box is None or width < NARROWEST_SCREEN:
            return Text("\n".join(self.sentences(scene)))
        lines = [Text(" · ".join(_title(scene)), "bold")]
        lines += draw_field(field, Look(box, lambda face: _short(scene, face), _targets(scene)))
        lines += _legend(scene, field, width)
        lines += draw_sides(scene, width)
        lines += draw_scores(scene) if scene.view.phase == "over" else draw_hand(scene, width)
        if words := _how_to_place(scene):
            lines.append(Text(words, "cyan"))
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return Group(*lines)

    def compact(self, scene: Scene, width: int, room: int) -> RenderableType:
        field = battlefield_of(scene.view)
        box = box_width(field, width, WIDEST_LOW)
        if box is None or width < NARROWEST_SCREEN or scene.view.phase == "over":
            return self.picture(scene, width)
        look = Look(box, lambda face: _short(scene, face), _targets(scene))
        head, camps = Text(" · ".join(_title(scene)), "bold"), [*draw_sides(scene, width), *draw_low_hand(scene)]
        if words := _how_to_place(scene):
            camps.append(Text(words, "cyan"))
        lines = [head, *draw_low_field(field, look), *camps]
        if len(lines) > room:
            lines = [head, *draw_low_field(field, look, with_spells=False), *camps]
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return Group(*lines)

    def sentences(self, scene: Scene) -> list[str]:
        return list(_sentences(scene))

    def entry(self, scene: Scene, foresight: Foresight) -> MenuLine:
        forecast = Forecast(scene, foresight)
        steps = forecast.steps()
        brief = forecast.summary() if isinstance(foresight.typed, Place | Go | Enter) else steps
        return MenuLine(
            foresight.text, _about(scene, foresight), "; ".join(brief), style="bold cyan", steps=tuple(steps)
        )


def _about(scene: Scene, foresight: Foresight) -> str:
    """What the notation of the move does not say."""
    move = foresight.typed
    kinds = {(field.x, field.y): field.tile for field in scene.view.battlefield}
    match move:
        case Place(tile, _, _, direction):
            spells = turned(tile, DIRECTIONS.index(direction))
            words = [spell_words(scene, spell) for spell in spells]
            kind = _kind(scene, tile)
            return "; ".join([kind, *words]) if scene.plain else f"{kind} [{' '.join(one.code for one in spells)}]"
        case CastDelayed(x, y) | Besiege(x, y) | Go(x, y):
            return _kind(scene, kinds[x, y])
        case Enter(x):
            return _kind(scene, kinds[x, LAST_ROW])
    return scene.move_words(foresight)


def _kind(scene: Scene, tile: str | None) -> str:
    return scene.texts.say("riv-face-down") if tile is None else scene.name(f"kind-{face_of(tile).kind}")


def _title(scene: Scene) -> list[str]:
    view = scene.view
    words = [scene.name("game-title"), scene.name(f"option-mode-{view.mode}")]
    if view.expert:
        words.append(scene.name("option-expert-true"))
    if view.level:
        words.append(scene.name(f"option-solo_level-{view.level}"))
    # The view counts completed turns; people count the current one.
    number = view.turn + (view.phase != "over")
    return [*words, scene.texts.say("riv-round" if view.mode == "solo" else "riv-turn", number=number)]


def _short(scene: Scene, face: Face) -> str:
    return scene.texts.say(f"riv-short-{face.kind}")


def _targets(scene: Scene) -> frozenset[Cell]:
    """The tiles that the viewer can choose now."""
    view = scene.view
    if view.actor != scene.viewer or view.phase in ("mulligan", "place"):
        return frozenset()
    world = scene.game.imagine(view, rng_from(b"targets"))
    moves = [scene.game.typed(world, move) for move in world.moves()]
    cells: set[Cell] = {(move.x, LAST_ROW) for move in moves if isinstance(move, Enter)}
    cells |= {(move.x, move.y) for move in moves if isinstance(move, Go | CastDelayed | Besiege)}
    return frozenset(cells)


def _legend(scene: Scene, field: Battlefield, width: int) -> list[Text]:
    """The signs on the board, explained in as many lines as needed."""
    say, view, pieces = scene.texts.say, scene.view, field.pieces.values()
    signs = [f"{CONTESTED} {say('riv-contested')}"] if any(piece.contested for piece in pieces) else []
    wizards = "".join(WIZARDS[side] for side, spot in enumerate(view.wizards) if spot is not None)
    if wizards:
        signs.append(f"{wizards} {say('riv-wizard')}")
    signs += [f"{SHIELD}1 {say('riv-shield')}", f"{STAR} {scene.name('deck-starred')}"]
    if any(piece.spells for piece in pieces):
        signs.append(scene.pair("2@3", say("riv-legend-spell")))
    if field.waiting:
        signs.append(f"+ {say('riv-legend-waiting')}")
    if field.free and view.phase == "place":
        x, y = field.free[0]
        signs.append(f"{x},{y} {say('riv-legend-free')}")
    elif _targets(scene):
        signs.append(say("riv-legend-target"))
    lines, line = [], ""
    for sign in signs:
        if line and len(line) + 3 + len(sign) > width:
            lines.append(Text(line, "dim"))
            line = ""
        line = f"{line} · {sign}" if line else sign
    return [*lines, Text(line, "dim")]


def _how_to_place(scene: Scene) -> str:
    """How a placement is written, with an example that is legal now."""
    view = scene.view
    if view.phase != "place" or view.actor != scene.viewer:
        return ""
    x, y = battlefield_of(view).free[0]
    return scene.texts.say("riv-how", move=f"{view.hands[scene.viewer][0]}@{x},{y}/E", tile=view.hands[scene.viewer][0])


# In sentences.


def _sentences(scene: Scene) -> Iterator[str]:
    view, field = scene.view, battlefield_of(scene.view)
    targets = _targets(scene)
    yield f"{', '.join(_title(scene))}."
    for cell, piece in sorted(field.pieces.items(), key=lambda entry: (entry[0][1], entry[0][0])):
        yield f"{scene.pair(f'{piece.x},{piece.y}', '; '.join(_piece_words(scene, piece, cell in targets)))}."
    if field.free and view.phase != "over":
        yield f"{scene.pair(scene.texts.say('riv-free'), '; '.join(f'{x},{y}' for x, y in field.free))}."
    for (x, y), golems in sorted(field.waiting.items()):
        yield scene.texts.say("riv-waiting-at", cell=f"{x},{y}", golems=_counts(scene, golems))
    for side in range(len(view.supplies)):
        yield _side_sentence(scene, side)
    yield from _hand_sentences(scene)
    if words := _how_to_place(scene):
        yield words


def _piece_words(scene: Scene, piece: Piece, target: bool) -> Iterator[str]:
    say = scene.texts.say
    if piece.face is None:
        yield say("riv-face-down")
    else:
        yield about_tile(scene, piece.face.id) + (f", {scene.name('deck-starred')}" if piece.face.starred else "")
    if piece.holder is not None:
        yield say("riv-controls", side=_colour(scene, piece.holder))
    elif piece.contested:
        yield say("riv-contested")
    yield _counts(scene, piece.golems)
    if piece.dug_in:
        yield say("riv-dug-in")
    if piece.wizard is not None:
        yield say("riv-wizard-of", side=_colour(scene, piece.wizard))
    if piece.spells:
        label = say("riv-spells" if scene.view.mode == "solo" else "riv-waiting-spells")
        yield scene.pair(label, " / ".join(spell_words(scene, spell) for spell in piece.spells))
    if target:
        yield say("riv-can-choose")


def _side_sentence(scene: Scene, side: int) -> str:
    view, say = scene.view, scene.texts.say
    facts = [
        scene.pair(say("riv-score"), view.points[side]),
        scene.pair(say("riv-supply"), view.supplies[side]),
    ]
    if view.decks:
        hands = ", ".join(str(len(view.hands[seat])) for seat in players_of(scene, side))
        facts += [scene.pair(say("riv-deck"), len(view.decks[side])), scene.pair(say("riv-hands"), hands)]
    facts.append(scene.pair(say("riv-wizard"), spot_name(view.wizards[side])))
    return f"{_colour(scene, side)}, {side_names(scene, side)}; {'; '.join(facts)}."


def _hand_sentences(scene: Scene) -> Iterator[str]:
    for seat, hand in enumerate(scene.view.hands):
        who = scene.texts.say("you") if seat == scene.viewer else scene.players[seat]
        for tile in hand:
            if tile is not None:
                spells = "; ".join(spell_words(scene, spell) for spell in turned(tile, 0))
                words = f"{about_tile(scene, tile)}. {scene.texts.say('riv-upright', spells=spells)}"
                yield scene.pair(f"{who}, {scene.texts.say('riv-in-hand')}, {tile}", words)


def _counts(scene: Scene, golems: Any) -> str:
    counts = [f"{_colour(scene, side)} {count}" for side, count in enumerate(golems) if count]
    return ", ".join(counts) or scene.texts.say("riv-nobody")


def _colour(scene: Scene, side: int) -> str:
    return scene.name(f"colour-{COLOURS[side]}")


BOARD: Final[Board] = RivalityBoard()
