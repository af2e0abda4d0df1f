import { describe, expect, test } from "vitest";
import { STRIKE } from "./testing/combat";
import { faces, stretches, THROWS, toneOf, waysBetween } from "./throws";
import { words } from "./words";

describe("The 36 throws", () => {
    test("add up to 36", () => {
        expect(waysBetween(2, 12)).toBe(36);
        expect(waysBetween(6, 12)).toBe(26);
        expect(waysBetween(13, 20)).toBe(0);
    });

    test("take their tone from the outcome, or from the number to roll", () => {
        expect(THROWS.map((roll) => toneOf(STRIKE, roll)).join(" ")).toBe(
            "bad bad bad even good good good good good good good",
        );
        const bare = { ...STRIKE, outcomes: [], least: 9 };
        expect(toneOf(bare, 8)).toBe("bad");
        expect(toneOf(bare, 9)).toBe("good");
    });

    test("are told in one sentence in each language", () => {
        const told = stretches(STRIKE);

        expect(words.en.odds(told)).toBe(
            "Of 36 throws: 6 or more goes well, 26; 5 stays even, 4; 4 or less goes badly, 6.",
        );
        expect(words.de.odds(told)).toBe(
            "Von 36 Würfen: 6 oder mehr gelingt, 26; 5 bleibt ohne Folgen, 4; 4 oder weniger misslingt, 6.",
        );
        expect(words.fr.odds(told)).toBe(
            "Sur 36 jets : 6 ou plus réussit, 26 ; 5 reste sans effet, 4 ; 4 ou moins échoue, 6.",
        );
    });

    test("that all bring the same are told as any throw", () => {
        const sure = { ...STRIKE, outcomes: [], least: 2 };
        expect(words.en.odds(stretches(sure))).toBe("Of 36 throws: any throw goes well, 36.");
    });
});

describe("Two dice", () => {
    test("show faces that add up to the roll, whatever the seed", () => {
        for (const roll of THROWS) {
            for (let seed = 0; seed < 20; seed += 1) {
                const [one, two] = faces(roll, seed);
                expect(one + two).toBe(roll);
                expect(Math.min(one, two)).toBeGreaterThanOrEqual(1);
                expect(Math.max(one, two)).toBeLessThanOrEqual(6);
            }
        }
    });

    test("show the same faces for the same roll and seed", () => {
        expect(faces(7, 4)).toEqual(faces(7, 4));
        expect(faces(7, 4)).not.toEqual(faces(7, 5));
    });
});
