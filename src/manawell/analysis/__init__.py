"""What happened in a finished game: who had which chances, what each decision gave away, and what was luck."""
