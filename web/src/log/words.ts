import type { Language } from "../protocol/types";

type LogWords = {
    title: string;
    all: string;
    turn: (number: number) => string;
    beforeFirst: string;
    rolled: (number: number) => string;
    yours: string;
    theirs: string;
    empty: string;
    fold: string;
    unfold: string;
};

export const words: Record<Language, LogWords> = {
    en: {
        title: "Log",
        all: "The whole story",
        turn: (number) => `Turn ${number}`,
        beforeFirst: "Getting ready",
        rolled: (number) => `rolled ${number}`,
        yours: "you",
        theirs: "your opponent",
        empty: "The story has not begun.",
        fold: "Fold the log",
        unfold: "Unfold the log",
    },
    de: {
        title: "Verlauf",
        all: "Die ganze Geschichte",
        turn: (number) => `Zug ${number}`,
        beforeFirst: "Spielvorbereitung",
        rolled: (number) => `${number} gewürfelt`,
        yours: "du",
        theirs: "dein Gegner",
        empty: "Die Geschichte hat noch nicht begonnen.",
        fold: "Verlauf einklappen",
        unfold: "Verlauf ausklappen",
    },
    fr: {
        title: "Journal",
        all: "Toute l’histoire",
        turn: (number) => `Tour ${number}`,
        beforeFirst: "Préparation du jeu",
        rolled: (number) => `${number} aux dés`,
        yours: "vous",
        theirs: "votre adversaire",
        empty: "L’histoire n’a pas commencé.",
        fold: "Replier le journal",
        unfold: "Déplier le journal",
    },
};
