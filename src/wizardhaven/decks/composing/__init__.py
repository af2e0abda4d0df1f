"""Decks composed by chance, lawful for whoever plays them, which deal every card about equally often."""
