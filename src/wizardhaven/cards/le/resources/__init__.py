"""Resources of The Lidless Eye."""
