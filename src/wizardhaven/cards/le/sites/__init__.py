"""Sites of The Lidless Eye."""
