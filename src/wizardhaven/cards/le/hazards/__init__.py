"""Hazards of The Lidless Eye."""
