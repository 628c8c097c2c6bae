"""The life of one table, written once for all interfaces: its log, what the log adds up to, the game step by step."""
