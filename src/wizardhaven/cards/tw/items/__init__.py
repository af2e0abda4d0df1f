"""Items of The Wizards."""
