"""The catalogue in the browser: the index that the page searches, faces, texts and the pages of cards."""
