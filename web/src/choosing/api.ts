// What is asked about decks while one is chosen: how each looks at a glance, and a mended one.

import { fetched, said, Unreached } from "../connection/patience.svelte";
import type {
    DeckSeen,
    GameLength,
    Language,
    MendedDeck,
    NoDeck,
    ReadDeck,
    WrittenDeck,
} from "../protocol/types";

export type Seen = DeckSeen | NoDeck;

/** Every deck at a glance, judged for a game of that length: ours by their names, others as text. */
export async function askSeen(decks: string[], length: GameLength, language: Language): Promise<Seen[]> {
    return (await post("/api/decks/seen", { decks, length, language })) as Seen[];
}

/** The text of a deck after the best remedy of every fault, and what was done. */
export async function askMended(
    text: string,
    length: GameLength,
    language: Language,
): Promise<{ title: string; text: string; done: string[] }> {
    const content = toBase64(new TextEncoder().encode(text));
    const read = (await post("/api/decks/read", { file: "deck", content, language })) as ReadDeck;
    const mended = (await post("/api/decks/mend", { deck: read.deck, length, language })) as MendedDeck;
    const form = "wizardhaven";
    const written = (await post("/api/decks/write", { deck: mended.deck, form, language })) as WrittenDeck;
    return { title: mended.deck.title, text: written.text, done: mended.done };
}

/** The letters of a file: UTF-8 where it is that, and else those of Windows. */
export function lettersOf(bytes: ArrayBuffer): string {
    try {
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch {
        return new TextDecoder("windows-1252").decode(bytes);
    }
}

function toBase64(bytes: Uint8Array): string {
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

async function post(path: string, body: unknown): Promise<unknown> {
    const response = await fetched(path, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
    });
    if (!response.ok) throw new Unreached(path);
    return said(response);
}
