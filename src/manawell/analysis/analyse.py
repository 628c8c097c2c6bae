"""The analysis of a finished game, step by step: it can be watched, cut off and continued."""

from collections.abc import Iterator
from time import process_time
from typing import Final

import msgspec

from manawell.analysis.balance import balances, moments_of, over_runs
from manawell.analysis.chances import WALKS, Evaluator, less
from manawell.analysis.decisions import judge_decision
from manawell.analysis.faults import Unfinished
from manawell.analysis.grades import grade_of
from manawell.analysis.luck import Draw, draw_of
from manawell.analysis.report import Balance, Budget, Chances, Decision, Ending, Grade, Report, Span, Step
from manawell.kernel.game import ALL_KNOWING, AnyGame
from manawell.kernel.match import CONCEDE
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.state import NOBODY, State
from manawell.table.steps import Step as Played
from manawell.table.steps import steps
from manawell.table.table import Table

USUAL: Final = Budget()
SECONDS: Final = (60.0, 120.0, 300.0, 600.0)
"""For a whole game, by its weight: what an analysis usually takes on one core."""
SIMULATIONS: Final = 20_000
"""Of one decision, at most, if the time is limited."""
FEWEST: Final = 2
"""Imagined worlds, however little time is left."""
HASTE: Final = 0.005
"""A decision is searched at least so many seconds, however little time is left."""


def analyse(table: Table, budget: Budget = USUAL, seed: str = "", begun: Report | None = None) -> Iterator[Report]:
    """The report after each step, the last one complete. `begun` is an earlier one to go on from: with the same budget
    and seed, the end is the same; with more runs in the budget, they are added. A game that is not over is refused as
    `Unfinished`.
    """
    analysis = _Analysis(table, budget, seed)
    return analysis.run(begun)


def usual_seconds(game: AnyGame) -> float:
    return SECONDS[min(game.weight, len(SECONDS)) - 1]


