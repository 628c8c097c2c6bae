"""Learning by playing: lessons are data beside each game, and one runner leads any learner through any of them."""
