"""Deck files in every form that players exchange: read line by line, and written."""
