"""Stories through the page in a real browser, which is closed behind the last of them: so a package."""
