// What stands on the map now, worked out from what it is given: who is where, what can be chosen, which ways.

import type { Board, Mark } from "../board";
import type { Language } from "../protocol/types";
import {
    inLanguage,
    isOn,
    placeOf,
    places,
    regions,
    surface,
    type Place,
    type Region,
    type Sheet,
} from "./atlas";
import type { Camera, Size } from "./camera";
import type { Point } from "./geometry";
import { arc, route, type Route } from "./route";
import type { Spot } from "./viewer.svelte";
import { words } from "./words";
import type { MapCompany, MapPath, MapReach } from "./types";

/** A place that has a part in the question. */
export type Choice = MapReach & { place: Place; mark: Mark };
export type Token = { company: MapCompany; place: Place; mark: Mark | null; dx: number };
export type Journey = { company: MapCompany; from: Place; to: Place; way: Route | null; d: string };
export type Way = MapPath & { d: string; way: Route; mark: Mark | null };
export type MarkedRegion = { region: Region; mark: Mark };

export const APART = 46; // tokens at one place stand so far from each other

/** Whether something can be chosen, or has been. */
export function isOpen(mark: Mark | null): boolean {
    return mark !== null && mark.state !== "refused";
}

/** Whether one may know where a company goes only as a note of one's own, or not at all. */
export function isFaceDown({ own, to, hidden, regions: known }: MapCompany): boolean {
    return hidden && (to === null || (own && known.length === 0));
}

export function choicesOf(reach: readonly MapReach[], board: Board): Choice[] {
    return reach.flatMap((one) => {
        const place = placeOf(one.code);
        const mark = board.mark({ kind: "site", ref: one.ref });
        return place === null || mark === null ? [] : [{ ...one, place, mark }];
    });
}

export function markedRegions(board: Board): MarkedRegion[] {
    return regions.flatMap((region) => {
        const mark = board.mark({ kind: "region", ref: region.ref });
        return mark === null ? [] : [{ region, mark }];
    });
}

/** How far to the side the one stands of several at one place. */
export function aside(index: number, count: number): number {
    return (index - (count - 1) / 2) * APART;
}

/** Companies on a sheet; several at one place stand side by side with who else is there, who acts in front. */
export function tokensOf(
    companies: readonly MapCompany[],
    others: ReadonlyMap<Place, number>,
    sheet: Sheet,
    board: Board,
): Token[] {
    const tokens: Token[] = [];
    const placed = companies.flatMap((company) => {
        const place = placeOf(company.at);
        return place !== null && isOn(place, sheet) ? [{ company, place }] : [];
    });
    for (const { company, place } of placed) {
        const group = placed.filter((other) => other.place === place);
        const index = group.findIndex((other) => other.company === company);
        const mark = board.mark({ kind: "company", ref: String(company.id) });
        const dx = aside(index, group.length + (others.get(place) ?? 0));
        tokens.push({ company, place, mark, dx });
    }
    return tokens.sort((a, b) => Number(a.company.acting) - Number(b.company.acting));
}

export function journeysOf(companies: readonly MapCompany[], sheet: Sheet): Journey[] {
    return companies.flatMap((company) => {
        const [from, to] = [placeOf(company.at), placeOf(company.to)];
        if (from === null || to === null || from === to || !isOn(from, sheet) || !isOn(to, sheet)) return [];
        const known = company.regions.length > 0 && sheet === "surface";
        const way = known ? route(from.at, company.regions, to.at) : null;
        const d = way !== null ? way.d : sheet === "deeps" ? straight(from, to) : arc(from.at, to.at);
        return [{ company, from, to, way, d }];
    });
}

function straight(from: Place, to: Place): string {
    return `M${from.at[0]},${from.at[1]}L${to.at[0]},${to.at[1]}`;
}

