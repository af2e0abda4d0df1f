"""The only hands: nothing else changes the table, and what others may hear of is recorded as a fact."""
