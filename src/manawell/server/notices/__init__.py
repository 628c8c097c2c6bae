"""Calling people who are not looking: by their browsers, or by e-mail."""
