// A trial: what a seed gives a deck, as the server deals it.

import type { TriedDeck, TryDeck } from "../protocol/types";
import { ask } from "./api";

export const HAND = 8;
const SEEDS = 2 ** 32;

export function tryDeck(deck: TryDeck, signal: AbortSignal): Promise<TriedDeck> {
    return ask("try", deck, signal);
}

/** The number that a reader's seed means; what is no number is one all the same, always the same. */
export function seedOf(text: string): number {
    const said = text.trim();
    if (/^\d{1,15}$/.test(said)) return Number(said);
    return [...said].reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % SEEDS, 7);
}

/** Who begins, of those who were chosen and not set aside. */
export function beginners(tried: TriedDeck): string[] {
    return tried.rounds.flatMap(({ own }) => (own === null || own.set_aside ? [] : [own.card]));
}
