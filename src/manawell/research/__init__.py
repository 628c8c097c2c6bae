"""Measuring: tournaments between bots."""
