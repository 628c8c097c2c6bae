"""The position with its rules: which moves are legal, and what they lead to."""

from librt.strings import BytesWriter

from manawell.games.athlas import events
from manawell.games.athlas.components.tables import COORDINATES, FIELDS, NONE, RELICS
from manawell.games.athlas.information.features import describe
from manawell.games.athlas.rules.abilities import ability_moves
from manawell.games.athlas.rules.actions import (
    ACTIVATE,
    CARD_IS,
    DISCARD,
    END,
    END_ALL,
    END_SUMMON,
    KEEP,
    LEAVE,
    LOSE,
    PASS,
    PLAY_NOW,
    SUMMON_AT,
    THEN,
    TOWARD,
)
from manawell.games.athlas.rules.creation import create, creations
from manawell.games.athlas.rules.effects import attack_second, second_targets, start_ability
from manawell.games.athlas.rules.fixed import action_of
from manawell.games.athlas.rules.flow import (
    after_announcement,
    begin_activation,
    begin_battle,
    can_activate,
    carry_on,
    end_activation,
    end_summoning,
    gone,
    next_activation,
    pass_window,
)
from manawell.games.athlas.rules.interventions import announce, discard, plays
from manawell.games.athlas.rules.losses import candidates_of, name_casualty
from manawell.games.athlas.rules.movement import allowed, complete_push
from manawell.games.athlas.rules.picks import choice_name, pick, picks
from manawell.games.athlas.rules.summoning import first_turn, place_unit, reveal, summonings
from manawell.games.athlas.rules.units import alpha_at, genus_of, held_by, holder_of, unit_name
from manawell.games.athlas.state import (
    ACT,
    BUSY,
    CASUALTY,
    CHOOSE,
    CREATION,
    OVER,
    PER_PLAYER,
    PICK,
    RELIC,
    SECOND,
    SUMMON,
    SUMMONED,
    WINDOW,
    Position,
)
from manawell.kernel.state import State


