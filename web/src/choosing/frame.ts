// The part of a map that shows some points: wider than high, or higher where they need it.

type Point = readonly [number, number];
export type Frame = { x: number; y: number; width: number; height: number };
const MARGIN = 90;
const WIDER = 2.2;

/** The frame of all points, with room around them, within the map. */
export function framed(points: readonly Point[], width: number, height: number): Frame {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN];
    const [top, bottom] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
    const wide = Math.min(width, Math.max(right - left, (bottom - top) * WIDER));
    const high = Math.min(height, Math.max(bottom - top, wide / WIDER));
    const x = Math.min(Math.max(0, (left + right - wide) / 2), width - wide);
    const y = Math.min(Math.max(0, (top + bottom - high) / 2), height - high);
    return { x, y, width: wide, height: high };
}
