"""The workshop's end of the server: decks read, checked, mended, written and placed on the map."""
