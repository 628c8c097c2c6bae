"""Asking a player for a decision."""

from manawell.games.lutao.state import Position


def ask(p: Position, people: int, phase: int) -> None:
    """The player of a people must decide."""
    p.who = people
    p.phase = phase
    p.actor = p.player_of(people)
