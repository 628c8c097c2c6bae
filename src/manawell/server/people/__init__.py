"""The people: guests, and what they write."""
