"""What every game promises, as tests that know none: `manawell check GAME` runs them on any installed game.

They need pytest and Hypothesis (`manawell[contract]`). Nothing else of the program imports them.
"""
