"""Sites of Dark Minions."""
