"""The dice, the registers of who performs and resolves what, and points at which kinds of player act."""
