"""The German words for the game's terms; the official ones where there are official ones."""

from types import MappingProxyType
from typing import Final

from wizardhaven.text.german.grammar import (
    Gender,
    Noun,
    adjectival,
    compound,
    either,
    feminine,
    masculine,
    neuter,
    noun,
    with_adjective,
)
from wizardhaven.text.havens import Havens, spoken_of
from wizardhaven.vocabulary.terms import (
    Check,
    ItemClass,
    Length,
    Movement,
    Phase,
    Pile,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
    Stat,
)

CHARACTER: Final = masculine("Charakter", "Charakters", "Charaktere")
LEADER: Final = masculine("Anführer", "Anführers", "Anführer")
AGENT: Final = masculine("Agent", "Agenten", "Agenten", weak="Agenten")
COMPANY: Final = feminine("Gemeinschaft", "Gemeinschaften")
TARGET: Final = neuter("Ziel", "Ziels", "Ziele")
PLAYER: Final = masculine("Spieler", "Spielers", "Spieler")
BEARER: Final = masculine("Träger", "Trägers", "Träger")
USER: Final = masculine("Anwender", "Anwenders", "Anwender")
CARD: Final = feminine("Karte", "Karten")
ITEM: Final = masculine("Gegenstand", "Gegenstands", "Gegenstände")
ALLY: Final = adjectival("Verbündet")
FACTION: Final = neuter("Heer", "Heeres", "Heere")
EVENT: Final = neuter("Ereignis", "Ereignisses", "Ereignisse")
CREATURE: Final = feminine("Kreatur", "Kreaturen")
SITE: Final = masculine("Ort", "Ortes", "Orte")
REGION: Final = feminine("Region", "Regionen")
ATTACK: Final = masculine("Angriff", "Angriffs", "Angriffe")
AUTOMATIC_ATTACK: Final = with_adjective("automatisch", ATTACK)
STRIKE: Final = masculine("Schlag", "Schlags", "Schläge")
POINT: Final = masculine("Siegpunkt", "Siegpunkts", "Siegpunkte")
ENVIRONMENT_CARD: Final = feminine("Umweltkarte", "Umweltkarten")
CORRUPTION_CARD: Final = feminine("Versuchungskarte", "Versuchungskarten")
ROLL: Final = masculine("Wurf", "Wurfs", "Würfe")
INFLUENCE_ATTEMPT: Final = masculine("Einflussversuch", "Einflussversuchs", "Einflussversuche")
SORT: Final = feminine("Art", "Arten")
EFFECT: Final = masculine("Effekt", "Effekts", "Effekte")
HAVEN: Final = masculine("Zufluchtsort", "Zufluchtsortes", "Zufluchtsorte")
DARKHAVEN: Final = with_adjective("Dunkl", HAVEN)
WIZARDHAVEN: Final = compound("Zauberer-", HAVEN)
PROTECTED_WIZARDHAVEN: Final = with_adjective("geschützt", WIZARDHAVEN)
_WIZARD: Final = masculine("Zauberer", "Zauberers", "Zauberer")
RING: Final = masculine("Ring", "Rings", "Ringe")

