"""Corruption checks, influence checks and ring tests."""
