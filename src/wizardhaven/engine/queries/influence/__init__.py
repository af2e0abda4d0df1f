"""Of an attempt: whom it reaches, from where."""
