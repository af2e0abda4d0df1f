import type { Language, PlayerKind, Seated } from "../protocol/types";

type LobbyWords = {
    tagline: string;
    about: string;
    first: string;
    firstAbout: string;
    machine: string;
    machineAbout: string;
    friend: string;
    friendAbout: string;
    own: string;
    ownAbout: string;
    ownFile: string;
    ownDrop: string;
    ownPaste: string;
    ownTake: string;
    ownNone: string;
    ownKept: string;
    ownForget: (title: string) => string;
    lab: string;
    workshop: string;
    deckGroups: Record<PlayerKind, string>;
    yourName: string;
    namePlaceholder: string;
    nobody: string;
    yourDeck: string;
    theirDeck: string;
    opponent: string;
    length: string;
    clock: string;
    noClock: string;
    minutes: (count: number) => string;
    /** What opens the optional rules, with how many are chosen. */
    options: (chosen: number) => string;
    edition: string;
    agreed: string;
    suggestions: string;
    suggestionsAbout: string;
    /** What an invited friend is told of it. */
    withAdvice: string;
    withoutAdvice: string;
    play: string;
    invite: string;
    wait: string;
    back: string;
    tables: string;
    tableAgainst: (name: string) => string;
    tableWaiting: string;
    tableOver: string;
    goOn: string;
    lookAgain: string;
    forget: (name: string) => string;
    lengths: Record<Seated["length"], string>;
    invitedBy: (name: string) => string;
    invitedAbout: string;
    sitDown: string;
    waiting: string;
    waitingAbout: string;
    link: string;
    copy: string;
    copied: string;
    watchLink: string;
    turnedAway: string;
    toLobby: string;
    again: string;
    connecting: string;
    faults: (count: number) => string;
    fan: string;
    language: string;
    theme: string;
    themes: { system: string; candle: string; morning: string };
};

