// What the workshop asks the server. Each fails with `Unreached` while the server cannot answer.

import { fetched, said, Unreached } from "../connection/patience.svelte";
import type {
    CheckDeck,
    CheckedDeck,
    DeckSheet,
    Language,
    MendedDeck,
    PlaceDeck,
    PlayedAt,
    ReadDeck,
    ReadFile,
    WriteDeck,
    WrittenDeck,
} from "../protocol/types";

/** What was wrong with a question, in the server's words. */
export class Refused extends Error {}

export function readFile(file: ReadFile): Promise<ReadDeck> {
    return ask("read", file);
}
export function checkDeck(deck: CheckDeck, signal: AbortSignal): Promise<CheckedDeck> {
    return ask("check", deck, signal);
}
export function mendDeck(deck: CheckDeck): Promise<MendedDeck> {
    return ask("mend", deck);
}
export function writeDeck(deck: WriteDeck): Promise<WrittenDeck> {
    return ask("write", deck);
}
export function placeDeck(deck: PlaceDeck, signal: AbortSignal): Promise<PlayedAt[]> {
    return ask("where", deck, signal);
}

/** A deck that comes with the game. */
export async function deckOfHouse(id: string, language: Language): Promise<DeckSheet> {
    const path = `/api/decks/house/${encodeURIComponent(id)}?language=${language}`;
    const response = await fetched(path);
    if (!response.ok) throw new Unreached(path);
    return (await said(response)) as DeckSheet;
}

export async function ask<T>(what: string, body: unknown, signal?: AbortSignal): Promise<T> {
    const response = await fetched(`/api/decks/${what}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
        ...(signal ? { signal } : {}),
    });
    const answer = await said(response);
    if (response.ok) return answer as T;
    const text = (answer as { text?: unknown } | null)?.text;
    if (typeof text !== "string") throw new Unreached(what);
    throw new Refused(text);
}

/** The bytes of a file as the server takes them. */
export function packed(bytes: Uint8Array): string {
    let letters = "";
    for (let from = 0; from < bytes.length; from += 4096)
        letters += String.fromCharCode(...bytes.subarray(from, from + 4096));
    return btoa(letters);
}

export function unpacked(content: string): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
}
