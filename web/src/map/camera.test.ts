import { describe, expect, it } from "vitest";
import { HEIGHT, placeOf, WIDTH } from "./atlas";
import { clamp, framed, keepReadable, panned, showing, stepOf, whole, zoomed, type Camera } from "./camera";
import type { Point } from "./geometry";

const size = { width: 626, height: 496 };

function onScreen({ x, y, k }: Camera, point: Point): Point {
    return [(point[0] - x) * k + size.width / 2, (point[1] - y) * k + size.height / 2];
}

describe("the camera", () => {
    it("shows the whole map and nothing beside it", () => {
        const camera = whole(size);
        expect(onScreen(camera, [0, 0])[0]).toBeCloseTo(0);
        expect(onScreen(camera, [WIDTH, HEIGHT])[0]).toBeCloseTo(size.width);
        const corner = clamp({ x: -500, y: -500, k: 1 }, size);
        expect(onScreen(corner, [0, 0])).toEqual([0, 0]);
        expect(clamp({ x: 0, y: 0, k: 0.01 }, size).k).toBe(camera.k);
    });

    it("frames what matters, and never loses the first of it", () => {
        const points = ["TW-393", "TW-408"].map((code): Point => placeOf(code)?.at ?? [0, 0]);
        for (const spots of [points, [...points, [20, 20], [1980, 20]] as Point[]]) {
            const [x, y] = onScreen(framed(spots, size), spots[0] ?? [0, 0]);
            expect(x).toBeGreaterThan(40);
            expect(x).toBeLessThan(size.width - 40);
            expect(y).toBeGreaterThan(40);
            expect(y).toBeLessThan(size.height - 40);
        }
        expect(framed([], size)).toEqual(whole(size));
    });

    it("shows the lands round a place that is alone, on small panes too", () => {
        for (const width of [420, 500, 626, 1100]) {
            const { k } = framed([[900, 600]], { width, height: 496 });
            expect(width / k).toBeGreaterThan(600);
        }
    });

    it("keeps under the pointer what was there", () => {
        const before: Camera = { x: 900, y: 600, k: 0.8 };
        const at: Point = [150, 90];
        const land: Point = [before.x + (at[0] - 313) / 0.8, before.y + (at[1] - 248) / 0.8];
        const [x, y] = onScreen(zoomed(before, 1.5, at, size), land);
        expect(x).toBeCloseTo(at[0]);
        expect(y).toBeCloseTo(at[1]);
    });

    it("moves with the hand, and only as far as it must for a place", () => {
        const before: Camera = { x: 900, y: 600, k: 1 };
        expect(panned(before, 30, -20, size)).toEqual({ x: 870, y: 620, k: 1 });
        expect(showing(before, [910, 610], size)).toEqual(before);
        const [x] = onScreen(showing(before, [1500, 600], size), [1500, 600]);
        expect(x).toBeGreaterThan(size.width / 2);
        expect(x).toBeLessThan(size.width);
    });

    it("names more the nearer one is, in letters that can be read", () => {
        expect([0.3, 0.54, 0.55, 0.79, 0.8, 2].map(stepOf)).toEqual([
            "far",
            "far",
            "mid",
            "mid",
            "near",
            "near",
        ]);
        for (const k of [0.3, 0.55, 0.7, 0.8, 1, 2.5]) {
            expect(15 * k * keepReadable(k)).toBeGreaterThanOrEqual(12);
            expect(k * keepReadable(k)).toBeCloseTo(keepReadable(1));
        }
    });
});
