// Decks of one's own, which this browser keeps: which cards they hold.

import { kept } from "../lobby/kept.svelte";
import type { Version } from "../protocol/types";
import { shelf } from "../workshop/shelf.svelte";
import { plain } from "./search/folding";
import type { Entry, Known } from "./search/known";

const LINE = /^(\d{1,3}) (.+?)(?: \(([A-Z]{2}-\d+)\))?$/u;
const AVATAR = /^avatar: (.+?)(?: \(([A-Z]{2}-\d+)\))?$/u;
/** Of cards that share a name, the earlier is meant. */
const ORDER: Version[] = ["hero", "neutral", "dual", "stage", "minion", "fallen-wizard", "balrog"];

export type OwnDeck = {
    title: string;
    /** How many copies it has of each card, by the cards' codes. */
    held: Map<string, number>;
    /** Where it lies open in the workshop; null if it is kept in the hall. */
    address: string | null;
};

/** All decks of this browser, those of the workshop first. */
export function ownDecks(known: Known): OwnDeck[] {
    const made = shelf.decks.map(({ id, sheet }): OwnDeck => {
        const held = new Map<string, number>();
        for (const { card, section, count } of sheet.rows)
            if (section !== "aside") held.set(card, (held.get(card) ?? 0) + count);
        return { title: sheet.title, held, address: `decks/${id}` };
    });
    const brought = kept.decks.map(({ title, text }): OwnDeck => ({
        title,
        held: heldIn(text, known),
        address: null,
    }));
    return [...made, ...brought];
}

/** The codes of all cards of a deck, and how many copies there are of each. */
export function heldIn(text: string, known: Known): Map<string, number> {
    const held = new Map<string, number>();
    for (const line of text.split(/\r?\n/u)) {
        const match = LINE.exec(line.trim());
        const avatar = AVATAR.exec(line.trim());
        const [copies, name, code] = match
            ? [Number(match[1]), match[2], match[3]]
            : [0, avatar?.[1], avatar?.[2]];
        const entry = code ? known.byPrinting.get(code) : name ? called(name, known) : undefined;
        if (entry) held.set(entry.card.code, (held.get(entry.card.code) ?? 0) + copies);
    }
    return held;
}

function called(name: string, known: Known): Entry | undefined {
    return known
        .named(plain(name))
        .toSorted((one, other) => ORDER.indexOf(one.card.side) - ORDER.indexOf(other.card.side))[0];
}
