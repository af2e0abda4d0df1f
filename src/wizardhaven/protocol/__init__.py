"""What travels between the table in the browser and the server."""
