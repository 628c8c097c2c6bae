"""What a viewer may know: the only place that hides, and the way back from paper to position."""

import msgspec

from manawell.games.rivality.checks import check
from manawell.games.rivality.components import (
    COLOURS,
    DIRECTIONS,
    FARTHEST,
    LEVELS,
    TILE_OF,
    TILES,
    cell_at,
    x_of,
    y_of,
)
from manawell.games.rivality.rules.ending import REASONS
from manawell.games.rivality.rules.placement import extend_rim, lay
from manawell.games.rivality.rules.scoring import totals
from manawell.games.rivality.rules.setup import MODES, SEATS
from manawell.games.rivality.rules.turn import Rivality
from manawell.games.rivality.state import DELAYED_SPELLS, NONE, OVER, SOLO, THREE, Position
from manawell.kernel.faults import BadPosition
from manawell.kernel.game import ALL_KNOWING, Prompt
from manawell.kernel.rng import Rng
from manawell.kernel.state import NOBODY

EDITIONS = ("de", "fr")
PHASES = ("mulligan", "place", "cast", "remove", "delayed", "siege", "enter", "move", "over")
STEPS = ("placing", "spells", "delayed", "sieges")

Tiles = tuple[str, ...]
Blanks = tuple[str | None, ...]
"""Tiles of which some may be hidden: a blank is a tile that is there, but not known."""


class Spot(msgspec.Struct, frozen=True):
    """A cell of the battlefield."""

    x: int
    y: int


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """A tile on the battlefield."""

    x: int
    y: int
    tile: str | None
    """Unknown while it lies face-down."""
    rotation: int
    golems: tuple[int, ...]
    """By side."""
    laid_by: str | None
    """The colour that laid it, or in whose territory it lies; nobody laid the Mana Well."""
    face_down: bool
    gained: int
    """The number of the change by which its controller gained it (RIV-19.5)."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table as one viewer sees it."""

    viewer: int
    mode: str
    edition: str
    expert: bool
    level: str | None
    human: str | None
    starred: str | None
    """The colour that has the starred tiles, unless the decks are mixed."""
    battlefield: tuple[Field, ...]
    """Row by row."""
    wizards: tuple[Spot | None, ...]
    supplies: tuple[int, ...]
    points: tuple[int, ...]
    """What each side would score now, or has scored; it follows from the rest."""
    hands: tuple[Blanks, ...]
    decks: tuple[Blanks, ...]
    """Top tile first."""
    first: int
    active: int
    turn: int
    answered: int
    returned: tuple[Blanks, ...]
    """By seat: the tiles that went back to the deck by a mulligan."""
    phase: str
    actor: int | None
    step: str
    source: str | None
    open: Tiles
    """Directions of the source's spells, or source tiles of delayed spells, that are still to be cast."""
    caster: str | None
    target: str | None
    held_by: str | None
    changes: int
    reason: str
    ran_out: str | None
    winners: Tiles
    """The colours that won."""


def look(p: Position, viewer: int) -> View:
    """The view of a seat, a spectator, or the all-knowing."""
    everything = viewer == ALL_KNOWING or p.phase == OVER
    return View(
        viewer=viewer,
        mode=MODES[p.mode],
        edition=EDITIONS[p.edition],
        expert=p.expert,
        level=None if p.level == NONE else LEVELS[p.level],
        human=_colour(p.human),
        starred=_colour(p.starred),
        battlefield=tuple(_field(p, spot, everything) for spot in sorted(p.spots) if spot != NONE),
        wizards=tuple(None if cell == NONE else Spot(x_of(cell), y_of(cell)) for cell in p.wizards),
        supplies=tuple(p.supplies),  # RIV-10.2
        points=tuple(totals(p)),
        # RIV-16.5: a partner's hand is as hidden as a rival's
        hands=tuple(_tiles(hand, everything or seat == viewer) for seat, hand in enumerate(p.hands)),
        decks=tuple(_tiles(deck[::-1], everything) for deck in p.decks),
        first=p.first,
        active=p.active,
        turn=p.turn,
        answered=p.answered,
        returned=tuple(_tiles(tiles, everything or seat == viewer) for seat, tiles in enumerate(p.returned)),
        phase=PHASES[p.phase],
        actor=None if p.actor == NOBODY else p.actor,
        step=STEPS[p.step],
        source=_tile(p.source),
        open=tuple(name for bit, name in enumerate(_open_names(p.step)) if p.open >> bit & 1),
        caster=_colour(p.caster),
        target=_tile(p.target),
        held_by=_colour(p.held_by),
        changes=p.changes,
        reason=REASONS[p.reason],
        ran_out=_colour(p.ran_out),
        winners=tuple(COLOURS[side] for side in p.winners),
    )


