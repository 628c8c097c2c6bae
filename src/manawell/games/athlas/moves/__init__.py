"""Moves in three forms: number, typed, and text that a person can read and type."""

from manawell.games.athlas.moves.kinds import *  # noqa: F403
from manawell.games.athlas.moves.notation import NOTATION as NOTATION
from manawell.games.athlas.moves.notation import parse as parse
from manawell.games.athlas.moves.notation import write as write
from manawell.games.athlas.moves.numbers import aims_at_unit as aims_at_unit
from manawell.games.athlas.moves.numbers import typed as typed
