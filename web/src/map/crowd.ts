// Which names have room when one looks from afar and names are larger than the land they stand on.

import type { Label } from "./atlas";
import type { Point } from "./geometry";
import { widthOf } from "./signs";

export type Box = { left: number; right: number; top: number; bottom: number };

/** Names of regions keep twelve pixels on a map of six hundred. */
export const REGION_NAMES = { size: 20, grown: 1.95 };
/** Names of places keep them from where those within reach are named. */
export const PLACE_NAMES = { size: 15, grown: 1.45 };

/** About where a name lies, grown round the middle of a region or from the point of a place. */
export function boxOf(
    { anchor, lines }: Label,
    { size, grown }: { size: number; grown: number },
    from?: Point,
): Box {
    const width = Math.max(0, ...lines.map(({ text }) => widthOf(text) * size * 1.15));
    const height = size * lines.length;
    const [x, y] = [lines[0]?.x ?? 0, lines[0]?.y ?? 0];
    const middle = anchor === "middle" ? x : anchor === "start" ? x + width / 2 : x - width / 2;
    const centre = y - size * 0.35 + (height - size) / 2;
    const [cx, cy] =
        from === undefined ? [middle, centre] : [from[0] + middle * grown, from[1] + centre * grown];
    const [half, tall] = [(width / 2) * grown, (height / 2) * grown * 0.8];
    return { left: cx - half, right: cx + half, top: cy - tall, bottom: cy + tall };
}

function touch(a: Box, b: Box): boolean {
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The boxes that can stand without touching: first those that must, then the short ones, so that most have room. */
export function uncrowded(
    boxes: readonly Box[],
    must: (index: number) => boolean = () => false,
): Set<number> {
    const kept = new Set<number>();
    const rank = (index: number): number => (must(index) ? -1 : wide(boxes[index]));
    const order = [...boxes.keys()].sort((a, b) => rank(a) - rank(b));
    for (const index of order) {
        const box = boxes[index];
        if (box !== undefined && [...kept].every((other) => !touch(box, boxes[other] ?? box)))
            kept.add(index);
    }
    return kept;
}

function wide(box: Box | undefined): number {
    return box === undefined ? 0 : box.right - box.left;
}
