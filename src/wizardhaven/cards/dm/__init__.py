"""The cards of the set Dark Minions."""
