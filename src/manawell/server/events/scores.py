"""Standings: who leads an event, and why. Pure functions of its players and games."""

from collections.abc import Callable, Sequence
from itertools import groupby

import msgspec

from manawell.server.events.model import SWISS, Event, Game, Player

WIN = 2.0
"""What a win is worth in an arena; less in proportion, and twice as much on a streak."""
STREAK = 2
"""After so many wins in a row everything counts double, until somebody does not win."""

Key = tuple[float, ...]


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How a player stands."""

    number: int
    rank: int
    """From 1; those with the same points and tie-breaks share it."""
    points: float
    breaks: tuple[float, ...]
    """What decides between equal points, in order. Swiss: Buchholz, Sonneborn-Berger, direct encounter, wins. Arena:
    wins, and the number of games, of which fewer are better.
    """
    wins: int
    games: int
    """Without byes."""
    streak: bool
    """In an arena: the next game counts double."""
    sheet: tuple[float | None, ...]
    """Swiss: by round, None where there was no game or it still runs. Arena: by game."""


def standings(event: Event) -> list[Standing]:
    """The best first."""
    return _swiss(event) if event.plan.kind == SWISS else _arena(event)


def counted(event: Event) -> list[Game]:
    """The games and byes with a result, in the order in which they ended."""
    found = [game for game in event.games if game.points is not None]
    return sorted(found, key=lambda game: (game.ended_at or 0.0, game.number))


def _swiss(event: Event) -> list[Standing]:
    games = counted(event)
    points = {player.number: 0.0 for player in event.players}
    for game in games:
        for number, gained in zip(game.players, game.points or (), strict=True):
            points[number] += gained
    plain = {player.number: _plain(player, event, games, points) for player in event.players}
    ranked = sorted(plain.values(), key=lambda one: _key(one)[:3])
    full = []
    for _, tied in groupby(ranked, key=lambda one: _key(one)[:3]):
        group = list(tied)
        met = _met_among({one.number for one in group}, games)
        for one in group:
            buchholz, berger, _, wins = one.breaks
            full.append(msgspec.structs.replace(one, breaks=(buchholz, berger, met(one.number), wins)))
    return _with_ranks(full, _key)


def _plain(player: Player, event: Event, games: Sequence[Game], points: dict[int, float]) -> Standing:
    """A standing without rank and direct encounter. A bye counts as a game against somebody with the same points."""
    buchholz = berger = 0.0
    wins = played = 0
    sheet: list[float | None] = [None] * event.round
    for game in games:
        if player.number not in game.players:
            continue
        own = _of(game, player.number)
        sheet[game.round - 1] = own
        if game.is_bye:
            buchholz += points[player.number]
            berger += points[player.number]
            continue
        played += 1
        wins += own == 1
        for other in game.players:
            if other != player.number:
                buchholz += points[other]
                berger += points[other] * _against(game, player.number, other)
    return Standing(
        number=player.number,
        rank=0,
        points=points[player.number],
        breaks=(buchholz, berger, 0.0, float(wins)),
        wins=wins,
        games=played,
        streak=False,
        sheet=tuple(sheet),
    )


def _met_among(numbers: set[int], games: Sequence[Game]) -> Callable[[int], float]:
    """What each of these has won against the others, if all of them have met; otherwise nothing."""
    won: dict[tuple[int, int], float] = {}
    for game in games:
        for one in numbers.intersection(game.players):
            for other in numbers.intersection(game.players) - {one}:
                won[one, other] = won.get((one, other), 0.0) + _against(game, one, other)
    all_met = all((one, other) in won for one in numbers for other in numbers if one != other)
    return lambda number: sum((value for (one, _), value in won.items() if one == number), 0.0) if all_met else 0.0


def _arena(event: Event) -> list[Standing]:
    sheets: dict[int, list[float]] = {player.number: [] for player in event.players}
    row: dict[int, int] = dict.fromkeys(sheets, 0)
    wins = dict.fromkeys(sheets, 0)
    for game in counted(event):
        for number, gained in zip(game.players, game.points or (), strict=True):
            sheets[number].append(WIN * gained * (2 if row[number] >= STREAK else 1))
            row[number] = row[number] + 1 if gained == 1 else 0
            wins[number] += gained == 1
    found = [
        Standing(
            number=number,
            rank=0,
            points=sum(sheet),
            breaks=(float(wins[number]), float(len(sheet))),
            wins=wins[number],
            games=len(sheet),
            streak=row[number] >= STREAK,
            sheet=tuple(sheet),
        )
        for number, sheet in sheets.items()
    ]
    return _with_ranks(found, lambda one: (-one.points, -one.breaks[0], one.breaks[1]))


def _key(one: Standing) -> Key:
    return tuple(round(-value, 6) for value in (one.points, *one.breaks))


def _with_ranks(found: list[Standing], key: Callable[[Standing], Key]) -> list[Standing]:
    ordered = sorted(found, key=lambda one: (key(one), one.number))
    ranked: list[Standing] = []
    for at, one in enumerate(ordered):
        same = bool(ranked) and key(one) == key(ordered[at - 1])
        ranked.append(msgspec.structs.replace(one, rank=ranked[-1].rank if same else at + 1))
    return ranked


def _of(game: Game, number: int) -> float:
    return (game.points or ())[game.players.index(number)]


def _against(game: Game, one: int, other: int) -> float:
    """1 if one was ahead of the other, ½ if they were equal."""
    mine, theirs = _of(game, one), _of(game, other)
    return (mine > theirs) + (mine == theirs) / 2
