"""Events: Swiss tournaments and arenas of one game."""
