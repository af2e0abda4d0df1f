"""Resource events, factions and allies of Dark Minions."""
