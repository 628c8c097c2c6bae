"""Tournaments between bots on one core or many machines, and environments for learning programs."""
