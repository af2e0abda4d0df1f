"""Hazards of The Dragons."""
