import { describe, expect, it } from "vitest";
import { neighbours, regionOf, regions, surface, type Region } from "./atlas";
import { between, contains, distance, fromRim, lengthOf, type Point } from "./geometry";
import { arc, route, within } from "./route";

const MOST = 1.5; // a border's line is a little plainer than the regions' rims

function strays(line: readonly Point[], on: readonly Region[]): number {
    const away = (point: Point): number =>
        Math.min(...on.map(({ shape }) => (contains(shape, point) ? 0 : fromRim(shape, point))));
    return Math.max(...line.map(away));
}

function placeIn(region: Region): Point {
    return surface.find((place) => place.region === region)?.at ?? region.at;
}

describe("a way", () => {
    it("stays inside its two regions across each of the 101 borders", () => {
        const borders = regions.flatMap((a, index) =>
            neighbours(a)
                .filter((b) => regions.indexOf(b) > index)
                .map((b) => [a, b] as const),
        );
        expect(borders).toHaveLength(101);
        for (const [a, b] of borders) {
            const { line } = route(placeIn(a), [a.ref, b.ref], placeIn(b));
            expect(strays(line, [a, b]), `${a.ref} to ${b.ref}`).toBeLessThan(MOST);
        }
    });

    it("stays inside on longer journeys", () => {
        for (const start of regions) {
            const seen = [start];
            for (let at = start; seen.length < 4;) {
                const next = neighbours(at).find((region) => !seen.includes(region));
                if (next === undefined) break;
                seen.push(next);
                at = next;
            }
            const names = seen.map(({ ref }) => ref);
            const end = seen.at(-1) ?? start;
            const { line, signs } = route(placeIn(start), names, placeIn(end));
            expect(strays(line, seen), names.join(", ")).toBeLessThan(MOST);
            expect(signs.map(({ region }) => region.ref)).toEqual(names);
            for (const { region, at } of signs)
                expect(strays([at], [region]), names.join(", ")).toBeLessThan(MOST);
        }
    });

    it("begins and ends at its places", () => {
        const [from, to] = [placeIn(named("Anfalas")), placeIn(named("Lebennin"))];
        const { line } = route(from, ["Anfalas", "Bay of Belfalas", "Mouths of the Anduin", "Lebennin"], to);
        expect(line[0]).toEqual(from);
        expect(line.at(-1)).toEqual(to);
        expect(lengthOf(line)).toBeGreaterThan(distance(from, to));
    });

    it("goes round what juts into a region", () => {
        let bent = 0;
        for (const region of regions) {
            const rim = region.shape.filter((_, index) => index % 29 === 0);
            for (const from of [region.at, ...rim].filter((point) => contains(region.shape, point))) {
                for (const place of surface.filter((one) => one.region === region)) {
                    const way = within(region, from, place.at);
                    expect(strays(way, [region]), region.ref).toBeLessThan(MOST);
                    const halves = way.slice(1).map((point, i) => between(way[i] ?? point, point, 0.5));
                    expect(strays(halves, [region]), region.ref).toBeLessThan(MOST);
                    bent += way.length > 2 ? 1 : 0;
                }
            }
        }
        expect(bent).toBeGreaterThan(5);
    });

    it("crosses the link between Dagorlad and Udûn", () => {
        const { line } = route(placeIn(named("Dagorlad")), ["Dagorlad", "Udûn"], placeIn(named("Udûn")));
        const nearest = Math.min(...line.map((point) => distance(point, [1445, 684])));
        expect(nearest).toBeLessThan(40);
    });

    it("survives regions that are on no map", () => {
        expect(route([0, 0], ["Nowhere"], [10, 0]).line).toEqual([
            [0, 0],
            [10, 0],
        ]);
        expect(arc([0, 0], [100, 0])).toBe("M0,0Q50.0,12.0 100,0");
    });
});

function named(ref: string): Region {
    const region = regionOf(ref);
    if (region === null) throw new Error(`No region ${ref}`);
    return region;
}
