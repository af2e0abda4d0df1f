"""A character comes into play, and follows or is let go."""
