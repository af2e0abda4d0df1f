"""Deck lists: what is in them, how they are written down, whether they can be played."""
