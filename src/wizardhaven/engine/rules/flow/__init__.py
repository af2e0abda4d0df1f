"""The dice, the registers of who performs and resolves what, and the points at which a kind of player acts."""
