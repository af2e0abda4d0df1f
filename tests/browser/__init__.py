"""Stories through the page in a real browser; a package, so that the browser is closed behind the last of them."""
