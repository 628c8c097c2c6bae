"""The order of a turn (RIV-3, RIV-17): the position with its rules."""

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64

from manawell.games.rivality import events
from manawell.games.rivality.components.tables import COLUMNS, TILES, cell_at, x_of, y_of
from manawell.games.rivality.information.features import describe
from manawell.games.rivality.rules.actions import (
    BESIEGE,
    CAST_FROM,
    CAST_TO,
    END,
    ENTER_AT,
    MOVE_TO,
    PER_SLOT,
    PLACE_AT,
    REMOVE_FROM,
    SLOT_BITS,
)
from manawell.games.rivality.rules.delayed import (
    cast_all_delayed,
    cast_delayed,
    open_delayed,
    side_to_cast,
    waiting_for,
)
from manawell.games.rivality.rules.ending import end_by_no_move, end_by_tiles
from manawell.games.rivality.rules.fixed import ACTION_OF, MOVE_OF, SLOT_ACTIONS, action_of
from manawell.games.rivality.rules.mulligan import answer, answers
from manawell.games.rivality.rules.placement import are_placements, is_placement, place, placements
from manawell.games.rivality.rules.scoring import totals
from manawell.games.rivality.rules.sieges import besieged_by, next_besieger, resolve_sieges, take
from manawell.games.rivality.rules.solo import destinations, entries, move_wizard, open_own_spells, suramun_acts
from manawell.games.rivality.rules.spells import cast_all, cast_towards, open_spells
from manawell.games.rivality.rules.summoning import remove_chosen, tied_enemies
from manawell.games.rivality.state import (
    CAST,
    DELAYED,
    DELAYED_SPELLS,
    ENTER,
    MOVE,
    MULLIGAN,
    NONE,
    PLACE,
    PLACING,
    REMOVE,
    SIEGE,
    SIEGES,
    SOLO,
    SPELLS,
    Position,
)
from manawell.kernel.journal import only
from manawell.kernel.state import REFUSED


