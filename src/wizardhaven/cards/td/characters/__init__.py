"""Characters of The Dragons."""