def prompt(view: View) -> Prompt | None:
    """The decision points."""
    prompts = {
        "mulligan": Prompt("mulligan", "RIV-2.10"),
        "place": Prompt("place", "RIV-4.1"),
        "cast": Prompt("cast", "RIV-7.8"),
        "remove": Prompt("remove", "RIV-9.4"),
        "delayed": Prompt("delayed", "RIV-18.11"),
        "siege": Prompt("siege", "RIV-19.11"),
        "enter": Prompt("enter", "RIV-17.8"),
        "move": Prompt("move", "RIV-17.9"),
    }
    return prompts.get(view.phase)


def build(view: View, rng: Rng) -> Rivality:
    """The position that a view without blanks shows, checked for contradictions."""
    p = Rivality(rng)
    try:
        p.mode = MODES.index(view.mode)
        p.edition = EDITIONS.index(view.edition)
        p.level = NONE if view.level is None else LEVELS.index(view.level)
        p.phase = PHASES.index(view.phase)
        p.step = STEPS.index(view.step)
        p.reason = REASONS.index(view.reason)
        p.human, p.starred = _side(view.human), _side(view.starred)
        p.caster, p.held_by, p.ran_out = _side(view.caster), _side(view.held_by), _side(view.ran_out)
        p.winners = [COLOURS.index(colour) for colour in view.winners]
        p.source, p.target = _number(view.source), _number(view.target)
        names = _open_names(p.step)
        p.open = sum(1 << names.index(name) for name in view.open)
        p.hands = [sorted(_numbers(hand)) for hand in view.hands]
        p.decks = [_numbers(deck)[::-1] for deck in view.decks]
        p.returned = [_numbers(tiles) for tiles in view.returned]
        p.expert = view.expert
        p.sides = 3 if p.mode == THREE else 2
        p.seats = SEATS[p.mode]
        _build_battlefield(p, view)
    except (KeyError, ValueError) as problem:
        raise BadPosition(f"unknown name or number: {problem}") from problem
    p.wizards = [NONE if spot is None else _cell(spot.x, spot.y) for spot in view.wizards]
    p.supplies = list(view.supplies)
    p.first, p.active, p.turn = view.first, view.active, view.turn
    p.answered, p.changes = view.answered, view.changes
    p.actor = NOBODY if view.actor is None else view.actor
    check(p)
    return p


def _build_battlefield(p: Rivality, view: View) -> None:
    p.gained = [0] * len(TILES) if p.mode == THREE and p.expert else []
    for field in view.battlefield:
        tile, cell = _number(field.tile), _cell(field.x, field.y)
        if tile == NONE or p.spots[tile] != NONE or field.rotation not in range(4):
            raise BadPosition(f"{field.tile} cannot lie on ({field.x}, {field.y})")
        if len(field.golems) != p.sides or min(field.golems) < 0 or sum(field.golems) > 15:
            raise BadPosition(f"golems {field.golems} cannot stand on ({field.x}, {field.y})")
        lay(p, tile, cell, field.rotation, _side(field.laid_by))
        p.golems[tile] = sum(count << 4 * side for side, count in enumerate(field.golems))
        p.face_down |= field.face_down << tile
        if p.gained:
            p.gained[tile] = field.gained
    if p.mode != SOLO:
        for field in view.battlefield:
            extend_rim(p, _cell(field.x, field.y))


def _field(p: Position, spot: int, everything: bool) -> Field:
    cell = spot >> 2
    tile = p.grid[cell]
    hidden = bool(p.face_down >> tile & 1)
    return Field(
        x=x_of(cell),
        y=y_of(cell),
        tile=TILES[tile] if everything or not hidden else None,
        rotation=spot & 3,
        golems=p.golems_of(tile),
        laid_by=_colour(p.layers[tile]),
        face_down=hidden,
        gained=p.gained[tile] if p.gained else 0,
    )


def _tiles(tiles: list[int], seen: bool) -> Blanks:
    return tuple([TILES[tile] if seen else None for tile in tiles])


def _colour(side: int) -> str | None:
    return None if side < 0 else COLOURS[side]


def _tile(tile: int) -> str | None:
    return None if tile == NONE else TILES[tile]


def _open_names(step: int) -> list[str]:
    return TILES if step == DELAYED_SPELLS else DIRECTIONS


def _side(colour: str | None) -> int:
    return NONE if colour is None else COLOURS.index(colour)


def _number(tile: str | None) -> int:
    return NONE if tile is None else TILE_OF[tile]


def _numbers(tiles: Blanks) -> list[int]:
    if None in tiles:
        raise BadPosition("a tile is not known")
    return [TILE_OF[tile] for tile in tiles if tile is not None]


def _cell(x: int, y: int) -> int:
    if abs(x) + abs(y) > FARTHEST:
        raise BadPosition(f"({x}, {y}) is farther away than any tile can lie")
    return cell_at(x, y)
