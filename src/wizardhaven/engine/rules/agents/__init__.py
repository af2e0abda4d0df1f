"""Agents as hazards: put down, revealed, moved, attacking and influencing."""
