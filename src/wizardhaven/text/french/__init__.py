"""Cards in French."""
