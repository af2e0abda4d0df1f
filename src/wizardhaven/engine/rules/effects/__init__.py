"""What cards bring about; a module carries the name of the word that it performs."""