export const words: Record<Language, LobbyWords> = {
    en: {
        tagline: "Gather companies, walk the roads of Middle‑earth, and be the danger on the other’s way.",
        about: "A whole card game in your browser. The table knows the rules: it shows what you may do, and says why not.",
        first: "Your first game",
        firstAbout: "Guided step by step, about half an hour. Nothing to know beforehand.",
        machine: "Play against the machine",
        machineAbout: "It plans, it sets traps, and it tells you why if you ask.",
        friend: "Invite a friend",
        friendAbout: "Lay out a table and send the link. Nobody needs an account.",
        own: "Bring your own deck",
        ownAbout:
            "In any form that players exchange. It joins the decks to choose from and stays in this browser.",
        ownFile: "Choose a deck file",
        ownDrop: "or drop it here, or paste its text",
        ownPaste: "Text of the deck",
        ownTake: "Put it on the shelf",
        ownNone: "This could not be read as a deck.",
        ownKept: "On your shelf",
        ownForget: (title) => `Take ${title} off the shelf`,
        lab: "Let a deck play in the lab",
        workshop: "To the workshop: build decks, bring in any list, check and mend",
        deckGroups: {
            wizard: "Decks of Wizards",
            ringwraith: "Decks of Ringwraiths",
            "fallen-wizard": "Decks of Fallen-wizards",
            balrog: "Decks of the Balrog",
        },
        yourName: "Your name",
        namePlaceholder: "What shall we call you?",
        nobody: "Traveller",
        yourDeck: "Your deck",
        theirDeck: "Its deck",
        opponent: "Opponent",
        length: "Length",
        clock: "Time to think",
        noClock: "As long as you like",
        minutes: (count) => `${count} minutes each`,
        options: (chosen) => (chosen === 0 ? "Optional rules" : `Optional rules: ${chosen} agreed`),
        edition: "Whose rules",
        agreed: "Agreed besides:",
        suggestions: "Advice from the machine",
        suggestionsAbout: "Both may ask what it would do in their place.",
        withAdvice: "Both of you may ask the machine what it would do.",
        withoutAdvice: "Nobody may ask the machine for advice.",
        play: "Sit down and play",
        invite: "Lay out the table",
        wait: "One moment …",
        back: "Back",
        tables: "Your tables",
        tableAgainst: (name) => `Against ${name}`,
        tableWaiting: "Waiting for a friend",
        tableOver: "finished",
        goOn: "Play on",
        lookAgain: "Look again",
        forget: (name) => `Forget the table: ${name}`,
        lengths: {
            starter: "Starter game",
            short: "Short game",
            long: "Long game",
            campaign: "Campaign game",
        },
        invitedBy: (name) => `${name} invites you to a game`,
        invitedAbout: "Say who you are, choose a deck, and the game begins.",
        sitDown: "Sit down",
        waiting: "The table is laid",
        waitingAbout:
            "Send this link to your friend. The game begins when they sit down; you may close this page and come back.",
        link: "Link for your friend",
        copy: "Copy the link",
        copied: "Copied",
        watchLink: "Link for those who only want to watch",
        turnedAway: "The door stays shut",
        toLobby: "To the lobby",
        again: "Try again",
        connecting: "On the way to your table …",
        faults: (count) =>
            count === 1 ? "One thing is wrong with the deck" : `${count} things are wrong with the deck`,
        fan: "A free project by fans, not affiliated with or endorsed by the owners of the names of Middle-earth or of the original game.",
        language: "Language",
        theme: "Light",
        themes: { system: "as the system", candle: "candle", morning: "morning" },
    },
    de: {
        tagline:
            "Sammle Gemeinschaften, zieh über die Straßen Mittelerdes und sei die Gefahr auf dem Weg des anderen.",
        about: "Ein ganzes Kartenspiel im Browser. Der Tisch kennt die Regeln: Er zeigt, was du darfst, und sagt, warum nicht.",
        first: "Dein erstes Spiel",
        firstAbout: "Schritt für Schritt begleitet, etwa eine halbe Stunde. Vorkenntnisse brauchst du keine.",
        machine: "Gegen die Maschine spielen",
        machineAbout: "Sie plant, sie stellt Fallen, und auf Wunsch sagt sie, warum.",
        friend: "Einen Freund einladen",
        friendAbout: "Richte einen Tisch her und verschick den Link. Niemand braucht ein Konto.",
        own: "Dein eigenes Deck mitbringen",
        ownAbout:
            "In jeder Form, die Spieler austauschen. Es steht dann bei den anderen zur Wahl und bleibt in diesem Browser.",
        ownFile: "Eine Deck-Datei wählen",
        ownDrop: "oder hierher ziehen, oder den Text einfügen",
        ownPaste: "Text des Decks",
        ownTake: "Ins Regal stellen",
        ownNone: "Das ließ sich nicht als Deck lesen.",
        ownKept: "In deinem Regal",
        ownForget: (title) => `${title} aus dem Regal nehmen`,
        lab: "Ein Deck im Labor spielen lassen",
        workshop: "In die Werkstatt: Decks bauen, jede Liste mitbringen, prüfen und richten",
        deckGroups: {
            wizard: "Decks der Zauberer",
            ringwraith: "Decks der Ringgeister",
            "fallen-wizard": "Decks der Gefallenen Zauberer",
            balrog: "Decks des Balrogs",
        },
        yourName: "Dein Name",
        namePlaceholder: "Wie sollen wir dich nennen?",
        nobody: "Reisender",
        yourDeck: "Dein Deck",
        theirDeck: "Deck der Maschine",
        opponent: "Gegner",
        length: "Länge",
        clock: "Bedenkzeit",
        noClock: "So lange du willst",
        minutes: (count) => `je ${count} Minuten`,
        options: (chosen) => (chosen === 0 ? "Zusatzregeln" : `Zusatzregeln: ${chosen} vereinbart`),
        edition: "Wessen Regeln",
        agreed: "Außerdem vereinbart:",
        suggestions: "Rat von der Maschine",
        suggestionsAbout: "Beide dürfen fragen, was sie an ihrer Stelle täte.",
        withAdvice: "Ihr dürft beide die Maschine fragen, was sie täte.",
        withoutAdvice: "Niemand darf die Maschine um Rat fragen.",
        play: "Hinsetzen und spielen",
        invite: "Den Tisch herrichten",
        wait: "Einen Augenblick …",
        back: "Zurück",
        tables: "Deine Tische",
        tableAgainst: (name) => `Gegen ${name}`,
        tableWaiting: "Wartet auf einen Freund",
        tableOver: "beendet",
        goOn: "Weiterspielen",
        lookAgain: "Noch einmal ansehen",
        forget: (name) => `Den Tisch vergessen: ${name}`,
        lengths: {
            starter: "Einsteigerspiel",
            short: "Kurzes Spiel",
            long: "Langes Spiel",
            campaign: "Kampagnenspiel",
        },
        invitedBy: (name) => `${name} lädt dich zu einem Spiel ein`,
        invitedAbout: "Sag, wer du bist, wähle ein Deck, und das Spiel beginnt.",
        sitDown: "Hinsetzen",
        waiting: "Der Tisch ist bereit",
        waitingAbout:
            "Schick diesen Link deinem Freund. Das Spiel beginnt, sobald er sitzt; du kannst die Seite schließen und wiederkommen.",
        link: "Link für deinen Freund",
        copy: "Link kopieren",
        copied: "Kopiert",
        watchLink: "Link für alle, die nur zusehen wollen",
        turnedAway: "Die Tür bleibt zu",
        toLobby: "Zum Eingang",
        again: "Noch einmal versuchen",
        connecting: "Auf dem Weg zu deinem Tisch …",
        faults: (count) =>
            count === 1 ? "Eines stimmt an dem Deck nicht" : `${count} Dinge stimmen an dem Deck nicht`,
        fan: "Ein freies Projekt von Fans, weder verbunden mit den Inhabern der Namen Mittelerdes oder des ursprünglichen Spiels noch von ihnen unterstützt.",
        language: "Sprache",
        theme: "Licht",
        themes: { system: "wie das System", candle: "Kerze", morning: "Morgen" },
    },
    fr: {
        tagline:
            "Rassemblez vos compagnies, parcourez la Terre du Milieu et soyez le danger sur la route de l’autre.",
        about: "Tout un jeu de cartes dans votre navigateur. La table connaît les règles : elle montre ce que vous pouvez faire et dit pourquoi non.",
        first: "Votre première partie",
        firstAbout: "Guidée pas à pas, environ une demi-heure. Rien à savoir d’avance.",
        machine: "Jouer contre la machine",
        machineAbout: "Elle prévoit, elle tend des pièges et explique pourquoi si vous le demandez.",
        friend: "Inviter un ami",
        friendAbout: "Dressez une table et envoyez le lien. Personne n’a besoin de compte.",
        own: "Apporter votre propre deck",
        ownAbout:
            "Sous toute forme que les joueurs échangent. Il rejoint les decks au choix et reste dans ce navigateur.",
        ownFile: "Choisir un fichier de deck",
        ownDrop: "ou déposez-le ici, ou collez son texte",
        ownPaste: "Texte du deck",
        ownTake: "Le mettre sur l’étagère",
        ownNone: "Cela n’a pas pu être lu comme un deck.",
        ownKept: "Sur votre étagère",
        ownForget: (title) => `Retirer ${title} de l’étagère`,
        lab: "Laisser jouer un deck au laboratoire",
        workshop: "Vers l’atelier : construire des decks, apporter toute liste, examiner et corriger",
        deckGroups: {
            wizard: "Decks de Sorciers",
            ringwraith: "Decks de Spectres",
            "fallen-wizard": "Decks de Sorciers Corrompus",
            balrog: "Decks du Balrog",
        },
        yourName: "Votre nom",
        namePlaceholder: "Comment vous appeler ?",
        nobody: "Voyageur",
        yourDeck: "Votre deck",
        theirDeck: "Son deck",
        opponent: "Adversaire",
        length: "Durée",
        clock: "Temps de réflexion",
        noClock: "Autant que vous voulez",
        minutes: (count) => `${count} minutes chacun`,
        options: (chosen) =>
            chosen === 0
                ? "Règles facultatives"
                : `Règles facultatives : ${chosen} ${chosen > 1 ? "choisies" : "choisie"}`,
        edition: "Règles suivies",
        agreed: "Il est aussi convenu :",
        suggestions: "Conseils de la machine",
        suggestionsAbout: "Chacun peut demander ce qu’elle ferait à sa place.",
        withAdvice: "Vous pouvez tous deux demander à la machine ce qu’elle ferait.",
        withoutAdvice: "Personne ne peut demander conseil à la machine.",
        play: "S’asseoir et jouer",
        invite: "Dresser la table",
        wait: "Un instant …",
        back: "Retour",
        tables: "Vos tables",
        tableAgainst: (name) => `Contre ${name}`,
        tableWaiting: "En attente d’un ami",
        tableOver: "terminée",
        goOn: "Continuer",
        lookAgain: "Revoir",
        forget: (name) => `Oublier la table : ${name}`,
        lengths: {
            starter: "Partie d’initiation",
            short: "Partie courte",
            long: "Partie longue",
            campaign: "Partie de campagne",
        },
        invitedBy: (name) => `${name} vous invite à une partie`,
        invitedAbout: "Dites qui vous êtes, choisissez un deck, et la partie commence.",
        sitDown: "S’asseoir",
        waiting: "La table est dressée",
        waitingAbout:
            "Envoyez ce lien à votre ami. La partie commence dès qu’il s’assied ; vous pouvez fermer cette page et revenir.",
        link: "Lien pour votre ami",
        copy: "Copier le lien",
        copied: "Copié",
        watchLink: "Lien pour qui veut seulement regarder",
        turnedAway: "La porte reste close",
        toLobby: "À l’accueil",
        again: "Réessayer",
        connecting: "En route vers votre table …",
        faults: (count) =>
            count === 1 ? "Une chose ne va pas dans ce deck" : `${count} choses ne vont pas dans ce deck`,
        fan: "Un projet libre de passionnés, ni lié aux détenteurs des noms de la Terre du Milieu ou du jeu d’origine, ni soutenu par eux.",
        language: "Langue",
        theme: "Lumière",
        themes: { system: "comme le système", candle: "bougie", morning: "matin" },
    },
};
