"""The French words for the game's terms; the official ones where there are official ones."""

from types import MappingProxyType
from typing import Final

from wizardhaven.text.french.grammar import Noun, feminine, masculine, with_adjective
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

AGENT: Final = masculine("agent")
CHARACTER: Final = masculine("personnage")
LEADER: Final = masculine("chef")
COMPANY: Final = feminine("compagnie")
BEARER: Final = masculine("porteur")
USER: Final = masculine("utilisateur")
TARGET: Final = feminine("cible")
CARD: Final = feminine("carte")
ITEM: Final = masculine("objet")
ALLY: Final = masculine("allié")
FACTION: Final = feminine("faction")
EVENT: Final = masculine("Événement")
CREATURE: Final = feminine("créature")
SITE: Final = masculine("site")
REGION: Final = feminine("région")
ATTACK: Final = feminine("attaque")
AUTOMATIC_ATTACK: Final = with_adjective(ATTACK, "automatique", "automatique")
STRIKE: Final = masculine("coup")
POINT: Final = masculine("point de rassemblement", "points de rassemblement")
ENVIRONMENT_CARD: Final = feminine("carte d'environnement", "cartes d'environnement")
CORRUPTION_CARD: Final = feminine("carte de corruption", "cartes de corruption")
RING: Final = masculine("anneau", "anneaux")
ROLL: Final = masculine("jet")
INFLUENCE_ATTEMPT: Final = feminine("tentative d'influence", "tentatives d'influence")
SORT: Final = masculine("type de créatures", "types de créatures")
EFFECT: Final = masculine("effet")
HAVEN: Final = masculine("Havre", breathed=True)
DARKHAVEN: Final = with_adjective(HAVEN, "Noir")
WIZARDHAVEN: Final = masculine("Havre de Sorcier", "Havres de Sorcier", breathed=True)
PROTECTED_WIZARDHAVEN: Final = masculine(
    "Havre de Sorcier protégé", "Havres de Sorcier protégés", breathed=True
)
_HOLD: Final = masculine("Fief")

RACES: Final[MappingProxyType[Race, Noun]] = MappingProxyType(
    {
        Race.DUNADAN: masculine("Dunadan", "Dunedain"),
        Race.DWARF: masculine("Nain"),
        Race.ELF: masculine("Elfe"),
        Race.HOBBIT: masculine("Hobbit", breathed=True),
        Race.MAN: masculine("Humain"),
        Race.WIZARD: masculine("Sorcier"),
        Race.RINGWRAITH: masculine("Spectre"),
        Race.FALLEN_WIZARD: with_adjective(masculine("Sorcier"), "Corrompu"),
        Race.BALROG: masculine("Balrog"),
        Race.ORC: masculine("Orque"),
        Race.HALF_ORC: masculine("Demi-orque"),
        Race.TROLL: masculine("Troll"),
        Race.ANIMAL: masculine("Animal", "Animaux"),
        Race.AWAKENED_PLANT: with_adjective(feminine("Plante"), "Éveillé"),
        Race.DRAGON: masculine("Dragon"),
        Race.DRAKE: masculine("Drake"),
        Race.EAGLE: masculine("Aigle"),
        Race.ENT: masculine("Ent"),
        Race.GAS: masculine("Gaz", "Gaz"),
        Race.GIANT: masculine("Géant"),
        Race.MAIA: masculine("Maia", "Maiar"),
        Race.NAZGUL: masculine("Nazgûl", "Nazgûl"),
        Race.PUKEL_CREATURE: with_adjective(feminine("Créature"), "Biscornu"),
        Race.SLAYER: masculine("Meurtrier"),
        Race.SPIDER: feminine("Araignée"),
        Race.TRAP: masculine("Piège"),
        Race.UNDEAD: masculine("Mort-vivant", "Morts-vivants"),
        Race.WOLF: masculine("Loup"),
        Race.WOSE: masculine("Wose"),
        Race.LAVA_FLOW: feminine("Coulée de lave", "Coulées de lave"),
        Race.SPAWN: feminine("Engeance"),
        Race.ROCK_FALL: masculine("Éboulement"),
        Race.ORC_AND_MAN: masculine("Orque et Humain", "Orques et Humains"),
        Race.SKIN_CHANGER: masculine("Animal, Humain et Ours", "Animaux, Humains et Ours"),
    }
)

