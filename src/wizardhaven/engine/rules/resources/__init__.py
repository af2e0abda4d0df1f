"""Items, allies and factions are played at a site."""
