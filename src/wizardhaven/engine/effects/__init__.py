"""Words become steps."""
