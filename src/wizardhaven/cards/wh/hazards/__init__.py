"""Hazards of The White Hand."""
