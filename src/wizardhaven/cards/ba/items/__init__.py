"""Items of The Balrog."""
