"""Characters of The Balrog."""
