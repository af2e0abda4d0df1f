"""Sites of The Balrog."""
