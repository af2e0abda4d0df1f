// Finding one's way on the map by keys: the neighbour in a direction, the place that begins with some letters.

import type { Point } from "./geometry";

type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const WAYS: Record<Direction, Point> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};

export function isDirection(key: string): key is Direction {
    return key in WAYS;
}

/** The nearest in a direction; what lies askew counts as further away. */
export function neighbour<T extends { at: Point }>(from: Point, key: Direction, all: readonly T[]): T | null {
    const [wx, wy] = WAYS[key];
    let best: T | null = null;
    let least = Infinity;
    for (const one of all) {
        const [dx, dy] = [one.at[0] - from[0], one.at[1] - from[1]];
        const ahead = dx * wx + dy * wy;
        const aside = Math.abs(dx * wy - dy * wx);
        if (ahead < 1 || aside > ahead * 2) continue;
        const cost = ahead + aside * 1.6;
        if (cost < least) [best, least] = [one, cost];
    }
    return best;
}

/** Letters without marks, so that "u" finds "Ulûnd" and "Ûlund". */
function plain(text: string): string {
    return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The first name that begins so, or else the first with a word that does. */
export function find<T>(letters: string, all: readonly T[], name: (one: T) => string): T | null {
    const wanted = plain(letters);
    const starts = all.find((one) => plain(name(one)).startsWith(wanted));
    const inside = (one: T): boolean =>
        plain(name(one))
            .split(/[\s\-’']+/)
            .some((word) => word.startsWith(wanted));
    return starts ?? all.find(inside) ?? null;
}
