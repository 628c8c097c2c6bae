"""What speaks for a move, in the words of the game: found from what the mover sees on the table."""
