"""The cards of the set The Lidless Eye."""
