"""What a spectator could see happen. Peoples, runes, spells, cards and provinces are named by id; the texts name them.

Events name a people by its people card, which is unique; the guardians are `golems`, nobody is `none`.
"""

from manawell.games.lutao.events.battles import *  # noqa: F403
from manawell.games.lutao.events.placement import *  # noqa: F403
from manawell.games.lutao.events.scoring import *  # noqa: F403
from manawell.games.lutao.events.setup import *  # noqa: F403
from manawell.games.lutao.events.spells import *  # noqa: F403
from manawell.games.lutao.events.turns import *  # noqa: F403
