"""Rivality in the terminal: the battlefield, the camps, and every move with what it leads to."""

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text

from manawell.boards import Board, MenuLine, Showing
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

    def picture(self, showing: Showing, width: int) -> RenderableType:
        field = battlefield_of(showing.view)
        box = box_width(field, width)
        if box is None or width < NARROWEST_SCREEN:
            return Text("\n".join(self.sentences(showing)))
        lines = [Text(" · ".join(_title(showing)), "bold")]
        lines += draw_field(field, Look(box, lambda face: _short(showing, face), _targets(showing)))
        lines += _legend(showing, field, width)
        lines += draw_sides(showing, width)
        lines += draw_scores(showing) if showing.view.phase == "over" else draw_hand(showing, width)
        if words := _how_to_place(showing):
            lines.append(Text(words, "cyan"))
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return Group(*lines)

    def compact(self, showing: Showing, width: int, room: int) -> RenderableType:
        field = battlefield_of(showing.view)
        box = box_width(field, width, WIDEST_LOW)
        if box is None or width < NARROWEST_SCREEN or showing.view.phase == "over":
            return self.picture(showing, width)
        look = Look(box, lambda face: _short(showing, face), _targets(showing))
        head, camps = Text(" · ".join(_title(showing)), "bold"), [*draw_sides(showing, width), *draw_low_hand(showing)]
        if words := _how_to_place(showing):
            camps.append(Text(words, "cyan"))
        lines = [head, *draw_low_field(field, look), *camps]
        if len(lines) > room:
            lines = [head, *draw_low_field(field, look, with_spells=False), *camps]
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return Group(*lines)

    def sentences(self, showing: Showing) -> list[str]:
        return list(_sentences(showing))

    def entry(self, showing: Showing, foresight: Foresight) -> MenuLine:
        forecast = Forecast(showing, foresight)
        steps = forecast.steps()
        brief = forecast.summary() if isinstance(foresight.typed, Place | Go | Enter) else steps
        return MenuLine(
            foresight.text, _about(showing, foresight), "; ".join(brief), style="bold cyan", steps=tuple(steps)
        )


def _about(showing: Showing, foresight: Foresight) -> str:
    """What the notation of the move does not say."""
    move = foresight.typed
    kinds = {(field.x, field.y): field.tile for field in showing.view.battlefield}
    match move:
        case Place(tile, _, _, direction):
            spells = turned(tile, DIRECTIONS.index(direction))
            words = [spell_words(showing, spell) for spell in spells]
            kind = _kind(showing, tile)
            return "; ".join([kind, *words]) if showing.plain else f"{kind} [{' '.join(one.code for one in spells)}]"
        case CastDelayed(x, y) | Besiege(x, y) | Go(x, y):
            return _kind(showing, kinds[x, y])
        case Enter(x):
            return _kind(showing, kinds[x, LAST_ROW])
    return showing.move_words(foresight)


def _kind(showing: Showing, tile: str | None) -> str:
    return showing.texts.say("riv-face-down") if tile is None else showing.name(f"kind-{face_of(tile).kind}")


def _title(showing: Showing) -> list[str]:
    view = showing.view
    words = [showing.name("game-title"), showing.name(f"option-mode-{view.mode}")]
    if view.expert:
        words.append(showing.name("option-expert-true"))
    if view.level:
        words.append(showing.name(f"option-solo_level-{view.level}"))
    # The view counts completed turns; people count the current one.
    number = view.turn + (view.phase != "over")
    return [*words, showing.texts.say("riv-round" if view.mode == "solo" else "riv-turn", number=number)]


def _short(showing: Showing, face: Face) -> str:
    return showing.texts.say(f"riv-short-{face.kind}")


def _targets(showing: Showing) -> frozenset[Cell]:
    """The tiles that the viewer can choose now."""
    view = showing.view
    if view.actor != showing.viewer or view.phase in ("mulligan", "place"):
        return frozenset()
    world = showing.game.imagine(view, rng_from(b"targets"))
    moves = [showing.game.typed(world, move) for move in world.moves()]
    cells: set[Cell] = {(move.x, LAST_ROW) for move in moves if isinstance(move, Enter)}
    cells |= {(move.x, move.y) for move in moves if isinstance(move, Go | CastDelayed | Besiege)}
    return frozenset(cells)


