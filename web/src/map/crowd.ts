// Which names have room when the whole map is looked at and names are larger than the land they stand on.

import type { Label } from "./atlas";
import { widthOf } from "./signs";

export type Box = { left: number; right: number; top: number; bottom: number };

const SIZE = 20;
const GROWN = 1.95; // names of regions keep twelve pixels on a map of six hundred

/** About where a region's name lies, grown round its middle. */
export function boxOf({ anchor, lines }: Label): Box {
    const widths = lines.map(({ text }) => widthOf(text) * SIZE * 1.15);
    const width = Math.max(0, ...widths);
    const [x, y] = [lines[0]?.x ?? 0, lines[0]?.y ?? 0];
    const middle = anchor === "middle" ? x : anchor === "start" ? x + width / 2 : x - width / 2;
    const height = SIZE * lines.length;
    const centre = y - SIZE * 0.35 + (height - SIZE) / 2;
    return {
        left: middle - (width / 2) * GROWN,
        right: middle + (width / 2) * GROWN,
        top: centre - (height / 2) * GROWN * 0.8,
        bottom: centre + (height / 2) * GROWN * 0.8,
    };
}

function touch(a: Box, b: Box): boolean {
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The boxes that can stand without touching; the short ones are let in first, so that most have room. */
export function uncrowded(boxes: readonly Box[]): Set<number> {
    const kept = new Set<number>();
    const order = [...boxes.keys()].sort((a, b) => wide(boxes[a]) - wide(boxes[b]));
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
