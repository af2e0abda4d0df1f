// What the lab says. A rate is never said without its number of games and its interval.

import type { Language, PointsSource, Sign } from "../protocol/types";

type LabWords = {
    title: string;
    about: string;
    deck: string;
    field: string;
    fields: { all: string; challenge: string; fallen: string; own: string };
    length: string;
    games: string;
    run: string;
    stop: string;
    again: string;
    played: (games: number, ordered: number) => string;
    stopped: (games: number) => string;
    won: string;
    between: (low: number, high: number, games: number) => string;
    against: string;
    kinds: string;
    kindsAbout: string;
    points: Record<PointsSource, string>;
    you: string;
    they: string;
    cards: string;
    cardsAbout: string;
    card: string;
    drawn: string;
    playedIn: string;
    stuck: string;
    whenPlayed: string;
    few: string;
    warning: string;
    turns: (turns: number) => string;
    game: (seed: number, opponent: string, ours: number, theirs: number) => string;
    broken: (seed: number) => string;
    back: string;
    noOwn: string;
    everybody: string;
    everybodyAbout: string;
    thinMatchup: string;
    cell: (deck: string, opponent: string, share: number, games: number) => string;
    byTurn: string;
    byTurnAbout: string;
    turn: string;
    changes: string;
    changesAbout: string;
    change: Record<Sign, (name: string, times: number, games: number) => string>;
    seeCard: (name: string) => string;
    takes: (seconds: number) => string;
    left: (seconds: number) => string;
};

const whole = (share: number): string => `${Math.round(share * 100)}`;
/** A time in whole minutes; what is shorter than one is not counted. */
const minutes = (seconds: number, less: string, single: string, many: string): string => {
    const whole = Math.round(seconds / 60);
    return whole === 0 ? less : whole === 1 ? single : `${whole} ${many}`;
};
const one = (number: number): string => number.toFixed(1);

