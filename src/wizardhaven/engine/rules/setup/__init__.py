"""Everything before the first turn."""
