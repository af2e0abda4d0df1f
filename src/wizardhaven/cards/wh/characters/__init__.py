"""Characters of The White Hand."""
