"""A card as it is read: once, for all games."""
