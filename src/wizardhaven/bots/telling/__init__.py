"""What bots say of their choices, in every language."""
