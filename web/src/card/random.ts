// Chance that always falls the same way: a picture is drawn from its card's code and never changes.

export type Chance = (from: number, to: number) => number;

/** Numbers between two bounds, from a seed. */
export function chance(seed: string): Chance {
    let state = 2166136261;
    for (const letter of seed) {
        state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
    }
    return (from, to) => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (to - from);
    };
}
