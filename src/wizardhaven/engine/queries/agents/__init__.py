"""Of an agent: which there are, where they are and may go."""
