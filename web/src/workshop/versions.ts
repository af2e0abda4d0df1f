// What lies between two versions of a deck, as the rules see it.

import type { CheckedFault } from "../protocol/types";

/** The faults that only the later version has, those that only the earlier one had, and those of both. */
export function told(
    before: readonly CheckedFault[],
    after: readonly CheckedFault[],
): { came: CheckedFault[]; went: CheckedFault[]; stay: CheckedFault[] } {
    const same = (one: CheckedFault, other: CheckedFault): boolean =>
        one.rule === other.rule && one.text === other.text && one.cards.join() === other.cards.join();
    const isIn = (faults: readonly CheckedFault[], fault: CheckedFault): boolean =>
        faults.some((other) => same(fault, other));
    return {
        came: after.filter((fault) => !isIn(before, fault)),
        went: before.filter((fault) => !isIn(after, fault)),
        stay: after.filter((fault) => isIn(before, fault)),
    };
}
