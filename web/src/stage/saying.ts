// How throws of the dice are said in any language.

import type { Stretch } from "./throws";

/** The words for a stretch of throws. */
export type Ranges = { most: (n: number) => string; least: (n: number) => string; any: string };

export function throws(range: Stretch, ranges: Ranges): string {
    if (range.from <= 2 && range.to >= 12) return ranges.any;
    if (range.to >= 12) return ranges.least(range.from);
    if (range.from <= 2) return ranges.most(range.to);
    return range.from === range.to ? `${range.from}` : `${range.from}–${range.to}`;
}

/** Of 36 throws so many, in a hundred. */
export const share = (number: number): number => Math.round((100 * number) / 36);
