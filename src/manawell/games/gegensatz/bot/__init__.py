"""How bots judge positions and choose moves."""
