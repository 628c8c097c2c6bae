"""The life of one table, written once for every door: its log, what the log adds up to, and the game step by step."""
