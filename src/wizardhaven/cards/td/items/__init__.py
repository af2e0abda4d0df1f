"""Items of The Dragons."""
