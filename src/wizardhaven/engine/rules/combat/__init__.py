"""Attacks, strikes and body checks."""
