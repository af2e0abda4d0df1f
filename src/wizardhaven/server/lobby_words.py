"""What can be chosen before a game, in three languages: lengths, opponents, optional rules."""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.values import Edition, GameLength, OptionalRule
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
        OptionalRule.STARTER_RULES: (
            "Starter rules of a printed edition",
            "no source is doubled or limited, no duplicates are shown, Sudden Call is no hazard",
        ),
        OptionalRule.ONLY_STARTER_DECKS: (
            "Only starter decks",
            "by a printed edition 18 points are enough to call a game of one deck",
        ),
        OptionalRule.TOURNAMENT: (
            "Tournament of the Challenge Decks",
            "there an eliminated avatar costs five points instead of the game",
        ),
        OptionalRule.ROLL_FOR_A_TIE: (
            "Dice decide a tie",
            "if nobody has won, or both have, the higher roll wins",
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
        OptionalRule.STARTER_RULES: (
            "Einsteigerregeln einer gedruckten Ausgabe",
            "nichts wird verdoppelt, begrenzt oder doppelt vorgezeigt; „Saurons Kriegsrat“ ist keine Gefahr",
        ),
        OptionalRule.ONLY_STARTER_DECKS: (
            "Nur Starterdecks",
            "nach einer gedruckten Ausgabe genügen 18 Punkte, um ein Spiel von einem Deck zu beenden",
        ),
        OptionalRule.TOURNAMENT: (
            "Turnier der Herausforderungsdecks",
            "dort kostet ein eliminierter Avatar fünf Punkte statt des Spiels",
        ),
        OptionalRule.ROLL_FOR_A_TIE: (
            "Würfel bei Gleichstand",
            "hat niemand gewonnen oder haben es beide, entscheidet der höhere Wurf",
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
        OptionalRule.STARTER_RULES: (
            "Règles d’initiation d’une édition imprimée",
            "rien n’est doublé ni limité, nul double n’est montré, « Appel soudain » n’est pas un péril",
        ),
        OptionalRule.ONLY_STARTER_DECKS: (
            "Decks d’initiation seulement",
            "selon une édition imprimée, 18 points suffisent pour terminer une partie d’une pioche",
        ),
        OptionalRule.TOURNAMENT: (
            "Tournoi des Challenge Decks",
            "un avatar éliminé y coûte cinq points au lieu de la partie",
        ),
        OptionalRule.ROLL_FOR_A_TIE: (
            "Les dés départagent",
            "si personne n’a gagné, ou si les deux ont gagné, le jet le plus haut l’emporte",
        ),
    },
}

EDITIONS: Final = {
    Language.EN: {
        Edition.CURRENT: ("Today's rules", "an eliminated avatar costs five points, equal totals are a tie"),
        Edition.THE_WIZARDS_LIMITED: (
            "The Wizards, Limited",
            "an eliminated avatar loses the game, half is rounded up",
        ),
        Edition.THE_WIZARDS_UNLIMITED: (
            "The Wizards, Unlimited",
            "an eliminated avatar loses the game, equal totals are won by both",
        ),
        Edition.THE_LIDLESS_EYE: (
            "The Lidless Eye",
            "an eliminated avatar loses the game, equal totals are a tie",
        ),
        Edition.THE_CHALLENGE_DECKS: (
            "Challenge Decks",
            "an eliminated avatar loses the game, but not in a tournament",
        ),
    },
    Language.DE: {
        Edition.CURRENT: (
            "Heutige Regeln",
            "ein eliminierter Avatar kostet fünf Punkte, Gleichstand ist unentschieden",
        ),
        Edition.THE_WIZARDS_LIMITED: (
            "Die Zauberer, limitiert",
            "mit dem Avatar ist das Spiel verloren, die Hälfte wird aufgerundet",
        ),
        Edition.THE_WIZARDS_UNLIMITED: (
            "Die Zauberer, unlimitiert",
            "mit dem Avatar ist das Spiel verloren, bei Gleichstand gewinnen beide",
        ),
        Edition.THE_LIDLESS_EYE: (
            "Das Auge Saurons",
            "mit dem Avatar ist das Spiel verloren, Gleichstand ist unentschieden",
        ),
        Edition.THE_CHALLENGE_DECKS: (
            "Herausforderungsdecks",
            "mit dem Avatar ist das Spiel verloren, im Turnier aber nicht",
        ),
    },
    Language.FR: {
        Edition.CURRENT: (
            "Règles actuelles",
            "un avatar éliminé coûte cinq points, des totaux égaux font une partie nulle",
        ),
        Edition.THE_WIZARDS_LIMITED: (
            "Les Sorciers, édition limitée",
            "un avatar éliminé perd la partie, la moitié est arrondie au-dessus",
        ),
        Edition.THE_WIZARDS_UNLIMITED: (
            "Les Sorciers, édition illimitée",
            "un avatar éliminé perd la partie, à totaux égaux les deux gagnent",
        ),
        Edition.THE_LIDLESS_EYE: (
            "L’Œil de Sauron",
            "un avatar éliminé perd la partie, des totaux égaux font une partie nulle",
        ),
        Edition.THE_CHALLENGE_DECKS: (
            "Challenge Decks",
            "un avatar éliminé perd la partie, mais pas en tournoi",
        ),
    },
}

BOTS: Final = {
    Language.EN: {
        "planner": ("The planner", "plans its journeys and its hazards; an opponent worth meeting"),
        "gentle": ("The gentle one", "the planner, but kind to newcomers"),
        "teacher": ("The teacher", "takes you through your first game"),
        "random": ("The wanderer", "takes any lawful choice; good for looking around"),
    },
    Language.DE: {
        "planner": ("Planer", "plant seine Reisen und Gefahren; ein ernsthafter Gegner"),
        "gentle": ("Sanftmut", "der Planer, aber freundlich zu Neulingen"),
        "teacher": ("Lehrmeister", "führt dich durch dein erstes Spiel"),
        "random": ("Wanderer", "wählt irgendetwas Erlaubtes; gut, um sich umzusehen"),
    },
    Language.FR: {
        "planner": ("Stratège", "prépare ses voyages et ses périls ; un adversaire sérieux"),
        "gentle": ("Bienveillant", "le stratège, mais aimable avec les débutants"),
        "teacher": ("Le maître", "vous guide dans votre première partie"),
        "random": ("Vagabond", "joue n’importe quel coup permis ; bon pour découvrir"),
    },
}

NOT_PLAYABLE_YET: Final = {
    Language.EN: "“{}” has cards that cannot be played here yet:",
    Language.DE: "„{}“ enthält Karten, die hier noch nicht gespielt werden können:",
    Language.FR: "« {} » contient des cartes qui ne peuvent pas encore être jouées ici :",
}

HALF_READ: Final = {
    Language.EN: "“{}” has lines that wait for an answer:",
    Language.DE: "„{}“ hat Zeilen, die auf eine Antwort warten:",
    Language.FR: "« {} » a des lignes qui attendent une réponse :",
}
