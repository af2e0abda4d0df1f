"""The faults of a deck in sentences, a table for each language."""

from collections.abc import Mapping
from typing import Final

from wizardhaven.decks.fault import Complaint, Fault
from wizardhaven.engine.values import GameLength
from wizardhaven.text.language import Language

ENGLISH: Final[Mapping[Complaint, str]] = {
    Complaint.SITE_IN_PLAY_DECK: "Sites and regions do not belong in the play deck.",
    Complaint.UNIQUE_TWICE: "A unique card may be in the whole deck only once.",
    Complaint.FOUR_COPIES: "A card may be in the whole deck at most three times.",
    Complaint.MIND_OF_AGENTS: "The agents have a mind of {} together; at most {} is allowed.",
    Complaint.OF_ANOTHER_AVATAR: "A card specific to an avatar needs a player who declares that avatar.",
    Complaint.NUMBER_OF_RESOURCES: "The play deck has {} resources; it needs {} to {}.",
    Complaint.UNEQUAL: "The play deck has {} resources and {} hazards; it needs as many of both.",
    Complaint.NUMBER_OF_CHARACTERS: "The play deck has {} characters besides avatars; {} are allowed.",
    Complaint.NUMBER_OF_AVATARS: "The play deck has {} avatar cards; at most {} are allowed.",
    Complaint.THREE_AVATARS: "The play deck has three different avatars; at most two are allowed.",
    Complaint.FEW_CREATURES: "The creatures of the play deck are worth {}; it needs {}.",
    Complaint.SITE_IN_SIDEBOARD: "Sites and regions do not belong in the sideboard.",
    Complaint.SIDEBOARD: "The sideboard has {} cards; at this length at most {} are allowed.",
    Complaint.AGAINST_FALLEN_WIZARDS: "{} cards are kept for Fallen-wizards; at most {} are allowed.",
    Complaint.TWO_AVATARS_TWICE: "Only one avatar may be in play deck and sideboard more than once.",
    Complaint.POOL_CHARACTERS: "The pool has {} characters; at most {} are allowed.",
    Complaint.POOL_ITEMS: "The pool has {} minor items; at most {} are allowed.",
    Complaint.POOL_CARDS: "The pool holds only characters that are no avatars, and minor items that are "
    "neither unique nor hoard items.",
    Complaint.NO_SITE: "The location deck holds site cards only.",
    Complaint.SITE_TWICE: "A site that is no haven of the player may be in the location deck only once.",
    Complaint.OPEN_SITE_TWICE: "Of the five Balrog sites open to everyone, each may be there only once.",
    Complaint.NO_HERO_SITE: "The location deck of a Wizard holds hero sites only.",
    Complaint.NO_MINION_SITE: "The location deck of a Ringwraith holds minion sites only.",
    Complaint.BALROG_SITE: "Of the sites of the Balrog a Fallen-wizard may have the five open to everyone.",
    Complaint.NO_SITE_OF_A_BALROG: "The location deck of a Balrog holds minion sites, but his own version "
    "where there is one.",
    Complaint.NO_HERO_CHARACTER: "The avatars of a Wizard are Wizards, the other characters heroes.",
    Complaint.NO_HERO_RESOURCE: "The resources of a Wizard are hero resources and minion items.",
    Complaint.NO_MINION_CHARACTER: "The avatars of a Ringwraith are Ringwraiths, the other characters "
    "minions.",
    Complaint.NO_MINION_RESOURCE: "The resources of a Ringwraith are minion resources and hero items.",
    Complaint.THREE_COPIES: "A Fallen-wizard may have each character and each hero or minion resource "
    "twice at most.",
    Complaint.THIRD_AS_RESOURCE: "Of a hazard only two copies count as resources; "
    "so the play deck has {} resources and {} hazards.",
    Complaint.NO_FALLEN_WIZARD: "The avatars of a Fallen-wizard are Fallen-wizards.",
    Complaint.BARRED: "Some cards are barred to every Fallen-wizard.",
    Complaint.NUMBER_OF_STAGE_CARDS: "The pool has {} starting stage cards; a Fallen-wizard needs 1 to {}.",
    Complaint.STAGE_POINTS: "The starting stage cards have {} stage points together; they need exactly {}.",
    Complaint.ONLY_UNIQUE_STAGE_CARDS: "Not all starting stage cards may be unique.",
    Complaint.NO_STARTING_STAGE_CARD: "A starting stage card is a permanent-event, and its text must not "
    "forbid it to start.",
    Complaint.THREE_FALLEN_WIZARDS: "The sideboard may hold two Fallen-wizards at most.",
    Complaint.NO_ORC_OR_TROLL: "The avatar of a Balrog is The Balrog, the other characters are minion Orcs "
    "and Trolls; with a mind of 9 or more only those who are specific to him.",
    Complaint.NO_RESOURCE_OF_A_BALROG: "The resources of a Balrog are minion resources; his factions are "
    "Animals, Dragons, Orcs, Trolls and Wolves.",
    Complaint.BARRED_TO_A_BALROG: "Some cards are barred to every Balrog.",
    Complaint.NOT_DECLARED: "A Fallen-wizard declares as his avatar a Fallen-wizard that is in his deck.",
    Complaint.NO_STARTING_SITE: "The location deck lacks Rivendell, where the company of a Wizard begins.",
    Complaint.NO_START_OF_A_RINGWRAITH: "The companies of a Ringwraith need a site to begin at: Minas Morgul "
    "or Dol Guldur.",
    Complaint.NOWHERE_TO_START: "The company of a Fallen-wizard needs a site to begin at: The White Towers, "
    "or a Ruins & Lairs in Rhudaur or Arthedain.",
    Complaint.NO_START_OF_A_BALROG: "The companies of a Balrog need a site to begin at: his own version of "
    "Moria or of The Under-gates.",
}

