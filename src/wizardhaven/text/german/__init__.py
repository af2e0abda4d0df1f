"""Cards in German."""
