// How many are given, drawn and gone through, of how many.

import type { SheetGroup } from "../protocol/types";

/** How many strikes are given, of how many; whoever leaves some leaves them to the attacker. */
export type Strikes = { given: number; all: number; mayLeave: boolean };

/** Groups whose parts are strikes. */
const GIVEN: SheetGroup["kind"][] = ["strikes", "pairs"];

/** Whether so many of a group will do; of strikes at least one, since to leave them all is said apart. */
export function enough({ kind, least }: SheetGroup, number: number): boolean {
    return number >= Math.max(least, GIVEN.includes(kind) ? 1 : 0);
}

export function strikesIn(
    groups: readonly SheetGroup[],
    count: (group: SheetGroup) => number,
): Strikes | null {
    const struck = groups.filter(({ kind }) => GIVEN.includes(kind));
    if (struck.length === 0) return null;
    const sum = (of: (group: SheetGroup) => number): number => struck.reduce((all, one) => all + of(one), 0);
    const all = sum(({ most }) => most);
    return { given: sum(count), all, mayLeave: sum(({ least }) => least) < all };
}

/** How many can be drawn at once, and how many fewer. */
export type Draws = { most: number; fewer: number[] };

export function drawsIn(groups: readonly SheetGroup[]): Draws | null {
    const group = groups.find(({ kind }) => kind === "draws");
    if (group === undefined) return null;
    const { least, most } = group;
    return { most, fewer: Array.from({ length: most - least }, (_, index) => most - 1 - index) };
}

/** Everything in the order that was wished for; what nobody spoke of comes last, as it stands. */
export function inSequence(ids: readonly string[], wished: readonly string[]): string[] {
    const known = wished.filter((id) => ids.includes(id));
    return [...known, ...ids.filter((id) => !known.includes(id))];
}

/** The order with one of them put in the place of another. */
export function moved(ids: readonly string[], id: string, to: string): string[] {
    const [from, at] = [ids.indexOf(id), ids.indexOf(to)];
    if (from < 0 || at < 0) return [...ids];
    return ids.filter((one) => one !== id).toSpliced(at, 0, id);
}
