"""Cards said in English."""
