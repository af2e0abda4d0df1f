"""Getting ready: the draft, the starting companies, the first turn."""
