"""Puzzles: positions with one right answer, found by the bots in their own games and kept as data beside each game."""
