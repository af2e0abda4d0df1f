"""The closed lists of the game: everything the rules name by one word."""

from enum import Enum


class PlayerKind(Enum):
    """Who a player is. [SET-03]"""

    WIZARD = "wizard"
    RINGWRAITH = "ringwraith"
    FALLEN_WIZARD = "fallen-wizard"
    BALROG = "balrog"


class Alignment(Enum):
    """Whose cards these are: of the Valar's side, of the Dark Lord's, of both, or of neither.

    A resource of the Fallen-wizards is a stage resource. [FW-28]
    """

    HERO = "hero"
    MINION = "minion"
    DUAL = "hero and minion"
    FALLEN_WIZARD = "fallen-wizard"
    BALROG = "balrog"


class Side(Enum):
    """Whether a card helps the player whose turn it is or threatens him."""

    RESOURCE = "resource"
    HAZARD = "hazard"


class Length(Enum):
    """How long an event stays. [EVT-01, EVT-08, EVT-09]"""

    SHORT = "short"
    LONG = "long"
    PERMANENT = "permanent"


class Race(Enum):
    """The people of a character, and the sort of foe an attack is made by. [GLO-082]

    A few foes are of several sorts at once.
    """

    DUNADAN = "Dúnadan"
    DWARF = "Dwarf"
    ELF = "Elf"
    HOBBIT = "Hobbit"
    MAN = "Man"
    WIZARD = "Wizard"
    RINGWRAITH = "Ringwraith"
    FALLEN_WIZARD = "Fallen-wizard"
    BALROG = "Balrog"
    ORC = "Orc"
    HALF_ORC = "Half-orc"
    TROLL = "Troll"
    ANIMAL = "Animal"
    AWAKENED_PLANT = "Awakened Plant"
    DRAGON = "Dragon"
    DRAKE = "Drake"
    EAGLE = "Eagle"
    ENT = "Ent"
    GAS = "Gas"
    GIANT = "Giant"
    MAIA = "Maia"
    NAZGUL = "Nazgûl"
    PUKEL_CREATURE = "Pûkel-creature"
    SLAYER = "Slayer"
    SPIDER = "Spider"
    TRAP = "Trap"
    UNDEAD = "Undead"
    WOLF = "Wolf"
    WOSE = "Wose"
    ORC_AND_MAN = "Orc and Man"
    SKIN_CHANGER = "Animal, Man and Bear"
    LAVA_FLOW = "Lava Flow"
    ROCK_FALL = "Rock Fall"
    SPAWN = "Spawn"


class Skill(Enum):
    """What a character knows. [GLO-105]"""

    WARRIOR = "warrior"
    SCOUT = "scout"
    RANGER = "ranger"
    SAGE = "sage"
    DIPLOMAT = "diplomat"


class Stat(Enum):
    """A number of a character, of a card he bears, of his company or of his player, that cards change."""

    PROWESS = "prowess"
    BODY = "body"
    DIRECT_INFLUENCE = "direct influence"
    CORRUPTION_POINTS = "corruption points"
    MARSHALLING_POINTS = "marshalling points"
    MIND = "mind"
    GENERAL_INFLUENCE = "general influence"
    STAGE_POINTS = "stage points"
    HAND_SIZE = "hand size"
    HAZARD_LIMIT = "hazard limit"
    RESOURCE_DRAWS = "cards that the player of a moving company may draw"
    HAZARD_DRAWS = "cards that his opponent may draw"
    REGIONS = "regions to move through"
    STAYING_UNTAPPED = "what comes to his prowess if he does not tap to face a strike"
    CONTROL = "influence that it takes to control him"
    STRIKES = "strikes"
    SUPPORT = "what each who taps in support adds to prowess"

    __hash__ = object.__hash__  # the lexicon is asked for it again and again, and Enum's own is slower


class Check(Enum):
    """A roll of two dice that cards change; an influence attempt makes an influence check. [GLO-053]"""

    CORRUPTION = "corruption check"
    INFLUENCE = "influence check"
    INFLUENCE_ATTEMPT = "influence attempt"
    BODY = "body check"
    RING_TEST = "ring test"
    RIDDLING = "riddling roll"
    OFFERING = "offering attempt"
    UNDER_DEEPS_MOVEMENT = "movement roll"
    REMOVAL = "attempt to remove a corruption card"


class Phase(Enum):
    """The six phases of a turn, in their order. [UNT-01]"""

    UNTAP = "untap phase"
    ORGANIZATION = "organization phase"
    LONG_EVENT = "long-event phase"
    MOVEMENT_HAZARD = "movement/hazard phase"
    SITE = "site phase"
    END_OF_TURN = "end-of-turn phase"


class SiteType(Enum):
    """What sort of place a site is. [GLO-086]"""

    HAVEN = "Haven"
    FREE_HOLD = "Free-hold"
    BORDER_HOLD = "Border-hold"
    RUINS_AND_LAIRS = "Ruins & Lairs"
    SHADOW_HOLD = "Shadow-hold"
    DARK_HOLD = "Dark-hold"


class RegionType(Enum):
    """What sort of land a region is. [GLO-085]"""

    WILDERNESS = "Wilderness"
    BORDER_LAND = "Border-land"
    FREE_DOMAIN = "Free-domain"
    SHADOW_LAND = "Shadow-land"
    DARK_DOMAIN = "Dark-domain"
    COASTAL_SEA = "Coastal Sea"


class Movement(Enum):
    """How a company moves. [ORG-66, ORG-69, ORG-72, ORG-73]"""

    STARTER = "Starter Movement"
    REGION = "Region Movement"
    UNDER_DEEPS = "Under-deeps Movement"
    SPECIAL = "Special Movement"


