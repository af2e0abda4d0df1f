// Where an arrow begins and ends, in pixels of the window.

export type Box = { left: number; top: number; right: number; bottom: number };

const AROUND = 5;
const SHORT = 24;

export function boxOf(element: Element): Box {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
}

/** The ring round a thing. */
export function ringOf({ left, top, right, bottom }: Box): {
    x: number;
    y: number;
    width: number;
    height: number;
} {
    return {
        x: left - AROUND,
        y: top - AROUND,
        width: right - left + 2 * AROUND,
        height: bottom - top + 2 * AROUND,
    };
}

/** A bow from the nearest edge of one box to the nearest edge of the other; none where they touch. */
export function arrowTo(from: Box, to: Box): string {
    const [x1, x2] = between(from.left, from.right, to.left - AROUND, to.right + AROUND);
    const [y1, y2] = between(from.top, from.bottom, to.top - AROUND, to.bottom + AROUND);
    if (Math.hypot(x2 - x1, y2 - y1) < SHORT) return "";
    const [bend, lift] = [(y1 - y2) * 0.15, (x2 - x1) * 0.15];
    return `M${x1} ${y1}Q${(x1 + x2) / 2 + bend} ${(y1 + y2) / 2 + lift} ${x2} ${y2}`;
}

/** The ends of the way from one span to another; where they overlap, the middle of what they share. */
function between(low: number, high: number, otherLow: number, otherHigh: number): [number, number] {
    if (otherLow > high) return [high, otherLow];
    if (otherHigh < low) return [low, otherHigh];
    const middle = (Math.max(low, otherLow) + Math.min(high, otherHigh)) / 2;
    return [middle, middle];
}
