// On which of its four sides something stands beside a place, so that it hides the fewest names.

import type { Language } from "../protocol/types";
import { inLanguage, surface, type Place } from "./atlas";
import { boxOf, type Box } from "./crowd";
import type { Point } from "./geometry";

/** Something beside a place: how large it is, and how far its middle is from the place over and under it. */
type Thing = { width: number; height: number; away: number };

const SIGN = 11;
const GAP = 22; // between the middle of a place and what stands to its left or right

/** Where the names of places lie, and their signs, at that scale; those of some places left out. */
export function namesAt(scale: number, language: Language, besides: (place: Place) => boolean): Box[] {
    return surface
        .filter((place) => !besides(place))
        .flatMap(({ at, labels }) => [
            boxOf(inLanguage(labels, language), { size: 15, grown: scale }, at),
            around(at, SIGN * scale, SIGN * scale),
        ]);
}

function around([x, y]: Point, halfWidth: number, halfHeight: number): Box {
    return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

/** The box of something that stands away from a point by so much, both in the units of the drawing. */
export function boxAway([x, y]: Point, [dx, dy]: Point, { width, height }: Thing, scale: number): Box {
    return around([x + dx * scale, y + dy * scale], (width / 2) * scale, (height / 2) * scale);
}

/** How far from its place something stands on the side where it hides least: first over or under it. */
export function freeSide(
    at: Point,
    thing: Thing,
    scale: number,
    taken: readonly Box[],
    first: 1 | -1,
): Point {
    const beside = thing.width / 2 + GAP;
    const sides: Point[] = [
        [0, first * thing.away],
        [beside, 0],
        [-beside, 0],
        [0, -first * thing.away],
    ];
    const hidden = sides.map((side) => covered(boxAway(at, side, thing, scale), taken));
    return sides[hidden.indexOf(Math.min(...hidden))] ?? [0, first * thing.away];
}

/** How much of other things lies beneath a box. */
function covered(box: Box, taken: readonly Box[]): number {
    let sum = 0;
    for (const other of taken) {
        const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        if (wide > 0 && high > 0) sum += wide * high;
    }
    return Math.round(sum);
}