GERMAN: Final[Mapping[Complaint, str]] = {
    Complaint.SITE_IN_PLAY_DECK: "Orte und Regionen gehören nicht ins Spieldeck.",
    Complaint.UNIQUE_TWICE: "Eine einzigartige Karte darf im ganzen Deck nur einmal vorkommen.",
    Complaint.FOUR_COPIES: "Eine Karte darf im ganzen Deck höchstens dreimal vorkommen.",
    Complaint.MIND_OF_AGENTS: "Die Agenten haben zusammen {} Geist; höchstens {} ist erlaubt.",
    Complaint.OF_ANOTHER_AVATAR: "Eine Karte, die einem Avatar eigen ist, verlangt dessen Spieler.",
    Complaint.NUMBER_OF_RESOURCES: "Das Spieldeck hat {} Unterstützungen; es braucht {} bis {}.",
    Complaint.UNEQUAL: "Das Spieldeck hat {} Unterstützungen und {} Gefahren statt gleich vieler.",
    Complaint.NUMBER_OF_CHARACTERS: "Das Spieldeck hat {} Charaktere ohne die Avatare; erlaubt sind {}.",
    Complaint.NUMBER_OF_AVATARS: "Das Spieldeck hat {} Avatare; höchstens {} sind erlaubt.",
    Complaint.THREE_AVATARS: "Das Spieldeck hat drei verschiedene Avatare; höchstens zwei sind erlaubt.",
    Complaint.FEW_CREATURES: "Die Kreaturen des Spieldecks zählen {}; es braucht {}.",
    Complaint.SITE_IN_SIDEBOARD: "Orte und Regionen gehören nicht in den Reservestapel.",
    Complaint.SIDEBOARD: "Der Reservestapel hat {} Karten; bei dieser Länge sind höchstens {} erlaubt.",
    Complaint.AGAINST_FALLEN_WIZARDS: "{} Karten sind gegen Gefallene Zauberer bestimmt; erlaubt sind {}.",
    Complaint.TWO_AVATARS_TWICE: "Nur ein Avatar darf in Spieldeck und Reservestapel mehrfach vorkommen.",
    Complaint.POOL_CHARACTERS: "Der Pool hat {} Charaktere; höchstens {} sind erlaubt.",
    Complaint.POOL_ITEMS: "Der Pool hat {} kleine Gegenstände; höchstens {} sind erlaubt.",
    Complaint.POOL_CARDS: "Im Pool sind nur Charaktere, die keine Avatare sind, und kleine Gegenstände, "
    "die weder einzigartig noch Hortgegenstände sind.",
    Complaint.NO_SITE: "Das Ortskarten-Deck enthält nur Orte.",
    Complaint.SITE_TWICE: "Ein Ort, der kein Zufluchtsort des Spielers ist, darf nur einmal vorkommen.",
    Complaint.OPEN_SITE_TWICE: "Von den fünf Balrog-Orten für alle darf jeder nur einmal vorkommen.",
    Complaint.NO_HERO_SITE: "Das Ortskarten-Deck eines Zauberers enthält nur Orte der Helden.",
    Complaint.NO_MINION_SITE: "Das Ortskarten-Deck eines Ringgeists enthält nur Orte der Schergen.",
    Complaint.BALROG_SITE: "Von den Balrog-Orten darf ein Gefallener Zauberer nur die fünf für alle haben.",
    Complaint.NO_SITE_OF_A_BALROG: "Das Ortskarten-Deck eines Balrogs enthält Orte der Schergen, aber seine "
    "eigene Fassung, wo es eine gibt.",
    Complaint.NO_HERO_CHARACTER: "Die Avatare eines Zauberers sind Zauberer, die übrigen Charaktere Helden.",
    Complaint.NO_HERO_RESOURCE: "Ein Zauberer nutzt nur Helden-Unterstützungen und Schergen-Gegenstände.",
    Complaint.NO_MINION_CHARACTER: "Die Avatare eines Ringgeists sind Ringgeister, die übrigen Charaktere "
    "Schergen.",
    Complaint.NO_MINION_RESOURCE: "Ein Ringgeist nutzt nur Schergen-Unterstützungen und Helden-Gegenstände.",
    Complaint.THREE_COPIES: "Ein Gefallener Zauberer darf jeden Charakter und jede Unterstützung der Helden "
    "oder Schergen höchstens zweimal haben.",
    Complaint.THIRD_AS_RESOURCE: "Von einer Gefahr zählen nur zwei Exemplare als Unterstützung; "
    "so hat das Spieldeck {} Unterstützungen und {} Gefahren.",
    Complaint.NO_FALLEN_WIZARD: "Die Avatare eines Gefallenen Zauberers sind Gefallene Zauberer.",
    Complaint.BARRED: "Einige Karten sind jedem Gefallenen Zauberer verwehrt.",
    Complaint.NUMBER_OF_STAGE_CARDS: "Der Pool hat {} Anfangs-Entwicklungskarten; er braucht 1 bis {}.",
    Complaint.STAGE_POINTS: "Die Anfangs-Entwicklungskarten haben zusammen {} Entwicklungspunkte statt "
    "genau {}.",
    Complaint.ONLY_UNIQUE_STAGE_CARDS: "Nicht alle Anfangs-Entwicklungskarten dürfen einzigartig sein.",
    Complaint.NO_STARTING_STAGE_CARD: "Eine Anfangs-Entwicklungskarte ist ein permanentes Ereignis, dessen "
    "Text es nicht verbietet.",
    Complaint.THREE_FALLEN_WIZARDS: "Der Reservestapel darf höchstens zwei Gefallene Zauberer enthalten.",
    Complaint.NO_ORC_OR_TROLL: "Der Avatar eines Balrogs ist Der Balrog, die übrigen Charaktere sind Orks "
    "und Trolle der Schergen; mindestens 9 Geist haben nur solche, die ihm eigen sind.",
    Complaint.NO_RESOURCE_OF_A_BALROG: "Ein Balrog nutzt nur Schergen-Unterstützungen; seine Heere sind "
    "Tiere, Drachen, Orks, Trolle und Wölfe.",
    Complaint.BARRED_TO_A_BALROG: "Einige Karten sind jedem Balrog verwehrt.",
    Complaint.NOT_DECLARED: "Ein Gefallener Zauberer nennt als Avatar einen Gefallenen Zauberer aus "
    "seinem Deck.",
    Complaint.NO_STARTING_SITE: "Es fehlt Bruchtal, wo die Gemeinschaft eines Zauberers beginnt.",
    Complaint.NO_START_OF_A_RINGWRAITH: "Es fehlt ein Ort, an dem die Gemeinschaften eines Ringgeists "
    "beginnen: Minas Morgul oder Dol Guldur.",
    Complaint.NOWHERE_TO_START: "Es fehlt ein Ort, an dem die Gemeinschaft eines Gefallenen Zauberers "
    "beginnt: Die Weißen Türme oder eine Ruine/Hort in Rhudaur oder Arthedain.",
    Complaint.NO_START_OF_A_BALROG: "Es fehlt ein Ort, an dem die Gemeinschaften eines Balrogs beginnen: "
    "seine eigene Fassung von Moria oder den Unterirdischen Toren.",
}

