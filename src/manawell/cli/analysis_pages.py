"""An analysis on the screen: curve, turns, key moments, balance. In plain mode, all of it in sentences."""

from collections.abc import Sequence
from typing import Final

from rich.console import JustifyMethod
from rich.table import Table

from manawell.analysis.chances import added
from manawell.analysis.report import Balance, Candidate, Chances, Grade, Kind, Moment, Report, Step
from manawell.cli.context import Context
from manawell.cli.figures import number, percent, signed
from manawell.cli.seats import display_name, outcome_line
from manawell.kernel.game import ALL_KNOWING, Stop
from manawell.kernel.journal import SPECTATOR
from manawell.kernel.match import Match
from manawell.kernel.text import Voice

BARS: Final = "▁▂▃▄▅▆▇█"
SIGNS: Final = {Grade.INACCURACY: "?!", Grade.MISTAKE: "?", Grade.BLUNDER: "??"}
FIGURES: Final = ("start", "luck", "own", "others", "residue", "result")
WORTH_TELLING: Final = 0.005
"""Smaller swings are left out of the list of turns."""


class Pages:
    """A report as one viewer wants to see it: by what a seat knew, or by what was true."""

    def __init__(self, context: Context, match: Match, report: Report, viewer: int) -> None:
        self.context = context
        self.word = context.word
        self.report = report
        self.viewer = viewer
        self.match = match
        self.names = [display_name(match, seat, context.language) for seat in range(len(match.seats))]
        self.voice = Voice(match.game, context.language, self.names, viewer)
        self.shown = sorted({report.sides.index(side) for side in report.sides})
        """One seat of each side."""

    def show(self) -> None:
        say, report = self.context.say, self.report
        viewer = SPECTATOR if self.viewer == ALL_KNOWING else self.viewer
        self.context.terminal.say(outcome_line(self.match, viewer, self.context.language), "bold")
        say("analyse-steps", count=report.last, simulations=report.budget.simulations)
        if self.viewer == ALL_KNOWING:
            say("analyse-true")
        else:
            say("analyse-knew", player=self.names[self.viewer])
        self._curve()
        self._turns()
        self._moments()
        self._balances()

    def _chances(self, step: Step) -> Chances:
        return step.true if self.viewer == ALL_KNOWING else step.knew[self.viewer]

    def _side_name(self, seat: int) -> str:
        """Partners together."""
        side = self.report.sides[seat]
        partners = [name for name, of in zip(self.names, self.report.sides, strict=True) if of == side]
        return self.voice.texts.join(partners)

    def _curve(self) -> None:
        """A line of bars for each side, turn by turn, as wide as the screen allows."""
        if self.context.terminal.plain:
            return
        self.context.terminal.say()
        self.context.say("analyse-curve", "bold")
        ends = [self.report.steps[span.last] for span in self.report.stops]
        names = [self._side_name(seat) for seat in self.shown]
        longest = max(map(len, names))
        space = max(10, self.context.terminal.width - longest - 16)
        for seat, name in zip(self.shown, names, strict=True):
            side = self.report.sides[seat]
            curve = [self._chances(step)[side] for step in ends]
            first, last = self._percent(self.report.start[side]), self._percent(self.report.result[side])
            bars = "".join(BARS[min(int(8 * value), 7)] for value in thinned(curve, space))
            self.context.terminal.hand_out(f"{name:<{longest}} {first:>5} {bars} {last}")

    def _turns(self) -> None:
        """Every turn: the chances after it, the luck in it, and what its decisions gave away."""
        self.context.terminal.say()
        self.context.say("analyse-turns", "bold")
        table = self._table(["analyse-turn-column"], [self._side_name(seat) for seat in self.shown], ["analyse-luck"])
        table.add_column(self.word("analyse-given"))
        sentences: list[str] = []
        for span in self.report.stops:
            steps = self.report.steps[span.first : span.last + 1]
            chances = [self._percent(self._chances(steps[-1])[self.report.sides[seat]]) for seat in self.shown]
            luck, given = self._luck(added(*[step.luck for step in steps])), self._given(steps)
            table.add_row(self._stop(span.stop), *chances, luck, given)
            told = [f"{self._side_name(seat)} {chance}" for seat, chance in zip(self.shown, chances, strict=True)]
            sentences.append(
                self.word("analyse-turn-line", stop=self._stop(span.stop), chances=", ".join(told))
                + "".join(f" {self._pair(self.word(name), what)}" for name, what in self._extras(luck, given))
            )
        self.context.terminal.show(table, sentences)

    def _extras(self, luck: str, given: str) -> list[tuple[str, str]]:
        return [(name, what) for name, what in (("analyse-luck", luck), ("analyse-given", given)) if what]

    def _pair(self, name: str, what: str) -> str:
        return self.word("analyse-pair", name=name, what=what)

    def _stop(self, stop: Stop) -> str:
        named = self.word(f"analyse-{stop.kind}", number=stop.number)
        return named if stop.seat is None or len(self.names) == 1 else f"{named}, {self.names[stop.seat]}"

    def _luck(self, luck: Chances) -> str:
        """Who was lucky, and how much; of two sides the lucky one says it all."""
        told = [(luck[self.report.sides[seat]], seat) for seat in self.shown]
        lucky = [(points, seat) for points, seat in told if abs(points) >= WORTH_TELLING]
        if len(self.shown) == 2:
            lucky = [one for one in lucky if one[0] > 0]
        return ", ".join(f"{self._side_name(seat)} {self._points(points)}" for points, seat in sorted(lucky)[::-1])

    def _given(self, steps: Sequence[Step]) -> str:
        """The decisions that gave something away."""
        told = []
        for step in steps:
            decision = step.decision
            if decision is not None and step.seat is not None and decision.loss >= WORTH_TELLING:
                sign = SIGNS.get(decision.grade, "")
                told.append(f"{self.names[step.seat]} {step.move}{sign} {self._points(-decision.loss)}")
        return ", ".join(told)

    def _moments(self) -> None:
        if not self.report.moments:
            return
        self.context.terminal.say()
        self.context.say("analyse-moments", "bold")
        for moment in self.report.moments:
            self._moment(moment)

    def _moment(self, moment: Moment) -> None:
        step = self.report.steps[moment.step]
        stop = self._stop(self.report.stops[step.stop].stop)
        gains = ", ".join(
            f"{self._side_name(seat)} {self._points(moment.swing[self.report.sides[seat]])}" for seat in self.shown
        )
        if moment.seat is None:
            self.context.say("analyse-moment-deal", gains=gains)
        elif moment.kind is Kind.LUCK:
            self.context.say("analyse-moment-luck", stop=stop, step=step.number, move=step.move, gains=gains)
        else:
            assert step.decision is not None
            # Among three, a sound decision, too, may help one of the others and hurt the other.
            sound = step.decision.grade in (Grade.FORCED, Grade.BEST, Grade.GOOD)
            message = "analyse-moment-good" if sound else f"analyse-moment-{step.decision.grade}"
            player = self.names[moment.seat]
            self.context.say(message, stop=stop, step=step.number, player=player, move=step.move, gains=gains)
            if step.decision.loss > 0:
                self._better(step)

    def _better(self, step: Step) -> None:
        """What was wrong with the move, what was better, why, and how play might have gone on."""
        assert step.decision is not None
        made = next((one for one in step.decision.candidates if one.played), None)
        best = next((one for one in step.decision.candidates if not one.played), None)
        if made is None or best is None:
            return
        self._say_why(step, made)
        message = "analyse-better-exact" if step.decision.exact else "analyse-better"
        better, worse = round(100 * best.worth), round(100 * made.worth)
        self.context.say(message, "green", "  ", move=best.text, percent=better, made=worse)
        self._say_why(step, best)
        if len(step.decision.line) > 1:
            self.context.say("analyse-line", "dim", "  ", moves=" ; ".join(step.decision.line[1:]))

    def _say_why(self, step: Step, candidate: Candidate) -> None:
        """Reasons speak to the one who decides."""
        if candidate.reason is not None and step.seat is not None:
            reason, player = self.voice.reason(candidate.reason), self.names[step.seat]
            self.context.say("analyse-reason", "", "  ", player=player, move=candidate.text, reason=reason)

    def _balances(self) -> None:
        self.context.terminal.say()
        self.context.say("analyse-balance", "bold")
        table = self._table(["analyse-player"], [], [f"analyse-{name}" for name in (*FIGURES, "accuracy")])
        sentences = []
        for balance in self.report.balances:
            cells = [self._figure(balance, name) for name in FIGURES]
            accuracy = self._accuracy(balance)
            table.add_row(self.names[balance.seat], *cells, accuracy)
            figures = [f"{self.word(f'analyse-{name}')} {cell}" for name, cell in zip(FIGURES, cells, strict=True)]
            figures.append(f"{self.word('analyse-accuracy')} {accuracy}")
            sentences.append(self._pair(self.names[balance.seat], ", ".join(figures)))
        self.context.terminal.show(table, sentences)
        for balance in self.report.balances:
            counts = [f"{self.word(f'grade-{grade}')} {balance.grades.get(grade, 0)}" for grade in Grade]
            self.context.terminal.say(self._pair(self.names[balance.seat], ", ".join(counts)))
        self.context.say("analyse-note", "dim")

    def _figure(self, balance: Balance, name: str) -> str:
        signed = name not in ("start", "result")
        text = self._points(getattr(balance, name), 1) if signed else self._number(100 * getattr(balance, name), 1)
        error = balance.errors.get(name)
        return text if error is None else f"{text} ± {self._number(100 * error, 1)}"

    def _accuracy(self, balance: Balance) -> str:
        return "–" if balance.accuracy is None else self._number(balance.accuracy, 0)

    def _table(self, first: Sequence[str], names: Sequence[str], rest: Sequence[str]) -> Table:
        table = Table()
        for place, title in enumerate([*map(self.word, first), *names, *map(self.word, rest)]):
            justify: JustifyMethod = "left" if place < len(first) else "right"
            table.add_column(title, justify=justify, overflow="fold")
        return table

    def _percent(self, chance: float) -> str:
        return percent(self.context.texts, chance)

    def _points(self, chance: float, digits: int = 0) -> str:
        return signed(self.context.language, 100 * chance, digits)

    def _number(self, value: float, digits: int) -> str:
        return number(self.context.language, value, digits)


def thinned(values: Sequence[float], most: int) -> Sequence[float]:
    """At most so many of them, evenly spread, the last one included."""
    if len(values) <= most:
        return values
    return [values[(at + 1) * len(values) // most - 1] for at in range(most)]
