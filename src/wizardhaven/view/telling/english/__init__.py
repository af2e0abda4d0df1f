"""What players read while they play, in English."""
