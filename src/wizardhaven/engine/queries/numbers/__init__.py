"""Every sum that a screen shows part by part. Numbers are asked, never stored."""
