import { describe, expect, it } from "vitest";
import { fitName, widthOf } from "./names";

const PIECES = /[ \u00ad]|(?<=-)/;

describe("a name", () => {
    it("that has room keeps its size and its letters", () => {
        expect(fitName("Moria", 61, 13)).toEqual({ text: "Moria", size: 13 });
    });

    it("a little too long is set smaller, not broken", () => {
        const { text, size } = fitName("Glorfindel II", 50, 13);

        expect(text).toBe("Glorfindel II");
        expect(size).toBeLessThan(13);
        expect(widthOf("Glorfindel", size)).toBeLessThanOrEqual(50);
    });

    it("much too long is broken between syllables", () => {
        expect(fitName("Schlangenzunge", 50, 13).text).toBe("Schlan\u00adgen\u00adzunge");
        expect(fitName("Wormtongue", 50, 13).text).toBe("Worm\u00adtongue");
    });

    it("never falls below 10.8", () => {
        const names = ["Dunländische Clanfeste", "Schimmerndes Kettenhemd", "Krrrrrrrrrrrrrrrg"];
        const sizes = names.map((name) => fitName(name, 50, 13).size);

        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10.8);
    });

    it("has no piece wider than its room, in German too", () => {
        const names = ["Zwergenring von Thélors Volk", "Magischer Ring der Heimlichkeit", "Ork-Wachtposten"];
        for (const name of names) {
            const { text, size } = fitName(name, 50, 13);
            const widest = Math.max(...text.split(PIECES).map((piece) => widthOf(piece, size)));
            expect(widest).toBeLessThanOrEqual(50.5);
        }
    });
});
