// What the asking column says of its own; questions and answers come from the server.

import type { Language } from "../protocol/messages";
import type { Status } from "../protocol/view";

export type AskWords = {
    decision: string;
    waitingFor: (name: string) => string;
    waitingHelp: string;
    answers: (count: number) => string;
    /** Said once when a question comes up. */
    announce: (title: string, count: number) => string;
    numbered: (number: number, count: number) => string;
    percent: (odds: number) => string;
    ways: (count: number) => string;
    filter: string;
    found: (count: number) => string;
    notNow: (count: number) => string;
    notNowBecause: (reason: string, rule: string) => string;
    back: string;
    undo: string;
    pickOne: string;
    sent: string;
    chosen: string;
    groups: Record<LineGroup, string>;
    tags: { play: string; discard: string; onGuard: string };
    keys: { enter: string; escape: string };
    /** What a card's label says of it. */
    states: { playable: string; target: string; chosen: string };
    statuses: Record<Status, string | null>;
    faceDown: string;
    prowess: (number: number) => string;
    body: (number: number) => string;
};

export type LineGroup = "hand" | "card" | "company" | "site" | "path" | "other";

export const words: Record<Language, AskWords> = {
    en: {
        decision: "Your decision",
        waitingFor: (name) => `Waiting for ${name}`,
        waitingHelp: "You will be asked when it is your choice.",
        answers: (count) => (count === 1 ? "1 answer" : `${count} answers`),
        announce: (title, count) => `${title} ${count === 1 ? "1 answer." : `${count} answers.`}`,
        numbered: (number, count) => `${number} of ${count}`,
        percent: (odds) => `${Math.round((odds * 100) / 36)} percent`,
        ways: (count) => `${count} ways`,
        filter: "Find an answer",
        found: (count) => `${count} found`,
        notNow: (count) => `Not now: ${count}`,
        notNowBecause: (reason, rule) => `not now: ${reason} ${rule}`,
        back: "Back",
        undo: "Undo",
        pickOne: "Choose one",
        sent: "One moment",
        chosen: "chosen",
        groups: {
            hand: "From your hand",
            card: "In play",
            company: "Companies",
            site: "Places",
            path: "Ways",
            other: "More",
        },
        tags: { play: "may play", discard: "may discard", onGuard: "on-guard" },
        keys: { enter: "Enter", escape: "Esc" },
        states: { playable: "May be used", target: "Can be chosen", chosen: "Chosen" },
        statuses: { untapped: null, tapped: "tapped", wounded: "wounded" },
        faceDown: "Face-down card",
        prowess: (number) => `prowess ${number}`,
        body: (number) => `body ${number}`,
    },
    de: {
        decision: "Deine Entscheidung",
        waitingFor: (name) => `Warten auf ${name}`,
        waitingHelp: "Du wirst gefragt, sobald du wählen kannst.",
        answers: (count) => (count === 1 ? "1 Antwort" : `${count} Antworten`),
        announce: (title, count) => `${title} ${count === 1 ? "1 Antwort." : `${count} Antworten.`}`,
        numbered: (number, count) => `${number} von ${count}`,
        percent: (odds) => `${Math.round((odds * 100) / 36)} Prozent`,
        ways: (count) => `${count} Arten`,
        filter: "Antwort suchen",
        found: (count) => `${count} gefunden`,
        notNow: (count) => `Jetzt nicht: ${count}`,
        notNowBecause: (reason, rule) => `jetzt nicht: ${reason} ${rule}`,
        back: "Zurück",
        undo: "Zurücknehmen",
        pickOne: "Wähle eine Antwort",
        sent: "Einen Augenblick",
        chosen: "gewählt",
        groups: {
            hand: "Aus deiner Hand",
            card: "Im Spiel",
            company: "Gemeinschaften",
            site: "Orte",
            path: "Wege",
            other: "Weiteres",
        },
        tags: { play: "spielbar", discard: "abwerfbar", onGuard: "auf der Hut" },
        keys: { enter: "Eingabe", escape: "Esc" },
        states: { playable: "Verwendbar", target: "Wählbar", chosen: "Gewählt" },
        statuses: { untapped: null, tapped: "getappt", wounded: "verwundet" },
        faceDown: "Verdeckte Karte",
        prowess: (number) => `Kampfkraft ${number}`,
        body: (number) => `Körper ${number}`,
    },
    fr: {
        decision: "Votre décision",
        waitingFor: (name) => `En attente de ${name}`,
        waitingHelp: "On vous demandera dès que ce sera votre choix.",
        answers: (count) => (count === 1 ? "1 réponse" : `${count} réponses`),
        announce: (title, count) => `${title} ${count === 1 ? "1 réponse." : `${count} réponses.`}`,
        numbered: (number, count) => `${number} sur ${count}`,
        percent: (odds) => `${Math.round((odds * 100) / 36)} pour cent`,
        ways: (count) => `${count} façons`,
        filter: "Chercher une réponse",
        found: (count) => (count === 1 ? "1 trouvée" : `${count} trouvées`),
        notNow: (count) => `Pas maintenant : ${count}`,
        notNowBecause: (reason, rule) => `pas maintenant : ${reason} ${rule}`,
        back: "Retour",
        undo: "Annuler",
        pickOne: "Choisissez une réponse",
        sent: "Un instant",
        chosen: "choisi",
        groups: {
            hand: "De votre main",
            card: "En jeu",
            company: "Compagnies",
            site: "Lieux",
            path: "Trajets",
            other: "Autres",
        },
        tags: { play: "jouable", discard: "défaussable", onGuard: "en garde" },
        keys: { enter: "Entrée", escape: "Échap" },
        states: { playable: "Utilisable", target: "Peut être choisi", chosen: "Choisi" },
        statuses: { untapped: null, tapped: "engagé", wounded: "blessé" },
        faceDown: "Carte face cachée",
        prowess: (number) => `prouesse ${number}`,
        body: (number) => `corps ${number}`,
    },
};
