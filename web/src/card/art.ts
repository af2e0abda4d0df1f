// A card's picture from its facts: a landscape from its code, a window in the shape of its points, its emblem.

import type { Face, FaceKind } from "../protocol/types";
import { chance, type Chance } from "./random";

export const WIDTH = 126;
export const HEIGHT = 80;

type WindowShape = "octagon" | "triangle" | "square" | "shield" | "circle" | "diamond";
type Round = { x: number; y: number; r: number };

/** A window with a land behind it and the emblem in front. */
type Medal = {
    kind: "medal";
    palette: string;
    /** Lit from behind, as hazards are. */
    dark: boolean;
    window: string;
    sun: Round;
    ridges: [string, string, string];
    emblem: { href: string; x: number; y: number; size: number };
};
/** A place: the land or the sea around it, and what stands there. */
export type Scene = {
    kind: "scene";
    palette: string;
    sun: Round;
    sea: boolean;
    ridges: [string, string, string];
    trees: string | null;
    hold: { x: number; letter: string };
};
/** A part of the map. */
export type Land = { kind: "land"; palette: string; code: string };
export type Drawing = Medal | Scene | Land;

const WINDOWS: Record<WindowShape, { path: string; size: number; x: number; y: number }> = {
    octagon: {
        path: "M48.5 5.5h29L97.5 25.5v29L77.5 74.5h-29L28.5 54.5v-29z",
        size: 46,
        x: 63,
        y: 40,
    },
    triangle: { path: "M63 2.5L106 75.5H20z", size: 33, x: 63, y: 51.5 },
    square: { path: "M29 6h68v68H29z", size: 48, x: 63, y: 40 },
    shield: { path: "M20 4.5h86L63 77.5z", size: 33, x: 63, y: 28 },
    circle: { path: "M63 5a35 35 0 1 1-.01 0z", size: 48, x: 63, y: 40.5 },
    diamond: { path: "M63 1.5L101.5 40 63 78.5 24.5 40z", size: 38, x: 63, y: 40 },
};
const SHAPE_OF: Record<Exclude<FaceKind, "site" | "region">, WindowShape> = {
    character: "octagon",
    avatar: "octagon",
    minion: "octagon",
    agent: "octagon",
    ally: "triangle",
    item: "square",
    faction: "shield",
    creature: "circle",
    "resource-event": "diamond",
    "hazard-event": "diamond",
    stage: "diamond",
};
const DARK: readonly FaceKind[] = ["creature", "hazard-event", "agent"];

const drawn = new Map<string, Drawing>();

/** The picture of a card; every card is drawn once, whatever its sizes. */
export function drawing(face: Face): Drawing {
    const known = drawn.get(face.code);
    if (known !== undefined) return known;
    const made = draw(face);
    drawn.set(face.code, made);
    return made;
}

function draw(face: Face): Drawing {
    const random = chance(face.code);
    if (face.kind === "region") return { kind: "land", palette: "art-land", code: face.code };
    if (face.kind === "site") return scene(face, random);
    const window = WINDOWS[SHAPE_OF[face.kind]];
    return {
        kind: "medal",
        palette: `art-${face.kind}`,
        dark: DARK.includes(face.kind),
        window: window.path,
        sun: { x: round(random(44, 84)), y: round(random(20, 32)), r: round(random(8, 13)) },
        ridges: [ridge(random, 46, 15, 5), ridge(random, 57, 11, 5), ridge(random, 69, 6, 4)],
        emblem: {
            href: `/icons.svg#${face.emblem}`,
            x: window.x,
            y: window.y,
            size: window.size,
        },
    };
}

function scene(face: Face, random: Chance): Scene {
    const letter = face.site?.type ?? "R";
    const land = face.site?.path.at(-1);
    return {
        kind: "scene",
        palette: `art-site-${letter} art-sea`,
        sun: { x: round(random(22, 104)), y: round(random(14, 26)), r: round(random(7, 12)) },
        sea: land === "Coastal Sea",
        ridges: [ridge(random, 42, 15, 5), ridge(random, 54, 9, 5), ridge(random, 66, 4, 4)],
        trees: land === "Wilderness" ? trees(random, 62, 16) : null,
        hold: { x: round(random(55, 71)), letter },
    };
}

/** A skyline from left to right by midpoint displacement. */
function ridge(random: Chance, base: number, rough: number, rounds: number): string {
    let line = [base + random(-rough, rough) * 0.4, base + random(-rough, rough) * 0.4];
    let reach = rough;
    for (let turn = 0; turn < rounds; turn++) {
        line = line.flatMap((y, i) => {
            const next = line[i + 1];
            return next === undefined ? [y] : [y, (y + next) / 2 + random(-reach, reach)];
        });
        reach *= 0.5;
    }
    const step = (WIDTH + 4) / (line.length - 1);
    const points = line.map((y, i) => `${round(i * step - 2)},${round(y)}`);
    return `M-2,${HEIGHT + 2}L${points.join("L")}L${WIDTH + 2},${HEIGHT + 2}Z`;
}

function trees(random: Chance, ground: number, count: number): string {
    return Array.from({ length: count }, () => {
        const [x, size, y] = [random(0, WIDTH), random(3.5, 6.5), ground + random(-2, 3)];
        return `M${round(x)},${round(y - size * 2)}l${round(size * 0.8)},${round(size * 2)}h${round(size * -1.6)}z`;
    }).join("");
}

function round(value: number): number {
    return Math.round(value * 10) / 10;
}
