"""What becomes of prisoners, and how they are freed."""
