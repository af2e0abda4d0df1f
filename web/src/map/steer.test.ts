import { describe, expect, it } from "vitest";
import { placeOf, surface, type Place } from "./atlas";
import { find, isDirection, neighbour } from "./steer";

function at(code: string): Place {
    const place = placeOf(code);
    if (place === null) throw new Error(`No place for ${code}`);
    return place;
}
const search = (letters: string): string | undefined => find(letters, surface, ({ names }) => names[0])?.key;

describe("finding one's way by keys", () => {
    it("goes to the neighbour in a direction", () => {
        const edoras = surface.find(({ key }) => key === "edoras");
        expect(neighbour(edoras?.at ?? [0, 0], "ArrowDown", surface)?.key).toBe("dunharrow");
        expect(neighbour(at("TW-393").at, "ArrowLeft", surface)?.key).toBe("lond-galen");
        expect(neighbour([1, 1], "ArrowUp", surface)).toBeNull();
    });

    it("reaches every place from every place", () => {
        const seen = new Set<Place>([at("TW-393")]);
        for (const place of seen) {
            for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const) {
                const next = neighbour(place.at, key, surface);
                if (next !== null) seen.add(next);
            }
        }
        expect(surface.filter((place) => !seen.has(place)).map(({ key }) => key)).toEqual([]);
    });

    it("finds a place by its first letters, with or without marks", () => {
        expect(search("pel")).toBe("pelargir");
        expect(search("lor")).toBe("lorien");
        expect(search("lonely")).toBe("the-lonely-mountain");
        expect(search("zzz")).toBeUndefined();
        expect(isDirection("ArrowUp")).toBe(true);
        expect(isDirection("Enter")).toBe(false);
    });
});
