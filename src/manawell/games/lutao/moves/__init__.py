"""Moves in three forms: number, typed, and text that a person can read and type."""

from manawell.games.lutao.moves.kinds import *  # noqa: F403
from manawell.games.lutao.moves.notation import NOTATION as NOTATION
from manawell.games.lutao.moves.notation import parse as parse
from manawell.games.lutao.moves.notation import write as write
from manawell.games.lutao.moves.numbers import typed as typed