RACES: Final[MappingProxyType[Race, Noun]] = MappingProxyType(
    {
        Race.DUNADAN: masculine("Dúnadan", "Dúnadans", "Dúnedain"),
        Race.DWARF: masculine("Zwerg", "Zwergs", "Zwerge"),
        Race.ELF: masculine("Elf", "Elfen", "Elfen", weak="Elfen"),
        Race.HOBBIT: masculine("Hobbit", "Hobbits", "Hobbits"),
        Race.MAN: masculine("Mensch", "Menschen", "Menschen", weak="Menschen"),
        Race.WIZARD: _WIZARD,
        Race.RINGWRAITH: noun(
            Gender.MASCULINE, "Ringgeist", "Ringgeists", "Ringgeister", dative_plural="Ringgeistern"
        ),
        Race.FALLEN_WIZARD: with_adjective("Gefallen", _WIZARD),
        Race.BALROG: masculine("Balrog", "Balrogs", "Balrogs"),
        Race.ORC: masculine("Ork", "Orks", "Orks"),
        Race.HALF_ORC: masculine("Halb-Ork", "Halb-Orks", "Halb-Orks"),
        Race.TROLL: masculine("Troll", "Trolls", "Trolle"),
        Race.ANIMAL: neuter("Tier", "Tieres", "Tiere"),
        Race.AWAKENED_PLANT: with_adjective("Erwacht", feminine("Pflanze", "Pflanzen")),
        Race.DRAGON: masculine("Drache", "Drachen", "Drachen", weak="Drachen"),
        Race.DRAKE: masculine("Lindwurm", "Lindwurms", "Lindwürmer"),
        Race.EAGLE: masculine("Adler", "Adlers", "Adler"),
        Race.ENT: masculine("Ent", "Ents", "Ents"),
        Race.GAS: neuter("Gas", "Gases", "Gase"),
        Race.GIANT: masculine("Riese", "Riesen", "Riesen", weak="Riesen"),
        Race.MAIA: noun(Gender.MASCULINE, "Maia", "Maias", "Maiar", dative_plural="Maiar"),
        Race.NAZGUL: noun(Gender.MASCULINE, "Nazgûl", "Nazgûl", "Nazgûl", dative_plural="Nazgûl"),
        Race.PUKEL_CREATURE: feminine("Puckel-Kreatur", "Puckel-Kreaturen"),
        Race.SLAYER: masculine("Totschläger", "Totschlägers", "Totschläger"),
        Race.SPIDER: feminine("Spinne", "Spinnen"),
        Race.TRAP: feminine("Falle", "Fallen"),
        Race.UNDEAD: adjectival("Untot"),
        Race.WOLF: masculine("Wolf", "Wolfs", "Wölfe"),
        Race.ORC_AND_MAN: noun(
            Gender.MASCULINE,
            "Ork und Mensch",
            "Orks und Menschen",
            "Orks und Menschen",
            dative_plural="Orks und Menschen",
        ),
        Race.SKIN_CHANGER: noun(
            Gender.NEUTER,
            "Tier, Mensch und Bär",
            "Tieres, Menschen und Bären",
            "Tiere, Menschen und Bären",
            dative_plural="Tieren, Menschen und Bären",
        ),
        Race.WOSE: noun(Gender.MASCULINE, "Wasa", "Wasa", "Wasa", dative_plural="Wasa"),
        Race.LAVA_FLOW: masculine("Lavastrom", "Lavastroms", "Lavaströme"),
        Race.SPAWN: noun(Gender.FEMININE, "Brut", "Brut", "Brut", dative_plural="Brut"),
        Race.ROCK_FALL: masculine("Steinschlag", "Steinschlags", "Steinschläge"),
    }
)

SKILLS: Final[MappingProxyType[Skill, Noun]] = MappingProxyType(
    {
        Skill.WARRIOR: masculine("Krieger", "Kriegers", "Krieger"),
        Skill.SCOUT: masculine("Kundschafter", "Kundschafters", "Kundschafter"),
        Skill.RANGER: masculine("Waldläufer", "Waldläufers", "Waldläufer"),
        Skill.SAGE: adjectival("Weis"),
        Skill.DIPLOMAT: masculine("Diplomat", "Diplomaten", "Diplomaten", weak="Diplomaten"),
    }
)

SITE_TYPES: Final[MappingProxyType[SiteType, Noun]] = MappingProxyType(
    {
        SiteType.HAVEN: HAVEN,
        SiteType.FREE_HOLD: with_adjective("Frei", SITE),
        SiteType.BORDER_HOLD: masculine("Grenzort", "Grenzortes", "Grenzorte"),
        SiteType.RUINS_AND_LAIRS: noun(
            Gender.FEMININE, "Ruine/Hort", "Ruine/Hort", "Ruinen/Horte", dative_plural="Ruinen/Horten"
        ),
        SiteType.SHADOW_HOLD: masculine("Schattenhort", "Schattenhortes", "Schattenhorte"),
        SiteType.DARK_HOLD: noun(
            Gender.MASCULINE,
            "Hort der Dunkelheit",
            "Hortes der Dunkelheit",
            "Horte der Dunkelheit",
            dative_plural="Horten der Dunkelheit",
        ),
    }
)


