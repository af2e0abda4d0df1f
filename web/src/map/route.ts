// The way of a journey: from place to place across the borders of its regions, never leaving them.

import { regionOf, stored, type Region } from "./atlas";
import {
    along,
    between,
    distance,
    drawn,
    pairs,
    points,
    rounded,
    sees,
    turningPoints,
    type Point,
} from "./geometry";

export type Route = {
    line: Point[];
    d: string;
    /** Where each region's sign stands on the way. */
    signs: { region: Region; at: Point }[];
};

const ROOM = 16; // how far a way keeps from a corner that it turns round
const ROUNDING = 26;
const EVERY = 4; // a border can be crossed so often

type Inside = { nodes: Point[]; links: number[][] };
const insides = new Map<number, Inside>();
const routes = new Map<string, Route>();

/** A region's turning points and which of them see each other; worked out once. */
function inside(region: Region): Inside {
    const known = insides.get(region.index);
    if (known !== undefined) return known;
    const nodes = turningPoints(region.shape, ROOM);
    const links = nodes.map((a, i) =>
        nodes.flatMap((b, j) => (i !== j && sees(region.shape, a, b) ? [j] : [])),
    );
    const made = { nodes, links };
    insides.set(region.index, made);
    return made;
}

/** The shortest way between two points of a region that stays inside it. */
export function within(region: Region, from: Point, to: Point): Point[] {
    if (sees(region.shape, from, to)) return [from, to];
    const { nodes, links } = inside(region);
    const seen = nodes.map((node) => sees(region.shape, node, to));
    const best = nodes.map((node) => (sees(region.shape, from, node) ? distance(from, node) : Infinity));
    const before = nodes.map(() => -1);
    const open = new Set(nodes.keys());
    let end = -1;
    let shortest = Infinity;
    while (open.size > 0) {
        const at = [...open].reduce((a, b) => ((best[a] ?? Infinity) <= (best[b] ?? Infinity) ? a : b));
        const here = nodes[at];
        const far = best[at] ?? Infinity;
        if (here === undefined || far === Infinity || far >= shortest) break;
        open.delete(at);
        if (seen[at] === true && far + distance(here, to) < shortest) {
            shortest = far + distance(here, to);
            end = at;
        }
        for (const next of links[at] ?? []) {
            const there = nodes[next];
            if (there === undefined || far + distance(here, there) >= (best[next] ?? Infinity)) continue;
            best[next] = far + distance(here, there);
            before[next] = at;
        }
    }
    const way: Point[] = [to];
    for (let at = end; at >= 0; at = before[at] ?? -1) way.unshift(nodes[at] ?? to);
    return [from, ...way];
}

/** Where one may cross from a region into the next; for a link of two points, both of them at once. */
function crossings(a: Region, b: Region): Point[][] {
    const joins = (one: { a: number; b: number }): boolean =>
        (one.a === a.index && one.b === b.index) || (one.a === b.index && one.b === a.index);
    const border = stored.borders.find(joins);
    if (border !== undefined) {
        const line = points(border.line);
        const spots = pairs(line).flatMap(([p, q]) => {
            const count = Math.max(1, Math.floor(distance(p, q) / EVERY));
            return Array.from({ length: count }, (_, i) => between(p, q, i / count));
        });
        const rim = Math.max(1, Math.min(Math.floor(spots.length / 6), 6)); // keeps clear of a third region's corner
        const clear = spots.slice(rim, -rim);
        return (clear.length > 0 ? clear : spots).map((spot) => [spot]);
    }
    const link = stored.links.find(joins) ?? stored.opened.find(joins);
    if (link === undefined) return [[between(a.at, b.at, 0.5)]];
    const line = points(link.line);
    return [link.a === a.index ? line : line.reverse()];
}

function first(spot: readonly Point[] | undefined, otherwise: Point): Point {
    return spot?.[0] ?? otherwise;
}

function last(spot: readonly Point[] | undefined, otherwise: Point): Point {
    return spot?.[spot.length - 1] ?? otherwise;
}

/** Moves each crossing to where it makes the way between its neighbours shortest. */
function settle(
    choices: Point[][][],
    spots: Point[][],
    before: (i: number) => Point,
    after: (i: number) => Point,
) {
    choices.forEach((all, i) => {
        const [p, q] = [before(i), after(i)];
        const cost = (spot: Point[]): number => distance(p, first(spot, p)) + distance(last(spot, q), q);
        spots[i] = all.reduce((a, b) => (cost(a) <= cost(b) ? a : b));
    });
}

function legsOf(on: Region[], spots: Point[][], from: Point, to: Point): Point[][] {
    return on.map((region, i) => within(region, last(spots[i - 1], from), first(spots[i], to)));
}

/** The way through the named regions; regions that are on no map are left out. */
export function route(from: Point, names: readonly string[], to: Point): Route {
    const key = JSON.stringify([from, names, to]);
    const known = routes.get(key);
    if (known !== undefined) return known;
    const on = names.flatMap((name) => regionOf(name) ?? []);
    const choices = on.slice(1).map((region, i) => crossings(on[i] ?? region, region));
    const spots = choices.map((all) => all[Math.floor(all.length / 2)] ?? []);
    for (let round = 0; round < 12; round++) {
        settle(
            choices,
            spots,
            (i) => last(spots[i - 1], from),
            (i) => first(spots[i + 1], to),
        );
    }
    const bent = legsOf(on, spots, from, to);
    settle(
        choices,
        spots,
        (i) => bent[i]?.at(-2) ?? from,
        (i) => bent[i + 1]?.[1] ?? to,
    );
    const legs = legsOf(on, spots, from, to);
    const corners =
        legs.length === 0
            ? [from, to]
            : legs.flatMap((leg, i) => leg.slice(i === 0 ? 0 : sameStart(legs[i - 1], leg)));
    const line = rounded(corners, ROUNDING);
    const signs = on.map((region, i) => ({
        region,
        at: along(legs[i] ?? [], on.length === 1 ? 0.5 : i === 0 ? 0.6 : i === on.length - 1 ? 0.42 : 0.5),
    }));
    const made = { line, d: drawn(line), signs };
    routes.set(key, made);
    return made;
}

function sameStart(before: Point[] | undefined, leg: Point[]): number {
    const [end, start] = [before?.at(-1), leg[0]];
    return end !== undefined && start !== undefined && distance(end, start) < 0.01 ? 1 : 0;
}

/** A way of which only the ends are known: a shallow arc. */
export function arc([ax, ay]: Point, [bx, by]: Point): string {
    const [mx, my] = [(ax + bx) / 2 + (ay - by) * 0.12, (ay + by) / 2 + (bx - ax) * 0.12];
    return `M${ax},${ay}Q${mx.toFixed(1)},${my.toFixed(1)} ${bx},${by}`;
}
