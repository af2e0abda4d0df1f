"""The cards of the set The Dragons."""
