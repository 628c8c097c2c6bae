"""Live tables: their requests, what each viewer is shown, their bots."""