FRENCH: Final[Mapping[Complaint, str]] = {
    Complaint.SITE_IN_PLAY_DECK: "Les sites et les régions n’ont pas leur place dans le deck de jeu.",
    Complaint.UNIQUE_TWICE: "Une carte unique ne peut figurer qu’une fois dans tout le deck.",
    Complaint.FOUR_COPIES: "Une carte peut figurer au plus trois fois dans tout le deck.",
    Complaint.MIND_OF_AGENTS: "Les agents ont ensemble {} d’esprit ; au plus {} est permis.",
    Complaint.OF_ANOTHER_AVATAR: "Une carte propre à un avatar exige un joueur qui déclare cet avatar.",
    Complaint.NUMBER_OF_RESOURCES: "Le deck de jeu a {} ressources ; il en faut de {} à {}.",
    Complaint.UNEQUAL: "Le deck de jeu a {} ressources et {} périls au lieu d’autant des deux.",
    Complaint.NUMBER_OF_CHARACTERS: "Le deck de jeu a {} personnages hormis les avatars ; {} sont permis.",
    Complaint.NUMBER_OF_AVATARS: "Le deck de jeu a {} cartes d’avatar ; au plus {} sont permises.",
    Complaint.THREE_AVATARS: "Le deck de jeu a trois avatars différents ; au plus deux sont permis.",
    Complaint.FEW_CREATURES: "Les créatures du deck de jeu valent {} ; il en faut {}.",
    Complaint.SITE_IN_SIDEBOARD: "Les sites et les régions n’ont pas leur place dans le Talon.",
    Complaint.SIDEBOARD: "Le Talon a {} cartes ; à cette durée, au plus {} sont permises.",
    Complaint.AGAINST_FALLEN_WIZARDS: "{} cartes visent les Sorciers Corrompus ; au plus {} sont permises.",
    Complaint.TWO_AVATARS_TWICE: "Un seul avatar peut être plusieurs fois dans le deck de jeu et le Talon.",
    Complaint.POOL_CHARACTERS: "Le groupe de départ a {} personnages ; au plus {} sont permis.",
    Complaint.POOL_ITEMS: "Le groupe de départ a {} objets mineurs ; au plus {} sont permis.",
    Complaint.POOL_CARDS: "Le groupe de départ ne contient que des personnages qui ne sont pas des avatars, "
    "et des objets mineurs qui ne sont ni uniques ni objets de trésor.",
    Complaint.NO_SITE: "Le deck de sites ne contient que des sites.",
    Complaint.SITE_TWICE: "Un site qui n’est pas un Havre du joueur ne peut figurer qu’une fois.",
    Complaint.OPEN_SITE_TWICE: "Des cinq sites de Balrog ouverts à tous, chacun ne peut figurer qu’une fois.",
    Complaint.NO_HERO_SITE: "Le deck de sites d’un Sorcier ne contient que des sites de héros.",
    Complaint.NO_MINION_SITE: "Le deck de sites d’un Spectre ne contient que des sites de séides.",
    Complaint.BALROG_SITE: "Des sites de Balrog, un Sorcier Corrompu n’a que les cinq ouverts à tous.",
    Complaint.NO_SITE_OF_A_BALROG: "Le deck de sites d’un Balrog contient des sites de séides, mais sa "
    "propre version là où il y en a une.",
    Complaint.NO_HERO_CHARACTER: "Les avatars d’un Sorcier sont des Sorciers, ses personnages des héros.",
    Complaint.NO_HERO_RESOURCE: "Les ressources d’un Sorcier sont celles des héros et les objets des séides.",
    Complaint.NO_MINION_CHARACTER: "Les avatars d’un Spectre sont des Spectres, ses personnages des séides.",
    Complaint.NO_MINION_RESOURCE: "Les ressources d’un Spectre sont celles des séides et les objets des "
    "héros.",
    Complaint.THREE_COPIES: "Un Sorcier Corrompu a chaque personnage et chaque ressource de héros ou de "
    "séides deux fois au plus.",
    Complaint.THIRD_AS_RESOURCE: "D’un péril, deux exemplaires seulement comptent comme ressources ; "
    "le deck de jeu a donc {} ressources et {} périls.",
    Complaint.NO_FALLEN_WIZARD: "Les avatars d’un Sorcier Corrompu sont des Sorciers Corrompus.",
    Complaint.BARRED: "Certaines cartes sont interdites à tout Sorcier Corrompu.",
    Complaint.NUMBER_OF_STAGE_CARDS: "Le groupe de départ a {} cartes de Déchu ; il en faut de 1 à {}.",
    Complaint.STAGE_POINTS: "Les cartes de Déchu de départ ont ensemble {} points de Déchu ; il en faut "
    "exactement {}.",
    Complaint.ONLY_UNIQUE_STAGE_CARDS: "Les cartes de Déchu de départ ne peuvent pas être toutes uniques.",
    Complaint.NO_STARTING_STAGE_CARD: "Une carte de Déchu de départ est un événement permanent dont le "
    "texte le permet.",
    Complaint.THREE_FALLEN_WIZARDS: "Le Talon contient au plus deux Sorciers Corrompus.",
    Complaint.NO_ORC_OR_TROLL: "L’avatar d’un Balrog est Le Balrog, ses personnages sont des Orques et des "
    "Trolls séides ; seuls ceux qui lui sont propres ont 9 d’esprit ou plus.",
    Complaint.NO_RESOURCE_OF_A_BALROG: "Les ressources d’un Balrog sont celles des séides ; ses factions "
    "sont des Animaux, des Dragons, des Orques, des Trolls et des Loups.",
    Complaint.BARRED_TO_A_BALROG: "Certaines cartes sont interdites à tout Balrog.",
    Complaint.NOT_DECLARED: "Un Sorcier Corrompu déclare pour avatar un Sorcier Corrompu de son deck.",
    Complaint.NO_STARTING_SITE: "Il manque Fondcombe, où commence la compagnie d’un Sorcier.",
    Complaint.NO_START_OF_A_RINGWRAITH: "Il manque un site où commencent les compagnies d’un Spectre : Minas "
    "Morgul ou Dol Guldur.",
    Complaint.NOWHERE_TO_START: "Il manque un site où commence la compagnie d’un Sorcier Corrompu : Les "
    "Tours Blanches, ou des Ruines et Antres du Rhudaur ou de l’Arthedain.",
    Complaint.NO_START_OF_A_BALROG: "Il manque un site où commencent les compagnies d’un Balrog : sa propre "
    "version de la Moria ou des Portes des Abîmes.",
}

