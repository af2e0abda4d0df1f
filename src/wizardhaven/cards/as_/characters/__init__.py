"""Characters of Against the Shadow."""