class ItemClass(Enum):
    """Which sites let an item be played. [SITE-31]"""

    MINOR = "minor"
    MAJOR = "major"
    GREATER = "greater"
    GOLD_RING = "gold ring"
    SPECIAL = "special"


class Keyword(Enum):
    """A word on a card that other cards look for. [GLO-057]"""

    ARMOR = "armor"
    BLACK_RIDER_MODE = "Black Rider mode"
    COMMAND = "command"
    CORRUPTION = "corruption"
    DARK_ENCHANTMENT = "dark enchantment"
    DEMON_FANA = "Demon fána"
    DWARVEN_RING = "Dwarven Ring"
    ENVIRONMENT = "environment"
    FELL_RIDER_MODE = "Fell Rider mode"
    HELMET = "helmet"
    HERALDED_LORD_MODE = "Heralded Lord mode"
    HOARD = "hoard"
    LESSER_RING = "Lesser Ring"
    LIGHT_ENCHANTMENT = "light enchantment"
    LOST_KNOWLEDGE = "Lost Knowledge"
    MAGIC_RING = "Magic Ring"
    MIND_RING = "Mind Ring"
    PALANTIR = "Palantír"
    RITUAL = "ritual"
    SHADOW_MAGIC = "shadow-magic"
    SHAPESHIFTER = "Shapeshifter"
    SHIELD = "shield"
    SORCERY = "sorcery"
    SPAWN = "Spawn"
    SPELL = "spell"
    SPIRIT_MAGIC = "spirit-magic"
    SPIRIT_RING = "Spirit Ring"
    STOLEN_KNOWLEDGE = "Stolen Knowledge"
    TECHNOLOGY = "Technology"
    THE_ONE_RING = "The One Ring"
    WEAPON = "weapon"


class Points(Enum):
    """The six sources of marshalling points. [WIN-36]"""

    CHARACTER = "character"
    ITEM = "item"
    FACTION = "faction"
    ALLY = "ally"
    KILL = "kill"
    MISCELLANEOUS = "miscellaneous"

    __hash__ = object.__hash__  # sums go by it again and again, and Enum's own is a function in Python


class Moment(Enum):
    """When a card or an ability may be used."""

    __hash__ = object.__hash__  # it is looked up again and again, and Enum's own is slower

    ANY_TIME = "whenever its player may take such an action"
    AT_ANY_POINT = "at any point of any player's turn"
    ORGANIZATION = "during the organization phase"
    END_OF_ORGANIZATION = "at the end of the organization phase"
    SITE_REVEALED = "when a new site is revealed, before anything else comes of it"
    MOVEMENT_HAZARD = "during the movement/hazard phase"
    END_OF_MOVEMENT_HAZARD = "at the end of the movement/hazard phase"
    SITE = "during the site phase"
    OPPONENTS_HAZARDS = "during the opponent's movement/hazard phase"
    OPPONENTS_SITE = "during the opponent's site phase, or at the council"
    END_OF_TURN = "during the end-of-turn phase"
    BEGINNING_OF_END_OF_TURN = "at the beginning of the end-of-turn phase"
    ATTACK = "against an attack, before its strikes are assigned"
    STRIKE = "against a strike, before its roll"
    CHECK = "when such a roll has been declared"


class Duplication(Enum):
    """Of what there may be only one copy. [EVT-07]"""

    ANYWHERE = "cannot be duplicated"
    ON_A_CHARACTER = "cannot be duplicated on a given character"
    ON_A_COMPANY = "cannot be duplicated on a given company"
    ON_A_CHARACTER_OR_COMPANY = "cannot be duplicated on a given character or company"
    ON_A_SITE = "cannot be duplicated on a given site"
    ON_A_CARD = "cannot be duplicated on a given card"
    AT_A_SITE = "cannot be duplicated at a given site"
    BY_A_PLAYER = "cannot be duplicated by a given player"
    ON_AN_ATTACK = "cannot be duplicated on a given attack"
    ON_A_CHECK = "cannot be duplicated on a given check"
    ON_A_STRIKE = "cannot be duplicated against a given strike"
    ON_A_TURN = "cannot be duplicated on a given turn"


class Purpose(Enum):
    """For what a site counts as something else. [SET-07]"""

    EVERYTHING = "everything"
    HEALING = "healing"
    PLAYING_HAZARDS = "playing hazards"
    BRINGING = "bringing characters into play"
    RENEWAL = "untapping, and going back to the location deck"


class Danger(Enum):
    """A sort of effect that a company can be shielded from."""

    RETURN_TO_ORIGIN = "return to the site of origin"
    TAPPING_OF_SITES = "tapping of sites"
    CAPTURE = "being taken prisoner"
    DISCARDING = "discarding of characters"


class State(Enum):
    """How a character is. [GLO-049]"""

    WELL = "well and untapped"
    WOUNDED = "wounded"
    ELIMINATED = "eliminated"


class Turned(Enum):
    """How a card lies. [GLO-117]"""

    UNTAPPED = "untapped"
    TAPPED = "tapped"
    INVERTED = "inverted"


class Pile(Enum):
    """Where cards lie."""

    DISCARD_PILE = "discard pile"
    SIDEBOARD = "sideboard"
    PLAY_DECK = "play deck"
    HAND = "hand"
    PLAY = "play"
    REMOVED = "removed from the game"
    TOP = "top of the play deck"
    ASIDE = "off to the side with the card that says so"
    POINTS = "marshalling point pile"
    STORED = "stored"
