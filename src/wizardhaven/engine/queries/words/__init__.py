"""Where a card's text meets the table: whom it means, whether its condition holds."""
