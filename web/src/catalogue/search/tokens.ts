// A query taken apart into its pieces, each with its place.

import { type Complaint, complaint } from "./complaints";

export const LONGEST = 500;
const SIGN = '["“”„«»]';
const OTHER = '[^"“”„«»]';
export const QUOTED = `${SIGN}${OTHER}*${SIGN}`;
const OPEN = `${SIGN}${OTHER}*`;
const LETTER = '[^\\s()"“”„«»]';
const PIECE = new RegExp(
    "\\s*(?:(?<open>\\()|(?<close>\\))|(?<no>-(?=\\S))" +
        `|(?<filter>[a-zA-Z][a-zA-Z-]*?)(?<sign><=|>=|[:=<>])(?<value>(?:${QUOTED}|${LETTER})*(?:${OPEN}$)?)` +
        `|(?<phrase>${QUOTED})|(?<openPhrase>${OPEN})|(?<word>${LETTER}+))`,
    "uy",
);

export type Sort = "open" | "close" | "no" | "or" | "filter" | "phrase" | "word";

export type Piece = {
    sort: Sort;
    text: string;
    place: number;
    length: number;
    filter: string;
    sign: string;
};

/** All pieces in their order; what is wrong with them is added to the complaints. */
export function pieces(query: string, complaints: Complaint[]): Piece[] {
    if (query.length > LONGEST)
        complaints.push(complaint("TOO_LONG", LONGEST, query.length - LONGEST, [LONGEST]));
    const line = query.slice(0, LONGEST).trimEnd();
    const found: Piece[] = [];
    let place = 0;
    while (place < line.length) {
        PIECE.lastIndex = place;
        const match = PIECE.exec(line);
        if (match === null) break;
        place = PIECE.lastIndex;
        found.push(piece(match.groups ?? {}, place, complaints));
    }
    return found;
}

function piece(groups: Record<string, string | undefined>, end: number, complaints: Complaint[]): Piece {
    const [name, own] = Object.entries(groups).find(([, text]) => text !== undefined) as [string, string];
    const { filter = "", sign = "", value } = groups;
    const text = value ?? own;
    const quotes = text.split(new RegExp(SIGN, "u"));
    if (quotes.length % 2 === 0)
        complaints.push(complaint("OPEN_QUOTE", end - (quotes.at(-1) ?? "").length - 1, 1));
    const length = filter.length + sign.length + text.length;
    return { sort: sortOf(name, text), text, place: end - length, length, filter, sign };
}

function sortOf(group: string, text: string): Sort {
    if (group === "openPhrase") return "phrase";
    if (group === "word" && text.toLowerCase() === "or") return "or";
    if (group === "word" && text.toLowerCase() === "not") return "no";
    return group as Sort;
}

/** A value without the signs around it. */
export function unquoted(text: string): string {
    return text.replace(/^["“”„«» ]+|["“”„«» ]+$/gu, "");
}
