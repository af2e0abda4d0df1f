"""The game server: tables in the browser."""
