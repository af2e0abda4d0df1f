"""Resources of Against the Shadow."""
