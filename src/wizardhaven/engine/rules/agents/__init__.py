"""An agent comes into play, acts and is revealed."""
