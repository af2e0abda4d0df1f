"""Hazards of The Wizards."""
