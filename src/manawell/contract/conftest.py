"""Failed assertions in helpers are explained as well as those in tests."""

import pytest

pytest.register_assert_rewrite("manawell.contract.words")
