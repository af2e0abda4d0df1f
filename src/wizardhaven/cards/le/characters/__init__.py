"""Characters of The Lidless Eye."""
