// Where the map is looked at from: the point in the middle of the pane, and how many pixels a unit takes.

import { HEIGHT, WIDTH } from "./atlas";
import type { Point } from "./geometry";

export type Camera = { x: number; y: number; k: number };
export type Size = { width: number; height: number };
export type Step = "far" | "mid" | "near";

const CLOSEST = 2.5;
const NAMED_IN_REACH = 0.55; // from here on places within reach are named
const NAMED = 0.8; // from here on every place is
const ALMOST = 0.74; // what could be framed from here is framed a little tighter, so that names can be read
const COMFORT = 1; // the map does not frame itself more closely than this
const LEAST_SHOWN = 640; // nor shows less than so many units from left to right, if only one place matters
const ON_SCREEN = 0.9; // the size of tokens and their notes, however near one is
const MARGIN = { left: 70, right: 84, top: 98, bottom: 66 }; // pixels kept free round what is framed
const LOW = { height: 320, top: 0.2, bottom: 0.2 }; // but of so low a pane only these parts of its height

/** Not further away than the whole map, not nearer than is of use, and never beside the map. */
export function clamp({ x, y, k }: Camera, size: Size): Camera {
    const scale = Math.min(CLOSEST, Math.max(whole(size).k, k));
    const half = { x: size.width / 2 / scale, y: size.height / 2 / scale };
    const within = (value: number, reach: number, end: number): number =>
        reach * 2 >= end ? end / 2 : Math.min(end - reach, Math.max(reach, value));
    return { x: within(x, half.x, WIDTH), y: within(y, half.y, HEIGHT), k: scale };
}

export function whole({ width, height }: Size): Camera {
    return { x: WIDTH / 2, y: HEIGHT / 2, k: Math.max(0.05, Math.min(width / WIDTH, height / HEIGHT)) };
}

/** So that all points can be seen, if need be only the first and what lies round the others' middle. */
export function framed(spots: readonly Point[], size: Size): Camera {
    const first = spots[0];
    if (first === undefined) return whole(size);
    const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const isLow = size.height < LOW.height;
    const above = isLow ? LOW.top * size.height : MARGIN.top;
    const below = isLow ? LOW.bottom * size.height : MARGIN.bottom;
    const room = {
        x: Math.max(60, size.width - MARGIN.left - MARGIN.right),
        y: Math.max(60, size.height - above - below),
    };
    const closest = Math.min(COMFORT, Math.max(NAMED_IN_REACH, size.width / LEAST_SHOWN));
    const fit = Math.min(closest, room.x / Math.max(1, right - left), room.y / Math.max(1, bottom - top));
    const k =
        fit >= ALMOST && !isLow ? Math.max(Math.min(NAMED, closest), fit) : Math.max(NAMED_IN_REACH, fit);
    const middle = (low: number, high: number, reach: number, must: number): number =>
        Math.min(must + reach, Math.max(must - reach, (low + high) / 2));
    const x = middle(left, right, room.x / 2 / k, first[0]) + (MARGIN.right - MARGIN.left) / 2 / k;
    const y = middle(top, bottom, room.y / 2 / k, first[1]) + (below - above) / 2 / k;
    return clamp({ x, y, k }, size);
}

/** Nearer or further, so that what lies under a pixel of the pane stays under it. */
export function zoomed(camera: Camera, by: number, at: Point, size: Size): Camera {
    const k = clamp({ ...camera, k: camera.k * by }, size).k;
    const [dx, dy] = [at[0] - size.width / 2, at[1] - size.height / 2];
    const moved = { x: camera.x + dx / camera.k - dx / k, y: camera.y + dy / camera.k - dy / k, k };
    return clamp(moved, size);
}

export function panned(camera: Camera, dx: number, dy: number, size: Size): Camera {
    return clamp({ ...camera, x: camera.x - dx / camera.k, y: camera.y - dy / camera.k }, size);
}

/** The smallest move after which a point can be seen well. */
export function showing(camera: Camera, [x, y]: Point, size: Size): Camera {
    const reach = {
        x: Math.max(0, size.width / 2 - MARGIN.right) / camera.k,
        y: Math.max(0, size.height / 2 - MARGIN.bottom) / camera.k,
    };
    return clamp(
        {
            ...camera,
            x: Math.min(x + reach.x, Math.max(x - reach.x, camera.x)),
            y: Math.min(y + reach.y, Math.max(y - reach.y, camera.y)),
        },
        size,
    );
}

export function stepOf(k: number): Step {
    return k < NAMED_IN_REACH ? "far" : k < NAMED ? "mid" : "near";
}

/** How much tokens grow against the land, so that they are always as large on the screen. */
export function keepReadable(k: number): number {
    return ON_SCREEN / k;
}

/** The same for the small signs of places, which may shrink more before they are in each other's way. */
export function keepVisible(k: number): number {
    return Math.min(1.25, Math.max(0.62, k)) / k;
}

/** A camera between two others; 0 is the first, 1 the second. */
export function blend(from: Camera, to: Camera, part: number): Camera {
    const eased = 1 - (1 - part) ** 3;
    const mix = (a: number, b: number): number => a + (b - a) * eased;
    return { x: mix(from.x, to.x), y: mix(from.y, to.y), k: mix(from.k, to.k) };
}
