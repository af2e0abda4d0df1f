"""Hazards of The Balrog."""
