"""The position and its parts. There are no rules here."""

from manawell.games.lutao.state.battles import *  # noqa: F403
from manawell.games.lutao.state.items import *  # noqa: F403
from manawell.games.lutao.state.peoples import *  # noqa: F403
from manawell.games.lutao.state.phases import *  # noqa: F403
from manawell.games.lutao.state.position import *  # noqa: F403
