"""What comes of an attack: strikes, body checks and their consequences."""
