"""Attempts on the opponent's cards, from near and afar."""
