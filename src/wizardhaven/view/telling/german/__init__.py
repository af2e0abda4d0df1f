"""What players read while they play, in German."""
