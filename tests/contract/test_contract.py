"""The contract, kept by every game of the house; words and rulebooks have files of their own here."""

from manawell.contract.test_foresight import *  # noqa: F403
from manawell.contract.test_frames import *  # noqa: F403
from manawell.contract.test_learning import *  # noqa: F403
from manawell.contract.test_play import *  # noqa: F403
from manawell.contract.test_positions import *  # noqa: F403
from manawell.contract.test_secrecy import *  # noqa: F403
from manawell.contract.test_table import *  # noqa: F403
