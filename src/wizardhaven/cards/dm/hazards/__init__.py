"""Hazards of Dark Minions."""
