// What a tick does to the others: how many there may be, of which one must be, and who may stand in two pairs.

import { placeName } from "../card/anchored";
import type { SheetGroup, SheetPart } from "../protocol/types";
import { countIn, type Ticks } from "./laying";

/** With a part ticked once more or, where it is full, no longer; null if that changes nothing. */
export function toggled(group: SheetGroup, part: SheetPart, ticks: Ticks): Ticks | null {
    const now = ticks.get(part.id) ?? 0;
    const changed = new Map(ticks);
    if (now === 0) for (const { id } of supplanted(group, part)) changed.delete(id);
    const room = group.most - countIn(group, changed);
    if (now < part.most && room > 0) return changed.set(part.id, now + 1);
    if (now === 0 || (group.least === 1 && group.most === 1)) return null;
    changed.delete(part.id);
    return changed;
}

/** With so many ticks on a part. */
export function ticked(part: SheetPart, number: number, ticks: Ticks): Ticks {
    const changed = new Map(ticks);
    if (number === 0) changed.delete(part.id);
    else changed.set(part.id, number);
    return changed;
}

/** What a part takes the place of: the only one of its group, or pairs in which one of its two stands. */
function supplanted({ kind, most, parts }: SheetGroup, part: SheetPart): SheetPart[] {
    if (kind !== "pairs") return most === 1 ? parts : [];
    const both = new Set(pairOf(part));
    return parts.filter((other) => pairOf(other).some((one) => both.has(one)));
}

/** Who stands in a pair: whoever faces the strike, and whose it is. */
export function pairOf({ answer }: SheetPart): string[] {
    return [...(answer.source == null ? [] : [answer.source]), ...(answer.targets ?? [])].map(placeName);
}
