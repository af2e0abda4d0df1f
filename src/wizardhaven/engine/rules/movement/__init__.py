"""What befalls a company on its way."""
