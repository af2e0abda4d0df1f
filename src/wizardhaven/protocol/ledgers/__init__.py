"""Sums and where they come from, the steps of a passage, and what each throw of the dice brings."""
