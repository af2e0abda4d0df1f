import type { Language } from "../protocol/types";

type ReelWords = {
    title: string;
    /** The same for who only watches. */
    watching: string;
    before: (count: number) => string;
    question: string;
    /** In so many deeds one is asked. */
    comes: (count: number) => string;
    askNow: string;
    space: string;
    skip: string;
    pause: string;
    goOn: string;
    back: string;
    next: string;
    /** Above the question: how much was done since one's last answer. */
    since: (count: number) => string;
    close: string;
};

const FEW = {
    en: ["no", "one", "two", "three", "four", "five"],
    de: ["keiner", "einer", "zwei", "drei", "vier", "fünf"],
    fr: ["aucune", "une", "deux", "trois", "quatre", "cinq"],
};

export const words: Record<Language, ReelWords> = {
    en: {
        title: "Since your last answer",
        watching: "In this turn",
        before: (count) => `${count} before`,
        question: "Your question",
        comes: (count) =>
            `Your question comes in ${FEW.en[count] ?? count} ${count === 1 ? "deed" : "deeds"}`,
        askNow: "Ask me now",
        space: "space",
        skip: "Skip",
        pause: "Pause",
        goOn: "Go on",
        back: "One deed back",
        next: "Next deed",
        since: (count) => `Since your last answer: ${count === 1 ? "1 deed" : `${count} deeds`}`,
        close: "Close",
    },
    de: {
        title: "Seit deiner letzten Antwort",
        watching: "In diesem Zug",
        before: (count) => `${count} davor`,
        question: "Deine Frage",
        comes: (count) => `Deine Frage kommt nach ${FEW.de[count] ?? count} ${count === 1 ? "Tat" : "Taten"}`,
        askNow: "Frag mich jetzt",
        space: "Leertaste",
        skip: "Überspringen",
        pause: "Anhalten",
        goOn: "Weiter",
        back: "Eine Tat zurück",
        next: "Nächste Tat",
        since: (count) => `Seit deiner letzten Antwort: ${count === 1 ? "1 Tat" : `${count} Taten`}`,
        close: "Schließen",
    },
    fr: {
        title: "Depuis votre dernière réponse",
        watching: "Pendant ce tour",
        before: (count) => `${count} avant`,
        question: "Votre question",
        comes: (count) =>
            `Votre question vient dans ${FEW.fr[count] ?? count} ${count === 1 ? "action" : "actions"}`,
        askNow: "Me demander maintenant",
        space: "espace",
        skip: "Passer",
        pause: "Pause",
        goOn: "Reprendre",
        back: "Action précédente",
        next: "Action suivante",
        since: (count) => `Depuis votre dernière réponse : ${count === 1 ? "1 action" : `${count} actions`}`,
        close: "Fermer",
    },
};
