// Strikes spread over a company: one for each, the strongest first; what is left goes round once more.

import type { SheetGroup, SheetPart } from "../protocol/types";

export function spread(group: SheetGroup, prowessOf: (part: SheetPart) => number): Map<SheetPart, number> {
    const parts = group.parts.toSorted((one, other) => prowessOf(other) - prowessOf(one));
    const given = new Map(parts.map((part) => [part, part.fixed && part.preset ? 1 : 0]));
    let left = group.most - [...given.values()].reduce((sum, number) => sum + number, 0);
    const most = Math.max(0, ...parts.map((part) => part.most));
    for (let round = 1; round <= most; round += 1)
        for (const part of parts) {
            const has = given.get(part) ?? 0;
            if (left === 0 || has >= round || has >= part.most || part.fixed) continue;
            given.set(part, has + 1);
            left -= 1;
        }
    return given;
}
