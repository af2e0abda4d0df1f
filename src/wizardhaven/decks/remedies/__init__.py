"""What would mend a fault of a deck: changes that can be made at once."""
