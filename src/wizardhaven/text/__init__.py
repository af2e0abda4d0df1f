"""Cards in words: what a card says, in every language we speak."""
