"""The six phases of a turn."""