_HAVENS: Final[MappingProxyType[Havens, Noun]] = MappingProxyType(
    {
        Havens.HEROES: HAVEN,
        Havens.MINIONS: DARKHAVEN,
        Havens.EVERYBODYS: either(HAVEN, DARKHAVEN),
    }
)


def haven() -> Noun:
    """A haven as the card that is being said calls it."""
    return _HAVENS[spoken_of()]


def sort_of_site(site_type: SiteType) -> Noun:
    """A type of site as that card calls it."""
    return haven() if site_type is SiteType.HAVEN else SITE_TYPES[site_type]


_REALM: Final = neuter("Reich", "Reiches", "Reiche")

REGION_TYPES: Final[MappingProxyType[RegionType, Noun]] = MappingProxyType(
    {
        RegionType.WILDERNESS: feminine("Wildnis", "Wildnisse"),
        RegionType.BORDER_LAND: noun(Gender.NEUTER, "Grenzland", "Grenzlandes", "Grenzländer"),
        RegionType.FREE_DOMAIN: with_adjective("Frei", _REALM),
        RegionType.SHADOW_LAND: noun(Gender.NEUTER, "Schattenland", "Schattenlandes", "Schattenländer"),
        RegionType.DARK_DOMAIN: with_adjective("Dunkl", _REALM),
        RegionType.COASTAL_SEA: neuter("Küstenmeer", "Küstenmeeres", "Küstenmeere"),
    }
)

ITEM_CLASSES: Final[MappingProxyType[ItemClass, Noun]] = MappingProxyType(
    {
        ItemClass.MINOR: with_adjective("klein", ITEM),
        ItemClass.MAJOR: with_adjective("groß", ITEM),
        ItemClass.GREATER: with_adjective("mächtig", ITEM),
        ItemClass.GOLD_RING: with_adjective("Golden", RING),
        ItemClass.SPECIAL: with_adjective("besonder", ITEM),
    }
)

ITEM_SORTS: Final[MappingProxyType[ItemClass, str]] = MappingProxyType(
    {
        ItemClass.MINOR: "kleine",
        ItemClass.MAJOR: "große",
        ItemClass.GREATER: "mächtige",
        ItemClass.SPECIAL: "besondere",
    }
)
"""The classes that are adjectives to "Gegenstände"."""

CHECKS: Final[MappingProxyType[Check, Noun]] = MappingProxyType(
    {
        Check.CORRUPTION: masculine("Versuchungswurf", "Versuchungswurfs", "Versuchungswürfe"),
        Check.INFLUENCE: masculine("Einflusswurf", "Einflusswurfs", "Einflusswürfe"),
        Check.INFLUENCE_ATTEMPT: INFLUENCE_ATTEMPT,
        Check.BODY: masculine("Körperwurf", "Körperwurfs", "Körperwürfe"),
        Check.RING_TEST: feminine("Ringprüfung", "Ringprüfungen"),
        Check.RIDDLING: masculine("Rätselwurf", "Rätselwurfs", "Rätselwürfe"),
        Check.OFFERING: masculine("Angebotsversuch", "Angebotsversuchs", "Angebotsversuche"),
        Check.UNDER_DEEPS_MOVEMENT: masculine("Bewegungswurf", "Bewegungswurfs", "Bewegungswürfe"),
        Check.REMOVAL: masculine(
            "Wurf gegen eine Versuchungskarte",
            "Wurfs gegen eine Versuchungskarte",
            "Würfe gegen Versuchungskarten",
        ),
    }
)

MOVEMENTS: Final[MappingProxyType[Movement, str]] = MappingProxyType(
    {
        Movement.STARTER: "auf aufgedruckten Wegen",
        Movement.REGION: "über Regionen",
        Movement.UNDER_DEEPS: "durch die Tiefen",
        Movement.SPECIAL: "auf besonderen Wegen",
    }
)
"""How a company moves: "über Regionen"."""

