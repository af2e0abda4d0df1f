"""Questions about the table. They read; they never change."""
