"""What is true now: ids, frozen leaves and the table that holds them."""
