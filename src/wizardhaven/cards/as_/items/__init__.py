"""Items of Against the Shadow."""
