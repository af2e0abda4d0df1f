"""Of a site: what it is treated as, what lies on it, where it lies."""
