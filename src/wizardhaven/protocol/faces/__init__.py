"""How a card looks: everything that is drawn of it, from its own values."""
