"""Sites of The White Hand."""
