"""Of the end: points, what they are worth, who has won."""
