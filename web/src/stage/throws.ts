// The 36 throws of two dice: how many ways lead to each, and what a ledger says about them.

import type { Ledger, Outcome } from "../protocol/types";

export const THROWS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export type Tone = Outcome["tone"];
export type Stretch = { from: number; to: number; tone: Tone; ways: number };

/** How many of the 36 throws show this total. */
export function ways(total: number): number {
    return total < 2 || total > 12 ? 0 : 6 - Math.abs(7 - total);
}

export function waysBetween(from: number, to: number): number {
    return THROWS.filter((total) => from <= total && total <= to).reduce(
        (sum, total) => sum + ways(total),
        0,
    );
}

/** What a throw brings; null if the ledger says nothing about it. */
function outcomeOf(ledger: Ledger, roll: number): Outcome | null {
    return ledger.outcomes.find((outcome) => outcome.from <= roll && roll <= outcome.to) ?? null;
}

export function toneOf(ledger: Ledger, roll: number): Tone {
    const outcome = outcomeOf(ledger, roll);
    if (outcome !== null) return outcome.tone;
    return ledger.least !== null && roll < ledger.least ? "bad" : "good";
}

/** The throws in stretches of one tone, the highest first. */
export function stretches(ledger: Ledger): Stretch[] {
    const found: Stretch[] = [];
    for (const total of THROWS) {
        const tone = toneOf(ledger, total);
        const last = found.at(-1);
        if (last !== undefined && last.tone === tone) {
            last.to = total;
            last.ways += ways(total);
        } else {
            found.push({ from: total, to: total, tone, ways: ways(total) });
        }
    }
    return found.reverse();
}

/** Whether dice belong to the sum at all. */
export function isRolled(ledger: Ledger): boolean {
    return ledger.least !== null || ledger.outcomes.length > 0;
}

/** Two faces that add up to the roll: always the same ones for the same roll and seed. */
export function faces(roll: number, seed: number): [number, number] {
    const first = Math.max(1, roll - 6);
    const last = Math.min(6, roll - 1);
    const one = first + (Math.abs(seed) % (last - first + 1));
    return [one, roll - one];
}
