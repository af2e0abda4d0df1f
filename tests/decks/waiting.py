"""The cards of decks that come with the game which cannot be played yet; this list may only shrink."""

from typing import Final

WAITING: Final = frozenset(
    {
        "WH-89",  # Keys to the White Towers
        "WH-90",  # Bow of Alatar
        "WH-91",  # The Great Hunt
        "WH-92",  # Huntsman’s Garb
        "WH-105",  # Pallando’s Hood
        "WH-107",  # Stave of Pallando
        "WH-109",  # Friend of Secret Things
        "WH-111",  # Glove of Radagast
        "WH-112",  # Master of Shapes
        "WH-113",  # Pocketed Robes
        "WH-114",  # Radagast’s Black Bird
        "WH-115",  # Shifter of Hues
        "WH-116",  # Winged Change-master
        "DM-72",  # Mordor in Arms
    }
)
