"""The balance laboratory: what the elements of a game are worth, from games of bots or from records."""

import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from manawell.kernel.balance import Balance, Pair, Single
from manawell.kernel.components import changed, flat
from manawell.kernel.elements import START, Element
from manawell.kernel.game import AnyGame
from manawell.kernel.options import Options
from manawell.kernel.registry import find_game
from manawell.kernel.text import LANGUAGES, game_texts
from manawell.research.effects import Seat, Slope, effect, estimates, excess, pairs_of
from manawell.research.faults import ResearchFault
from manawell.research.statistics import wilson
from manawell.research.tournament import Encounter, Result, elements_of
from manawell.table.record import SUFFIX, Record, read_record, replay

KEPT: Final = 50
"""The clearest pairs that a report keeps."""


def counted_schedule(
    game: str,
    options: Options,
    bot: str,
    games: int,
    seed: str,
    varied: bool = False,
    changes: Mapping[str, Any] | None = None,
) -> list[Encounter]:
    """The same bot on all seats; what seats had is told. Games in which nothing is counted, or varied, are refused."""
    chosen = find_game(game)
    if not chosen.kinds:
        raise ResearchFault("fault-no-balance", game=game)
    if varied and not any(kind.varied for kind in chosen.kinds):
        raise ResearchFault("fault-not-varied", game=game)
    bots = (bot,) * len(chosen.seats(options))
    given = dict(changes or {})
    return [Encounter(game, options, bots, seed, deal, None, varied, True, given) for deal in range(games)]


def read_changes(game: AnyGame, file: Path) -> dict[str, Any]:
    """What a file changes of a game's components; a fault names what the components do not have."""
    try:
        changes = tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise ResearchFault("fault-changes", file=str(file), problem=str(problem)) from problem
    changed(printed(game), changes)
    if not flat(printed(game), changes):
        raise ResearchFault("fault-changes", file=str(file), problem="–")
    return changes


def printed(game: AnyGame) -> dict[str, Any]:
    """The components of the real game."""
    return tomllib.loads(game.folder.joinpath("components", "components.toml").read_text("utf-8"))


def results_in(folder: Path, game: str) -> Iterator[Result]:
    """The finished games of one kind among the records of a folder, each checked by replaying it."""
    next(folder.iterdir(), None)  # a folder that is not there is an error, not one without records
    for path in sorted(folder.rglob(f"*{SUFFIX}")):
        record = read_record(path)
        if record.game == game and record.outcome is not None:
            yield _result_of(record)


def _result_of(record: Record) -> Result:
    match = replay(record).match
    encounter = Encounter(record.game, match.options, record.players, record.seed or "", 0, counted=True)
    outcome = match.outcome()
    assert outcome is not None
    return Result(encounter, outcome, len(match.moves), elements=elements_of(match))


def seats_of(results: Iterable[Result]) -> list[Seat]:
    """Every seat of every game. Strata are the seat, who plays there, and the options that do not only deal."""
    seats = []
    for number, result in enumerate(results):
        encounter = result.encounter
        game = find_game(encounter.game)
        sides = game.sides(encounter.options)
        winners = {sides[seat] for seat in result.outcome.winners} or (set(sides) if len(set(sides)) > 1 else set())
        terms = tuple(sorted((name, str(value)) for name, value in encounter.options.items()))
        for seat, had in enumerate(result.elements):
            score = float(sides[seat] in winners) / max(1, len(winners))
            seats.append(Seat(number, (seat, encounter.bots[seat], terms), score, frozenset(had)))
    return seats


def report(game: AnyGame, results: Sequence[Result], source: str, seed: str = "", varied: bool = False) -> Balance:
    """What these games say."""
    if not results or not game.kinds:
        raise ResearchFault("fault-no-balance", game=game.id)
    seats = seats_of(results)
    known = {element for seat in seats for element in seat.had}
    first = results[0].encounter
    pairs, tested = _pairs(seats, known)
    return Balance(
        game=game.id,
        rules=game.rules_version,
        source=source,
        players=tuple(sorted({bot for result in results for bot in result.encounter.bots})) if source == "bots" else (),
        options=dict(first.options) if source == "bots" else {},
        seed=seed,
        varied=varied,
        games=len(results),
        made=datetime.now(UTC).date().isoformat(),
        singles=tuple(_singles(game, seats, known)),
        pairs=pairs,
        tested=tested,
        changes=flat(printed(game), first.changes) if first.changes else {},
        names={language: _names(game, known, language) for language in LANGUAGES},
        chosen=tuple(kind.id for kind in game.kinds if kind.chosen and not (varied and kind.varied)),
    )


def _singles(game: AnyGame, seats: Sequence[Seat], known: Iterable[Element]) -> list[Single]:
    fair = sum(seat.score for seat in seats) / len(seats)
    order = {kind.id: place for place, kind in enumerate(game.kinds)}
    elements = sorted(known, key=lambda element: (order[element.kind], element.id))
    slopes = {element: effect(seats, element) for element in elements if element.kind != START.id}
    slopes |= {element: _unstratified(seats, element) for element in elements if element.kind == START.id}
    clear = {element: slope for element, slope in slopes.items() if slope is not None}
    found = dict(zip(clear, estimates(list(clear.values())), strict=True))
    rows = []
    for element in elements:
        scores = [seat.score for seat in seats if element in seat.had]
        low, high = wilson(sum(scores), len(scores))
        row = Single(element.kind, element.id, len(scores), sum(scores), fair, low, high, found.get(element))
        rows.append(row)
    return rows


def _unstratified(seats: Sequence[Seat], element: Element) -> Slope | None:
    """Where the place decides who has it, places are compared with each other."""
    return effect([seat._replace(stratum=None) for seat in seats], element)


def _pairs(seats: Sequence[Seat], known: Iterable[Element]) -> tuple[tuple[Pair, ...], int]:
    found = []
    for first, second in pairs_of(known):
        slope = excess(seats, first, second)
        if slope is not None:
            together = sum(first in seat.had and second in seat.had for seat in seats)
            found.append((first, second, together, slope))
    rows = [
        Pair(first.kind, first.id, second.id, games, estimate)
        for (first, second, games, _), estimate in zip(found, estimates([one[3] for one in found]), strict=True)
    ]
    rows.sort(key=lambda row: (row.excess.q, -abs(row.excess.value)))
    return tuple(rows[:KEPT]), len(rows)


def _names(game: AnyGame, known: Iterable[Element], language: str) -> dict[str, str]:
    texts, stems = game_texts(game, language), defaultdict(str, {kind.id: kind.stem for kind in game.kinds})
    return {
        f"{element.kind}:{element.id}": texts.say(message)
        for element in sorted(known)
        if texts.has(message := f"{stems[element.kind]}-{element.id}")
    }
