"""Tables in use: their requests, what each viewer is shown, their bots."""
