// Cards as rows of a deck, made of the catalogue's index.

import type { CardIndex, InDeck, IndexedCard, Version } from "../protocol/types";

type Number = "mind" | "prowess" | "body" | "influence" | "strikes" | "points" | "corruption" | "stage";

export type BenchCard = InDeck & {
    code: string;
    en: string;
    de?: string | undefined;
    fr?: string | undefined;
    version: Version;
    unique?: boolean | undefined;
    not_yet?: boolean | undefined;
    skills?: string[] | undefined;
} & Partial<Record<Number, number>>;

/** Every card of the index that a deck can hold. */
export function benchCards({ cards, words }: CardIndex): BenchCard[] {
    return cards.flatMap((card) => (card.in_deck ? [benchCard(card, card.in_deck, words)] : []));
}

function benchCard(card: IndexedCard, inDeck: InDeck, words: CardIndex["words"]): BenchCard {
    return {
        ...inDeck,
        ...(card.numbers as Partial<Record<Number, number>>),
        code: card.code,
        en: card.names.en,
        de: card.names.de ?? undefined,
        fr: card.names.fr ?? undefined,
        version: card.side,
        unique: card.unique,
        not_yet: !card.playable,
        skills: (card.has["skill"] ?? []).flatMap((place) => words["skill"]?.[place] ?? []),
    };
}
