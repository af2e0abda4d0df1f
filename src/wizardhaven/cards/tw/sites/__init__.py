"""Sites of The Wizards."""
