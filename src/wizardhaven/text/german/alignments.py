"""Whose a card is: players, and companies, factions and characters by their alignment."""

from types import MappingProxyType
from typing import Final

from wizardhaven.text.german.grammar import Gender, Noun, compound, feminine, masculine, noun
from wizardhaven.text.german.terms import CHARACTER, COMPANY, FACTION, PLAYER
from wizardhaven.vocabulary.terms import Alignment, PlayerKind

PLAYERS: Final[MappingProxyType[PlayerKind, Noun]] = MappingProxyType(
    {
        PlayerKind.WIZARD: compound("Zauberer-", PLAYER),
        PlayerKind.RINGWRAITH: compound("Ringgeist-", PLAYER),
        PlayerKind.FALLEN_WIZARD: noun(
            Gender.MASCULINE,
            "Spieler eines Gefallenen Zauberers",
            "Spielers eines Gefallenen Zauberers",
            "Spieler eines Gefallenen Zauberers",
            dative_plural="Spielern eines Gefallenen Zauberers",
        ),
        PlayerKind.BALROG: compound("Balrog-", PLAYER),
    }
)

COMPANIES: Final[MappingProxyType[Alignment, Noun]] = MappingProxyType(
    {
        Alignment.HERO: compound("Helden-", COMPANY),
        Alignment.MINION: compound("Schergen-", COMPANY),
        Alignment.DUAL: compound("Helden- oder Schergen-", COMPANY),
        Alignment.FALLEN_WIZARD: feminine(
            "Gemeinschaft eines Gefallenen Zauberers", "Gemeinschaften eines Gefallenen Zauberers"
        ),
        Alignment.BALROG: compound("Balrog-", COMPANY),
    }
)

FACTIONS: Final[MappingProxyType[Alignment, Noun]] = MappingProxyType(
    {
        Alignment.HERO: compound("Helden-", FACTION),
        Alignment.MINION: compound("Schergen-", FACTION),
        Alignment.DUAL: compound("Helden- oder Schergen-", FACTION),
        Alignment.FALLEN_WIZARD: feminine(
            "Fraktion eines Gefallenen Zauberers", "Fraktionen eines Gefallenen Zauberers"
        ),
        Alignment.BALROG: compound("Balrog-", FACTION),
    }
)

CHARACTERS: Final[MappingProxyType[Alignment, Noun]] = MappingProxyType(
    {
        Alignment.HERO: compound("Helden-", CHARACTER),
        Alignment.MINION: compound("Schergen-", CHARACTER),
        Alignment.DUAL: compound("Helden- oder Schergen-", CHARACTER),
        Alignment.FALLEN_WIZARD: masculine(
            "Charakter eines Gefallenen Zauberers",
            "Charakters eines Gefallenen Zauberers",
            "Charaktere eines Gefallenen Zauberers",
        ),
        Alignment.BALROG: compound("Balrog-", CHARACTER),
    }
)

ALIGNMENTS: Final[MappingProxyType[Alignment, str]] = MappingProxyType(
    {
        Alignment.HERO: "Held",
        Alignment.MINION: "Scherge",
        Alignment.DUAL: "Held oder Scherge",
        Alignment.FALLEN_WIZARD: "Gefallener Zauberer",
        Alignment.BALROG: "Balrog",
    }
)
