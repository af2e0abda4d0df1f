"""The only functions that change the table; each records its fact."""
