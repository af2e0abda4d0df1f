"""The turn and its six phases."""
