"""Every card, its names and its printings."""
