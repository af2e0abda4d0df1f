// The words that look most like one that is not understood: as many letters as possible in the same order.

import { fold } from "./folding";

const MOST = 3;
const LEAST_ALIKE = 0.6;

/** Up to three of the names that look most like the wanted one, nearest first. */
export function nearest(wanted: string, names: Iterable<string>): string[] {
    const looked = fold(wanted);
    const folded = new Map([...names].map((name) => [fold(name), name]));
    return [...folded.keys()]
        .map((name) => ({ name, alike: alike(name, looked) }))
        .filter((one) => one.alike >= LEAST_ALIKE)
        .sort((one, other) => other.alike - one.alike || (one.name < other.name ? 1 : -1))
        .slice(0, MOST)
        .map((one) => folded.get(one.name) as string);
}

/** Twice the letters that agree, of all letters of both. */
function alike(one: string, other: string): number {
    const letters = one.length + other.length;
    return letters === 0 ? 1 : (2 * agreeing(one, other)) / letters;
}

/** The letters of the longest piece that both have, and of what agrees before and after it. */
function agreeing(one: string, other: string): number {
    const { at, there, length } = longest(one, other);
    if (length === 0) return 0;
    const before = agreeing(one.slice(0, at), other.slice(0, there));
    return before + length + agreeing(one.slice(at + length), other.slice(there + length));
}

function longest(one: string, other: string): { at: number; there: number; length: number } {
    let best = { at: 0, there: 0, length: 0 };
    let before: number[] = [];
    for (let at = 0; at < one.length; at++) {
        const lengths: number[] = [];
        for (let there = 0; there < other.length; there++) {
            if (one[at] !== other[there]) continue;
            const length = (before[there - 1] ?? 0) + 1;
            lengths[there] = length;
            if (length > best.length) best = { at: at - length + 1, there: there - length + 1, length };
        }
        before = lengths;
    }
    return best;
}
