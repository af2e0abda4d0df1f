"""Of a player: his camp, who he is, what he has become."""