def _legend(showing: Showing, field: Battlefield, width: int) -> list[Text]:
    """The signs on the board, explained in as many lines as needed."""
    say, view, pieces = showing.texts.say, showing.view, field.pieces.values()
    signs = [f"{CONTESTED} {say('riv-contested')}"] if any(piece.contested for piece in pieces) else []
    wizards = "".join(WIZARDS[side] for side, spot in enumerate(view.wizards) if spot is not None)
    if wizards:
        signs.append(f"{wizards} {say('riv-wizard')}")
    signs += [f"{SHIELD}1 {say('riv-shield')}", f"{STAR} {showing.name('deck-starred')}"]
    if any(piece.spells for piece in pieces):
        signs.append(showing.pair("2@3", say("riv-legend-spell")))
    if field.waiting:
        signs.append(f"+ {say('riv-legend-waiting')}")
    if field.free and view.phase == "place":
        x, y = field.free[0]
        signs.append(f"{x},{y} {say('riv-legend-free')}")
    elif _targets(showing):
        signs.append(say("riv-legend-target"))
    lines, line = [], ""
    for sign in signs:
        if line and len(line) + 3 + len(sign) > width:
            lines.append(Text(line, "dim"))
            line = ""
        line = f"{line} · {sign}" if line else sign
    return [*lines, Text(line, "dim")]


def _how_to_place(showing: Showing) -> str:
    """How a placement is written, with an example that is legal now."""
    view = showing.view
    if view.phase != "place" or view.actor != showing.viewer:
        return ""
    x, y = battlefield_of(view).free[0]
    return showing.texts.say(
        "riv-how", move=f"{view.hands[showing.viewer][0]}@{x},{y}/E", tile=view.hands[showing.viewer][0]
    )


# In sentences.


def _sentences(showing: Showing) -> Iterator[str]:
    view, field = showing.view, battlefield_of(showing.view)
    targets = _targets(showing)
    yield f"{', '.join(_title(showing))}."
    for cell, piece in sorted(field.pieces.items(), key=lambda entry: (entry[0][1], entry[0][0])):
        yield f"{showing.pair(f'{piece.x},{piece.y}', '; '.join(_piece_words(showing, piece, cell in targets)))}."
    if field.free and view.phase != "over":
        yield f"{showing.pair(showing.texts.say('riv-free'), '; '.join(f'{x},{y}' for x, y in field.free))}."
    for (x, y), golems in sorted(field.waiting.items()):
        yield showing.texts.say("riv-waiting-at", cell=f"{x},{y}", golems=_counts(showing, golems))
    for side in range(len(view.supplies)):
        yield _side_sentence(showing, side)
    yield from _hand_sentences(showing)
    if words := _how_to_place(showing):
        yield words


def _piece_words(showing: Showing, piece: Piece, target: bool) -> Iterator[str]:
    say = showing.texts.say
    if piece.face is None:
        yield say("riv-face-down")
    else:
        yield about_tile(showing, piece.face.id) + (f", {showing.name('deck-starred')}" if piece.face.starred else "")
    if piece.holder is not None:
        yield say("riv-controls", side=_colour(showing, piece.holder))
    elif piece.contested:
        yield say("riv-contested")
    yield _counts(showing, piece.golems)
    if piece.dug_in:
        yield say("riv-dug-in")
    if piece.wizard is not None:
        yield say("riv-wizard-of", side=_colour(showing, piece.wizard))
    if piece.spells:
        label = say("riv-spells" if showing.view.mode == "solo" else "riv-waiting-spells")
        yield showing.pair(label, " / ".join(spell_words(showing, spell) for spell in piece.spells))
    if target:
        yield say("riv-can-choose")


def _side_sentence(showing: Showing, side: int) -> str:
    view, say = showing.view, showing.texts.say
    facts = [
        showing.pair(say("riv-score"), view.points[side]),
        showing.pair(say("riv-supply"), view.supplies[side]),
    ]
    if view.decks:
        hands = ", ".join(str(len(view.hands[seat])) for seat in players_of(showing, side))
        facts += [showing.pair(say("riv-deck"), len(view.decks[side])), showing.pair(say("riv-hands"), hands)]
    facts.append(showing.pair(say("riv-wizard"), spot_name(view.wizards[side])))
    return f"{_colour(showing, side)}, {side_names(showing, side)}; {'; '.join(facts)}."


def _hand_sentences(showing: Showing) -> Iterator[str]:
    for seat, hand in enumerate(showing.view.hands):
        who = showing.texts.say("you") if seat == showing.viewer else showing.players[seat]
        for tile in hand:
            if tile is not None:
                spells = "; ".join(spell_words(showing, spell) for spell in turned(tile, 0))
                words = f"{about_tile(showing, tile)}. {showing.texts.say('riv-upright', spells=spells)}"
                yield showing.pair(f"{who}, {showing.texts.say('riv-in-hand')}, {tile}", words)


def _counts(showing: Showing, golems: Any) -> str:
    counts = [f"{_colour(showing, side)} {count}" for side, count in enumerate(golems) if count]
    return ", ".join(counts) or showing.texts.say("riv-nobody")


def _colour(showing: Showing, side: int) -> str:
    return showing.name(f"colour-{COLOURS[side]}")


BOARD: Final[Board] = RivalityBoard()
