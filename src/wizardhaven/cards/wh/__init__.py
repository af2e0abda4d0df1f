"""The cards of the set The White Hand."""
