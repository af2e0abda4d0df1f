"""The only hands: nothing else changes the table, and every change records a fact."""
