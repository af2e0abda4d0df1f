// What is said while a deck is chosen.

import type { GameLength, Language, PlayerKind } from "../protocol/types";

type ChoosingWords = {
    find: string;
    none: string;
    own: string;
    notReady: string;
    players: Record<PlayerKind, string>;
    ready: string;
    faults: (count: number) => string;
    notYet: (count: number) => string;
    wait: (count: number) => string;
    looking: string;
    cannotSit: string;
    readyFor: string;
    anyLength: string;
    noLength: string;
    lengths: Record<GameLength, string>;
    pool: string;
    poolOf: (people: number, mind: number) => string;
    playDeck: string;
    playDeckOf: (resources: number, hazards: number, characters: number) => string;
    creatures: string;
    sideboard: string;
    length: string;
    sites: (count: number) => string;
    map: (sites: number) => string;
    begin: string;
    mind: (mind: number) => string;
    after: string;
    lab: string;
    rate: (share: number, games: number, low: number, high: number) => string;
    ofGames: (games: number) => string;
    mend: string;
    mending: string;
    workshop: string;
    keys: string;
};

const percent = (share: number): string => `${Math.round(share * 100)}`;

export const words: Record<Language, ChoosingWords> = {
    en: {
        find: "Find a deck",
        none: "No deck is called that.",
        own: "Yours",
        notReady: "Not ready here",
        players: {
            wizard: "Wizard",
            ringwraith: "Ringwraith",
            "fallen-wizard": "Fallen-wizard",
            balrog: "Balrog",
        },
        ready: "ready",
        faults: (count) => (count === 1 ? "1 fault" : `${count} faults`),
        notYet: (count) => (count === 1 ? "1 card not yet" : `${count} cards not yet`),
        wait: (count) => (count === 1 ? "1 line waits" : `${count} lines wait`),
        looking: "just looking",
        cannotSit: "This deck cannot sit down at this table:",
        readyFor: "Keeps every rule for",
        anyLength: "any",
        noLength: "none yet",
        lengths: { starter: "starter", short: "short", long: "long", campaign: "campaign" },
        pool: "Pool",
        poolOf: (people, mind) => `${people} people, ${mind} mind`,
        playDeck: "Play deck",
        playDeckOf: (resources, hazards, characters) => `${resources} + ${hazards}, ${characters} characters`,
        creatures: "Creatures",
        sideboard: "Sideboard",
        length: "Length",
        sites: (count) => (count === 1 ? "1 site" : `${count} sites`),
        map: (sites) => `Map with ${sites} of its sites`,
        begin: "They begin",
        mind: (mind) => `mind ${mind}`,
        after: "What it is after",
        lab: "In the lab",
        rate: (share, games, low, high) =>
            `won ${percent(share)}% of ${games} games, between ${percent(low)}% and ${percent(high)}%`,
        ofGames: (games) => `of ${games}`,
        mend: "Mend and sit down",
        mending: "Mending …",
        workshop: "Open in the workshop",
        keys: "↑ ↓ look · Enter take · letters find",
    },
    de: {
        find: "Ein Deck suchen",
        none: "Kein Deck heißt so.",
        own: "Deine",
        notReady: "Hier noch nicht bereit",
        players: {
            wizard: "Zauberer",
            ringwraith: "Ringgeist",
            "fallen-wizard": "Gefallener Zauberer",
            balrog: "Balrog",
        },
        ready: "bereit",
        faults: (count) => (count === 1 ? "1 Fehler" : `${count} Fehler`),
        notYet: (count) => (count === 1 ? "1 Karte noch nicht" : `${count} Karten noch nicht`),
        wait: (count) => (count === 1 ? "1 Zeile wartet" : `${count} Zeilen warten`),
        looking: "wird angesehen",
        cannotSit: "Mit diesem Deck kannst du dich hier nicht setzen:",
        readyFor: "Hält alle Regeln ein für",
        anyLength: "jede",
        noLength: "noch keine",
        lengths: { starter: "Einstieg", short: "kurz", long: "lang", campaign: "Feldzug" },
        pool: "Vorrat",
        poolOf: (people, mind) => `${people} Leute, Geist ${mind}`,
        playDeck: "Spieldeck",
        playDeckOf: (resources, hazards, characters) => `${resources} + ${hazards}, ${characters} Charaktere`,
        creatures: "Kreaturen",
        sideboard: "Reservestapel",
        length: "Länge",
        sites: (count) => (count === 1 ? "1 Ort" : `${count} Orte`),
        map: (sites) => `Karte mit ${sites} seiner Orte`,
        begin: "Sie beginnen",
        mind: (mind) => `Geist ${mind}`,
        after: "Worauf es aus ist",
        lab: "Im Labor",
        rate: (share, games, low, high) =>
            `${percent(share)} % von ${games} Spielen gewonnen, zwischen ${percent(low)} % und ${percent(high)} %`,
        ofGames: (games) => `von ${games}`,
        mend: "Ausbessern und hinsetzen",
        mending: "Wird ausgebessert …",
        workshop: "In der Werkstatt öffnen",
        keys: "↑ ↓ ansehen · Enter nehmen · Buchstaben suchen",
    },
    fr: {
        find: "Chercher un deck",
        none: "Aucun deck ne s’appelle ainsi.",
        own: "Les vôtres",
        notReady: "Pas encore prêts ici",
        players: {
            wizard: "Sorcier",
            ringwraith: "Spectre de l’Anneau",
            "fallen-wizard": "Sorcier Corrompu",
            balrog: "Balrog",
        },
        ready: "prêt",
        faults: (count) => (count === 1 ? "1 faute" : `${count} fautes`),
        notYet: (count) => (count === 1 ? "1 carte pas encore" : `${count} cartes pas encore`),
        wait: (count) => (count === 1 ? "1 ligne attend" : `${count} lignes attendent`),
        looking: "on regarde",
        cannotSit: "Ce deck ne peut pas prendre place à cette table :",
        readyFor: "Respecte toutes les règles pour",
        anyLength: "toutes",
        noLength: "aucune encore",
        lengths: { starter: "initiation", short: "courte", long: "longue", campaign: "campagne" },
        pool: "Réserve de départ",
        poolOf: (people, mind) => `${people} personnages, esprit ${mind}`,
        playDeck: "Deck de jeu",
        playDeckOf: (resources, hazards, characters) =>
            `${resources} + ${hazards}, ${characters} personnages`,
        creatures: "Créatures",
        sideboard: "Talon",
        length: "Durée",
        sites: (count) => (count === 1 ? "1 site" : `${count} sites`),
        map: (sites) => `Carte avec ${sites} de ses sites`,
        begin: "Ils commencent",
        mind: (mind) => `esprit ${mind}`,
        after: "Ce qu’il recherche",
        lab: "Au laboratoire",
        rate: (share, games, low, high) =>
            `${percent(share)} % de ${games} parties gagnées, entre ${percent(low)} % et ${percent(high)} %`,
        ofGames: (games) => `sur ${games}`,
        mend: "Réparer et prendre place",
        mending: "Réparation …",
        workshop: "Ouvrir à l’atelier",
        keys: "↑ ↓ regarder · Entrée prendre · lettres chercher",
    },
};
