"""Of a hazard: to what it is keyed, whom it reaches, what it does on-guard."""
