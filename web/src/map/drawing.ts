// The board that never changes, as markup: sea, land, borders, mountains, rivers. It is put together once.

import { regions, stored } from "./atlas";
import { drawn, points, short } from "./geometry";

const shape = (lines: readonly string[]): string => lines.map((line) => drawn(points(line), true)).join("");
const line = (lines: readonly string[]): string => lines.map((one) => drawn(points(one))).join("");

export const regionShapes: readonly string[] = regions.map((region) => drawn(region.shape, true));
export const landShape = shape(stored.land);

function lands(): string {
    return regions
        .map(({ type, index }) => `<path class="type-${type}" d="${regionShapes[index]}"/>`)
        .join("");
}

function waters(): string {
    return stored.waterlines
        .map((lines, i) => `<path class="waterline depth-${i}" d="${line(lines)}"/>`)
        .join("");
}

function trees(): string {
    return stored.trees
        .map(([x, y, s]) => {
            const [top, foot] = [short(y - s * 1.5), short(y - s * 0.1)];
            const trunk = `M${x},${foot}V${short(y + s * 0.36)}`;
            return `M${x},${top}L${short(x + s * 0.62)},${foot}H${short(x - s * 0.62)}Z${trunk}`;
        })
        .join("");
}

function hills(): string {
    return stored.hills
        .map(([x, y, s]) => {
            const over = `C${short(x - s * 0.5)},${short(y - s)} ${short(x + s * 0.4)},${short(y - s * 1.06)}`;
            return `M${short(x - s)},${y}${over} ${short(x + s)},${y}`;
        })
        .join("");
}

function reeds(): string {
    return stored.reeds
        .map(([x, y, s]) => {
            const stalk = (dx: number, height: number): string =>
                `M${short(x + s * dx)},${short(y - 1.5)}V${short(y - s * height)}`;
            return `M${short(x - s)},${y}H${short(x + s)}${stalk(-0.5, 0.8)}${stalk(0, 1)}${stalk(0.5, 0.7)}`;
        })
        .join("");
}

/** One mountain: its outline, and its side that lies in the shade. Later ones stand before earlier ones. */
function peak([x, y, s, lean]: readonly [number, number, number, number]): string {
    const at = (px: number, py: number): string => `${short(px)},${short(py)}`;
    const [tx, ty, left, right] = [x + lean, y - s * 1.35, x - s * 0.98, x + s * 1.02];
    const up = `C${at(left + s * 0.36, y - s * 0.42)} ${at(tx - s * 0.34, ty + s * 0.5)} ${at(tx, ty)}`;
    const down = `C${at(tx + s * 0.26, ty + s * 0.46)} ${at(right - s * 0.4, y - s * 0.5)} ${at(right, y)}`;
    const back = `C${at(x + s * 0.02, y - s * 0.4)} ${at(tx + s * 0.2, ty + s * 0.7)} ${at(tx, ty)}`;
    const shade = `M${at(tx, ty)}${down}L${at(x + s * 0.2, y)}${back}Z`;
    return `<path class="peak" d="M${at(left, y)}${up}${down}"/><path class="shade" d="${shade}"/>`;
}

function borders(): string {
    const dotted = line(stored.dotted);
    return (
        `<path class="border-light" d="${dotted}"/><path class="border" d="${dotted}"/>` +
        `<path class="sea-border" d="${line(stored.seaBorders)}"/><path class="outer" d="${line(stored.outer)}"/>` +
        `<path class="coast" d="${line(stored.coast)}"/><path class="lake" d="${shape(stored.lakes)}"/>` +
        `<path class="island" d="${shape(stored.islands)}"/>`
    );
}

function rose(): string {
    const long = "M0,-34L5,-7L34,0L5,7L0,34L-5,7L-34,0L-5,-7Z";
    const thin = "M0,-21L4.4,-4.4L21,0L4.4,4.4L0,21L-4.4,4.4L-21,0L-4.4,-4.4Z";
    const dark = "M0,-34L5,-7L0,0ZM34,0L5,7L0,0ZM0,34L-5,7L0,0ZM-34,0L-5,-7L0,0Z";
    return (
        `<g class="rose" transform="translate(74,1172)"><circle r="25"/><path transform="rotate(45)" d="${thin}"/>` +
        `<path class="main" d="${long}"/><path class="dark" d="${dark}"/></g>`
    );
}

/** The Dagorlad and Udûn link, which only some players may use. */
function links(): string {
    return stored.links
        .map((link) => {
            const ends = points(link.line);
            const dots = ends.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4"/>`).join("");
            return `<g class="link"><path d="${drawn(ends)}"/>${dots}</g>`;
        })
        .join("");
}

export const board: string =
    `<rect width="100%" height="100%" class="sea"/><path class="land" d="${landShape}"/>${lands()}${waters()}` +
    `<path class="range" d="${shape(stored.ranges)}"/><path class="broad" d="${shape(stored.broad)}"/>` +
    stored.rivers.great.map((d) => `<path class="river great" d="${d}"/>`).join("") +
    stored.rivers.plain.map((d) => `<path class="river" d="${d}"/>`).join("") +
    `<path class="hill" d="${hills()}"/><path class="tree" d="${trees()}"/><path class="reed" d="${reeds()}"/>` +
    stored.peaks.map(peak).join("") +
    borders() +
    rose() +
    links();
