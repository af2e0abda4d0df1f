"""The server's memory on disk: tables, their journals, one secret. It knows nothing of the game."""
