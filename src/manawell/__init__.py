"""Manawell: a digital home for four magic-duel board games."""
