"""The dice, and the registers of who performs and resolves what."""