class Athlas(Position):
    """A position of Athlas that can be played."""

    def moves(self) -> list[int]:
        phase = self.phase
        if phase == ACT:
            return _together(self._acts(), plays(self))
        if phase == CHOOSE:
            units = [ACTIVATE + self.core.place[unit] for unit in can_activate(self)]
            units.append(END_ALL)
            return _together(units, plays(self))
        if phase == WINDOW:
            return _together([PASS], plays(self))
        if phase == SUMMON:
            return _together(self._summons(), plays(self))
        if phase == PICK:
            return sorted(picks(self))
        if phase == RELIC:
            return self._relics()
        if phase == CASUALTY:
            return sorted([LOSE + self.core.place[unit] for unit in candidates_of(self, self.asked[0])])
        if phase == SECOND:
            return sorted([THEN + self.core.place[unit] for unit in second_targets(self)])
        return [] if phase == OVER else creations(self)

    def play(self, move: int) -> None:
        phase = self.phase
        before = self._holders()
        if phase in (SUMMON, CHOOSE, ACT, WINDOW):
            self._decide(phase, move)
        elif phase in CREATION:
            if create(self, move):
                begin_battle(self)
        elif phase == PICK:
            self._tell_choice(move)
            if pick(self, move):
                after_announcement(self)
        else:
            self._answer(phase, move)
        if self.phase == BUSY:
            carry_on(self)
        if self.journal is not None:
            self._tell_holders(before)

    def clone(self) -> "Athlas":
        return Athlas(self.rng.clone(), self)

    def is_like(self, other: State) -> bool:
        """Piles and stacks are all that is imagined (ATH-27)."""
        assert isinstance(other, Athlas)
        if self.stacks != other.stacks:
            return False
        for own, their in zip(self.alphas, other.alphas, strict=True):
            if own is None or their is None:
                if own is not their:
                    return False
            elif own.cards != their.cards:
                return False
        return True

    def payoff(self, seat: int) -> float:
        if self.winner == NONE:
            return 0.5
        return 1.0 if seat == self.winner else 0.0

    def action(self, move: int) -> int:
        return action_of(self, move)

    def describe(self, seat: int, paper: BytesWriter) -> bool:
        describe(self, seat, paper)
        return True

    def _acts(self) -> list[int]:
        frame = self.core.frames[-1]
        found = [] if gone(self, frame) else ability_moves(self, frame)
        found.append(END)
        return found

    def _summons(self) -> list[int]:
        """A first turn cannot end without a unit if one is affordable (ATH-6.4)."""
        found = summonings(self)
        return found if found and first_turn(self) and self.summoned == 0 else [END_SUMMON] + found

    def _relics(self) -> list[int]:
        """The owner of a pushed unit decides about one relic (ATH-18.6, 21.6)."""
        run = self.run
        assert run is not None
        loose = held_by(self, run.target) & ~self.core.moved
        free = run.ability == NONE
        return [LEAVE] + [
            KEEP + relic
            for relic in range(len(RELICS))
            if loose >> relic & 1 and (free or allowed(self, run.target, self.pushed, relic))
        ]

    def _decide(self, phase: int, move: int) -> None:
        """A decision that leaves room for interventions."""
        if DISCARD < move < TOWARD:
            discard(self, move - DISCARD)
        elif PLAY_NOW <= move < CARD_IS:
            if announce(self, move):
                after_announcement(self)
        elif phase == WINDOW:
            pass_window(self)
        else:
            self._act(phase, move)

    def _act(self, phase: int, move: int) -> None:
        if phase == ACT:
            if move == END:
                end_activation(self)
            else:
                start_ability(self, self.core.frames[-1], move)
                self.phase = BUSY
        elif phase == SUMMON:
            self._summon(move)
        elif move == END_ALL:
            self.ending_all = True
            next_activation(self)
        else:
            begin_activation(self, self.core.occupant[move - ACTIVATE])

    def _summon(self, move: int) -> None:
        if move == END_SUMMON:
            end_summoning(self)
            return
        code, figure = divmod(move - SUMMON_AT, 5)
        alpha = PER_PLAYER * self.active + code // FIELDS
        if figure > 0:
            reveal(self, alpha, figure - 1)
        self.summoned += 1
        self.summoned_cost += alpha_at(self, alpha).cost
        self.task = SUMMONED
        self.phase = BUSY
        place_unit(self, alpha, code % FIELDS, self.active)

    def _answer(self, phase: int, move: int) -> None:
        """A choice inside an effect."""
        self.phase = BUSY
        if phase == RELIC:
            run = self.run
            assert run is not None
            field = self.pushed
            self.pushed = NONE
            complete_push(self, run.target, field, NONE if move == LEAVE else move - KEEP)
        elif phase == CASUALTY:
            name_casualty(self, self.core.occupant[move - LOSE])
        else:
            attack_second(self, self.core.occupant[move - THEN])

    def _tell_choice(self, move: int) -> None:
        if self.journal is not None:
            announcement = self.announced[-1]
            card = self.table.interventions[announcement.card].id
            self.journal.tell(events.ChoiceNamed(announcement.player, card, choice_name(self, move)))

    def _holders(self) -> list[int]:
        """By relic: the name of its holder."""
        if self.journal is None:
            return []
        units = [holder_of(self, relic) for relic in range(len(RELICS))]
        return [NONE if unit == NONE else self.core.name[unit] for unit in units]

    def _tell_holders(self, before: list[int]) -> None:
        """Relics change holders without any move (ATH-17.1, 17.8)."""
        assert self.journal is not None
        for relic, (old, new) in enumerate(zip(before, self._holders(), strict=True)):
            if new == old:
                continue
            unit = holder_of(self, relic)
            if unit != NONE:
                name, genus = unit_name(self, unit), genus_of(self, unit)
                self.journal.tell(events.RelicHeld(self.owner_of(unit), name, genus, RELICS[relic]))
            else:
                q, r = COORDINATES[self.core.relics[relic]]
                self.journal.tell(events.RelicFreed(RELICS[relic], q, r))


def _together(moves: list[int], others: list[int]) -> list[int]:
    """Both in ascending order, in the first list."""
    moves += others
    moves.sort()
    return moves
