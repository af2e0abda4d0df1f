import type { Language, Over, Seated } from "../protocol/messages";
import type { Phase, PointsSource } from "../protocol/view";

type ShellWords = {
    toMorning: string;
    toCandle: string;
    toDecision: string;
    tools: string;
    phases: string;
    phase: Record<Phase, string>;
    company: (number: number, count: number) => string;
    gettingReady: string;
    council: string;
    turn: (number: number) => string;
    yourTurn: string;
    theirTurn: (name: string) => string;
    lengths: Record<Seated["length"], string>;
    against: (one: string, other: string) => string;
    undo: string;
    score: string;
    help: string;
    settings: string;
    leave: string;
    rematch: string;
    rematchWaiting: (name: string) => string;
    rematchWanted: (name: string) => string;
    over: string;
    opponent: string;
    you: string;
    watched: (count: number) => string;
    watching: string;
    points: string;
    source: Record<PointsSource, string>;
    pointsNow: string;
    pointsDoubled: string;
    pointsCouncil: string;
    penalty: string;
    sum: string;
    atCouncil: (points: number) => string;
    scoreAbout: string;
    influence: string;
    influenceOf: (used: number, total: number) => string;
    free: (count: number) => string;
    hand: string;
    deck: string;
    discard: string;
    sideboard: string;
    sites: string;
    pile: (name: string, count: number) => string;
    look: (name: string) => string;
    faceDown: (count: number) => string;
    empty: string;
    inPlay: string;
    yours: string;
    theirs: string;
    clock: string;
    away: string;
    thinking: string;
    inviteChip: string;
    copied: string;
    broken: string;
    dismiss: string;
    notices: string;
    close: string;
    leaveTitle: string;
    leaveAbout: string;
    leaveNow: string;
    concede: string;
    concedeAbout: string;
    stay: string;
    won: string;
    lost: string;
    tied: string;
    wins: (name: string) => string;
    result: (own: number, other: number) => string;
    by: Record<Over["by"], string>;
    avatarGone: (name: string) => string;
    helpAsk: string;
    helpAbout: string;
    helpKeys: string;
    helpRules: string;
    signs: string;
    sign: { may: string; peril: string; mark: string; stage: string };
};

