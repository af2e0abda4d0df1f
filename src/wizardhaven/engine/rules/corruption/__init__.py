"""The corruption check, its support and what failing costs."""
