"""Who attacks: creatures, sites, agents and cards."""
