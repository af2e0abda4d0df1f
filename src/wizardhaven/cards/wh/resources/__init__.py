"""Resource events, factions and allies of The White Hand."""
