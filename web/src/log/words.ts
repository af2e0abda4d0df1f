import type { Language } from "../protocol/types";
import type { Filter } from "./deeds";

type LogWords = {
    title: string;
    all: string;
    turn: (number: number) => string;
    toTurn: string;
    beforeFirst: string;
    score: string;
    gains: (points: number) => string;
    more: (count: number) => string;
    filter: string;
    filters: Record<Exclude<Filter, "theirs">, string>;
    /** Between what is new and what was there when one answered last. */
    news: string;
    empty: string;
    nothing: string;
    fold: string;
    unfold: string;
};

export const words: Record<Language, LogWords> = {
    en: {
        title: "Log",
        all: "The whole story",
        turn: (number) => `Turn ${number}`,
        toTurn: "Read this turn in the whole story",
        beforeFirst: "Getting ready",
        score: "Marshalling points at the end of the turn",
        gains: (points) =>
            `${points > 0 ? "gains" : "loses"} ${counted(Math.abs(points), "point", "points")}`,
        more: (count) => `${count} more`,
        filter: "What is shown",
        filters: { all: "All", mine: "Mine", fights: "Fights" },
        news: "new since your last answer",
        empty: "The story has not begun.",
        nothing: "There is nothing of that yet.",
        fold: "Fold the log",
        unfold: "Unfold the log",
    },
    de: {
        title: "Verlauf",
        all: "Die ganze Geschichte",
        turn: (number) => `Zug ${number}`,
        toTurn: "Diesen Zug in der ganzen Geschichte lesen",
        beforeFirst: "Spielvorbereitung",
        score: "Siegpunkte am Ende des Zuges",
        gains: (points) =>
            `${points > 0 ? "gewinnt" : "verliert"} ${counted(Math.abs(points), "Punkt", "Punkte")}`,
        more: (count) => `${count} mehr`,
        filter: "Was gezeigt wird",
        filters: { all: "Alles", mine: "Ich", fights: "Kämpfe" },
        news: "neu seit deiner letzten Antwort",
        empty: "Die Geschichte hat noch nicht begonnen.",
        nothing: "Davon gibt es noch nichts.",
        fold: "Verlauf einklappen",
        unfold: "Verlauf ausklappen",
    },
    fr: {
        title: "Journal",
        all: "Toute l’histoire",
        turn: (number) => `Tour ${number}`,
        toTurn: "Lire ce tour dans toute l’histoire",
        beforeFirst: "Préparation du jeu",
        score: "Points de rassemblement à la fin du tour",
        gains: (points) => `${points > 0 ? "gagne" : "perd"} ${counted(Math.abs(points), "point", "points")}`,
        more: (count) => `${count} de plus`,
        filter: "Ce qui est montré",
        filters: { all: "Tout", mine: "Moi", fights: "Combats" },
        news: "nouveau depuis votre dernière réponse",
        empty: "L’histoire n’a pas commencé.",
        nothing: "Il n’y a encore rien de tel.",
        fold: "Replier le journal",
        unfold: "Déplier le journal",
    },
};

function counted(number: number, one: string, many: string): string {
    return `${number} ${number === 1 ? one : many}`;
}
