"""Hazards are played on a moving company, or laid and turned up on-guard."""
