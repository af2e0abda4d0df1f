"""What is true. Questions read the table and never change it; each room knows the rooms below it."""
