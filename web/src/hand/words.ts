// What the hand says of its own.

import type { Language } from "../protocol/types";

type HandWords = {
    hand: string;
    cards: (count: number) => string;
};

export const words: Record<Language, HandWords> = {
    en: { hand: "Your hand", cards: (count) => (count === 1 ? "1 card" : `${count} cards`) },
    de: { hand: "Deine Hand", cards: (count) => (count === 1 ? "1 Karte" : `${count} Karten`) },
    fr: { hand: "Votre main", cards: (count) => (count === 1 ? "1 carte" : `${count} cartes`) },
};
