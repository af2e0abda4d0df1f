// An attack that is over, summed up: what it was, and strike by strike how it went.

import { deedsOf, type Deed } from "../log/deeds";
import type { Happening, LogLine } from "../protocol/types";

export type Fought = {
    /** The attack and its numbers, with how many strikes ended how. */
    whole: Deed;
    strikes: Deed[];
};

const STRIKES: readonly Happening[] = [
    "strike failed",
    "strike ineffectual",
    "strike succeeded",
    "wounded",
    "eliminated",
];
/** What lies before the strikes of an attack. */
const BEFORE: readonly Happening[] = ["attack ended", "attack began", "site entered", "turn began"];

/** The last attack that has ended since a line of the story; null if none has, or there was but one strike. */
export function foughtSince(lines: LogLine[], since: number): Fought | null {
    if (!lines.some(({ number, kind }) => number >= since && kind === "attack ended")) return null;
    const deeds = deedsOf(lines);
    const end = deeds.findLastIndex(({ head }) => head.kind === "attack ended");
    const whole = deeds[end];
    if (whole === undefined) return null;
    const before = deeds.slice(0, end).findLastIndex(({ head }) => BEFORE.includes(head.kind));
    const strikes = deeds.slice(before + 1, end).filter(({ head }) => STRIKES.includes(head.kind));
    return { whole, strikes };
}
