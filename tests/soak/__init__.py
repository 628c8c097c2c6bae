"""A long soak: many tables with bots and scripted people, while what they need is killed, stopped and restarted.

    python -m tests.soak --minutes 30 --tables 1000 --seed 1

docs/soak.md says what is done and what was found.
"""
