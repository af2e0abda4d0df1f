"""What happens: steps and choices. Each room knows the rooms below it."""
