// What the map knows: regions, places, the Under-deeps, and which card lies where.

import type { Language } from "../protocol/types";
import raw from "./board.json";
import { points, type Point } from "./geometry";
import type { Alignment } from "./types";

type Anchoring = "start" | "middle" | "end";
export type Label = { anchor: Anchoring; lines: { text: string; x: number; y: number }[] };
type Three<T> = [T, T, T];
type RawLabel = [Anchoring, [string, number, number][]];
type RawCrossing = { a: number; b: number; line: string; card?: string };
type RawPlace = {
    key: string;
    name: Three<string>;
    at: [number, number];
    type: Partial<Record<Alignment, string>>;
    cards: Partial<Record<Alignment, string>>;
    label: (RawLabel | 0)[];
    region?: number;
};
type Raw = {
    size: [number, number];
    regionTypes: Record<string, Three<string>>;
    siteTypes: Record<string, Three<string>>;
    regions: {
        id: string;
        name: Three<string>;
        type: string;
        at: [number, number];
        shape: string;
        label: (RawLabel | 0)[];
    }[];
    borders: RawCrossing[];
    links: RawCrossing[];
    opened: RawCrossing[];
    places: RawPlace[];
    deeps: {
        places: RawPlace[];
        links: { a: string; b: string; roll: Partial<Record<Alignment, number>> }[];
        surface: Record<string, (RawLabel | 0)[]>;
    };
    ranges: string[];
    broad: string[];
    land: string[];
    coast: string[];
    waterlines: string[][];
    dotted: string[];
    seaBorders: string[];
    outer: string[];
    lakes: string[];
    islands: string[];
    rivers: { great: string[]; plain: string[] };
    peaks: [number, number, number, number][];
    trees: [number, number, number][];
    hills: [number, number, number][];
    reeds: [number, number, number][];
};

export type Sheet = "surface" | "deeps";
export type Region = {
    id: string;
    /** The English name, by which regions are known. */
    ref: string;
    names: Three<string>;
    type: string;
    at: Point;
    shape: Point[];
    labels: Three<Label>;
    /** The region's place among all of them. */
    index: number;
};
export type Place = {
    key: string;
    names: Three<string>;
    at: Point;
    types: Partial<Record<Alignment, string>>;
    cards: string[];
    labels: Three<Label>;
    /** What it is called on the sheet of the Under-deeps, if it is drawn there. */
    below: Three<Label> | null;
    region: Region | null;
    sheet: Sheet;
};
export type Tunnel = { a: Place; b: Place; roll: Partial<Record<Alignment, number>> };

/** The board's data as it is stored; the drawing takes its lines from here. */
export const stored = raw as unknown as Raw;
const LANGUAGES: readonly Language[] = ["en", "de", "fr"];
export const [WIDTH, HEIGHT] = stored.size;

function labelled(all: (RawLabel | 0)[]): Three<Label> {
    const one = (index: number): Label => {
        const [anchor, lines] = all[index] || all[0] || ["middle", []];
        return { anchor, lines: lines.map(([text, x, y]) => ({ text, x, y })) };
    };
    return [one(0), one(1), one(2)];
}

export const regions: readonly Region[] = stored.regions.map((region, index) => ({
    id: region.id,
    ref: region.name[0],
    names: region.name,
    type: region.type,
    at: region.at,
    shape: points(region.shape),
    labels: labelled(region.label),
    index,
}));

function placed(place: RawPlace, sheet: Sheet): Place {
    const below = stored.deeps.surface[place.key];
    return {
        key: place.key,
        names: place.name,
        at: place.at,
        types: place.type,
        cards: Object.values(place.cards),
        labels: labelled(place.label),
        below: below === undefined ? null : labelled(below),
        region: place.region === undefined ? null : (regions[place.region] ?? null),
        sheet,
    };
}

export const surface: readonly Place[] = stored.places.map((place) => placed(place, "surface"));
export const deeps: readonly Place[] = stored.deeps.places.map((place) => placed(place, "deeps"));
export const places: readonly Place[] = [...surface, ...deeps];

const byRef = new Map(regions.map((region) => [region.ref, region]));
const byCode = new Map(places.flatMap((place) => place.cards.map((code) => [code, place])));
const byName = new Map(places.map((place) => [place.names[0], place]));
const byKey = new Map(places.map((place) => [place.key, place]));

export const tunnels: readonly Tunnel[] = stored.deeps.links.flatMap(({ a, b, roll }) => {
    const [from, to] = [byKey.get(a), byKey.get(b)];
    return from === undefined || to === undefined ? [] : [{ a: from, b: to, roll }];
});

/** The place that a site card lies at; nothing for a card that is on no map. */
export function placeOf(code: string | null): Place | null {
    return code === null ? null : (byCode.get(code) ?? null);
}

/** The place of that English name. */
export function placeNamed(name: string): Place | null {
    return byName.get(name) ?? null;
}

export function regionOf(ref: string): Region | null {
    return byRef.get(ref) ?? null;
}

export function inLanguage<T>(three: Three<T>, language: Language): T {
    return three[LANGUAGES.indexOf(language) as 0 | 1 | 2];
}

/** The regions that share a border with one. */
export function neighbours({ index }: Region): Region[] {
    return stored.borders.flatMap(({ a, b }) => {
        const other = regions[a === index ? b : b === index ? a : -1];
        return other === undefined ? [] : [other];
    });
}

/** What has to be rolled in a tunnel, for each of these players who may take it. */
export function rollsIn({ roll }: Tunnel, kinds: readonly Alignment[]): number[] {
    return kinds.flatMap((kind) => roll[kind] ?? []);
}

/** Whether any of these players has a card of the place. */
export function isOpenTo(place: Place, kinds: readonly Alignment[]): boolean {
    return kinds.some((kind) => place.types[kind] !== undefined);
}

/** Whether a place is drawn on a sheet: places with a way down are on both. */
export function isOn(place: Place, sheet: Sheet): boolean {
    return place.sheet === sheet || (sheet === "deeps" && place.below !== null);
}

export function typeOf(place: Place, alignment: Alignment, current: Record<string, string>): string {
    for (const code of place.cards) {
        const changed = current[code];
        if (changed !== undefined) return changed;
    }
    const { types } = place;
    // Where the Balrog has no version of his own, he uses the minions'.
    if (alignment === "balrog") return types.balrog ?? types.minion ?? types.hero ?? "R";
    return types[alignment] ?? types.hero ?? types.minion ?? types["fallen-wizard"] ?? types.balrog ?? "R";
}

export function typeName(letter: string, language: Language): string {
    const names = stored.siteTypes[letter];
    return names === undefined ? letter : inLanguage(names, language);
}

export function regionTypeName(letter: string, language: Language): string {
    const names = stored.regionTypes[letter];
    return names === undefined ? letter : inLanguage(names, language);
}
