"""What a host sees of a running server: health, metrics, logs and traces.

Metrics count moves, and a move can be hidden from the opponent (GEG-27.10): so only who knows the host's secret reads
them. Logs and traces never contain moves, tokens, seeds, names of guests or ids of tables.
"""
