"""Allies of The Balrog."""