export const words: Record<Language, LabWords> = {
    en: {
        title: "The lab",
        about: "Let a deck play many games by itself, and see what they are worth and what they are not.",
        deck: "Deck",
        field: "Against",
        fields: {
            all: "all our decks",
            challenge: "Challenge Decks",
            fallen: "Fallen-wizards",
            own: "my own decks",
        },
        length: "Length",
        games: "Games",
        run: "Play",
        stop: "Stop and keep",
        again: "Play again",
        played: (games, ordered) => `${games} of ${ordered} games played`,
        stopped: (games) => `stopped after ${games} games; they are kept`,
        won: "of games won",
        between: (low, high, games) =>
            `between ${whole(low)}% and ${whole(high)}%, 19 times in 20, after ${games} games`,
        against: "Against whom",
        kinds: "Points by kind",
        kindsAbout: "a game",
        points: {
            character: "Characters",
            item: "Items",
            faction: "Factions",
            ally: "Allies",
            kill: "Kills",
            miscellaneous: "Miscellaneous",
        },
        you: "this deck",
        they: "its opponents",
        cards: "Cards that wait in vain",
        cardsAbout: "drawn in most games, played in fewest",
        card: "Card",
        drawn: "drawn",
        playedIn: "played",
        stuck: "stuck in hand",
        whenPlayed: "won when played",
        few: "too few to say",
        warning:
            "A card that is played late is played by who lasts: that its games were won does not say that it won them.",
        turns: (turns) => `${one(turns)} turns a game`,
        game: (seed, opponent, ours, theirs) => `Seed ${seed}, against ${opponent}: ${ours} to ${theirs}`,
        broken: (seed) => `Seed ${seed}: the game broke off and is not counted`,
        back: "To the hall",
        noOwn: "You have no other deck on your shelf.",
        everybody: "Everybody against everybody",
        everybodyAbout: "the row's share of games won against the column",
        thinMatchup: "hatched: fewer than 20 games",
        cell: (deck, opponent, share, games) =>
            `${deck} won ${whole(share)}% of ${games} games against ${opponent}`,
        byTurn: "Points by turn",
        byTurnAbout: "on average, when the turn begins",
        turn: "Turn",
        changes: "What to change",
        changesAbout: "worth a thought; the numbers stand on this page",
        change: {
            idle: (name, times, games) => `${name} was drawn in ${games} games and played in ${times}.`,
            stuck: (name, times, games) =>
                `${name} was drawn in ${games} games and still in hand at the end of ${times}.`,
            winning: (name, times, games) =>
                `Where ${name} was played, ${times} of ${games} games were won, more than without it.`,
            losing: (name, times, games) =>
                `Where ${name} was played, ${times} of ${games} games were won, fewer than without it.`,
        },
        seeCard: (name) => `See ${name}`,
        takes: (seconds) => `takes about ${minutes(seconds, "half a minute", "1 minute", "minutes")}`,
        left: (seconds) => `about ${minutes(seconds, "half a minute", "1 minute", "minutes")} left`,
    },
    de: {
        title: "Das Labor",
        about: "Lass ein Deck viele Spiele allein spielen und sieh, was sie wert sind und was nicht.",
        deck: "Deck",
        field: "Gegen",
        fields: {
            all: "alle unsere Decks",
            challenge: "Challenge Decks",
            fallen: "Gefallene Zauberer",
            own: "meine eigenen Decks",
        },
        length: "Länge",
        games: "Spiele",
        run: "Spielen",
        stop: "Anhalten und behalten",
        again: "Noch einmal spielen",
        played: (games, ordered) => `${games} von ${ordered} Spielen gespielt`,
        stopped: (games) => `nach ${games} Spielen angehalten; sie bleiben`,
        won: "der Spiele gewonnen",
        between: (low, high, games) =>
            `zwischen ${whole(low)} % und ${whole(high)} %, 19-mal von 20, nach ${games} Spielen`,
        against: "Gegen wen",
        kinds: "Punkte nach Art",
        kindsAbout: "in einem Spiel",
        points: {
            character: "Charaktere",
            item: "Gegenstände",
            faction: "Heere",
            ally: "Verbündete",
            kill: "besiegte Gegner",
            miscellaneous: "Verschiedenes",
        },
        you: "dieses Deck",
        they: "seine Gegner",
        cards: "Karten, die vergeblich warten",
        cardsAbout: "in den meisten Spielen gezogen, in den wenigsten gespielt",
        card: "Karte",
        drawn: "gezogen",
        playedIn: "gespielt",
        stuck: "auf der Hand geblieben",
        whenPlayed: "gewonnen, wenn gespielt",
        few: "zu wenige",
        warning:
            "Eine spät gespielte Karte spielt, wer so lange durchhält: dass ihre Spiele gewonnen wurden, heißt nicht, dass sie sie gewonnen hat.",
        turns: (turns) => `${one(turns)} Züge in einem Spiel`,
        game: (seed, opponent, ours, theirs) => `Startwert ${seed}, gegen ${opponent}: ${ours} zu ${theirs}`,
        broken: (seed) => `Startwert ${seed}: das Spiel brach ab und zählt nicht`,
        back: "In die Halle",
        noOwn: "Du hast kein anderes Deck auf deinem Regal.",
        everybody: "Alle gegen alle",
        everybodyAbout: "welchen Anteil der Spiele die Zeile gegen die Spalte gewann",
        thinMatchup: "schraffiert: weniger als 20 Spiele",
        cell: (deck, opponent, share, games) =>
            `${deck} gewann ${whole(share)} % von ${games} Spielen gegen ${opponent}`,
        byTurn: "Punkte nach Zügen",
        byTurnAbout: "im Mittel, wenn der Zug beginnt",
        turn: "Zug",
        changes: "Was zu ändern wäre",
        changesAbout: "einen Gedanken wert; die Zahlen stehen auf dieser Seite",
        change: {
            idle: (name, times, games) =>
                `${name} wurde in ${games} Spielen gezogen und in ${times} gespielt.`,
            stuck: (name, times, games) =>
                `${name} wurde in ${games} Spielen gezogen und war am Ende von ${times} noch auf der Hand.`,
            winning: (name, times, games) =>
                `Wo ${name} gespielt wurde, wurden ${times} von ${games} Spielen gewonnen, mehr als ohne.`,
            losing: (name, times, games) =>
                `Wo ${name} gespielt wurde, wurden ${times} von ${games} Spielen gewonnen, weniger als ohne.`,
        },
        seeCard: (name) => `${name} ansehen`,
        takes: (seconds) => `dauert etwa ${minutes(seconds, "eine halbe Minute", "1 Minute", "Minuten")}`,
        left: (seconds) => `noch etwa ${minutes(seconds, "eine halbe Minute", "1 Minute", "Minuten")}`,
    },
    fr: {
        title: "Le laboratoire",
        about: "Laissez un deck jouer seul de nombreuses parties, et voyez ce qu’elles valent et ce qu’elles ne valent pas.",
        deck: "Deck",
        field: "Contre",
        fields: {
            all: "tous nos decks",
            challenge: "Challenge Decks",
            fallen: "Sorciers Corrompus",
            own: "mes propres decks",
        },
        length: "Durée",
        games: "Parties",
        run: "Jouer",
        stop: "Arrêter et garder",
        again: "Rejouer",
        played: (games, ordered) => `${games} parties jouées sur ${ordered}`,
        stopped: (games) => `arrêté après ${games} parties ; elles sont gardées`,
        won: "des parties gagnées",
        between: (low, high, games) =>
            `entre ${whole(low)} % et ${whole(high)} %, 19 fois sur 20, après ${games} parties`,
        against: "Contre qui",
        kinds: "Points par sorte",
        kindsAbout: "par partie",
        points: {
            character: "Personnages",
            item: "Objets",
            faction: "Factions",
            ally: "Alliés",
            kill: "Adversaires vaincus",
            miscellaneous: "Divers",
        },
        you: "ce deck",
        they: "ses adversaires",
        cards: "Cartes qui attendent en vain",
        cardsAbout: "piochées le plus souvent, jouées le moins",
        card: "Carte",
        drawn: "piochée",
        playedIn: "jouée",
        stuck: "restée en main",
        whenPlayed: "gagnées si jouée",
        few: "trop peu",
        warning:
            "Une carte jouée tard l’est par celui qui dure : que ses parties soient gagnées ne dit pas qu’elle les a gagnées.",
        turns: (turns) => `${one(turns)} tours par partie`,
        game: (seed, opponent, ours, theirs) => `Graine ${seed}, contre ${opponent} : ${ours} à ${theirs}`,
        broken: (seed) => `Graine ${seed} : la partie s’est interrompue et ne compte pas`,
        back: "Vers le hall",
        noOwn: "Vous n’avez pas d’autre deck sur votre étagère.",
        everybody: "Tous contre tous",
        everybodyAbout: "la part des parties que la ligne gagne contre la colonne",
        thinMatchup: "hachuré : moins de 20 parties",
        cell: (deck, opponent, share, games) =>
            `${deck} a gagné ${whole(share)} % de ${games} parties contre ${opponent}`,
        byTurn: "Points par tour",
        byTurnAbout: "en moyenne, quand le tour commence",
        turn: "Tour",
        changes: "Que changer",
        changesAbout: "à méditer ; les nombres sont sur cette page",
        change: {
            idle: (name, times, games) => `${name} : piochée dans ${games} parties, jouée dans ${times}.`,
            stuck: (name, times, games) =>
                `${name} : piochée dans ${games} parties, encore en main à la fin de ${times}.`,
            winning: (name, times, games) =>
                `${name} jouée : ${times} parties gagnées sur ${games}, plus que sans elle.`,
            losing: (name, times, games) =>
                `${name} jouée : ${times} parties gagnées sur ${games}, moins que sans elle.`,
        },
        seeCard: (name) => `Voir ${name}`,
        takes: (seconds) => `dure environ ${minutes(seconds, "une demi-minute", "1 minute", "minutes")}`,
        left: (seconds) => `encore environ ${minutes(seconds, "une demi-minute", "1 minute", "minutes")}`,
    },
};
