// The reader's own decks, kept in this browser at once and without a button, with their versions.

import type { GameLength } from "../protocol/types";
import type { Row, Sheet } from "./sheet";

export type Version = { name: string; at: number; sheet: Sheet };
/** A file of which some lines still wait for an answer. */
export type HalfRead = { file: string; content: string; answers: Record<string, string | null> };
export type KeptDeck = {
    id: string;
    sheet: Sheet;
    length: GameLength;
    notes: string;
    /** When it was last changed, in milliseconds. */
    at: number;
    /** What it was before, the latest first. */
    versions: Version[];
    half: HalfRead | null;
};

const PLACE = "wizardhaven deck ";
const DECKS = 100;
export const VERSIONS = 20;
const LENGTHS: readonly GameLength[] = ["starter", "short", "long", "campaign"];

class Shelf {
    decks = $state.raw<readonly KeptDeck[]>(recalled());
}
const own = new Shelf();
export const shelf: { readonly decks: readonly KeptDeck[] } = own;

/** The decks that are kept, as far as they can be understood, the last one first. */
function recalled(): KeptDeck[] {
    const places = Object.keys(localStorage).filter((place) => place.startsWith(PLACE));
    const decks = places.flatMap((place) => understood(localStorage.getItem(place)) ?? []);
    return decks.sort((one, other) => other.at - one.at);
}

/** A deck out of what is kept of it; none if it is no deck. */
export function understood(text: string | null): KeptDeck | null {
    try {
        const value = JSON.parse(text ?? "null") as unknown;
        return isDeck(value) ? completed(value) : null;
    } catch {
        return null;
    }
}

function isDeck(value: unknown): value is Partial<KeptDeck> & Pick<KeptDeck, "id" | "sheet"> {
    const deck = value as Partial<KeptDeck> | null;
    return typeof deck?.id === "string" && isSheet(deck.sheet);
}

function isSheet(sheet: Sheet | undefined): boolean {
    const isRow = (row: Row | null): boolean =>
        typeof row?.card === "string" && typeof row.section === "string" && Number.isInteger(row.count);
    return typeof sheet?.title === "string" && Array.isArray(sheet.rows) && sheet.rows.every(isRow);
}

/** A card stands in a section once: what says it twice is added up. */
function together(rows: readonly Row[]): Row[] {
    const found = new Map<string, Row>();
    for (const row of rows) {
        const place = `${row.section}\n${row.card}`;
        found.set(place, { ...row, count: row.count + (found.get(place)?.count ?? 0) });
    }
    return [...found.values()];
}

function completed(deck: Partial<KeptDeck> & Pick<KeptDeck, "id" | "sheet">): KeptDeck {
    return {
        id: deck.id,
        sheet: { ...deck.sheet, rows: together(deck.sheet.rows) },
        length: LENGTHS.find((one) => one === deck.length) ?? "short",
        notes: typeof deck.notes === "string" ? deck.notes : "",
        at: typeof deck.at === "number" ? deck.at : 0,
        versions: Array.isArray(deck.versions) ? deck.versions.filter(({ sheet }) => isSheet(sheet)) : [],
        half: deck.half ?? null,
    };
}

/** Keeps a deck as it is now; where there is no room, without its versions. */
export function keep(deck: KeptDeck): void {
    try {
        localStorage.setItem(PLACE + deck.id, JSON.stringify(deck));
    } catch {
        localStorage.setItem(PLACE + deck.id, JSON.stringify({ ...deck, versions: [] }));
    }
    own.decks = [deck, ...own.decks.filter(({ id }) => id !== deck.id)];
    for (const { id } of own.decks.slice(DECKS)) forget(id);
}

export function forget(id: string): void {
    localStorage.removeItem(PLACE + id);
    own.decks = own.decks.filter((deck) => deck.id !== id);
}

/** What another window of this browser has kept. */
export function lookAgain(): void {
    own.decks = recalled();
}

export function deckOf(id: string): KeptDeck | null {
    return own.decks.find((deck) => deck.id === id) ?? null;
}

/** A new deck on the shelf. */
export function begin(sheet: Sheet, notes = "", half: HalfRead | null = null): KeptDeck {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36)).join("");
    const deck: KeptDeck = { id, sheet, length: "short", notes, at: Date.now(), versions: [], half };
    keep(deck);
    return deck;
}
