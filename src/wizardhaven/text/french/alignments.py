"""Whose a card is: players, and companies, factions and characters by their alignment."""

from types import MappingProxyType
from typing import Final

from wizardhaven.text.french.grammar import Noun, feminine, masculine
from wizardhaven.vocabulary.terms import Alignment, PlayerKind

PLAYERS: Final[MappingProxyType[PlayerKind, Noun]] = MappingProxyType(
    {
        PlayerKind.WIZARD: masculine("joueur de Sorcier", "joueurs de Sorcier"),
        PlayerKind.RINGWRAITH: masculine("joueur de Spectre", "joueurs de Spectre"),
        PlayerKind.FALLEN_WIZARD: masculine("joueur de Sorcier Corrompu", "joueurs de Sorcier Corrompu"),
        PlayerKind.BALROG: masculine("joueur de Balrog", "joueurs de Balrog"),
    }
)

COMPANIES: Final[MappingProxyType[Alignment, Noun]] = MappingProxyType(
    {
        Alignment.HERO: feminine("compagnie héros", "compagnies héros"),
        Alignment.MINION: feminine("compagnie séide", "compagnies séides"),
        Alignment.DUAL: feminine("compagnie héros ou séide", "compagnies héros ou séides"),
        Alignment.FALLEN_WIZARD: feminine("compagnie de Sorcier Corrompu", "compagnies de Sorcier Corrompu"),
        Alignment.BALROG: feminine("compagnie de Balrog", "compagnies de Balrog"),
    }
)

FACTIONS: Final[MappingProxyType[Alignment, Noun]] = MappingProxyType(
    {
        Alignment.HERO: feminine("faction héros", "factions héros"),
        Alignment.MINION: feminine("faction séide", "factions séides"),
        Alignment.DUAL: feminine("faction héros ou séide", "factions héros ou séides"),
        Alignment.FALLEN_WIZARD: feminine("faction de Sorcier Corrompu", "factions de Sorcier Corrompu"),
        Alignment.BALROG: feminine("faction de Balrog", "factions de Balrog"),
    }
)

CHARACTERS: Final[MappingProxyType[Alignment, Noun]] = MappingProxyType(
    {
        Alignment.HERO: masculine("personnage héros", "personnages héros"),
        Alignment.MINION: masculine("personnage séide", "personnages séides"),
        Alignment.DUAL: masculine("personnage héros ou séide", "personnages héros ou séides"),
        Alignment.FALLEN_WIZARD: masculine(
            "personnage de Sorcier Corrompu", "personnages de Sorcier Corrompu"
        ),
        Alignment.BALROG: masculine("personnage de Balrog", "personnages de Balrog"),
    }
)

ALIGNMENTS: Final[MappingProxyType[Alignment, str]] = MappingProxyType(
    {
        Alignment.HERO: "héros",
        Alignment.MINION: "séide",
        Alignment.DUAL: "héros ou séide",
        Alignment.FALLEN_WIZARD: "Sorcier Corrompu",
        Alignment.BALROG: "Balrog",
    }
)
