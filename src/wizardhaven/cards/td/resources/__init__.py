"""Resource events, factions and allies of The Dragons."""
