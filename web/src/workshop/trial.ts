// A trial: the play deck shuffled by a seed, the opening hand, and the draws after it.

import { chance } from "../card/random";
import { playDeck } from "./numbers";
import type { Sheet } from "./sheet";

export const HAND = 8;

/** The play deck in the order that a seed gives it; the same seed and deck, the same order. */
export function shuffled(sheet: Sheet, seed: string): string[] {
    const deck = playDeck(sheet);
    const between = chance(seed);
    for (let last = deck.length - 1; last > 0; last--) {
        const other = Math.floor(between(0, last + 1));
        [deck[last], deck[other]] = [deck[other] as string, deck[last] as string];
    }
    return deck;
}
