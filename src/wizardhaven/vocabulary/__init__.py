"""The words cards are written in: frozen values only, no functions, no engine, no language."""
