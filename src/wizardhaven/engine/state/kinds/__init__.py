"""What a kind of player is: a page of values each, read by whoever would otherwise ask which kind it is."""
