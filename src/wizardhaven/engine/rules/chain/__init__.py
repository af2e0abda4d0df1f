"""Windows and chains: what is offered, declared and answered, and takes effect."""
