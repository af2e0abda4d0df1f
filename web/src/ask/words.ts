// What the asking column says of its own; questions and answers come from the server.

import type { Language } from "../protocol/types";

export type AskWords = {
    decision: string;
    /** While others are asked. */
    chooses: (name: string) => string;
    waitingHelp: string;
    answers: (count: number) => string;
    /** Opens the list of answers where it lies folded. */
    allAnswers: string;
    /** Said once when a question comes up. */
    announce: (title: string, count: number) => string;
    numbered: (number: number, count: number) => string;
    ways: string;
    filter: string;
    found: (count: number) => string;
    notNow: (count: number) => string;
    /** Before the answer that takes a reason away. */
    doNow: string;
    back: string;
    undo: string;
    /** A grave answer of which the server says no more, asked about once more. */
    surely: (title: string) => string;
    yes: string;
    /** What was done with one click, beside the button that takes it back. */
    done: string;
    pickOne: string;
    /** Beside the answer, as long as one would add to it oneself. */
    hold: string;
    groups: Record<LineGroup, string>;
    /** The button that places the chosen card, or asks which card is placed. */
    onGuard: string;
    /** Places it, and does nothing more on this journey. */
    last: string;
    tags: { play: string; use: string; discard: string; choose: string };
    escape: string;
};

export type LineGroup = "hand" | "card" | "company" | "site" | "path" | "other";

export const words: Record<Language, AskWords> = {
    en: {
        decision: "Your decision",
        chooses: (name) => `${name} chooses`,
        waitingHelp: "You will be asked when it is your choice.",
        answers: (count) => (count === 1 ? "1 answer" : `${count} answers`),
        allAnswers: "All answers",
        announce: (title, count) => `${title} ${count === 1 ? "1 answer." : `${count} answers.`}`,
        numbered: (number, count) => `${number} of ${count}`,
        ways: "ways",
        filter: "Find an answer",
        found: (count) => `${count} found`,
        notNow: (count) => `Not now: ${count}`,
        doNow: "Do that now",
        back: "Back",
        undo: "Undo",
        surely: (title) => `${title}: is that what you want?`,
        yes: "Yes",
        done: "Just done",
        pickOne: "Choose one",
        hold: "and let me add to it",
        groups: {
            hand: "From your hand",
            card: "Cards",
            company: "Companies",
            site: "Places",
            path: "Ways",
            other: "More",
        },
        onGuard: "Place on-guard",
        last: "Place it, nothing more",
        tags: { play: "may play", use: "may use", discard: "may discard", choose: "can be chosen" },
        escape: "Esc",
    },
    de: {
        decision: "Deine Entscheidung",
        chooses: (name) => `${name} wählt`,
        waitingHelp: "Du wirst gefragt, sobald du wählen kannst.",
        answers: (count) => (count === 1 ? "1 Antwort" : `${count} Antworten`),
        allAnswers: "Alle Antworten",
        announce: (title, count) => `${title} ${count === 1 ? "1 Antwort." : `${count} Antworten.`}`,
        numbered: (number, count) => `${number} von ${count}`,
        ways: "Arten",
        filter: "Antwort suchen",
        found: (count) => `${count} gefunden`,
        notNow: (count) => `Jetzt nicht: ${count}`,
        doNow: "Das jetzt tun",
        back: "Zurück",
        undo: "Zurück\u00adnehmen",
        surely: (title) => `${title}: Willst du das wirklich?`,
        yes: "Ja",
        done: "Eben getan",
        pickOne: "Wähle eine Antwort",
        hold: "und lass mich etwas dazugeben",
        groups: {
            hand: "Aus deiner Hand",
            card: "Karten",
            company: "Gemeinschaften",
            site: "Orte",
            path: "Wege",
            other: "Weiteres",
        },
        onGuard: "Auf der Hut legen",
        last: "Legen, sonst nichts",
        tags: { play: "spielbar", use: "nutzbar", discard: "abwerfbar", choose: "wählbar" },
        escape: "Esc",
    },
    fr: {
        decision: "Votre décision",
        chooses: (name) => `${name} choisit`,
        waitingHelp: "On vous demandera dès que ce sera votre choix.",
        answers: (count) => (count === 1 ? "1 réponse" : `${count} réponses`),
        allAnswers: "Toutes les réponses",
        announce: (title, count) => `${title} ${count === 1 ? "1 réponse." : `${count} réponses.`}`,
        numbered: (number, count) => `${number} sur ${count}`,
        ways: "façons",
        filter: "Chercher une réponse",
        found: (count) => (count === 1 ? "1 trouvée" : `${count} trouvées`),
        notNow: (count) => `Pas maintenant : ${count}`,
        doNow: "Le faire maintenant",
        back: "Retour",
        undo: "Annuler",
        surely: (title) => `${title} : est-ce bien ce que vous voulez ?`,
        yes: "Oui",
        done: "Venant d’être fait",
        pickOne: "Choisissez une réponse",
        hold: "et laissez-moi y ajouter",
        groups: {
            hand: "De votre main",
            card: "Cartes",
            company: "Compagnies",
            site: "Lieux",
            path: "Trajets",
            other: "Autres",
        },
        onGuard: "Placer en garde",
        last: "Placer, rien de plus",
        tags: { play: "jouable", use: "utilisable", discard: "défaussable", choose: "au choix" },
        escape: "Échap",
    },
};