SKILLS: Final[MappingProxyType[Skill, Noun]] = MappingProxyType(
    {
        Skill.WARRIOR: masculine("guerrier"),
        Skill.SCOUT: masculine("éclaireur"),
        Skill.RANGER: masculine("rôdeur"),
        Skill.SAGE: masculine("sage"),
        Skill.DIPLOMAT: masculine("diplomate"),
    }
)

STATS: Final[MappingProxyType[Stat, Noun]] = MappingProxyType(
    {
        Stat.PROWESS: feminine("prouesse"),
        Stat.BODY: masculine("corps", "corps"),
        Stat.DIRECT_INFLUENCE: feminine("influence directe", "influences directes"),
        Stat.CORRUPTION_POINTS: masculine("point de corruption", "points de corruption"),
        Stat.MARSHALLING_POINTS: masculine("point de rassemblement", "points de rassemblement"),
        Stat.MIND: masculine("esprit"),
        Stat.STAGE_POINTS: masculine("point de Déchu", "points de Déchu"),
        Stat.GENERAL_INFLUENCE: feminine("influence générale", "influences générales"),
        Stat.HAND_SIZE: feminine("taille de main", "tailles de main"),
        Stat.HAZARD_LIMIT: feminine("limite de périls", "limites de périls"),
        Stat.RESOURCE_DRAWS: feminine("carte tirée", "cartes tirées"),
        Stat.HAZARD_DRAWS: feminine("carte de l'adversaire", "cartes de l'adversaire"),
        Stat.REGIONS: feminine("région"),
        Stat.STAYING_UNTAPPED: feminine("prouesse sans engagement"),
        Stat.CONTROL: masculine("contrôle"),
        Stat.STRIKES: masculine("coup"),
    }
)

SITE_TYPES: Final[MappingProxyType[SiteType, Noun]] = MappingProxyType(
    {
        SiteType.HAVEN: HAVEN,
        SiteType.FREE_HOLD: with_adjective(_HOLD, "libre"),
        SiteType.BORDER_HOLD: masculine("Fief Frontalier", "Fiefs Frontaliers"),
        SiteType.RUINS_AND_LAIRS: masculine("site de Ruines et Antres", "sites de Ruines et Antres"),
        SiteType.SHADOW_HOLD: masculine("Fief de l'Ombre", "Fiefs de l'Ombre"),
        SiteType.DARK_HOLD: with_adjective(_HOLD, "Noir"),
    }
)


_HAVENS: Final[MappingProxyType[Havens, Noun]] = MappingProxyType(
    {
        Havens.HEROES: HAVEN,
        Havens.MINIONS: DARKHAVEN,
        Havens.EVERYBODYS: masculine(
            f"{HAVEN.singular}/{DARKHAVEN.singular}", f"{HAVEN.plural}/{DARKHAVEN.plural}", breathed=True
        ),
    }
)


def haven() -> Noun:
    """A haven as the card that is being said calls it."""
    return _HAVENS[spoken_of()]


def sort_of_site(site_type: SiteType) -> Noun:
    """A type of site as that card calls it."""
    return haven() if site_type is SiteType.HAVEN else SITE_TYPES[site_type]


REGION_TYPES: Final[MappingProxyType[RegionType, Noun]] = MappingProxyType(
    {
        RegionType.WILDERNESS: feminine("Contrée sauvage", "Contrées sauvages"),
        RegionType.BORDER_LAND: feminine("Terre frontalière", "Terres frontalières"),
        RegionType.FREE_DOMAIN: masculine("Domaine libre", "Domaines libres"),
        RegionType.SHADOW_LAND: feminine("Terre de l'ombre", "Terres de l'ombre"),
        RegionType.DARK_DOMAIN: masculine("Domaine noir", "Domaines noirs"),
        RegionType.COASTAL_SEA: feminine("Mer côtière", "Mers côtières"),
    }
)

