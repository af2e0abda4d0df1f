"""Of a resource: where it is playable, and what allows it."""
