"""Of a declaration: its targets, its costs, whether it is legal."""
