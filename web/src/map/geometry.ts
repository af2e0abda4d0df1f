// Points, lines and polygons in the map's units.

export type Point = readonly [number, number];

/** Reads a line that is written as half units from point to point. */
export function points(steps: string): Point[] {
    const numbers = steps.match(/-?\d+/g) ?? [];
    const out: Point[] = [];
    let [x, y] = [0, 0];
    for (let i = 0; i + 1 < numbers.length; i += 2) {
        x += Number(numbers[i]) / 2;
        y += Number(numbers[i + 1]) / 2;
        out.push([x, y]);
    }
    return out;
}

export function drawn(line: readonly Point[], closed = false): string {
    return `M${line.map(([x, y]) => `${short(x)},${short(y)}`).join("L")}${closed ? "Z" : ""}`;
}

/** A number as short as a drawing needs it. */
export function short(value: number): string {
    return String(Math.round(value * 10) / 10);
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
    return Math.hypot(bx - ax, by - ay);
}

export function between([ax, ay]: Point, [bx, by]: Point, part: number): Point {
    return [ax + (bx - ax) * part, ay + (by - ay) * part];
}

export function lengthOf(line: readonly Point[]): number {
    return pairs(line).reduce((sum, [a, b]) => sum + distance(a, b), 0);
}

/** The point that lies so far along a line, of 0 to 1. */
export function along(line: readonly Point[], part: number): Point {
    let left = part * lengthOf(line);
    for (const [a, b] of pairs(line)) {
        const step = distance(a, b);
        if (left <= step) return step === 0 ? a : between(a, b, left / step);
        left -= step;
    }
    return line[line.length - 1] ?? [0, 0];
}

export function pairs(line: readonly Point[]): [Point, Point][] {
    const out: [Point, Point][] = [];
    line.forEach((point, index) => {
        const next = line[index + 1];
        if (next !== undefined) out.push([point, next]);
    });
    return out;
}

function edges(polygon: readonly Point[]): [Point, Point][] {
    const first = polygon[0];
    return first === undefined ? [] : pairs([...polygon, first]);
}

export function contains(polygon: readonly Point[], [x, y]: Point): boolean {
    let inside = false;
    for (const [[ax, ay], [bx, by]] of edges(polygon)) {
        if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
    }
    return inside;
}

/** How far a point lies from the rim of a polygon, inside or outside. */
export function fromRim(polygon: readonly Point[], point: Point): number {
    return Math.min(...edges(polygon).map(([a, b]) => fromSegment(point, a, b)));
}

function fromSegment(point: Point, a: Point, b: Point): number {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const square = dx * dx + dy * dy;
    const part = square === 0 ? 0 : ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square;
    return distance(point, between(a, b, Math.min(1, Math.max(0, part))));
}

function side([ax, ay]: Point, [bx, by]: Point, [px, py]: Point): number {
    return (bx - ax) * (py - ay) - (by - ay) * (px - ax);
}

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
    return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Whether one sees b from a without leaving the polygon; both may lie on its rim. */
export function sees(polygon: readonly Point[], a: Point, b: Point): boolean {
    const length = distance(a, b);
    if (length < 4) return true;
    const [from, to] = [between(a, b, 1.5 / length), between(a, b, 1 - 1.5 / length)];
    if (!contains(polygon, from) || !contains(polygon, to)) return false;
    return !edges(polygon).some(([c, d]) => cross(from, to, c, d));
}

/** The same line with fewer points, nowhere further away than `most`. */
function simpler(line: readonly Point[], most: number): Point[] {
    const first = line[0];
    const last = line[line.length - 1];
    if (first === undefined || last === undefined || line.length < 3) return [...line];
    let far = 0;
    let at = 0;
    line.forEach((point, index) => {
        const away = fromSegment(point, first, last);
        if (away > far) [far, at] = [away, index];
    });
    if (far <= most) return [first, last];
    return [...simpler(line.slice(0, at + 1), most).slice(0, -1), ...simpler(line.slice(at), most)];
}

/** Corners that bend into a polygon, each moved inwards: what the shortest ways inside it turn round. */
export function turningPoints(polygon: readonly Point[], room: number): Point[] {
    const first = polygon[0];
    if (first === undefined) return [];
    const ring = simpler([...polygon, first], 4).slice(0, -1);
    const turn = Math.sign(edges(ring).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0));
    const out: Point[] = [];
    ring.forEach((corner, index) => {
        const before = ring[(index + ring.length - 1) % ring.length] ?? corner;
        const after = ring[(index + 1) % ring.length] ?? corner;
        if (side(before, corner, after) * turn >= 0) return;
        const [u, v] = [unit(before, corner), unit(after, corner)];
        const [bx, by] = [u[0] + v[0], u[1] + v[1]];
        const length = Math.hypot(bx, by) || 1;
        for (const step of [room, room / 2, room / 4]) {
            const moved: Point = [corner[0] + (bx / length) * step, corner[1] + (by / length) * step];
            if (contains(polygon, moved) && fromRim(polygon, moved) > step / 2) {
                out.push(moved);
                return;
            }
        }
    });
    return out;
}

function unit(from: Point, to: Point): Point {
    const length = distance(from, to) || 1;
    return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

/** A line with its corners rounded, none of them by more than `room`. */
export function rounded(line: readonly Point[], room: number): Point[] {
    const out: Point[] = line.slice(0, 1);
    line.forEach((corner, index) => {
        const before = line[index - 1];
        const after = line[index + 1];
        if (before === undefined || after === undefined) return;
        const start = between(corner, before, Math.min(0.5, room / (distance(corner, before) || 1)));
        const end = between(corner, after, Math.min(0.5, room / (distance(corner, after) || 1)));
        for (let i = 0; i <= 6; i++) {
            out.push(between(between(start, corner, i / 6), between(corner, end, i / 6), i / 6));
        }
    });
    return [...out, ...line.slice(-1)];
}
