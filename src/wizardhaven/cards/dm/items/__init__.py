"""Items of Dark Minions."""