/** Ways that are offered, the chosen one last so that it lies on top. */
export function waysOf(paths: readonly MapPath[], board: Board): Way[] {
    const ways = paths.flatMap((path) => {
        const [from, to] = [placeOf(path.from), placeOf(path.to)];
        if (from === null || to === null) return [];
        const way = route(from.at, path.regions, to.at);
        const mark = board.mark({ kind: "path", ref: path.ref });
        return [{ ...path, chosen: path.chosen || mark?.state === "chosen", d: way.d, way, mark }];
    });
    return ways.sort((a, b) => Number(a.chosen) - Number(b.chosen));
}

/** Names one after the other, as the language lists them. */
export function listed(names: readonly string[], language: Language): string {
    return new Intl.ListFormat(language, { type: "unit", style: "long" }).format(names);
}

export function nameOf(place: Place, language: Language): string {
    return inLanguage(place.names, language);
}

export type Flag = { place: Place; tone: string };

/** Where flags stand: chosen places, the ends of ways that are offered, revealed destinations. */
export function flagsOf(
    choices: readonly Choice[],
    journeys: readonly Journey[],
    ways: readonly Way[],
): Flag[] {
    const flags = new Map<Place, string>();
    for (const { company, to } of journeys) {
        if (!isFaceDown(company)) flags.set(to, company.own ? "may" : "peril");
    }
    for (const { to, mark } of ways) {
        const place = placeOf(to);
        if (place !== null) flags.set(place, mark?.tone ?? "may");
    }
    for (const { place, mark } of choices) {
        if (mark.state === "chosen") flags.set(place, mark.tone);
    }
    return [...flags].map(([place, tone]) => ({ place, tone }));
}

export function companiesAt(companies: readonly MapCompany[]): Map<Place, MapCompany[]> {
    const out = new Map<Place, MapCompany[]>();
    for (const company of companies) {
        const place = placeOf(company.at);
        if (place !== null) out.set(place, [...(out.get(place) ?? []), company]);
    }
    return out;
}

export function spotOf(place: Place, language: Language): Spot {
    return { at: place.at, place, region: null, name: nameOf(place, language) };
}

/** Where the keyboard can stand: every place of the sheet, and regions that can be chosen. */
export function spotsOn(sheet: Sheet, marked: readonly MarkedRegion[], language: Language): Spot[] {
    const stands = places.filter((place) => isOn(place, sheet)).map((place) => spotOf(place, language));
    const open = sheet === "surface" ? marked.filter(({ mark }) => isOpen(mark)) : [];
    const lands = open.map(({ region: { at, ref, names } }): Spot => ({
        at,
        place: null,
        region: ref,
        name: inLanguage(names, language),
    }));
    return [...stands, ...lands];
}

/** A company in words: whose it is, how large, and where it goes as far as one may know. */
export function tell(company: MapCompany, language: Language): string {
    const say = words[language];
    const { name: leader, size, of: player } = company;
    const whose = company.own ? say.own : say.theirs;
    const who = player === undefined ? whose(leader, size) : say.of(leader, size, player);
    const to = placeOf(company.to);
    if (to === null) return isFaceDown(company) ? `${who}, ${say.unknown}` : who;
    const name = nameOf(to, language);
    return `${who}, ${isFaceDown(company) ? say.noted(name) : say.heading(name)}`;
}

const LEGEND = { width: 240, height: 62 }; // pixels that it takes in the upper left corner, and its margin

/** Whether a place lies under the legend in the upper left corner, and none in the upper right. */
export function isUnder(camera: Camera, size: Size): boolean {
    const seen = surface.map(({ at: [x, y] }): Point => [
        (x - camera.x) * camera.k + size.width / 2,
        (y - camera.y) * camera.k + size.height / 2,
    ]);
    const high = seen.filter(([, y]) => y > 0 && y < LEGEND.height);
    const left = high.some(([x]) => x > 0 && x < LEGEND.width);
    return left && !high.some(([x]) => x < size.width && x > size.width - LEGEND.width);
}
