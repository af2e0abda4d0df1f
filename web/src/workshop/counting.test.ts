import { describe, expect, test } from "vitest";
import type { ReadLine } from "../protocol/types";
import { asTable } from "./handing";
import { chanceOf, counted, keys, minds, points, skills, strikingIn } from "./numbers";
import { atSites, withoutSite } from "./places";
import { shown } from "./report";
import { emptySheet, put, PLAY_DECK } from "./sheet";
import { CARDS } from "./testing/cards";
import type { BenchCard } from "../protocol/types";
import { beginners, seedOf } from "./trial";
import { told } from "./versions";

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

    test("a creature strikes where it is keyed by type or by name, and is counted once", () => {
        const creature = { ...(known("TW-20") as BenchCard), keyed: ["w", "Rhudaur", "ww"] };
        const cards = [{ card: creature, count: 3, section: "hazards" as const }];
        expect(strikingIn(cards, "w", "Rhudaur")).toBe(3);
        expect(strikingIn(cards, "b", "Rhudaur")).toBe(3);
        expect(strikingIn(cards, "b", "Lindon")).toBe(0);
    });

    test("a seed is the number that it says, or always the same one for the same word", () => {
        expect([seedOf("7"), seedOf(" 12 ")]).toEqual([7, 12]);
        expect(seedOf("friend")).toBe(seedOf("friend"));
        expect(seedOf("friend")).not.toBe(seedOf("mellon"));
    });

    test("of those who were drafted only who was not set aside begins", () => {
        const pick = (card: string, set_aside: boolean) => ({ card, set_aside });
        const rounds = [
            { own: pick("TW-161", true), theirs: pick("TW-161", true) },
            { own: pick("TW-116", false), theirs: null },
            { own: null, theirs: pick("TW-180", false) },
        ];
        expect(beginners({ rounds, hand: [], draws: [], is_dealt: true })).toEqual(["TW-116"]);
    });

    test("between two versions faults come, go and stay", () => {
        const fault = (rule: string) => ({ rule, text: rule, cards: [], remedies: [] });
        const found = told([fault("DECK-02"), fault("DECK-06")], [fault("DECK-06"), fault("DECK-07")]);
        expect(found.came.map(({ rule }) => rule)).toEqual(["DECK-07"]);
        expect(found.went.map(({ rule }) => rule)).toEqual(["DECK-02"]);
        expect(found.stay.map(({ rule }) => rule)).toEqual(["DECK-06"]);
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
