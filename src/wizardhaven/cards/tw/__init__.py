"""The cards of the set The Wizards."""
