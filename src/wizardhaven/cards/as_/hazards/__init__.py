"""Hazards of Against the Shadow."""
