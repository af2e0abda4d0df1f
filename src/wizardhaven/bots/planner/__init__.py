"""A player that plans: it knows its own view, the cards by their codes, and nothing else."""
