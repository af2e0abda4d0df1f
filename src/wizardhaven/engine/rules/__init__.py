"""The flow: one module per passage of the rulebook."""
