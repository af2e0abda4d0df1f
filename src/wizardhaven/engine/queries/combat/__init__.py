"""Of an attack: its strikes, its sort, whom it detains."""
