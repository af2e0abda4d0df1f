"""Characters of Dark Minions: agents."""