class _Analysis:
    def __init__(self, table: Table, budget: Budget, seed: str) -> None:
        outcome = table.outcome()
        if outcome is None:
            raise Unfinished
        self.match = table.match
        self.game = table.match.game
        self.budget = budget
        self.seed = seed
        self.outcome = outcome
        walks = min(WALKS, budget.simulations)
        self.evaluator = Evaluator(self.game, self.match.options, budget.worlds, walks)
        self.dealt = table.setting.position is None
        """Whether the game began with the deal."""
        self._starts: dict[int, Chances] = {}
        self.played = list(steps(table, ALL_KNOWING))
        self.spans = self._spans()
        self.choices = [self._has_choice(number) for number in range(len(self.played))]
        self._deadline: float | None = None
        self._judging = 0.0
        """What judging positions took in this run so far, by step and imagined world, where it was not hurried."""

    def run(self, begun: Report | None) -> Iterator[Report]:
        report = msgspec.structs.replace(begun, budget=self.budget) if begun else self._blank()
        done: list[tuple[Balance, ...]] = [] if begun is None else list(begun.trials)
        for run in range(report.runs, self.budget.runs):
            found = list(report.steps) if run == 0 else []
            self._set_out(len(found))
            for number in range(len(found), len(self.played)):
                found.append(self._step(run, number, found))
                if run == 0:
                    report = msgspec.structs.replace(report, steps=tuple(found), moments=moments_of(found))
                share = len(found) / len(self.played)
                report = msgspec.structs.replace(report, progress=(run + share) / self.budget.runs)
                if len(found) == len(self.played):
                    start, ending = self._start(run), self._ending(found[-1].true)
                    done.append(balances(found, start, report.result, ending, report.sides))
                    report = msgspec.structs.replace(
                        report, trials=tuple(done), balances=over_runs(done), runs=run + 1, ending=ending
                    )
                paused = process_time()
                yield report
                self._deadline = self._deadline and self._deadline + process_time() - paused
        yield report

    def _blank(self) -> Report:
        """What is known before the first step."""
        match = self.match
        over = self.played[-1].state.actor == NOBODY
        result = self.evaluator.paid(self.played[-1].state) if over else self.evaluator.called_off(self.outcome)
        return Report(
            game=self.game.id,
            rules=self.game.rules_version,
            options=dict(match.options),
            players=match.players,
            seats=match.seats,
            sides=self.evaluator.sides,
            seed=self.seed,
            budget=self.budget,
            last=len(self.played) - 1,
            start=self._start(0),
            result=result,
            ending=Ending(self.outcome.reason, self.outcome.winners, match.resigned, self.evaluator.nothing),
            stops=self.spans,
        )

    def _set_out(self, done: int) -> None:
        """The time for what is left of a run."""
        seconds = self.budget.seconds
        self._judging = 0.0
        self.evaluator.worlds, self.evaluator.hurried = self.budget.worlds, False
        if seconds is not None:
            self._deadline = process_time() + seconds * (1 - done / len(self.played))

    def _rng(self, run: int, number: int) -> Rng:
        """Each step has a stream of its own, so an analysis that is continued finds what it would have found."""
        return rng_from(f"analysis\n{self.seed}\n{run}\n{number}".encode())

    def _start(self, run: int) -> Chances:
        if run not in self._starts:
            rng, first = self._rng(run, -1), self.played[0].state
            self._starts[run] = self.evaluator.of_deals(rng) if self.dealt else self.evaluator.of_all(first, rng)
        return self._starts[run]

    def _ending(self, last: Chances) -> Ending:
        by_rules = self.played[-1].state.actor == NOBODY
        result = last if by_rules else self.evaluator.called_off(self.outcome)
        return Ending(self.outcome.reason, self.outcome.winners, self.match.resigned, less(result, last))

    def _step(self, run: int, number: int, found: list[Step]) -> Step:
        rng = self._rng(run, number)
        self._limit_worlds(number)
        began = process_time()
        knew = self._knew(number, found, rng)
        draw = self._draw(run, number, rng)
        if not self.evaluator.hurried:
            self._judging += ((process_time() - began) / self.evaluator.worlds - self._judging) / (number + 1)
        decision = self._decision(number, draw.true, found, rng)
        stop = next(at for at, span in enumerate(self.spans) if span.last >= number)
        played = self.played[number]
        return Step(
            number,
            stop,
            draw.true,
            knew,
            draw.luck,
            self._skill(number, decision, draw, found),
            draw.chance,
            played.seat,
            played.move,
            decision,
            tuple(tuple(round(chance, 3) for chance in outcome) for outcome in draw.outcomes),
        )

    def _draw(self, run: int, number: int, rng: Rng) -> Draw:
        after = self.played[number].state
        if number > 0 and not _is_concession(self.played[number]):
            before = self.played[number - 1].state
            return draw_of(self.evaluator, before, self._move(number), after, rng)
        if number == 0 and not self.dealt:
            return Draw(False, self._start(run), self.evaluator.nothing)
        true = self.evaluator.of_all(after, rng)
        luck = less(true, self._start(run)) if number == 0 else self.evaluator.nothing
        return Draw(any(luck), true, luck)

    def _decision(self, number: int, true: Chances, found: list[Step], rng: Rng) -> Decision | None:
        played = self.played[number]
        if played.seat is None:
            return None
        if _is_concession(played):
            side = self.evaluator.sides[played.seat]
            loss = max(0.0, found[-1].true[side] - true[side])
            return Decision(grade_of(loss), loss)
        view = self.game.view(self.played[number - 1].state, played.seat)
        seconds = self._seconds(number) if self.choices[number] else None
        chance = found[-1].knew[played.seat][self.evaluator.sides[played.seat]]
        return judge_decision(self.evaluator, view, self._move(number), chance, self.budget.simulations, seconds, rng)

    def _skill(self, number: int, decision: Decision | None, draw: Draw, found: list[Step]) -> Chances:
        """What a decision did to every side: to the mover's by what was given away; among several others, whom it
        helped and whom it hurt, by the curve, so that together they gain what was given away.
        """
        played = self.played[number]
        if played.seat is None or decision is None or decision.grade is Grade.FORCED:
            return self.evaluator.nothing
        change = less(less(draw.true, draw.luck), found[-1].true)
        if _is_concession(played):
            return change
        side, others, lost = self.evaluator.sides[played.seat], len(change) - 1, 0.0 - decision.loss
        if others <= 1:
            return tuple([lost if one == side else decision.loss for one in range(others + 1)])
        even = (change[side] - lost) / others
        return tuple([lost if one == side else moved + even for one, moved in enumerate(change)])

    def _move(self, number: int) -> int:
        before, text = self.played[number - 1].state, self.played[number].move
        assert text is not None
        return self.game.read(before, before.actor, text)

    def _seconds(self, number: int) -> float | None:
        """The time for the next search: an even share, less what judging positions takes."""
        if self._deadline is None:
            return None
        judging = self._judging * self.evaluator.worlds * (len(self.played) - number - 1)
        return max(HASTE, (self._deadline - process_time() - judging) / sum(self.choices[number:]))

    def _limit_worlds(self, number: int) -> None:
        """Judging positions may take half of the time that is left; the other half is for decisions. Where that is too
        little for the fewest worlds, each of them gets only one walk.
        """
        if self._deadline is not None and self._judging > 0.0:
            allowed = (self._deadline - process_time()) / (len(self.played) - number) / 2
            worlds = int(allowed / self._judging)
            self.evaluator.hurried = worlds < FEWEST
            self.evaluator.worlds = min(self.budget.worlds, max(FEWEST, worlds))

    def _knew(self, number: int, found: list[Step], rng: Rng) -> tuple[Chances, ...]:
        """By seat. A seat to whom nothing looks different still thinks what it thought."""
        state = self.played[number].state
        if state.actor == NOBODY:
            return (self.evaluator.paid(state),) * state.seats
        before = self.played[number - 1].state if number else None
        knew: list[Chances] = []
        for seat in range(state.seats):
            view = self.game.view(state, seat)
            if before is not None and view == self.game.view(before, seat):
                knew.append(found[-1].knew[seat])
            else:
                knew.append(self.evaluator.of_view(view, rng))
        return tuple(knew)

    def _has_choice(self, number: int) -> bool:
        return number > 0 and not _is_concession(self.played[number]) and _choice(self.played[number - 1].state)

    def _spans(self) -> tuple[Span, ...]:
        """A step belongs to the turn in which it was decided; the deal to the first one."""
        found: list[Span] = []
        for number in range(len(self.played)):
            stop = self.game.stop(self.played[max(0, number - 1)].state)
            if found and found[-1].stop == stop:
                found[-1] = msgspec.structs.replace(found[-1], last=number)
            else:
                found.append(Span(stop, number, number))
        return tuple(found)


def _is_concession(played: Played) -> bool:
    return played.move is not None and played.move.startswith(CONCEDE)


def _choice(state: State) -> bool:
    return state.actor != NOBODY and len(state.moves()) > 1
