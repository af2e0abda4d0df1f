"""Several questions on one sheet: what lies ahead of a seat, up to the dice or to news."""
