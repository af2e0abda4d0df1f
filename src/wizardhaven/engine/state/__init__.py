"""What lies there: values, ids and the table. Nouns, nothing that asks or happens."""
