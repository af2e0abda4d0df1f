"""The rules. No clock, no dice, no disk, no network."""
