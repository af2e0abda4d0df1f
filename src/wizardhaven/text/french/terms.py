"""The French words for the game's terms; the official ones where there are official ones."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from wizardhaven.text.french.grammar import Noun, a, feminine, masculine, the, with_adjective
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    ItemClass,
    Keyword,
    Length,
    Movement,
    Phase,
    PlayerKind,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
    Source,
    Stat,
)

AGENT: Final = masculine("agent")
CHARACTER: Final = masculine("personnage")
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
RING: Final = masculine("anneau", "anneaux")
ROLL: Final = masculine("jet")
INFLUENCE_ATTEMPT: Final = feminine("tentative d'influence", "tentatives d'influence")
SORT: Final = masculine("type de créatures", "types de créatures")
HAVEN: Final = masculine("Havre", breathed=True)
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

MAGIC: Final = (Keyword.SORCERY, Keyword.SPIRIT_MAGIC, Keyword.SHADOW_MAGIC)

KEYWORDS: Final[MappingProxyType[Keyword, Noun]] = MappingProxyType(
    {
        Keyword.ARMOR: feminine("armure"),
        Keyword.CORRUPTION: feminine("corruption"),
        Keyword.DARK_ENCHANTMENT: masculine("enchantement des ténèbres", "enchantements des ténèbres"),
        Keyword.DWARVEN_RING: masculine("Anneau Nain", "Anneaux Nains"),
        Keyword.ENVIRONMENT: masculine("environnement"),
        Keyword.BLACK_RIDER_MODE: masculine("mode Cavalier Noir", "modes Cavalier Noir"),
        Keyword.FELL_RIDER_MODE: masculine("mode Cavalier Cruel", "modes Cavalier Cruel"),
        Keyword.HERALDED_LORD_MODE: masculine("mode Seigneur Annoncé", "modes Seigneur Annoncé"),
        Keyword.HELMET: masculine("casque"),
        Keyword.HOARD: masculine("objet de trésor", "objets de trésor"),
        Keyword.LESSER_RING: masculine("Anneau moindre", "Anneaux moindres"),
        Keyword.LIGHT_ENCHANTMENT: masculine("enchantement de lumière", "enchantements de lumière"),
        Keyword.LOST_KNOWLEDGE: masculine("Savoir perdu", "Savoirs perdus"),
        Keyword.MAGIC_RING: masculine("Anneau magique", "Anneaux magiques"),
        Keyword.PALANTIR: masculine("Palantír", "Palantíri"),
        Keyword.RITUAL: masculine("rituel"),
        Keyword.SHADOW_MAGIC: feminine("magie de l'ombre", "magies de l'ombre"),
        Keyword.SHAPESHIFTER: masculine("métamorphe"),
        Keyword.SHIELD: masculine("bouclier"),
        Keyword.SORCERY: feminine("sorcellerie"),
        Keyword.SPELL: masculine("sort"),
        Keyword.SPAWN: feminine("engeance"),
        Keyword.SPIRIT_MAGIC: feminine("magie de l'esprit", "magies de l'esprit"),
        Keyword.STOLEN_KNOWLEDGE: masculine("Savoir dérobé", "Savoirs dérobés"),
        Keyword.TECHNOLOGY: feminine("technologie"),
        Keyword.THE_ONE_RING: masculine("Anneau Unique", "Anneaux Uniques"),
        Keyword.WEAPON: feminine("arme"),
    }
)

CHECKS: Final[MappingProxyType[Check, Noun]] = MappingProxyType(
    {
        Check.CORRUPTION: masculine("jet de corruption", "jets de corruption"),
        Check.INFLUENCE: masculine("jet d'influence", "jets d'influence"),
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

SOURCES: Final[MappingProxyType[Source, Noun]] = MappingProxyType(
    {
        Source.DISCARD_PILE: feminine("pile de défausse", "piles de défausse"),
        Source.SIDEBOARD: masculine("Talon"),
        Source.PLAY_DECK: masculine("deck de jeu", "decks de jeu"),
        Source.HAND: feminine("main"),
    }
)


def cards_of(sorts: Sequence[Keyword]) -> str:
    """The player's cards with one of these words on them; all the arts together are magic."""
    if set(sorts) == set(MAGIC):
        return "vos cartes de magie"
    return f"vos cartes de {' ou de '.join([KEYWORDS[sort].singular for sort in sorts])}"


def a_card(keyword: Keyword) -> str:
    """A card or a thing with that word on it, as something one plays."""
    if keyword in (Keyword.LOST_KNOWLEDGE, Keyword.STOLEN_KNOWLEDGE):
        return f"une carte de {KEYWORDS[keyword].singular}"
    return the(KEYWORDS[keyword]) if keyword is Keyword.THE_ONE_RING else a(KEYWORDS[keyword])
