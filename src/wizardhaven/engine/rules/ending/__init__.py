"""The end is called, counted and decided."""
