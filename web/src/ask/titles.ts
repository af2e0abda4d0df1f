// What several options have in common, in words: the beginning that their titles share.

import type { Option, Text } from "../protocol/question";

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
