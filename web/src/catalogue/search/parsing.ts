// A query read: words and filters, `or`, `-` and brackets; what is not understood is left out.

import { type Complaint, type Trouble, complaint } from "./complaints";
import { filtered } from "./filtering";
import { plain } from "./folding";
import type { Known } from "./known";
import { type Query, every } from "./query";
import { LONGEST, type Piece, pieces } from "./tokens";

const DEEPEST = 20;
/** So many pieces no query has: nothing more of it is read. */
const PAST_ALL = LONGEST + 1;

export type Read = { query: Query; complaints: Complaint[]; pieces: Piece[] };

/** What a line says to somebody who has decks of these names, folded. */
export function parsed(line: string, known: Known, decks: Iterable<string>): Read {
    const reading = new Reading(line, known, [...decks]);
    const query = reading.whole();
    const complaints = reading.complaints.sort((one, other) => one.place - other.place);
    return { query, complaints, pieces: reading.pieces };
}

class Reading {
    readonly complaints: Complaint[] = [];
    readonly pieces: Piece[];
    private read = 0;

    constructor(
        line: string,
        private readonly known: Known,
        private readonly decks: string[],
    ) {
        this.pieces = pieces(line, this.complaints);
    }

    private get next(): Piece | undefined {
        return this.pieces[this.read];
    }

    /** All of it; a bracket that closes nothing is passed over. */
    whole(): Query {
        const parts = [this.either(0)];
        while (this.next) {
            this.complain("LONELY_BRACKET", this.next.place, 1);
            this.read++;
            parts.push(this.either(0));
        }
        return every(parts.filter((part) => part !== null));
    }

    private complain(trouble: Trouble, place: number, length: number, said: (string | number)[] = []): void {
        this.complaints.push(complaint(trouble, place, length, said));
    }

    private either(depth: number): Query | null {
        const parts = [this.both(depth)];
        while (this.next?.sort === "or") {
            const { next: between, read: before } = this;
            this.read++;
            parts.push(this.both(depth));
            if (this.read === before + 1 || this.begins(before)) this.complain("LONELY_OR", between.place, 2);
        }
        const found = parts.filter((part) => part !== null);
        return found.length > 1 ? { is: "some", parts: found } : (found[0] ?? null);
    }

    /** Whether nothing stands before a piece that could be one of two. */
    private begins(read: number): boolean {
        const before = this.pieces[read - 1]?.sort;
        return before === undefined || before === "open" || before === "or";
    }

    private both(depth: number): Query | null {
        const parts: Query[] = [];
        while (this.next && this.next.sort !== "or" && this.next.sort !== "close") {
            const part = this.one(this.next, depth);
            if (part !== null) parts.push(part);
        }
        return parts.length > 0 ? every(parts) : null;
    }

    private one(piece: Piece, depth: number): Query | null {
        this.read++;
        if (depth >= DEEPEST) {
            this.complain("TOO_DEEP", piece.place, 1, [DEEPEST]);
            this.read = PAST_ALL;
            return null;
        }
        switch (piece.sort) {
            case "no":
                return this.denied(piece, depth);
            case "open":
                return this.bracket(piece, depth);
            case "filter":
                return filtered(piece, this.known, this.decks, this.complaints);
            case "phrase":
                return plain(piece.text) === "" ? null : { is: "phrase", text: plain(piece.text) };
            default: {
                const words = plain(piece.text).split(" ").filter(Boolean);
                return words.length > 0 ? every(words.map((text) => ({ is: "word", text }))) : null;
            }
        }
    }

    private denied(sign: Piece, depth: number): Query | null {
        if (!this.next || this.next.sort === "or" || this.next.sort === "close") {
            this.complain("NOTHING_DENIED", sign.place, sign.text.length, [sign.text]);
            return null;
        }
        const what = this.one(this.next, depth + 1);
        return what === null ? null : { is: "no", what };
    }

    private bracket(opened: Piece, depth: number): Query | null {
        const query = this.either(depth + 1);
        if (this.next) this.read++;
        else if (this.read < PAST_ALL) this.complain("OPEN_BRACKET", opened.place, 1);
        return query;
    }
}
