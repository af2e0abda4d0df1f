// What several options have in common, in words: the beginning that their titles share.

import type { Option, Text } from "../protocol/types";

const FEWEST_LETTERS = 8;

/** "Glamdring for …" where the titles go on in different ways; null if they share too little. */
export function sharedTitle(titles: Text[]): Text | null {
    const first = titles[0];
    if (first === undefined) return null;
    if (titles.every((title) => title.text === first.text)) return first;
    let end = first.text.length;
    for (const title of titles) end = Math.min(end, sharedLength(first.text, title.text));
    end = first.text.lastIndexOf(" ", Math.max(0, end - 1));
    for (const name of first.names) if (name.from < end && end < name.to) end = name.from;
    const text = first.text.slice(0, Math.max(0, end)).trimEnd();
    if (text.length < FEWEST_LETTERS || !text.includes(" ")) return null;
    return { text: `${text} …`, names: first.names.filter((name) => name.to <= text.length) };
}

export type Parted = {
    /** What all titles say before and after their own words. */
    before: string;
    after: string;
    /** What each of them says between. */
    own: Text[];
};

/** Titles that say much the same are told once, and each line only what is its own. */
export function parted(titles: Text[]): Parted | null {
    const [first, ...others] = titles;
    if (first === undefined || others.length < 2) return null;
    let before = first.text.length;
    let after = first.text.length;
    for (const other of others) {
        before = Math.min(before, sharedLength(first.text, other.text));
        after = Math.min(after, sharedLength(reversed(first.text), reversed(other.text)));
    }
    for (const { text, names } of titles) {
        before = outside(text.lastIndexOf(" ", before - 1) + 1, names, "from");
        const end = text.indexOf(" ", text.length - after);
        after = end < 0 ? 0 : text.length - outside(end, names, "to");
    }
    const own = titles.map((title) => between(title, before, title.text.length - after));
    if (before + after < FEWEST_LETTERS || own.some(({ text }) => text === "")) return null;
    return { before: first.text.slice(0, before), after: first.text.slice(first.text.length - after), own };
}

/** The nearest place that cuts no name. */
function outside(at: number, names: Text["names"], side: "from" | "to"): number {
    return names.find((name) => name.from < at && at < name.to)?.[side] ?? at;
}

function between({ text, names }: Text, from: number, to: number): Text {
    const within = names.filter((name) => name.from >= from && name.to <= to);
    return {
        text: text.slice(from, to),
        names: within.map((name) => ({ ...name, from: name.from - from, to: name.to - from })),
    };
}

function reversed(words: string): string {
    return [...words].reverse().join("");
}

function sharedLength(one: string, other: string): number {
    let length = 0;
    while (length < one.length && one[length] === other[length]) length += 1;
    return length;
}

/** Options that read alike are one to whoever chooses; the first of each title stands for the others. */
export function unlike(options: Option[]): Option[] {
    const titles = new Set<string>();
    return options.filter((option) => {
        const read = `${option.title.text}\n${option.detail?.text ?? ""}`;
        if (titles.has(read)) return false;
        titles.add(read);
        return true;
    });
}

export function plainText(text: string, code: string | null): Text {
    return { text, names: code === null ? [] : [{ from: 0, to: text.length, code }] };
}

/** A sentence in which a card is called by its name. */
export function naming(text: string, name: string, code: string | null): Text {
    const from = text.indexOf(name);
    return { text, names: code === null ? [] : [{ from, to: from + name.length, code }] };
}
