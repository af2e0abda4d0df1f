// The cards that a query means, the likeliest first, as `wizardhaven cards search` finds them.

import type { Complaint } from "./complaints";
import { DECK } from "./filtering";
import { plain } from "./folding";
import type { Entry, Known } from "./known";
import { nearness, oneLetterOff } from "./near";
import { parsed } from "./parsing";
import type { Comparison, Query } from "./query";
import type { Piece } from "./tokens";

/** What a reader brings: what all cards say in his language, folded, once it has arrived, and his decks. */
export type Reader = {
    texts?: Record<string, string>;
    decks?: Record<string, Iterable<string>>;
};

export type Found = {
    cards: Entry[];
    /** What of the line was not understood. */
    complaints: Complaint[];
    /** The line taken apart. */
    pieces: Piece[];
    /** The words of names that it asks for. */
    said: string[];
    /** Whether it asks what cards say. */
    asksForTexts: boolean;
};

type Test = (entry: Entry) => boolean;

const COMPARED: Record<Comparison, (number: number, value: number) => boolean> = {
    "=": (number, value) => number === value,
    "<": (number, value) => number < value,
    ">": (number, value) => number > value,
    "<=": (number, value) => number <= value,
    ">=": (number, value) => number >= value,
};

/**
 * All cards that a line of words and filters means. First those whose name begins with the words, then those of
 * which a word does, then those that hold them, at last those one letter off; among equals what can be played
 * comes first, then the order of the sets.
 */
export function search(known: Known, line: string, reader: Reader = {}): Found {
    const decks = new Map(
        Object.entries(reader.decks ?? {}).map(([name, codes]) => [plain(name), new Set(codes)]),
    );
    const { query, complaints, pieces } = parsed(line, known, decks.keys());
    const tests = new Tests(known, reader.texts ?? {}, decks);
    const test = tests.of(query);
    const said = wordsOf(query).join(" ").split(" ").filter(Boolean);
    const cards = known.entries
        .filter(test)
        .map((entry) => ({ entry, order: nearness(entry, said) * 2 + (entry.card.playable ? 0 : 1) }))
        .sort((one, other) => one.order - other.order)
        .map(({ entry }) => entry);
    return { cards, complaints, pieces, said, asksForTexts: tests.askedForTexts };
}

/** The words of names that a query asks for, in their order. */
function wordsOf(query: Query): string[] {
    if (query.is === "word" || query.is === "phrase") return [query.text];
    return query.is === "every" ? query.parts.flatMap(wordsOf) : [];
}

class Tests {
    askedForTexts = false;

    constructor(
        private readonly known: Known,
        private readonly texts: Record<string, string>,
        private readonly decks: Map<string, Set<string>>,
    ) {}

    of(query: Query): Test {
        switch (query.is) {
            case "word":
                return this.called(query.text);
            case "phrase":
                return ({ spoken }) => spoken.includes(query.text);
            case "has":
                return this.has(query.filter, query.values);
            case "says":
                this.askedForTexts = true;
                return ({ card }) => query.texts.some((text) => (this.texts[card.code] ?? "").includes(text));
            case "number": {
                const compare = COMPARED[query.comparison];
                return ({ card }) => {
                    const number = card.numbers[query.filter];
                    return number !== undefined && compare(number, query.value);
                };
            }
            case "no": {
                const denied = this.of(query.what);
                return (entry) => !denied(entry);
            }
            case "every": {
                const tests = query.parts.map((part) => this.of(part));
                return (entry) => tests.every((test) => test(entry));
            }
            case "some": {
                const tests = query.parts.map((part) => this.of(part));
                return (entry) => tests.some((test) => test(entry));
            }
        }
    }

    private has(filter: string, values: Set<string>): Test {
        const held = filter === DECK ? this.decks : this.known.having(filter);
        const codes = new Set([...values].flatMap((value) => [...(held.get(value) ?? [])]));
        return ({ card }) => codes.has(card.code);
    }

    /** Whether a name holds a word; where none of all does, whether a word of it is one letter off. */
    private called(text: string): Test {
        if (this.known.entries.some(({ spoken }) => spoken.includes(text)))
            return ({ spoken }) => spoken.includes(text);
        const near = oneLetterOff(text, this.known.allWords);
        return ({ words }) => words.some((word) => near.has(word));
    }
}
