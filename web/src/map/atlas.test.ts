import { describe, expect, it } from "vitest";
import type { Language } from "../protocol/types";
import {
    deeps,
    HEIGHT,
    inLanguage,
    neighbours,
    placeOf,
    places,
    regionOf,
    regions,
    surface,
    tunnels,
    typeOf,
    WIDTH,
} from "./atlas";
import { contains, distance } from "./geometry";
import map from "./map.json";

const LANGUAGES: Language[] = ["en", "de", "fr"];

describe("the atlas", () => {
    it("knows the place of every site card of the map", () => {
        const all = [...map.sites, ...map.under_deeps.sites];
        let cards = 0;
        for (const site of all) {
            for (const code of Object.values(site.cards)) {
                const place = placeOf(code);
                expect(place?.key, code).toBe(site.key);
                expect(place?.at, code).toEqual(site.at);
                cards += 1;
            }
        }
        expect(cards).toBe(places.flatMap((place) => place.cards).length);
        expect(new Set(places.flatMap((place) => place.cards)).size).toBe(cards);
    });

    it("has nothing for a card that is on no map", () => {
        expect(placeOf("XX-1")).toBeNull();
        expect(placeOf(null)).toBeNull();
        expect(regionOf("Nowhere")).toBeNull();
    });

    it("has 52 regions, each holding its places", () => {
        expect(regions).toHaveLength(52);
        expect(surface).toHaveLength(87);
        expect(deeps).toHaveLength(16);
        for (const place of surface) {
            expect(place.region, place.key).not.toBeNull();
            expect(contains(place.region?.shape ?? [], place.at), place.key).toBe(true);
        }
        expect(tunnels).toHaveLength(map.under_deeps.links.length);
    });

    it("keeps the regions' shapes", () => {
        map.regions.forEach((source, index) => {
            const region = regions[index];
            expect(region?.id).toBe(source.id);
            expect(region?.ref).toBe(source.name.en);
            for (const [x = 0, y = 0] of source.polygon) {
                const nearest = Math.min(...(region?.shape ?? []).map((point) => distance(point, [x, y])));
                expect(nearest, source.id).toBeLessThan(0.6);
            }
        });
    });

    it("names and labels everything in three languages, on the map", () => {
        for (const one of [...regions, ...places]) {
            for (const language of LANGUAGES) {
                expect(inLanguage(one.names, language)).not.toBe("");
                const { lines } = inLanguage(one.labels, language);
                const said = lines.map(({ text }) => text).join(" ");
                expect(said.replace(/[- ]/g, "")).toBe(inLanguage(one.names, language).replace(/[- ]/g, ""));
            }
        }
        expect(inLanguage(regionOf("Gap of Isen")?.names ?? ["", "", ""], "de")).toBe("Pforte von Rohan");
    });

    it("knows neighbours from both sides", () => {
        const pairs = regions.flatMap((region) =>
            neighbours(region).map((other) => [region, other] as const),
        );
        expect(pairs).toHaveLength(202);
        for (const [region, other] of pairs) expect(neighbours(other)).toContain(region);
    });

    it("draws the viewer's version of a site, unless a card has changed it", () => {
        const place = placeOf("TW-380");
        if (place === null) throw new Error("Carn Dûm is on the map.");
        expect(typeOf(place, "hero", {})).toBe("D");
        expect(typeOf(place, "minion", {})).toBe("X");
        expect(typeOf(place, "fallen-wizard", {})).toBe("D");
        expect(typeOf(place, "hero", { "TW-380": "R" })).toBe("R");
        for (const one of places) {
            expect(one.at[0]).toBeGreaterThan(0);
            expect(one.at[0]).toBeLessThan(WIDTH);
            expect(one.at[1]).toBeLessThan(HEIGHT);
        }
    });
});
