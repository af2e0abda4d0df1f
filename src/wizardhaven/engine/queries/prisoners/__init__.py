"""Of a prisoner: who holds him, and where."""
