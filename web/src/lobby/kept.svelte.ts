// What this browser keeps for its reader: a name, decks of one's own, and the tables one sat at.

import type { Seated } from "../protocol/types";

type OwnDeck = { title: string; text: string };
type KeptTable = {
    key: string;
    opponent: string | null;
    deck: string;
    length: Seated["length"];
    /** When it was last seen, in milliseconds. */
    seen: number;
    over: boolean;
};
type Kept = { name: string; decks: OwnDeck[]; tables: KeptTable[] };

const PLACE = "wizardhaven kept";
const TABLES = 8;
const DECKS = 12;

export const kept: Kept = $state(recall(localStorage.getItem(PLACE)));
/** The deck with which the reader came from the workshop, as its text; it is offered first. */
export const brought: { deck: string | null } = $state({ deck: null });
/** The keys that this window has kept. */
const held = new Set<string>();

export function recall(text: string | null): Kept {
    try {
        const value = JSON.parse(text ?? "{}") as Partial<Kept> | null;
        return {
            name: typeof value?.name === "string" ? value.name : "",
            decks: list(value?.decks).filter((deck) => typeof deck?.text === "string"),
            tables: list(value?.tables).filter((table) => typeof table?.key === "string"),
        };
    } catch {
        return { name: "", decks: [], tables: [] };
    }
}

function list<T>(value: T[] | undefined): T[] {
    return Array.isArray(value) ? value : [];
}

/** Changes what is kept; what other windows of this browser have kept meanwhile stays. */
function keep(change: () => Partial<Kept>): void {
    Object.assign(kept, recall(localStorage.getItem(PLACE)));
    Object.assign(kept, change());
    localStorage.setItem(PLACE, JSON.stringify(kept));
}

export function keepName(name: string): void {
    keep(() => ({ name }));
}

/** What a deck calls itself; none if the text is no deck. */
export function titleOf(text: string): string | null {
    return /^title:[ \t]*(\S.*?)[ \t]*$/m.exec(text)?.[1] ?? null;
}

/** Puts a deck on one's own shelf; one of the same title gives way to it. */
export function keepDeck(deck: OwnDeck): void {
    keep(() => ({ decks: [deck, ...kept.decks.filter((one) => one.title !== deck.title)].slice(0, DECKS) }));
}

export function forgetDeck(title: string): void {
    keep(() => ({ decks: kept.decks.filter((one) => one.title !== title) }));
}

/** Notes that the reader has a seat at a table, so that the way back is easy to find. */
export function keepTable(key: string, seated: Seated, over: boolean): void {
    if (seated.seat === null) return;
    const table: KeptTable = {
        key,
        opponent: seated.people[1 - seated.seat]?.name ?? null,
        deck: seated.people[seated.seat]?.deck ?? "",
        length: seated.length,
        seen: Date.now(),
        over,
    };
    keep(() => {
        // A window that has not heard yet that another one has renewed the key does not bring the old one back.
        const renewed = held.has(key) && otherKey(key) !== null;
        held.add(key);
        if (renewed) return {};
        const others = kept.tables.filter((one) => placeOf(one.key) !== placeOf(key));
        return { tables: [table, ...others].slice(0, TABLES) };
    });
}

/** A key without its secret: the table and the seat. */
function placeOf(key: string): string {
    return key.slice(0, key.lastIndexOf("."));
}

/** The key that this browser has to the seat for which another one, or an invitation, is of no use any more. */
export function otherKey(key: string): string | null {
    const place = placeOf(key).replace(/\.i$/, ".1");
    const { tables } = recall(localStorage.getItem(PLACE));
    return tables.find((one) => placeOf(one.key) === place && one.key !== key)?.key ?? null;
}

export function forgetTable(key: string): void {
    keep(() => ({ tables: kept.tables.filter((one) => one.key !== key) }));
}
