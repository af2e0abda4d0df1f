import { describe, expect, it } from "vitest";
import type { Box } from "./crowd";
import { freeSide, namesAt } from "./sides";

const pin = { width: 46, height: 46, away: 36 };
const box = (left: number, right: number, top: number, bottom: number): Box => ({ left, right, top, bottom });

describe("what stands beside a place", () => {
    it("stands over or under it as it would, if nothing is there", () => {
        expect(freeSide([0, 0], pin, 1, [], -1)).toEqual([0, -36]);
        expect(freeSide([0, 0], pin, 1, [], 1)).toEqual([0, 36]);
    });

    it("makes way for a name, to whichever side is free", () => {
        const over = box(-30, 30, -60, -24);
        const right = box(20, 120, -20, 20);
        const left = box(-120, -20, -20, 20);
        expect(freeSide([0, 0], pin, 1, [over], -1)).toEqual([45, 0]);
        expect(freeSide([0, 0], pin, 1, [over, right], -1)).toEqual([-45, 0]);
        expect(freeSide([0, 0], pin, 1, [over, right, left], -1)).toEqual([0, 36]);
    });

    it("hides as little as can be where no side is free", () => {
        const everywhere = [box(-200, 200, -200, -10), box(-200, 200, 10, 30), box(-200, 200, -9, 9)];
        expect(freeSide([0, 0], pin, 1, everywhere, -1)).toEqual([0, 36]);
    });

    it("knows the names of all places but those left out", () => {
        const all = namesAt(1, "en", () => false);
        expect(all.length).toBeGreaterThan(100);
        expect(namesAt(1, "de", ({ names }) => names[0] === "Moria")).toHaveLength(all.length - 2);
    });
});
