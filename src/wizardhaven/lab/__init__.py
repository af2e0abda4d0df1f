"""A deck put to the test: many games by bots, and what they are worth."""
