"""Characters of The Wizards."""
