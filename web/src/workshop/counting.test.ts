import { describe, expect, test } from "vitest";
import type { ReadLine } from "../protocol/types";
import { asTable } from "./handing";
import { chanceOf, counted, keys, minds, points, skills } from "./numbers";
import { atSites, withoutSite } from "./places";
import { shown } from "./report";
import { emptySheet, put, PLAY_DECK } from "./sheet";
import { CARDS } from "./testing/cards";
import { shuffled } from "./trial";

const known = (code: string) => CARDS.find((card) => card.code === code);
const SHEET = [
    ["pool", "TW-116", 1],
    ["characters", "TW-116", 2],
    ["resources", "TW-244", 1],
    ["resources", "TW-204", 3],
    ["hazards", "TW-20", 3],
].reduce(
    (sheet, [section, card, count]) => put(sheet, section as "pool", String(card), Number(count)),
    emptySheet("T", "wizard"),
);

describe("what the page counts itself", () => {
    test("minds, points, skills and keys", () => {
        const all = counted(SHEET, known, ["pool", ...PLAY_DECK]);
        expect(minds(all)).toEqual({ curve: [0, 0, 0, 3], sum: 9 });
        expect(points(all)).toMatchObject({ character: 3, item: 2, kill: 0 });
        expect(skills(all)).toEqual([
            ["scout", 3],
            ["diplomat", 3],
        ]);
        expect([...keys(all)]).toEqual([
            ["ww", 3],
            ["R", 3],
        ]);
    });

    test("chances of at least one", () => {
        expect(chanceOf(1, 8, 8)).toBe(1);
        expect(chanceOf(0, 60, 8)).toBe(0);
        expect(chanceOf(3, 60, 8)).toBeCloseTo(0.354, 3);
        expect(chanceOf(1, 0, 8)).toBe(0);
    });

    test("a trial deals every card once, and the same seed deals the same", () => {
        const deck = shuffled(SHEET, "7");
        expect(shuffled(SHEET, "7")).toEqual(deck);
        expect([...deck].sort()).toEqual([
            "TW-116",
            "TW-116",
            "TW-20",
            "TW-20",
            "TW-20",
            "TW-204",
            "TW-204",
            "TW-204",
            "TW-244",
        ]);
        expect(["1", "2", "3"].some((seed) => shuffled(SHEET, seed).join() !== deck.join())).toBe(true);
    });

    test("what is played at which site, the fullest first, and what waits for one", () => {
        const played = [
            { card: "a", here: ["X"], elsewhere: [] },
            { card: "b", here: ["X", "Y"], elsewhere: [] },
            { card: "c", here: [], elsewhere: ["Z"] },
        ];
        expect(atSites(["Y", "X", "W"], played).map(({ site, cards }) => [site, cards.join()])).toEqual([
            ["X", "a,b"],
            ["Y", "b"],
            ["W", ""],
        ]);
        expect(withoutSite(played)).toEqual([{ card: "c", sites: ["Z"] }]);
    });

    test("a table for spreadsheets quotes names", () => {
        const table = asTable(put(emptySheet("T", "wizard"), "hazards", "TW-20", 2), () => '“Bert” "x", y');
        expect(table).toBe('section,count,name,code\r\nhazards,2,"“Bert” ""x"", y",TW-20\r\n');
    });
});

describe("a reading report", () => {
    const line = (number: number, state: ReadLine["state"], why = ""): ReadLine => ({
        number,
        text: "",
        state,
        why,
    });

    test("folds runs of lines without a question, and leaves out what waits", () => {
        const lines = [
            line(1, "section"),
            line(2, "read"),
            line(3, "read"),
            line(4, "choose"),
            line(5, "read"),
            line(6, "read, with a remark", "why"),
            line(7, "read"),
            line(8, "blank"),
        ];
        const parts = shown(lines).map((part) =>
            "line" in part ? part.line.number : part.folded.map(({ number }) => number),
        );
        expect(parts).toEqual([1, [2, 3, 5], 6, 7]);
    });
});
