"""Sites of Against the Shadow."""
