"""Of a company: who is in it, who may be, how many hazards it meets."""
