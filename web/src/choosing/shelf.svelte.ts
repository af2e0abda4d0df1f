// The decks that can be chosen, each as it looks at a glance; asked for once for each length and language.

import type { DeckSeen, GameLength, Language } from "../protocol/types";
import { askSeen, type Seen } from "./api";

const MOST_LETTERS = 60_000;
/** So many decks are kept in mind; a browser's own and all of ours are far fewer. */
const MOST_KEPT = 400;

const seen: Record<string, Seen> = $state({});
const asked = new Set<string>();

/** What is known of a deck; nothing while the server has not answered. */
export function seenOf(deck: string, length: GameLength, language: Language): Seen | null {
    return seen[place(deck, length, language)] ?? null;
}

export function isDeck(one: Seen | null): one is DeckSeen {
    return one !== null && "standing" in one;
}

/** Asks for all decks of which nothing is known yet, as many at once as a request holds. */
export function look(decks: string[], length: GameLength, language: Language): void {
    const unknown = decks.filter((deck) => deck !== "" && !asked.has(place(deck, length, language)));
    for (const portion of portions(unknown)) void lookAt(portion, length, language);
}

async function lookAt(decks: string[], length: GameLength, language: Language): Promise<void> {
    const places = decks.map((deck) => place(deck, length, language));
    places.forEach((one) => asked.add(one));
    try {
        const answers = await askSeen(decks, length, language);
        if (Object.keys(seen).length > MOST_KEPT) forget();
        places.forEach((one, at) => {
            seen[one] = answers[at] ?? { why: "" };
        });
    } catch {
        // Whoever opens the list again asks again; the names of the decks are there all the time.
        places.forEach((one) => asked.delete(one));
    }
}

/** Everything is asked for anew. */
export function forget(): void {
    asked.clear();
    for (const one of Object.keys(seen)) delete seen[one];
}

function portions(decks: string[]): string[][] {
    const found: string[][] = [];
    let letters = MOST_LETTERS;
    for (const deck of decks) {
        if (letters + deck.length > MOST_LETTERS) {
            found.push([]);
            letters = 0;
        }
        found.at(-1)?.push(deck);
        letters += deck.length;
    }
    return found;
}

function place(deck: string, length: GameLength, language: Language): string {
    return `${length} ${language} ${deck}`;
}
