"""What answers by itself when something has happened."""
