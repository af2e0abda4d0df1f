"""Items of The White Hand."""
