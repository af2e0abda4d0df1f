"""The cards of the set Against the Shadow."""
