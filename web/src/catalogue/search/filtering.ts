// One filter of a query read: its name, its sign and its values; what is not understood is complained of.

import { type Complaint, complaint } from "./complaints";
import { plain } from "./folding";
import type { Known } from "./known";
import { nearest } from "./nearest";
import { type Comparison, type Query, every } from "./query";
import { type Piece, QUOTED, unquoted } from "./tokens";

const SPAN = /^(-?[0-9]{1,4})(?:\.\.(-?[0-9]{1,4}))?$/u;
const BETWEEN_COMMAS = new RegExp(`(?:${QUOTED}|[^,])+`, "gu");
export const TEXT = "text";
export const DECK = "deck";

/** What a filter says to somebody who has such decks; null if nothing of it is understood. */
export function filtered(
    piece: Piece,
    known: Known,
    decks: Iterable<string>,
    complaints: Complaint[],
): Query | null {
    const name = piece.filter.toLowerCase();
    if (!known.filters.includes(name)) {
        const near = nearest(name, known.filters).map((word) => `${word}:`);
        const said = `${piece.filter}:`;
        complaints.push(complaint("NO_FILTER", piece.place, said.length, [said], near));
        return null;
    }
    if (unquoted(piece.text.replace(/,/gu, "")) === "") {
        complaints.push(complaint("SAYS_NOTHING", piece.place, piece.length, [piece.filter + piece.sign]));
        return null;
    }
    if (known.numbers.includes(name)) return numbered(name, piece, complaints);
    if (!":=".includes(piece.sign)) {
        complaints.push(complaint("NOT_COMPARED", piece.place, piece.length, [piece.filter, name]));
        return null;
    }
    if (name === TEXT) {
        const texts = [...piece.text.matchAll(BETWEEN_COMMAS)].map(([text]) => plain(text));
        return { is: "says", texts: texts.filter((text) => text !== "") };
    }
    const values = name === DECK ? new Map([...decks].map((deck) => [deck, deck])) : known.values(name);
    return named(name, piece, known, values, complaints);
}

function numbered(name: string, piece: Piece, complaints: Complaint[]): Query | null {
    const span = SPAN.exec(piece.text);
    if (span === null || (span[2] !== undefined && !":=".includes(piece.sign))) {
        const place = piece.place + piece.filter.length + piece.sign.length;
        complaints.push(complaint("NO_NUMBER", place, piece.text.length, [piece.text, name, name]));
        return null;
    }
    const number = (comparison: Comparison, value?: string): Query => ({
        is: "number",
        filter: name,
        comparison,
        value: Number(value),
    });
    if (span[2] === undefined) return number(piece.sign === ":" ? "=" : (piece.sign as Comparison), span[1]);
    return every([number(">=", span[1]), number("<=", span[2])]);
}

function named(
    name: string,
    piece: Piece,
    known: Known,
    values: Map<string, string>,
    complaints: Complaint[],
): Query | null {
    const place = piece.place + piece.filter.length + piece.sign.length;
    const found = new Set<string>();
    for (const match of piece.text.matchAll(BETWEEN_COMMAS)) {
        const value = unquoted(match[0]);
        const means = values.get(letter(name, value, known));
        if (means !== undefined) found.add(means);
        else if (value !== "") {
            const near = nearest(plain(value), values.keys());
            const at = place + match.index;
            complaints.push(complaint("NO_VALUE", at, match[0].length, [value, name], near));
        }
    }
    return found.size > 0 ? { is: "has", filter: name, values: found } : null;
}

/** A single capital is the sign of a site, a small letter that of a region. */
function letter(name: string, value: string, known: Known): string {
    const hold = name === "keyed" || name === "at" ? known.holds[value] : undefined;
    return plain(hold ?? value);
}
