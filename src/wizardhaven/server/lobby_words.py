"""What can be chosen before a game, in three languages: lengths, opponents, optional rules."""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.values import GameLength, OptionalRule
from wizardhaven.text.language import Language

LENGTHS: Final = {
    Language.EN: {
        GameLength.STARTER: "Starter game",
        GameLength.SHORT: "Short game",
        GameLength.LONG: "Long game",
        GameLength.CAMPAIGN: "Campaign game",
    },
    Language.DE: {
        GameLength.STARTER: "Einsteigerspiel",
        GameLength.SHORT: "Kurzes Spiel",
        GameLength.LONG: "Langes Spiel",
        GameLength.CAMPAIGN: "Kampagnenspiel",
    },
    Language.FR: {
        GameLength.STARTER: "Partie d’initiation",
        GameLength.SHORT: "Partie courte",
        GameLength.LONG: "Partie longue",
        GameLength.CAMPAIGN: "Partie de campagne",
    },
}

ABOUT_LENGTHS: Final = {
    Language.EN: "{decks}, the end may be called with {points} points",
    Language.DE: "{decks}, das Ende kann mit {points} Punkten ausgerufen werden",
    Language.FR: "{decks}, la fin peut être annoncée avec {points} points",
}

DECKS_LONG: Final = {
    Language.EN: ("once through the deck", "{} times through the deck"),
    Language.DE: ("einmal durch das Deck", "{}-mal durch das Deck"),
    Language.FR: ("une fois la pioche", "{} fois la pioche"),
}

OPTIONAL_RULES: Final = {
    Language.EN: {
        OptionalRule.WIZARD_MAY_FALL: (
            "A Wizard may fall",
            "a narrowly failed corruption check may make him a Fallen-wizard, with cards of the sideboard",
        ),
        OptionalRule.FALLEN_WIZARD_DUELS: (
            "Fallen-wizards duel",
            "with more than ten stage points his own company may fight that of any player",
        ),
        OptionalRule.STARTER_MOVEMENT_ONLY: (
            "Starter Movement only",
            "companies move from haven to site and back by the printed paths, and agents do not move",
        ),
    },
    Language.DE: {
        OptionalRule.WIZARD_MAY_FALL: (
            "Ein Zauberer kann fallen",
            "misslingt ein Versuchungswurf knapp, kann er mit Karten des Reservestapels Gefallener werden",
        ),
        OptionalRule.FALLEN_WIZARD_DUELS: (
            "Gefallene Zauberer kämpfen",
            "mit mehr als zehn Entwicklungspunkten kann sich seine Gemeinschaft mit jeder anderen schlagen",
        ),
        OptionalRule.STARTER_MOVEMENT_ONLY: (
            "Nur aufgedruckte Wege",
            "Gemeinschaften ziehen nicht durch Regionen, und Agenten bewegen sich nicht",
        ),
    },
    Language.FR: {
        OptionalRule.WIZARD_MAY_FALL: (
            "Un Sorcier peut se corrompre",
            "un jet de corruption manqué de peu peut en faire un Sorcier Corrompu, avec des cartes du talon",
        ),
        OptionalRule.FALLEN_WIZARD_DUELS: (
            "Duels de Sorciers Corrompus",
            "avec plus de dix points de Déchu, sa compagnie peut affronter celle de tout joueur",
        ),
        OptionalRule.STARTER_MOVEMENT_ONLY: (
            "Trajets imprimés seulement",
            "les compagnies ne se déplacent pas par régions, et les agents ne se déplacent pas",
        ),
    },
}

BOTS: Final = {
    Language.EN: {
        "planner": ("The planner", "plans its journeys and its hazards; an opponent worth meeting"),
        "gentle": ("The gentle one", "the planner, but kind to newcomers"),
        "random": ("The wanderer", "takes any lawful choice; good for looking around"),
    },
    Language.DE: {
        "planner": ("Planer", "plant seine Reisen und Gefahren; ein ernsthafter Gegner"),
        "gentle": ("Sanftmut", "der Planer, aber freundlich zu Neulingen"),
        "random": ("Wanderer", "wählt irgendetwas Erlaubtes; gut, um sich umzusehen"),
    },
    Language.FR: {
        "planner": ("Stratège", "prépare ses voyages et ses périls ; un adversaire sérieux"),
        "gentle": ("Bienveillant", "le stratège, mais aimable avec les débutants"),
        "random": ("Vagabond", "joue n’importe quel coup permis ; bon pour découvrir"),
    },
}

NOT_PLAYABLE_YET: Final = {
    Language.EN: "“{}” has cards that cannot be played here yet:",
    Language.DE: "„{}“ enthält Karten, die hier noch nicht gespielt werden können:",
    Language.FR: "« {} » contient des cartes qui ne peuvent pas encore être jouées ici :",
}
