"""The numbered rules of docs/rulebook, and which of them a test tells."""
