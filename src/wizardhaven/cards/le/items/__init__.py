"""Items of The Lidless Eye."""
