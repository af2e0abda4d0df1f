"""Decks for Ringwraiths of cards that can be played, for whole games."""

from wizardhaven.decks.reading import deck_from_text
from wizardhaven.decks.starting import ready
from wizardhaven.engine.state.deck import StartingDeck

DECK = """wizardhaven deck 1
title: {title}
player: ringwraith

[pool]
{pool}
1 Blazon of the Eye

[characters]
{avatars}
2 Orc Brawler
2 Orc Veteran
1 Layos
1 Ostisen

[resources]
2 Black Rider
2 Fell Rider
2 Heralded Lord
2 They Ride Together
2 Bade to Rule
2 Above the Abyss
1 High Helm
2 Sable Shield
3 War-wolf
1 “Two-headed” Troll
1 Stone Trolls
1 Misty Mountain Wargs
3 That Ain’t No Secret
2 Voices of Malice
2 Swift Strokes
2 Hide in Dark Places
1 Sudden Call

[hazards]
3 Ghouls
3 Barrow-wight
3 Chill Douser
3 Stirring Bones
2 Twilight
3 Doors of Night
3 Wisp of Pale Sheen
2 Foolish Words

[sideboard]
2 Skies of Fire
2 Ghosts
1 Tarcil

[sites]
3 Dol Guldur (LE-367)
3 Minas Morgul (LE-390)
2 Carn Dûm (LE-359)
1 Barad-dûr (LE-352)
1 Dead Marshes (LE-364)
1 Goblin-gate (LE-378)
1 Moria (LE-392)
1 Mount Doom (LE-393)
1 Ettenmoors (LE-373)
1 Mount Gundabad (LE-395)
1 Sarn Goriwing (LE-401)
1 Cirith Ungol (LE-362)
1 Cirith Gorgor (LE-361)
"""
OF_THE_KING = DECK.format(
    title="The Witch-king and his like",
    pool="1 Shagrat\n1 Gorbag\n1 Lagduf\n1 Orc Sniffler",
    avatars="2 The Witch-king\n1 Dwar the Ringwraith\n1 Indûr the Ringwraith",
)
OF_THE_EASTERLING = DECK.format(
    title="Khamûl and his like",
    pool="1 Ufthak\n1 Muzgash\n1 Luitprand\n1 Eradan",
    avatars="2 Khamûl the Ringwraith\n1 Hoarmûrath the Ringwraith\n1 Ûvatha the Ringwraith",
)


def ringwraith_decks() -> tuple[StartingDeck, StartingDeck]:
    """Two decks for two Ringwraiths."""
    return (
        ready(deck_from_text(OF_THE_KING, "king.deck")),
        ready(deck_from_text(OF_THE_EASTERLING, "easterling.deck")),
    )
