"""Measuring: tournaments between bots, on one core or many machines."""
