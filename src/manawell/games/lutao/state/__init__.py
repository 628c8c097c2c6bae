"""The position and its parts. There are no rules here."""

from manawell.games.lutao.state.battles import *
from manawell.games.lutao.state.items import *
from manawell.games.lutao.state.peoples import *
from manawell.games.lutao.state.phases import *
from manawell.games.lutao.state.position import *
