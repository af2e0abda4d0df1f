"""Cards are drawn, discarded from the hand, fetched from the sideboard."""
