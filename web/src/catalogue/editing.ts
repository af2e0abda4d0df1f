// A tick writes a word into the line, and a word in the line ticks a box: the line is read and written here.

import type { Known } from "./search/known";
import { plain } from "./search/folding";
import { type Piece, pieces, unquoted } from "./search/tokens";

/** The pieces that filter by themselves: not denied, and not one of several in brackets. */
function plainPieces(line: string): Piece[] {
    const all = pieces(line, []);
    if (all.some((piece) => piece.sort === "or" || piece.sort === "open")) return [];
    return all.filter((piece, i) => piece.sort === "filter" && all[i - 1]?.sort !== "no");
}

function ofFilter(line: string, filter: string): Piece[] {
    return plainPieces(line).filter((piece) => piece.filter.toLowerCase() === filter);
}

/** The values that a filter has in a line, folded. */
export function ticked(line: string, filter: string, known: Known): Set<string> {
    const said = ofFilter(line, filter).flatMap((piece) => piece.text.split(","));
    const values = known.values(filter);
    return new Set(said.flatMap((value) => values.get(spelled(unquoted(value), filter, known)) ?? []));
}

function spelled(value: string, filter: string, known: Known): string {
    const hold = filter === "keyed" || filter === "at" ? known.holds[value] : undefined;
    return plain(hold ?? value);
}

/** The line with a value of a filter if it was not there, without it if it was. */
export function toggled(line: string, filter: string, value: string, known: Known): string {
    const now = ticked(line, filter, known);
    if (!now.delete(value)) now.add(value);
    const said = [...now].map((one) => one.replace(/ /gu, "-")).join(",");
    return replaced(line, filter, said === "" ? "" : `${filter}:${said}`);
}

/** The numbers between which a line wants a filter. */
export function range(line: string, filter: string): { from: number | null; to: number | null } {
    let from: number | null = null;
    let to: number | null = null;
    for (const { sign, text } of ofFilter(line, filter)) {
        const [low, high] = text.split("..").map(Number);
        if (low === undefined || Number.isNaN(low)) continue;
        if (high !== undefined) [from, to] = [low, high];
        else if (sign === ">=") from = low;
        else if (sign === ">") from = low + 1;
        else if (sign === "<=") to = low;
        else if (sign === "<") to = low - 1;
        else [from, to] = [low, low];
    }
    return { from, to };
}

/** The line with a filter between two numbers; with none, without it. */
export function ranged(line: string, filter: string, from: number | null, to: number | null): string {
    if (from === null && to === null) return replaced(line, filter, "");
    if (from === null) return replaced(line, filter, `${filter}<=${to}`);
    if (to === null) return replaced(line, filter, `${filter}>=${from}`);
    return replaced(line, filter, from === to ? `${filter}=${from}` : `${filter}:${from}..${to}`);
}

/** The line without a filter, to count what its values would leave. */
export function without(line: string, filter: string): string {
    return replaced(line, filter, "");
}

/** The line with something else where a filter first stood, or at its end. */
function replaced(line: string, filter: string, said: string): string {
    const found = ofFilter(line, filter);
    let rest = line;
    for (const piece of found.toReversed())
        rest = rest.slice(0, piece.place) + rest.slice(piece.place + piece.length);
    const place = found[0]?.place ?? rest.length;
    const before = rest.slice(0, place).trim();
    const after = rest.slice(place).trim();
    return [before, said, after].filter(Boolean).join(" ").replace(/ {2,}/gu, " ");
}

/** The line without one of its pieces. */
export function dropped(line: string, piece: Piece): string {
    return `${line.slice(0, piece.place)} ${line.slice(piece.place + piece.length)}`
        .replace(/\s+/gu, " ")
        .trim();
}
