// What the table says of its own where it is held in one hand.

import type { Language } from "../protocol/types";

/** What the sheet shows beneath the question. */
export type Tab = "map" | "companies" | "hand" | "log";

type PhoneWords = {
    tabs: Record<Tab, string>;
    parts: string;
    menu: string;
    players: string;
    raise: string;
    lower: string;
    mayBePlayed: (count: number) => string;
    theCompanies: string;
};

export const words: Record<Language, PhoneWords> = {
    en: {
        tabs: { map: "Map", companies: "Companies", hand: "Hand", log: "Log" },
        parts: "Parts of the table",
        menu: "Menu",
        players: "The players",
        raise: "Raise the question",
        lower: "Lower the question",
        mayBePlayed: (count) => (count === 1 ? "1 card may be played" : `${count} cards may be played`),
        theCompanies: "Companies on the map",
    },
    de: {
        tabs: { map: "Karte", companies: "Gemeinschaften", hand: "Hand", log: "Verlauf" },
        parts: "Teile des Tisches",
        menu: "Menü",
        players: "Die Spieler",
        raise: "Die Frage hochziehen",
        lower: "Die Frage herunterziehen",
        mayBePlayed: (count) =>
            count === 1 ? "1 Karte kann gespielt werden" : `${count} Karten können gespielt werden`,
        theCompanies: "Gemeinschaften auf der Karte",
    },
    fr: {
        tabs: { map: "Carte", companies: "Compagnies", hand: "Main", log: "Journal" },
        parts: "Parties de la table",
        menu: "Menu",
        players: "Les joueurs",
        raise: "Relever la question",
        lower: "Abaisser la question",
        mayBePlayed: (count) =>
            count === 1 ? "1 carte peut être jouée" : `${count} cartes peuvent être jouées`,
        theCompanies: "Compagnies sur la carte",
    },
};
