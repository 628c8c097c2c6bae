"""Puzzles: positions with one right answer, found by the bots in their own games, checked, and kept as data beside each game."""
