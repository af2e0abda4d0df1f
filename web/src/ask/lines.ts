// The lines of the asking column: one for each thing that can be chosen now, and the refusals after them.

import type { Anchor, Colour, Option, Refusal, Text } from "../protocol/types";
import type { Turning } from "./node";
import type { LineGroup } from "./words";
import { placeName } from "../card/anchored";
import { isOnGuard, touches } from "./places";
import { plainText, sharedTitle, unlike } from "./titles";

export type Line = {
    key: string;
    /** 1, 2, 3 …; 0 for what is refused. */
    number: number;
    place: Anchor | null;
    /** What choosing this line leaves; one option if nothing remains to be chosen. */
    options: Option[];
    title: Text;
    detail: Text | null;
    odds: number | null;
    tone: Colour;
    chosen: boolean;
    refusal: Refusal | null;
    group: LineGroup;
};

/** From how many lines on they are put together by kind and can be searched. */
export const MANY = 12;

type Naming = {
    nameOf(code: string): string | null;
    inHand(ref: string): boolean;
};

export function linesOf(turnings: Turning[], leaf: Option | null, naming: Naming): Line[] {
    const lines: Line[] = [];
    const read = new Map<string, Line>();
    for (const turning of turnings) {
        const chosen = leaf !== null && turning.options.includes(leaf);
        const line = { ...lineOf(turning, naming), chosen };
        const words = `${line.title.text}\n${line.detail?.text ?? ""}\n${line.options.length}`;
        const alike = read.get(words);
        if (alike !== undefined) alike.chosen ||= chosen;
        else {
            read.set(words, line);
            lines.push(line);
        }
    }
    return numbered(lines.length > MANY ? together(lines) : lines);
}

/** Lines that have what is looked for in them, numbered anew. */
export function found(lines: Line[], filter: string): Line[] {
    const wanted = plain(filter.trim());
    if (wanted === "") return lines;
    const has = (text: Text | null): boolean => text !== null && plain(text.text).includes(wanted);
    return numbered(
        lines.filter((line) =>
            [line, ...line.options].some(({ title, detail }) => has(title) || has(detail)),
        ),
    );
}

function plain(words: string): string {
    return words.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

function numbered(lines: Line[]): Line[] {
    return lines.map((line, index) => ({ ...line, number: index + 1 }));
}

/** Kinds in the order in which they first come, lines of a kind in theirs. */
function together(lines: Line[]): Line[] {
    const groups = new Set(lines.map((line) => line.group));
    return [...groups].flatMap((group) => lines.filter((line) => line.group === group));
}

function groupOf(place: Anchor | null, naming: Naming): LineGroup {
    switch (place?.kind) {
        case "card":
            return naming.inHand(place.ref) ? "hand" : "card";
        case "company":
            return "company";
        case "site":
        case "region":
            return "site";
        case "path":
            return "path";
        default:
            return "other";
    }
}

function lineOf(turning: Turning, naming: Naming): Line {
    const options = unlike(turning.options);
    const first = options[0] as Option;
    const same = <T>(read: (option: Option) => T, key: (value: T) => unknown): T | null => {
        const value = read(first);
        return options.every((option) => key(read(option)) === key(value)) ? value : null;
    };
    return {
        key: turning.place === null ? first.id : placeName(turning.place),
        number: 0,
        place: turning.place,
        options,
        title: titleOf(turning.place, options, naming),
        detail: same(
            (option) => option.detail,
            (detail) => detail?.text,
        ),
        odds: same(
            (option) => option.odds,
            (odds) => odds,
        ),
        tone: first.tone,
        chosen: false,
        refusal: null,
        group: groupOf(turning.place, naming),
    };
}

function titleOf(place: Anchor | null, options: Option[], naming: Naming): Text {
    const first = options[0] as Option;
    const shared = sharedTitle(options.map((option) => option.title));
    if (shared !== null) return shared;
    const name = place?.code === undefined ? null : naming.nameOf(place.code);
    if (name !== null) return named(name, options, place?.code ?? null);
    return { text: `${first.title.text} …`, names: first.title.names };
}

/** A card by its name, and by whose it is where every title says so: "Cram (Kíli)". */
function named(name: string, options: Option[], code: string | null): Text {
    const bearers = options.map(({ title }) => {
        const [, after] = title.text.split(name, 2); // a closing quotation mark may follow
        return after === undefined ? null : (/^\s*[“»]?\s*\(([^)]+)\)/u.exec(after)?.[1] ?? null);
    });
    const bearer = bearers[0] ?? null;
    const same = bearer !== null && bearers.every((one) => one === bearer);
    const text = plainText(name, code);
    return same ? { ...text, text: `${name} (${bearer})` } : text;
}

/** What cannot be played now; a card that can still be chosen for something else is not among them. */
export function refusedLines(refusals: Refusal[], options: Option[], naming: Naming): Line[] {
    return refusals
        .filter(
            (refusal) =>
                !options.some((option) => !isOnGuard(option) && touches(option, placeName(refusal.anchor))),
        )
        .map((refusal) => {
            const code = refusal.anchor.code ?? null;
            const name = code === null ? null : naming.nameOf(code);
            return {
                key: placeName(refusal.anchor),
                number: 0,
                place: refusal.anchor,
                options: [],
                title: name === null ? refusal.reason : plainText(name, code),
                detail: name === null ? null : refusal.reason,
                odds: null,
                tone: "may",
                chosen: false,
                refusal,
                group: groupOf(refusal.anchor, naming),
            };
        });
}
