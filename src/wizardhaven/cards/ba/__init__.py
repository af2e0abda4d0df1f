"""The cards of the set The Balrog."""
