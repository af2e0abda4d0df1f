"""What a seat may see, and in which words."""