ITEM_SORTS: Final[MappingProxyType[ItemClass, tuple[str, str]]] = MappingProxyType(
    {
        ItemClass.MINOR: ("mineur", "mineurs"),
        ItemClass.MAJOR: ("majeur", "majeurs"),
        ItemClass.GREATER: ("supérieur", "supérieurs"),
        ItemClass.SPECIAL: ("spécial", "spéciaux"),
    }
)
"""The classes that are adjectives to "objet", in the singular and the plural."""

ITEM_CLASSES: Final[MappingProxyType[ItemClass, Noun]] = MappingProxyType(
    {
        ItemClass.GOLD_RING: masculine("anneau d'or", "anneaux d'or"),
        **{
            each: masculine(f"objet {singular}", f"objets {plural}")
            for each, (singular, plural) in ITEM_SORTS.items()
        },
    }
)

CHECKS: Final[MappingProxyType[Check, Noun]] = MappingProxyType(
    {
        Check.CORRUPTION: masculine("jet de corruption", "jets de corruption"),
        Check.INFLUENCE: masculine("jet d'influence", "jets d'influence"),
        Check.INFLUENCE_ATTEMPT: INFLUENCE_ATTEMPT,
        Check.BODY: masculine("jet de corps", "jets de corps"),
        Check.RING_TEST: feminine("vérification d'anneau d'or", "vérifications d'anneaux d'or"),
        Check.RIDDLING: masculine("jet d'énigmes", "jets d'énigmes"),
        Check.OFFERING: feminine("tentative d'offrande", "tentatives d'offrande"),
        Check.UNDER_DEEPS_MOVEMENT: masculine("jet de déplacement", "jets de déplacement"),
        Check.REMOVAL: masculine(
            "jet pour ôter une carte de corruption", "jets pour ôter une carte de corruption"
        ),
    }
)

MOVEMENTS: Final[MappingProxyType[Movement, str]] = MappingProxyType(
    {
        Movement.STARTER: "par un trajet imprimé",
        Movement.REGION: "par les régions",
        Movement.UNDER_DEEPS: "par les Abîmes",
        Movement.SPECIAL: "par un mouvement spécial",
    }
)
"""How a company moves: "par les régions"."""

PHASES: Final[MappingProxyType[Phase, str]] = MappingProxyType(
    {
        Phase.UNTAP: "phase de redressement",
        Phase.ORGANIZATION: "phase d'organisation",
        Phase.LONG_EVENT: "phase des Événements Longs",
        Phase.MOVEMENT_HAZARD: "phase de mouvement/périls",
        Phase.SITE: "phase de site",
        Phase.END_OF_TURN: "phase de fin de tour",
    }
)

SIDES: Final[MappingProxyType[Side, Noun]] = MappingProxyType(
    {Side.RESOURCE: feminine("ressource"), Side.HAZARD: masculine("péril")}
)

LENGTHS: Final[MappingProxyType[Length, str]] = MappingProxyType(
    {Length.SHORT: "Court", Length.LONG: "Long", Length.PERMANENT: "Permanent"}
)

SOURCES: Final[MappingProxyType[Pile, Noun]] = MappingProxyType(
    {
        Pile.DISCARD_PILE: feminine("pile de défausse", "piles de défausse"),
        Pile.SIDEBOARD: masculine("Talon"),
        Pile.PLAY_DECK: masculine("deck de jeu", "decks de jeu"),
        Pile.HAND: feminine("main"),
        Pile.PLAY: masculine("jeu", "jeux"),
        Pile.REMOVED: masculine("hors-jeu", "hors-jeu"),
        Pile.TOP: masculine("dessus du deck de jeu", "dessus des decks de jeu"),
        Pile.ASIDE: masculine("à-côté", "à-côtés"),
        Pile.POINTS: feminine("pile de points de rassemblement", "piles de points de rassemblement"),
        Pile.STORED: feminine("réserve"),
    }
)