class Rivality(Position):
    """A position of Rivality that can be played."""

    def moves(self) -> list[int]:
        phase = self.phase
        if phase == PLACE:
            return placements(self)
        if phase == MOVE:
            return [MOVE_TO + COLUMNS * y_of(cell) + x_of(cell) for cell in destinations(self)]
        if phase == CAST:
            return [CAST_TO + direction for direction in range(4) if self.open >> direction & 1]
        if phase == REMOVE:
            return [REMOVE_FROM + side for side in tied_enemies(self)]
        if phase == DELAYED:
            return [CAST_FROM + tile for tile in waiting_for(self, side_to_cast(self))]
        if phase == SIEGE:
            return [BESIEGE + tile for tile in besieged_by(self, next_besieger(self))]
        if phase == MULLIGAN:
            return answers(self)
        if phase == ENTER:
            return [ENTER_AT + x_of(cell) for cell in entries()]
        return []

    def moves_again(self, known: list[int]) -> list[int]:
        """Placements are many, and quickly recognized."""
        if self.phase == PLACE and are_placements(self, known):
            return known
        return super().moves_again(known)

    def play(self, move: int) -> None:
        phase = self.phase
        if phase == PLACE:
            code = move - PLACE_AT
            if place(self, code // PER_SLOT, code % PER_SLOT >> 2, code & 3):
                open_spells(self, self.source)
                self._go_on()
        elif phase == MULLIGAN:
            answer(self, move)
        elif phase in (ENTER, MOVE):
            self._play_round(move)
        elif self._decide(move):
            self._go_on()

    def clone(self) -> "Rivality":
        other = Rivality(self.rng.clone())
        self.copy_to(other)
        return other

    def payoff(self, seat: int) -> float:
        return self.worth_to(self.side_of(seat))

    def worth_to(self, side: int) -> float:
        """1 for a victory, less when it is shared."""
        return 1.0 / len(self.winners) if side in self.winners else 0.0

    def action(self, move: int) -> int:
        return action_of(move, self.side_of(self.actor), self.sides)

    def actions(self, moves: list[int]) -> list[int]:
        """A table is enough for everything but the sides, and there are many placements."""
        if self.phase == REMOVE:
            return [self.action(move) for move in moves]
        return [ACTION_OF[move] for move in moves]

    def knows_actions(self) -> bool:
        """Placements are many: a hundred moves on average, and every one of them would be touched."""
        return self.phase == PLACE

    def move_of(self, action: int) -> int:
        if self.phase != PLACE or not 0 <= action < len(MOVE_OF):
            return super().move_of(action)
        move = MOVE_OF[action]
        code = move - PLACE_AT
        return move if code >= 0 and is_placement(self, code // PER_SLOT, code % PER_SLOT >> 2) else REFUSED

    def mark_actions(self, paper: BytesWriter, first: int) -> None:
        if self.phase != PLACE:
            super().mark_actions(paper, first)
            return
        start: i64 = first
        slots: i64 = len(self.hands[self.active])
        for cell in self.rim:
            at: i64 = start + ACTION_OF[PLACE_AT + 4 * cell]
            for _ in range(slots):
                for rotation in range(4):
                    paper[at + rotation] = 1
                at += SLOT_ACTIONS

    def write_actions(self, paper: BytesWriter) -> None:
        if self.phase != PLACE:
            super().write_actions(paper)
            return
        for slot in range(len(self.hands[self.active])):
            for cell in self.rim:
                at: i64 = ACTION_OF[PLACE_AT + 4 * cell] + SLOT_ACTIONS * slot
                for rotation in range(4):
                    write_i32_le(paper, i32(at + rotation))

    def describe(self, seat: int, paper: BytesWriter) -> bool:
        describe(self, seat, paper)
        return True

    def label(self, move: int) -> int:
        """A placement is identified by its tile, since others cannot know the slot."""
        if move < PLACE_AT:
            return move
        code: i64 = move - PLACE_AT
        slot = code >> SLOT_BITS
        tile: i64 = self.hands[self.active][slot]
        return END + (tile - slot) * PER_SLOT + code

    def _decide(self, move: int) -> bool:
        """A decision in the middle of a turn; False when the game is over or another one is open."""
        phase = self.phase
        self.phase = MOVE if self.mode == SOLO else PLACE
        self.actor = self.active
        if phase == CAST:
            return cast_towards(self, move - CAST_TO, self.side_of(self.active))
        if phase == REMOVE:
            return remove_chosen(self, move - REMOVE_FROM)
        if phase == DELAYED:
            return cast_delayed(self, move - CAST_FROM)
        return take(self, move - BESIEGE, next_besieger(self))

    def _go_on(self) -> None:
        """Continue the turn until a player must decide or it is over (RIV-3.1, 3.2, 18.4)."""
        if self.step == SPELLS:
            if not cast_all(self, self.side_of(self.active)):
                return
            if self.expert:
                open_delayed(self)
        if self.step == DELAYED_SPELLS:
            if not cast_all_delayed(self):
                return
            self.step = SIEGES
        if self.step == SIEGES and not resolve_sieges(self):
            return
        self._end_turn()

    def _end_turn(self) -> None:
        """Draw, and pass the turn to the next player (RIV-1.11, 3.4, 11.1, 11.2, 11.3, 16.7)."""
        self.step = PLACING
        self.source = NONE
        self.turn += 1
        if self.mode == SOLO:
            self._open_round()
            return
        side = self.side_of(self.active)
        deck = self.decks[side]
        if deck:
            self.hands[self.active] = sorted(self.hands[self.active] + deck[-1:])
            self.decks[side] = deck[:-1]
            if self.journal is not None:
                self.journal.tell(events.TileDrawn(self.active, TILES[deck[-1]]), only(self.active))
        self._tell_points()
        self.active = (self.active + 1) % self.seats
        self.open_turn()

    def open_turn(self) -> None:
        """The next player with a tile in hand takes a turn (RIV-3.3, 3.5); if there is none, the game is over."""
        for _ in range(self.seats):
            if self.hands[self.active]:
                self.actor = self.active
                return
            if any(self.hands) and self.journal is not None:
                self.journal.tell(events.TurnSkipped(self.active))
            self.active = (self.active + 1) % self.seats
        end_by_tiles(self)

    def _play_round(self, move: int) -> None:
        """A round of the solo game (RIV-17.7)."""
        if self.phase == ENTER:
            cell = entries()[move - ENTER_AT]
        else:
            cell = cell_at((move - MOVE_TO) % COLUMNS, (move - MOVE_TO) // COLUMNS)
        self.phase = MOVE
        if move_wizard(self, cell) and suramun_acts(self):
            open_own_spells(self)
            self._go_on()

    def _open_round(self) -> None:
        self._tell_points()
        if not destinations(self):
            end_by_no_move(self)

    def _tell_points(self) -> None:
        if self.journal is not None:
            self.journal.tell(events.PointsCounted(self.sides, tuple(totals(self))))
