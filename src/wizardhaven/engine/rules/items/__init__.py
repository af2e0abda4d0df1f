"""Items are stored, transferred, tested and replaced."""
