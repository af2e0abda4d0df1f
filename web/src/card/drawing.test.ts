import { describe, expect, it } from "vitest";
import { drawing } from "./art";
import { outline } from "./lands";
import { besides } from "./placing";
import { siteLetter } from "./signs";
import { FACES } from "./testing/faces";

describe("a picture", () => {
    it("has a window in the shape of the card's points, and hazards are lit from behind", () => {
        const faction = drawing(FACES.lebennin);
        const creature = drawing(FACES.guard);

        expect(faction).toMatchObject({ kind: "medal", dark: false, window: "M20 4.5h86L63 77.5z" });
        expect(creature).toMatchObject({ kind: "medal", dark: true, palette: "art-creature" });
    });

    it("is drawn from the code: the same every time, another for another card", () => {
        const again = drawing({ ...FACES.horn, name: "Horn" });

        expect(again).toBe(drawing(FACES.horn));
        expect(drawing(FACES.glamdring)).not.toEqual({ ...again, emblem: expect.anything() });
    });

    it("of a site shows trees in a Wilderness", () => {
        expect(drawing(FACES.moria)).toMatchObject({ kind: "scene", sea: false, hold: { letter: "S" } });
        expect(drawing(FACES.moria)).toHaveProperty("trees", expect.stringContaining("M"));
    });

    it("of a region is cut from the map, with its neighbours", () => {
        const rohan = outline("TW-483");

        expect(rohan?.own.type).toBe("b");
        expect(rohan?.near).toHaveLength(4);
        expect(outline("TW-1")).toBeNull();
    });
});

describe("the large card", () => {
    const window = { left: 0, top: 0, right: 1366, bottom: 768 };

    it("goes to the right, or to the left where there is no room, and never over what it explains", () => {
        const left = { left: 100, top: 300, right: 200, bottom: 440 };
        const right = { left: 1200, top: 600, right: 1300, bottom: 740 };

        expect(besides(left, 300, 400, window).left).toBe(212);
        expect(besides(right, 300, 400, window)).toEqual({ left: 888, top: 360 });
    });

    it("goes above what is as wide as the window", () => {
        const wide = { left: 0, top: 600, right: 1366, bottom: 740 };

        expect(besides(wide, 300, 400, window)).toEqual({ left: 533, top: 188 });
    });
});

describe("the sign of a site", () => {
    it("is that of the type it counts as, and a Haven keeps whose it is", () => {
        expect(siteLetter("R", "Border-hold")).toBe("B");
        expect(siteLetter("X", "Haven")).toBe("X");
        expect(siteLetter("S", null)).toBe("S");
    });
});