TABLES: Final = {Language.EN: ENGLISH, Language.DE: GERMAN, Language.FR: FRENCH}


LENGTHS: Final = {
    Language.EN: {
        GameLength.STARTER: "a starter game",
        GameLength.SHORT: "a short game",
        GameLength.LONG: "a long game",
        GameLength.CAMPAIGN: "a campaign game",
    },
    Language.DE: {
        GameLength.STARTER: "ein Einsteigerspiel",
        GameLength.SHORT: "ein kurzes Spiel",
        GameLength.LONG: "ein langes Spiel",
        GameLength.CAMPAIGN: "ein Kampagnenspiel",
    },
    Language.FR: {
        GameLength.STARTER: "une partie d’initiation",
        GameLength.SHORT: "une partie courte",
        GameLength.LONG: "une partie longue",
        GameLength.CAMPAIGN: "une partie de campagne",
    },
}

WELL_BUILT: Final = {
    Language.EN: "“{}” keeps every rule of deck building for {}.",
    Language.DE: "„{}“ hält für {} alle Regeln des Deckbaus ein.",
    Language.FR: "« {} » respecte toutes les règles de construction pour {}.",
}

FAULTY: Final = {
    Language.EN: "“{}” breaks the rules of deck building for {}:",
    Language.DE: "„{}“ hält für {} die Regeln des Deckbaus nicht ein:",
    Language.FR: "« {} » ne respecte pas les règles de construction pour {} :",
}

NOT_YET: Final = {
    Language.EN: "Well built or not, these of its cards cannot be played here yet:",
    Language.DE: "Unabhängig davon können diese seiner Karten hier noch nicht gespielt werden:",
    Language.FR: "Par ailleurs, ces cartes ne peuvent pas encore être jouées ici :",
}


WAITING: Final = {
    Language.EN: "Some lines of “{}” wait for an answer; the rest is judged without them:",
    Language.DE: "Einige Zeilen von „{}“ warten auf eine Antwort; der Rest wird ohne sie beurteilt:",
    Language.FR: "Certaines lignes de « {} » attendent une réponse ; le reste est jugé sans elles :",
}

MENDED: Final = {
    Language.EN: "Mended, and written to {}:",
    Language.DE: "Ausgebessert und nach {} geschrieben:",
    Language.FR: "Corrigé, et écrit dans {} :",
}


def sentence(fault: Fault, language: Language) -> str:
    """What is wrong, in one sentence."""
    return TABLES[language][fault.complaint].format(*fault.numbers)