PHASES: Final[MappingProxyType[Phase, Noun]] = MappingProxyType(
    {
        Phase.UNTAP: feminine("Enttapp-Phase", "Enttapp-Phasen"),
        Phase.ORGANIZATION: feminine("Organisationsphase", "Organisationsphasen"),
        Phase.LONG_EVENT: feminine("Phase der langen Ereignisse", "Phasen der langen Ereignisse"),
        Phase.MOVEMENT_HAZARD: feminine("Bewegungs-/Gefahrenphase", "Bewegungs-/Gefahrenphasen"),
        Phase.SITE: feminine("Ortsphase", "Ortsphasen"),
        Phase.END_OF_TURN: feminine("Zugende-Phase", "Zugende-Phasen"),
    }
)

SIDES: Final[MappingProxyType[Side, Noun]] = MappingProxyType(
    {
        Side.RESOURCE: feminine("Unterstützung", "Unterstützungen"),
        Side.HAZARD: feminine("Gefahr", "Gefahren"),
    }
)

OF_SIDES: Final[MappingProxyType[Side, str]] = MappingProxyType(
    {Side.RESOURCE: "Unterstützungs-", Side.HAZARD: "Gefahren-"}
)
"""The sides as the first part of a compound."""

LENGTHS: Final[MappingProxyType[Length, str]] = MappingProxyType(
    {Length.SHORT: "kurz", Length.LONG: "lang", Length.PERMANENT: "permanent"}
)
"""Stems of adjectives."""

SOURCES: Final[MappingProxyType[Pile, Noun]] = MappingProxyType(
    {
        Pile.DISCARD_PILE: masculine("Abwurfstapel", "Abwurfstapels", "Abwurfstapel"),
        Pile.SIDEBOARD: masculine("Reservestapel", "Reservestapels", "Reservestapel"),
        Pile.PLAY_DECK: neuter("Spieldeck", "Spieldecks", "Spieldecks"),
        Pile.HAND: feminine("Hand", "Hände"),
        Pile.PLAY: neuter("Spiel", "Spiels", "Spiele"),
        Pile.REMOVED: neuter("Aus", "Aus", "Aus"),
        Pile.TOP: neuter("oberste Ende des Spieldecks", "obersten Endes des Spieldecks", "oberste Enden"),
        Pile.ASIDE: neuter("Beiseite", "Beiseite", "Beiseite"),
        Pile.POINTS: masculine("Siegpunktestapel", "Siegpunktestapels", "Siegpunktestapel"),
        Pile.STORED: neuter("Lager", "Lagers", "Lager"),
    }
)

STATS: Final[MappingProxyType[Stat, tuple[str, str]]] = MappingProxyType(
    {
        Stat.PROWESS: ("Kampfkraft", "Kampfkraft"),
        Stat.BODY: ("Körper", "Körper"),
        Stat.DIRECT_INFLUENCE: ("direkter Einfluss", "direkten Einfluss"),
        Stat.CORRUPTION_POINTS: ("Versuchungspunkte", "Versuchungspunkte"),
        Stat.MARSHALLING_POINTS: ("Siegpunkte", "Siegpunkte"),
        Stat.STAGE_POINTS: ("Entwicklungspunkte", "Entwicklungspunkte"),
        Stat.GENERAL_INFLUENCE: ("allgemeiner Einfluss", "allgemeinen Einfluss"),
        Stat.MIND: ("Geisteskraft", "Geisteskraft"),
        Stat.HAND_SIZE: ("Handgröße", "Handgröße"),
        Stat.HAZARD_LIMIT: ("Gefahrenlimit", "Gefahrenlimit"),
        Stat.RESOURCE_DRAWS: ("gezogene Karten", "gezogene Karten"),
        Stat.HAZARD_DRAWS: ("Karten des Gegners", "Karten des Gegners"),
        Stat.REGIONS: ("Regionen", "Regionen"),
        Stat.STAYING_UNTAPPED: ("Kampfkraft ungetappt", "Kampfkraft ungetappt"),
        Stat.CONTROL: ("Kontrolle", "Kontrolle"),
        Stat.STRIKES: ("Schläge", "Schläge"),
    }
)
"""The statistics alone and as an object."""
