"""What a move in Rivality leads to, told step by step from the events that the engine foresees."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from manawell.boards import Showing
from manawell.boards.rivality.pieces import (
    ARROWS,
    SIGNS,
    Cell,
    Spell,
    face_of,
    holder_of,
    side_of,
)
from manawell.games.rivality import events
from manawell.games.rivality.components.tables import COLOURS, DIRECTIONS
from manawell.games.rivality.moves import Place
from manawell.kernel.event import Event
from manawell.kernel.foresight import Foresight

NO_BREAK: Final = "\u00a0"


class Forecast:
    """One foreseen move, with the words of one viewer."""

    def __init__(self, showing: Showing, foresight: Foresight) -> None:
        self.showing = showing
        self.foresight = foresight
        self.certain = foresight.certain
        self.tiles: dict[Cell, tuple[str | None, int]] = {
            (field.x, field.y): (field.tile, field.rotation) for field in showing.view.battlefield
        }
        if isinstance(foresight.typed, Place):
            move = foresight.typed
            self.tiles[move.x, move.y] = (move.tile, DIRECTIONS.index(move.direction))
        for event in self.certain:
            if isinstance(event, events.TileRevealed):
                self.tiles[event.x, event.y] = (event.tile, self.tiles[event.x, event.y][1])

    def steps(self) -> list[str]:
        """Everything certain to happen, and what is open."""
        return [*self._happenings(), *self._ends(), *self._hides(), *self._asks()]

    def summary(self) -> list[str]:
        """Only how each affected tile looks afterwards, and the points."""
        after: dict[Cell, Sequence[int]] = {}
        for event in self.certain:
            golems = getattr(event, "golems", None)
            if golems is not None:
                after[event.x, event.y] = golems  # type: ignore[attr-defined]
        touched = [f"{_cell(*cell)} {self.golems(golems)}" for cell, golems in after.items()]
        return [*touched, *self._ends(), *self._asks()]

    # Words for things.

    def side(self, colour: str) -> str:
        """A side by its sign, or in plain mode by its name."""
        return self.showing.name(f"colour-{colour}") if self.showing.plain else SIGNS[COLOURS.index(colour)]

    def golems(self, golems: Sequence[int]) -> str:
        if self.showing.plain:
            counts = [f"{self.side(COLOURS[side])} {count}" for side, count in enumerate(golems) if count]
            return ", ".join(counts) or self.showing.texts.say("riv-nobody")
        return "".join(f"{SIGNS[side]}{count}" for side, count in enumerate(golems) if count) or "–"

    def state(self, golems: Sequence[int]) -> str:
        """The golems on a tile, and who controls it with them."""
        holder = holder_of(golems)
        if holder is None:
            control = self.showing.texts.say("riv-contested" if any(golems) else "riv-empty")
        else:
            control = self.showing.texts.say("riv-controls", side=self.showing.name(f"colour-{COLOURS[holder]}"))
        return f"{self.golems(golems)}, {control}"

    def place(self, x: int, y: int) -> str:
        """A cell with the kind of its tile."""
        tile, _ = self.tiles.get((x, y), (None, 0))
        return _cell(x, y) if tile is None else f"{_cell(x, y)} {self.showing.name(f'kind-{face_of(tile).kind}')}"

    def spell(self, event: Any) -> str:
        """The spell of an event: its arrow, strength and range, or the same in words."""
        tile, rotation = self.tiles.get((event.source_x, event.source_y), (None, 0))
        spells = [] if tile is None else face_of(tile).spells(rotation)
        found = next((spell for spell in spells if spell.direction == event.direction), None)
        if self.showing.plain:
            return spell_words(self.showing, found) if found else self.showing.name(f"direction-{event.direction}")
        return found.code if found else ARROWS[event.direction]

    # What happens.

    def _happenings(self) -> Iterator[str]:
        story = list(self.certain)
        while story:
            event = story.pop(0)
            if isinstance(event, events.SpellCast | events.DelayedSpellCast | events.WizardSet):
                removed: list[events.GolemsRemoved] = []
                while story and isinstance(story[0], events.GolemsRemoved):
                    removed.append(story.pop(0))  # type: ignore[arg-type]
                if words := self._arrival(event, removed):
                    yield words
            elif words := self._happening(event):
                yield words

    def _arrival(self, event: Any, removed: Sequence[events.GolemsRemoved]) -> str | None:
        """Golems arrive on a tile, and others must leave."""
        say = self.showing.texts.say
        own = event.colour == COLOURS[side_of(self.showing.view, self.showing.viewer)]
        if isinstance(event, events.WizardSet):
            if own and not removed:
                return None
            parts = [say("riv-see-wizard", side=self.showing.name(f"colour-{event.colour}"))]
            what = self.place(event.x, event.y)
        else:
            parts = [say("riv-see-land", count=event.landed)]
            if event.repelled:
                parts.append(say("riv-see-repelled", count=event.repelled))
            delayed = isinstance(event, events.DelayedSpellCast)
            origin = _cell(event.source_x, event.source_y)
            who = "" if own else f"{self.side(event.colour)} "
            what = f"{who}{say('riv-see-delayed', cell=origin) + ' ' if delayed else ''}{self.spell(event)}"
            what = self._towards(what, event)
        for gone in removed:
            parts.append(say("riv-see-removed", count=gone.removed, side=self.showing.name(f"colour-{gone.colour}")))
        golems = removed[-1].golems if removed else event.golems
        return self._line(what, [*parts], self.state(golems))

    def _happening(self, event: Event) -> str | None:
        say = self.showing.texts.say
        match event:
            case events.SpellLost():
                return self._miss(event, say("riv-see-lost"))
            case events.SpellWaits():
                return self._miss(event, say("riv-see-waits"))
            case events.SpellBlocked(colour=colour):
                return self._miss(event, say("riv-see-blocked", side=self.showing.name(f"colour-{colour}")))
            case events.DelayedSpellLost(source_x=x, source_y=y):
                return self.showing.pair(say("riv-see-delayed", cell=self.place(x, y)), say("riv-see-unowned"))
            case events.TileBesieged(colour=colour, x=x, y=y, removed=removed, golems=golems):
                words = say("riv-see-siege", side=self.showing.name(f"colour-{colour}"), count=removed)
                return self._line(self.place(x, y), [words], self.state(golems))
            case events.GolemsRemoved(colour=colour, x=x, y=y, removed=removed, golems=golems):
                words = say("riv-see-removed", count=removed, side=self.showing.name(f"colour-{colour}"))
                return self._line(self.place(x, y), [words], self.state(golems))
            case events.TileRevealed(x=x, y=y):
                return say("riv-see-revealed", place=self.place(x, y))
            case events.NoSpells():
                return say("riv-see-silent")
            case events.HandRedrawn():
                return say("riv-see-redraw")
        return None

    def _miss(self, event: Any, words: str) -> str:
        return self.showing.pair(self._towards(self.spell(event), event), words)

    def _towards(self, spell: str, event: Any) -> str:
        place = self.place(event.x, event.y)
        message = "riv-see-towards-plain" if self.showing.plain else "riv-see-towards"
        return self.showing.texts.say(message, spell=spell, place=place)

    def _line(self, what: str, parts: Sequence[str], state: str) -> str:
        told = self.showing.pair(what, ", ".join(parts))
        return (
            self.showing.texts.say("riv-see-then", what=told, state=state)
            if self.showing.plain
            else f"{told} → {state}"
        )

    def _ends(self) -> Iterator[str]:
        """Points before and after, and the end of the game."""
        say = self.showing.texts.say
        for event in self.certain:
            if isinstance(event, events.SupplyExhausted):
                yield say("riv-see-exhausted", side=self.showing.name(f"colour-{event.colour}"))
            elif isinstance(event, events.TilesUsedUp | events.WayClosed):
                yield say("riv-see-end")
        counted = [event.points for event in self.foresight.each(events.PointsCounted)]
        counted += [event.points for event in self.foresight.each(events.GameScored)]
        if counted:
            yield self.points(counted)
        for event in self.certain:
            if isinstance(event, events.GameWon):
                yield say("riv-see-wins", side=self.showing.name(f"colour-{event.colour}"))
            elif isinstance(event, events.SoloWon | events.SoloLost):
                yield say("riv-see-solo-won" if isinstance(event, events.SoloWon) else "riv-see-solo-lost")

    def points(self, counted: Sequence[Sequence[int]]) -> str:
        """`Score: ● 13 → 17, ◆ 9`; a range where it depends on what is hidden."""
        parts = []
        for side, before in enumerate(self.showing.view.points):
            after = sorted({points[side] for points in counted})
            span = str(after[0]) if len(after) == 1 else f"{after[0]}–{after[-1]}"
            words = span if after == [before] else f"{before} → {span}"
            if self.showing.plain and after != [before]:
                words = self.showing.texts.say("riv-see-change", before=before, after=span)
            parts.append(f"{self.side(COLOURS[side])} {words}".replace(" ", NO_BREAK))
        return self.showing.pair(self.showing.texts.say("riv-score"), ", ".join(parts))

    def _hides(self) -> Iterator[str]:
        """Whether something depends on face-down tiles."""
        for event in self.foresight.stories[0][1]:
            if event not in self.certain and not isinstance(event, events.TileDrawn | events.HandDrawn):
                yield self.showing.texts.say("riv-see-hidden")
                return

    def _asks(self) -> Iterator[str]:
        """What the player would have to decide next in the same turn."""
        if self.foresight.next_prompt in ("cast", "remove", "delayed", "siege"):
            yield self.showing.texts.say(f"riv-see-ask-{self.foresight.next_prompt}")


def spell_words(showing: Showing, spell: Spell) -> str:
    """A spell in words."""
    direction = showing.name(f"direction-{spell.direction}")
    message = "riv-spell-breaking" if spell.breaks else "riv-spell"
    return showing.texts.say(message, direction=direction, count=spell.golems, reach=spell.reach)


def _cell(x: int, y: int) -> str:
    return f"{x},{y}"