export const words: Record<Language, ShellWords> = {
    en: {
        toMorning: "Morning light",
        toCandle: "Candlelight",
        toDecision: "To your decision",
        tools: "Table",
        phases: "Phases of the turn",
        phase: {
            "untap phase": "Untap",
            "organization phase": "Organization",
            "long-event phase": "Long-event",
            "movement/hazard phase": "Movement/hazard",
            "site phase": "Site",
            "end-of-turn phase": "End of turn",
        },
        company: (number, count) => `company ${number} of ${count}`,
        gettingReady: "Getting ready",
        council: "The council",
        turn: (number) => `Turn ${number}`,
        yourTurn: "Your turn",
        theirTurn: (name) => `${name}’s turn`,
        lengths: {
            starter: "Starter game",
            short: "Short game",
            long: "Long game",
            campaign: "Campaign game",
        },
        against: (one, other) => `${one} v ${other}`,
        undo: "Undo",
        score: "Score sheet",
        help: "Help",
        settings: "Settings",
        leave: "Leave or concede",
        rematch: "Another game",
        rematchWaiting: (name) => `Waiting for ${name} …`,
        rematchWanted: (name) => `${name} would like another game.`,
        over: "The game is over",
        opponent: "Your opponent",
        you: "You",
        watched: (count) => (count === 1 ? "one person is watching" : `${count} people are watching`),
        watching: "You are watching",
        points: "Marshalling points",
        source: {
            character: "Characters",
            item: "Items",
            faction: "Factions",
            ally: "Allies",
            kill: "Kills",
            miscellaneous: "Miscellaneous",
        },
        pointsNow: "now",
        pointsDoubled: "doubled",
        pointsCouncil: "at the council",
        penalty: "Lost avatar",
        sum: "In all",
        atCouncil: (points) => `The council would count ${points} now`,
        scoreAbout:
            "The council doubles a source that the other player has none of, and lets no source count for more than half.",
        influence: "General infl.",
        influenceOf: (used, total) => `General influence: ${used} of ${total} used`,
        free: (count) => `${count} free`,
        hand: "hand",
        deck: "play deck",
        discard: "discard pile",
        sideboard: "sideboard",
        sites: "location deck",
        pile: (name, count) => `${name}: ${count}`,
        look: (name) => `Look through the ${name}:`,
        faceDown: (count) => (count === 1 ? "one card lies face-down" : `${count} cards lie face-down`),
        empty: "No card that you may see.",
        inPlay: "Events in play",
        yours: "yours",
        theirs: "theirs",
        clock: "time left",
        away: "away",
        thinking: "is asked",
        inviteChip: "Copy the link for your friend",
        copied: "Copied",
        broken: "The line is broken; we are calling again …",
        dismiss: "Put this away",
        notices: "What was refused",
        close: "Close",
        leaveTitle: "Leave the table?",
        leaveAbout: "The game waits for you: the lobby lists it under your tables.",
        leaveNow: "Leave for now",
        concede: "Concede the game",
        concedeAbout: "Conceding ends the game at once; your opponent wins.",
        stay: "Stay",
        won: "You have won",
        lost: "You have lost",
        tied: "A tie",
        wins: (name) => `${name} has won`,
        result: (own, other) => `${own} to ${other}`,
        by: {
            council: "by the count of the council",
            concession: "by concession",
            clock: "on time",
            "one ring": "by the One Ring",
            other: "",
        },
        avatarGone: (name) => `${name} is out of the game`,
        helpAsk: "One question at a time",
        helpAbout:
            "The column at the right asks, and lists every answer. What is gold on the table begins an answer too; what is grey says why not. A number shows what it is made of when you point at it.",
        helpKeys: "All keys",
        helpRules: "Search the rules",
        signs: "Colours",
        sign: { may: "you may", peril: "danger, theirs", mark: "targets and rules", stage: "stage cards" },
    },
    de: {
        toMorning: "Morgenlicht",
        toCandle: "Kerzenlicht",
        toDecision: "Zu deiner Entscheidung",
        tools: "Tisch",
        phases: "Phasen des Zuges",
        phase: {
            "untap phase": "Enttappen",
            "organization phase": "Organisation",
            "long-event phase": "Lange Ereignisse",
            "movement/hazard phase": "Bewegung/Gefahren",
            "site phase": "Ort",
            "end-of-turn phase": "Zugende",
        },
        company: (number, count) => `Gemeinschaft ${number} von ${count}`,
        gettingReady: "Spielvorbereitung",
        council: "Der Rat",
        turn: (number) => `Zug ${number}`,
        yourTurn: "Dein Zug",
        theirTurn: (name) => `Zug von ${name}`,
        lengths: {
            starter: "Einsteigerspiel",
            short: "Kurzes Spiel",
            long: "Langes Spiel",
            campaign: "Kampagnenspiel",
        },
        against: (one, other) => `${one} gegen ${other}`,
        undo: "Zurücknehmen",
        score: "Punktezettel",
        help: "Hilfe",
        settings: "Einstellungen",
        leave: "Gehen oder aufgeben",
        rematch: "Noch ein Spiel",
        rematchWaiting: (name) => `Wir warten auf ${name} …`,
        rematchWanted: (name) => `${name} möchte noch ein Spiel.`,
        over: "Das Spiel ist zu Ende",
        opponent: "Dein Gegner",
        you: "Du",
        watched: (count) => (count === 1 ? "eine Person sieht zu" : `${count} Personen sehen zu`),
        watching: "Du siehst zu",
        points: "Siegpunkte",
        source: {
            character: "Charaktere",
            item: "Gegenstände",
            faction: "Heere",
            ally: "Verbündete",
            kill: "Besiegte",
            miscellaneous: "Sonstiges",
        },
        pointsNow: "jetzt",
        pointsDoubled: "verdoppelt",
        pointsCouncil: "beim Rat",
        penalty: "Verlorener Avatar",
        sum: "Insgesamt",
        atCouncil: (points) => `Der Rat würde jetzt ${points} zählen`,
        scoreAbout:
            "Der Rat verdoppelt eine Quelle, von der der andere nichts hat, und lässt keine Quelle mehr als die Hälfte zählen.",
        influence: "Allg. Einfluss",
        influenceOf: (used, total) => `Allgemeiner Einfluss: ${used} von ${total} verwendet`,
        free: (count) => `${count} frei`,
        hand: "Hand",
        deck: "Spieldeck",
        discard: "Ablagestapel",
        sideboard: "Reservestapel",
        sites: "Ortskarten-Deck",
        pile: (name, count) => `${name}: ${count}`,
        look: (name) => `${name} ansehen:`,
        faceDown: (count) => (count === 1 ? "eine Karte liegt verdeckt" : `${count} Karten liegen verdeckt`),
        empty: "Keine Karte, die du sehen darfst.",
        inPlay: "Ereignisse im Spiel",
        yours: "deins",
        theirs: "vom Gegner",
        clock: "verbleibende Zeit",
        away: "nicht da",
        thinking: "ist gefragt",
        inviteChip: "Link für deinen Freund kopieren",
        copied: "Kopiert",
        broken: "Die Verbindung ist unterbrochen; wir rufen wieder an …",
        dismiss: "Wegräumen",
        notices: "Was abgelehnt wurde",
        close: "Schließen",
        leaveTitle: "Den Tisch verlassen?",
        leaveAbout: "Das Spiel wartet auf dich: Am Eingang steht es unter deinen Tischen.",
        leaveNow: "Vorerst gehen",
        concede: "Das Spiel aufgeben",
        concedeAbout: "Aufgeben beendet das Spiel sofort; dein Gegner gewinnt.",
        stay: "Bleiben",
        won: "Du hast gewonnen",
        lost: "Du hast verloren",
        tied: "Unentschieden",
        wins: (name) => `${name} hat gewonnen`,
        result: (own, other) => `${own} zu ${other}`,
        by: {
            council: "nach der Zählung des Rates",
            concession: "durch Aufgabe",
            clock: "auf Zeit",
            "one ring": "durch den Einen Ring",
            other: "",
        },
        avatarGone: (name) => `${name} ist aus dem Spiel`,
        helpAsk: "Eine Frage auf einmal",
        helpAbout:
            "Die rechte Spalte fragt und nennt jede Antwort. Was auf dem Tisch golden ist, beginnt ebenfalls eine Antwort; was grau ist, sagt, warum nicht. Eine Zahl zeigt, woraus sie besteht, wenn du auf sie zeigst.",
        helpKeys: "Alle Tasten",
        helpRules: "Regeln durchsuchen",
        signs: "Farben",
        sign: {
            may: "du darfst",
            peril: "Gefahr, vom Gegner",
            mark: "Ziele und Regeln",
            stage: "Entwicklungskarten",
        },
    },
    fr: {
        toMorning: "Lumière du matin",
        toCandle: "Lumière de bougie",
        toDecision: "À votre décision",
        tools: "Table",
        phases: "Phases du tour",
        phase: {
            "untap phase": "Redressement",
            "organization phase": "Organisation",
            "long-event phase": "Événements longs",
            "movement/hazard phase": "Mouvement/périls",
            "site phase": "Site",
            "end-of-turn phase": "Fin du tour",
        },
        company: (number, count) => `compagnie ${number} sur ${count}`,
        gettingReady: "Préparation du jeu",
        council: "Le conseil",
        turn: (number) => `Tour ${number}`,
        yourTurn: "À vous",
        theirTurn: (name) => `Tour de ${name}`,
        lengths: {
            starter: "Partie d’initiation",
            short: "Partie courte",
            long: "Partie longue",
            campaign: "Partie de campagne",
        },
        against: (one, other) => `${one} contre ${other}`,
        undo: "Annuler",
        score: "Feuille de score",
        help: "Aide",
        settings: "Réglages",
        leave: "Partir ou abandonner",
        rematch: "Une autre partie",
        rematchWaiting: (name) => `On attend ${name} …`,
        rematchWanted: (name) => `${name} voudrait une autre partie.`,
        over: "La partie est finie",
        opponent: "Votre adversaire",
        you: "Vous",
        watched: (count) => (count === 1 ? "une personne regarde" : `${count} personnes regardent`),
        watching: "Vous regardez",
        points: "Points de rassemblement",
        source: {
            character: "Personnages",
            item: "Objets",
            faction: "Factions",
            ally: "Alliés",
            kill: "Victoires",
            miscellaneous: "Divers",
        },
        pointsNow: "maintenant",
        pointsDoubled: "doublés",
        pointsCouncil: "au conseil",
        penalty: "Avatar perdu",
        sum: "En tout",
        atCouncil: (points) => `Le conseil en compterait ${points} maintenant`,
        scoreAbout:
            "Le conseil double une source dont l’autre n’a rien et ne laisse aucune source compter pour plus de la moitié.",
        influence: "Infl. générale",
        influenceOf: (used, total) => `Influence générale : ${used} sur ${total} utilisés`,
        free: (count) => `${count} ${count === 1 ? "libre" : "libres"}`,
        hand: "main",
        deck: "pioche",
        discard: "défausse",
        sideboard: "talon",
        sites: "deck de sites",
        pile: (name, count) => `${name} : ${count}`,
        look: (name) => `Parcourir, ${name} :`,
        faceDown: (count) => (count === 1 ? "une carte est face cachée" : `${count} cartes sont face cachée`),
        empty: "Aucune carte que vous puissiez voir.",
        inPlay: "Événements en jeu",
        yours: "le vôtre",
        theirs: "le sien",
        clock: "temps restant",
        away: "absent",
        thinking: "doit choisir",
        inviteChip: "Copier le lien pour votre ami",
        copied: "Copié",
        broken: "La ligne est coupée ; nous rappelons …",
        dismiss: "Ranger",
        notices: "Ce qui a été refusé",
        close: "Fermer",
        leaveTitle: "Quitter la table ?",
        leaveAbout: "La partie vous attend : l’accueil la montre parmi vos tables.",
        leaveNow: "Partir pour l’instant",
        concede: "Abandonner la partie",
        concedeAbout: "L’abandon finit la partie aussitôt ; votre adversaire gagne.",
        stay: "Rester",
        won: "Vous avez gagné",
        lost: "Vous avez perdu",
        tied: "Égalité",
        wins: (name) => `${name} a gagné`,
        result: (own, other) => `${own} à ${other}`,
        by: {
            council: "au compte du conseil",
            concession: "par abandon",
            clock: "au temps",
            "one ring": "par l’Anneau Unique",
            other: "",
        },
        avatarGone: (name) => `${name} est hors du jeu`,
        helpAsk: "Une question à la fois",
        helpAbout:
            "La colonne de droite demande et donne toutes les réponses. Ce qui est doré sur la table commence aussi une réponse ; ce qui est gris dit pourquoi non. Un nombre montre de quoi il est fait quand on le désigne.",
        helpKeys: "Toutes les touches",
        helpRules: "Chercher dans les règles",
        signs: "Couleurs",
        sign: {
            may: "vous pouvez",
            peril: "danger, à l’autre",
            mark: "cibles et règles",
            stage: "cartes de Déchu",
        },
    },
};
