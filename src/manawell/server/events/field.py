"""The field of an event as the pairing sees it."""

from collections import Counter

from manawell.server.events.model import Event, Game
from manawell.server.events.pairing import Entrant
from manawell.server.events.scores import standings


def field(event: Event, now: float) -> list[Entrant]:
    """Those who can be paired now, the best first; those who stand equal, by strength. In an arena, who is playing is
    not among them.
    """
    players = {player.number: player for player in event.players}
    order = sorted(standings(event), key=lambda one: (one.rank, -players[one.number].strength, one.number))
    busy = {number for game in event.games if game.points is None for number in game.players}
    return [
        _entrant(event, one.number, one.points, now)
        for one in order
        if not players[one.number].away and one.number not in busy
    ]


def _entrant(event: Event, number: int, points: float, now: float) -> Entrant:
    mine = [game for game in event.games if number in game.players]
    played = [game for game in mine if not game.is_bye]
    met = Counter(other for game in played for other in game.players if other != number)
    ended = [game.ended_at for game in mine if game.ended_at is not None]
    return Entrant(
        number=number,
        points=points,
        met=met,
        last=_others(played[-1], number) if played else frozenset(),
        seats=tuple(game.players.index(number) for game in played),
        byes=len(mine) - len(played),
        waited=now - max(ended, default=event.began_at or now),
        is_bot=any(player.number == number and player.kind == "bot" for player in event.players),
    )


def _others(game: Game, number: int) -> frozenset[int]:
    return frozenset(game.players) - {number}
