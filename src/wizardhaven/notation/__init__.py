"""Games and positions as text."""
