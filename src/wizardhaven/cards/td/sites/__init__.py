"""Sites of The Dragons."""
